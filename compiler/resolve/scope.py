"""What phrases are resolved against: the world (everything declared) and the scope (where a phrase stands).

The world is filled by the passes over declarations before any phrase is looked at, so a name may be used
above its declaration and in any file. A scope knows what the words of context mean at one place: `you`,
`this`, `it`, the roles in reach, the roll in hand. It is mutable in two ways only: a statement may bind words
for the statements behind it, and nouns leave candidates for `it`. `inner` makes a scope for a nested text,
whose bindings stay inside; `Scope.outer` marks the border of an effect, over which values are captured.

Interface of the phrase modules (each takes a node of the tree and a scope)::

    numbers.number(node, scope) -> Num             conditions.condition(node, scope) -> Cond
    nouns.thing(node, scope) -> Ref                nouns.selection(node, scope) -> Sel
    nouns.zone(node, scope) -> ZoneArg | None      events.pattern(node, scope) -> Pattern
    statements.block(nodes, scope) -> Block        rules.rules(lines, carrier, world) -> list[Rule]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, cast

from talisman.compiler.diagnostics import Bag
from talisman.compiler.model import (
    Captured,
    CapturedNum,
    Cond,
    Contest,
    Current,
    Int,
    Model,
    Named,
    Nobody,
    Num,
    Pattern,
    Procedure,
    Ref,
    Rule,
    Sel,
    Thing,
    This,
    You,
    ancestors,
)
from talisman.compiler.source import NOWHERE, Span
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import Factory, copied, define, evolve, field, frozen

KEEPS = range(2, 6)
"""The slots of an effect for what its maker knew."""

EDGE_KIND = "edge"
RING_KIND = "ring"
PLACE_KIND = "space"
"""Kinds that the language itself knows: what joins places, what leads round them, what a board is made of."""


Wanted = str | tuple[str, ...]
"""The kind that a thing has to be of, or several of which it has to be of one ("" or (): any)."""


@frozen
class VerbInfo:
    """A verb as phrases need it: its forms and templates, what it is bound to, what its holes take."""

    name: str
    forms: tuple[str, ...] = ()
    templates: tuple[str, ...] = ()
    actor: str = ""
    primitive: str = ""
    node: Node | None = None


@frozen
class Phrase:
    """A declared sentence, condition or number: its template and the nodes it means (() built in)."""

    name: str
    template: str
    means: tuple[Node, ...] = ()
    pack: str = ""


@define
class Level:
    """A procedure or contest: its parent, what it is of, and its roles in order (slot 0 first)."""

    name: str
    parent: str = ""
    of: str = ""
    contest: bool = False
    roles: list[str] = Factory(list)
    kinds: dict[str, str] = Factory(dict)
    """Role -> kind of the thing in it, where one is known."""
    menus: dict[str, list[str]] = Factory(dict)
    outcomes: tuple[str, ...] = ()


Settled = TypeVar("Settled", Rule, Procedure, Contest)

Found = TypeVar("Found")

Changed = tuple[Any, dict[str, object], Any]
"""A value of the model, what was exchanged in it, and what came of that."""


@define
class World:
    """Everything that is declared. `words` is filled class by class with `learn`."""

    model: Model
    bag: Bag
    vocabulary: Vocabulary
    words: dict[str, dict[str, str]] = Factory(dict)
    """Class of declaration (`kind`, `counter`, ...) -> written form -> name of the declaration."""
    names: dict[str, list[str]] = Factory(dict)
    """Printed name -> keys in `model.things` (several when things of different kinds share a name)."""
    verbs: dict[str, VerbInfo] = Factory(dict)
    phrases: dict[str, Phrase] = Factory(dict)
    levels: dict[str, Level] = Factory(dict)
    sets: dict[str, list[str]] = Factory(dict)
    """Level -> its roles that hold several things."""
    counted: dict[str, list[str]] = Factory(dict)
    """Kind that things of another kind are made to count as -> the kinds of those things."""
    effects_made: int = 0
    written: int = 0
    """Declared phrases written out since the last one that stands in no other."""
    above: dict[str, tuple[str, ...]] = Factory(dict)
    """Kind -> it and what it inherits, when there were as many kinds as `kinds_then`."""
    overlaps: dict[tuple[str, str], bool] = Factory(dict)
    """Two kinds -> whether some kind stands on both."""
    kinds_then: int = 0
    said: dict[str, None] = Factory(dict)
    """Templates of the declared phrases that some text says."""
    sitting: list[str] | None = None
    """The things that are seats themselves, once somebody has asked."""
    alike: dict[tuple[str, ...], list[str]] = Factory(dict)
    """Tags -> the things that have all of them, once somebody has asked."""
    divisors: list[tuple[str, Span]] = Factory(list)
    """Parameters by which something is divided, and where."""
    followed: bool = False
    """The lines of a verb's own declaration were written out where it is said."""
    complete: bool = False
    """All is declared: what follows from that alone is found once from here on."""
    found: dict[tuple[str, str], Any] = Factory(dict)
    """What was found so, by what was asked and of which word."""
    heads: dict[int, tuple[Node, tuple[Any, ...]]] = Factory(dict)
    """By the identity of a node the heads of its noun (`phrase/nominals.py`), if nothing is wrong there."""
    changed: dict[int, Changed] = Factory(dict)
    """By the identity of a rule, procedure or contest, how it was settled last time."""
    changes: dict[int, Changed] = Factory(dict)
    """How they are settled this time."""

    def settled(self, one: Settled, **changes: object) -> Settled:
        """A value with something exchanged: what that made last time, so that nobody looks at it again."""
        known = self.changed.get(id(one))
        if known is None or known[0] is not one or known[1] != changes:
            known = one, changes, evolve(cast(Any, one), **changes)
        self.changes[id(one)] = known
        made: Settled = known[2]
        return made

    def once(self, what: str, word: str, find: Callable[[str], Found]) -> Found:
        """What is found of a word; looked for again only as long as something may still be declared."""
        key = what, word
        if key in self.found:
            known: Found = self.found[key]
            return known
        made = find(word)
        if self.complete:
            self.found[key] = made
        return made

    def learn(self, cls: str, name: str, *forms: str) -> None:
        """A declaration of a class with its written forms (singular, plural, ...); the name is a form too."""
        table = self.words.setdefault(cls, {})
        for form in (name, *forms):
            table.setdefault(form, name)

    def find(self, cls: str, form: str) -> str | None:
        """The declaration of this class that is written like this."""
        return self.words.get(cls, {}).get(form)

    def forms(self, *classes: str) -> list[str]:
        """Every written form of these classes, for suggestions."""
        return [form for cls in classes for form in self.words.get(cls, {})]

    def ancestors(self, kind: str) -> tuple[str, ...]:
        """The kind and all it inherits, nearest first; found once, as long as no kind is added."""
        kinds = self.model.kinds
        if len(kinds) != self.kinds_then:
            self.kinds_then = len(kinds)
            self.above.clear()
            self.overlaps.clear()
        found = self.above.get(kind)
        if found is None:
            found = self.above[kind] = ancestors(kinds, kind)
        return found

    def is_a(self, kind: str, other: Wanted) -> bool:
        """Whether things of the first kind are of the second (of one of several)."""
        above = self.ancestors(kind)
        return other in above if isinstance(other, str) else not set(other).isdisjoint(above)

    def fits(self, kind: str, wanted: Wanted) -> bool:
        """Whether a thing known to be of `kind` ("" unknown) may be of kind `wanted` ("" or () any)."""
        if not kind or not wanted:
            return True
        several = (wanted,) if isinstance(wanted, str) else wanted
        return any(self.is_a(kind, one) or self._overlap(kind, one) for one in several)

    def _overlap(self, kind: str, other: str) -> bool:
        """Whether some kind stands on both, which may be the one of them; found once, as `ancestors`."""
        self.ancestors(kind)
        found = self.overlaps.get((kind, other))
        if found is None:
            lines = (self.ancestors(below) for below in self.model.kinds)
            found = self.overlaps[kind, other] = any(kind in line and other in line for line in lines)
        return found

    @property
    def avatars(self) -> tuple[str, ...]:
        """The kinds that players play (or take seats themselves, when nothing is played)."""
        return self.once("avatars", "", self._avatars)

    def _avatars(self, _: str) -> tuple[str, ...]:
        played = tuple(k.name for k in self.model.kinds.values() if k.played_by)
        return played or self.seats

    @property
    def seats(self) -> tuple[str, ...]:
        """The kinds that take a seat."""
        return tuple(k.name for k in self.model.kinds.values() if k.seat)

    def is_avatar(self, kind: str) -> bool:
        """Whether things of this kind are played by a player."""
        return not set(self.avatars).isdisjoint(self.ancestors(kind))

    def is_place(self, kind: str) -> bool:
        """Whether things of this kind are places of the board."""
        return self.once("place", kind, self._is_place)

    def _is_place(self, kind: str) -> bool:
        return any(self.model.kinds[name].place for name in self.ancestors(kind))

    def named(self, name: str, wanted: Wanted = "") -> list[str]:
        """The keys of the things with this printed name that may be of the kind."""
        keys = self.names.get(name, [])
        return [key for key in keys if self.fits(self.model.things[key].kind, wanted)]

    def tagged(self, tags: tuple[str, ...]) -> Iterator[Thing]:
        """The things that have all of these tags, in order of declaration; for when all things are known."""
        things = self.model.things
        if tags not in self.alike:
            self.alike[tags] = [key for key, one in things.items() if all([tag in one.tags for tag in tags])]
        return (things[key] for key in self.alike[tags])

    def has_copy(self, key: str, nth: str) -> bool:
        """Whether a thing has a copy of this number (` #2`)."""
        return 1 <= int(nth.strip(" #")) <= self.model.things[key].copies

    def supply(self, kind: str) -> str:
        """The zone in which things of a kind lie when the game starts; "" for none."""
        kinds = self.model.kinds
        return next((kinds[k].supply for k in self.ancestors(kind) if kinds[k].supply), "")

    def leaves_to(self, kind: str) -> str:
        """The zone to which things of a kind go when they are given up; "" for none."""
        kinds = self.model.kinds
        return next((kinds[k].leaves_to for k in self.ancestors(kind) if kinds[k].leaves_to), "")

    def common_kind(self, kinds: Sequence[str]) -> str:
        """The nearest kind that all these kinds are or stand on; "" for none."""
        return next((k for k in self.ancestors(kinds[0]) if all(self.is_a(o, k) for o in kinds)), "")

    def having(self, prop: str) -> tuple[str, ...]:
        """The kinds of the things on which a property is printed (none: any thing may have it).

        What is a value word that rules may change is not only had by those on which it is printed.
        """
        return self.once("having", prop, self._having)

    def _having(self, prop: str) -> tuple[str, ...]:
        if prop in self.model.values.values():
            return ()
        things = self.model.things.values()
        return tuple(dict.fromkeys(t.kind for t in things if prop in t.things or prop in t.numbers))

    def kind_of_property(self, prop: str) -> str:
        """The kind of the things that a property names ("" numbers and words)."""
        return self.once("kind of property", prop, self._kind_of_property)

    def _kind_of_property(self, prop: str) -> str:
        found = (t.things[prop] for t in self.model.things.values() if prop in t.things)
        named = next((name for name in found if name in self.model.things), "")
        return self.model.things[named].kind if named else ""

    def lineage(self, level: str) -> tuple[str, ...]:
        """The level and the levels it inherits, nearest first."""
        found: list[str] = []
        while level in self.levels and level not in found:
            found.append(level)
            level = self.levels[level].parent
        return tuple(found)

    def level_of_role(self, role: str, level: str = "") -> str:
        """The level whose slot a role is: the own level or one it inherits, else the first that has it."""
        for name in self.lineage(level):
            if role in self.levels[name].roles:
                return name
        return next((info.name for info in self.levels.values() if role in info.roles), "")

    def need_role(self, level: str, role: str) -> None:
        """A text fills this role: the level gets a slot for it."""
        if level in self.levels and role not in self.levels[level].roles:
            self.levels[level].roles.append(role)

    def fresh_effect(self, path: str) -> str:
        """A name for an effect made by the text at this path."""
        self.effects_made += 1
        return f"{path}~{self.effects_made}"


