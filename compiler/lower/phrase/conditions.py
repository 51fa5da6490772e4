"""Conditions: code that jumps. Everything here is pure."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.context import DICE, HIGHEST, LOWEST, RECORD, SERIAL, Ctx, Lowering
from talisman.compiler.lower.phrase import calls, descriptions, nouns, numbers

_JUMPS = {
    "=": ("JEQ", False),
    "<>": ("JNE", False),
    "<": ("JLT", False),
    ">=": ("JGE", False),
    ">": ("JLT", True),
    "<=": ("JGE", True),
}
_CONSTANT = {
    "=": ("JEQI", 0),
    "<>": ("JNEI", 0),
    "<": ("JLTI", 0),
    ">=": ("JGEI", 0),
    ">": ("JGEI", 1),
    "<=": ("JLTI", 1),
}
_MIRRORED = {"=": "=", "<>": "<>", "<": ">", ">": "<", ">=": "<=", "<=": ">="}
_OPPOSITE = {"=": "<>", "<>": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def jump_unless(lo: Lowering, c: Ctx, cond: m.Cond, label: str) -> None:
    """Jump to the label when the condition does not hold."""
    match cond:
        case m.AllOf(of):
            for part in of:
                jump_unless(lo, c, part, label)
        case m.AnyOf(of):
            yes = c.b.label("yes")
            for part in of:
                jump_if(lo, c, part, yes)
            c.b.op("JMP", label)
            c.b.place(yes)
        case m.Not(of):
            jump_if(lo, c, of, label)
        case m.Cmp(op, x, y):
            _compare(lo, c, _OPPOSITE[op], x, y, label)
        case m.Always(value):
            if not value:
                c.b.op("JMP", label)
        case m.Same() | m.InZone() | m.OnSpace() | m.Exists() if not _of_set(lo, cond):
            with c.b.scratch():
                _fails(lo, c, cond, label)
        case m.Same(x, m.Role(level, name)) if (level, name) in lo.sets:
            with c.b.scratch():
                _unless_in_set(lo, c, x, level, name, label)
        case m.ModeIs(of, word) if word not in lo.by_tag:
            with c.b.scratch():
                _unless_mode(lo, c, of, word, label)
        case m.Allowed(call):
            calls.jump_unless_allowed(lo, c, call, label)
        case _:
            with c.b.scratch():
                c.b.branch(truth(lo, c, cond), label, False)


def jump_if(lo: Lowering, c: Ctx, cond: m.Cond, label: str) -> None:
    """Jump to the label when the condition holds."""
    match cond:
        case m.AllOf(of):
            no = c.b.label("no")
            for part in of:
                jump_unless(lo, c, part, no)
            c.b.op("JMP", label)
            c.b.place(no)
        case m.AnyOf(of):
            for part in of:
                jump_if(lo, c, part, label)
        case m.Not(of):
            jump_unless(lo, c, of, label)
        case m.Cmp(op, x, y):
            _compare(lo, c, op, x, y, label)
        case m.Always(value):
            if value:
                c.b.op("JMP", label)
        case m.Same(x, y) if not _of_set(lo, cond):
            with c.b.scratch():
                c.b.op("JEQ", nouns.ref(lo, c, x), nouns.ref(lo, c, y), label)
        case m.InZone() | m.OnSpace():
            no = c.b.label("no")
            with c.b.scratch():
                _fails(lo, c, cond, no)
            c.b.op("JMP", label)
            c.b.place(no)
        case m.Exists(sel):
            descriptions.scan(lo, c, sel, lambda inner, r: c.b.op("JMP", label))
        case _:
            with c.b.scratch():
                c.b.branch(truth(lo, c, cond), label, True)


def _of_set(lo: Lowering, cond: m.Cond) -> bool:
    """Whether it says that something is one of a set."""
    return isinstance(cond, m.Same) and isinstance(cond.b, m.Role) and (cond.b.level, cond.b.name) in lo.sets


def _fails(lo: Lowering, c: Ctx, cond: m.Cond, label: str) -> None:
    """Jump when one of the usual conditions does not hold, without a register for its truth."""
    b = c.b
    match cond:
        case m.Same(x, y):
            _unless_same(lo, c, x, y, label)
        case m.InZone(of, zone, bearer):
            r = nouns.ref(lo, c, of)
            b.op("JNIN", r, zone, label)
            if bearer is not None:
                w = b.reg()
                b.op("BEAR", w, r)
                b.op("JNE", w, nouns.ref(lo, c, bearer), label)
        case m.OnSpace(of, space):
            if isinstance(space, m.Named) and lo.program.entities[lo.entity(space.name)].place:
                b.op("JNEI", nouns.ref(lo, c, m.PlaceOf(of)), lo.entity(space.name), label)
                return
            p, q = nouns.ref(lo, c, m.PlaceOf(of)), nouns.ref(lo, c, m.PlaceOf(space))
            b.op("JLTI", p, 0, label)
            if p != q:
                b.op("JNE", p, q, label)
        case m.Exists(sel):
            found = b.label("found")
            descriptions.scan(lo, c, sel, lambda inner, r: b.op("JMP", found))
            b.op("JMP", label)
            b.place(found)


def _unless_same(lo: Lowering, c: Ctx, x: m.Ref, y: m.Ref, label: str) -> None:
    if isinstance(x, m.Named):
        x, y = y, x
    p = nouns.ref(lo, c, x)
    if isinstance(y, m.Named):
        c.b.op("JNEI", p, lo.entity(y.name), label)
        return
    q = nouns.ref(lo, c, y)
    if p != q:
        c.b.op("JNE", p, q, label)


def _compare(lo: Lowering, c: Ctx, op: str, x: m.Num, y: m.Num, label: str) -> None:
    b = c.b
    with b.scratch():
        x, y = (m.Int(lo.model.params[n.name].value) if isinstance(n, m.ParamValue) else n for n in (x, y))
        if isinstance(x, m.Int):
            x, y, op = y, x, _MIRRORED[op]
        p = numbers.number(lo, c, x)
        if isinstance(y, m.Int) and LOWEST < y.value < HIGHEST:
            name, more = _CONSTANT[op]
            b.op(name, p, y.value + more, label)
            return
        q = numbers.number(lo, c, y)
        name, swapped = _JUMPS[op]
        b.op(name, q if swapped else p, p if swapped else q, label)


def counted_field(lo: Lowering, kind: str) -> str:
    """Whether a thing counts as one of this kind: a number on every thing."""
    name = f"counts as {kind}"
    lo.add_field(name, "thing#")
    return name


def truth(lo: Lowering, c: Ctx, cond: m.Cond) -> int:
    """A register that is not 0 when the condition holds."""
    b = c.b
    match cond:
        case m.HasTag(of, tag):
            r = nouns.ref(lo, c, of)
            if tag not in lo.by_tag:
                return b.const(0)
            w = b.reg()
            b.op("TAG", w, r, tag)
            return w
        case m.CountsAs(of, kind):
            w, r = b.reg(), nouns.ref(lo, c, of)
            b.op("GETV", w, counted_field(lo, kind), r)
            return w
        case m.Same(x, m.Role(level, name)) if (level, name) in lo.sets:
            return _in_set(lo, c, x, level, name)
        case m.Same(x, y):
            w = b.reg()
            p, q = nouns.ref(lo, c, x), nouns.ref(lo, c, y)
            b.op("EQ", w, p, q)
            return w
        case m.IsCopyOf(of, name):
            w = b.reg()
            r = nouns.ref(lo, c, of)
            b.op("TAG", w, r, "=" + name)
            return w
        case m.InZone(of, zone, bearer):
            return _in_zone(lo, c, of, zone, bearer)
        case m.AmongFirst(of, pile, count):
            return _among_first(lo, c, of, pile, count)
        case m.OnSpace(of, space):
            w = b.const(0)
            p, q = nouns.ref(lo, c, m.PlaceOf(of)), nouns.ref(lo, c, m.PlaceOf(space))
            end = b.label()
            b.op("JLTI", p, 0, end)
            b.op("EQ", w, p, q)
            b.place(end)
            return w
        case m.Exists(sel):
            return exists(lo, c, sel)
        case m.ModeIs(of, word):
            return _mode(lo, c, of, word)
        case m.InSetting(setting, of):
            return _setting(lo, c, setting, of)
        case m.During(level):
            w = b.reg()
            b.op("INLV", w, level)
            return w
        case m.CameOut(level, outcome, of):
            first = lo.model.contests[level].outcomes.index(outcome)
            sides = (("actor", first), ("other", m.as_seen(first)))
            seen = (
                m.AllOf((m.Same(m.Rec(side), of), m.Cmp("=", m.Amount(), m.Int(one + 1))))
                for side, one in sides
            )
            return truth(lo, c, m.AnyOf(tuple(seen)))
        case m.Allowed(call):
            return calls.allowed(lo, c, call)
        case m.UnderEffect(form, of):
            return _under(lo, c, form, of)
        case m.RolledFor(roll, purpose):
            w = b.const(0)
            r = nouns.ref(lo, c, roll)
            end, p = b.label(), b.reg()
            b.op("JNTAG", r, "roll#", end)
            b.op("GETF", p, "roll.purpose", r)
            q = b.const(list(lo.model.purposes).index(purpose))
            b.op("EQ", w, p, q)
            b.place(end)
            return w
        case m.IntoZone(zone):
            w = b.reg()
            b.op("EVGET", w, RECORD["extra"])
            q = b.const(list(lo.model.zones).index(zone))
            b.op("EQ", w, w, q)
            return w
        case m.NaturalIn(roll, low, high):
            return _natural(lo, c, roll, low, high)
        case m.DiceEqual(roll):
            return _dice_equal(lo, c, roll)
        case m.HasMost(of, among, number, fewest, alone):
            return _has_most(lo, c, nouns.ref(lo, c, of), among, number, fewest, alone)
        case m.AllOf() | m.AnyOf() | m.Not() | m.Cmp() | m.Always():
            w = b.const(0)
            end = b.label()
            jump_unless(lo, c, cond, end)
            b.op("LDI", w, 1)
            b.place(end)
            return w
    raise TypeError(f"no code for {cond!r}")


def _among_first(lo: Lowering, c: Ctx, of: m.Ref, end: m.Top, count: m.Num) -> int:
    """Whether a thing lies so near to an end of a zone: as many as that are looked at."""
    b = c.b
    w, x = b.const(0), b.reg()
    left = b.own(lambda: numbers.number(lo, c, count))
    z, r = nouns.zone_id(lo, c, end.zone, end.bearer), nouns.ref(lo, c, of)
    loop, yes, no = b.label("next"), b.label("among"), b.label("end")
    if end.bottom:  # how many lie below it, itself included
        b.op("ZOF", x, r)
        b.op("JNE", x, z, no)
        b.op("MOV", x, r)
    else:
        b.op("TOP", x, z)
    b.place(loop)
    b.op("JLTI", left, 1, no)
    if end.bottom:
        b.op("NXT", x, x)
        b.op("JLTI", x, 0, yes)
    else:
        b.op("JLTI", x, 0, no)
        b.op("JEQ", x, r, yes)
        b.op("NXT", x, x)
    b.op("ADDI", left, left, -1)
    b.op("JMP", loop)
    b.place(yes)
    b.op("LDI", w, 1)
    b.place(no)
    return w


def _under(lo: Lowering, c: Ctx, form: str, of: m.Ref) -> int:
    b = c.b
    w, e, x = b.const(0), b.const(-1), b.reg()
    r = nouns.ref(lo, c, of)
    loop, end = b.label("loop"), b.label("end")
    b.place(loop)
    b.op("EFNEXT", e, form, e)
    b.op("JLTI", e, 0, end)
    b.op("EFGET", x, e, 0)
    b.op("JNE", x, r, loop)
    b.op("LDI", w, 1)
    b.place(end)
    return w


def _in_set(lo: Lowering, c: Ctx, x: m.Ref, level: str, role: str) -> int:
    """1 for members."""
    w, end = c.b.const(0), c.b.label("member")
    _unless_in_set(lo, c, x, level, role, end)
    c.b.op("LDI", w, 1)
    c.b.place(end)
    return w


def _unless_in_set(lo: Lowering, c: Ctx, x: m.Ref, level: str, role: str, label: str) -> None:
    """Members carry the serial of the frame that chose them; jump for others."""
    b = c.b
    serial, w = b.reg(), b.reg()
    r = nouns.ref(lo, c, x)
    b.op("JLTI", r, 0, label)
    b.op("GETF", w, set_field(lo, level, role), r)
    b.op("JZ", w, label)
    b.op("ROLE", serial, level, lo.slot(level, SERIAL))
    b.op("JNE", w, serial, label)


def set_field(lo: Lowering, level: str, role: str) -> str:
    """The field that marks the members of a role's set with the serial of the frame."""
    return lo.add_field(f"set.{level}.{role}", "thing#", 0)


