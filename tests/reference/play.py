"""A game in progress: the world, who asks what of whom, and what was told; words all other parts share."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from typing import TypeVar

from attrs import Factory, define, evolve, field, frozen

from reference.learned import Learned
from reference.world import Effect, Fault, Thing, Value, Who, World
from talisman.compiler import model as m

DONE, FORBIDDEN, REPLACED = 0, 1, 2
ZONE_EVENT = "zone#"
DEEPEST = 24
PATIENCE = 5_000
"""Statements between two answers; the machine counts instructions instead."""
MOST_OPTIONS = 128
AT_RANDOM = "at random"


class Missing:
    """What is not known in a text (`you` where nobody speaks of anybody)."""


MISSING = Missing()
Known = Who | Missing


class Unbound(Exception):
    """Something is asked for where it is not known."""


class GameOver(Exception):
    """The game is over; the seats that won."""

    def __init__(self, winners: tuple[int, ...]) -> None:
        super().__init__(winners)
        self.winners = winners


def named(text: str, about: Sequence[Who]) -> str:
    """A text with the names of what it is about, and other words where there is none."""
    for place, thing in enumerate((*about, None, None)[:2], 1):
        name = thing.text if thing is not None else ""
        text = re.sub(rf"\[([^\[\]]*)\{{{place}\}}([^\[\]]*)\]", rf"\g<1>{name}\g<2>" if name else "", text)
        text = re.sub(rf"\{{{place}\?([^{{}}]*)\}}", name or r"\1", text)
    return text


class Enough(Exception):
    """A repetition ends because something in it was declined; `repeat` says which repetition."""

    def __init__(self, repeat: object) -> None:
        super().__init__()
        self.repeat = repeat


class EndOfFrame(Exception):
    """A frame ends with a value, from wherever it is."""

    def __init__(self, frame: Frame, value: int) -> None:
        super().__init__(value)
        self.frame = frame
        self.value = value


@frozen
class Choice:
    """One option: what it says, the thing it is about (if its words name it), and what it stands for."""

    text: str
    about: Who
    value: Value = 0
    index: int = 0
    thing: Who = None
    """The thing that it is, also if its words do not name it."""


@frozen
class Ask:
    """A question to a seat."""

    seat: int
    prompt: str
    options: tuple[Choice, ...]
    hidden: bool = False


@frozen
class AskDie:
    """A die that is rolled outside."""

    purpose: str
    roller: Who
    sides: int


Question = Ask | AskDie
T = TypeVar("T")
Doing = Generator[Question, int, T]
"""Something that is done, and may ask on the way."""


@frozen
class Told:
    """One line of what happened: an event, a die, a remark or an answer."""

    kind: str
    name: str
    values: tuple[str | int, ...]


@define(eq=False)
class Record:
    """What an event is about."""

    actor: Who = None
    object: Who = None
    amount: int = 1
    settings: frozenset[str] = frozenset()
    other: Who = None
    extra: Value | str = None
    outcome: int | None = None

    def word(self, name: str) -> Who:
        """A word that is a thing."""
        found = {"actor": self.actor, "object": self.object, "other": self.other, "extra": self.extra}[name]
        return found if isinstance(found, Thing) else None


@define(eq=False)
class Event:
    """An event: its verb, the unit, its record."""

    verb: str
    unit: str
    record: Record

    @property
    def name(self) -> str:
        """As it is told."""
        return f"{self.verb}:{self.unit}" if self.unit else self.verb


@define(eq=False)
class Frame:
    """A procedure or contest that is going on.

    rows: what the sentence that began it says for its outcomes, and what that text means; done: one was done;
    ended: from within; leaving: once something ends it, the highest serial of those that go with it, and its
    value.
    """

    level: str
    slots: dict[str, Who]
    serial: int
    outcome: int = 0
    rows: dict[int, m.Block] = Factory(dict)
    text: Env | None = None
    done: bool = False
    ended: bool = False
    leaving: tuple[int, int] | None = None
    came: int | None = None
    bound: list[Effect] = Factory(list)

    @property
    def first(self) -> Who:
        """Its first slot: whom it is about."""
        return next(iter(self.slots.values()))


@define(eq=False, slots=False)
class Env:
    """What the words of a text mean where it stands. `you` may be a frame: then it is its first slot."""

    you: Known | Frame = MISSING
    this: Known = MISSING
    vars: dict[int, Value] = Factory(dict)
    numbers: dict[int, int] = Factory(dict)
    """Numbers that are bound, which what is done inside may bind anew."""
    event: Event | None = None
    about: Known = MISSING
    effect: Effect | None = None
    verdict: list[int] | None = None
    leaving: m.Block = ()
    """The offers of a replacement that bring back what was to be done when they are declined."""
    unit: str = ""
    procedure: str = ""
    cause: bool = False
    pure: bool = False
    asked: bool = False
    """Whether it is only asked if something could be done."""
    hidden: bool = False
    frame: Frame | None = None
    repeat: object = None
    held: bool = False
    """Whether who wins does not end the game yet: others may win in the same sentence."""
    over: tuple[m.Begin, Env] | None = None
    """In what the verb of a deed does: the sentence whose rows its contests have, and where that stands."""

    def but(self, **changes: object) -> Env:
        """The same with other bindings; what is bound there is not bound here."""
        found = Env.__new__(Env)
        found.__dict__.update(self.__dict__)
        found.vars = dict(self.vars)
        found.__dict__.update(changes)
        return found

    def having(self, var: int, value: Value) -> Env:
        """The same with one more thing bound."""
        found = self.but()
        found.vars[var] = value
        return found

    def whose(self) -> Who:
        """`you`, who must be known."""
        if isinstance(self.you, Frame):
            return self.you.first
        if isinstance(self.you, Missing):
            raise Unbound("you")
        return self.you


@define(eq=False)
class Play:
    """Everything of one game."""

    world: World
    learned: Learned
    frames: list[Frame] = Factory(list)
    bordering: list[Frame] = Factory(list)
    """Those whose beginning or end is being told."""
    depth: int = 0
    since: int = 0
    raised: int = 0
    busy: set[int] = Factory(set)
    used_once: dict[tuple[str, Who], tuple[int, int]] = Factory(dict)
    capped: dict[tuple[str, Who], tuple[int, int]] = Factory(dict)
    did: dict[tuple[str, str, Thing], int] = Factory(dict)
    chosen: dict[tuple[str, str, Thing], int] = Factory(dict)
    joined: dict[tuple[str, int, Thing], int] = Factory(dict)
    in_limits: bool = False
    over: list[int] | None = None
    """Who has won, once it was said that the game is over."""
    dirty: set[int] = Factory(set)
    told: list[Told] = Factory(list)
    orders: dict[tuple[str, str, str], object] = Factory(dict)
    steps: dict[str, dict[str, int]] = Factory(dict)

    @property
    def model(self) -> m.Model:
        """The model that is walked."""
        return self.world.model

    def tell(self, kind: str, name: str, *values: Value | str) -> None:
        """Note a line."""
        self.told.append(Told(kind, name, tuple(shown(value) for value in values)))

    # -- frames

    def isa(self, level: str, wanted: str) -> bool:
        """Whether a level is another one or inherits it (contests do)."""
        while level != wanted and level in self.model.contests:
            level = self.model.contests[level].parent
        return level == wanted

    def nearest(self, level: str) -> Frame | None:
        """The nearest frame of a level that is going on."""
        return next((frame for frame in reversed(self.frames) if self.isa(frame.level, level)), None)

    def spanning(self, level: str) -> Frame:
        """The frame that an effect ends with: nearest of just this level, else outermost of its kind."""
        exact = [frame for frame in reversed(self.frames) if frame.level == level]
        kind = [frame for frame in self.frames if self.isa(frame.level, level)]
        return next(iter((*exact, *kind)))

    def slots(self, level: str) -> list[str]:
        """The slots of a level, those it inherits first."""
        if level in self.model.contests:
            contest = self.model.contests[level]
            first = self.slots(contest.parent) if contest.parent else list(contest.sides)
            return [*first, *(role for role in contest.roles if role not in first)]
        return list(self.model.procedures[level].roles) or ["actor"]

    # -- asking

    def ask(
        self,
        seat: int,
        prompt: str,
        options: list[Choice],
        hidden: bool = False,
        alone: bool = False,
        about: Sequence[Who] = (),
    ) -> Doing[Choice]:
        """Ask a seat; a single option is taken without asking, unless nobody may know (alone: that it is).

        So it is, too, when the option is a thing that not all see. about: what the texts name, if the seat
        sees it.
        """
        if not options:
            raise Fault("choice")
        if len(options) > MOST_OPTIONS:
            raise Fault("options")
        if len(options) == 1 and not hidden and not alone and not self._covered(options[0].thing):
            return options[0]
        seen = [thing if thing is not None and self._sees(seat, thing) else None for thing in about]
        shown = tuple(evolve(option, text=named(option.text, seen)) for option in options)
        index = yield Ask(seat, named(prompt, seen), shown, hidden)
        if not hidden:
            self.tell("answer", prompt, seat, named(options[index].text, about))
        return options[index]

    def _sees(self, seat: int, thing: Thing) -> bool:
        """Whether a seat sees a thing where it lies, and all that bears it."""
        it: Who = thing
        while it is not None and it.zone is not None and self.world.avatar(self.world.player(it)) is not it:
            seen, bearer = self.model.zones[it.zone.name].seen, it.zone.bearer
            if seen != "all" and (seen != "owner" or bearer is None or self.world.player(bearer) != seat):
                return False
            it = bearer
        return True

    def _covered(self, thing: Who) -> bool:
        """Whether a thing lies where not all see it, itself or what bears it."""
        while thing is not None and thing.zone is not None:
            if self.model.zones[thing.zone.name].seen != "all":
                return True
            thing = thing.zone.bearer
        return False

    def die(self, purpose: str, roller: Who, sides: int) -> Doing[int]:
        """Roll one die."""
        if sides < 1:
            raise Fault("sides")
        if self.world.scripted:
            value = yield AskDie(purpose, roller, sides)
        else:
            value = self.world.draw(purpose, roller, sides) + 1
        self.tell("die", purpose, roller, sides, value)
        return value

    # -- carriers

    def carriers(self, rule: m.Rule) -> list[Thing]:
        """The things that carry a rule, wherever they are."""
        declared = self.model.things.get(rule.carrier)
        if declared is not None:
            return [self.world.by_name[name] for name in declared.entities]
        if rule.carrier:
            return [self.world.by_name[rule.carrier]] if rule.carrier in self.world.by_name else []
        return list(self.world.by_tag.get(rule.kind, ())) if rule.kind else []


def shown(value: Value | str) -> str | int:
    """A value as it is told: things by name."""
    if isinstance(value, Thing):
        return value.name
    return "nobody" if value is None else value


def parts(cond: m.Cond) -> Iterator[m.Cond]:
    """What must all hold, one by one."""
    if isinstance(cond, m.AllOf):
        for part in cond.of:
            yield from parts(part)
    else:
        yield cond


def said_of_it(words: str, name: str = "") -> str:
    """An option about what carries a text: its name in the place of the last `this`, or behind the words."""
    before, this, behind = words.rpartition("this")
    if not this and name and name in words:
        before, _, behind = words.rpartition(name)
        return f"{before}{{0}}{behind}"
    cut = not this or before[-1:].isalnum() or behind[:1].isalnum()
    return f"{words} ({{0}})" if cut else f"{before}{{0}}{behind}"


def filled(text: str, about: Who) -> str:
    """The words of an option, the thing's name in its place."""
    return text.replace("{0}", about.text if about is not None else "nobody")


def choice(text: str, about: Who = None, value: Value = 0, index: int = 0) -> Choice:
    """An option: without words it is called as its thing."""
    if not text:
        return Choice(about.text if about is not None else "nobody", about, value, index, about)
    return Choice(filled(text, about), about if "{0}" in text else None, value, index, about)


__all__ = [
    "DONE",
    "FORBIDDEN",
    "MISSING",
    "REPLACED",
    "Ask",
    "AskDie",
    "Choice",
    "Doing",
    "Effect",
    "EndOfFrame",
    "Enough",
    "Env",
    "Event",
    "Fault",
    "Frame",
    "GameOver",
    "Known",
    "Missing",
    "Play",
    "Question",
    "Record",
    "Told",
    "Unbound",
    "choice",
    "field",
    "filled",
    "parts",
    "said_of_it",
]  # fmt: skip
