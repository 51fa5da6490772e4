"""The IR: a program for the machine with names in place of numbers.

What lowering makes and emitting turns into an image. Everything is symbolic: an operand is an int or the
name of what the opcode's operand kind says (a label, a procedure, a field ...). Order never comes from
hashing: lists are in the order of declaration, and the emitter sorts where `machine` order matters.
"""

from __future__ import annotations

from collections.abc import Mapping

from talisman.compiler.source import NOWHERE, Span
from talisman.runtime.table.shape import IN_COMMON
from talisman.values import Factory, define, field, frozen

NOT_IN_FORCE = -(2**31)
"""What the procedure of a modifier returns when its condition does not hold."""

Operand = int | str
_KIND = "\x1f"
"""What stands between the kind of a text and its words in an operand; no pack can write it."""


def kinded(kind: str, words: str) -> str:
    """A text of one of the kinds of `TEXT_KINDS`, as an operand."""
    return f"{kind}{_KIND}{words}" if kind else words


def kind_and_words(operand: str) -> tuple[str, str]:
    """What a text is for, and what it says."""
    kind, mark, words = operand.rpartition(_KIND)
    return (kind, words) if mark else ("", operand)


@define(unsafe_hash=True)
class Ins:
    """One instruction; `op` is a name of the opcode table; registers are ints from 0 (no header)."""

    op: str
    a: Operand = 0
    b: Operand = 0
    c: Operand = 0
    span: Span = field(default=NOWHERE, eq=False)


@define(unsafe_hash=True)
class Label:
    """A jump target inside a procedure.

    Loops through code ask whether something is an instruction, as most of it is: to see that it is not of a
    class takes ten times as long.
    """

    name: str


@frozen
class Table:
    """A switch table: (low, high, label) rows, inclusive and sorted, and the label of the default."""

    rows: tuple[tuple[int, int, str], ...]
    default: str


@frozen
class Proc:
    """A procedure. Arguments arrive in registers 0 to params - 1; the others start at 0.

    kind: `code` may do everything; `forbid` and `modifier` and `pure` may not write, ask or raise;
    level: the pack's name for frames of this procedure that can be found, read and ended (or "").
    event: the event whose record the procedure reads with EVGET ("" none; "*" any).
    """

    name: str
    params: int
    regs: int
    code: tuple[Ins | Label, ...]
    kind: str = "code"
    level: str = ""
    event: str = ""
    tables: Mapping[str, Table] = Factory(dict)
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Entity:
    """A thing, a space, a card, a pawn, an edge, a seat. The first `seats` entities are the seats.

    tags: kinds and tags; attrs: printed values; zone: (class, bearer's name or "") where it starts, or
    None: nowhere. own_block: it has rule bits of its own (what a seat plays). place: it is a space.
    """

    name: str
    text: str
    tags: tuple[str, ...] = ()
    attrs: Mapping[str, int] = Factory(dict)
    zone: tuple[str, str] | None = None
    own_block: bool = False
    place: bool = False
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Field:
    """A number on each entity that has the tag `of`; `start` is its value when the game begins.

    seen: by "all" who see what bears it, by the "owner" alone, who controls what bears it, or "" by nobody:
    only the rules need it. thing: it is the number of a thing, and seen by nobody who does not see that.
    """

    name: str
    of: str
    start: int = 0
    seen: str = ""
    thing: bool = False


@frozen
class Global:
    """A number of the game."""

    name: str
    start: int = 0


@frozen
class ZoneClass:
    """A zone on each entity that has the tag `of` ("": one zone without bearer).

    seen: "all", "owner" (the seat that controls the bearer) or "nobody". awake: rules of what lies
    there are in force.
    """

    name: str
    of: str = ""
    seen: str = "all"
    awake: bool = False


@frozen
class Event:
    """An event: the procedure that does it ("" nothing), and its sentence for the log.

    text holds {0} actor, {1} object, {2} amount, {4} other, {5} extra. quiet: not logged.
    """

    name: str
    body: str = ""
    text: str = ""
    quiet: bool = False


@frozen
class Rule:
    """A rule instance of one event: a procedure and the entity that carries it.

    The procedure gets one argument: the carrier's id; in mode FOR_EACH the seat's avatar; -1 without carrier.
    phase: "forbid" (PROHIBIT/PERMIT), "guard" (before), "replace" (0 no, 1 changed, 2 taken over), "after".
    mode: where its bits lie, one of the `MODES` in `runtime/table/words.py`; seats from the current round.
    zones: classes of zones in which the carrier's rule is in force; () always.
    effect: the effect type whose living instances switch the rule on ("" none; then carrier is "").
    layer, rank: order inside an event and phase, small first.
    reason: of what forbids, what its pack tells of why.
    """

    name: str
    event: str
    phase: str
    proc: str
    carrier: str = ""
    mode: int = IN_COMMON
    layer: int = 0
    rank: int = 0
    zones: tuple[str, ...] = ()
    effect: str = ""
    reason: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Modifier:
    """A change of a stat, in force like a rule.

    kind: "add", "set", "least", "most", or "suppress" (the classes named do not count). amount, or a
    procedure (arguments: subject, context, carrier) that returns it, or NOT_IN_FORCE; for "suppress" the
    procedure returns 1 when in force. classes: what the carrier is, as far as a suppression asks;
    context: bits that must all be set. common: bits lie in the common block, not in the carrier's
    holder's; a modifier for somebody else's stat. lent: the number that it adds, where that is another one of
    the same thing; people are told of that by its name.
    """

    name: str
    stat: str
    kind: str = "add"
    amount: int = 0
    proc: str = ""
    carrier: str = ""
    classes: tuple[str, ...] = ()
    context: int = 0
    common: bool = False
    zones: tuple[str, ...] = ()
    effect: str = ""
    span: Span = field(default=NOWHERE, eq=False)
    lent: str = ""


