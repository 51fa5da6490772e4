"""Grids: places that differ by two printed numbers are declared by one line, and joined by one rule.

Each of them is a thing like any other, called by a letter and a number (`Field C2`) behind the grid's name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod

from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.boards import BAD_GRID, BAD_WAY, NOT_COUNTED
from talisman.compiler.model import EdgeDecl
from talisman.compiler.resolve.declare.things import Prices, enter
from talisman.compiler.resolve.paths import cites
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve, frozen

MOST_PLACES = 1_000
MOST_LETTERS = 26

At = tuple[int, int]
"""Where a place is: its two numbers."""


@frozen
class Way:
    """The property that holds the place to which a way leads ("" none has a name), and how far that is."""

    link: str
    by: At


ACROSS = (Way("", (1, 0)), Way("", (-1, 0)), Way("", (0, 1)), Way("", (0, -1)))
"""What is next to each other where a grid does not say it."""


def learn_grids(items: Sequence[Node], types: Prices, world: World) -> None:
    """Enter the places of every grid, and join them."""
    for item in items:
        if isinstance(item, views.Grid):
            _grid(item, types, world)


def _grid(item: views.Grid, types: Prices, world: World) -> None:
    kind = world.find("kind", item.head.text) or ""
    wrong = _wrong(item, kind, types, world)
    if wrong is not None:
        world.bag.add(wrong)
        return
    counted = (item.first_axis, item.second_axis)
    names = [axis.unit.text for axis in counted]
    across, down = (range(low, high + 1) for low, high in map(_span, counted))
    places = {at: _place(item, kind, at, across.start, names, world) for at in product(across, down)}
    ways = _ways(item, kind, names, types, world) if item.ways else ACROSS
    _join(places, ways, item.title.name.text, world)


def _wrong(item: views.Grid, kind: str, types: Prices, world: World) -> Diagnostic | None:
    """Why a grid cannot be laid out, if it cannot."""
    first, second = item.first_axis, item.second_axis
    if not world.is_place(kind):
        return BAD_GRID.at(item.head.span, why=f"`{item.head.text}` are no places")
    for axis, most in ((first, MOST_LETTERS), (second, MOST_PLACES)):
        if axis.unit.kind != "PROP" or types.holds.get(axis.unit.text, "number") != "number":
            return NOT_COUNTED.at(axis.unit.span, name=axis.unit.text)
        low, high = _span(axis)
        if not low < high < low + most:
            why = f"`{axis.between.text}` has to rise, by less than {most}"
            return BAD_GRID.at(axis.between.span, why=why)
    if first.unit.text == second.unit.text:
        return BAD_GRID.at(second.span, why=f"`{second.unit.text}` is said twice")
    if prod(high - low + 1 for low, high in (_span(first), _span(second))) > MOST_PLACES:
        return BAD_GRID.at(item.title.span, why=f"it has more than {MOST_PLACES:,} places")
    return None


def _span(axis: views.Axis) -> At:
    low, high = axis.between.text.split("-")
    return int(low), int(high)


def _place(item: views.Grid, kind: str, at: At, first: int, names: Sequence[str], world: World) -> str:
    """Enter one place; its key."""
    words = tuple(adj.text for adj in item.adjs)
    letter = chr(ord("A") + at[0] - first)
    name = f"{item.title.name.text} {letter}{at[1]}"
    key = enter(world, name, kind, words, 1, cites(item), item.title.span)
    thing = world.model.things[key]
    printed = dict(zip(names, at, strict=True))
    world.model.things[key] = evolve(thing, numbers={**thing.numbers, **printed})
    return key


def _ways(item: views.Grid, kind: str, names: Sequence[str], types: Prices, world: World) -> Sequence[Way]:
    """The lines below a grid."""
    found: dict[str, Way] = {}
    for line in item.ways:
        way = _way(line, kind, names, types, world)
        if way is not None and found.setdefault(way.link, way) is not way:
            why = f"`{way.link}` is said twice"
            world.bag.add(BAD_WAY.at(line.link.span, why=why, first=names[0]))
    return tuple(found.values())


def _way(line: views.Way, kind: str, names: Sequence[str], types: Prices, world: World) -> Way | None:
    """One line below a grid, with a diagnostic where it leads nowhere."""
    link = line.link
    if not world.is_a(kind, types.holds.get(link.text, "")):
        why = f"`{link.text}` does not hold a place of this grid"
        world.bag.add(BAD_WAY.at(link.span, why=why, first=names[0]))
        return None
    by = dict.fromkeys(names, 0)
    for unit, step in zip(line.units, line.signeds, strict=True):
        if unit.text not in by:
            world.bag.add(
                BAD_WAY.at(unit.span, why=f"the grid does not count by `{unit.text}`", first=names[0])
            )
            return None
        if by[unit.text] or not int(step.text):
            why = f"`{unit.text}` is said twice" if by[unit.text] else "it goes nowhere"
            world.bag.add(BAD_WAY.at(unit.span.to(step.span), why=why, first=names[0]))
            return None
        by[unit.text] = int(step.text)
    return Way(link.text, (by[names[0]], by[names[1]]))


def _join(places: Mapping[At, str], ways: Sequence[Way], label: str, world: World) -> None:
    """Each way from each place: an edge both ways where the way back is there, too."""
    steps = dict.fromkeys(way.by for way in ways)
    for at, key in places.items():
        for way in ways:
            there = places.get((at[0] + way.by[0], at[1] + way.by[1]))
            if there is not None and way.link:
                thing = world.model.things[key]
                world.model.things[key] = evolve(thing, things={**thing.things, way.link: there})
    world.model.edges.extend(_edges(places, steps, label))


def _edges(places: Mapping[At, str], steps: Mapping[At, None], label: str) -> Iterator[EdgeDecl]:
    for at, key in places.items():
        for x, y in steps:
            there = places.get((at[0] + x, at[1] + y))
            back = (-x, -y) in steps
            if there is not None and (not back or (x, y) > (0, 0)):
                yield EdgeDecl(key, there, label, one_way=not back)