def exists(lo: Lowering, c: Ctx, sel: m.Sel) -> int:
    """A register: 1 when the selection has a candidate."""
    w = c.b.const(0)
    end = c.b.label("found")

    def body(inner: Ctx, r: int) -> None:
        c.b.op("LDI", w, 1)
        c.b.op("JMP", end)

    descriptions.scan(lo, c, sel, body)
    c.b.place(end)
    return w


def _in_zone(lo: Lowering, c: Ctx, of: m.Ref, zone: str, bearer: m.Ref | None) -> int:
    b = c.b
    r = nouns.ref(lo, c, of)
    w = b.reg()
    b.op("INZ", w, r, zone)
    if bearer is not None:
        end = b.label()
        b.op("JZ", w, end)
        x = b.reg()
        b.op("BEAR", x, r)
        y = nouns.ref(lo, c, bearer)
        b.op("EQ", w, x, y)
        b.place(end)
    return w


def _mode(lo: Lowering, c: Ctx, of: m.Ref, word: str) -> int:
    b = c.b
    prop = lo.model.values[word]
    w = b.const(0)
    r = nouns.ref(lo, c, of)
    end, other = b.label(), b.label()
    t = b.reg()
    b.op("JNTAG", r, lo.avatar_kind() or "thing#", other)
    b.op("GETF", t, f"mode.{prop}", r)
    q = b.const(mode_number(lo, word))
    b.op("EQ", w, t, q)
    b.op("JMP", end)
    b.place(other)
    if word in lo.by_tag:
        b.op("TAG", w, r, word)
    b.place(end)
    return w


