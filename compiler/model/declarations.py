"""What packs declare."""

from __future__ import annotations

from collections.abc import Mapping

from talisman.compiler.model.conditions import ALWAYS, Cond, Sel
from talisman.compiler.model.nouns import Ref
from talisman.compiler.model.numbers import Num
from talisman.compiler.model.statements import Block
from talisman.compiler.source import NOWHERE, Span
from talisman.values import Factory, field, frozen


@frozen
class Kind:
    """A kind: parents first to last; `binds`: the role that `you` has towards things of the kind.

    seat: players; played_by: avatars of this kind of player. place: spaces. supply, leaves_to: zones.
    """

    name: str
    plural: str
    parents: tuple[str, ...] = ()
    binds: str = ""
    seat: bool = False
    played_by: str = ""
    place: bool = False
    supply: str = ""
    leaves_to: str = ""
    defaults: Mapping[str, int] = Factory(dict)
    span: Span = field(default=NOWHERE, eq=False)


def ancestors(kinds: Mapping[str, Kind], kind: str) -> tuple[str, ...]:
    """The kind and all it inherits, nearest first, without repeats and without what is no kind."""
    found: list[str] = []
    queue = [kind]
    for name in queue:  # which grows
        declared = kinds.get(name)
        if declared is not None and name not in found:
            found.append(name)
            queue.extend(declared.parents)
    return tuple(found)


def supply_of(kinds: Mapping[str, Kind], kind: str) -> str:
    """The zone in which things of a kind lie when the game starts: its own, or inherited."""
    return next((zone for one in ancestors(kinds, kind) if (zone := kinds[one].supply)), "")


def left_to(kinds: Mapping[str, Kind], kind: str) -> str:
    """The zone to which things of a kind go when they are given up; "" for none."""
    return next((zone for one in ancestors(kinds, kind) if (zone := kinds[one].leaves_to)), "")


def akin(kinds: Mapping[str, Kind], one: str, other: str) -> bool:
    """Whether one of two kinds is the other, or stands on it: a thing of the one may be of the other."""
    return one in ancestors(kinds, other) or other in ancestors(kinds, one)


def is_place(kinds: Mapping[str, Kind], kind: str) -> bool:
    """Whether things of a kind are spaces; what is no kind is none."""
    return any(kinds[name].place for name in ancestors(kinds, kind))


@frozen
class Thing:
    """A declared thing and how many copies there are. tags include kinds, ancestors and value words.

    numbers: printed numbers (properties, and starting values `size 4` under the stat or counter's name);
    things: printed things (`base Gate`); apart: those that are another for single copies, by entity; title:
    what is printed, where things of other kinds have that name, too.
    """

    name: str
    kind: str
    tags: tuple[str, ...] = ()
    numbers: Mapping[str, int] = Factory(dict)
    things: Mapping[str, str] = Factory(dict)
    apart: Mapping[str, Mapping[str, str]] = Factory(dict)
    words: Mapping[str, str] = Factory(dict)
    copies: int = 1
    pack: str = ""
    path: str = ""
    cites: tuple[str, ...] = ()
    title: str = ""
    span: Span = field(default=NOWHERE, eq=False)

    @property
    def printed(self) -> str:
        """The name that is printed on it."""
        return self.title or self.name

    @property
    def entities(self) -> tuple[str, ...]:
        """Entity names: its name, further copies with ` #2` and so on."""
        return (self.name, *(f"{self.name} #{n}" for n in range(2, self.copies + 1)))


