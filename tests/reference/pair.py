"""One game on the machine and on the plain evaluator, kept in step and compared as it goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from attrs import define, field

from reference.engine import Reference
from reference.play import Told
from reference.world import Thing
from talisman.compiler import model as m
from talisman.compiler.image.emit import emit
from talisman.compiler.lower.steps import lower
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.report import LogEntry
from talisman.runtime.image.link import Linked

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
    answered: int = 0
    lines: list[Told] = field(factory=list)

    @classmethod
    def new(cls, model: m.Model, image: Linked, seats: int, seed: int) -> Pair:
        """A new game on both."""
        pair = cls(model, Game.new(image, seats, seed, fuel=FUEL), Reference(model, seats, seed))
        pair.agree()
        return pair

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

    def agree(self) -> list[LogEntry]:
        """Everything told since the last time is the same, and so is what is asked; what was told."""
        drained = self.machine.drain()
        mine = [line for entry in drained for line in self._line(entry)]
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
            return drained
        if status != other:
            raise Differs(self._report("status differs", (*status, self.machine.fault), other))
        if status[0] == "over" and self.machine.winners != self.plain.winners:
            raise Differs(self._report("winners differ", self.machine.winners, self.plain.winners))
        if status[0] == "asking":
            self._same_question()
        return drained

    def _same_question(self) -> None:
        asked, other = self.machine.decision, self.plain.decision
        assert asked is not None
        assert other is not None
        mine = (asked.seat, asked.prompt, asked.hidden, tuple(option.text for option in asked.options))
        theirs = (other.seat, other.prompt, other.hidden, tuple(option.text for option in other.options))
        if mine != theirs:
            raise Differs(self._report("decision differs", mine, theirs))
        things = tuple(option.entity for option in asked.options if not option.label or "{0" in option.label)
        also = tuple(o.about.name if o.about else None for o in other.options if o.about or not o.text)
        if tuple(filter(None, things)) != also:
            raise Differs(self._report("things on offer differ", things, also))

    def facts(self) -> None:
        """Fields, zones, the current seat are the same."""
        world, machine = self.plain.world, self.machine
        if machine.current != world.current:
            raise Differs(self._report("current seat differs", machine.current, world.current))
        shown = machine.image.names["fields"]
        fields: list[m.Counter | m.Stat] = [*self.model.counters.values(), *self.model.stats.values()]
        for declared in fields:
            if declared.name in shown:
                for thing in world.by_tag.get(declared.of, ()):
                    self._same_field(declared, thing)
        for key, zone in world.zones.items():
            lies = [thing.name for thing in zone.lies]
            found = machine.contents(key[0], key[1].name if key[1] else "")
            if lies != found:
                raise Differs(self._report(f"zone {key} differs", found, lies))
            known = sorted(thing.name for thing in zone.lies if thing.known is zone)
            place = machine._zone(key[0], key[1].name if key[1] else "")
            told = sorted(machine.name(thing) for thing in machine.known(place))
            if known != told:
                raise Differs(self._report(f"what is known of {key} differs", told, known))

    def _same_field(self, declared: m.Counter | m.Stat, thing: Thing) -> None:
        name = declared.name
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
            yield Told(
                "event", entry.name, (depth, name(actor), name(thing), amount, name(other), name(extra))
            )
        elif entry.kind == "die":
            yield Told("die", entry.name, (name(values[0]), values[1], values[2]))
        elif entry.kind == "answer":
            yield Told("answer", entry.name, (values[0], entry.text))
        elif entry.kind == "line" and (" looks at " in entry.text or " scores " in entry.text):
            looks = "looks at" in entry.text
            rest = (
                (name(values[0]), name(values[1]), 0)
                if looks
                else (name(values[0]), name(values[1]), values[2])
            )
            yield Told("line", "{0} looks at {1}" if looks else "scores", rest)

    def _report(self, what: str, a: object, b: object) -> str:
        before = "\n".join(f"    {line.kind} {line.name} {line.values}" for line in self.lines[-12:])
        return f"{what}\n  machine: {a}\n  plain:   {b}\n  before that:\n{before}"


class Both:
    """A game for the runner of scenarios that is played on the machine and on the plain evaluator."""

    def __init__(self, model: m.Model, image: Linked, scenario: m.Scenario) -> None:
        """Everything in its place, nothing begun."""
        low, high = model.seats
        seats = min(max(scenario.seats, low), high)
        self.lines = scenario.lines
        seed, shuffled = scenario.seed or 0, scenario.seed is not None
        machine = Game.new(image, seats, seed, scripted=True, shuffled=shuffled, reasons=True, start=False)
        machine.start_proc("init", fresh=True)
        plain = Reference(model, seats, seed, scripted=True, play=False, shuffled=shuffled)
        self.pair = Pair(model, machine, plain)
        self.kept: list[LogEntry] = []

    def __getattr__(self, name: str) -> object:
        """Whatever does not change the game is asked of the machine."""
        return getattr(self.pair.machine, name)

    def start_proc(self, name: str, args: Sequence[int] = ()) -> None:
        """A line of the scenario, or the game itself."""
        self.pair.machine.start_proc(name, args)
        if name.startswith("proc."):
            self.pair.plain.begin()
        else:
            line = self.lines[int(name.rsplit(".", 1)[1])]
            assert isinstance(line, m.SetUp | m.Action)
            acts = isinstance(line, m.Action)
            self.pair.plain.run(line.body, line.turn if isinstance(line, m.Action) else None, settled=acts)
        self._agree()

    def call(self, name: str) -> int:
        """Whether a condition holds; both must say the same."""
        mine = self.pair.machine.call(name)
        _, _, place, *value = name.split(".")
        if value:
            return mine  # what a number is, of which something else was expected
        line = self.lines[int(place)]
        assert isinstance(line, m.Expect)
        theirs = self.pair.plain.check(line.cond)
        if bool(mine) != theirs:
            raise Differs(f"{line.text}: the machine says {bool(mine)}, the plain evaluator {theirs}")
        return mine

    def move(self, thing: str, zone: str) -> None:
        """Put a thing on top of a zone."""
        self.pair.machine.move(thing, zone)
        world = self.pair.plain.world
        world.move(world.by_name[thing], world.zone(zone, None), seen=False)

    def step(self, index: int) -> None:
        """Answer the decision."""
        self.pair.machine.step(index)
        self.pair.plain.step(index)
        self._agree()

    def roll(self, value: int) -> None:
        """Answer the die."""
        self.pair.machine.roll(value)
        self.pair.plain.roll(value)
        self._agree()

    def drain(self) -> list[LogEntry]:
        """What was logged, for the runner."""
        found, self.kept = self.kept, []
        return found

    def onward(self, most: int, random: Random) -> None:
        """Answer and roll at random; where nothing goes on any more, the current seat has another turn."""
        machine, play = self.pair.machine, self.pair.plain.play
        turn = play.learned.turn
        for _ in range(most):
            decision, chance = self.pair.plain.decision, self.pair.plain.chance
            if decision is not None:
                self.step(random.randrange(len(decision.options)))
            elif chance is not None:
                self.roll(1 + random.randrange(chance.sides))
            elif machine.status == "done" and turn and play.world.avatar(play.world.current) is not None:
                self._turn(turn)
            else:
                return

    def _turn(self, level: str) -> None:
        """A turn of the current seat, in place of all that went on."""
        machine, plain = self.pair.machine, self.pair.plain
        avatar = plain.world.avatar(plain.world.current)
        names = machine.image.names["procs"]
        more = machine.image.rows["procs"][names.index(f"proc.{level}")][2] - 1
        machine.start_proc(f"proc.{level}", (avatar.number if avatar else -1, *(-1 for _ in range(more))))
        plain.enter(level)
        self._agree()

    def _agree(self) -> None:
        self.kept += self.pair.agree()
        self.pair.facts()
