"""What a seat has, in points: one procedure that adds the lines of `worth` up, for bots to choose by."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, numbers

NAME = "worth"


def worth(lo: Lowering) -> None:
    """The procedure `worth` (argument: what a seat plays); none where the packs say nothing of worth."""
    if not lo.model.worth:
        return
    b = Builder(NAME, 1, "pure", span=lo.model.worth[0].span)
    total = b.const(0)
    for line in lo.model.worth:
        b.span = line.span
        end = b.label()
        with b.scratch():
            c = Ctx(b, you=0)
            conditions.jump_unless(lo, c, line.when, end)
            number = numbers.number(lo, c, line.per)
            if isinstance(line.per, m.Distance):
                _far(lo, b, number)
            if line.most is not None:
                b.op("MIN", number, number, b.const(line.most))
            b.op("MUL", number, number, b.const(line.points))
            b.op("ADD", total, total, number)
        b.place(end)
    b.op("RET", total)
    lo.add_proc(b.done())


def _far(lo: Lowering, b: Builder, steps: int) -> None:
    """What is nowhere, or cannot get there, is as far away as the board is large; else it would be near."""
    end = b.label()
    b.op("JGEI", steps, 0, end)
    b.op("LDI", steps, sum(1 for entity in lo.program.entities if entity.place))
    b.place(end)