def _unless_mode(lo: Lowering, c: Ctx, of: m.Ref, word: str, label: str) -> None:
    """Jump when the word, which nothing has printed on it, is not that of the thing."""
    r, t = nouns.ref(lo, c, of), c.b.reg()
    c.b.op("JNTAG", r, lo.avatar_kind() or "thing#", label)
    c.b.op("GETF", t, f"mode.{lo.model.values[word]}", r)
    c.b.op("JNEI", t, mode_number(lo, word), label)


def mode_number(lo: Lowering, word: str) -> int:
    """The number of a value word among those of its property, from 1 (0: none)."""
    prop = lo.model.values[word]
    return [w for w, p in lo.model.values.items() if p == prop].index(word) + 1


def _setting(lo: Lowering, c: Ctx, setting: str, of: m.Ref | None) -> int:
    b = c.b
    w = b.const(0)
    end = b.label("set")
    if c.in_event:
        x = b.reg()
        b.op("EVGET", x, RECORD["tags"])
        b.op("ANDI", w, x, lo.setting_bit(setting))
        b.op("JNZ", w, end)
    for level in lo.model.settings.get(setting, ()):
        t = b.reg()
        b.op("INLV", t, level)
        skip = b.label()
        b.op("JZ", t, skip)
        for other in _apart(lo, level, setting):
            b.op("INLV", t, other)
            b.op("JNZ", t, skip)
        if of is None:
            b.op("LDI", w, 1)
            b.op("JMP", end)
            b.place(skip)
            continue
        r = nouns.ref(lo, c, of)
        roles = [role for role in lo.roles(level) if role != SERIAL][: 2 if level in lo.model.contests else 1]
        for role in roles:
            b.op("ROLE", t, level, lo.slot(level, role))
            b.op("EQ", w, t, r)
            b.op("JNZ", w, end)
        b.place(skip)
    b.place(end)
    return w


