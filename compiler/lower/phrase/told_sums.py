"""Sums and comparisons with a roll in them, told by their parts: `the total - its reach`.

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
    if not any(rolls) or all(rolls) or not m.lies_open(lo.model, on):
        return numbers.number(lo, c, on)
    b = c.b
    w = b.const(0)
    for sign, term in terms:
        x = _told(lo, c, term, sign)
        b.op("ADD" if sign == PLUS else "SUB", w, w, x)
    b.op("LOG", "[{0} counts {2:n}]", b.block(_you(c), -1, w))
    return w


def compared(lo: Lowering, c: Ctx, cond: m.Cond) -> None:
    """Tell what a roll is compared with."""
    if not isinstance(cond, m.Cmp):
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


def _told(lo: Lowering, c: Ctx, term: m.Num, sign: str) -> int:
    x = c.b.own(lambda: numbers.number(lo, c, term))
    of = nouns.ref(lo, c, who) if (who := whose(term)) is not None else -1
    c.b.op("LOG", kinded(sign, name_of(term)), c.b.block(_you(c), of, x))
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
