"""The board: rings, paths and edges join places; rings and edges are things with a name of their own."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from talisman.compiler.messages.boards import NO_WAY, NOT_A_PLACE
from talisman.compiler.messages.headings import BAD_COPIES, KEPT_NAME
from talisman.compiler.model import EdgeDecl, Kind
from talisman.compiler.resolve.declare.things import MOST_COPIES, Titled, enter, thing_key
from talisman.compiler.resolve.paths import cites
from talisman.compiler.resolve.world import EDGE_KIND, PLACE_KIND, RING_KIND, World
from talisman.compiler.syntax import views
from talisman.values import evolve

BACK = " back"
"""Behind the name of a ring that is gone round the other way, as edges name it in an image."""


Item = views.Ring | views.Path | views.Edge


def learn_board(items: Sequence[Item], things: Sequence[Titled], world: World) -> list[Titled]:
    """Enter rings, paths and edges.

    Edges are handed back with their text, and so are places that a ring gives a name of their own (`as`),
    with the text of the place they are a copy of.
    """
    of_kind: tuple[tuple[str, type[Item]], ...] = ((RING_KIND, views.Ring), (EDGE_KIND, views.Edge))
    for kind, cls in of_kind:
        if any(isinstance(item, cls) for item in items) and kind not in world.model.kinds:
            world.model.kinds[kind] = Kind(kind, kind + "s")
            world.learn("kind", kind, kind + "s")
    titled: list[Titled] = []
    counts: dict[str, int] = {}
    texts = {entry.key: entry.node for entry in things}
    for item in items:
        if isinstance(item, views.Ring):
            for alias, key in _ring(item, counts, world):
                if key in texts:
                    titled.append(Titled(alias, texts[key]))
    for item in items:
        if isinstance(item, views.Path):
            _path(item, world)
        elif isinstance(item, views.Edge):
            titled.append(_edge(item, world))
    _ways_back(items, world)
    return titled


def _ways_back(items: Sequence[Item], world: World) -> None:
    """Refuse what is called like a ring that is gone round the other way: it would be that."""
    rings = (item.title.name.text for item in items if isinstance(item, views.Ring))
    backs = {f"{ring}{BACK}": ring for ring in rings}
    for item in items:
        if isinstance(item, views.Edge):
            continue
        if ring := backs.get(name := item.title.name.text):
            what = f"the ring `{ring}`, gone round the other way,"
            world.bag.add(KEPT_NAME.at(item.span, name=name, what=what))


def _ring(item: views.Ring, counts: dict[str, int], world: World) -> list[tuple[str, str]]:
    """A closed row of places; a place named again is a further copy, unless it says which (`#1`, `as`)."""
    name = item.title.name.text
    if name in world.names:
        ring = world.names[name][0]
    else:
        ring = enter(world, name, RING_KIND, (), 1, cites(item), item.span)
    stops = [stop for stop in (_stop(place, counts, world) for place in item.place_as) if stop]
    for stop in stops:
        key = stop.split(" #", 1)[0]
        thing = world.model.things[key]
        world.model.things[key] = evolve(
            thing, things={**thing.things, RING_KIND: ring}, tags=tuple(dict.fromkeys((*thing.tags, ring)))
        )
    if len(stops) == len(item.place_as):
        _leads_on(item, stops, world)
    for here, there in zip(stops, stops[1:] + stops[:1], strict=True):
        if here != there:
            world.model.edges.append(EdgeDecl(here, there, name))
    return [(alias, key) for place in item.place_as for alias, key in _aliases(place, world)]


def _aliases(place: views.PlaceAs, world: World) -> list[tuple[str, str]]:
    """The own name of a place and the key of the place it copies."""
    refs = place.namerefs
    alias = refs[1].name.text if len(refs) > 1 else ""
    if not alias or alias not in world.names:
        return []
    return [(world.names[alias][0], thing_key(refs[0], PLACE_KIND, world))]


def _stop(place: views.PlaceAs, counts: dict[str, int], world: World) -> str:
    """The entity that a place of a ring is."""
    refs = place.namerefs
    key = _place(refs[0], world, adds=True)
    if not key:
        return ""
    alias = refs[1].name.text if len(refs) > 1 else ""
    if alias:
        thing = world.model.things[key]
        words = tuple(tag for tag in thing.tags if tag not in world.model.kinds)
        return enter(world, alias, thing.kind, words, 1, thing.cites, place.span)
    nth = refs[0].nth
    if nth is not None:  # said which: a place where rings meet
        base, number = key.split(" #", 1)[0], int(nth.text[1:])
        if not 1 <= number <= MOST_COPIES:
            world.bag.add(BAD_COPIES.at(nth.span, copies=number))
            return ""
        world.model.things[base] = evolve(
            world.model.things[base], copies=max(number, world.model.things[base].copies)
        )
        return key
    counts[key] = counts.get(key, 0) + 1
    thing = world.model.things[key]
    world.model.things[key] = evolve(thing, copies=max(thing.copies, counts[key]))
    return key if counts[key] == 1 else f"{key} #{counts[key]}"


def _leads_on(item: Item, stops: Sequence[str], world: World) -> None:
    """Refuse a row of one place, and a place that stands beside itself."""
    named = [place.split(" #", 1)[0] for place in stops]
    same = next((one for one, two in itertools.pairwise(named) if one == two), None)
    if same is not None:
        world.bag.add(NO_WAY.at(item.span, what=f"`{same}` would lead to itself"))
    elif len(named) == 1 and not isinstance(item, views.Edge):
        world.bag.add(NO_WAY.at(item.span, what=f"`{named[0]}` stands there alone"))


def _place(ref: views.Nameref, world: World, *, adds: bool = False) -> str:
    """The key of a place, with a diagnostic when the name is that of something else."""
    key = thing_key(ref, PLACE_KIND, world, adds=adds)
    base = key.split(" #", 1)[0]
    if not key:
        return ""
    kind = world.model.things[base].kind
    if not world.is_place(kind):
        world.bag.add(NOT_A_PLACE.at(ref.span, name=base, kind=kind or "thing"))
        return ""
    return key


def _path(item: views.Path, world: World) -> None:
    """An open row of places that is walked one way, over edges with its name."""
    name = item.title.name.text
    if name not in world.names:
        world.learn("path", name)
    stops: list[str] = []
    for place in item.place_as:
        key = _place(place.namerefs[0], world)
        if key:
            stops.append(key)
    if len(stops) == len(item.place_as):
        _leads_on(item, stops, world)
    for here, there in itertools.pairwise(stops):
        world.model.edges.append(EdgeDecl(here, there, name, one_way=True))


def _edge(item: views.Edge, world: World) -> Titled:
    """An edge with text: a thing that joins two places, or leads from one `to` the other only."""
    name = item.title.name.text
    key = enter(world, name, EDGE_KIND, (), 1, cites(item), item.span)
    ends = [_place(item.first_nameref, world), _place(item.second_nameref, world)]
    _leads_on(item, [end for end in ends if end], world)
    if all(ends):
        world.model.edges.append(EdgeDecl(ends[0], ends[1], name, item.has_to, thing=key))
    return Titled(key, item)
