"""The small country in which phrases are tried, as data: what there is, where it is, and who has what.

What a phrase means is computed from this alone (`laws.py`). Nothing of the compiler or the machine is used.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import Factory, evolve, frozen

KINDS = {
    "dock": "space",
    "blade": "tool",
    "tool": "card",
    "note": "card",
    "beast": "card",
}
"""Kinds and what they stand on."""
RING = ("Mill", "Ford", "Hill", "Wood", "Lake", "Cave")


@frozen
class Thing:
    """A thing: its kind, what is printed on it, and where it lies.

    zone, bearer: the zone it lies in and whose that is ("" nobody's).
    """

    name: str
    kind: str
    tags: tuple[str, ...] = ()
    zone: str = ""
    bearer: str = ""
    weight: int = 0
    might: int = 1
    coins: int = 0
    mood: str = ""
    home: str = ""

    @property
    def title(self) -> str:
        """The name without the number of a copy."""
        return self.name.split(" #", 1)[0]


@frozen
class World:
    """All things, by name, in order."""

    things: dict[str, Thing] = Factory(dict)

    def __iter__(self) -> Iterator[Thing]:
        """All things."""
        return iter(self.things.values())

    def __getitem__(self, name: str) -> Thing:
        """The thing of a name."""
        return self.things[name]

    def bearers(self, one: Thing) -> Iterator[Thing]:
        """What bears a thing, what bears that, and so on."""
        while one.bearer:
            one = self.things[one.bearer]
            yield one


def is_a(one: Thing, kind: str) -> bool:
    """Whether a thing is of a kind, or of one that stands on it."""
    at = one.kind
    while at != kind and at in KINDS:
        at = KINDS[at]
    return at == kind


def _things() -> Iterator[Thing]:
    for name in RING:
        kind = "dock" if name in ("Ford", "Lake") else "space"
        yield Thing(name, kind, ("sandy",) if name in ("Mill", "Wood") else ())
    yield Thing("Ann", "person", (), "spot", "Mill", might=2, coins=3, mood="calm", home="Mill")
    yield Thing("Ben", "person", (), "spot", "Ford", might=3, coins=5, mood="angry", home="Hill")
    yield Thing("Cora", "person", (), "spot", "Mill", might=1, coins=0, mood="calm", home="Ford")
    yield Thing("Dan", "person", (), "bench", might=4, coins=0, mood="angry", home="Cave")
    yield Thing("Axe", "tool", ("heavy",), "bag", "Ann", 4, 2)
    yield Thing("Lamp", "tool", ("bright",), "bag", "Ann", 1)
    yield Thing("Lamp #2", "tool", ("bright",), "bag", "Ben", 1)
    yield Thing("Sack", "tool", (), "bag", "Ben", 2)
    yield Thing("Nail", "tool", ("heavy",), "pouch", "Sack", 1, 3)
    yield Thing("Knife", "blade", ("bright",), "bag", "Cora", 1, 3)
    yield Thing("Saw", "blade", ("heavy",), "field", "Ford", 3)
    yield Thing("Kite", "tool", ("heavy", "bright"), "field", "Hill", 3)
    yield Thing("Rope", "tool", (), "chest", "", 1)
    yield Thing("Anvil", "tool", ("heavy",), "heap", "", 6)
    yield Thing("Pan", "tool", (), "pouch", "Mule", 2, 2)
    yield Thing("Jar", "tool", ("bright",), "cellar", "Wood", 2)
    yield Thing("Map", "note", (), "folder", "Ann", 1)
    yield Thing("Song", "note", ("bright",), "folder", "Ben", 2, 2)
    yield Thing("Poem", "note", ("heavy",), "field", "Cave", 3)
    yield Thing("Wolf", "beast", ("wild",), "field", "Mill", 0, 2)
    yield Thing("Mule", "beast", (), "field", "Mill", 0, 1)
    yield Thing("Bear", "beast", ("wild", "heavy"), "field", "Hill", 0, 4)
    yield Thing("Ox", "beast", ("heavy",), "field", "Ford", 0, 3)
    yield Thing("Owl", "beast", ("wild", "bright"), "den", "", 0, 1)


def world() -> World:
    """The country, as every trial finds it."""
    return World({one.name: one for one in _things()})


def _elsewhere() -> Iterator[Thing]:
    """The same things, lying differently: what was rich is poor, and the other way."""
    lies = {
        "Ann": ("spot", "Hill"), "Ben": ("spot", "Wood"), "Cora": ("spot", "Hill"),
        "Axe": ("bag", "Cora"), "Lamp": ("field", "Mill"), "Lamp #2": ("bag", "Ann"),
        "Sack": ("field", "Wood"), "Knife": ("bag", "Ben"), "Saw": ("bag", "Ann"),
        "Kite": ("bag", "Ann"), "Rope": ("bag", "Ben"), "Anvil": ("field", "Lake"),
        "Pan": ("pouch", "Ox"), "Jar": ("heap", ""), "Map": ("folder", "Cora"),
        "Song": ("field", "Hill"), "Poem": ("folder", "Ann"), "Wolf": ("field", "Cave"),
        "Mule": ("field", "Ford"), "Bear": ("field", "Mill"), "Ox": ("field", "Wood"),
        "Owl": ("field", "Hill"),
    }  # fmt: skip
    coins = {"Ann": 0, "Ben": 3, "Cora": 6}
    for one in _things():
        zone, bearer = lies.get(one.name, (one.zone, one.bearer))
        yield evolve(one, zone=zone, bearer=bearer, coins=coins.get(one.name, one.coins))


def _empty() -> Iterator[Thing]:
    """Hardly anything lies anywhere."""
    lies = {
        "Ann": ("spot", "Lake"),
        "Ben": ("spot", "Cave"),
        "Cora": ("spot", "Cave"),
        "Rope": ("bag", "Ben"),
        "Wolf": ("field", "Wood"),
    }
    for one in _things():
        rest = {"tool": ("chest", ""), "blade": ("chest", ""), "note": ("chest", ""), "beast": ("den", "")}
        zone, bearer = lies.get(one.name) or rest.get(one.kind) or (one.zone, one.bearer)
        yield evolve(one, zone=zone, bearer=bearer, coins=one.coins if one.name == "Dan" else 1)


def worlds() -> Iterator[World]:
    """The country in three states, in each of which every trial is made."""
    for some in (_things, _elsewhere, _empty):
        yield World({one.name: one for one in some()})


YOU = "Ann"
"""Who `you` is in every trial: it lies on Ann's desk, and is nobody else's."""


# --- the same, written as a pack -----------------------------------------------------------------------


def printed(country: World) -> Iterator[str]:
    """The things as headings of a pack."""
    many: dict[str, int] = {}
    for one in country:
        many[one.title] = many.get(one.title, 0) + 1
    for one in country:
        if one.name != one.title:
            continue
        said = [f"might {one.might}"]
        if one.weight:
            said.append(f"weight {one.weight}")
        if one.mood:
            said.append(f"mood {one.mood}")
        if one.home:
            said.append(f"home {one.home}")
        tags = "".join(f"{tag} " for tag in one.tags)
        copies = f" x{many[one.name]}" if many[one.name] > 1 else ""
        yield f"{tags}{one.kind} {one.name}{copies}: {', '.join(said)}"


def given(country: World) -> Iterator[str]:
    """Where everything is, as lines of a scenario."""
    for one in country:
        if one.zone and one.zone not in ("chest", "den", "bench"):
            where = f"the {one.zone} of {one.bearer}" if one.bearer else f"the {one.zone}"
            coins = "coin" if one.coins == 1 else "coins"
            with_ = f" with {one.coins} {coins}" if one.kind == "person" else ""
            yield f"    given {one.name} in {where}{with_}"