@frozen
class Limit:
    """A standing limit or state rule: `proc` is run at a safe point after something it reads changed.

    each: run for every seat's avatar from the current seat round (argument: avatar), else once with -1.
    redress: the label behind which lies what is done about it ("" for none). Until that was tried and did
    not help (the procedure returns 1) only what is read before it matters. A state rule that was done
    returns 2: while it holds still, what its doing reads matters, its own changes too.
    zone: a zone class; with nothing in the avatar's own the limit has nothing to say.
    """

    name: str
    proc: str
    each: bool = True
    redress: str = ""
    zone: str = ""


@frozen
class Level:
    """A name for frames; `parent` is the level it inherits; slots are its first registers, by name."""

    name: str
    parent: str = ""
    slots: tuple[str, ...] = ()


@frozen
class Edge:
    """A directed edge of the board; `entity` names the edge's own thing, if it has rules."""

    source: str
    target: str
    labels: tuple[str, ...] = ()
    entity: str = ""


@frozen
class Shown:
    """A number that players see beside the name of what bears it.

    stat: with everything lent to it; memory: while it is not 0; state: then the word alone.
    """

    name: str
    plural: str
    stat: bool
    of: str
    memory: bool = False
    state: bool = False

    @property
    def sort(self) -> str:
        """What it is, in a word."""
        return "stat" if self.stat else "state" if self.state else "memory" if self.memory else ""


@define
class Prose:
    """What only people read, and no machine.

    events: how an event is told, where it is not told as it is written down ("" not at all). turns: events
    with which the turn goes to their actor. wholes: events of amounts that are made of others.
    answered: events that do nothing by themselves, with the things whose text follows them.
    shown: numbers to be seen beside a name. values: properties with the words they may be, by number from 1.
    forms: effects that have a name for players. texts: lines of a thing's text, by its printed name.
    options: what entries of a menu do, by prompt and entry.
    """

    events: dict[str, str] = Factory(dict)
    turns: list[str] = Factory(list)
    wholes: list[str] = Factory(list)
    answered: dict[str, list[str]] = Factory(dict)
    shown: list[Shown] = Factory(list)
    values: dict[str, list[str]] = Factory(dict)
    forms: list[str] = Factory(list)
    texts: dict[str, list[str]] = Factory(dict)
    options: dict[str, dict[str, str]] = Factory(dict)

    def explain(self, prompt: str, text: str, words: str) -> None:
        """What an entry of a menu does; two that say the same and do not do the same are not explained."""
        known = self.options.setdefault(prompt, {})
        known[text] = words if known.get(text, words) == words else ""

    def data(self) -> dict[str, object]:
        """As it stands in an image."""
        return {
            "events": self.events,
            "turns": self.turns,
            "wholes": self.wholes,
            "answered": self.answered,
            "shown": [[one.name, one.plural, one.sort, one.of] for one in self.shown],
            "values": self.values,
            "forms": self.forms,
            "texts": self.texts,
            "options": {
                prompt: found
                for prompt, entries in self.options.items()
                if (found := {text: words for text, words in entries.items() if words and words != text})
            },
        }


@define
class Program:
    """All of it. `main` is the procedure of the first frame; it takes no argument and ends in HALT."""

    seats: tuple[int, int] = (1, 1)
    main: str = "main"
    entities: list[Entity] = Factory(list)
    tags: list[str] = Factory(list)
    attrs: list[str] = Factory(list)
    fields: list[Field] = Factory(list)
    globals: list[Global] = Factory(list)
    zones: list[ZoneClass] = Factory(list)
    events: list[Event] = Factory(list)
    rules: list[Rule] = Factory(list)
    stats: list[str] = Factory(list)
    modifiers: list[Modifier] = Factory(list)
    limits: list[Limit] = Factory(list)
    levels: list[Level] = Factory(list)
    effects: list[str] = Factory(list)
    effect_levels: dict[str, str] = Factory(dict)
    """The level with which an effect ends, where it is bound to one."""
    purposes: list[str] = Factory(list)
    texts: list[str] = Factory(list)
    private: list[str] = Factory(list)
    """Prompts that tell whose text it is that asks, where it may be one that only its owner sees."""
    edges: list[Edge] = Factory(list)
    labels: list[str] = Factory(list)
    procs: list[Proc] = Factory(list)
    tidy: bool = False
    """Whether what need not be done is left out of its procedures where it becomes an image."""
    prose: Prose = Factory(Prose)
