"""Running scenarios: what is given is set up, what happens is done, dice and answers come from the lines.

A scenario is strict. Dice that nobody rolls, dice that are not written down, a decision between two options
or more that no line answers, and an answer that is not on offer all make it fail, and it says which.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import get_args

from attrs import Factory, define

from talisman.compiler.model import (
    Action,
    Answer,
    Deck,
    Dice,
    Expect,
    ExpectAsked,
    ExpectOver,
    ExpectWon,
    Model,
    Named,
    Ref,
    Scenario,
    ScenarioLine,
    SetUp,
    asked_of,
)
from talisman.compiler.source import Span
from talisman.runtime.game.facts import GameError
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.report import NUMBERS, Decision, LogEntry, Option, filled
from talisman.runtime.game.report import thing as printed
from talisman.runtime.game.view import zones
from talisman.runtime.image.link import Linked
from talisman.runtime.table.words import DECLINED
from talisman.scenario.report import Book, Failure, Report

MOST_STEPS = 10_000
LAST_LINES = 5
"""Of the log, where a scenario fails."""
Expectation = Expect | ExpectAsked | ExpectOver | ExpectWon
Trace = Callable[[Span | None, str], None]
"""Is told a line of a scenario by where it stands, or what comes of it in words."""
Root = tuple[str, tuple[int, ...]]
"""The procedure that the game begins with, and its arguments."""


class Failed(Exception):
    """The scenario fails here, for this reason."""

    def __init__(self, span: Span, message: str, broken: bool = False) -> None:
        """The line and the reason; broken: it could not be set up or played at all."""
        super().__init__(message)
        self.span = span
        self.message = message
        self.broken = broken


def run(
    model: Model,
    image: Mapping[str, object],
    packs: Sequence[str] = (),
    only: str = "",
    native: bool | None = None,
    trace: Trace | None = None,
) -> Report:
    """Run the scenarios of a compiled model.

    Args:
        model: the model the image was made from, with `scenarios=True`.
        image: the image.
        packs: run the scenarios of these packs (none named: of all).
        only: run those whose title holds this text.
        native: passed on to the game.
        trace: is told every line of every scenario, and what comes of it.
    """
    linked = load(image)
    failures: list[Failure] = []
    shown: set[str] = set()
    count = 0
    root = root_of(model, linked)
    for number, scenario in enumerate(model.scenarios):
        if (packs and scenario.pack not in packs) or only.lower() not in scenario.title.lower():
            continue
        count += 1
        failure = run_one(linked, number, scenario, native, root, trace)
        if failure is None:
            shown.update(scenario.cites)
        else:
            failures.append(failure)
    return Report(count, count - len(failures), tuple(failures), dict(_books(model, shown)))


def root_of(model: Model, linked: Linked) -> Root | None:
    """How the game itself is begun."""
    name = next((f"proc.{one.name}" for one in model.procedures.values() if one.root), "")
    names = linked.image.names["procs"]
    if name not in names:
        return None
    return name, (-1,) * linked.image.rows["procs"][names.index(name)][2]


def run_one(
    linked: Linked,
    number: int,
    scenario: Scenario,
    native: bool | None = None,
    root: Root | None = None,
    trace: Trace | None = None,
) -> Failure | None:
    """Run one scenario; None when it passes."""
    if trace is not None:
        trace(scenario.span, "")
    try:
        run = _Run.begin(linked, number, scenario, native, root, trace)
    except GameError as error:
        return Failure(scenario.file, scenario.span.line, scenario.title, f"the game refuses: {error}", True)
    try:
        run.all()
    except Failed as failed:
        line = failed.span.line or scenario.span.line
        notes = tuple(note for note in run.notes() if note not in failed.message)
        return Failure(scenario.file, line, scenario.title, failed.message, failed.broken, notes)
    except GameError as error:
        return Failure(scenario.file, scenario.span.line, scenario.title, f"the game refuses: {error}", True)
    return None


def unmoved(
    linked: Linked, number: int, scenario: Scenario, native: bool | None = None, root: Root | None = None
) -> bool:
    """Whether all that a scenario expects is so already before that is done of which it is expected.

    A scenario in which nothing is done speaks of what is given, and is never unmoved.
    """
    run = _Run.begin(linked, number, scenario, native, root)
    run.watched = True
    run.all()
    return run.idle > 0 and not run.moved


@define
class _Dice:
    """Dice still to be rolled, and for whom or what (neither: whoever rolls)."""

    values: list[int]
    roller: str
    purpose: str
    span: Span


@define
class _Run:
    """A scenario being run."""

    game: Game
    number: int
    scenario: Scenario
    root: Root | None = None
    dice: list[_Dice] = Factory(list)
    asked: list[tuple[int, str]] = Factory(list)
    chose: set[int] = Factory(set)
    log: list[str] = Factory(list)
    seen: int = -1
    trace: Trace | None = None
    turned: str = ""
    watched: bool = False
    idle: int = 0
    moved: bool = False

    @classmethod
    def begin(
        cls,
        linked: Linked,
        number: int,
        scenario: Scenario,
        native: bool | None,
        root: Root | None = None,
        trace: Trace | None = None,
    ) -> _Run:
        """The game before the first line."""
        low, high = linked.image.seats
        seats = min(max(scenario.seats, low), high)
        seeded = scenario.seed is not None
        game = Game.new(
            linked,
            seats,
            scenario.seed or 0,
            scripted=True,
            shuffled=seeded,
            native=native,
            start=False,
            trace=trace is not None,
        )
        game.start_proc("init", fresh=True)
        return cls(game, number, scenario, root, trace=trace)

    def all(self) -> None:
        """Every line in order, then nothing may be left over but a game that was begun and goes on."""
        last = self.scenario.span
        acts = any(isinstance(line, Action) for line in self.scenario.lines)
        if self.scenario.seed is not None and self.root and not acts:
            self.before(-1)
            self.game.start_proc(*self.root)
            self.note()
        for place, line in enumerate(self.scenario.lines):
            self.line(place, line)
            last = line.span
        if self.scenario.seed is None:
            self.settled(last)
        for dice in self.dice:
            if dice.values:
                raise Failed(dice.span, f"these dice were not rolled: {_listed(dice.values)}")

    def line(self, place: int, line: ScenarioLine) -> None:
        """Do what one line says."""
        if self.trace is not None:
            self.trace(line.span, "")
        name = f"scenario.{self.number}.{place}"
        match line:
            case SetUp():
                self.settled(line.span)
                self.start(name, line.span)
                if self.game.status != "done":
                    raise Failed(line.span, f"this cannot be given: {self.state()}", True)
            case Deck():
                for thing in reversed(line.things):
                    self.game.move(thing, line.zone)
            case Dice():
                self.dice.append(_Dice(list(line.values), _name(line.roller), line.purpose, line.span))
                self.pump(line.span)
            case Action():
                self.settled(line.span)
                self.before(place)
                self.start(name, line.span)
            case Answer():
                for pick in line.picks:
                    self.answer(line, pick)
            case Expect():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, f"this does not hold: {line.text}{self.really(name, line)}")
            case ExpectAsked():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, f'expected {line.mode} "{line.text}"; {self.state()}')
            case ExpectOver():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, f"the game is {'not ' if line.over else ''}over")

            case ExpectWon():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, self.ended())

    def ended(self) -> str:
        """Whether the game is over, and who has won."""
        if self.game.status != "over":
            return "the game is not over"
        won = [self.player(seat) for seat in self.game.winners]
        return f"the game is won by {' and '.join(won)}" if won else "nobody has won the game"

    def holds(self, place: int, line: Expectation) -> bool:
        """Whether an expectation is so now."""
        match line:
            case Expect():
                return bool(self.game.call(f"scenario.{self.number}.{place}"))
            case ExpectAsked():
                return self.found(line) != line.mode.startswith("not ")
            case ExpectOver():
                return (self.game.status == "over") == line.over
            case ExpectWon():
                seats = self.game.winners
                won = self.seat(line.who, line.span) in seats if line.who is not None else bool(seats)
                return self.game.status == "over" and won == line.won

    def before(self, place: int) -> None:
        """Before something is done: look whether what is expected of it is so already."""
        if not self.watched or self.moved:
            return
        expected = 0
        for later, line in enumerate(self.scenario.lines[place + 1 :], place + 1):
            if isinstance(line, Expectation):
                expected += 1
                self.moved = self.moved or not self.surely(later, line)
            elif expected and isinstance(line, Action | SetUp):
                break
        self.idle += expected

    def surely(self, place: int, line: Expectation) -> bool:
        """Whether an expectation is so now; what cannot be asked yet is not."""
        try:
            return self.holds(place, line)
        except GameError:
            return False

    def really(self, name: str, line: Expect) -> str:
        """What the numbers and things that an expectation is about are instead."""
        found = []
        for number, what in enumerate(asked_of(line.cond)):
            value = self.game.call(f"{name}.{number}")
            if isinstance(what, get_args(Ref)):
                found.append(f"it is {self.game.name(value)}" if value >= 0 else "it is nobody")
            else:
                found.append(f"it is {value}")
        return f" ({'; '.join(found)})" if found else ""

    def notes(self) -> Iterator[str]:
        """How things stand: who is asked what, which dice are left, what happened last."""
        if self.game.status in ("asking", "chance"):
            yield self.state()
        for dice in self.dice:
            if dice.values:
                whose = dice.roller or dice.purpose
                yield f"dice left: {_listed(dice.values)}{f' for {whose}' if whose else ''}"
        for text in self.log[-LAST_LINES:]:
            yield f"log: {text}"

    # --- going on ---

    def start(self, proc: str, span: Span) -> None:
        """Begin a procedure and go on as far as dice reach."""
        self.game.start_proc(proc)
        self.pump(span)

    def pump(self, span: Span) -> None:
        """Go on until somebody has to answer, a die is missing, or all is done."""
        for _ in range(MOST_STEPS):
            self.note()
            status = self.game.status
            if status == "fault":
                fault = self.game.fault
                where = f" ({fault.file}:{fault.line})" if fault is not None and fault.file else ""
                endless = fault is not None and fault.code == "fuel"  # it plays, but does not come to an end
                text = fault.text if fault else "fault"
                raise Failed(span, f"the game stopped: {text}{where}", not endless)
            if status == "chance":
                value = self.die()
                if value is None:
                    return
                self.game.roll(value)
            elif status == "asking" and self.game.choices == 1:
                self.game.step(0)
            else:
                return
        raise Failed(span, "this never ends", True)

    def note(self) -> None:
        """Keep what was logged and asked."""
        for entry in self.game.drain():
            if entry.kind not in ("rule", "part"):  # these are for a trace, and no line that anybody sees
                self.log.append(entry.text)
            if entry.kind == "event" and (template := self.game.image.prose.events.get(entry.name)):
                self.log.append(filled(self.game.image, template, entry.values[1:], NUMBERS))  # as it is told
            if self.trace is not None and (told := self.traced(entry)):
                self.trace(None, told)
        decision = self.game.decision
        if decision is not None and self.game.decisions != self.seen:
            if self.trace is not None:
                self.trace(None, self.state())
            self.seen = self.game.decisions
            said = [decision.prompt, *(text for option in decision.options for text in says(option))]
            self.asked.append((decision.seat, "\n".join(said)))
            if len(decision.options) > 1:
                self.chose.add(decision.seat)

    def traced(self, entry: LogEntry) -> str:
        """An entry of the log for whoever wants to know step by step; "" says nothing new."""
        if entry.kind == "event":
            return f"{'  ' * (entry.values[0] - 1)}{entry.text or entry.name}"
        if entry.kind == "rule":
            return f"  by the rule {entry.name}"
        if entry.kind == "die":
            who = self.game.name(entry.values[0]) if entry.values[0] >= 0 else "nobody"
            return f"{who} rolls {entry.text} for {entry.name}"
        return ""

    def die(self) -> int | None:
        """The next die for what is to be rolled: dice for the roller or purpose first, then bare ones."""
        chance = self.game.chance
        if chance is None:
            return None
        named = [d for d in self.dice if d.values and chance.subject and d.roller == chance.subject]
        named += [d for d in self.dice if d.values and d.purpose and d.purpose == chance.purpose]
        named += [d for d in self.dice if d.values and not d.roller and not d.purpose]
        return named[0].values.pop(0) if named else None

    def state(self) -> str:
        """What the game waits for, in words."""
        decision, chance = self.game.decision, self.game.chance
        if decision is not None:
            options = ", ".join(f'"{_shown(option)}"' for option in decision.options)
            return f'{self.player(decision.seat)} is asked "{decision.prompt}": {options}'
        if chance is not None:
            return f"{chance.subject or 'nobody'} rolls for {chance.purpose}"
        return self.game.status

    def player(self, seat: int) -> str:
        """What a seat plays."""
        return self.game.avatar(seat) or f"seat {seat + 1}"

    def rolled(self, span: Span) -> None:
        """No die may be missing here."""
        self.pump(span)
        if self.game.status == "chance":
            raise Failed(span, f"no die is written down: {self.state()}")

    def settled(self, span: Span) -> None:
        """Nobody may be waiting for an answer here."""
        self.rolled(span)
        if self.game.status == "asking":
            raise Failed(span, f"nobody answers: {self.state()}")

    # --- answers and facts ---

    def answer(self, line: Answer, pick: str | int | None) -> None:
        """Answer the decision that is open."""
        self.rolled(line.span)
        decision = self.game.decision
        who = self.seat(line.who, line.span)
        if decision is None:
            raise Failed(line.span, f"nobody is asked; `{_said(pick)}` answers nothing")
        if decision.seat != who:
            raise Failed(line.span, f"somebody else is to answer: {self.state()}")
        index = find_option(decision, pick)
        if index is None and (ways := like_named(decision, pick)):
            raise Failed(
                line.span, f"`{_said(pick)}` may be {' or '.join(ways)}: say of which pile or kind it is"
            )
        if index is None:
            raise Failed(line.span, f"`{_said(pick)}` is not on offer: {self.state()}")
        self.game.step(index)
        self.pump(line.span)

    def seat(self, ref: Ref | None, span: Span) -> int:
        """The seat of a thing's player."""
        name = _name(ref)
        if not name:
            raise Failed(span, "it is not clear who is meant")
        return self.game.controller(name)

    def found(self, line: ExpectAsked) -> bool:
        """Whether something was asked, is on offer now, was logged, or is seen."""
        text = line.text.lower()
        seat = self.seat(line.who, line.span) if line.who is not None else None
        if line.mode.endswith("logged"):
            return any(_in_words(text, entry) for entry in self.log)
        if line.mode.endswith("shown"):
            return text in self.shown(seat)
        if line.mode.endswith("offered"):
            return any(_in_words(text, said) for said in self.on_offer(seat))
        if not text and seat is not None:  # to be asked where one can but pass is to have nothing to say
            return seat in self.chose
        return any(seat in (None, who) and _in_words(text, said) for who, said in self.asked)

    def shown(self, seat: int | None) -> set[str]:
        """The names of all things that lie where a seat may look, with and without their numbers."""
        lying = zones(self.game, -1 if seat is None else seat)
        names = [
            one.lower() for zone in lying for name in zone.get("things", ()) for one in self._names(name)
        ]
        numbered = {name if " #" in name else f"{name} #1" for name in names}
        return numbered | {name.split(" #", 1)[0] for name in names}

    def _names(self, name: str) -> tuple[str, str]:
        """The name of a thing, and what is printed on it, with the number of the copy."""
        key, hash_, nth = name.partition(" #")
        return name, f"{printed(self.game.image, self.game.entity(key))}{hash_}{nth}"

    def on_offer(self, seat: int | None) -> list[str]:
        """What the options of the open decision say, or of the last one when none is open."""
        asked = [entry for entry in self.asked if seat in (None, entry[0])]
        decision = self.game.decision
        if decision is not None and seat not in (None, decision.seat):
            return []
        return asked[-1][1].split("\n")[1:] if asked else []


