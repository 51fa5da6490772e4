"""One after the other of the effects of a sort that last."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from talisman.compiler.lower.builder import Builder


@contextmanager
def each_lasting(b: Builder, effect: str, end: str) -> Iterator[tuple[int, int, int, str]]:
    """Code for each effect of a sort that lasts; at `end` it goes on.

    Gives the registers of the effect, of whom it is upon and of the thing whose text made it, and the label
    that goes on with the next.
    """
    e, you, this = b.const(-1), b.reg(), b.reg()
    loop = b.label("live")
    b.place(loop)
    b.op("EFNEXT", e, effect, e)
    b.op("JLTI", e, 0, end)
    b.op("EFGET", you, e, 0)
    b.op("EFGET", this, e, 1)
    yield e, you, this, loop
    b.op("JMP", loop)
