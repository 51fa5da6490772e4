"""What a model declares, as plain data."""

from __future__ import annotations

from typing import TypedDict

from talisman.compiler.model import Model


class Counts(TypedDict):
    """How many things of a kind are declared, and how many copies of them there are."""

    things: int
    copies: int


class Space(TypedDict):
    """A space and the names of the spaces one step away."""

    path: str
    name: str
    neighbours: list[str]


class Inspection(TypedDict):
    """The answer of `talisman inspect --format json`."""

    kinds: dict[str, Counts]
    counters: list[str]
    zones: list[str]
    stats: list[str]
    spaces: list[Space]
    verbs: list[str]
    rules: list[str]


def inspect(model: Model) -> Inspection:
    """Everything in the order of declaration."""
    kinds = {name: Counts(things=0, copies=0) for name in model.kinds}
    for thing in model.things.values():
        for kind in dict.fromkeys((thing.kind, *thing.tags)):
            if kind in kinds:
                kinds[kind]["things"] += 1
                kinds[kind]["copies"] += thing.copies
    return Inspection(
        kinds=kinds,
        counters=list(model.counters),
        zones=list(model.zones),
        stats=list(model.stats),
        spaces=_spaces(model),
        verbs=list(model.verbs),
        rules=[rule.path for rule in model.rules],
    )


def _spaces(model: Model) -> list[Space]:
    """Every copy of every space, with its neighbours in the order of the edges."""
    steps: dict[str, dict[str, None]] = {}
    for edge in model.edges:
        steps.setdefault(edge.source, {})[edge.target] = None
        if not edge.one_way:
            steps.setdefault(edge.target, {})[edge.source] = None
    places = {name for name, kind in model.kinds.items() if kind.place}
    return [
        Space(path=thing.path, name=name, neighbours=list(steps.get(name, {})))
        for thing in model.things.values()
        if places & {thing.kind, *thing.tags}
        for name in thing.entities
    ]
