"""No kind is its own ancestor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.model import KIND_RING
from talisman.compiler.model import Kind


def kind_rings(context: Context) -> Iterator[Diagnostic]:
    """One error for each ring, at its first kind."""
    told: set[str] = set()
    for kind in context.model.kinds.values():
        ring = _ring(kind.name, (), context.model.kinds)
        if ring and not told.intersection(ring):
            told.update(ring)
            yield KIND_RING.at(kind.span, name=kind.name, ring=" -> ".join((*ring, kind.name)))


def _ring(name: str, way: tuple[str, ...], kinds: Mapping[str, Kind]) -> tuple[str, ...]:
    """The way from the first kind back to it; nothing when there is none."""
    if way and name == way[0]:
        return way
    if name in way or name not in kinds:
        return ()
    return next((found for up in kinds[name].parents if (found := _ring(up, (*way, name), kinds))), ())
