"""What phrases are resolved against: the scope, where one stands in the world (`world.py`).

A scope knows what the words of context mean at one place: `you`,
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

from collections.abc import Iterable, Mapping

from talisman.compiler.model import (
    Captured,
    CapturedNum,
    Cond,
    Current,
    Int,
    Named,
    Nobody,
    Num,
    Pattern,
    Ref,
    Sel,
    This,
    You,
)
from talisman.compiler.resolve.world import World
from talisman.compiler.source import NOWHERE, Span
from talisman.compiler.syntax.tree import Node
from talisman.values import Factory, copied, define, evolve, field, frozen

KEEPS = range(2, 6)
"""The slots of an effect for what its maker knew."""


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
    meanings: the declared phrases whose meaning this is, outermost first; holes: what stands in those of the
    last, each with the kind that is declared for it; told: a scenario tells it, where
    a name is that of one thing; unsure: what the condition in front asks for any of; asked_for: the same,
    where it may be meant behind a condition about `it`; held: what narrows the nouns of the event or the loop
    around (`a place with a THING`); narrowed: the nouns whose narrowing is being read;
    beside: what is chosen in the holes of the deed that is being read;
    passing: who was named only to say whose or where something is;
    above: what was spoken of in the lines above, which `it` does not mean; called: what `it` and `its` have
    meant so far in the conditions that are read together; ended: the words that have ended a procedure or
    contest in front of what is read; spoken: what nouns that mean one certain thing meant where they were
    read; later: the parts of the sentence and the lines that stand behind what is read; fixed: who was chosen
    first of those who are only named to say whose or where something is.
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
    held: tuple[Noun, ...] = ()
    narrowed: list[Node] = Factory(list)
    beside: tuple[Node, ...] = ()
    passing: tuple[Noun, ...] = ()
    above: tuple[Noun, ...] = ()
    averting: Pattern | None = None
    called: dict[str, Noun] | None = None
    holes: tuple[tuple[str, Noun], ...] = ()
    ended: str = ""
    spoken: dict[Span, Noun] = Factory(dict)
    later: tuple[Node, ...] = ()
    fixed: dict[Span, Noun] = Factory(dict)

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
        self.above = (*self.above, *(one for one in self.it if one not in self.above))
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
