"""Each phrase in each place that takes one of its sort: nothing by chance, every pair twice.

What is drawn at random seldom hits a place that few sentences have. Here the examples of the language are
gone through phrase by phrase: in the place of each stands one of every other construct that the grammar
allows there, said as it was said in the same file or on the market; and in the place of each line, and in
front of it, a line of every other sort.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from attrs import Factory, define

from build_views import FAMILIES, LEAF, SKELETON, Grammar
from fuzz.judging import TABLES
from fuzz.making import ITEM, examples_of_the_language, with_needs
from langkit import Example
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs
from talisman.compiler.syntax.table.generate import generate
from talisman.compiler.syntax.table.lalr import expanded
from talisman.compiler.syntax.tree import Node

ALIKE = (
    *("event", "simple", "vp_b", "vp_s", "vp_g", "vp_p", "place", "set", "until", "order", "may", "goods"),
    *("amount", "poss", "pred", "fact", "pick", "given", "value", "modifier", "row_key", "how", "natural"),
    *("span", "given_place", "price", "narrow", "owner"),
)
"""Symbols of which one alternative may stand for another, besides the families of the readers."""
LINES = ("line", "hline", "sline", "rline", "item")
OFTEN = 2
"""How often each construct stands in each place."""
LONG = 80
"""Letters of the longest phrase that is put anywhere."""


@define
class Written:
    """What was written in one file: phrases and blocks by their construct, and where each stands."""

    phrases: dict[str, list[str]] = Factory(dict)
    blocks: dict[str, list[str]] = Factory(dict)
    spots: list[tuple[tuple[str, ...], int, int, int]] = Factory(list)
    """A place (the constructs around it and its own), its line, first column and the column behind it."""
    lines: list[tuple[tuple[str, ...], int, int]] = Factory(list)
    """The same of whole lines with what is below them: the first line, and the one behind the last."""


def cases() -> Iterator[bytes]:
    """The sources, always the same in the same order."""
    market = Written()
    seen: Counter[tuple[tuple[str, ...], str]] = Counter()
    for one in examples_of_the_language():
        if one.refused or not one.based or "# pack:" in one.text:
            continue
        parsed = parse_packs(one.packs, Bag(), TABLES)
        if not market.phrases:
            small = one.packs[0].sources[0]
            market = _written(parsed.trees, small.shown, small.lines)
        rows = one.text.split("\n")
        own = _written(parsed.trees, one.packs[-1].sources[0].shown, rows)
        yield from _phrases(one, rows, own, market, seen)
        yield from _lines(one, rows, own, market, seen)


def _phrases(
    one: Example, rows: list[str], own: Written, market: Written, seen: Counter[tuple[tuple[str, ...], str]]
) -> Iterator[bytes]:
    for place, line, start, end in own.spots:
        for kind in sorted(_alike().get(place[-1], {place[-1]})):
            for text in (*own.phrases.get(kind, ())[:OFTEN], *market.phrases.get(kind, ())[:OFTEN]):
                row = rows[line - 1]
                made = row[: start - 1] + text + row[end - 1 :]
                if len(text) <= LONG and made != row and seen[place, kind] < OFTEN:
                    seen[place, kind] += 1
                    yield _with(one, [*rows[: line - 1], made, *rows[line:]], line)


def _lines(
    one: Example, rows: list[str], own: Written, market: Written, seen: Counter[tuple[tuple[str, ...], str]]
) -> Iterator[bytes]:
    for place, first, behind in own.lines:
        indent = _indent(rows[first - 1])
        for kind in sorted({*own.blocks, *market.blocks}):
            for text in (*own.blocks.get(kind, ())[:1], *market.blocks.get(kind, ())[:1]):
                if seen[place, kind] >= OFTEN:
                    break
                seen[place, kind] += 1
                put = [" " * indent + row if row else row for row in text.split("\n")]
                for rest in (behind, first):
                    yield _with(one, [*rows[: first - 1], *put, *rows[rest - 1 :]], first)


def _written(trees: Sequence[Node], shown: str, rows: Sequence[str]) -> Written:
    """All that stands in a file, the shortest of each construct first."""
    found = Written()
    of_lines = _line_kinds()

    def look(node: Node, around: str) -> None:
        for kid in node.nodes():
            span = kid.span
            if span.file == shown and span.line <= len(rows):
                if kid.kind in of_lines:
                    behind = _behind(rows, span.line)
                    indent = _indent(rows[span.line - 1])
                    text = "\n".join(row[indent:] for row in rows[span.line - 1 : behind - 1]).rstrip()
                    found.lines.append(((around, node.kind), span.line, behind))
                    found.blocks.setdefault(kid.kind, []).append(text)
                elif text := rows[span.line - 1][span.column - 1 : span.end - 1].strip():
                    found.spots.append(((around, node.kind, kid.kind), span.line, span.column, span.end))
                    found.phrases.setdefault(kid.kind, []).append(text)
            look(kid, node.kind)

    for tree in trees:
        look(tree, "")
    for texts in (*found.phrases.values(), *found.blocks.values()):
        texts[:] = sorted(dict.fromkeys(texts), key=lambda text: (len(text), text))
    return found


def _behind(rows: Sequence[str], line: int) -> int:
    """The line behind all that stands below a line."""
    indent = _indent(rows[line - 1])
    for number in range(line, len(rows)):
        if rows[number].strip() and _indent(rows[number]) <= indent:
            return number + 1
    return len(rows) + 1


def _indent(row: str) -> int:
    return len(row) - len(row.lstrip())


def _with(one: Example, rows: Sequence[str], line: int) -> bytes:
    """The item in which something is another, with what it needs of its file."""
    items = [item for item in ITEM.split("\n".join(rows)) if item.strip() and item[0] not in "#\n"]
    before = sum(1 for row in rows[:line] if row and row[0] not in "# ")
    chosen = items[min(max(before - 1, 0), len(items) - 1)]
    return "".join(with_needs([chosen], items)).encode()


@cache
def _grammar() -> Grammar:
    return Grammar(expanded(generate([], SKELETON.read_text(encoding="utf-8")).text))


@cache
def _alike() -> dict[str, set[str]]:
    """Of each construct those that the grammar allows in its place."""
    values = _grammar().values
    found: dict[str, set[str]] = {}
    for name in (*FAMILIES, *(name for name in ALIKE if name in values)):
        kinds = {kind for kind in values[name] if not kind.startswith(LEAF)}
        for kind in kinds:
            found.setdefault(kind, set()).update(kinds)
    return found


@cache
def _line_kinds() -> frozenset[str]:
    values = _grammar().values
    names = (*LINES, "decl", *(name for name in values if name.startswith("d_")))
    return frozenset().union(*(values[name] for name in names if name in values))
