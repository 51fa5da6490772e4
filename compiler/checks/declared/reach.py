"""Warn about places that nobody can reach, and about those that nobody can leave.

A place is reached over an edge, or because some rule names it; one that is neither is usually missing from
its ring. One that ends a path and has no text is usually where the path was to go on.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import DEAD_END, UNREACHABLE
from talisman.compiler.model import IsCopyOf, Named


def unreachable(context: Context) -> Iterator[Diagnostic]:
    """One warning for each place without a way to it."""
    model = context.model
    places = {kind.name for kind in model.kinds.values() if kind.place}
    if not model.edges:
        return
    linked = {end for edge in model.edges for end in (edge.source, edge.target)}
    named = {part.name for kind in (Named, IsCopyOf) for part in context.every(kind)}
    named |= {target for thing in model.things.values() for target in thing.things.values()}
    for thing in model.things.values():
        reached = any(entity in linked for entity in thing.entities) or thing.name in named
        if places & set(thing.tags) and not reached and context.reported(thing.pack):
            yield UNREACHABLE.at(thing.span, name=thing.name)


def dead_ends(context: Context) -> Iterator[Diagnostic]:
    """One warning for each place to which edges lead, and none out of it, and which has no text to help."""
    model = context.model
    out = {end for edge in model.edges for end in (edge.source, *(() if edge.one_way else (edge.target,)))}
    into = {edge.target for edge in model.edges}
    speaking = {rule.carrier for rule in model.rules}
    for thing in model.things.values():
        stuck = any(entity in into and entity not in out for entity in thing.entities)
        if stuck and thing.name not in speaking and context.reported(thing.pack):
            yield DEAD_END.at(thing.span, name=thing.name)
