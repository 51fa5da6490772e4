"""What a loop is about is settled before it is done with the first: a set of things in registers.

A body may bring others to where the loop looked, and may take some away. Who came later is not meant; who
is no longer selected when it would be the next is passed over.
"""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler import model as m
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, descriptions
from talisman.runtime.table.shape import set_words
from talisman.values import frozen


@frozen
class Gathered:
    """The things of a selection as they were: registers of the set, and the tag that all of them have.

    The first register is the candidate: the set goes on after it.
    """

    sel: m.Sel
    first: int
    tag: str


def none(lo: Lowering, c: Ctx, sel: m.Sel) -> Gathered:
    """Code for a set of which nothing is as yet."""
    tag = sel.kind or "thing#"
    owners = [lo.entity(name) for name in lo.by_tag.get(tag, ())]
    found = Gathered(sel, c.b.reg(set_words(owners)), tag)
    c.b.op("EMPTY", found.first, tag)
    return found


def join(c: Ctx, those: Gathered, r: int) -> None:
    """The thing in a register is one of them from now on."""
    c.b.op("JOIN", r, those.first, those.tag)


def gather(lo: Lowering, c: Ctx, sel: m.Sel) -> Gathered:
    """Code that notes all things of a selection."""
    found = none(lo, c, sel)
    with c.b.scratch():
        descriptions.scan(lo, c, sel, lambda _, r: join(c, found, r))
    return found


def each(lo: Lowering, c: Ctx, those: Gathered, body: Callable[[Ctx, int], None]) -> None:
    """The body for each of them that is selected still, by rising number."""
    b = c.b
    loop, end = b.label("each"), b.label("all")
    b.place(loop)
    b.op("AMONG", those.first, those.first, those.tag)
    b.op("JLTI", those.first, 0, end)
    _still(lo, c, those, those.first, body, loop)
    b.op("JMP", loop)
    b.place(end)


def of_them(
    lo: Lowering, c: Ctx, those: Gathered, r: int, body: Callable[[Ctx, int], None], other: str
) -> None:
    """The body for the thing in a register, if it is one of them and selected still; else on at the label."""
    unless(c, those, r, other)
    _still(lo, c, those, r, body, other)


def unless(c: Ctx, those: Gathered, r: int, other: str) -> None:
    """On at the label, unless the thing in a register is one of them."""
    b = c.b
    with b.scratch():
        x = b.reg()
        b.op("ADDI", those.first, r, -1)
        b.op("AMONG", x, those.first, those.tag)
        b.op("JNE", x, r, other)


def anew(c: Ctx, those: Gathered) -> None:
    """From the first of them again."""
    c.b.op("LDI", those.first, -1)


def _still(
    lo: Lowering, c: Ctx, those: Gathered, r: int, body: Callable[[Ctx, int], None], other: str
) -> None:
    inner = c.but()
    inner.vars[those.sel.var] = r
    inner.sure = {**c.sure, those.sel.var: those.sel.kind}
    with c.b.scratch():
        conditions.jump_unless(lo, inner, those.sel.where, other)
        body(inner, r)
