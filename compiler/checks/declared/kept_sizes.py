"""A zone that has a size, and a limit, say what becomes of more than that."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import NO_EXCESS
from talisman.compiler.model import LimitDecl, Zone


def kept_sizes(context: Context) -> Iterator[Diagnostic]:
    """One error for each that would not be kept; what a house rule takes away is its own affair."""
    model = context.model
    sized: list[Zone | LimitDecl] = [zone for zone in model.zones.values() if zone.size is not None]
    for one in [*sized, *model.limits.values()]:
        if not one.excess and context.reported(one.span.pack):
            yield NO_EXCESS.at(one.span, name=one.name)