@frozen
class Noun:
    """A thing in a text: what it is, the kind it is known to have, where it was said.

    several: the word was given to several things, or to any of those that fit, so that it means none of them.
    member: it is each of those that a loop goes through; beside: it is said beside such a one, which is still
    `it`; addressed: the lines of a box speak to it as `you`.
    """

    ref: Ref
    kind: str = ""
    span: Span = field(default=NOWHERE, eq=False)
    words: str = field(default="", eq=False)
    several: bool = field(default=False, eq=False)
    member: bool = field(default=False, eq=False)
    beside: bool = field(default=False, eq=False)
    addressed: bool = field(default=False, eq=False)


@define
class Names:
    """The numbering of one rule or procedure."""

    used: int = 0

    def fresh(self) -> int:
        """A new variable; 0 is kept for the candidate of modifiers and scores."""
        self.used += 1
        return self.used


@define
class Capture:
    """What the rules of an effect under construction know of the text that makes it."""

    name: str
    target: Ref
    kept: list[Ref | Num] = Factory(list)

    def _slot(self, value: Ref | Num) -> int:
        if value not in self.kept:
            self.kept.append(value)
        return KEEPS[0] + self.kept.index(value)

    def keep(self, ref: Ref) -> Ref:
        """The word for an outer thing inside the effect."""
        if isinstance(ref, (Named, Nobody, Current, This, Captured)):
            return ref
        return Captured(0) if ref == self.target else Captured(self._slot(ref))

    def keep_number(self, num: Num) -> Num:
        """The word for an outer number inside the effect."""
        return num if isinstance(num, (Int, CapturedNum)) else CapturedNum(self._slot(num))


