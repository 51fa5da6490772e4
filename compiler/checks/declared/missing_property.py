"""Warn about things that lack what their sisters have printed: a thing that rules ask for, or any value.

Sisters are the things of one kind, and among them those that print the same tag: a `heavy stone` has what all
other heavy stones have.

A rule that says `its door` finds nothing on a thing that prints none, and then quietly does nothing; a number
that is not printed is what its declaration begins with. The places of a grid print what its one line says; at
its edge a way leads nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import MISSING_PROPERTY
from talisman.compiler.model import PrintedThing, Thing

ODD_ONE = 8
"""A thing is missed something when so many times as many of its kind have it printed as have not."""
ALIKE = 4
"""And something when at least so many others with one of its tags print all the same, and it prints less."""


def missing_property(context: Context) -> Iterator[Diagnostic]:
    """One warning for each thing without a printed value that rules read, or that all but a few have."""
    model = context.model
    asked = {part.prop for part in context.every(PrintedThing)}
    declared = {name for one in context.outline.declarations if one.word == "property" for name in one.names}
    wanted = declared & asked  # others come from the board, or from the thing's heading
    by_kind: dict[str, list[Thing]] = {}
    lines = Counter(thing.span for thing in model.things.values())
    for thing in model.things.values():
        if lines[thing.span] == 1:
            by_kind.setdefault(thing.kind, []).append(thing)
    for kind, things in by_kind.items():
        found = {prop for thing in things for prop in (*(declared & set(thing.things)), *printed(thing))}
        for prop in sorted(found):
            without = [thing for thing in things if prop not in thing.things and prop not in printed(thing)]
            odd = len(without) * ODD_ONE <= len(things) - len(without)
            if not odd and not (prop in wanted and any(prop in thing.things for thing in things)):
                continue
            for thing in without:
                if context.reported(thing.pack):
                    yield MISSING_PROPERTY.at(thing.span, name=thing.name, kind=kind, prop=prop)
        for thing, tag, prop in _odd_in(things, context.model.kinds):
            if context.reported(thing.pack):
                yield MISSING_PROPERTY.at(
                    thing.span, name=thing.name, kind=f"{tag} {kind}".strip(), prop=prop
                )


def _odd_in(things: Sequence[Thing], kinds: Container[str]) -> Iterator[tuple[Thing, str, str]]:
    """Things of a kind that print too little, what (tag, property) each lacks; each lack once."""
    told: set[tuple[str, str]] = set()
    for thing, tag, prop in (*_alone_but_for_one(things), *_less_than_all(things, kinds)):
        if (thing.name, prop) not in told:
            told.add((thing.name, prop))
            yield thing, tag, prop


def _alone_but_for_one(things: Sequence[Thing]) -> Iterator[tuple[Thing, str, str]]:
    """Those that print what none of their kind does, while with one number more they would be like many."""
    shapes = Counter(frozenset(thing.numbers) for thing in things)
    for thing in things:
        own = frozenset(thing.numbers)
        if own and shapes[own] == 1:
            wider = [shape for shape, count in shapes.items() if count >= ALIKE and own < shape]
            if len(wider) == 1 and len(wider[0] - own) == 1:
                yield thing, "", next(iter(wider[0] - own))


def _less_than_all(things: Sequence[Thing], kinds: Container[str]) -> Iterator[tuple[Thing, str, str]]:
    """Those that print less than all others with the same tag, which print all the same."""
    by_tag: dict[str, list[Thing]] = {}
    for thing in things:
        for tag in thing.tags:
            if tag not in kinds:
                by_tag.setdefault(tag, []).append(thing)
    for tag, tagged in by_tag.items():
        most = max(tagged, key=lambda thing: len(thing.numbers)).numbers.keys()
        odd = [thing for thing in tagged if thing.numbers.keys() != most]
        if len(odd) != 1 or len(tagged) <= ALIKE or not set() < odd[0].numbers.keys() < most:
            continue
        for prop in sorted(most - odd[0].numbers.keys()):
            yield odd[0], tag, prop


def printed(thing: Thing) -> tuple[str, ...]:
    """The numbers and value words that are printed on a thing, by their names."""
    return (*thing.numbers, *thing.words)
