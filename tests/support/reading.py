"""Reads text with the vocabulary of `tests/compiler/samples.tal`, for tests of lines and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from attrs import frozen

from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import NoCache
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.outline import outline
from talisman.compiler.syntax.parse import parse
from talisman.compiler.syntax.table.tables import CLASS, KEEP, LIST, SINGLE, Table, find_table
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.vocabulary import Vocabulary, vocabulary

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "tests" / "compiler" / "samples.tal"
SKELETON = (ROOT / "grammar" / "skeleton.lark").read_text(encoding="utf-8")


@frozen
class Reading:
    """What became of a text."""

    trees: tuple[Node, ...]
    bag: Bag

    @property
    def codes(self) -> list[str]:
        """The codes of all problems, in order of place."""
        return [problem.code for problem in self.bag.sorted()]

    @property
    def kinds(self) -> set[str]:
        """The kinds of all nodes."""
        return {node.kind for tree in self.trees for node in every(tree)}

    def first(self, kind: str) -> Node:
        """The first node of a kind."""
        return next(node for tree in self.trees for node in every(tree) if node.kind == kind)


def every(tree: Node) -> Iterator[Node]:
    """A node and all below it."""
    yield tree
    for node in tree.nodes():
        yield from every(node)


def words_of(text: str, bag: Bag | None = None) -> Vocabulary:
    """The vocabulary a text declares."""
    found = bag if bag is not None else Bag()
    items = read([Source("sample", "words.tal", text)], found)
    return vocabulary(outline(items, found).declarations, found)


@cache
def sample_words() -> Vocabulary:
    """The vocabulary of the samples."""
    return words_of(SAMPLES.read_text(encoding="utf-8"))


@cache
def sample_table() -> Table:
    """A table for the vocabulary of the samples."""
    bag = Bag()
    table = find_table(sample_words(), SKELETON, b"", NoCache(), bag)
    assert table is not None, bag.sorted()
    return table


def node_kinds() -> frozenset[str]:
    """What the grammar makes nodes of."""
    return frozenset(
        rule.kind
        for rule in sample_table().rules
        if rule.makes not in (LIST, CLASS)
        and not (rule.makes == SINGLE and list(rule.parts).count(KEEP) == 1)
    )


def reading(text: str) -> Reading:
    """Read a text with the words of the samples."""
    bag = Bag()
    items = read([Source("sample", "text.tal", text)], bag)
    return Reading(parse(items, sample_words(), sample_table(), bag), bag)


def line(text: str) -> Reading:
    """Read lines inside a box."""
    indented = "\n".join(f"    {row}" for row in text.split("\n"))
    return reading(f'rule "Test"\n{indented}\n')


def shape(part: Node | Leaf) -> str:
    """A tree as one line: `kind(part part)`, leaves by their text."""
    if isinstance(part, Leaf):
        return part.text
    return f"{part.kind}({' '.join(shape(kid) for kid in part.kids)})"
