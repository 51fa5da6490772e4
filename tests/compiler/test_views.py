"""The classes of constructs: those of the grammar, and what they promise is there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import pytest

from reading import ROOT, every, node_kinds, reading
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import NoCache
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax.fields import Broken, Has, Maybe, Nth, One, Several
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.outline import outline
from talisman.compiler.syntax.parse import parse
from talisman.compiler.syntax.shared import Shared
from talisman.compiler.syntax.table.tables import find_table
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.views import CLASSES, CondIs, NumPlus, made
from talisman.compiler.syntax.vocabulary import vocabulary
from talisman.packs import load

READERS = (Has, Maybe, Nth, One, Several)
SKELETON = (ROOT / "grammar" / "skeleton.lark").read_text(encoding="utf-8")
SHIPPED = (ROOT / "grammar" / "standard.table").read_bytes()


def test_the_classes_are_those_of_the_grammar() -> None:
    """What the tool would write is what is there."""
    tool = [sys.executable, str(ROOT / "tools" / "build_views.py"), "--check"]
    told = subprocess.run(tool, capture_output=True, text=True, check=False)

    assert told.stdout.strip() == "as the grammar", told.stderr


def test_every_kind_has_one_class() -> None:
    """Whatever the parser makes a node of."""
    assert set(CLASSES) == node_kinds()
    assert len(set(CLASSES.values())) == len(CLASSES)


def test_what_is_promised_is_there() -> None:
    """In all trees of all packs and of the samples, every part that a class names can be read."""
    seen: set[str] = set()
    for node in _nodes():
        assert type(node) is CLASSES[node.kind]
        seen.add(node.kind)
        for name, reader in vars(type(node)).items():
            if isinstance(reader, READERS):
                getattr(node, name)

    assert len(seen) > len(CLASSES) * 9 // 10


def test_every_part_has_a_name() -> None:
    """No part of a tree is out of reach of the names of its class, words apart that are always there."""
    for node in _nodes():
        readers = [reader for reader in vars(type(node)).values() if isinstance(reader, READERS)]
        kinds = {kind for reader in readers if not isinstance(reader, Has) for kind in reader.kinds}
        if not node.kind.startswith(("phrase_", "cond_b", "cond_s", "cond_g", "pred_g", "num_g")):
            assert {kid.kind for kid in node.nodes()} <= kinds, node.kind


def test_what_lacks_a_part_is_a_mistake_of_ours() -> None:
    """A node that no grammar makes is told as what it is, with its place."""
    place = Span("here.tal", 3, 1, 2)
    word = Leaf("NAME", "Ann", place)

    with pytest.raises(Broken, match=r"cond_is at .*here.tal.* has no np, but NAME"):
        _ = CondIs("cond_is", (word,), place).np
    with pytest.raises(Broken, match=r"num_plus at .* has no second_number"):
        _ = NumPlus("num_plus", (made("num_result", (), place),), place).second_number


@cache
def _nodes() -> tuple[Node, ...]:
    """The nodes of all packs and all samples, each once."""
    found = {id(node): node for tree in _trees(Shared()) for node in every(tree)}
    return tuple(found.values())


def _trees(shared: Shared) -> Iterator[Node]:
    """Their trees."""
    yield from reading((ROOT / "tests" / "compiler" / "samples.tal").read_text(encoding="utf-8")).trees
    for pattern in ("content/*", "variants/*"):
        for folder in sorted(ROOT.glob(pattern)):
            if (folder / "pack.toml").is_file():
                bag = Bag()
                loaded = load([str(folder)], bag, NoCache(), [ROOT / "content", ROOT / "variants"])
                yield from _parsed([source for pack in loaded.packs for source in pack.sources], shared)
    for path in sorted((ROOT / "tests" / "compiler" / "lower").rglob("*.tal")):
        yield from _parsed([Source("sample", path.name, path.read_text(encoding="utf-8"))], shared)


def _parsed(sources: list[Source], shared: Shared) -> tuple[Node, ...]:
    bag = Bag()
    for source in sources:
        if source not in shared.items:
            shared.items[source] = read([source], bag)
    items = [item for source in sources for item in shared.items[source]]
    words = vocabulary(outline(items, bag).declarations, bag)
    table = find_table(words, SKELETON, SHIPPED, NoCache(), bag, shared.tables)
    assert table is not None
    return parse(items, words, table, bag, shared)