@frozen
class Counter:
    """A number on things of a kind; also what rules remember (memory), flags (of="" : of the game).

    start, floor, ceiling: numbers in which the bearer is `You()`; None: 0, no floor below 0 is implied.
    seen: by "all" who see its bearer, by its "owner" alone, who controls the bearer, or "" by nobody. A
    memory that holds a thing is seen by nobody who does not see the thing. shown: players see it beside the
    name of its bearer, a memory while it is not 0. untold: nobody is told when it changes. state: a memory
    that is 1 while a word is so of its bearer and else 0, said as that word (`if it is worn`). sort: of which
    kind the thing is that a memory holds, "" where it holds a number.
    """

    name: str
    of: str
    start: Num | None = None
    floor: Num | None = None
    ceiling: Num | None = None
    holds_thing: bool = False
    plural: str = ""
    memory: bool = False
    state: bool = False
    seen: str = ""
    shown: bool = False
    untold: bool = False
    sort: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Stat:
    """A derived number: pile (a counter of the same name is moved by gain and lose) plus modifiers.

    start: the pile's start; floor: of the pile; base: instead of a pile, the number (limits `by its size`).
    """

    name: str
    of: str
    start: Num | None = None
    floor: Num | None = None
    base: Num | None = None
    pile: bool = True
    shown: bool = False
    untold: bool = False
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class LimitDecl:
    """A standing limit: the stat of the same name; `counts` the bearer's things (bearer is `You()`).

    excess: done until it fits, `You()` is the bearer.
    """

    name: str
    of: str
    counts: Sel
    excess: Block
    stat: str
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Zone:
    """A class of zones. of "": one zone. refill: done when something is drawn from it and it is empty."""

    name: str
    of: str = ""
    holds: tuple[str, ...] = ()
    seen: str = "all"
    awake: bool = False
    size: int | None = None
    refill: Block = ()
    excess: Block = ()
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Verb:
    """A verb. does: the body of its event for things, and for each unit a body of its own is made from it.

    In the body `You` is the actor, and the record is read with Rec and Amount. guarded: starts forbidden.
    sentence: how the event is written down; {0} actor, {1} object, {2} amount with unit, {4} other.
    told: how people are told of it; None: by the sentence, "": not at all.
    """

    name: str
    third: str = ""
    actor: str = ""
    does: Block | None = None
    guarded: bool = False
    sentence: str = ""
    told: str | None = None
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Duty:
    """A part of a procedure's work.

    must: a duty, else an offer. step: done in the order of steps without asking. first: before anything else.
    after: labels that must be done. once: an offer that is made no more when it was taken. each: one item per
    thing (the item is `Var(each.var)`), by key; came: what lies undermost first.
    menu: `choose one` bodies are open to `option of`. words: what is done, as it was written.
    """

    label: str
    body: Block
    must: bool = True
    step: bool = False
    first: bool = False
    after: tuple[str, ...] = ()
    once: bool = False
    each: Sel | None = None
    key: Num | None = None
    came: bool = False
    when: Cond = ALWAYS
    text: str = ""
    words: str = ""
    cites: tuple[str, ...] = ()
    path: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Procedure:
    """A procedure: its level has its name. roles: slots in order; slot 0 is `You` in its text.

    runs: procedures begun one after the other with the same slot 0. root: the game begins with it.
    """

    name: str
    plural: str = ""
    parent: str = ""
    of: str = ""
    roles: tuple[str, ...] = ()
    runs: tuple[str, ...] = ()
    duties: tuple[Duty, ...] = ()
    finished: Cond | None = None
    root: bool = False
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Contest:
    """A contest: a procedure with two sides (the first two roles), scores and outcomes.

    score: of a side, which is `Var(0)` there. outcomes: first when side one scores more, second less, third
    the same; the others are said by `End`. ons: what an outcome does. after: when it has ended.
    settings: the situations its scores are asked for. joins: kinds that stand together, by a printed number.
    """

    name: str
    parent: str = ""
    sides: tuple[str, str] = ("", "")
    roles: tuple[str, ...] = ()
    steps: tuple[Duty, ...] = ()
    score: Num | None = None
    outcomes: tuple[str, ...] = ()
    ons: Mapping[str, Block] = Factory(dict)
    after: Block = ()
    settings: tuple[str, ...] = ()
    joins: str = ""
    joins_by: str = ""
    span: Span = field(default=NOWHERE, eq=False)


def lineage(levels: Mapping[str, Procedure | Contest], level: str) -> tuple[str, ...]:
    """A procedure or contest and those it stands on, itself first."""
    found: list[str] = []
    while level and level not in found:
        found.append(level)
        level = levels[level].parent if level in levels else ""
    return tuple(found)


def as_seen(number: int) -> int:
    """An outcome by its number, as the other side sees it: of the first two each is the other's."""
    return 1 - number if number < 2 else number


@frozen
class Window:
    """A moment at which seats may act.

    asks: who is asked in order: Refs, or `other` (each other player, from the current seat round), or
    `active`. answers: kinds of hidden things that may answer, besides those whose text does. openly: nobody
    without an answer is asked. one_pass: no second round.
    """

    name: str
    asks: tuple[Ref | str, ...] = ()
    answers: tuple[str, ...] = ()
    openly: bool = False
    one_pass: bool = False
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class EffectDecl:
    """What `Install` makes: a form has a name players know; its rules are in `Model.rules` with `effect`.

    begins: done when installed (You is the target); ends: done when a form has ended. bound: ends with the
    frame of this level it was made in.
    keeps: counters and piles of the target (at most three): 0 at first, their old value again when it ends.
    turns_of: the procedure that is called its turn.
    """

    name: str
    form: bool = False
    begins: Block = ()
    ends: Block = ()
    bound: str = ""
    own_turns: int = 0
    turns_of: str = field(default="", eq=False)
    keeps: tuple[str, ...] = ()
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Purpose:
    """What dice are rolled for; `stat` is changed by `+2 to its haggling roll`."""

    name: str
    stat: str


@frozen
class Param:
    """A parameter: value, range."""

    name: str
    value: int
    low: int | None = None
    high: int | None = None
    path: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class EdgeDecl:
    """An edge or a piece of a ring or path: both ways unless `one_way`; thing: the edge's own thing."""

    source: str
    target: str
    label: str
    one_way: bool = False
    thing: str = ""


@frozen
class Worth:
    """A line of `worth`: points per unit of the number (`You()` is the seat's avatar).

    most: units beyond so many are worth nothing more. when: what has to hold for the line to count.
    """

    points: int
    per: Num
    most: int | None = None
    when: Cond = ALWAYS
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class DeclaredPhrase:
    """A condition or number that a pack declares; it is written out where it is said.

    silent: the holes, by number, of which its meaning says nothing.
    """

    text: str
    silent: tuple[int, ...] = ()
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class RuleRow:
    """A row of a rulebook. is_rule: it carries a rule; else `reason` says why not.

    optional: players may leave the rule out.
    """

    id: str
    text: str
    is_rule: bool
    reason: str = ""
    span: Span = field(default=NOWHERE, eq=False)
    optional: bool = False
