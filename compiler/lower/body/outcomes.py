"""How a contest came out, for what waits for the end of one that came out so.

A contest that is waited for in this way writes its outcome into a global of its family: one more than the
number, so that 0 says that it has not come to an outcome. Whoever begins one keeps the number that stood
there and puts it back behind the end, since what follows an outcome may begin another contest, and since a
contest that has come out may be left on the way out of something round it.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import Lowering


def heard(lo: Lowering, level: str) -> str:
    """The global that tells how a contest came out; "" where nothing waits for that."""
    if level not in lo.model.contests:
        return ""
    family = m.lineage(lo.model.contests, level)[-1]
    return lo.add_global(f"came out# {family}") if family in lo.came_out else ""


def before(lo: Lowering, b: Builder, level: str) -> int:
    """A register that keeps what stood there; none has come out yet."""
    name = heard(lo, level)
    if not name:
        return -1
    kept = b.reg()
    b.op("GETG", kept, name)
    b.op("SETG", name, b.const(0))
    return kept


def told(lo: Lowering, b: Builder, level: str) -> int:
    """The number of the record of its end: -2, which is none, where nothing waits for an outcome."""
    name = heard(lo, level)
    if not name:
        return -2
    r = b.reg()
    b.op("GETG", r, name)
    return r


def behind(lo: Lowering, b: Builder, level: str, kept: int) -> None:
    """What stood there stands there again."""
    if kept >= 0:
        b.op("SETG", heard(lo, level), kept)


def scored(lo: Lowering, b: Builder, level: str, outcome: int) -> None:
    """It has come out, as the register with the number of the outcome says."""
    if name := heard(lo, level):
        with b.scratch():
            r = b.const(1)
            b.op("ADD", r, r, outcome)
            b.op("SETG", name, r)


def ended(lo: Lowering, b: Builder, level: str, number: int) -> None:
    """It is ended from within, by the outcome of this number."""
    if name := heard(lo, level):
        with b.scratch():
            b.op("SETG", name, b.const(number + 1))
