"""The board: rings, paths and edges join places; rings and edges are things with a name of their own."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from talisman.compiler.messages.held import NO_WAY
from talisman.compiler.messages.model import BAD_COPIES, KEPT_NAME, NOT_A_PLACE
from talisman.compiler.model import EdgeDecl, Kind
from talisman.compiler.resolve.declare.parts import first_word
from talisman.compiler.resolve.declare.things import MOST_COPIES, Titled, enter, thing_key
from talisman.compiler.resolve.paths import cites
from talisman.compiler.resolve.world import EDGE_KIND, PLACE_KIND, RING_KIND, World
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import evolve

BACK = " back"
"""Behind the name of a ring that is gone round the other way, as edges name it in an image."""


def learn_board(items: Sequence[Node], things: Sequence[Titled], world: World) -> list[Titled]:
    """Enter rings, paths and edges.

    Edges are handed back with their text, and so are places that a ring gives a name of their own (`as`),
    with the text of the place they are a copy of.
    """
    for kind in (RING_KIND, EDGE_KIND):
        if any(item.kind == kind for item in items) and kind not in world.model.kinds:
            world.model.kinds[kind] = Kind(kind, kind + "s")
            world.learn("kind", kind, kind + "s")
    titled: list[Titled] = []
    counts: dict[str, int] = {}
    texts = {entry.key: entry.node for entry in things}
    for item in items:
        if item.kind == "ring":
            for alias, key in _ring(item, counts, world):
                if key in texts:
                    titled.append(Titled(alias, texts[key]))
    for item in items:
        if item.kind == "path":
            _path(item, world)
        elif item.kind == EDGE_KIND:
            titled.append(_edge(item, world))
    _ways_back(items, world)
    return titled


def _ways_back(items: Sequence[Node], world: World) -> None:
    """Refuse what is called like a ring that is gone round the other way: it would be that."""
    backs = {f"{_title(item)}{BACK}": _title(item) for item in items if item.kind == "ring"}
    for item in items:
        if item.kind in ("ring", "path") and (ring := backs.get(name := _title(item))):
            what = f"the ring `{ring}`, gone round the other way,"
            world.bag.add(KEPT_NAME.at(item.span, name=name, what=what))


def _title(item: Node) -> str:
    title = item.node("title")
    return first_word(title, "NAME", "STRING") if title is not None else ""


def _ring(item: Node, counts: dict[str, int], world: World) -> list[tuple[str, str]]:
    """A closed row of places; a place named again is a further copy, unless it says which (`#1`, `as`)."""
    name = _title(item)
    if name in world.names:
        ring = world.names[name][0]
    else:
        ring = enter(world, name, RING_KIND, (), 1, cites(item), item.span)
    stops = [stop for stop in (_stop(place, counts, world) for place in item.nodes("place_as")) if stop]
    for stop in stops:
        key = stop.split(" #", 1)[0]
        thing = world.model.things[key]
        world.model.things[key] = evolve(
            thing, things={**thing.things, RING_KIND: ring}, tags=tuple(dict.fromkeys((*thing.tags, ring)))
        )
    if len(stops) == len(list(item.nodes("place_as"))):
        _leads_on(item, stops, world)
    for here, there in zip(stops, stops[1:] + stops[:1], strict=True):
        if here != there:
            world.model.edges.append(EdgeDecl(here, there, name))
    return [(alias, key) for place in item.nodes("place_as") for alias, key in _aliases(place, world)]


def _aliases(place: Node, world: World) -> list[tuple[str, str]]:
    """The own name of a place and the key of the place it copies."""
    refs = list(place.nodes("nameref"))
    alias = first_word(refs[1], "NAME", "STRING") if len(refs) > 1 else _alias(place)
    if not alias or alias not in world.names:
        return []
    return [(world.names[alias][0], thing_key(refs[0], PLACE_KIND, world))]


def _stop(place: Node, counts: dict[str, int], world: World) -> str:
    """The entity that a place of a ring is."""
    refs = list(place.nodes("nameref"))
    key = _place(refs[0], world, adds=True) if refs else ""
    if not key:
        return ""
    alias = first_word(refs[1], "NAME", "STRING") if len(refs) > 1 else _alias(place)
    if alias:
        thing = world.model.things[key]
        words = tuple(tag for tag in thing.tags if tag not in world.model.kinds)
        return enter(world, alias, thing.kind, words, 1, thing.cites, place.span)
    nth = refs[0].leaf("NTH")
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


def _leads_on(item: Node, stops: Sequence[str], world: World) -> None:
    """Refuse a row of one place, and a place that stands beside itself."""
    named = [place.split(" #", 1)[0] for place in stops]
    same = next((one for one, two in itertools.pairwise(named) if one == two), None)
    if same is not None:
        world.bag.add(NO_WAY.at(item.span, what=f"`{same}` would lead to itself"))
    elif len(named) == 1 and item.kind != EDGE_KIND:
        world.bag.add(NO_WAY.at(item.span, what=f"`{named[0]}` stands there alone"))


def _alias(place: Node) -> str:
    """The name behind `as`, when the parser leaves it as a token."""
    found = False
    for kid in place.kids:
        if isinstance(kid, Leaf):
            if found and kid.kind in ("NAME", "STRING"):
                return kid.text
            found = found or kid.kind == "as"
    return ""


def _place(ref: Node, world: World, *, adds: bool = False) -> str:
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


def _path(item: Node, world: World) -> None:
    """An open row of places that is walked one way, over edges with its name."""
    name = _title(item)
    if name not in world.names:
        world.learn("path", name)
    stops: list[str] = []
    for place in item.nodes("place_as"):
        ref = place.node("nameref")
        key = _place(ref, world) if ref is not None else ""
        if key:
            stops.append(key)
    if len(stops) == len(list(item.nodes("place_as"))):
        _leads_on(item, stops, world)
    for here, there in itertools.pairwise(stops):
        world.model.edges.append(EdgeDecl(here, there, name, one_way=True))


def _edge(item: Node, world: World) -> Titled:
    """An edge with text: a thing that joins two places, or leads from one `to` the other only."""
    name = _title(item)
    key = enter(world, name, EDGE_KIND, (), 1, cites(item), item.span)
    ends = [_place(ref, world) for ref in item.nodes("nameref")]
    _leads_on(item, [end for end in ends if end], world)
    if len(ends) == 2 and all(ends):
        one_way = item.leaf("to") is not None
        world.model.edges.append(EdgeDecl(ends[0], ends[1], name, one_way, thing=key))
    return Titled(key, item)
