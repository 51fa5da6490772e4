"""Packs in which one line after the other is changed, compiled each time with some of their scenarios.

A change touches one line, and nearly all texts mean what they meant before: what was resolved is taken over
(`compiler/resolve/kept.py`), with the same model and the same image as of a compile that knows nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from attrs import define, evolve, field, frozen

from talisman.compiler.checks.context import Looked
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Parsed, checked, resolve_parsed
from talisman.compiler.image.emit import emit
from talisman.compiler.lower.steps import lower
from talisman.compiler.model import Model
from talisman.compiler.resolve.kept import Kept
from talisman.compiler.syntax.tree import Node
from talisman.scenario.mutants import every
from talisman.scenario.proof import UNFIT

Place: TypeAlias = tuple[str, int, int]
"""A file, the first line of a part of a tree in it and the last one."""


@frozen
class Made:
    """What comes of a change: the model and image, and the scenarios that make sense with it."""

    model: Model
    image: Mapping[str, object]
    scenarios: tuple[Node, ...]


@define
class Again:
    """Packs that are compiled again and again.

    kept: what was resolved of all that was read, as it is; each change is tried with a copy of that.
    """

    parsed: Parsed
    kept: Kept = field(init=False)
    looked: Looked = field(factory=Looked)
    places: dict[int, Place] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        """Resolve everything once."""
        self.kept = Kept()
        resolve_parsed(self.parsed, Bag(), self.kept)

    def with_scenarios(self, trees: Sequence[Node], scenarios: Sequence[Node]) -> Made | None:
        """Compile rules with those scenarios of which nothing is wrong; None where that cannot be told."""
        left = list(scenarios)
        while True:
            bag = Bag()
            try:
                model = resolve_parsed(evolve(self.parsed, trees=(*trees, *left)), bag, self.kept.another())
                if not bag.errors:
                    return Made(model, emit(lower(model, scenarios=True)), tuple(left))
            except UNFIT:
                return None
            wrong = self._wrong(left, bag)
            if not wrong:
                return None
            left = [node for node in left if id(node) not in wrong]

    def makes_sense(self, trees: Sequence[Node]) -> bool:
        """Whether rules can be compiled without any scenario."""
        return self.with_scenarios(trees, ()) is not None

    def refused(self, trees: Sequence[Node]) -> bool:
        """Whether the compiler's checks refuse rules."""
        bag = Bag()
        try:
            checked(evolve(self.parsed, trees=tuple(trees)), bag, self.kept.another(), self.looked)
        except UNFIT:
            self.looked = Looked()  # it stopped halfway
            return True
        return bool(bag.errors)

    def _wrong(self, scenarios: Iterable[Node], bag: Bag) -> set[int]:
        """The scenarios in which something is wrong; none where something else is wrong as well."""
        found: set[int] = set()
        for problem in bag.found:
            if problem.severity == "error":
                here = [
                    id(node) for node in scenarios if self._holds(node, problem.span.file, problem.span.line)
                ]
                if not here:
                    return set()
                found.update(here)
        return found

    def _holds(self, node: Node, file: str, line: int) -> bool:
        """Whether a line of a file is one of a scenario."""
        if id(node) not in self.places:
            self.places[id(node)] = (node.span.file, *extent(node))
        own, first, last = self.places[id(node)]
        return own == file and first <= line <= last


def extent(node: Node) -> tuple[int, int]:
    """The first line and the last one of a part of a tree."""
    lines = [node.span.line, *(leaf.span.line for one in every(node) for leaf in one.leaves())]
    return min(lines), max(lines)