def _apart(lo: Lowering, level: str, setting: str) -> list[str]:
    """Contests that stand on this one and have settings of their own, without this one."""
    found = []
    for name, contest in lo.model.contests.items():
        if (
            level in m.lineage(lo.model.contests, name)[1:]
            and contest.settings
            and setting not in contest.settings
        ):
            found.append(name)
    return found


def _dice_equal(lo: Lowering, c: Ctx, roll: m.Ref) -> int:
    """Every die that counts shows what the one before it shows, and there is one before."""
    b = c.b
    w, shows, x = b.const(0), b.const(0), b.reg()
    r = nouns.ref(lo, c, roll)
    no, end = b.label("differ"), b.label("equal")
    b.op("JNTAG", r, "roll#", end)
    for die in range(1, DICE + 1):
        first, after = b.label(), b.label()
        b.op("GETF", x, f"roll.{die}", r)
        b.op("JZ", x, after)
        b.op("JZ", shows, first)
        b.op("JNE", x, shows, no)
        b.op("LDI", w, 1)
        b.place(first)
        b.op("MOV", shows, x)
        b.place(after)
    b.op("JMP", end)
    b.place(no)
    b.op("LDI", w, 0)
    b.place(end)
    return w


def _has_most(lo: Lowering, c: Ctx, of: int, among: m.Sel, number: m.Num, fewest: bool, alone: bool) -> int:
    """It comes along among them, and nobody that comes along has more."""
    b = c.b
    w, no, end = b.const(0), b.label("surpassed"), b.label("most")
    b.op("JNTAG", of, among.kind, end)
    mine = numbers.number(lo, c.but(vars={**c.vars, among.var: of}), number)

    def body(inner: Ctx, r: int) -> None:
        other, after = b.label("other"), b.label("after")
        b.op("JNE", r, of, other)
        b.op("LDI", w, 1)
        b.op("JMP", after)
        b.place(other)
        theirs = numbers.number(lo, inner, number)
        p, q = (theirs, mine) if fewest else (mine, theirs)
        if alone:
            b.op("JGE", q, p, no)
        else:
            b.op("JLT", p, q, no)
        b.place(after)

    descriptions.scan(lo, c, among, body)
    b.op("JMP", end)
    b.place(no)
    b.op("LDI", w, 0)
    b.place(end)
    return w


def _natural(lo: Lowering, c: Ctx, roll: m.Ref, low: int, high: int) -> int:
    b = c.b
    w = b.const(0)
    r = nouns.ref(lo, c, roll)
    end, x = b.label("natural"), b.reg()
    b.op("JNTAG", r, "roll#", end)
    for die in range(1, DICE + 1):
        after = b.label()
        b.op("GETF", x, f"roll.{die}", r)
        b.op("JLTI", x, max(low, 1), after)
        b.op("JGEI", x, high + 1, after)
        b.op("LDI", w, 1)
        b.op("JMP", end)
        b.place(after)
    b.place(end)
    return w
