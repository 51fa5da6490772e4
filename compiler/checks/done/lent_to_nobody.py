"""Warn about what a text lends to whoever has its thing, where one may have it for whom it does not count.

`+1 charm` is for whom a seat plays. A thing may lie with an ogre as well, in a zone of its own where texts
are in force; there the line lends nothing, and nothing says so. What an ogre has counts for it by a rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import LENT_TO_NOBODY
from talisman.compiler.model import Holder, Modify, Rule, Same, This, Var, You, Zone, ancestors


def lent_to_nobody(context: Context) -> Iterator[Diagnostic]:
    """One warning for each number that things of one kind lend in vain in one zone."""
    model = context.model
    apart = [zone for zone in model.zones.values() if zone.of and not _had(zone.of, context)]
    told: set[tuple[str, str, str]] = set()
    for rule in model.rules if apart else ():
        if not _lends(rule) or not context.reported(rule.pack):
            continue
        assert isinstance(rule.shape, Modify)
        kind = model.things[rule.carrier].kind
        for zone in apart:
            stat = rule.shape.stat
            if (
                zone.name in rule.zones
                and _holds(zone, kind, context)
                and (zone.name, kind, stat) not in told
            ):
                told.add((zone.name, kind, stat))
                yield LENT_TO_NOBODY.at(rule.span, stat=stat, zone=zone.name, of=zone.of)


def _lends(rule: Rule) -> bool:
    """Whether a rule of a thing lends something to whoever has it."""
    whoever = isinstance(rule.shape, Modify) and rule.shape.subject == Same(Var(0), You())
    return whoever and bool(rule.carrier) and rule.you == Holder(This()) and not rule.effect


def _holds(zone: Zone, kind: str, context: Context) -> bool:
    return not zone.holds or not set(zone.holds).isdisjoint(ancestors(context.model.kinds, kind))


def _had(kind: str, context: Context) -> bool:
    """Whether things of a kind are places or play, or may themselves lie with somebody who plays."""
    kinds = context.model.kinds
    lines = [ancestors(kinds, one) for one in kinds]
    mine = [line for line in lines if kind in line]
    if any(kinds[one].place or kinds[one].seat or kinds[one].played_by for line in mine for one in line):
        return True
    zones = [zone for zone in context.model.zones.values() if zone.of]
    return any(
        not zone.holds or any(held in line for held in zone.holds for line in mine)
        for zone in zones
        if not kinds[zone.of].place
    )


__all__ = ["lent_to_nobody"]
