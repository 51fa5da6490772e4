"""The lines of the packs in use, by the sort of line that they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile

from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexer import Item, Line, Mark
from talisman.values import field, frozen

LONGEST = 200
"""Letters of a line that is shown."""
MOST_BELOW = 3
"""Lines below one that are shown with it."""
_BREAK = Mark("punct", ";", 0, 0)
MOST = 8_000
"""Lines that are looked through for one."""
STEPS = ("given", "expect", "dice", "deck", "seed")
_BY_HAND = ("misnomers", "rulebook", "ruling")
_TITLED = ("rule", "scenario", "house")
_WITH_RULES = ("form", "procedure", "contest", "sentence")
"""Declarations below which stands what stands in the text of things, too."""
DEED, HEADING, SCENARIO, DECLARES, HOUSE = "deed", "heading", "scenario", "declares", "house"


@frozen
class InUse:
    """A line, or a part of one: where it stands, the first word of its item, its marks and its text."""

    file: str
    number: int
    head: str
    marks: tuple[Mark, ...] = field(repr=False)
    text: str = ""


def line_parts(head: str, line: Line) -> Iterator[tuple[str, tuple[Mark, ...]]]:
    """The parts of a line that are looked for each by itself, with the sorts of lines that they are."""
    marks = line.marks
    if not marks or head in _BY_HAND:
        return
    first = marks[0].text
    if head == "scenario":
        if line.level:
            yield f"{SCENARIO} {first if first in STEPS else DEED}", marks
    elif head == "house":
        if line.level:
            yield HOUSE, marks
    elif head in DECLARING and line.level <= (head not in _WITH_RULES or not _has_rule(marks)):
        yield f"{DECLARES} {head}", marks
    elif line.level or head in _TITLED:
        yield DEED, marks[_label(marks) :]
    else:
        colon = next((n for n, mark in enumerate(marks) if mark.text == ":"), len(marks))
        yield HEADING, marks[:colon]
        if colon + 1 < len(marks):
            yield DEED, marks[colon + 1 :]


def _below(item: Item, at: int) -> Iterator[Line]:
    """The lines that stand below one."""
    level = item.lines[at].level
    return takewhile(lambda one: one.level > level, item.lines[at + 1 :])


def _has_rule(marks: Sequence[Mark]) -> bool:
    """Whether a line has something behind a colon."""
    return any(mark.text == ":" for mark in marks)


def _label(marks: Sequence[Mark]) -> int:
    """How many marks in front are but a title of what stands behind them."""
    titled = marks[:1] if marks[0].kind == "STRING" else marks[1:2]
    colon = marks[2 - (marks[0].kind == "STRING") :][:1]
    if not (titled and titled[0].kind == "STRING" and colon and colon[0].text == ":"):
        return 0
    behind = marks.index(colon[0]) + 1
    return behind if behind < len(marks) else 0


def lines(
    items: Sequence[Item], sorts: Sequence[str], without: frozenset[tuple[str, int]] = frozenset()
) -> Iterator[InUse]:
    """The lines of some sorts, the ones of the pack that is written first; none of the items of some places.

    sorts: all of them of scenarios, or none.
    """
    of_scenarios = sorts[0].startswith(SCENARIO)
    left = MOST * len(sorts)
    for item in reversed(items):
        head = item.lines[0].marks[0].text
        if (head == "scenario") != of_scenarios or (item.source.shown, item.lines[0].number) in without:
            continue
        texts = item.source.lines
        for at, line in enumerate(item.lines):
            for of, marks in line_parts(head, line):
                if of not in sorts or not marks or (at and of.startswith(DECLARES)):
                    continue
                text = texts[line.number - 1][marks[0].column - 1 : marks[-1].end - 1]
                if marks[-1].text == ":" or of.startswith(DECLARES):
                    for one in islice(_below(item, at), MOST_BELOW):
                        text += "\n" + texts[one.number - 1][one.marks[0].column - 1 : one.marks[-1].end - 1]
                        marks = (*marks, _BREAK, *one.marks)
                if len(text) <= LONGEST:
                    left -= 1
                    yield InUse(item.source.shown, line.number, head, marks, text)
        if left <= 0:
            return
