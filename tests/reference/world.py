"""Things, zones, fields, effects and dice as plain Python objects: what there is, and how it may change.

Nothing here knows a rule. `World` is made of a model: seats first, then rolls, then the things of the packs,
kind by kind; that order is the order of declaration which selections follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2s

from attrs import Factory, define, field

from talisman.compiler import model as m
from talisman.runtime.machine.dice import below

ROLLS = 16
"""Rolls that can be looked at at one time; the oldest makes room."""

KEPT_DICE = 4
"""Dice of a roll that are remembered one by one."""

ANY_PURPOSE = "no purpose"

EFFECTS = 256


class Fault(Exception):
    """The game stops: something that the rules call impossible."""


@define(eq=False)
class Thing:
    """One thing: a seat, a roll, a space, a card. `owns`: it is of the kind that seats play."""

    number: int
    name: str
    text: str
    tags: frozenset[str]
    kind: str = ""
    numbers: dict[str, int] = Factory(dict)
    things: dict[str, Thing] = Factory(dict)
    owns: bool = False
    place: bool = False
    zone: Zone | None = None
    fields: dict[str, Value] = Factory(dict)
    known: Zone | None = None
    """The zone of which all know that it lies there, though not all may look into it."""
    counts_as: set[str] = Factory(set)
    """Kinds it counts as until it goes into another sort of zone (only asked about, never iterated)."""

    def __repr__(self) -> str:
        return self.name


Who = Thing | None
"""A thing or nobody."""

Value = int | Thing | None
"""A number, or a thing (or nobody)."""


@define(eq=False)
class Zone:
    """One zone: its class, what bears it, what lies in it (top first)."""

    name: str
    bearer: Who
    lies: list[Thing] = Factory(list)


@define(eq=False)
class Effect:
    """One effect that lives."""

    name: str
    target: Who
    source: Who
    kept: list[Value]
    alive: bool = True
    away: dict[str, int] = Factory(dict)


@define
class World:
    """The state of a game."""

    model: m.Model
    seats: int
    seed: int
    scripted: bool = False
    shuffled: bool = True
    things: list[Thing] = Factory(list)
    by_name: dict[str, Thing] = Factory(dict)
    by_tag: dict[str, list[Thing]] = Factory(dict)
    zones: dict[tuple[str, Who], Zone] = Factory(dict)
    globals: dict[str, Value] = Factory(dict)
    effects: list[Effect | None] = Factory(list)
    plays: dict[int, Who] = Factory(dict)
    current: int = 0
    serial: int = 0
    numbered: int = 0
    counts: dict[tuple[str, Who], int] = Factory(dict)
    changed: bool = field(default=False)

    def __attrs_post_init__(self) -> None:
        self._make_things()
        for declared in self.model.zones.values():
            bearers: list[Who] = list(self.by_tag.get(declared.of, [])) if declared.of else [None]
            for bearer in bearers:
                self.zones[declared.name, bearer] = Zone(declared.name, bearer)
        for thing in self.things:
            supply = self.inherited(thing, "supply")
            if supply and (supply, None) in self.zones:
                self._lay(thing, self.zones[supply, None], at_end=True)

    # -- kinds

    @property
    def seat_kind(self) -> str:
        """The kind of the seats ("" none)."""
        return next((kind.name for kind in self.model.kinds.values() if kind.seat), "")

    @property
    def avatar_kind(self) -> str:
        """The kind that seats play: their own where no other is played."""
        played = (kind.name for kind in self.model.kinds.values() if kind.played_by)
        return next(played, self.seat_kind)

    def ancestors(self, name: str) -> list[str]:
        """The kind and everything it is, nearest first."""
        found: list[str] = []
        queue = [name]
        while queue:
            kind = queue.pop(0)
            if kind not in found:
                found.append(kind)
                queue += self.model.kinds[kind].parents if kind in self.model.kinds else ()
        return found

    def is_place_kind(self, name: str) -> bool:
        """Whether things of the kind are spaces."""
        return any(self.model.kinds[kind].place for kind in self.ancestors(name) if kind in self.model.kinds)

    def inherited(self, thing: Thing, attribute: str) -> str:
        """The nearest word that the kinds of a thing say (where it is supplied from, for instance)."""
        for kind in self.ancestors(thing.kind) if thing.kind else ():
            said = str(getattr(self.model.kinds[kind], attribute)) if kind in self.model.kinds else ""
            if said:
                return said
        return ""

    def _make_things(self) -> None:
        model, seat, avatar = self.model, self.seat_kind, self.avatar_kind
        sitting = [thing for thing in model.things.values() if seat and seat in self.ancestors(thing.kind)]
        sitting = sitting[: model.seats[1]]
        for declared in sitting:
            self._declare(declared)
        for n in range(len(sitting) + 1, model.seats[1] + 1):
            tags = frozenset((*(self.ancestors(seat) if seat else ()), "thing#"))
            self._add(f"seat {n}", f"{seat or 'seat'} {n}", tags, owns=seat == avatar)
        for n in range(1, ROLLS + 1):
            self._add(f"roll {n}", "the roll", frozenset(("roll#", "thing#")))
        families = self._families()
        for declared in sorted(
            model.things.values(),
            key=lambda t: families.index(t.kind) if t.kind in families else len(families),
        ):
            if declared not in sitting:
                self._declare(declared)
        for declared in model.things.values():
            for name in declared.entities:
                printed = {**declared.things, **declared.apart.get(name, {})}
                known = {prop: self.by_name[what] for prop, what in printed.items() if what in self.by_name}
                self.by_name[name].things = known

    def _declare(self, declared: m.Thing) -> None:
        model, avatar = self.model, self.avatar_kind
        kinds = self.ancestors(declared.kind)
        tags = frozenset((*kinds, *declared.tags, *declared.words.values(), "=" + declared.name, "thing#"))
        place = self.is_place_kind(declared.kind)
        words = {
            prop: self.word_number(word) for prop, word in declared.words.items() if word in model.values
        }
        for name in declared.entities:
            thing = self._add(
                name, declared.printed, tags, owns=bool(avatar) and avatar in kinds, place=place
            )
            thing.kind = declared.kind
            thing.numbers = {**declared.numbers, **words}

    def word_number(self, word: str) -> int:
        """The number of a value word among those of its property, from 1."""
        prop = self.model.values[word]
        return [known for known, of in self.model.values.items() if of == prop].index(word) + 1

    def _add(
        self, name: str, text: str, tags: frozenset[str], owns: bool = False, place: bool = False
    ) -> Thing:
        thing = Thing(len(self.things), name, text, tags, owns=owns, place=place)
        self.things.append(thing)
        self.by_name[name] = thing
        for tag in sorted(tags):
            self.by_tag.setdefault(tag, []).append(thing)
        return thing

    def _families(self) -> list[str]:
        """Kinds so that children come behind their first parent."""
        found: list[str] = []

        def visit(name: str) -> None:
            if name not in found:
                found.append(name)
                for kind in self.model.kinds.values():
                    if kind.parents and kind.parents[0] == name:
                        visit(kind.name)

        for kind in self.model.kinds.values():
            if not kind.parents:
                visit(kind.name)
        for kind in self.model.kinds.values():
            visit(kind.name)
        return found

    # -- seats

    def avatar(self, seat: int) -> Who:
        """What a seat plays."""
        if seat in self.plays:
            return self.plays[seat]
        return self.things[seat] if self.things[seat].owns else None

    def avatars(self, first: int | None = None) -> Iterator[Thing]:
        """What the seats play, from a seat (the current one) round."""
        start = self.current if first is None else first
        for k in range(self.seats):
            played = self.avatar((start + k) % self.seats)
            if played is not None:
                yield played

    def player(self, thing: Who) -> int:
        """The seat a thing belongs to, up through what bears it; -1 none."""
        while thing is not None:
            if thing.number < self.seats:
                return thing.number
            for seat in range(self.seats):
                if self.plays.get(seat) is thing:
                    return seat
            thing = bearer(thing)
        return -1

    def asked_seat(self, thing: Who) -> int:
        """The seat that decides for a thing; the current one for nobody."""
        seat = self.player(thing)
        return self.current if seat < 0 else seat

    def play_as(self, seat: int, avatar: Who) -> None:
        """The seat plays this from now on."""
        self.plays[seat] = avatar
        self.changed = True

    # -- zones

    def zone(self, name: str, bearer_of: Who) -> Zone:
        """The zone of a class and its bearer."""
        key = (name, bearer_of if self.model.zones[name].of else None)
        if key not in self.zones:
            raise Fault("id")
        return self.zones[key]

    def move(self, thing: Who, zone: Zone | None, under: bool = False, *, seen: bool = True) -> None:
        """Put a thing on top of (or under) a zone, or out of the game; seen: those at the table look on."""
        if thing is None:
            raise Fault("id")
        at = zone.bearer if zone is not None else None
        while at is not None:
            if at is thing:
                raise Fault("cycle")
            at = bearer(at)
        if zone is None or thing.zone is None or zone.name != thing.zone.name:
            thing.counts_as.clear()
        if not seen:
            thing.known = None
        elif thing.zone is not zone:
            self._heed(thing, zone)
        if thing.zone is not None:
            thing.zone.lies.remove(thing)
            thing.zone = None
        if zone is not None:
            self._lay(thing, zone, under)
        self.changed = True

    def _heed(self, thing: Thing, to: Zone | None) -> None:
        """What all know of it afterwards: what lay openly went there, else it was any of those with it."""
        came, thing.known = thing.zone, None
        if to is None or came is None or self._open(to):
            return
        if self._open(came):
            thing.known = to
        else:
            for other in came.lies:
                other.known = None

    def _open(self, zone: Zone) -> bool:
        """Whether all see what lies there: all may look into it, and it is on what lies openly or plays."""
        if self.model.zones[zone.name].seen != "all":
            return False
        on = zone.bearer
        if on is None or on.zone is None or on.number < self.seats:
            return True
        return any(on is played for played in self.plays.values()) or self._open(on.zone)

    def _lay(self, thing: Thing, zone: Zone, at_end: bool) -> None:
        zone.lies.insert(len(zone.lies) if at_end else 0, thing)
        thing.zone = zone

    def shuffle(self, zone: Zone) -> None:
        """Put a zone in an order that dice choose; in scenarios without a seed the order stays."""
        for thing in zone.lies:
            thing.known = None
        if not self.shuffled:
            return
        for i in range(len(zone.lies) - 1, 0, -1):
            k = self.draw(f"shuffling {zone.name}", None, i + 1)
            zone.lies[i], zone.lies[k] = zone.lies[k], zone.lies[i]

    # -- fields

    def set(self, thing: Who, name: str, value: Value) -> None:
        """Write a field."""
        if thing is None:
            raise Fault("id")
        if thing.fields.get(name, 0) != value:
            thing.fields[name] = value
            self.changed = True

    def number(self, thing: Who, name: str) -> int:
        """Read a field that is a number."""
        if thing is None:
            raise Fault("id")
        value = thing.fields.get(name, 0)
        if not isinstance(value, int):
            raise TypeError(f"{name} of {thing} is no number")
        return value

    def next_serial(self) -> int:
        """A number that was never given before."""
        self.serial += 1
        return self.serial

    def next_entry(self) -> int:
        """A number for an entry in the order of rules."""
        self.numbered += 1
        return self.numbered

    # -- effects

    def living(self, name: str) -> Iterator[Effect]:
        """The effects of a name that live, in the order of their slots; some may end meanwhile."""
        slot = 0
        while slot < len(self.effects):
            found = self.effects[slot]
            if found is not None and found.name == name:
                yield found
            slot += 1

    def install(self, effect: Effect) -> None:
        """A new effect, in the first free slot."""
        if None in self.effects:
            self.effects[self.effects.index(None)] = effect
        elif len(self.effects) == EFFECTS:
            raise Fault("effects")
        else:
            self.effects.append(effect)
        self.changed = True

    def end(self, effect: Effect) -> None:
        """An effect ends."""
        if not effect.alive:
            raise Fault("id")
        effect.alive = False
        for name, pile in effect.away.items():
            self.set(effect.target, name, pile)
        self.effects[self.effects.index(effect)] = None
        self.changed = True

    # -- dice

    def draw(self, purpose: str, subject: Who, sides: int) -> int:
        """A number below `sides`: a function of seed, purpose, subject and how often they were asked.

        What is neither a seat nor of the kind that seats play has no count of its own: it shares nobody's.
        """
        counted = (
            subject
            if subject is not None and (subject.owns or subject.number < self.model.seats[1])
            else None
        )
        count = self.counts[purpose, counted] = self.counts.get((purpose, counted), 0) + 1
        key = int.from_bytes(blake2s(purpose.encode()).digest()[:4], "little")
        return below(sides, self.seed, key, 0 if subject is None else subject.number + 1, count)


def bearer(thing: Who) -> Who:
    """What bears the zone a thing lies in."""
    return thing.zone.bearer if thing is not None and thing.zone is not None else None


def place_of(thing: Who) -> Who:
    """The space a thing is on."""
    while thing is not None and not thing.place:
        thing = bearer(thing)
    return thing


def block_of(thing: Who) -> Who:
    """The nearest of a thing and its bearers that is of the kind that seats play."""
    while thing is not None and not thing.owns:
        thing = bearer(thing)
    return thing


def lies_in(thing: Who, zone: str) -> bool:
    """Whether a thing lies in a zone of a class."""
    return thing is not None and thing.zone is not None and thing.zone.name == zone
