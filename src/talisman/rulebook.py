"""The rulebook of a pack, read off it: each row, the lines that realise it, the scenarios that show it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import TypedDict

from talisman.compiler.driver import Compiled
from talisman.compiler.model import Model
from talisman.compiler.source import Span

LONG = 100
"""Lines of a block that are told: one may cite hundreds of rows, and each tells it again."""
MOST = 4_000_000
"""Letters of lines that are told; behind so many only where they stand: blocks tell those inside them."""


UNTOLD = "... not told: there are too many lines"


class Lines(TypedDict):
    """Where a row is cited, and what is written there: a line with the block below it, as in the source.

    Of a very long block the beginning, and how many lines there are more; of a very long book no more blocks.
    """

    at: str
    text: list[str]


class Shown(TypedDict):
    """A scenario that cites a row."""

    at: str
    title: str


class Row(TypedDict):
    """A row of a rulebook; `because` says why it carries no rule, and is empty where it does.

    optional: players may leave it out.
    """

    id: str
    text: str
    because: str
    optional: bool
    lines: list[Lines]
    scenarios: list[Shown]


class Book(TypedDict):
    """A rulebook: the letter in front of its rows, its title, its rows in order."""

    letter: str
    title: str
    rows: list[Row]


def books(compiled: Compiled, wanted: Sequence[str] = ()) -> list[Book]:
    """The rulebooks of the last pack: those it declares, or else those that its scenarios cite.

    wanted: letters of books instead. The scenarios have to be compiled, too.
    """
    model = compiled.model
    titles = {book.letter: book.title for book in compiled.parsed.outlined.rulebooks}
    own = f"{model.packs[-1]}/"
    declared = [row.id for row in model.rows.values() if row.span.file.startswith(own)]
    cited = [
        row for scenario in model.scenarios if scenario.pack == model.packs[-1] for row in scenario.cites
    ]
    letters = [*wanted] or sorted({_letter(row) for row in declared or cited})
    texts = {source.shown: source.lines for pack in compiled.parsed.packs for source in pack.sources}
    lines, scenarios = _lines(model, texts), _scenarios(model)
    return [
        Book(
            letter=letter,
            title=titles[letter],
            rows=[
                Row(
                    id=row.id,
                    text=row.text,
                    because=row.reason,
                    optional=row.optional,
                    lines=lines.get(row.id, []),
                    scenarios=scenarios.get(row.id, []),
                )
                for row in model.rows.values()
                if _letter(row.id) == letter
            ],
        )
        for letter in letters
        if letter in titles
    ]


def _letter(row: str) -> str:
    """The letter in front of a row."""
    return row.partition("-")[0]


def _lines(model: Model, texts: Mapping[str, Sequence[str]]) -> dict[str, list[Lines]]:
    """Of each row the lines that cite it, each once, in the order of the packs."""
    found: dict[str, dict[str, Lines]] = {}
    blocks: dict[Span, list[str]] = {}
    left = MOST
    for row, span in model.cites:
        if span.file in texts:
            at = f"{span.file}:{span.line}"
            if span not in blocks:
                blocks[span] = [*_cut(_block(texts[span.file], span))]
            left -= sum(map(len, blocks[span]))
            found.setdefault(row, {})[at] = Lines(at=at, text=blocks[span] if left >= 0 else [UNTOLD])
    return {row: [*several.values()] for row, several in found.items()}


def _block(lines: Sequence[str], span: Span) -> Iterator[str]:
    """A line without its margin and what it cites, and the lines that stand further in below it."""
    first = lines[span.line - 1]
    margin = len(first) - len(first.lstrip())
    yield _bare(first[margin:])
    for line in lines[span.line :]:
        if line.strip() and len(line) - len(line.lstrip()) <= margin:
            return
        if line.strip():
            yield _bare(line[margin:])


def _cut(block: Iterator[str]) -> Iterator[str]:
    """The beginning of a block, and how much more there is."""
    yield from islice(block, LONG)
    more = sum(1 for _ in block)
    if more:
        yield f"... and {more:,} lines more"


def _bare(line: str) -> str:
    """A line without the rows it cites and without a comment behind them."""
    text, bracket, rest = line.rpartition("[")
    return text.rstrip() if bracket and "]" in rest else line.rstrip()


def _scenarios(model: Model) -> dict[str, list[Shown]]:
    """Of each row the scenarios that cite it, of whichever pack."""
    found: dict[str, list[Shown]] = {}
    for scenario in model.scenarios:
        shown = Shown(at=f"{scenario.file}:{scenario.span.line}", title=scenario.title)
        for row in scenario.cites:
            found.setdefault(row, []).append(shown)
    return found
