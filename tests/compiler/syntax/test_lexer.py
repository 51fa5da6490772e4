"""Text to lines of marks."""

from __future__ import annotations

import pytest

from talisman.compiler.diagnostics import Bag
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax.lexer import MOST_PROBLEMS, Item, read


def lexed(text: str) -> tuple[tuple[Item, ...], Bag]:
    """The items of a text, and what is wrong with it."""
    bag = Bag()
    return read([Source("sample", "a.tal", text)], bag), bag


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("Far Hill of the Moon", ["NAME Far Hill of the Moon"]),
        ("Ann's coins", ["NAME Ann", "_POSS 's", "word coins"]),
        ("Ann's Hill", ["NAME Ann's Hill"]),
        ("Élan by a Brook", ["NAME Élan by a Brook"]),
        ("Ann at North", ["NAME Ann", "word at", "NAME North"]),
        ("2-3: x2 #2 6+: 1-: +2 3", [
            "RANGE 2-3", "punct :", "TIMES x2", "NTH #2", "ATLEAST 6+", "punct :", "ATMOST 1-", "punct :",
            "SIGNED +2", "INT 3",
        ]),
        ("2 - 1 -> a.b-c.d#2", ["INT 2", "punct -", "INT 1", "_ARROW ->", "PATH a.b-c.d#2"]),
        ("a.place:hill.x: one", ["PATH a.place:hill.x", "punct :", "word one"]),
        ('say "a # b [C-1]" # a comment', ["word say", 'STRING "a # b [C-1]"']),
    ],
)  # fmt: skip
def test_marks_of_a_line(text: str, marks: list[str]) -> None:
    """Names run over capitals and their joining words; marks and numbers are told apart by their look."""
    items, bag = lexed(text)

    assert bag.sorted() == []
    assert [f"{mark.kind} {mark.text}" for mark in items[0].lines[0].marks] == marks


def test_citations_are_kept_apart() -> None:
    """Each cited row has its own place; the citation is no mark of the line."""
    items, _ = lexed("take a card   [C-1:6, R-theme-2a]")
    line = items[0].lines[0]

    assert [(cite.text, cite.column, cite.end) for cite in line.cites] == [
        ("C-1:6", 16, 21),
        ("R-theme-2a", 23, 33),
    ]
    assert len(line.marks) == 3


def test_items_begin_at_the_margin() -> None:
    """An item is a line at the margin with all that is indented below it; blank lines do not matter."""
    items, bag = lexed("one\n    two\n\n        three\n    four\n# a comment\nfive\n")

    assert bag.sorted() == []
    assert [[(line.number, line.level) for line in item.lines] for item in items] == [
        [(1, 0), (2, 1), (4, 2), (5, 1)],
        [(7, 0)],
    ]


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        ("one\n\ttwo", "E0101", (2, 1, 2)),
        ("one\n   two", "E0102", (2, 4, 7)),
        ("one\n        two", "E0102", (2, 9, 12)),
        ("one\n" + "".join(f"{' ' * 4 * i}x\n" for i in range(1, 70)), "E0103", (66, 261, 262)),
        ("x" * 2001, "E0104", (1, 1, 2000)),
        ("a " * 400, "E0104", (1, 1, 800)),
        ('say "no end', "E0105", (1, 5, 6)),
        ("take [C-1] this", "E0106", (1, 7, 10)),
        ("take [c1]", "E0107", (1, 6, 10)),
        ("take 3cards", "E0108", (1, 6, 12)),
        ("take a % of it", "E0108", (1, 8, 9)),
    ],
)
def test_problems_of_lines(text: str, code: str, span: tuple[int, int, int]) -> None:
    """Each problem is told once, at its place."""
    _, bag = lexed(text)

    assert [(p.code, p.span) for p in bag.sorted()] == [(code, Span("sample/a.tal", *span))]


def test_lines_below_a_bad_line_go_with_it() -> None:
    """What stands below a line that cannot be read is not reported for its indentation."""
    items, bag = lexed("one\n    two %\n        three\n    four")

    assert [p.code for p in bag.sorted()] == ["E0108"]
    assert [line.number for line in items[0].lines] == [1, 4]


def test_a_file_full_of_problems_shows_some() -> None:
    """After many problems one says that there are more."""
    _, bag = lexed("%\n" * 5000)

    assert len(bag.found) == MOST_PROBLEMS + 1
    assert bag.found[-1].code == "E0110"
