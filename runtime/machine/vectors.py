# ruff: noqa: F403, F405
"""The machine's vectors and what needs nothing else: faults, the log, dice.

One vector `s` holds the game; `c` is the code and `k` the tables, one vector too. Compiled, every number
is a C integer (`_native.pxd`); so nothing here slices, nests or compares with anything but single words.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence

from talisman.runtime.table.ops import *


class Vectors:
    """The state, the code, the tables, and where in them everything begins."""

    s: MutableSequence[int]
    c: Sequence[int]
    k: Sequence[int]
    kept: MutableSequence[int]
    lg: MutableSequence[int]
    hd: MutableSequence[int]
    bd: MutableSequence[int]
    base: MutableSequence[int]
    rd: MutableSequence[int]
    im: MutableSequence[int]
    sums: MutableSequence[int]
    kinds: MutableSequence[int]
    watched: int
    judged: int
    holding: int
    listing: int
    who: int
    fuel: int
    steps: int
    toll: int
    work: int
    spent: int
    left: int
    until: int
    rounds: int
    ln: int
    lost: int
    notes: int
    ns: int
    ne: int
    nz: int
    ncls: int
    npur: int
    nslots: int
    nlev: int
    ntagw: int
    nplaces: int
    far: int
    bw: int
    size: int
    lcap: int
    main: int
    o_proc: int
    o_ev: int
    o_seg: int
    o_rule: int
    o_stat: int
    o_mod: int
    o_modbase: int
    o_lim: int
    o_limbit: int
    o_field: int
    o_glob: int
    o_zcls: int
    o_zlook: int
    o_zone: int
    o_attr: int
    o_tag: int
    o_range: int
    o_flags: int
    o_stir: int
    o_block: int
    o_slot: int
    o_tog: int
    o_set: int
    o_borne: int
    o_base: int
    o_efbits: int
    o_efmask: int
    o_efspan: int
    o_isa: int
    o_sw: int
    o_edges: int
    o_dist: int
    o_space: int
    o_ring: int
    o_place: int
    o_pur: int
    o_deb: int
    b_opt: int
    b_glob: int
    b_zone: int
    b_zof: int
    b_nxt: int
    b_prv: int
    b_known: int
    b_marks: int
    b_avatar: int
    b_bits: int
    b_busy: int
    b_efn: int
    b_ef: int
    b_dice: int
    b_stack: int

    def __init__(
        self,
        code: Sequence[int],
        tables: Sequence[int],
        where: Mapping[str, int],
        state: MutableSequence[int],
        kept: MutableSequence[int],
        log: MutableSequence[int],
    ) -> None:
        """A machine over these vectors; `where` says where in them everything begins."""
        self.s = state
        self.c = code
        self.k = tables
        self.kept = kept
        self.lg = log
        self.hd = kept[:0]
        self.bd = log[:0]
        self.base = self.bd
        self.rd = self.bd
        self.im = self.bd
        self.kinds = self.bd
        self.watched = 0
        self.judged = 0
        self.holding = 0
        self.listing = 0
        self.lcap = len(log)
        self.who = -1
        self.fuel = 0
        self.steps = 0
        self.toll = 0
        self.work = 0
        self.spent = 0
        self.left = -1
        self.until = 0
        self.rounds = 0
        self.ln = 0
        self.lost = 0
        self.notes = 0
        self.ns = state[H_NSEATS]
        self.ne = where["ne"]
        self.nz = where["nz"]
        self.ncls = where["ncls"]
        self.npur = where["npur"]
        self.nslots = where["nslots"]
        self.nlev = where["nlev"]
        self.ntagw = where["ntagw"]
        self.nplaces = where["nplaces"]
        self.far = where["far"]
        self.bw = where["bw"]
        self.size = where["size"]
        self.main = where["main"]
        self.o_proc = where["proc"]
        self.o_ev = where["ev"]
        self.o_seg = where["seg"]
        self.o_rule = where["rule"]
        self.o_stat = where["stat"]
        self.o_mod = where["mod"]
        self.o_modbase = where["modbase"]
        self.o_lim = where["lim"]
        self.o_limbit = where["limbit"]
        self.o_field = where["field"]
        self.o_glob = where["glob"]
        self.o_zcls = where["zcls"]
        self.o_zlook = where["zlook"]
        self.o_zone = where["zone"]
        self.o_attr = where["attr"]
        self.o_tag = where["tag"]
        self.o_range = where["range"]
        self.o_flags = where["flags"]
        self.o_stir = where["stir"]
        self.o_block = where["block"]
        self.o_slot = where["slot"]
        self.o_tog = where["tog"]
        self.o_set = where["set"]
        self.o_borne = where["borne"]
        self.o_base = where["base"]
        self.o_efbits = where["efbits"]
        self.o_efmask = where["efmask"]
        self.o_efspan = where["efspan"]
        self.o_isa = where["isa"]
        self.o_sw = where["sw"]
        self.o_edges = where["edges"]
        self.o_dist = where["dist"]
        self.o_space = where["space"]
        self.o_ring = where["ring"]
        self.o_place = where["place"]
        self.o_pur = where["pur"]
        self.o_deb = where["deb"]
        self.b_opt = where["b_opt"]
        self.b_glob = where["b_glob"]
        self.b_zone = where["b_zone"]
        self.b_zof = where["b_zof"]
        self.b_nxt = where["b_nxt"]
        self.b_prv = where["b_prv"]
        self.b_known = where["b_known"]
        self.b_marks = where["b_marks"]
        self.b_avatar = where["b_avatar"]
        self.b_bits = where["b_bits"]
        self.b_busy = where["b_busy"]
        self.b_efn = where["b_efn"]
        self.b_ef = where["b_ef"]
        self.b_dice = where["b_dice"]
        self.b_stack = where["b_stack"]

    def fail(self, code: int, pc: int, arg: int) -> int:
        """Note a fault; the caller stops."""
        self.s[H_STATUS] = ST_FAULT
        self.s[H_FAULT] = code
        self.s[H_FAULTPC] = pc
        self.s[H_FAULTARG] = arg
        return -1

    def count(self, word: int, pc: int) -> int:
        """One more in a word of the header; one that is full is a fault."""
        if self.s[word] == 2147483647:
            return self.fail(X_OVERFLOW, pc, word)
        self.s[word] = self.s[word] + 1
        return 0

    def note(self, kind: int, a: int, b: int, c: int, d: int) -> int:
        """Begin a line of the log; the word after its first four values, or -1 when it is not kept."""
        if (self.notes >> kind) & 1 == 0:
            return -1
        if self.ln + LOGW > self.lcap:
            self.lost += 1
            return -1
        i = self.ln
        self.lg[i] = kind
        self.lg[i + 1] = self.s[H_EVENTS]
        self.lg[i + 2] = a
        self.lg[i + 3] = b
        self.lg[i + 4] = c
        self.lg[i + 5] = d
        self.lg[i + 6] = 0
        self.lg[i + 7] = 0
        self.lg[i + 8] = 0
        self.lg[i + 9] = 0
        self.ln = i + LOGW
        return i + 6

    def mix(self, z: int) -> int:
        """Spread 64 bits."""
        a = 0xBF58476D
        b = 0x94D049BB
        m = 0xFFFFFFFF
        m = (m << 32) | m
        a = (a << 32) | 0x1CE4E5B9
        b = (b << 32) | 0x133111EB
        z = ((z ^ (z >> 30)) * a) & m
        z = ((z ^ (z >> 27)) * b) & m
        return z ^ (z >> 31)

    def draw(self, purpose: int, subject: int, n: int) -> int:
        """A number below n: a function of seed, purpose, subject and how often they were asked."""
        i = self.b_dice + purpose * self.nslots
        if subject >= 0:
            i += self.k[self.o_slot + subject]
        u32 = 0xFFFFFFFF
        m64 = (u32 << 32) | u32
        gam = 0x9E3779B9
        gam = (gam << 32) | 0x7F4A7C15
        if self.s[i] < 2147483647:  # more are not rolled in any game: its fuel has a bound
            self.s[i] = self.s[i] + 1
        cnt = self.s[i]
        seed = ((self.s[H_SEEDHI] & u32) << 32) | (self.s[H_SEEDLO] & u32)
        h = self.k[self.o_pur + purpose] & u32
        x = self.mix(seed ^ self.mix((h << 32) | (subject + 1)))
        x = self.mix((x + cnt * gam) & m64)
        p = (x >> 32) * n
        lo = p & u32
        un = n
        if lo < un:
            thr = ((u32 - un) + 1) % un
            while lo < thr:
                x = self.mix((x + gam) & m64)
                p = (x >> 32) * un
                lo = p & u32
        r = p >> 32
        return r
