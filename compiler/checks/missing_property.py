"""Warn about things that lack a printed thing which rules ask for and their sisters have.

A rule that says `its door` finds nothing on a thing that prints none, and then quietly does nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.model import MISSING_PROPERTY
from talisman.compiler.model import PrintedThing


def missing_property(context: Context) -> Iterator[Diagnostic]:
    """One warning for each thing without a property that rules read and another thing of its kind has."""
    model = context.model
    asked = {
        part.prop for text in context.texts for part in context.walk(text) if isinstance(part, PrintedThing)
    }
    declared = {name for one in context.outline.declarations if one.word == "property" for name in one.names}
    printed = {
        (thing.kind, prop)
        for thing in model.things.values()
        for prop in thing.things
        if prop in declared and prop in asked  # others come from the board, or from the thing's heading
    }
    for thing in model.things.values():
        if not context.reported(thing.pack):
            continue
        for kind, prop in sorted(printed):
            if kind == thing.kind and prop not in thing.things:
                yield MISSING_PROPERTY.at(thing.span, name=thing.name, kind=kind, prop=prop)
