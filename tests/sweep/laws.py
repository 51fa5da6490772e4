"""What each way to narrow means, as a set of things: the table of `docs/language.md`, section 4, and no more.

Every law is a line or two over `world.py`. The compiler has no part in it.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from sweep.world import RING, YOU, Thing, World, is_a

Fits = Callable[[World, Thing], bool]
"""Whether a thing is one of those meant."""


def place(w: World, one: Thing) -> str:
    """Where a thing is: where it lies, or where what bears it is ("" nowhere on the board)."""
    if is_a(one, "space"):
        return one.name
    return next((by.name for by in w.bearers(one) if is_a(by, "space")), "")


def lies(w: World, one: Thing) -> str:
    """The place where a thing lies itself, with nobody ("" nowhere on the board)."""
    first = next(iter(w.bearers(one)), None)
    return first.name if first is not None and is_a(first, "space") else ""


def holder(w: World, one: Thing) -> str:
    """Who has a thing: the first of those that bear it who is somebody ("" nobody)."""
    return next((by.name for by in w.bearers(one) if is_a(by, "person")), "")


def steps(one: str, other: str) -> int:
    """How far two places are from each other (-1: no way)."""
    if one not in RING or other not in RING:
        return -1
    apart = abs(RING.index(one) - RING.index(other))
    return min(apart, len(RING) - apart)


def here(w: World) -> str:
    """The place that the text is about."""
    return place(w, w[YOU])


def both(*some: Fits) -> Fits:
    """All of them hold."""
    return lambda w, x: all(one(w, x) for one in some)


def either(*some: Fits) -> Fits:
    """One of them holds."""
    return lambda w, x: any(one(w, x) for one in some)


def no(one: Fits) -> Fits:
    """It does not hold."""
    return lambda w, x: not one(w, x)


def always(w: World, one: Thing) -> bool:
    """Nothing is narrowed."""
    return True


def kind(name: str) -> Fits:
    """Of the kind, or of one that stands on it, wherever it lies; of whom players play, who is played."""
    return lambda w, x: is_a(x, name) and not (is_a(x, "person") and x.zone == "bench")


def tag(word: str) -> Fits:
    """The word is printed on it."""
    return lambda w, x: word in x.tags


def mood(word: str) -> Fits:
    """It has the value."""
    return lambda w, x: x.mood == word


def neighbour(w: World, one: Thing) -> bool:
    """One step from where `you` are."""
    return steps(here(w), one.name) == 1


def beside(places: Fits) -> Fits:
    """One step from one of those."""
    return lambda w, one: any(steps(place.name, one.name) == 1 for place in w if places(w, place))


def another(w: World, one: Thing) -> bool:
    """Not oneself, nor the place where one is."""
    return one.name not in (YOU, here(w))


def called(name: str) -> Fits:
    """Of the name: any copy, or with a number the one."""
    if " #" in name:
        return lambda w, x: x.name == name.removesuffix(" #1")
    return lambda w, x: x.title == name


def open_to(x: Thing) -> bool:
    """It lies in no zone that nobody sees: what lies there is not at its place, nor does that have it."""
    return x.zone != "cellar"


def at(where: Fits) -> Fits:
    """It lies there, in whichever seen zone of one of those places; what somebody there carries does not."""
    return lambda w, x: x.bearer != "" and open_to(x) and is_a(w[x.bearer], "space") and where(w, w[x.bearer])


def in_zone(zone: str, whose: Fits = always) -> Fits:
    """It lies in such a zone, and the zone is that of one of those."""
    return lambda w, x: x.zone == zone and (not x.bearer or whose(w, w[x.bearer]))


def of(whose: Fits) -> Fits:
    """It belongs to one of those: somebody has it, or it lies seen at the place or in the thing."""

    def belongs(w: World, x: Thing) -> bool:
        for one in w:
            if one is x or not whose(w, one):
                continue
            if is_a(one, "person") and holder(w, x) == one.name:
                return True
            if not is_a(one, "person") and x.bearer == one.name and open_to(x):
                return True
        return False

    return belongs


def space_of(whose: Fits) -> Fits:
    """The place where one of those is."""
    return lambda w, x: any(whose(w, one) and place(w, one) == x.name for one in w)


def within(far: int, whom: Fits) -> Fits:
    """So few steps from where one of those is."""

    def near(w: World, x: Thing) -> bool:
        return any(whom(w, one) and 0 <= steps(place(w, x), place(w, one)) <= far for one in w)

    return near


def has(what: Fits, least: int = 1) -> Fits:
    """So many of those are had: by somebody, at a place, in a thing."""

    def owns(w: World, x: Thing) -> bool:
        mine = of(lambda _, one: one is x)
        return sum(one is not x and what(w, one) and mine(w, one) for one in w) >= least

    return owns


def number(name: str, test: Callable[[int], bool]) -> Fits:
    """A number of it is so."""
    return lambda w, x: test(getattr(x, name))


def which(w: World, fits: Fits) -> list[Thing]:
    """All that are meant, in order."""
    return [one for one in w if fits(w, one)]


def in_turn(w: World, fits: Fits, some: list[Thing]) -> list[Thing]:
    """Those that still fit when it is their turn to be put into the heap."""
    things, kept = dict(w.things), []
    for one in some:
        if fits(World(things), things[one.name]):
            kept.append(one)
            things[one.name] = evolve(one, zone="heap", bearer="")
    return kept


HELD = ("tool", "note")
"""Kinds that somebody can have."""


def own(w: World, some: list[Thing]) -> list[Thing]:
    """The first thing of a deed is the doer's own, where it can be had and nothing says whose or where."""
    if not some or not all(any(is_a(one, kind) for kind in HELD) for one in some):
        return some
    return [one for one in some if holder(w, one) == YOU]


def about(w: World) -> list[Thing]:
    """All but those whom nobody plays: they do nothing, and nothing is done to them."""
    return [one for one in w if not (is_a(one, "person") and one.zone == "bench")]


AWAKE = ("field", "bag", "folder")
"""Zones in which what is printed on things is in force."""


def in_force(some: list[Thing]) -> list[Thing]:
    """Rules `for each` of some things are as if printed on each: they hold where its text is in force."""
    return [one for one in some if is_a(one, "space") or is_a(one, "person") or one.zone in AWAKE]
