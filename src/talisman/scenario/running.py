"""Running scenarios: what is given is set up, what happens is done, dice and answers come from the lines.

A scenario is strict. Dice that nobody rolls, dice that are not written down, a decision between two options
or more that no line answers, and an answer that is not on offer all make it fail, and it says which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import Factory, define, evolve

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
)
from talisman.compiler.source import Span
from talisman.runtime.game.facts import GameError
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.report import NUMBERS, Decision, LogEntry, filled
from talisman.runtime.image.link import Linked
from talisman.scenario.answers import (
    find_option,
    fitting,
    like_named,
    said,
    shown,
    ways_below,
)
from talisman.scenario.facts import Facts, quoted
from talisman.scenario.report import Book, Failure, Report
from talisman.scenario.spans import spans_left_out

ALONE = " (a question with one answer is not asked)"
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
            notes = spans_left_out(model, scenario)
            failures.append(evolve(failure, notes=(*failure.notes, *notes)))
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
    facts: Facts = Factory(lambda run: Facts(run.game), takes_self=True)
    dice: list[_Dice] = Factory(list)
    passing: dict[int, Span] = Factory(dict)
    passed: set[int] = Factory(set)
    avatars: tuple[int, ...] = ()
    lately: dict[str, int] = Factory(dict)
    """The seat that last played each thing."""
    seen: int = -1
    trace: Trace | None = None
    turned: str = ""
    watched: bool = False
    idle: int = 0
    moved: bool = False
    nothing: list[int] = Factory(list)
    """The lines on which something was tried, and nothing happened."""

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
            reasons=True,
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
        for seat in list(self.passing):
            self.passes_no_more(seat)
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
                    raise Failed(line.span, f"this cannot be given: {self.facts.state()}", True)
            case Deck():
                for thing in reversed(line.things):
                    self.game.move(thing, line.zone)
            case Dice():
                self.dice.append(_Dice(list(line.values), _name(line.roller), line.purpose, line.span))
                self.pump(line.span)
            case Action():
                self.settled(line.span)
                self.before(place)
                before = len(self.facts.log)
                self.start(name, line.span)
                if self.game.status == "done" and len(self.facts.log) == before:
                    self.nothing.append(line.span.line)
            case Answer():
                for pick in line.picks:
                    self.answer(line, pick)
            case Expect():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, f"this does not hold: {line.text}{self.facts.really(name, line)}")
            case ExpectAsked():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, self.facts.why(line, self.whom(line)))
            case ExpectOver():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, f"the game is {'not ' if line.over else ''}over")

            case ExpectWon():
                self.pump(line.span)
                if not self.holds(place, line):
                    raise Failed(line.span, self.facts.ended())

    def holds(self, place: int, line: Expectation) -> bool:
        """Whether an expectation is so now."""
        match line:
            case Expect():
                return bool(self.game.call(f"scenario.{self.number}.{place}"))
            case ExpectAsked():
                return self.facts.holds(line, self.whom(line)) != line.mode.startswith("not ")
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
            elif expected and isinstance(line, (Action, SetUp)):
                break
        self.idle += expected

    def surely(self, place: int, line: Expectation) -> bool:
        """Whether an expectation is so now; what cannot be asked yet is not."""
        try:
            return self.holds(place, line)
        except GameError:
            return False

    def notes(self) -> Iterator[str]:
        """How things stand: who is asked what, which dice are left, what happened last."""
        if self.game.status in ("asking", "chance"):
            yield self.facts.state()
        for dice in self.dice:
            if dice.values:
                whose = dice.roller or dice.purpose
                yield f"dice left: {_listed(dice.values)}{f' for {whose}' if whose else ''}"
        for number in self.nothing:
            yield f"nothing came of line {number}: it is forbidden, or cannot be done"
        for text in self.facts.log[-LAST_LINES:]:
            yield f"log: {text}"

    # --- going on ---

    def start(self, proc: str, span: Span) -> None:
        """Begin a procedure and go on as far as dice reach."""
        self.game.start_proc(proc)
        self.pump(span)

    def seated(self) -> None:
        """Keep who played what: whoever waits to play again is called by that."""
        if (now := tuple(self.game.avatars)) != self.avatars:
            self.avatars = now
            for seat in range(len(now)):
                if (name := self.game.avatar(seat)) is not None:
                    self.lately[name] = seat

    def pump(self, span: Span) -> None:
        """Go on until somebody has to answer, a die is missing, or all is done."""
        for _ in range(MOST_STEPS):
            self.note()
            self.seated()
            status = self.game.status
            if status == "fault":
                fault = self.game.fault
                where = f" ({fault.file}:{fault.line})" if fault is not None and fault.file else ""
                endless = fault is not None and fault.code == "fuel"  # it plays, but does not come to an end
                text = fault.text if fault else "fault"
                within = fault.within if fault is not None else ""
                raise Failed(span, f"the game stopped: {text}{where}{within}", not endless)
            if status == "chance":
                value = self.die()
                if value is None:
                    return
                self.game.roll(value)
            elif status != "asking":
                return
            elif self.game.choices == 1:
                self.game.step(0)
            elif (declines := self.declining()) is not None:
                self.game.step(declines)
            else:
                return
        raise Failed(span, "this never ends", True)

    def declining(self) -> int | None:
        """The option of whoever passes whatever comes."""
        decision = self.game.decision
        if decision is None or decision.seat not in self.passing:
            return None
        found = find_option(decision, None)
        if found is not None:
            self.passed.add(decision.seat)
        return found

    def note(self) -> None:
        """Keep what was logged and asked."""
        for entry in self.game.drain():
            if entry.kind not in ("rule", "part"):  # these are for a trace, and no line that anybody sees
                self.facts.log.append(entry.text)
            if entry.kind == "event" and (template := self.game.image.prose.events.get(entry.name)):
                as_told = filled(self.game.image, template, entry.values[1:], NUMBERS)
                self.facts.log.append(as_told)
            if self.trace is not None and (told := self.traced(entry)):
                self.trace(None, told)
        decision = self.game.decision
        if decision is not None and self.game.decisions != self.seen:
            if self.trace is not None:
                self.trace(None, self.facts.state())
            self.seen = self.game.decisions
            self.facts.hear(decision)

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

    def rolled(self, span: Span) -> None:
        """No die may be missing here."""
        self.pump(span)
        if self.game.status == "chance":
            raise Failed(span, f"no die is written down: {self.facts.state()}")

    def settled(self, span: Span) -> None:
        """Nobody may be waiting for an answer here."""
        self.rolled(span)
        if self.game.status == "asking":
            raise Failed(span, f"nobody answers: {self.facts.state()}")

    # --- answers ---

    def answer(self, line: Answer, pick: str | int | None) -> None:
        """Answer the decision that is open."""
        who = self.seat(line.who, line.span)
        if who < 0:
            raise Failed(
                line.span, f"nobody plays {_name(line.who)}: `given {_name(line.who)}` seats who does"
            )
        if line.always:
            self.passing[who] = line.span
            self.passed -= {who}
        self.rolled(line.span)
        if line.always:
            return
        self.passes_no_more(who)
        decision = self.game.decision
        index = find_option(decision, pick) if decision is not None and decision.seat == who else None
        if decision is None or (decision.seat != who and index is None):
            if decision is None:
                raise Failed(line.span, f"nobody is asked; `{said(pick)}` answers nothing{ALONE}")
            raise Failed(line.span, f"somebody else is to answer: {self.facts.state()}")
        for step in self.ways(line.span, decision, pick) if index is None else (index,):
            self.game.step(step)
            self.pump(line.span)

    def ways(self, span: Span, decision: Decision, pick: str | int | None) -> tuple[int, ...]:
        """How an answer is reached that is no option of the open question, or not clearly one."""
        if kinds := like_named(decision, pick):
            raise Failed(span, f"`{said(pick)}` may be {' or '.join(kinds)}: say of which pile or kind it is")
        if several := [shown(decision.options[n]) for n in fitting(decision, pick)]:
            raise Failed(span, f"`{said(pick)}` may be {' or '.join(map(quoted, several))}: say more of it")
        found = ways_below(self.game, pick)
        if len(found) == 1:
            return found[0].steps
        if found:
            told = " or ".join(", ".join(map(quoted, way.told)) for way in found)
            raise Failed(span, f"`{said(pick)}` is reached in more than one way, say which: {told}")
        raise Failed(span, f"`{said(pick)}` is not on offer: {self.facts.state()}")

    def passes_no_more(self, seat: int) -> None:
        """Whoever passes whatever comes does so until something is chosen; there must have been something."""
        if (span := self.passing.pop(seat, None)) is not None and seat not in self.passed:
            raise Failed(span, f"nothing came that {self.facts.player(seat)} could pass")

    def whom(self, line: ExpectAsked) -> int | None:
        """The seat that an expectation is about; None: any."""
        return self.seat(line.who, line.span) if line.who is not None else None

    def seat(self, ref: Ref | None, span: Span) -> int:
        """The seat of a thing's player, or of who played it last and waits to play again."""
        name = _name(ref)
        if not name:
            raise Failed(span, "it is not clear who is meant")
        seat, last = self.game.controller(name), self.lately.get(name, -1)
        waits = last >= 0 and self.game.avatar(last) is None and not self.game.is_out(last)
        return last if seat < 0 and waits else seat


def _name(ref: Ref | None) -> str:
    return ref.name if isinstance(ref, Named) else ""


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))


def _books(model: Model, shown: set[str]) -> Iterator[tuple[str, Book]]:
    """Coverage of each rulebook, by the letter in front of its rows."""
    cited = {row for row, _ in model.cites}
    letters = dict.fromkeys(row.split("-", 1)[0] for row in model.rows)
    for letter in letters:
        rows = [row for row in model.rows.values() if row.id.split("-", 1)[0] == letter]
        rules = [row.id for row in rows if row.is_rule and (not row.optional or row.id in cited | shown)]
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
