"""Things that stand together on one side of a contest: their numbers are added, one roll for all of them.

Who joins is settled when the contest begins: other things of the kind on the same space with the same
printed number, which nothing keeps apart from the other side. They are marked with the serial of the frame.
"""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler import model as m
from talisman.compiler.ir.program import kinded
from talisman.compiler.lower.context import SERIAL, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, descriptions, numbers
from talisman.compiler.lower.phrase.seat_order import least_above

CANDIDATE, LEADER, RIVAL = -1, -2, -3
"""Variables that no text has (texts count from 0): of the selection, whose side it is, the other side."""


def mark(lo: Lowering, c: Ctx, contest: m.Contest, chain: list[m.Contest], side: int) -> int | None:
    """Mark what joins a side; a register: whether anything has (None where nothing ever does)."""
    kind, by = _kind(chain)
    if not kind:
        return None
    b = c.b
    some = b.const(0)
    name = lo.add_field(f"joined.{chain[-1].name}.{side}", "thing#")
    end = b.label("alone")
    with b.scratch():
        b.op("JNTAG", side, kind, end)
        inner = c.but(pure=True)
        inner.vars[LEADER] = side
        lead = m.Var(LEADER)
        where: list[m.Cond] = [m.OnSpace(m.Var(CANDIDATE), lead), m.Not(m.Same(m.Var(CANDIDATE), lead))]
        if by:
            where.append(m.Cmp("=", m.PropOf(by, m.Var(CANDIDATE)), m.PropOf(by, lead)))

        def body(found: Ctx, r: int) -> None:
            no = b.label("apart")
            if lo.affect:
                conditions.jump_unless(
                    lo,
                    _with(found, 1 - side, r),
                    m.Allowed(m.Call(lo.affect, m.Var(RIVAL), m.Var(CANDIDATE))),
                    no,
                )
            b.op("SETF", name, r, c.slots[contest.name, SERIAL])
            b.op("LDI", some, 1)
            b.place(no)

        descriptions.scan(lo, inner, m.Sel(CANDIDATE, kind, m.AllOf(tuple(where))), body)
    b.place(end)
    return some


def _with(c: Ctx, other: int, r: int) -> Ctx:
    inner = c.but()
    inner.vars[CANDIDATE] = r
    inner.vars[RIVAL] = other
    return inner


def _kind(chain: list[m.Contest]) -> tuple[str, str]:
    return chain[0].joins, chain[0].joins_by


def add(
    lo: Lowering, c: Ctx, chain: list[m.Contest], side: int, joined: int | None, score: m.Num, w: int
) -> None:
    """Add to a side's score what stats the score has of whoever joined it."""
    if joined is None:
        return
    kind, _ = _kind(chain)
    b = c.b
    alone = b.label("alone")
    b.op("JZ", joined, alone)
    for stat in _stats(score):

        def body(found: Ctx, r: int, stat: m.StatOf = stat) -> None:
            x = numbers.number(
                lo, _with(found, side, r), m.StatOf(stat.stat, m.Var(CANDIDATE), stat.settings)
            )
            b.op("LOG", kinded("term", "{1}"), b.block(side, r, x))
            b.op("ADD", w, w, x)

        _marked(lo, c, chain, side, kind, body)
    b.place(alone)


def _stats(score: m.Num) -> tuple[m.StatOf, ...]:
    if isinstance(score, m.StatOf):
        return (score,)
    if isinstance(score, m.Arith):
        return _stats(score.a) + _stats(score.b)
    return ()


def _marked(
    lo: Lowering, c: Ctx, chain: list[m.Contest], side: int, kind: str, body: descriptions.Body
) -> None:
    b = c.b
    name = f"joined.{chain[-1].name}.{side}"

    def test(found: Ctx, r: int) -> None:
        no, x = b.label("not"), b.reg()
        b.op("GETF", x, name, r)
        b.op("JNE", x, c.slots[chain[0].name, SERIAL], no)
        body(found, r)
        b.place(no)

    descriptions.scan(lo, c, m.Sel(CANDIDATE, kind), test)


def each(
    lo: Lowering,
    c: Ctx,
    chain: list[m.Contest],
    side: int,
    joined: int | None,
    body: Callable[[], None],
) -> None:
    """The body again with each of those who joined the side in its place."""
    if joined is None:
        return
    kind, _ = _kind(chain)
    b = c.b
    alone = b.label("alone")
    b.op("JZ", joined, alone)
    last, lead = b.const(-1), b.copy(side)
    loop, end = b.label("joined"), b.label("all")
    b.place(loop)
    best = b.const(-1)

    def find(found: Ctx, r: int) -> None:
        least_above(b, r, last, best)

    _marked(lo, c, chain, side, kind, find)
    b.op("MOV", side, lead)
    b.op("JLTI", best, 0, end)
    b.op("MOV", last, best)
    b.op("MOV", side, best)
    body()
    b.op("JMP", loop)
    b.place(end)
    b.place(alone)
