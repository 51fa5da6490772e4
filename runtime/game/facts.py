# ruff: noqa: F403, F405
"""Facts of a game by name: fields, zones, globals, who plays what; reading and, for scenarios, writing."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from functools import lru_cache

from talisman.runtime.image.image import Image
from talisman.runtime.image.link import Linked
from talisman.runtime.machine.machine import Machine
from talisman.runtime.table.ops import *

OUT = "out#"
"""The field of a seat that has left the game."""


class GameError(Exception):
    """A game was asked for something it does not have."""


def number(kind: str, table: Mapping[str, int], name: str) -> int:
    """The number of a name."""
    if name not in table:
        raise GameError(f"no {kind} is called {name!r}")
    return table[name]


class Index:
    """Numbers by name for one image; made once and shared by all its games."""

    def __init__(self, linked: Linked) -> None:
        """The index of an image."""
        names = linked.image.names
        self.entities = {name: place for place, name in enumerate(names["entities"])}
        self.fields = {name: place for place, name in enumerate(names["fields"])}
        self.globals = {name: place for place, name in enumerate(names["globals"])}
        self.zones = {name: place for place, name in enumerate(names["zones"])}
        self.tags = {name: place for place, name in enumerate(names["tags"])}
        self.attrs = {name: place for place, name in enumerate(names["attrs"])}
        self.effects = {name: place for place, name in enumerate(names["effects"])}
        self.procs = {name: place for place, name in enumerate(names["procs"])}
        self.attr_values = {(attr, entity): value for attr, entity, value in linked.image.rows["attrs"]}


@lru_cache(maxsize=16)
def index_of(linked: Linked) -> Index:
    """The index of an image, made once."""
    return Index(linked)


class Facts:
    """What can be asked about a game by name."""

    _linked: Linked
    _machine: Machine
    _s: MutableSequence[int]
    _index: Index

    @property
    def image(self) -> Image:
        """The image."""
        return self._linked.image

    @property
    def linked(self) -> Linked:
        """The image, ready to run."""
        return self._linked

    def entity(self, name: str) -> int:
        """The id of a thing."""
        return number("thing", self._index.entities, name)

    def name(self, entity: int) -> str:
        """The name of a thing by id."""
        return self._linked.image.names["entities"][entity]

    def name_of(self, number: int) -> str:
        """The name of a thing by a number that the game has told; any number may be told, "" for no thing."""
        return self.name(number) if 0 <= number < len(self._index.entities) else ""

    def seat_of(self, number: int) -> int:
        """The seat that controls a thing by a number that the game has told, or -1."""
        return self._machine.player_of(number) if 0 <= number < len(self._index.entities) else -1

    def tagged(self, tag: str) -> list[str]:
        """The things with a tag, in order."""
        wanted = number("tag", self._index.tags, tag)
        image = self._linked.image
        return [image.names["entities"][at] for at, owned in enumerate(image.rows["tags"]) if wanted in owned]

    def value(self, field: str, entity: str) -> int:
        """A field of a thing."""
        return self._s[self._address(field, entity)]

    def has_field(self, field: str, entity: str) -> bool:
        """Whether a thing has a field."""
        return self.entity(entity) in self._linked.field_of[number("field", self._index.fields, field)]

    def fields_of(self, entity: str) -> list[str]:
        """The fields a thing has."""
        found = self.entity(entity)
        names = self._linked.image.names["fields"]
        return [name for name, places in zip(names, self._linked.field_of, strict=True) if found in places]

    @property
    def zone_numbers(self) -> Mapping[tuple[int, int], int]:
        """The zones: class and bearer (-1: none) to number."""
        return self._linked.zone_of

    def zone_key(self, entity: int) -> tuple[int, int] | None:
        """Class and bearer (-1: none) of the zone a thing is in, all as ids; None: nowhere."""
        zone = self._s[self._linked.where["b_zof"] + entity]
        return self._linked.zone_list[zone - 1] if zone else None

    def set_value(self, field: str, entity: str, value: int) -> None:
        """Set a field of a thing; standing limits look at it at the next safe point."""
        self._s[self._address(field, entity)] = value
        row = self._linked.image.rows["fields"][self._index.fields[field]]
        self._s[H_DIRTY] = self._s[H_DIRTY] | row[2]

    def attr(self, attr: str, entity: str) -> int:
        """A printed value of a thing (0 where it has none)."""
        return self._index.attr_values.get(
            (number("attribute", self._index.attrs, attr), self.entity(entity)), 0
        )

    def get_global(self, name: str) -> int:
        """A number of the game."""
        return self._s[self._linked.where["b_glob"] + number("global", self._index.globals, name)]

    def zone_of(self, entity: str) -> tuple[str, str] | None:
        """The class of the zone a thing is in and its bearer (empty: none); None: nowhere."""
        zone = self._s[self._linked.where["b_zof"] + self.entity(entity)]
        if zone == 0:
            return None
        kind, bearer = self._linked.zone_list[zone - 1]
        return self._linked.image.names["zones"][kind], self.name(bearer) if bearer >= 0 else ""

    def contents(self, zone: str, bearer: str = "") -> list[str]:
        """The things in a zone, top first."""
        found: list[str] = []
        at = self._s[self._linked.where["b_zone"] + self._zone(zone, bearer) * 3]
        while at:
            found.append(self.name(at - 1))
            at = self._s[self._linked.where["b_nxt"] + at - 1]
        return found

    def count(self, zone: str, bearer: str = "") -> int:
        """The number of things in a zone."""
        return self._s[self._linked.where["b_zone"] + self._zone(zone, bearer) * 3 + 2]

    def move(self, entity: str, zone: str, bearer: str = "", *, bottom: bool = False) -> None:
        """Put a thing into a zone (empty name: out of the game); no event is raised."""
        target = self._zone(zone, bearer) if zone else -1
        if self._machine.move(self.entity(entity), target, int(bottom)) < 0:
            raise GameError(f"{entity} cannot be put into {zone} of {bearer}")
        self._unknown(self.entity(entity))

    def inside(self, zone: int) -> list[int]:
        """The things in a zone by number, top first, as ids."""
        found: list[int] = []
        s, where = self._s, self._linked.where
        at, after = s[where["b_zone"] + zone * 3], where["b_nxt"] - 1
        while at:
            found.append(at - 1)
            at = s[after + at]
        return found

    def known(self, zone: int) -> list[int]:
        """The things of which all know that they lie in a zone by number, as ids, in their own order."""
        s, where = self._s, self._linked.where
        return sorted(thing for thing in self.inside(zone) if s[where["b_known"] + thing] == zone + 1)

    def _unknown(self, thing: int) -> None:
        """Nobody knows of a thing where it lies, if they do not see it."""
        s, where = self._s, self._linked.where
        zone = s[where["b_known"] + thing]
        if zone:
            s[where["b_marks"] + zone - 1] -= 1
            s[where["b_known"] + thing] = 0

    def arrange(self, zone: int, things: Sequence[int]) -> None:
        """Put things into a zone by number in this order, below what else lies there.

        No event is raised and no standing limit looks: for a game that is only imagined.
        """
        marked = self._s[H_DIRTY]
        for thing in things:
            self._machine.move(thing, zone, 1)
        self._s[H_DIRTY] = marked

    def forget(self, words: Sequence[tuple[int, int]]) -> None:
        """Write numbers into words of the state: what a seat that imagines a game does not know.

        No event is raised and no standing limit looks, as for `arrange`.
        """
        for word, value in words:
            self._s[word] = value

    def put_on_top(self, zone: int, things: Sequence[int]) -> None:
        """Put things into a zone by number in this order, above what else lies there; else as `arrange`."""
        marked = self._s[H_DIRTY]
        for thing in reversed(things):
            self._machine.move(thing, zone, 0)
        self._s[H_DIRTY] = marked

    def avatar(self, seat: int) -> str | None:
        """What a seat plays."""
        found = self._machine.avatar_of(self._seat(seat))
        return self.name(found) if found >= 0 else None

    def plays(self, seat: int) -> int:
        """The id of what a seat plays, or -1."""
        return self._machine.avatar_of(self._seat(seat))

    @property
    def avatars(self) -> Sequence[int]:
        """Words by which one finds what the seats play: as long as these are the same, so is that."""
        first = self._linked.where["b_avatar"]
        return self._s[first : first + self._s[H_NSEATS]]

    def is_out(self, seat: int) -> bool:
        """Whether a seat has left the game."""
        found = self._index.fields.get(OUT)
        places = self._linked.field_of[found] if found is not None else {}
        return self._seat(seat) in places and self._s[places[seat]] > 0

    def set_avatar(self, seat: int, entity: str | None) -> None:
        """Let a seat play a thing."""
        word = self._linked.where["b_avatar"] + self._seat(seat)
        self._s[word] = -1 if entity is None else self.entity(entity) + 1
        self._s[H_DIRTY] = self._s[H_DIRTY] | (1 << BITS) - 1

    def controller(self, entity: str) -> int:
        """The seat that controls a thing, or -1."""
        return self._machine.player_of(self.entity(entity))

    def effects(self, kind: str) -> list[tuple[int, ...]]:
        """The living effects of a type: target, source, four values."""
        wanted = number("effect", self._index.effects, kind) + 1
        base = self._linked.where["b_ef"]
        rows = (base + slot * EFW for slot in range(self._s[H_EFHI]))
        return [
            tuple(self._s[row + 1 + place] for place in range(6)) for row in rows if self._s[row] == wanted
        ]

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self._s[H_NSEATS]:
            raise GameError(f"no seat {seat}")
        return seat

    def _address(self, field: str, entity: str) -> int:
        places = self._linked.field_of[number("field", self._index.fields, field)]
        found = self.entity(entity)
        if found not in places:
            raise GameError(f"{entity} has no {field}")
        return places[found]

    def _zone(self, zone: str, bearer: str) -> int:
        key = (number("zone", self._index.zones, zone), self.entity(bearer) if bearer else -1)
        if key not in self._linked.zone_of:
            raise GameError(f"{bearer or 'the game'} bears no {zone}")
        return self._linked.zone_of[key]
