"""What a text wants of things that only their holder sees: whether it can be done tells what they are."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.model.conditions import Allowed, Cond, InZone, Same, conjuncts
from talisman.compiler.model.declarations import Zone, ancestors
from talisman.compiler.model.nouns import Holder, Var, You
from talisman.compiler.model.statements import Block, Pick
from talisman.compiler.model.whole import Model


def narrowed(model: Model, body: Block) -> tuple[str, ...]:
    """The zones of `you` into which only `you` look, from which the body picks some things and others not.

    How many things lie there all know: a body that takes any of them tells nothing more.
    """
    found = (zone for one in body if isinstance(one, Pick) for zone in _of_pick(model, one))
    return tuple(dict.fromkeys(found))


def _of_pick(model: Model, one: Pick) -> Iterator[str]:
    """The zones of one pick."""
    parts = conjuncts(one.sel.where)
    more = [part for part in parts if not _where(one, part) and not isinstance(part, Allowed)]
    for zone in model.zones.values():
        if zone.seen != "owner" or not zone.of:
            continue
        if not any(_lies(one, part, zone) for part in parts):
            continue
        kinds = [ancestors(model.kinds, kind) for kind in zone.holds]
        wanted = ancestors(model.kinds, one.sel.kind)
        if not any(one.sel.kind in kind or (kind[:1] and kind[0] in wanted) for kind in kinds):
            continue  # nothing of the kind lies there
        if more or not all(one.sel.kind in kind for kind in kinds):
            yield zone.name


def _where(one: Pick, part: Cond) -> bool:
    """Whether a part of a selection says no more than that it lies with `you`."""
    return part == Same(Holder(Var(one.var)), You()) or (
        isinstance(part, InZone) and part.of == Var(one.var) and part.bearer == You()
    )


def _lies(one: Pick, part: Cond, zone: Zone) -> bool:
    """Whether a part of a selection lets things lie in a zone of `you`."""
    if isinstance(part, InZone):
        return _where(one, part) and part.zone == zone.name
    return _where(one, part)
