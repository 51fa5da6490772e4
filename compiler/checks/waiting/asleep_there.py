"""Refuse rules of things that are said to lie where no text of theirs is in force."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import ASLEEP_THERE
from talisman.compiler.model import AllOf, Cond, InZone, This


def asleep_there(context: Context) -> Iterator[Diagnostic]:
    """One error for each rule that asks its own thing to lie in a zone in which it is not in force."""
    for rule in context.own_rules:
        if not rule.zones:
            continue
        for zone in _places(rule.when):
            if zone not in rule.zones:
                yield ASLEEP_THERE.at(rule.span, zone=zone, zones=", ".join(f"`{one}`" for one in rule.zones))
                break


def _places(cond: Cond) -> Iterator[str]:
    """The zones in which the carrier has to lie, whatever else is so."""
    match cond:
        case AllOf(parts):
            for part in parts:
                yield from _places(part)
        case InZone(This(), zone):
            yield zone
