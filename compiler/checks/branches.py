"""What the body of a verb does with things, and what with amounts: an amount is of no sort of thing."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.model import AnyOf, Block, Cond, CountsAs, HasTag, If, Not, Rec, Stmt

ITS_THING = Rec("object")


def of_a_thing(cond: Cond) -> bool | None:
    """What comes of asking an amount which sort of thing it is: it is none; None of other questions."""
    match cond:
        case HasTag(of, _) | CountsAs(of, _) if of == ITS_THING:
            return False
        case AnyOf(parts) if all(of_a_thing(part) is False for part in parts):
            return False
        case Not(other):
            so = of_a_thing(other)
            return None if so is None else not so
    return None


def with_an_amount(does: Block) -> Iterator[Stmt]:
    """What is done with an amount in any case."""
    for step in does:
        if not isinstance(step, If):
            yield step
        elif (so := of_a_thing(step.cond)) is not None:
            yield from with_an_amount(step.then if so else step.otherwise or ())


def with_a_thing(does: Block) -> Iterator[Stmt]:
    """What is done with a thing, of whichever sort it has to be."""
    for step in does:
        if not isinstance(step, If):
            yield step
        elif (so := of_a_thing(step.cond)) is not None:
            yield from with_a_thing((step.otherwise or ()) if so else step.then)
