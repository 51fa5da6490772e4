"""Once round the table, and the next of those that have no order but their number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from talisman.compiler.lower.builder import Builder


@contextmanager
def each_avatar(b: Builder, end: str, after: int | None = None) -> Iterator[tuple[int, str]]:
    """Code for what each seat plays, from the current seat on; or, after a seat, for all the others.

    Gives the register, behind one that holds -1, and the label that goes on with the next; who comes last
    goes on at `end`.
    """
    k = b.reg(2)
    b.op("LDI", k, -1 if after is None else 0)
    if after is None:
        b.op("SEAT", k + 1)
    else:
        b.op("MOV", k + 1, after)
    b.const(-1)
    you = b.reg()
    loop = b.label("each")
    b.place(loop)
    b.op("ROUND", you, k, end)
    yield you, loop
    b.op("JMP", loop)


def least_above(b: Builder, r: int, last: int, best: int) -> None:
    """Keep the smallest number above the last one: `best` (-1: none yet) becomes `r` if that is nearer."""
    no, take = b.label("no"), b.label("take")
    b.op("JLT", r, last, no)
    b.op("JEQ", r, last, no)
    b.op("JLTI", best, 0, take)
    b.op("JGE", r, best, no)
    b.place(take)
    b.op("MOV", best, r)
    b.place(no)
