"""Examples of the language: blocks of `docs/language.md`, compiled as packs on top of a small market."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

import pytest
from attrs import Factory, define, frozen

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.driver import compile_packs, compiled
from talisman.compiler.pack import PackSource
from talisman.compiler.session import Session
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import Item, read
from talisman.compiler.syntax.outline import Headings, outline
from talisman.compiler.syntax.parse import parse
from talisman.compiler.syntax.shared import Shared as Lines
from talisman.compiler.syntax.table.generate import generate
from talisman.compiler.syntax.table.tables import Table, build_table, pack_table, unpack_table
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary, vocabulary
from talisman.scenario import Report, run

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "language.md"
BASE = ROOT / "tests" / "language" / "base.tal"
SKELETON = (ROOT / "grammar" / "skeleton.lark").read_text(encoding="utf-8")

_FENCE = re.compile(r"^```tal\n(.*?)^```$", re.M | re.S)
_PACK = re.compile(r"# pack: (\w+)\n")
_ASIDE = re.compile(r"# (refused|warned|with|seats): (.+)")


@frozen
class Example:
    """A fenced block: its text, the line of the page it begins on, and what its first comments say.

    refused, warned: the code it must be refused or warned with; based: it stands on the small market.
    """

    text: str
    line: int
    refused: str = ""
    warned: str = ""
    based: bool = False
    seats: tuple[int, int] | None = None

    @property
    def packs(self) -> tuple[PackSource, ...]:
        """The packs to compile, each on top of those before it."""
        found = [small_pack()] if self.based else []
        for pack, text in _parts(self.text):
            source = Source(pack, f"{pack}.tal", text)
            needs = tuple(one.name for one in found)
            found.append(PackSource(pack, "1.0.0", pack, (source,), needs, self.seats, "complete"))
        return tuple(found)


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Packs with their texts: a line `# pack: NAME` begins another; every line keeps its number."""
    names, kept = ["example"], [""]
    for row in text.splitlines(keepends=True):
        found = _PACK.fullmatch(row)
        if found is not None:
            names.append(found[1])
            kept.append("\n" * sum(part.count("\n") for part in kept[-1:]))
        kept[-1] += row
    first = 1 if len(names) > 1 else 0
    return zip(names[first:], kept[first:], strict=True)


def small_pack() -> PackSource:
    """The market that examples stand on."""
    source = Source("small", "base.tal", BASE.read_text(encoding="utf-8"))
    return PackSource("small", "1.0.0", "A small market", (source,), (), (2, 4), "partial")


def examples(page: str) -> Iterator[Example]:
    """All fenced blocks of a page that hold rules."""
    for found in _FENCE.finditer(page):
        yield example(found[1], page.count("\n", 0, found.start()) + 1)


def example(text: str, line: int = 1) -> Example:
    """A block of rules with what its first comments say."""
    said: dict[str, str] = {}
    for row in text.split("\n"):
        aside = _ASIDE.fullmatch(row)
        if aside is None:
            break
        said[aside[1]] = aside[2]
    seats = tuple(int(number) for number in said.get("seats", "").split("-") if number)
    return Example(
        text,
        line,
        said.get("refused", ""),
        said.get("warned", ""),
        said.get("with") == "small",
        (seats[0], seats[-1]) if seats else None,
    )


@frozen
class Shared:
    """A cache with one table that serves every example, so that it is built only once."""

    packed: bytes

    def get(self, key: str) -> bytes | None:
        """The table, whatever is asked for."""
        return self.packed

    def put(self, key: str, value: bytes) -> None:
        """Nothing new is kept."""


Keep = Callable[[str, Callable[[], bytes]], bytes]
"""Gives what was kept under a key, or makes it and keeps it."""


def kept(request: pytest.FixtureRequest) -> Keep:
    """Keep things in pytest's own cache, where there is one."""
    cache = request.config.cache

    def keep(key: str, make: Callable[[], bytes]) -> bytes:
        if cache is None:
            return make()
        path = cache.mkdir("talisman") / blake2b(key.encode(), digest_size=16).hexdigest()
        if not path.is_file():
            path.write_bytes(make())
        return path.read_bytes()

    return keep


def shared_table(found: Sequence[Example], keep: Keep) -> Shared:
    """One table for the words of all examples whose words do not collide."""
    return one_table([one.packs for one in found if one.refused != "E0204"], keep)


def one_table(found: Sequence[Sequence[PackSource]], keep: Keep) -> Shared:
    """One table for the words of all of these packs together."""
    known = Known()  # nearly all stand on the same market
    words = [_words(packs, Bag(), known) for packs in found]
    grammar = generate(words, SKELETON)

    def make() -> bytes:
        bag = Bag()
        data = build_table(grammar, words, SKELETON, bag)
        assert data is not None, [f"{d.span.file}:{d.span.line} {d.text}" for d in bag.sorted()]
        return pack_table(data)

    return Shared(keep(f"{version('lark')} {grammar.text}", make))


def problems(one: Example, shared: Shared) -> list[Diagnostic]:
    """What the compiler says about an example."""
    bag = Bag()
    if one.refused == "E0204" or not shared.packed:
        compile_packs(one.packs, bag, Shared(b""), scenarios=True, shared=_READ)
        return bag.sorted()
    model, parsed = _again(shared).read(one.packs, bag)
    if model is not None and parsed is not None and not bag.errors:
        compiled(model, parsed, scenarios=True)
    return bag.sorted()


@cache
def _again(shared: Shared) -> Session:
    """Most examples differ in a few lines: they are compiled as one writes them one after the other."""
    return Session(shared)


_READ = Lines()
"""The lines of the market, on which nearly all stands, are read once."""


def played(one: Example, shared: Shared) -> Report:
    """What comes of the scenarios of an example."""
    bag = Bag()
    made = compile_packs(one.packs, bag, shared, scenarios=True, shared=_READ)
    assert made is not None, [d.text for d in bag.sorted()]
    return run(made.model, made.image, (one.packs[-1].name,))


def trees(one: Example, shared: Shared) -> tuple[Node, ...]:
    """The trees of an example's own lines."""
    bag = Bag()
    sources = tuple(source for pack in one.packs for source in pack.sources)
    table = _unpacked(shared.packed)
    found = parse(read(sources, bag), _words(one.packs, bag), table, bag)
    return tuple(tree for tree in found if tree.span.file.startswith("example/"))


@cache
def _unpacked(packed: bytes) -> Table:
    table = unpack_table(packed)
    assert table is not None
    return table


@define
class Known:
    """What was read of files and headings in which nothing was wrong."""

    items: dict[Source, Sequence[Item]] = Factory(dict)
    headings: Headings = Factory(dict)


def _words(packs: Sequence[PackSource], bag: Bag, known: Known | None = None) -> Vocabulary:
    known = known or Known()
    sources = tuple(source for pack in packs for source in pack.sources)
    items = read(sources, bag, known.items)
    return vocabulary(outline(items, bag, known.headings).declarations, bag)
