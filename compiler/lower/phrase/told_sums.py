"""Sums and comparisons with a roll in them, by their parts (`the total - its reach`); changes of rolls.

Nothing is told of one in which there is a number that not all may know.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler import model as m
from talisman.compiler.ir.program import kinded
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import nouns, numbers

PLUS, MINUS = "term", "taken"
"""The kinds of the line of a term in the log."""


def name_of(term: m.Num) -> str:
    """How a term is called when a sum is told."""
    match term:
        case m.StatOf(stat):
            return stat
        case m.FieldOf(name) | m.PropOf(name):
            return name
        case m.RollPart():
            return "roll"
    return "other"


def own_number(amount: m.Num) -> str:
    """The name of a number of yours that is added to another one of yours; "" for any other amount."""
    match amount:
        case m.StatOf(name, m.You()) | m.FieldOf(name, m.You()) | m.PropOf(name, m.You()):
            return name
    return ""


def whose(term: m.Num) -> m.Ref | None:
    """Whose number a term is."""
    match term:
        case m.StatOf(_, of) | m.RollPart(_, m.MemoryOf(_, of)):
            return of
    return None


def total(lo: Lowering, c: Ctx, on: m.Num) -> int:
    """A number; if it is made of a roll and others, what it is made of is told."""
    terms = list(_signed(on))
    rolls = [isinstance(term, m.RollPart) for _, term in terms]
    if isinstance(on, m.RollPart) and on.part in ("result", "total"):
        return _lent(lo, c, on)
    if not any(rolls) or all(rolls) or not m.lies_open(lo.model, on):
        return numbers.number(lo, c, on)
    b = c.b
    w = b.const(0)
    for sign, term in terms:
        x = _told(lo, c, term, sign)
        b.op("ADD" if sign == PLUS else "SUB", w, w, x)
    b.op("LOG", "[{0} counts {2:n}]", b.block(_you(c), -1, w))
    return w


def _lent(lo: Lowering, c: Ctx, on: m.RollPart) -> int:
    """What a roll came to; where something was lent to it, that is told."""
    b = c.b
    w = b.own(lambda: numbers.number(lo, c, on))
    if not any(purpose.stat in lo.model.stats for purpose in lo.model.purposes.values()):
        return w
    with b.scratch():
        bare = b.label("bare")
        roll, of, bonus = nouns.ref(lo, c, on.roll), b.reg(), b.reg()
        b.op("GETF", bonus, "roll.bonus", roll)
        b.op("JZ", bonus, bare)
        b.op("GETF", of, "roll.by", roll)
        b.op("LOG", kinded(PLUS, "roll"), b.block(of, of, w))
        b.op("LOG", "[{0} counts {2:n}]", b.block(of, -1, w))
        b.place(bare)
    return w


def compared(lo: Lowering, c: Ctx, cond: m.Cond) -> None:
    """Tell what a roll is compared with."""
    if not isinstance(cond, m.Cmp):
        return
    if isinstance(cond.a, m.RollPart) and isinstance(cond.b, m.RollPart) and cond.a.part == "result":
        with c.b.scratch():
            _lent(lo, c, cond.a)  # with the dice as they lie
        return
    roll, other = (cond.a, cond.b) if isinstance(cond.a, m.RollPart) else (cond.b, cond.a)
    if not isinstance(roll, m.RollPart) or isinstance(other, (m.Int, m.RollPart)):
        return
    if not m.lies_open(lo.model, other):
        return
    with c.b.scratch():
        of_roll = c.b.own(lambda: numbers.number(lo, c, roll))
        against = _told(lo, c, other, PLUS)
        c.b.op("LOG", "[{0} has {1:n} against {2:n}]", c.b.block(_you(c), of_roll, against))


def added(lo: Lowering, c: Ctx, change: m.Num, much: int) -> None:
    """Tell what was added to a roll, or taken off; what is made to be at least or at most so much is not."""
    off, named = False, True
    match change:
        case m.Int(value):
            off, named = value < 0, bool(value)
        case m.Arith("-", m.Int(0), _):
            off = True
        case m.Arith("-", _, m.RollPart()):
            return
    if c.you is None or not named or not m.lies_open(lo.model, change):
        return
    b = c.b
    nothing = b.label("nothing")
    if not isinstance(change, m.Int):
        b.op("JZ", much, nothing)
    if off:
        less = b.const(0)
        b.op("SUB", less, less, much)
        much = less
    said = "[{0} subtracts {1:n} from the roll]" if off else "[{0} adds {1:n} to the roll]"
    b.op("LOG", said, b.block(c.you, much, -1))
    b.place(nothing)


def _told(lo: Lowering, c: Ctx, term: m.Num, sign: str) -> int:
    b = c.b
    x = b.own(lambda: numbers.number(lo, c, term))
    with b.scratch():
        of = -1
        if (who := whose(term)) is not None:
            of = nouns.ref(lo, c, who)
        elif isinstance(term, m.RollPart):
            roll, of = nouns.ref(lo, c, term.roll), b.reg()
            b.op("GETF", of, "roll.by", roll)  # to whom something may have been lent
        b.op("LOG", kinded(sign, name_of(term)), b.block(_you(c), of, x))
    return x


def _you(c: Ctx) -> int:
    return c.you if c.you is not None else -1


def _signed(num: m.Num, sign: str = PLUS) -> Iterator[tuple[str, m.Num]]:
    """The terms of a sum."""
    if isinstance(num, m.Arith) and num.op in "+-":
        yield from _signed(num.a, sign)
        other = MINUS if sign == PLUS else PLUS
        yield from _signed(num.b, sign if num.op == "+" else other)
    else:
        yield sign, num
