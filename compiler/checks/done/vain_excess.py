"""Refuse an excess that gives up nothing of what is too much.

What is done about too much is done until there is no longer too much, or until it does not help. Where a
limit counts one sort of thing and its excess gives up another, or only points, there would be too much for
ever, and whatever is given up would be given up for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import EXCESS_ELSEWHERE, VAIN_EXCESS
from talisman.compiler.model import (
    Act,
    EachEnd,
    ForEach,
    HasTag,
    InZone,
    Model,
    Pick,
    PickSet,
    Sel,
    Top,
    Var,
    You,
    Zone,
    ancestors,
    conjuncts,
)
from talisman.compiler.model.walk import walk


def vain_excess(context: Context) -> Iterator[Diagnostic]:
    """One diagnostic for each limit or zone whose excess cannot lessen it."""
    model = context.model
    for limit in model.limits.values():
        span = model.stats[limit.name].span
        counted = _things(limit.counts, model) if limit.excess else set()
        if limit.excess and not any(_lessens(part, counted, model) for part in walk(limit.excess)):
            what = _plural(limit.counts.kind, model)
            yield VAIN_EXCESS.at(span, name=limit.name, what=what, way=f"that many {what} of its choice")
    for zone in model.zones.values():
        if zone.excess and not any(_from_zone(part, zone.name) for part in walk(zone.excess)):
            yield VAIN_EXCESS.at(zone.span, name=zone.name, what="what lies in it", way="a KIND in it")
        elif context.reported(zone.span.pack) and (kind := _from_elsewhere(zone, model)):
            yield EXCESS_ELSEWHERE.at(zone.span, name=zone.name, kind=kind)


def _from_elsewhere(zone: Zone, model: Model) -> str:
    """The kind of what is given up, where that may as well lie in another zone of the same bearer."""
    others = [one for one in model.zones.values() if one.of == zone.of and one.name != zone.name and one.of]
    for part in walk(zone.excess):
        if not isinstance(part, Pick) or not part.sel.kind:
            continue
        me = Var(part.sel.var)
        said = any(isinstance(one, InZone) and one.of == me for one in conjuncts(part.sel.where))
        if not said and any(_may_hold(one, part.sel.kind, model) for one in others):
            return part.sel.kind
    return ""


def _may_hold(zone: Zone, kind: str, model: Model) -> bool:
    of = ancestors(model.kinds, kind) if kind in model.kinds else (kind,)
    return not zone.holds or any(
        held in of or (held in model.kinds and kind in ancestors(model.kinds, held)) for held in zone.holds
    )


def _lessens(part: object, counted: set[str], model: Model) -> bool:
    """Whether it means things some of which may be counted, or things of which that is not known."""
    if isinstance(part, (Pick, PickSet, ForEach)):
        return not counted or not counted.isdisjoint(_things(part.sel, model))
    return _some_thing(part)


def _from_zone(part: object, zone: str) -> bool:
    """Whether it means things that may lie in the zone."""
    if isinstance(part, (Pick, PickSet, ForEach)):
        me = Var(part.sel.var)
        zones = [one.zone for one in conjuncts(part.sel.where) if isinstance(one, InZone) and one.of == me]
        return not zones or zone in zones
    return _some_thing(part)


def _some_thing(part: object) -> bool:
    """Whether it speaks of a thing that is not chosen by what it is: by its name, by its place in a pile."""
    if isinstance(part, (EachEnd, Top)):
        return True
    return isinstance(part, Act) and not isinstance(part.call.object, (Var, You, type(None)))


def _things(sel: Sel, model: Model) -> set[str]:
    """The things of its kind with all the words that are printed on what it means."""
    words = {
        part.tag
        for part in conjuncts(sel.where)
        if isinstance(part, HasTag) and part.of == Var(sel.var) and part.tag not in model.values
    }
    words |= {sel.kind} if sel.kind else set()
    return {
        name
        for name, thing in model.things.items()
        if words.issubset(thing.tags) or words <= {*thing.tags, *thing.entities}
    }


def _plural(kind: str, model: Model) -> str:
    found = model.kinds.get(kind)
    return (found.plural or kind) if found is not None else "what it counts"


__all__ = ["vain_excess"]
