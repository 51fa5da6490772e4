"""Warn about things of a kind that lie nowhere when the game begins, and that nothing brings anywhere.

`kind soldier: thing` with a zone that `holds soldiers`, and no `supply`: the soldiers begin nowhere. What
takes them out of a zone never finds one. Those who are played are chosen once, for a player, so of them that
choice alone is looked at. Who is named, or is one of all that there are, may be put somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import LYING_NOWHERE
from talisman.compiler.model import (
    Act,
    ForEach,
    Kind,
    Named,
    Pick,
    PickSet,
    Prim,
    Sel,
    ancestors,
    supply_of,
)
from talisman.compiler.model.conditions import zoned
from talisman.compiler.model.walk import walk

SELECTING = (Pick, ForEach, PickSet)


def lying_nowhere(context: Context) -> Iterator[Diagnostic]:
    """One for each such kind of the pack that is asked for."""
    if not context.packs or context.packs[-1].seats is None:
        return
    kinds = context.model.kinds
    used = dict.fromkeys(thing.kind for thing in context.model.things.values())
    for kind in (kinds[name] for name in used if name in kinds):
        if context.reported(kind.span.pack) and _begins_nowhere(kind, context):
            taken = _taken(kind, context)
            if taken and all(zoned(sel) for sel in taken):
                yield LYING_NOWHERE.at(kind.span, kind=kind.name, plural=kind.plural)


def _begins_nowhere(kind: Kind, context: Context) -> bool:
    """Whether things of a kind are kept in zones, and lie in none when the game begins."""
    kinds, lines = context.model.kinds, ancestors(context.model.kinds, kind.name)
    if supply_of(kinds, kind.name) or kind.seat or any(kinds[one].place for one in lines if one in kinds):
        return False
    return any(held in lines for zone in context.model.zones.values() for held in zone.holds)


def _taken(kind: Kind, context: Context) -> list[Sel]:
    """The selections by which a thing of the kind may be dealt with; none where one is named."""
    lines = {kind.name, *ancestors(context.model.kinds, kind.name)}
    names = {name for one in context.model.things.values() if one.kind == kind.name for name in one.entities}
    played = any(context.model.kinds[one].played_by for one in lines if one in context.model.kinds)
    found: list[Sel] = []
    for text in context.texts:
        if any(part.name in names for part in context.parts(text, Named)):
            return []
        for part in context.parts(text, *SELECTING):
            sel = part.sel
            of = sel.kind in lines or not sel.kind or kind.name in ancestors(context.model.kinds, sel.kind)
            if of and (not played or _assumed(part, context)):
                found.append(sel)
    return found


def _assumed(part: object, context: Context) -> bool:
    """Whether one of those is from then on what a player plays."""
    verbs = context.model.verbs
    for inner in walk(part):
        match inner:
            case Prim("play-as"):
                return True
            case Act(call) if call.verb in verbs:
                if any(
                    isinstance(one, Prim) and one.name == "play-as" for one in walk(verbs[call.verb].does)
                ):
                    return True
    return False