@define
class Scope:
    """Where a phrase stands; see the module's text.

    words: roles and participants by word (`actor`, `target`). amount: `that much`; roll: the roll in hand;
    entry: what a lookup found; it, them: candidates of the clause, topics: those of the texts around,
    nearest first; here: what `here` says, if not the place of `you` or `this`; event: the verb whose record
    is in reach; aliases: units that stand for a chosen one; along: the printed next place on the path that
    is being followed; in_rule: this is the body of a rule, not of a verb;
    doing: who does what is being said, and so is no `it` in the same sentence; doer: who does what is said
    without a subject, if not `you`; zone: the one whose clause it is, which is `it` where a zone is meant;
    meanings: the declared phrases whose meaning this is, outermost first; told: a scenario tells it, where
    a name is that of one thing; unsure: what the condition in front asks for any of; asked_for: the same,
    where it may be meant behind a condition about `it`; narrowed: the nouns whose narrowing is being read;
    beside: what is chosen in the holes of the deed that is being read.
    """

    world: World
    pack: str = ""
    path: str = ""
    you: Noun | None = None
    this: Noun | None = None
    carrier: str = ""
    level: str = ""
    event: str = ""
    words: dict[str, Noun] = Factory(dict)
    amount: Num | None = None
    unit: str = ""
    roll: Noun | None = None
    entry: Noun | None = None
    here: Ref | None = None
    it: list[Noun] = Factory(list)
    topics: tuple[tuple[Noun, ...], ...] = ()
    them: list[Sel] = Factory(list)
    aliases: dict[str, str] = Factory(dict)
    names: Names = Factory(Names)
    along: str = ""
    in_rule: bool = False
    doing: Noun | None = None
    doer: Noun | None = None
    zone: str = ""
    effect: str = ""
    outer: Scope | None = None
    capture: Capture | None = None
    meanings: tuple[str, ...] = ()
    told: bool = False
    unsure: tuple[Noun, ...] = ()
    asked_for: tuple[Noun, ...] = ()
    narrowed: list[Node] = Factory(list)
    beside: tuple[Node, ...] = ()
    averting: Pattern | None = None

    def inner(self, **changes: object) -> Scope:
        """A scope for a nested text: knows what this one knows, keeps what it binds to itself."""
        made = copied(self)
        made.words = dict(self.words)
        made.it = []
        made.them = list(self.them)
        if self.it:
            made.topics = (tuple(self.it), *self.topics)
        for name, value in changes.items():
            setattr(made, name, value)
        return made

    def asked(self, nouns: Iterable[Noun], goes_on: bool) -> Scope:
        """A scope for what is done if there is one of those that a condition asks for; no word means it.

        goes_on: the condition speaks of `it` or `this`, and what comes behind it may go on with the same.
        """
        unsure = tuple(evolve(one, several=True) for one in nouns)
        made = self.inner(unsure=() if goes_on else unsure, asked_for=unsure if goes_on else ())
        if unsure and not goes_on:
            made.topics = (unsure, *made.topics)
        return made

    def clause(self) -> None:
        """A new clause begins: `it` looks no further back in the same text."""
        self.it.clear()

    def word(self, name: str) -> Noun | None:
        """A role or participant by its word: of this text, else captured from the text around."""
        found = self.words.get(name)
        if found is None and self.outer is not None and self.capture is not None:
            around = self.outer.word(name)
            return None if around is None else evolve(around, ref=self.capture.keep(around.ref))
        return found


