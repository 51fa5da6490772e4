"""Numbers: code that leaves a value in a register."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from talisman.compiler import model as m
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import DICE, RECORD, Ctx, Lowering, is_number
from talisman.compiler.lower.phrase import descriptions
from talisman.compiler.lower.phrase.nouns import Unbound, captured, printed, ref, skip_unless


def number(lo: Lowering, c: Ctx, what: m.Num) -> int:
    """A register with the number."""
    b = c.b
    if c.known and what in c.known:
        return c.known[what]
    match what:
        case m.Int(value):
            return b.const(value)
        case m.ParamValue(name):
            return b.const(lo.model.params[name].value)
        case m.Amount():
            if not c.in_event:
                raise Unbound("amount")
            w = b.reg()
            b.op("EVGET", w, RECORD["amount"])
            return w
        case m.CapturedNum(slot):
            return captured(c, slot)
        case m.NumVar(n):
            if n not in c.vars:
                raise Unbound("number")
            return c.vars[n]
        case m.FieldOf(name, None):
            w = b.reg()
            b.op("GETG", w, lo.add_global(name))
            return w
        case m.FieldOf(name, of) if of is not None:
            r = ref(lo, c, of)
            w = b.reg()
            b.op("GETV", w, name, r)
            return w
        case m.StatOf(stat, of, settings):
            there = isinstance(of, m.Var) and of.n in c.sure
            w = b.reg() if there else b.const(0)
            r = ref(lo, c, of)
            end = b.label()
            if not there:
                b.op("JLTI", r, 0, end)
            block = b.reg(3)
            b.op("MOV", block, r)
            b.op("LDI", block + 1, lo.setting_bits(settings))
            worked_out(lo, b, w, stat, block)
            b.place(end)
            return w
        case m.PropOf(prop, of):
            r = ref(lo, c, of)
            w = b.reg()
            end = b.label()
            if prop in lo.model.values.values():
                _word(lo, c, w, prop, r, end)
            b.op("ATTR", w, printed(lo, prop), r)
            b.place(end)
            return w
        case m.Count(sel):
            w = b.const(0)
            descriptions.scan(lo, c, sel, lambda inner, r: inner.b.op("ADDI", w, w, 1))
            return w
        case m.CountDistinct(op, of_num, sel):
            return _aggregate(lo, c, op, of_num, sel)
        case m.Arith():
            return _arith(lo, _known(lo, c, what), what)
        case m.Distance(x, y):
            w = b.const(-1)
            p, q = ref(lo, c, m.PlaceOf(x)), ref(lo, c, m.PlaceOf(y))
            end = b.label()
            b.op("JLTI", p, 0, end)
            b.op("JLTI", q, 0, end)
            b.op("DIST", w, p, q)
            b.place(end)
            return w
        case m.RollPart(part, roll):
            return _roll_part(lo, c, part, roll)
        case m.ScoreOf(contest, of):
            r = ref(lo, c, of)
            w = b.reg()
            b.op("GETV", w, lo.add_field(f"score.{contest}", "thing#"), r)
            return w
    raise TypeError(f"no code for {what!r}")


def worked_out(lo: Lowering, b: Builder, w: int, stat: str, block: int) -> None:
    """The stat of what is in the first of three registers, in the case in the second."""
    declared = lo.model.stats[stat]
    if declared.base is None and declared.pile and declared.of:
        b.op("GETV", block + 2, stat, block)
        b.op("STAT", w, stat, block)
    else:
        b.op("CALL", w, f"stat.{stat}", block)


def _word(lo: Lowering, c: Ctx, w: int, prop: str, r: int, end: str) -> None:
    """The number of a value word that can change: avatars have it in a field."""
    b = c.b
    printed = b.label("printed")
    b.op("JNTAG", r, lo.avatar_kind(), printed)
    b.op("GETF", w, f"mode.{prop}", r)
    b.op("JMP", end)
    b.place(printed)


def any_of(lo: Lowering, c: Ctx, what: m.Ref | m.Num) -> int:
    """A register with a thing or a number, whichever it is."""
    if is_number(what):
        return number(lo, c, what)
    return ref(lo, c, cast(m.Ref, what))


def _known(lo: Lowering, c: Ctx, what: m.Arith) -> Ctx:
    """The context in which stats that stand several times in a sum are worked out already."""
    found = list(_stats(what)) if not c.known else []
    again = [stat for stat in dict.fromkeys(found) if found.count(stat) > 1]
    return c.but(known={stat: number(lo, c, stat) for stat in again}) if again else c


def _stats(what: m.Num) -> Iterator[m.StatOf]:
    if isinstance(what, m.StatOf):
        yield what
    elif isinstance(what, m.Arith):
        yield from _stats(what.a)
        yield from _stats(what.b)


def _arith(lo: Lowering, c: Ctx, what: m.Arith) -> int:
    b = c.b
    if (what.op == "+" and what.a == m.Int(0)) or (what.op == "*" and what.a == m.Int(1)):
        return number(lo, c, what.b)
    match what:
        case m.Arith("min", m.Int(1), m.Arith("max", m.Int(0), m.Arith("-", on, m.Int(low)))):
            below, w = b.const(low), b.reg()
            b.op("LT", w, below, number(lo, c, on))
            return w
    x = number(lo, c, what.a)
    if what.op == "/":
        divisor = _divisor(lo, what.b)
        if divisor > 0:
            w = b.reg()
            if what.up:
                b.op("ADDI", w, x, divisor - 1)
                x = w
            b.op("DIVI", w, x, divisor)
            return w
        y = number(lo, c, what.b)
        w = b.reg()
        if what.up:
            b.op("ADD", w, x, y)
            b.op("ADDI", w, w, -1)
            x = w
        b.op("DIV", w, x, y)
        return w
    if isinstance(what.b, m.Int) and what.op in "+-":
        w = b.reg()
        b.op("ADDI", w, x, what.b.value if what.op == "+" else -what.b.value)
        return w
    y = number(lo, c, what.b)
    w = b.reg()
    b.op({"+": "ADD", "-": "SUB", "*": "MUL", "min": "MIN", "max": "MAX"}[what.op], w, x, y)
    return w


def _divisor(lo: Lowering, num: m.Num) -> int:
    """The number that is divided by, where the rules say it; 0: it is known in play only, or bad."""
    if isinstance(num, m.ParamValue):
        return max(0, lo.model.params[num.name].value)
    return num.value if isinstance(num, m.Int) else 0


def _aggregate(lo: Lowering, c: Ctx, op: str, of: m.Num, sel: m.Sel) -> int:
    b = c.b
    w = b.const(0)
    seen = -1 if op == "sum" else b.const(0)

    def body(inner: Ctx, r: int) -> None:
        x = number(lo, inner, of)
        if op == "sum":
            b.op("ADD", w, w, x)
            return
        first, end = b.label(), b.label()
        b.op("JZ", seen, first)
        b.op("MAX" if op == "highest" else "MIN", w, w, x)
        b.op("JMP", end)
        b.place(first)
        b.op("MOV", w, x)
        b.op("LDI", seen, 1)
        b.place(end)

    descriptions.scan(lo, c, sel, body)
    return w


def _roll_part(lo: Lowering, c: Ctx, part: str, roll: m.Ref) -> int:
    b = c.b
    w = b.const(0)
    r = ref(lo, c, roll)
    end = b.label()
    skip_unless(lo, c, roll, r, "roll#", end)
    x = b.reg()
    if part not in ("result", "total", "natural"):
        _one_die(c, part, w, r, x)
        b.place(end)
        return w
    b.op("GETF", w, "roll.1", r)
    one = b.label("one")
    b.op("GETF", x, "roll.dice", r)
    b.op("JLTI", x, 2, one)
    for die in range(2, DICE + 1):
        b.op("GETF", x, f"roll.{die}", r)
        b.op("ADD", w, w, x)
    if part != "natural":
        b.op("GETF", x, "roll.more", r)
        b.op("ADD", w, w, x)
    b.place(one)
    if part != "natural":
        for change in ("roll.change", "roll.bonus"):
            b.op("GETF", x, change, r)
            b.op("ADD", w, w, x)
    b.place(end)
    return w


def _one_die(c: Ctx, part: str, w: int, r: int, x: int) -> None:
    """What one die of a roll shows: the first of them and so on, or the highest or lowest that counts."""
    b = c.b
    if part.isdigit():
        b.op("GETF", w, f"roll.{part}", r)
        return
    for die in range(1, DICE + 1):
        b.op("GETF", x, f"roll.{die}", r)
        if part == "highest":
            b.op("MAX", w, w, x)
            continue
        take, no = b.label("take"), b.label("no")
        b.op("JZ", x, no)
        b.op("JZ", w, take)
        b.op("JGE", x, w, no)
        b.place(take)
        b.op("MOV", w, x)
        b.place(no)
