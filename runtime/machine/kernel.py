# ruff: noqa: F403, F405
"""The machine's own bookkeeping: frames, zones, bits of rules in force, effects."""

from __future__ import annotations

from talisman.runtime.machine.vectors import Vectors
from talisman.runtime.table.ops import *


class Kernel(Vectors):
    """Everything an instruction may need done, and nothing that decides what comes next."""

    def push(self, fp: int, sp: int, proc: int, dst: int, ev: int, tag: int) -> int:
        """A new frame on top, its registers 0; -1 when the stack is full."""
        row = self.o_proc + proc * PROC_ROW
        end = sp + self.k[row + 1]
        if end > self.size:
            return self.fail(X_STACK, self.s[fp + F_PC], proc)
        self.s[sp] = fp
        self.s[sp + F_PC] = self.k[row]
        self.s[sp + F_PROC] = proc
        self.s[sp + F_DST] = dst
        self.s[sp + F_EV] = ev
        self.s[sp + F_TAG] = tag
        self.s[sp + F_BOUND] = 0
        for i in range(sp + FH, end):
            self.s[i] = 0
        self.toll += (end - sp) // BITS
        if end > self.s[H_HIGH]:
            self.s[H_HIGH] = end
        return sp

    def leave(self, fp: int) -> int:
        """Undo what goes with a frame, however it is left."""
        t = self.s[fp + F_TAG]
        if t > 0:
            t -= 1
            i = t // BITS
            self.s[self.b_busy + i] = self.s[self.b_busy + i] & ~(1 << (t - i * BITS))
        elif t == TAG_LIMITS:
            self.s[H_INLIM] = 0
            self.s[H_DIRTY] = self.s[H_DIRTY] | self.s[fp + L_MASK]
        elif t == TAG_EVENT:
            self.s[H_DEPTH] = self.s[H_DEPTH] - 1
        if self.s[fp + F_BOUND]:
            i = 0
            while i < self.s[H_EFHI]:
                r = self.b_ef + i * EFW
                if self.s[r] and self.s[r + 7] == fp:
                    self.drop(i)
                i += 1
            self.toll += i
        return 0

    def drop(self, slot: int) -> int:
        """End a living effect."""
        r = self.b_ef + slot * EFW
        t = self.s[r] - 1
        if self.s[r + 7]:
            i = self.s[r + 7] + F_BOUND
            self.s[i] = self.s[i] - 1
        for i in range(r, r + EFW):
            self.s[i] = 0
        i = self.s[H_EFHI]
        while i > 0 and self.s[self.b_ef + (i - 1) * EFW] == 0:
            i -= 1
        self.s[H_EFHI] = i
        self.s[self.b_efn + t] = self.s[self.b_efn + t] - 1
        self.s[H_DIRTY] = self.s[H_DIRTY] | self.k[self.o_efmask + t]
        if self.s[self.b_efn + t] == 0:
            self.awake(t, 0)
        return 0

    def awake(self, kind: int, on: int) -> int:
        """Switch the rules and modifiers of an effect type on or off."""
        i = self.k[self.o_efbits + kind]
        n = self.k[i]
        self.toll += n
        i += 1
        while n:
            r = self.b_bits + self.k[i]
            if on:
                self.s[r] = self.s[r] | self.k[i + 1]
            else:
                self.s[r] = self.s[r] & ~self.k[i + 1]
            i += 2
            n -= 1
        return 0

    def lowest(self, low: int) -> int:
        """The place of the only bit of a word."""
        return self.k[self.o_deb + ((low * 125613361 >> 27) & 31)]

    def bearer(self, ent: int) -> int:
        """What bears the zone an entity is in, or -1."""
        z = self.s[self.b_zof + ent]
        self.toll += 1
        if z == 0:
            return -1
        return self.k[self.o_zone + (z - 1) * ZONE_ROW + 1]

    def covered(self, ent: int) -> int:
        """Whether an entity lies where not all see it, itself or what bears it."""
        while ent >= 0 and self.s[self.b_zof + ent]:
            if self.k[self.o_zlook + self.zclass(ent)]:
                return 1
            ent = self.bearer(ent)
        return 0

    def zclass(self, ent: int) -> int:
        """The class of the zone an entity is in, or -1."""
        z = self.s[self.b_zof + ent]
        if z == 0:
            return -1
        return self.k[self.o_zone + (z - 1) * ZONE_ROW]

    def first(self, zone: int, ent: int) -> int:
        """The first thing in the zone of a class that an entity bears, or -1."""
        r = self.o_zcls + zone * ZCLS_ROW
        i = 0
        if self.k[r + 3] >= 0:
            i = -1
            if ent >= self.k[r + 1] and ent < self.k[r + 2]:
                i = self.k[self.k[r + 3] + ent - self.k[r + 1]]
        if i < 0:
            return -1
        return self.s[self.b_zone + (self.k[r] + i) * 3] - 1

    def block(self, ent: int) -> int:
        """The block that holds an entity's rules: its own, its holder's, or the common one."""
        b = 0
        while ent >= 0 and b == 0:
            b = self.k[self.o_block + ent]
            ent = self.bearer(ent)
        return b

    def own(self, ent: int) -> int:
        """The block of an entity that has one of its own, else 0; any number may be asked about."""
        if ent < 0 or ent >= self.ne:
            return 0
        return self.k[self.o_block + ent]

    def avatar(self, seat: int) -> int:
        """The entity a seat plays, or -1."""
        v = self.s[self.b_avatar + seat]
        if v > 0:
            return v - 1
        if v == 0 and self.k[self.o_block + seat]:
            return seat
        return -1

    def player(self, ent: int) -> int:
        """The seat that controls an entity, or -1."""
        while ent >= 0:
            if ent < self.ns:
                return ent
            for i in range(self.ns):
                if self.s[self.b_avatar + i] == ent + 1:
                    return i
            ent = self.bearer(ent)
        return -1

    def tagged(self, ent: int, tag: int) -> int:
        """Whether an entity has a tag."""
        i = tag // BITS
        return (self.k[self.o_tag + ent * self.ntagw + i] >> (tag - i * BITS)) & 1

    def find(self, after: int, tag: int) -> int:
        """The next entity after one (-1: from the first) that has a tag, or -1."""
        r = self.o_range + tag * RANGE_ROW
        x = after + 1
        if x < self.k[r]:
            x = self.k[r]
        self.steps = 0
        if self.k[r + 2] == 0:
            y = x
            while x < self.k[r + 1] and self.tagged(x, tag) == 0:
                x += 1
            self.steps = x - y
        if x >= self.k[r + 1]:
            return -1
        return x

    def among(self, after: int, base: int, row: int) -> int:
        """The next entity after one in the set that lies from a word on, by the range of its tag, or -1."""
        first = self.k[row]
        n = self.k[row + 1] - first
        x = after + 1 - first
        if x < 0:
            x = 0
        self.steps = 0
        while x < n:
            i = self.s[base + x // BITS] >> x % BITS
            if i & 1:
                return first + x
            self.steps += 1
            if i:
                x += 1
            else:
                x += BITS - x % BITS
        return -1

    def held(self, after: int, holder: int, tag: int) -> int:
        """The next entity after one that has a tag and whose seat plays this holder, or -1.

        Few things with the tag are looked at one by one; else what the holder bears is gone through, once
        until something moves.
        """
        seat = -1
        if holder >= 0:
            if self.holding == holder + 1:
                return self.listed(after, tag)
            r = self.o_range + tag * RANGE_ROW
            if self.k[r + 1] - self.k[r] > FEW:
                seat = self.player(holder)
        if seat < 0 or self.avatar(seat) != holder:
            x = self.find(after, tag)
            n = 1
            while x >= 0 and self.holder(x) != holder:
                n += 1 + self.steps
                x = self.find(x, tag)
            self.steps += n
            return x
        self.listing = self.gather(holder, 0)
        if seat != holder:
            self.listing = self.gather(seat, self.listing)
        self.holding = holder + 1
        return self.listed(after, tag)

    def holder(self, ent: int) -> int:
        """What the seat plays that controls an entity, or -1."""
        seat = self.player(ent)
        if seat < 0:
            return -1
        return self.avatar(seat)

    def gather(self, root: int, n: int) -> int:
        """Add an entity and what it bears that nobody else plays to a list by id; how many it holds then."""
        x = root + 1
        while x:
            e = x - 1
            x = 0
            if e == root or self.played(e) == 0:
                i = n
                while i and self.hd[i - 1] > e:
                    self.hd[i] = self.hd[i - 1]
                    i -= 1
                self.hd[i] = e
                self.toll += 1 + n - i
                n += 1
                x = self.below(e, 0)
            if x == 0:
                x = self.behind(e, root)
        return n

    def listed(self, after: int, tag: int) -> int:
        """The next entity after one that has a tag in the list of what is held, or -1."""
        self.steps = 0
        for i in range(self.listing):
            e = self.hd[i]
            self.steps += 1
            if e > after and self.tagged(e, tag):
                return e
        return -1

    def played(self, ent: int) -> int:
        """Whether an entity is a seat or what a seat plays."""
        if ent < self.ns:
            return 1
        for i in range(self.ns):
            if self.s[self.b_avatar + i] == ent + 1:
                return 1
        return 0

    def toggle(self, ent: int, was: int, old: int, now: int, new: int) -> int:
        """Switch an entity's rules as its zone's class and its block change.

        What counts for the holder alone is nowhere in force while there is none.
        """
        i = self.k[self.o_tog + ent]
        n = self.k[i]
        self.toll += n
        i += 1
        while n:
            q = self.o_set + self.k[i + 3] * (self.ncls + 1) + 1
            a = old
            b = new
            if self.k[i]:
                a = 0
                b = 0
            if self.k[q + was] and (a or self.k[i]):
                r = self.b_bits + a * self.bw + self.k[i + 1]
                self.s[r] = self.s[r] & ~self.k[i + 2]
            if self.k[q + now] and (b or self.k[i]):
                r = self.b_bits + b * self.bw + self.k[i + 1]
                self.s[r] = self.s[r] | self.k[i + 2]
            i += 4
            n -= 1
        return 0

    def below(self, ent: int, first: int) -> int:
        """The first thing in the zones an entity bears, from its zone `first` on; id + 1, or 0."""
        i = self.k[self.o_borne + ent]
        n = self.k[i]
        x = 0
        y = first
        while y < n and x == 0:
            y += 1
            x = self.s[self.b_zone + self.k[i + y] * 3]
        self.toll += y - first
        return x

    def behind(self, ent: int, root: int) -> int:
        """The thing behind another and what that bears, among all that `root` bears; id + 1, or 0."""
        x = 0
        while ent != root and x == 0:
            x = self.s[self.b_nxt + ent]
            if x == 0:
                z = self.s[self.b_zof + ent] - 1
                ent = self.k[self.o_zone + z * ZONE_ROW + 1]
                x = self.below(ent, self.k[self.o_zone + z * ZONE_ROW + 2] + 1)
        return x

    def carry(self, root: int, old: int, new: int) -> int:
        """Move the rules of everything an entity bears from one block to another; how much that was."""
        x = self.below(root, 0)
        n = 0
        while x:
            e = x - 1
            n += 1
            x = 0
            if self.k[self.o_block + e] == 0:
                z = self.zclass(e)
                self.toggle(e, z, old, z, new)
                x = self.below(e, 0)
            if x == 0:
                x = self.behind(e, root)
        return n

    def moved(self, ent: int, z: int) -> int:
        """Mark the limits to which it matters that a thing is in a zone, or that a player is."""
        r = self.o_zone + z * ZONE_ROW + 3
        x = self.k[r] & self.k[self.o_stir + ent]
        if self.k[self.o_block + ent] or self.k[self.k[self.o_borne + ent]]:
            x = x | self.k[r + 1]
        self.s[H_DIRTY] = self.s[H_DIRTY] | x
        return 0

    def unlink(self, ent: int) -> int:
        """Take an entity out of its zone's list and mark limits."""
        self.holding = 0
        o = self.s[self.b_zof + ent]
        if o == 0:
            return 0
        o -= 1
        a = self.s[self.b_prv + ent]
        b = self.s[self.b_nxt + ent]
        r = self.b_zone + o * 3
        if a:
            self.s[self.b_nxt + a - 1] = b
        else:
            self.s[r] = b
        if b:
            self.s[self.b_prv + b - 1] = a
        else:
            self.s[r + 1] = a
        self.s[r + 2] = self.s[r + 2] - 1
        self.s[self.b_prv + ent] = 0
        self.s[self.b_nxt + ent] = 0
        self.s[self.b_zof + ent] = 0
        self.moved(ent, o)
        return 0

    def link(self, ent: int, z: int, pos: int) -> int:
        """Put an entity that is nowhere on top (0) or at the bottom of a zone and mark limits."""
        r = self.b_zone + z * 3
        a = 0
        b = 0
        if pos:
            a = self.s[r + 1]
            self.s[r + 1] = ent + 1
            if a:
                self.s[self.b_nxt + a - 1] = ent + 1
            else:
                self.s[r] = ent + 1
        else:
            b = self.s[r]
            self.s[r] = ent + 1
            if b:
                self.s[self.b_prv + b - 1] = ent + 1
            else:
                self.s[r + 1] = ent + 1
        self.s[self.b_prv + ent] = a
        self.s[self.b_nxt + ent] = b
        self.s[self.b_zof + ent] = z + 1
        self.s[r + 2] = self.s[r + 2] + 1
        self.moved(ent, z)
        return 0

    def inside(self, ent: int, z: int) -> int:
        """1 when a zone is borne by an entity or by something it bears, however far down."""
        e = self.k[self.o_zone + z * ZONE_ROW + 1]
        while e >= 0:
            if e == ent:
                return 1
            e = self.bearer(e)
        return 0

    def shift(self, ent: int, z: int, pos: int) -> int:
        """Move an entity (zone -1: out of the game); how many things it carried along change block."""
        was = self.zclass(ent)
        old = self.block(ent)
        self.unlink(ent)
        if z >= 0:
            self.link(ent, z, pos)
        new = self.block(ent)
        self.toggle(ent, was, old, self.zclass(ent), new)
        if old != new and self.k[self.o_block + ent] == 0:
            return self.carry(ent, old, new)
        return 0

    def open(self, z: int) -> int:
        """Whether all see what lies in a zone, through all that bears it, up to what somebody plays."""
        while True:
            r = self.o_zone + z * ZONE_ROW
            self.toll += 1
            if self.k[self.o_zlook + self.k[r]]:
                return 0
            x = self.k[r + 1]
            if x < 0 or self.s[self.b_zof + x] == 0 or self.played(x):
                return 1
            z = self.s[self.b_zof + x] - 1

    def heed(self, ent: int, z: int) -> int:
        """What all know of where things lie, before one of them goes into a zone (-1: out of the game).

        All know of what lay openly into which zone it goes. What goes on from where not all see may be
        any of what lies there, unless all see where it goes: then nothing is known of that zone any more.
        """
        o = self.s[self.b_zof + ent] - 1
        if o == z:
            return 0
        n = 0
        x = 0
        if z >= 0 and o >= 0 and self.open(z) == 0:
            if self.open(o):
                x = z + 1
            else:
                n = self.mixed(o)
        y = self.s[self.b_known + ent]
        if y:
            self.s[self.b_marks + y - 1] = self.s[self.b_marks + y - 1] - 1
        if x:
            self.s[self.b_marks + z] = self.s[self.b_marks + z] + 1
        self.s[self.b_known + ent] = x
        return n

    def mixed(self, z: int) -> int:
        """Nobody who does not see them knows of the things in a zone any more; how many were looked at."""
        n = 0
        if self.s[self.b_marks + z]:
            x = self.s[self.b_zone + z * 3]
            while x:
                self.s[self.b_known + x - 1] = 0
                x = self.s[self.b_nxt + x - 1]
                n += 1
            self.s[self.b_marks + z] = 0
        return n

    def recompute(self) -> int:
        """Set the bits of everything in force anew, from where things are."""
        for i in range(self.b_bits, self.b_busy):
            self.s[i] = 0
        i = self.o_base
        n = self.k[i]
        i += 1
        while n:
            r = self.b_bits + self.k[i]
            self.s[r] = self.s[r] | self.k[i + 1]
            i += 2
            n -= 1
        for e in range(self.ne):
            b = self.block(e)
            z = self.zclass(e)
            self.toggle(e, z, b, z, b)
        for t in range(self.b_ef - self.b_efn):
            if self.s[self.b_efn + t]:
                self.awake(t, 1)
        return 0

    def field(self, row: int, ent: int) -> int:
        """The word of a field of an entity (any number); -1 for what does not have the field."""
        if ent < self.k[row + 1] or ent >= self.k[row + 2]:
            return -1
        i = self.k[self.k[row + 3] + ent - self.k[row + 1]]
        if i < 0:
            return -1
        return self.k[row] + i

    def place(self, ent: int) -> int:
        """The space an entity is on, through whatever bears it, or -1."""
        while ent >= 0 and (self.k[self.o_flags + ent] & 2) == 0:
            ent = self.bearer(ent)
        return ent
