"""Statements that begin and end procedures and contests."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower import values
from talisman.compiler.lower.base import MASK, OUTCOME, SERIAL, Ctx, Lowering
from talisman.compiler.lower.dispatch import block


def begin(lo: Lowering, c: Ctx, s: m.Begin) -> None:
    """Code for `Begin`."""
    b = c.b
    roles = lo.roles(s.procedure)
    first = b.reg(len(roles))
    contest = s.procedure in lo.model.contests
    for offset, role in enumerate(roles):
        if role in s.roles:
            with b.scratch():
                b.op("MOV", first + offset, values.ref(lo, c, s.roles[role]))
        elif (c.procedure, role) in c.slots and role not in (SERIAL, MASK, OUTCOME):
            b.op("MOV", first + offset, c.slots[c.procedure, role])
        else:
            b.op("LDI", first + offset, 0 if role in (SERIAL, MASK, OUTCOME) else -1)
    rows: list[tuple[list[int], m.Block]] = []
    mask = 0
    if contest:
        outcomes = outcomes_of(lo, s.procedure)
        turned = s.seen_from and s.seen_from == roles[1]
        for names, body in s.rows:
            numbers = [outcomes.index(name) for name in names]
            numbers = [1 - n if turned and n < 2 else n for n in numbers]
            rows.append((numbers, body))
            for n in numbers:
                mask |= 1 << n
        b.op("LDI", first + roles.index(MASK), mask)
    w = b.reg()
    end = b.label("begun")
    if f"begin {s.procedure}" in lo.listened:
        with b.scratch():
            verdict = b.reg()
            other = first + 1 if contest else -1
            b.op("RAISE", verdict, lo.event(f"begin {s.procedure}"), b.block(first, -1, -2, -2, other, -1))
            b.op("LDI", w, -1)
            b.op("JNZ", verdict, end)
    b.op("CALL", w, f"proc.{s.procedure}", first)
    if f"end {s.procedure}" in lo.listened:
        with b.scratch():
            b.op("RAISE", b.reg(), lo.event(f"end {s.procedure}"), b.block(first, -1, -2, -2, -1, -1))
    b.place(end)  # what never began does not end
    if rows:
        done = b.label("rows")
        for numbers, body in rows:
            after = b.label("row")
            hit = b.label("hit")
            for n in numbers:
                b.op("JEQI", w, n, hit)
            b.op("JMP", after)
            b.place(hit)
            block(lo, c.but(), body)
            b.op("JMP", done)
            b.place(after)
        b.place(done)


def outcomes_of(lo: Lowering, contest: str) -> tuple[str, ...]:
    """The outcomes of a contest, inherited if it names none."""
    declared = lo.model.contests[contest]
    return declared.outcomes or outcomes_of(lo, declared.parent)


def end(lo: Lowering, c: Ctx, s: m.End) -> None:
    """Code for `End`."""
    value = (
        outcomes_of(lo, s.level).index(s.outcome) if s.outcome else 3 if s.level in lo.model.contests else 0
    )
    b = c.b
    outside = b.label("outside")
    with b.scratch():
        inside = b.reg()
        b.op("INLV", inside, s.level)
        b.op("JZ", inside, outside)
        b.op("ENDL", s.level, b.const(value))
    b.place(outside)