def that_number(scope: Scope) -> Num | None:
    """`that much`: of this text, else captured from the text around."""
    if scope.amount is None and scope.outer is not None and scope.capture is not None:
        around = that_number(scope.outer)
        return scope.capture.keep_number(around) if around is not None else None
    return scope.amount


@frozen
class Carrier:
    """Whose rules are being read; the fields are those of `model.Rule`.

    this: what `this` says (None: nothing); level: the procedure in whose text the rules stand; default_when:
    what must hold besides (such as who `you` is by a role of the carrier).
    """

    path: str
    pack: str
    name: str = ""
    kind: str = ""
    each: str = ""
    you: Ref | None = None
    you_kind: str = ""
    zones: tuple[str, ...] = ()
    layer: int = 0
    effect: str = ""
    level: str = ""
    default_when: tuple[Cond, ...] = ()
    cites: tuple[str, ...] = ()
    binds: str = ""


def scope_for(carrier: Carrier, world: World, words: Mapping[str, Noun] | None = None) -> Scope:
    """The scope in which the rules of a carrier are read."""
    kind = carrier.kind
    if carrier.name and carrier.name in world.model.things:
        kind = world.model.things[carrier.name].kind
    return Scope(
        world=world,
        pack=carrier.pack,
        path=carrier.path,
        you=Noun(You(), carrier.you_kind) if carrier.you_kind or carrier.you is not None else None,
        this=Noun(This(), kind) if carrier.name or carrier.kind else None,
        carrier=carrier.name,
        level=carrier.level,
        effect=carrier.effect,
        words=dict(words or {}),
    )


def first_kind(kinds: Iterable[str]) -> str:
    """The kind of which all of several nouns are known to be ("" when they differ)."""
    seen = list(dict.fromkeys(kinds))
    return seen[0] if len(seen) == 1 else ""
