"""What a model declares, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from talisman.compiler.addresses import addresses
from talisman.compiler.driver import Compiled
from talisman.compiler.model import Model
from talisman.compiler.source import Span
from talisman.compiler.syntax.outline import Declaration


class Counts(TypedDict):
    """How many things of a kind are declared, and how many copies of them there are."""

    things: int
    copies: int


class Space(TypedDict):
    """A space and the names of the spaces one step away."""

    path: str
    name: str
    neighbours: list[str]


class Inspection(TypedDict):
    """The answer of `talisman inspect --format json`."""

    kinds: dict[str, Counts]
    counters: list[str]
    zones: list[str]
    stats: list[str]
    spaces: list[Space]
    verbs: list[str]
    sentences: dict[str, list[str]]
    words: dict[str, list[str]]
    rules: list[str]
    addresses: dict[str, str]


def inspect(compiled: Compiled) -> Inspection:
    """Everything in the order of declaration; addresses are those of the last pack, each with file and line.

    A rule is shown by the address of its line; by file and line where no line there has one.
    """
    model, parsed = compiled.model, compiled.parsed
    every = list(addresses(parsed.trees, parsed.said))
    declared = parsed.outlined.declarations
    by_line: dict[str, list[tuple[int, str]]] = {}
    for address, span in every:
        by_line.setdefault(_line(span), []).append((span.column, address))
    own = f"{model.packs[-1]}/"
    kinds = {name: Counts(things=0, copies=0) for name in model.kinds}
    for thing in model.things.values():
        for kind in dict.fromkeys((thing.kind, *thing.tags)):
            if kind in kinds:
                kinds[kind]["things"] += 1
                kinds[kind]["copies"] += thing.copies
    return Inspection(
        kinds=kinds,
        counters=list(model.counters),
        zones=list(model.zones),
        stats=list(model.stats),
        spaces=_spaces(model),
        verbs=list(model.verbs),
        sentences=_sentences(declared),
        words=_words(declared),
        rules=[_address(rule.span, by_line) for rule in model.rules],
        addresses={address: _line(span) for address, span in every if span.file.startswith(own)},
    )


def _sentences(declared: Sequence[Declaration]) -> dict[str, list[str]]:
    """The sentences of each verb, and those that packs declare as conditions, numbers and sentences."""
    found: dict[str, list[str]] = {}
    for one in declared:
        if one.templates:
            found.setdefault(one.names[0] if one.word == "verb" else f"{one.word}s", []).extend(one.templates)
    return found


APART = ("kind", "counter", "zone", "stat", "verb")
"""Declarations that are told by themselves."""


def _words(declared: Sequence[Declaration]) -> dict[str, list[str]]:
    """What else is declared, by the word that declares it: tags, values, roles, moments and so on."""
    found: dict[str, list[str]] = {}
    for one in declared:
        if one.word not in APART and not (one.templates and one.word in ("condition", "number", "sentence")):
            known = found.setdefault(one.word, [])
            known += (name for name in one.names if name not in known)
    return {word: names for word, names in found.items() if names}


def _address(span: Span, by_line: Mapping[str, Sequence[tuple[int, str]]]) -> str:
    """The first address on the line of a rule."""
    return min(by_line.get(_line(span), ()), default=(0, _line(span)), key=lambda found: found[0])[1]


def _line(span: Span) -> str:
    """File and line of a place."""
    return f"{span.file}:{span.line}"


def _spaces(model: Model) -> list[Space]:
    """Every copy of every space, with its neighbours in the order of the edges."""
    steps: dict[str, dict[str, None]] = {}
    for edge in model.edges:
        steps.setdefault(edge.source, {})[edge.target] = None
        if not edge.one_way:
            steps.setdefault(edge.target, {})[edge.source] = None
    places = {name for name, kind in model.kinds.items() if kind.place}
    return [
        Space(path=thing.path, name=name, neighbours=list(steps.get(name, {})))
        for thing in model.things.values()
        if places & {thing.kind, *thing.tags}
        for name in thing.entities
    ]