def _in_words(text: str, said: str) -> bool:
    """Whether whole words of what was said are this text, in lower case: `rest` is not in `Forest`."""
    return re.search(rf"(?<!\w){re.escape(text)}(?!\w)", said.lower()) is not None


def _name(ref: Ref | None) -> str:
    return ref.name if isinstance(ref, Named) else ""


FIRST = " #1"
"""Behind the name of the first of several copies, which has no number in an image."""


def says(option: Option) -> Iterator[str]:
    """Every way in which an option can be named; yes and no have numbers that are no things."""
    thing = option.entity if not option.label or option.value > 1 else None
    first = f"{thing}{FIRST}" if thing and " #" not in thing else None
    yield from dict.fromkeys(text for text in (option.text, option.label, thing, first) if text)


def _shown(option: Option) -> str:
    return option.text or option.label or option.entity or str(option.value)


def _said(pick: str | int | None) -> str:
    return "passes" if pick is None else str(pick)


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))


def find_option(decision: Decision, pick: str | int | None) -> int | None:
    """The option that is meant: its exact words first, then a thing's name, then words it begins with."""
    options = list(enumerate(decision.options))
    if pick is None:
        return next((n for n, option in options if option.value == DECLINED), None)
    if isinstance(pick, int):
        exact = [n for n, option in options if option.entity is None and _shown(option) == str(pick)]
        return (
            exact[0] if exact else next((n for n, o in options if o.entity is None and o.value == pick), None)
        )
    word = pick.lower().removesuffix(FIRST)
    if pick.endswith(FIRST):
        first = (n for n, option in options if option.entity is not None and option.entity.lower() == word)
        if (found := next(first, None)) is not None:
            return found
    if like_named(decision, word):
        return None
    tests = (
        lambda text: text == word,
        lambda text: text.split(" #", 1)[0] == word,
        lambda text: text.startswith(word),
        lambda text: word in text,
    )
    for test in tests:
        for n, option in options:
            if any(test(said.lower()) for said in says(option)):
                return n
    return None


def like_named(decision: Decision, pick: str | int | None) -> list[str]:
    """The things of one printed name and of different kinds that an answer may mean; [] where it is clear."""
    word = str(pick).lower()
    things = [o.entity.split(" #", 1)[0] for o in decision.options if o.entity and o.text.lower() == word]
    found = [one for one in dict.fromkeys(things) if one.lower().startswith(f"{word} (")]
    return found if len(found) > 1 else []


def _books(model: Model, shown: set[str]) -> Iterator[tuple[str, Book]]:
    """Coverage of each rulebook, by the letter in front of its rows."""
    cited = {row for row, _ in model.cites}
    letters = dict.fromkeys(row.split("-", 1)[0] for row in model.rows)
    for letter in letters:
        rows = [row for row in model.rows.values() if row.id.split("-", 1)[0] == letter]
        rules = [row.id for row in rows if row.is_rule]
        yield (
            letter,
            Book(
                rows=len(rows),
                ids=tuple(rules),
                cited=sum(row in cited for row in rules),
                shown=sum(row in shown for row in rules),
                missing=tuple(row for row in rules if row not in shown),
            ),
        )
