"""Of which kinds things may be, in sets: a kind stands in them for the things that are just of it.

`a card` may be of each kind of cards. So of two sets with nothing in common no thing is of both, also where a
kind stands on several others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.model import ancestors

_HOLE = re.compile(r"\{(\w+)\}")
Kinds = set[str]
ANY = ""
"""In a set of kinds: no text says of which they are, so they may be of any."""


class Sorts:
    """What the headings say of kinds.

    whole: the kinds of which there are things, or on which none stands. leaves: for each kind those of them
    that stand on it; tagged: by word the kinds of the things that have it; named: by thing its kind; holes:
    by verb what stands in its sentences first ("" several); seats, played, places: who sits, who is played,
    what makes the board.
    """

    def __init__(self, context: Context) -> None:
        """Read the headings."""
        model = context.model
        self.named = {entity: one.kind for one in model.things.values() for entity in one.entities}
        printed = set(self.named.values())
        below = {parent for kind in model.kinds.values() for parent in kind.parents}
        self.whole = {name for name in model.kinds if name in printed or name not in below}
        self.leaves: dict[str, Kinds] = {name: set() for name in model.kinds}
        for name in sorted(self.whole):
            for above in ancestors(model.kinds, name):
                self.leaves[above].add(name)
        self.tagged: dict[str, Kinds] = {}
        for thing in model.things.values():
            for tag in thing.tags:
                self.tagged.setdefault(tag, set()).add(thing.kind)
        self.holes = {
            head.names[0]: _hole(head.templates)
            for head in context.outline.declarations
            if head.word == "verb" and head.names
        }
        played = [kind.name for kind in model.kinds.values() if kind.played_by]
        self.seats = self.of_kinds([kind.name for kind in model.kinds.values() if kind.seat])
        self.played = self.of_kinds(played) if played else self.seats
        self.places = self.of_kinds([kind.name for kind in model.kinds.values() if kind.place])

    def kind(self, name: str) -> Kinds:
        """The kinds of which things are that are of a kind; of what is none they may be of any."""
        return self.leaves.get(name, {ANY})

    def of_kinds(self, names: Iterable[str]) -> Kinds:
        """The kinds of which things are that are of one of these; of any where there are none of these."""
        return {one for name in names for one in self.leaves[name]} or {ANY}

    def listed(self, kinds: Kinds) -> list[str]:
        """The kinds in as few words as there are: all of a kind are that kind."""
        left, found = {*kinds}, []
        for name in sorted(self.leaves, key=lambda one: (-len(self.leaves[one]), one)):
            if self.leaves[name] & left and self.leaves[name] <= kinds:
                left -= self.leaves[name]
                found.append(name)
        return sorted([*found, *left])


def meet(one: Kinds, other: Kinds) -> Kinds:
    """The kinds that are in both."""
    return other if ANY in one else one if ANY in other else one & other


def all_of(said: Sequence[Kinds | None]) -> Kinds | None:
    """The kinds of what is of all of these; None where none says it."""
    found: Kinds | None = None
    for one in said:
        found = one if found is None else found if one is None else meet(found, one)
    return found


def any_of(said: Sequence[Kinds | None]) -> Kinds | None:
    """The kinds of what is of one of these; None where one does not say it."""
    known = [one for one in said if one is not None]
    return set().union(*known) if len(known) == len(said) else None


def _hole(templates: Sequence[str]) -> str:
    """The one word that stands first in all sentences of a verb; "" where there are several."""
    first = {found.group(1) if (found := _HOLE.search(one)) else "" for one in templates}
    return first.pop() if len(first) == 1 else ""
