"""What all parts of lowering share: the program being made, names to ids, and the context of a text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeGuard, get_args

from talisman.compiler import model as m
from talisman.compiler.ir.program import Entity, Event, Field, Global, Level, Proc, Program
from talisman.compiler.lower.builder import Builder
from talisman.compiler.model.walk import walk
from talisman.runtime.table.limits import BITS
from talisman.values import Factory, copied, define, evolve, field

ROLLS = 16
"""Rolls that can be looked at at the same time; the oldest makes room."""

RECORD = {"actor": 0, "object": 1, "amount": 2, "tags": 3, "other": 4, "extra": 5}
DICE = 4
"""Dice of one roll that are remembered one by one."""
LOWEST, HIGHEST = -(2**31), 2**31 - 1
"""The numbers of the machine: an open end of a row, a key before any other and after all of them."""


@define
class Ctx:
    """Where code is being made for a text: its builder and what its words mean.

    you, this: registers or None (not known here); vars: bound values; effect: register with the slot of
    the effect whose rule this is; verdict: register of a replacement's answer; leaving: its offers that bring
    back what was to be done when they are declined; unit: the unit of the event
    whose body this is; slots: roles that are registers of this very procedure; cause: carrier for `affect`;
    apart: a register behind one that holds -1; known: numbers that are in a register already; places:
    registers with the space of the thing in another, where nothing happens between the questions; inside:
    another frame goes on inside that of the text;
    held: who wins does not end the game yet; record: registers with words of the event's record;
    sure: the kinds of values; over: in what the verb of a deed does, the sentence whose rows its contests
    have, and in which text that stands.
    """

    b: Builder
    you: int | None = None
    this: int | None = None
    vars: dict[int, int] = Factory(dict)
    effect: int | None = None
    verdict: int | None = None
    leaving: tuple[m.Stmt, ...] = ()
    unit: str = ""
    in_event: bool = False
    slots: dict[tuple[str, str], int] = Factory(dict)
    cause: bool = False
    procedure: str = ""
    pure: bool = False
    about: int | None = None
    hidden: bool = False
    quit: str = ""
    inside: bool = False
    held: bool = False
    form: str = ""
    apart: int = -1
    known: dict[m.Num, int] = Factory(dict)
    places: dict[int, int] = Factory(dict)
    record: dict[str, int] = Factory(dict)
    sure: dict[int, str] = Factory(dict)
    over: tuple[m.Begin, Ctx] | None = None

    def but(self, **changes: Any) -> Ctx:
        """The same context with other bindings (variables are copied)."""
        made = copied(self)
        made.vars = dict(self.vars)
        for name, value in changes.items():
            setattr(made, name, value)
        return made


Row = tuple[tuple[int, ...], m.Block]


@define
class Site:
    """A sentence that begins a contest and says what its outcomes do, each by its number.

    text: the context in which its rows are read; kept: the registers of
    it that they may need; name: of the procedure that is made for it.
    """

    name: str
    contest: str
    rows: tuple[Row, ...]
    text: Ctx
    kept: list[int]
    reason: str


@define
class Lowering:
    """The program under construction and the tables names are looked up in."""

    model: m.Model
    program: Program = field(factory=Program)
    ids: dict[str, int] = Factory(dict)
    by_tag: dict[str, list[str]] = Factory(dict)
    played: set[str] = Factory(set)
    """Entities with rule bits of their own: what a seat plays (only asked about, never iterated)."""
    fields: set[str] = Factory(set)
    events: dict[tuple[str, str], str] = Factory(dict)
    listened: set[str] = Factory(set)
    bits: dict[str, int] = Factory(dict)
    made: set[str] = Factory(set)
    sites: list[Site] = Factory(list)
    """Contests with rows of their own whose procedures are still to be made."""
    serials: int = 0
    affect: str = ""
    """The verb that is asked under every event whose cause and object differ ("" none)."""
    winning: set[str] = Factory(set)
    """Verbs that, done, end the game (only asked about, never iterated)."""
    preventing: list[str] = Factory(list)
    """The verbs that are asked before a thing's text may prevent an event, where a rule can forbid them."""
    forbidden: set[str] = Factory(set)
    """Verbs that some rule can forbid (only asked about, never iterated)."""
    obliged: set[str] = Factory(set)
    ended: set[tuple[str, str]] = Factory(set)
    """What some text ends, and by which outcome ("" none is said)."""
    came_out: set[str] = Factory(set)
    """Contests that stand on no other, for whose outcome some text waits (only asked about)."""
    sets: dict[tuple[str, str], str] = Factory(dict)
    """Roles that are sets (level and name): filled by `PickSet`, members marked in a field; what all are."""
    edge_verb: str = ""
    """The verb of going over an edge that is a thing of its own."""
    underlain: set[str] = Factory(set)
    """Verbs under whose events `affect` is asked for actor and object."""
    pairs: list[tuple[str, str]] = Factory(list)
    """Every verb and unit that a call of the packs can raise."""
    begun_here: set[str] = Factory(set)
    """Verbs that some sentence does by itself: it begins the contest that the verb would begin."""
    counted: dict[str, None] = Factory(dict)
    """Kinds that things of other kinds are made to count as, in the order in which texts do so."""
    counted_in: set[str] = Factory(set)
    """Spans in which some text counts how often something is done (only asked about, never iterated)."""
    replaced_rolls: bool = False
    sided: bool = False
    """Whether some text rolls instead of a roll."""
    above: dict[str, tuple[str, ...]] = Factory(dict)
    """Kinds with everything they are, once somebody has asked for that."""
    shaped: dict[type, list[m.Rule]] = Factory(dict)
    """The rules by what they are, once somebody has asked for some."""
    swept: tuple[str, ...] | None = None
    """The levels that a way out leads to (`body/swept.py`), once somebody has asked for them."""
    scenario: bool = False
    reason: str = ""
    """The path of the rule whose text is being lowered: what ends the game."""

    # -- names

    def entity(self, name: str) -> int:
        """The id of an entity (a KeyError is a bug of resolving)."""
        return self.ids[name]

    def rules_of(self, shape: type) -> Sequence[m.Rule]:
        """The rules of one shape, in order: most are of others."""
        if not self.shaped:
            for rule in self.model.rules:
                self.shaped.setdefault(type(rule.shape), []).append(rule)
        return self.shaped.get(shape, ())

    def fewest(self, tags: Sequence[str]) -> str:
        """Of some tags the one the fewest things have, "" of none."""
        return min(tags, key=lambda tag: len(self.by_tag[tag]), default="")

    def fresh(self, hint: str) -> str:
        """A name that no other procedure, field or effect has."""
        self.serials += 1
        return f"{hint}~{self.serials}"

    def avatar_kind(self) -> str:
        """The kind that seats play; the seats' own kind where they play themselves; "" if there is none."""
        for kind in self.model.kinds.values():
            if kind.played_by:
                return kind.name
        return self.seat_kind()

    def seat_kind(self) -> str:
        """The kind of the seats."""
        return next((kind.name for kind in self.model.kinds.values() if kind.seat), "")

    def is_avatar_kind(self, name: str) -> bool:
        """Whether all things of the kind are avatars or seats."""
        return bool(name) and name in (self.avatar_kind(), self.seat_kind())

    def ancestors(self, name: str) -> tuple[str, ...]:
        """The kind and everything it is, nearest first; what is no kind is itself only."""
        found = self.above.get(name)
        if found is None:
            found = self.above[name] = m.ancestors(self.model.kinds, name) or (name,)
        return found

    def is_place(self, name: str) -> bool:
        """Whether things of the kind are spaces."""
        return any(self.model.kinds[kind].place for kind in self.ancestors(name) if kind in self.model.kinds)

    def inherited(self, name: str, attribute: str) -> str:
        """The nearest non-empty value of a word attribute of a kind or its ancestors."""
        for kind in self.ancestors(name):
            if kind in self.model.kinds:
                value = getattr(self.model.kinds[kind], attribute)
                if value:
                    return str(value)
        return ""

    # -- making

    def add_field(self, name: str, of: str, start: int = 0, seen: str = "", thing: bool = False) -> str:
        """Declare a field once; what is not said to be seen is what only the rules need."""
        if name not in self.fields:
            self.fields.add(name)
            self.program.fields.append(Field(name, of, start, seen, thing))
        return name

    def add_global(self, name: str, start: int = 0) -> str:
        """Declare a global once."""
        key = "global:" + name
        if key not in self.fields:
            self.fields.add(key)
            self.program.globals.append(Global(name, start))
        return name

    def add_proc(self, proc: Proc) -> str:
        """Keep a finished procedure."""
        self.program.procs.append(proc)
        return proc.name

    def add_level(self, level: Level) -> None:
        """Keep a level."""
        self.program.levels.append(level)

    def add_entity(self, entity: Entity) -> int:
        """Keep an entity; its id."""
        self.ids[entity.name] = len(self.program.entities)
        self.program.entities.append(entity)
        for tag in entity.tags:
            self.by_tag.setdefault(tag, []).append(entity.name)
        if entity.own_block:
            self.played.add(entity.name)
        return self.ids[entity.name]

    def common_tag(self, names: Iterable[str]) -> str:
        """A tag that just these entities have; a new one of the machine's own where there is none."""
        wanted = sorted(set(names), key=self.entity)
        tag = next((tag for tag, owners in self.by_tag.items() if owners == wanted), "")
        if not tag:
            tag = f"any{len(self.by_tag)}#"
            self.by_tag[tag] = wanted
            self.program.tags.append(tag)
            for name in wanted:
                entity = self.program.entities[self.entity(name)]
                self.program.entities[self.entity(name)] = evolve(entity, tags=(*entity.tags, tag))
        return tag

    def event(self, verb: str, unit: str = "") -> str:
        """The event of a verb for a unit ("" things or nothing); declared when first used."""
        key = (verb, unit)
        if key not in self.events:
            name = f"{verb}:{unit}" if unit else verb
            self.events[key] = name
            self.program.events.append(Event(name, quiet=True))
        return self.events[key]

    def wins(self, part: object) -> bool:
        """Whether it is said in a part of the model that the game is over."""
        for found in walk(part):
            if type(found) is m.EndGame or (type(found) is m.Call and found.verb in self.winning):
                return True
        return False

    def once(self, name: str) -> bool:
        """True the first time a name is asked about: for procedures made on demand."""
        if name in self.made:
            return False
        self.made.add(name)
        return True

    def setting_bit(self, setting: str) -> int:
        """The bit of a setting in the tags of a record and in contexts of stats (0 to 29)."""
        if setting not in self.bits:
            assert len(self.bits) < BITS, "a check counts them"
            self.bits[setting] = len(self.bits)
        return 1 << self.bits[setting]

    def setting_bits(self, settings: tuple[str, ...]) -> int:
        """The bits of several settings."""
        bits = 0
        for setting in settings:
            bits |= self.setting_bit(setting)
        return bits

    def slot(self, level: str, role: str) -> int:
        """The register of a role in the frames of a level; roles of the parent come first."""
        return self.roles(level).index(role)

    def roles(self, level: str) -> list[str]:
        """All slots of a level: the parent's, its own, and the serial of the frame."""
        found: list[str] = []
        if level in self.model.contests:
            contest = self.model.contests[level]
            if contest.parent:
                return self.roles(contest.parent) + [
                    r for r in contest.roles if r not in self.roles(contest.parent)
                ]
            found = [
                *contest.sides,
                SERIAL,
                OUTCOME,
                *(r for r in contest.roles if r not in contest.sides),
            ]
        elif level in self.model.procedures:
            found = list(self.model.procedures[level].roles) or ["actor"]
            found.insert(1, SERIAL)
        return found

    def secret(self, rule: m.Rule) -> bool:
        """Whether the text may be in force where only the owner of a thing sees it."""
        return any(self.model.zones[zone].seen == "owner" for zone in rule.zones)


SERIAL = "#"
OUTCOME = "outcome#"


def is_number(what: object) -> TypeGuard[m.Num]:
    """Whether a part of the model is a number (else it is a thing)."""
    return isinstance(what, get_args(m.Num))
