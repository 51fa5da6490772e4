"""What phrases are resolved against: everything declared.

It is filled by the passes over declarations before any phrase is looked at, so a name may be used above its
declaration and in any file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, cast

from talisman.compiler.diagnostics import Bag
from talisman.compiler.model import Contest, Model, Procedure, Rule, Thing, ancestors, left_to, supply_of
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import Factory, define, evolve, frozen

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

    def of_nobody(self, role: str = "") -> bool:
        """Whether nobody does it: a procedure without `of a KIND`; of a role, whether it is who would."""
        return not self.of and not self.contest and (not role or self.roles[:1] == [role])


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
    form_of: dict[str, Node] = Factory(dict)
    """Form -> the noun that says of what it is."""
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
        try:
            known: Found = self.found[key]
        except KeyError:
            pass
        else:
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
        if isinstance(wanted, str):
            return self._overlap(kind, wanted)
        return any(self._overlap(kind, one) for one in wanted)

    def _overlap(self, kind: str, other: str) -> bool:
        """Whether some kind stands on both, which may be the one of them; found once, as `ancestors`."""
        if len(self.model.kinds) != self.kinds_then:
            self.ancestors(kind)
        found = self.overlaps.get((kind, other))
        if found is None:
            found = other in self.ancestors(kind) or kind in self.ancestors(other)
            if not found:
                lines = [self.ancestors(below) for below in self.model.kinds]
                found = any([kind in line and other in line for line in lines])
            self.overlaps[kind, other] = found
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
        return self.once("avatar", kind, self._is_avatar)

    def _is_avatar(self, kind: str) -> bool:
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

    def known_to(self, pack: str, keys: list[str]) -> list[str]:
        """Of things of one name those that a pack can mean: its own, and those of packs that it needs.

        A name goes on meaning what it meant when a pack that nobody knew of joins. Where none is known, all.
        """
        known = self.vocabulary.builds_on.get(pack, frozenset[str]())
        return [key for key in keys if self.model.things[key].pack in known] or keys

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
        return supply_of(self.model.kinds, kind)

    def leaves_to(self, kind: str) -> str:
        """The zone to which things of a kind go when they are given up; "" for none."""
        return left_to(self.model.kinds, kind)

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
        having = (one.name for one in self.levels.values() if role in one.roles and not one.of_nobody(role))
        return next(having, "")

    def need_role(self, level: str, role: str) -> None:
        """A text fills this role: the level gets a slot for it."""
        if level in self.levels and role not in self.levels[level].roles:
            self.levels[level].roles.append(role)

    def fresh_effect(self, path: str) -> str:
        """A name for an effect made by the text at this path."""
        self.effects_made += 1
        return f"{path}~{self.effects_made}"
