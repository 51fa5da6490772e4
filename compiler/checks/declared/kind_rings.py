"""No kind is its own ancestor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import KIND_RING
from talisman.compiler.model import Kind


def kind_rings(context: Context) -> Iterator[Diagnostic]:
    """One error for each ring, at its first kind."""
    told: set[str] = set()
    for kind in context.model.kinds.values():
        ring = _ring(kind.name, context.model.kinds)
        if ring and not told.intersection(ring):
            told.update(ring)
            yield KIND_RING.at(kind.span, name=kind.name, ring=" -> ".join((*ring, kind.name)))


def _ring(first: str, kinds: Mapping[str, Kind]) -> tuple[str, ...]:
    """The way from a kind back to it; nothing when there is none. Each kind is gone through once."""
    way = {first: iter(kinds[first].parents)}
    seen = {first}
    while way:
        up = next(next(reversed(way.values())), None)
        if up is None:
            way.popitem()
        elif up == first:
            return tuple(way)
        elif up not in seen and up in kinds:
            seen.add(up)
            way[up] = iter(kinds[up].parents)
    return ()
