"""Play games on the machine and on the plain evaluator in lock-step; report where they first differ.

`python tests/reference/compare.py PACK --games 200 --seed 1 [--max-decisions 400] [--scenarios]`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from attrs import define, field  # noqa: E402

from reference.engine import Reference  # noqa: E402
from reference.play import Told, shown  # noqa: E402
from reference.world import Thing  # noqa: E402
from talisman.compiler import model as m  # noqa: E402
from talisman.compiler.emit import emit  # noqa: E402
from talisman.compiler.lower import lower  # noqa: E402
from talisman.runtime.game import Game, load  # noqa: E402
from talisman.runtime.link import Linked  # noqa: E402
from talisman.runtime.report import LogEntry  # noqa: E402

FUEL = 1_000_000
UNCOMPARED = ("fuel", "stack")
"""Faults that only the machine has: it counts work and words."""


class Differs(Exception):
    """The two do not agree; the text says where and on what."""


def image_of(model: m.Model, scenarios: bool = False) -> Linked:
    """The verified image of a model."""
    packs = [{"name": name, "version": "0", "hash": ""} for name in model.packs]
    return load(emit(lower(model, scenarios=scenarios), packs))


@define
class Pair:
    """One game on both, kept in step."""

    model: m.Model
    machine: Game
    plain: Reference
    told: int = 0
    lines: list[Told] = field(factory=list)

    @classmethod
    def new(cls, model: m.Model, image: Linked, seats: int, seed: int) -> Pair:
        """A new game on both."""
        pair = cls(model, Game.new(image, seats, seed, fuel=FUEL, native=False), Reference(model, seats, seed))
        pair.agree()
        return pair

    @classmethod
    def bare(cls, model: m.Model, image: Linked, seats: int, seed: int) -> Pair:
        """A game in which nothing has begun, with scripted dice: for scenarios."""
        machine = Game.new(image, seats, seed, scripted=True, native=False)
        return cls(model, machine, Reference(model, seats, seed, scripted=True, play=False))

    def step(self, index: int) -> None:
        """Answer the decision on both."""
        self.machine.step(index)
        self.plain.step(index)
        self.agree()

    def roll(self, value: int) -> None:
        """Answer the die on both."""
        self.machine.roll(value)
        self.plain.roll(value)
        self.agree()

    def agree(self) -> None:
        """Everything told since the last time is the same, and so is what is asked."""
        mine = [line for entry in self.machine.drain() for line in self._line(entry)]
        theirs = self.plain.events[self.told :]
        if self.plain.fault == "fuel":
            mine = mine[: len(theirs)] if len(theirs) <= len(mine) else [*mine, *theirs[len(mine) :]]
        for offset in range(max(len(mine), len(theirs))):
            a = mine[offset] if offset < len(mine) else None
            b = theirs[offset] if offset < len(theirs) else None
            if a != b:
                raise Differs(self._report(f"line {self.told + offset} differs", a, b))
            if a is not None:
                self.lines.append(a)
        self.told += len(theirs)
        status = self.machine.status, self.machine.fault.code if self.machine.fault else ""
        other = self.plain.status, self.plain.fault
        if self.plain.fault == "fuel" and status[1] in UNCOMPARED:
            return
        if status != other:
            raise Differs(self._report("status differs", (*status, self.machine.fault), other))
        if status[0] == "over" and self.machine.winner != self.plain.winner:
            raise Differs(self._report("winner differs", self.machine.winner, self.plain.winner))
        if status[0] == "asking":
            self._same_question()

    def _same_question(self) -> None:
        asked, other = self.machine.decision, self.plain.decision
        assert asked is not None and other is not None
        mine = (asked.seat, asked.prompt, asked.hidden, tuple(option.text for option in asked.options))
        theirs = (other.seat, other.prompt, other.hidden, tuple(option.text for option in other.options))
        if mine != theirs:
            raise Differs(self._report("decision differs", mine, theirs))
        things = tuple(option.entity for option in asked.options if not option.label or "{0}" in option.label)
        also = tuple(o.about.name if o.about else None for o in other.options if o.about or not o.text)
        if tuple(filter(None, things)) != also:
            raise Differs(self._report("things on offer differ", things, also))

    def facts(self) -> None:
        """Fields, zones, the current seat are the same."""
        world, machine = self.plain.world, self.machine
        if machine.current != world.current:
            raise Differs(self._report("current seat differs", machine.current, world.current))
        for thing in world.things:
            for name in (*self.model.counters, *self.model.stats):
                self._same_field(name, thing)
        for key, zone in world.zones.items():
            lies = [thing.name for thing in zone.lies]
            found = machine.contents(key[0], key[1].name if key[1] else "")
            if lies != found:
                raise Differs(self._report(f"zone {key} differs", found, lies))

    def _same_field(self, name: str, thing: Thing) -> None:
        declared = self.model.counters.get(name) or self.model.stats[name]
        if not declared.of or declared.of not in thing.tags or name not in self.machine.image.names["fields"]:
            return
        value = self.machine.value(name, thing.name)
        other = thing.fields.get(name, 0)
        holds = isinstance(declared, m.Counter) and declared.holds_thing
        if holds:
            other = other.number if isinstance(other, Thing) else -1
        if value != other:
            raise Differs(self._report(f"{name} of {thing.name} differs", value, other))

    def _line(self, entry: LogEntry) -> Iterator[Told]:
        names = self.machine.image.names["entities"]
        values = entry.values

        def name(word: int) -> str | int:
            return "nobody" if word == -1 else names[word] if 0 <= word < len(names) else word

        if entry.kind == "event":
            depth, actor, thing, amount, _, other, extra = values
            yield Told("event", entry.name, (depth, name(actor), name(thing), amount, name(other), name(extra)))
        elif entry.kind == "die":
            yield Told("die", entry.name, (name(values[0]), values[1], values[2]))
        elif entry.kind == "answer":
            yield Told("answer", entry.name, (values[0], entry.text))
        elif entry.kind == "line":
            looks = "looks at" in entry.text
            rest = (name(values[0]), name(values[1]), 0) if looks else (name(values[0]), name(values[1]), values[2])
            yield Told("line", "{0} looks at {1}" if looks else "scores", rest)

    def _report(self, what: str, a: object, b: object) -> str:
        before = "\n".join(f"    {line.kind} {line.name} {line.values}" for line in self.lines[-12:])
        return f"{what}\n  machine: {a}\n  plain:   {b}\n  before that:\n{before}"


def play(model: m.Model, image: Linked, seats: int, seed: int, most: int) -> str:
    """One random game on both; how it ended. Raises `Differs`."""
    pair = Pair.new(model, image, seats, seed)
    random = Random(seed)
    for _ in range(most):
        decision = pair.plain.decision
        if decision is None:
            break
        pair.step(random.randrange(len(decision.options)))
        if pair.machine.status == "asking":
            pair.facts()
    return pair.machine.status


def games(model: m.Model, image: Linked, count: int, seed: int, most: int) -> tuple[int, list[str]]:
    """Play that many; how many agreed, and what differed."""
    agreed, wrong = 0, []
    low, high = model.seats
    for number in range(count):
        seats = low + number % (high - low + 1)
        try:
            play(model, image, seats, seed + number, most)
            agreed += 1
        except Differs as why:
            wrong.append(f"game {seed + number} for {seats}: {why}")
    return agreed, wrong


__all__ = ["Differs", "Pair", "argparse", "games", "image_of", "play", "shown"]
