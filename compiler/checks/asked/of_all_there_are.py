"""Refuse what waits for or forbids a deed to what has the most among all that there are, in the piles, too.

`when you bury the tool with the least weight` reads as if it were the lightest of one's own, as the deed
`bury the tool with the least weight` means it. In an event nobody's are meant: all tools of the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import OF_ALL_THERE_ARE
from talisman.compiler.model import (
    ALWAYS,
    Cap,
    Cmp,
    CostOf,
    CountDistinct,
    FieldOf,
    Guard,
    Permit,
    PropOf,
    Rec,
    Replace,
    Sel,
    StatOf,
    Trigger,
    ancestors,
    conjuncts,
)

OBJECT = Rec("object")
ABOUT = (Trigger, Guard, Replace, Permit, Cap, CostOf)


def of_all_there_are(context: Context) -> Iterator[Diagnostic]:
    """One for each of these rules."""
    for rule in context.own_rules:
        if not isinstance(rule.shape, ABOUT):
            continue
        for part in conjuncts(rule.shape.pattern.where):
            match part:
                case Cmp("=", PropOf(_, of) | StatOf(_, of) | FieldOf(_, of), CountDistinct(op, _, sel)):
                    if of == OBJECT and sel.where == ALWAYS and _can_be_had(context, sel):
                        word = "most" if op == "highest" else "least"
                        yield OF_ALL_THERE_ARE.at(sel.span, kind=sel.kind, most=word)


def _can_be_had(context: Context, sel: Sel) -> bool:
    """Whether somebody who is played has a zone for things of the sort."""
    kinds = context.model.kinds
    lines = ancestors(kinds, sel.kind) if sel.kind in kinds else ()
    played = {kind.name for kind in kinds.values() if kind.played_by or kind.seat}
    return any(
        zone.of in played and any(held in lines for held in zone.holds)
        for zone in context.model.zones.values()
    )


__all__ = ["of_all_there_are"]
