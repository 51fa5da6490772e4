"""Warn about things that lack what their sisters have printed: a thing that rules ask for, or any value.

Sisters are the things of one kind, and among them those that print the same tag: a `heavy stone` has what all
other heavy stones have. Where a kind has few things, those of a kind that it stands on bear witness, too: of
what all but one of the few print, as nearly all of the many do, and of what some of the few print, as all of
the many with a tag do but one.

A rule that says `its door` finds nothing on a thing that prints none, and then quietly does nothing; a number
that is not printed is what its declaration begins with. The places of a grid print what its one line says; at
its edge a way leads nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import MISSING_PROPERTY
from talisman.compiler.model import Kind, PrintedThing, Thing, ancestors

ODD_ONE = 8
"""A thing is missed something when so many times as many of its kind have it printed as have not."""
ALIKE = 4
"""And something when at least so many others with one of its tags print all the same, and it prints less."""
FEW = 2
"""So many others of its kind at least have to print what those of a kind above print, and it does not."""

Lack = tuple[Thing, str, str]
"""A thing, what the others are that have something printed, and what it lacks."""


def missing_property(context: Context) -> Iterator[Diagnostic]:
    """One warning for each thing without a printed value that rules read, or that all but a few have."""
    model = context.model
    by_kind: dict[str, list[Thing]] = {}
    lines = Counter(thing.span for thing in model.things.values())
    for thing in model.things.values():
        if lines[thing.span] == 1:
            by_kind.setdefault(thing.kind, []).append(thing)
    told: set[tuple[str, str, str]] = set()
    for thing, what, prop in (*_odd_of_all(context, by_kind), *_odd_in(by_kind, model.kinds)):
        if context.reported(thing.pack) and (thing.kind, thing.name, prop) not in told:
            told.add((thing.kind, thing.name, prop))
            yield MISSING_PROPERTY.at(thing.span, name=thing.name, kind=what, prop=prop)


def _odd_of_all(context: Context, by_kind: Mapping[str, Sequence[Thing]]) -> Iterator[Lack]:
    """Things without what nearly all of their kind print, or without a thing that rules read of some."""
    asked = {part.prop for part in context.every(PrintedThing)}
    declared = {name for one in context.outline.declarations if one.word == "property" for name in one.names}
    wanted = declared & asked  # others come from the board, or from the thing's heading
    for kind, things in by_kind.items():
        found = {prop for thing in things for prop in (*(declared & set(thing.things)), *printed(thing))}
        for prop in sorted(found):
            without = [thing for thing in things if prop not in thing.things and prop not in printed(thing)]
            odd = len(without) * ODD_ONE <= len(things) - len(without)
            if odd or (prop in wanted and any(prop in thing.things for thing in things)):
                yield from ((thing, kind, prop) for thing in without)


def _odd_in(by_kind: Mapping[str, Sequence[Thing]], kinds: Mapping[str, Kind]) -> Iterator[Lack]:
    """Things that print too little among those of their kind, and of the kinds that it stands on."""
    all_of: dict[str, list[Thing]] = {}
    for kind, things in by_kind.items():
        for thing, tag, prop in (*_alone_but_for_one(things), *_less_than_all(things, kinds)):
            yield thing, f"{tag} {kind}".strip(), prop
        for name in ancestors(kinds, kind):
            all_of.setdefault(name, []).extend(things)
    sizes = {kind: (len(things), _printing(things)) for kind, things in by_kind.items()}
    for name, many in sorted(all_of.items(), key=lambda one: len(one[1])):  # the nearest sisters first
        for thing, tag, prop in _less_than_all(many, kinds):
            if sizes[thing.kind][1][prop] >= FEW and _prints_itself(thing, kinds):
                yield thing, f"{tag} {name}", prop
        for thing, prop in _less_than_few(many, sizes):
            yield thing, name, prop


def _prints_itself(thing: Thing, kinds: Mapping[str, Kind]) -> bool:
    """Whether a thing prints a number that its kind does not print for it."""
    given = {prop for name in ancestors(kinds, thing.kind) for prop in kinds[name].defaults}
    return any(prop not in given for prop in thing.numbers)


def _printing(things: Sequence[Thing]) -> Counter[str]:
    """How many of some things print each number."""
    return Counter(prop for thing in things for prop in thing.numbers)


def _less_than_few(
    many: Sequence[Thing], sizes: Mapping[str, tuple[int, Mapping[str, int]]]
) -> Iterator[tuple[Thing, str]]:
    """Those that alone in a small kind lack what nearly all of a kind above print."""
    common = [prop for prop, count in _printing(many).items() if (len(many) - count) * ODD_ONE <= count]
    for thing in many:
        size, printing = sizes[thing.kind]
        for prop in common:
            if prop not in thing.numbers and printing[prop] == size - 1 >= FEW:
                yield thing, prop


def _alone_but_for_one(things: Sequence[Thing]) -> Iterator[Lack]:
    """Those that print what none of their kind does, while with one number more they would be like many.

    They may be like many of one sort or of another: then they lack what most have.
    """
    own_of = _apart(things)
    shapes = Counter(own_of)
    for thing, own in zip(things, own_of, strict=True):
        if own and shapes[own] == 1:
            wider = {shape - own: count for shape, count in shapes.items() if own < shape and count >= ALIKE}
            lacking = [(count, prop) for more, count in wider.items() if len(more) == 1 for prop in more]
            if lacking:
                yield thing, "", max(lacking)[1]


def _apart(things: Sequence[Thing]) -> list[frozenset[str]]:
    """What each of some things prints; of numbers that are only printed together the shortest name."""
    by_number: dict[str, list[int]] = {}
    for at, thing in enumerate(things):
        for prop in thing.numbers:
            by_number.setdefault(prop, []).append(at)
    first: dict[tuple[int, ...], str] = {}
    for prop, where in sorted(by_number.items(), key=lambda one: (len(one[0]), one[0])):
        first.setdefault(tuple(where), prop)
    kept = {*first.values()}
    return [frozenset(prop for prop in thing.numbers if prop in kept) for thing in things]


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
