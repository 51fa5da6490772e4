"""Lines of the packs in use that are like one that cannot be read, told where no line is offered for it.

Who reads how something like it is written writes the right line at the next try; sentences that come near and
lists of verbs give way to it. What is shown stands in a pack as it is shown, so it says what it says there:
a line is never made up of two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages import syntax as codes
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import Item, Line, Mark, Reporter, scan
from talisman.compiler.syntax.mistakes.likeness.likeness import Likeness
from talisman.compiler.syntax.mistakes.likeness.lines_in_use import (
    DECLARES,
    DEED,
    HEADING,
    SCENARIO,
    InUse,
    line_parts,
    lines,
)
from talisman.compiler.syntax.mistakes.likeness.roots import Roots, roots
from talisman.compiler.syntax.mistakes.likeness.shapes import shapes
from talisman.compiler.syntax.mistakes.suggest import Suggestions
from talisman.values import Factory, define, evolve, field

MOST = 12
"""Problems for which lines are looked for; who has made more mistakes repairs the first ones first."""
MOST_SHOWN = 2
ASKED = (f"{SCENARIO} given", f"{SCENARIO} expect")
FEWEST_ASKED = 3
"""Words that tell how such a line hangs together; with fewer, any line of the sort is as near as another."""
MOST_MARKS = 80
"""Marks of a line for which others are looked for."""
MOST_ABOVE = 60
"""Lines above one among which those are looked for below which it stands."""
_CODES = (
    codes.STRANGE.code,
    codes.UNDECLARED_WORD.code,
    codes.UNKNOWN_SENTENCE.code,
    codes.UNFINISHED.code,
)
STRANGE = re.compile(r"[^\w\s\":;,()+-]")


@define
class _Search:
    """Looks for lines; those of each sort are weighed once."""

    items: Sequence[Item]
    roots: Roots
    wrong: frozenset[tuple[str, int]]
    """Where the items begin in which something is wrong."""
    known: dict[str, Likeness] = field(default=Factory(dict), repr=False)

    def of(self, sort: str) -> Likeness:
        """The lines of a sort."""
        if sort not in self.known:
            self.known[sort] = Likeness(self.roots)
            self.known[sort].weigh(lines(self.items, (sort,), self.wrong))
        return self.known[sort]

    def like(self, problem: Diagnostic, head: str, line: Line) -> list[InUse]:
        """The lines most like one with a problem, the nearest first."""
        sort, marks = _part(problem, head, line)
        if not marks or len(marks) > MOST_MARKS:
            return []
        at = next((n for n, mark in enumerate(marks) if mark.column >= problem.span.column), len(marks) - 1)
        there = self.of(sort)
        wanted = there.wanted(marks, at, unknown=problem.code == codes.UNDECLARED_WORD.code)
        if sort.startswith(DECLARES):
            return list(there.richest(wanted))
        if sort == HEADING:
            return []
        if sort in ASKED and len(wanted.telling) < FEWEST_ASKED:
            return []
        found = list(there.nearest(wanted) if sort == DEED else there.same_deed(wanted))
        for shape in shapes(problem.notes):
            found += (one for one in there.filled(wanted, shape) if one not in found)
        return found[:MOST_SHOWN]


def likened(
    bag: Bag,
    items: Sequence[Item],
    sources: Sequence[Source],
    suggestions: Suggestions,
    means: Callable[[str, int], bool],
) -> Iterator[tuple[Diagnostic, Diagnostic]]:
    """Problems of lines for which none is offered, as they were said and with lines that are like these.

    means: whether a line that can be read, by file and number, means something: what is being written nobody
    has accepted yet.
    """
    problems = [one for one in bag.sorted() if one.code in _CODES and not one.whole]
    if not problems:
        return
    texts = {source.shown: source for source in sources}
    begins = {file: _begins(items, file) for file in texts}
    wrong = frozenset(
        (one.span.file, _above(begins.get(one.span.file, ()), one.span.line)) for one in bag.found
    )
    search = _Search(items, roots(suggestions.forms, items, suggestions.misnomers), wrong)
    told: dict[tuple[str, int], None] = {}
    shown: dict[InUse, tuple[str, int]] = {}
    for problem in problems[:MOST]:
        place = problem.span
        source = texts.get(place.file)
        if source is None or (place.file, place.line) in told:
            continue
        told[place.file, place.line] = None
        if any((place.file, one) in told for one in _over(source, place.line)):
            continue  # what is said of the line above says where this one stands
        line = _line(source, place.line)
        own = f"{place.pack}/"
        where = place.file, _above(begins[place.file], place.line)
        head = _head(source, place.line)
        if line is None or not head:
            continue
        found = [
            one
            for one in search.like(problem, head, line)
            if shown.get(one) != where and (not one.file.startswith(own) or means(one.file, one.number))
        ]
        shown.update((one, where) for one in found)
        if found:
            yield problem, evolve(problem, notes=(*problem.notes, *map(_shown, found)), near=())


def _shown(one: InUse) -> str:
    """A line in use, in a note."""
    first, *below = one.text.split("\n")
    said = f"`{first}`" + (f", below it `{'` and `'.join(below)}`" if below else "")
    return f"a line like it, {one.file}:{one.number}: {said}"


def _over(source: Source, number: int) -> Iterator[int]:
    """The lines below which a line stands, the nearest first."""
    texts = source.lines
    deep = _indent(texts[number - 1])
    for at in range(number - 1, max(0, number - MOST_ABOVE), -1):
        if texts[at - 1].strip(" ") and _indent(texts[at - 1]) < deep:
            deep = _indent(texts[at - 1])
            yield at
            if deep == 0:
                return


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip(" "))


def _begins(items: Sequence[Item], file: str) -> list[int]:
    """The lines of a file at which items begin."""
    return [item.lines[0].number for item in items if item.source.shown == file]


def _above(begins: Sequence[int], number: int) -> int:
    """The last of some lines that does not stand behind another."""
    return max((one for one in begins if one <= number), default=number)


def _head(source: Source, number: int) -> str:
    """The first word of what a line is or stands below."""
    texts = source.lines[:number]
    text = next((one for one in reversed(texts) if one[:1] not in ("", " ", "#")), "")
    return re.split(r"[ :]", text, maxsplit=1)[0]


def _line(source: Source, number: int) -> Line | None:
    """A line of a file, without signs that mean nothing."""
    text = source.lines[number - 1]
    for said in (text, STRANGE.sub(" ", text)):
        silent = Reporter(Bag(), source.shown)
        line = scan(number, said, source.shown, silent)
        if line is not None and line.marks and not silent.count:
            return line
    return None


def _part(problem: Diagnostic, head: str, line: Line) -> tuple[str, Sequence[Mark]]:
    """The part of a line in which a problem lies, with its sort."""
    sort, marks = "", tuple[Mark, ...]()
    for of, some in line_parts(head, line):
        if not marks or (some and some[0].column <= problem.span.column):
            sort, marks = of, some
    return sort, marks
