"""The parts of a text by their classes: what most checks begin with."""

from __future__ import annotations

from talisman.compiler.model.walk import walk
from talisman.values import define


@define
class SortedOut:
    """All parts of a value in their order; by their classes, and which of all they are."""

    parts: list[object]
    by_kind: dict[type, list[object]]
    places: dict[type, list[int]]


def sorted_out(value: object) -> SortedOut:
    """The value and all it is made of, by their classes."""
    found = SortedOut(walk(value), {}, {})
    places, by_kind = found.places, found.by_kind
    for place, part in enumerate(found.parts):
        kind = type(part)
        of = by_kind.get(kind)
        if of is None:
            by_kind[kind], places[kind] = [part], [place]
        else:
            of.append(part)
            places[kind].append(place)
    return found
