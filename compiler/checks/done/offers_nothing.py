"""Refuse to do what a thing offers where nothing that is meant offers anything: it would do nothing."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import OFFERS_NOTHING
from talisman.compiler.model import DoOffered, Thing, offered_apart


def offers_nothing(context: Context) -> Iterator[Diagnostic]:
    """One for each deed of this sort without a thing that could be meant and offers something."""
    deeds = context.every(DoOffered)
    if not deeds:
        return
    rules = [rule for rule in context.model.rules if offered_apart(rule)]
    for deed in deeds:
        things = [
            thing
            for thing in context.model.things.values()
            if not deed.meant or deed.meant in thing.entities or deed.meant in thing.tags
        ]
        if not any(_carries(thing, rule.carrier, rule.kind) for thing in things for rule in rules):
            yield OFFERS_NOTHING.at(deed.span, what=f"`{deed.meant}`" if deed.meant else "anything")


def _carries(thing: Thing, carrier: str, kind: str) -> bool:
    return (thing.name == carrier or carrier in thing.entities) if carrier else kind in thing.tags
