"""Lines of the packs in use that are told beside one that cannot be read and for which none is offered."""

from __future__ import annotations

import re
import time

import pytest

from langkit import Example, Shared, problems
from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import Item, read
from talisman.compiler.syntax.mistakes.forms import Forms, forms
from talisman.compiler.syntax.mistakes.likeness.likeness import Likeness
from talisman.compiler.syntax.mistakes.likeness.lines_in_use import DEED, LONGEST, lines
from talisman.compiler.syntax.mistakes.likeness.roots import roots
from talisman.compiler.syntax.mistakes.likeness.shapes import says, shapes

SHELF = """\
guest Lender: when visited: for each other trader: it loses 1 coin
guest Boatman: when you would lose 1 coin: it does not happen, then discard a ware
guest Cook: when visited: see the top 3 wares of the stock
guest Joiner: when visited: you may pay 1 coin: until the end of this turn: +3 charm
guest Usher
    when visited:
        gain 1 coin
        lose 1 favour
"""
TOLD = re.compile(r"a line like it, (\S+):(\d+): `(.*)`", re.S)


def found(text: str, shelf: str = SHELF) -> list[Diagnostic]:
    """What is said of a text behind some guests that can be read."""
    return problems(Example(f"{shelf}{text}\n", 1, based=True), Shared(b""))


def like(text: str) -> list[str]:
    """The lines that are told of a text."""
    notes = [note for one in found(text) for note in one.told]
    return [match[3] for match in map(TOLD.fullmatch, notes) if match is not None]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("guest Ox: spend a token: +2 charm until turn end", "when visited: you may pay 1 coin"),
        ("guest Elk: when visited: opponents suffer each a loss of 2 coins", "for each other trader"),
    ],
)
def test_a_line_of_the_packs_in_use_is_told(text: str, line: str) -> None:
    """It is found by what its words have in common with those that were written."""
    assert any(one.startswith(line) or line in one for one in like(text)), like(text)


def test_it_is_told_where_it_stands() -> None:
    """With the file and the line, so that one can look at all of it."""
    notes = "\n".join(found("guest Ox: spend a token: +2 charm until turn end")[0].told)

    assert "a line like it, example/example.tal:4: `when visited:" in notes


def test_what_comes_near_gives_way_to_it() -> None:
    """Sentences that come near and lists of verbs are told only where nothing is like the line."""
    alike, alone = found("guest Ox: spend a token: +2 charm until turn end"), found("guest Ox: frobnicate")

    assert alike[0].near == ()
    assert any(note.startswith("verbs that can stand here") for note in alone[0].told)


@pytest.mark.parametrize("text", ["guest Ox: frobnicate", "guest Ox: when visited: wibble the wobble"])
def test_nothing_is_told_of_what_nothing_is_like(text: str) -> None:
    """A line that has nothing to do with what was written would be worse than none."""
    assert like(text) == []


def test_nothing_is_told_where_a_line_is_offered() -> None:
    """A whole line that means something says more."""
    offered = found("guest Ox: when visited: every other trader loses a coin")

    assert offered[0].whole
    assert TOLD.search("\n".join(offered[0].told)) is None


def test_no_wrong_line_is_told() -> None:
    """Neither the line itself nor what stands in an item in which something is wrong."""
    text = (
        "guest Ox: spend a token: +2 charm until turn end\nguest Yak: spend a token: +2 charm until turn end"
    )

    assert set(like(text)) == {"when visited: you may pay 1 coin: until the end of this turn: +3 charm"}


def test_no_line_is_told_that_means_nothing() -> None:
    """One of the same pack that can be read is asked whether it means something."""
    shelf = SHELF.replace("when visited: you may pay", "once per turn: you may pay")
    notes = [
        note for one in found("guest Ox: spend a token: +2 charm until turn end", shelf) for note in one.told
    ]

    assert not any(TOLD.fullmatch(note) for note in notes), notes


def test_a_declaration_is_told_whole() -> None:
    """Of a clause that cannot be read: how something else is declared, once for one declaration."""
    told = like("counter fame\n    each trader starts with 0\n    goes up to 10")

    assert len(told) == 1
    assert told[0].startswith("counter ")
    assert "of a trader" in told[0]


def test_lines_of_scenarios_are_told_of_lines_of_scenarios() -> None:
    """A deed of a scenario is like another one, and no line of a card is."""
    shelf = 'scenario "one"\n    given Ann at Fountain\n    Ann gains 1 coin\n    expect Ann\'s coins are 4\n'
    notes = [
        note
        for one in found('scenario "two"\n    given Ann at Fountain\n    Ann gains 1 coin -> gone', shelf)
        for note in one.told
    ]

    assert any("`Ann gains 1 coin`" in note for note in notes), notes


def test_the_cause_of_what_is_told_is_no_text() -> None:
    """A deed that no event brings about is known by its cause, whatever is said of it."""
    loose = found("guest Ox: gain 1 coin")

    assert [one.cause for one in loose if one.code == "E0322"] == ["loose"]
    assert [one.cause for one in found("guest Ox: when visited: gain 1 penny")] == [""]


def items(text: str) -> tuple[tuple[Item, ...], Forms]:
    """A text as items, with the forms of no words."""
    from talisman.compiler.syntax.vocabulary import vocabulary

    read_items = read((Source("p", "p.tal", text),), Bag())
    return read_items, forms(vocabulary((), Bag()), read_items)


def test_long_lines_and_deep_blocks_are_bounded() -> None:
    """A line that nobody reads on is not shown, and of a block its first lines are."""
    below = "".join(f"        lose {n} coins\n" for n in range(9))
    text = f"guest Ox\n    when visited:\n{below}    {'gain 1 coin, then ' * 30}nothing\n"
    kept = list(lines(items(text)[0], (DEED,)))

    assert all(len(one.text) <= LONGEST for one in kept)
    assert kept[0].text.count("\n") == 3


def test_a_form_is_found_in_lines() -> None:
    """`instead of DOING: ...` is what a line says that begins so, and a form without words is none."""
    found_items = read((Source("p", "p.tal", "guest Ox: instead of losing 1 coin: gain 1 coin\n"),), Bag())
    marks = found_items[0].lines[0].marks

    (shape,) = shapes(["in this language: `instead of DOING: ...` stands in front"])
    assert says(marks, shape)
    assert not says(marks[:4], shape)
    assert list(shapes(["`+1 UNIT`", "`gain 1 coin`", "no form"])) == []


def test_the_same_lines_are_found_each_time_and_soon() -> None:
    """Fifteen searches among some thousand lines take less than a few seconds, and come out alike."""
    text = "".join(
        f"guest Ox{n}: when visited: if you have {n} coins: you may pay {n} coins: gain {n} wares\n"
        for n in range(4_000)
    )
    read_items, known = items(text)
    there = Likeness(roots(known, read_items, ()))
    began = time.perf_counter()
    there.weigh(lines(read_items, (DEED,)))
    marks = read((Source("p", "q.tal", "guest Yak: when visited: spend 3 coins and gain 4 wares\n"),), Bag())
    wanted = there.wanted(marks[0].lines[0].marks[3:], 2, unknown=True)
    told = {tuple(one.number for one in there.nearest(wanted)) for _ in range(15)}

    assert len(told) == 1
    assert time.perf_counter() - began < 20
