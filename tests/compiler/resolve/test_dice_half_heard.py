"""Lines about dice and scores of which half was heard.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market


def test_what_does_not_count_in_a_contest_is_said_of_a_number() -> None:
    """A line of its own lifted limits, and reads as what things lend."""
    lines = ("sides buyer and seller", "outcomes victory, defeat, draw", "score its charm")
    contest = "contest ball (balls)\n" + "".join(f"    {line}\n" for line in lines)

    assert "E0630" in market(f"{contest}    wares do not count\n").codes
    assert "E0630" not in market(f"{contest}    charm from wares do not count\n").codes


ROWS = "\n    bargain: gain 1 favour\n    refusal, draw: nothing\n"


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("Ann haggles for you", True),
        ("Ann haggles for the visitor", True),
        ("a trader here haggles for you", True),
        ("haggle for Ann", False),
        ("Ann haggles for Ben", False),
    ],
)
def test_rows_are_of_the_side_that_begins(line: str, refused: bool) -> None:
    """They were seen from you, and done by the other side."""
    assert ("E0631" in market(f"guest Bee: when visited: {line}{ROWS}").codes) == refused
    assert "E0631" not in market(f"guest Bee: when visited: {line}\n").codes


LATE = """\
window after the bid
    asks the buyer, then the seller
    answers letters
contest ball (balls): deal
    step "late": open after the bid
"""


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("before the bid: you may reroll one die of your roll", True),
        ("before the bid: you may add 1 to your roll", True),
        ("when you land: reroll one die of your roll", True),
        ("after the bid: you may reroll one die of your roll", False),
        ("after the bid: you may add 1 to your roll", False),
        ("when you roll for haggling: reroll one die of your roll", False),
        ("when you land: if in haggling: reroll one die of your roll", False),
    ],
)
def test_your_roll_is_made_before_it_is_spoken_of(line: str, refused: bool) -> None:
    """It was that of the contest before."""
    assert ("E0632" in market(f"{LATE}letter Bell: {line}\n").codes) == refused


@pytest.mark.parametrize(
    ("lines", "refused"),
    [
        ("1: reroll one die of that roll\n2-6: gain 1 coin", True),
        ("1: add 1 to that roll\n2-6: gain the result coins", True),
        ("1: if you are sly: add 1 to that roll\n2-6: gain 1 coin", True),
        ("1: add 1 to that roll, then gain the result coins\n2-6: gain 1 coin", False),
        ("1: reroll one die of that roll\n2-6: gain 1 coin\nthen", False),
        ("1: gain 1 coin\n2-6: nothing", False),
    ],
)
def test_a_roll_that_a_row_changes_is_looked_at_again(lines: str, refused: bool) -> None:
    """The rows had been looked at by then."""
    below = lines.removesuffix("\nthen").replace("\n", "\n            ")
    more = "        gain the result coins\n" if lines.endswith("then") else ""
    text = f"guest Bee\n    when visited:\n        roll 1 die for luck\n            {below}\n{more}"

    assert ("E0633" in market(text).codes) == refused


def test_a_roll_of_a_contest_is_looked_at_by_its_score() -> None:
    """So a row may throw it again."""
    lines = ("sides buyer and seller", "outcomes victory, defeat, draw", "score its haggling roll")
    contest = "contest ball (balls)\n" + "".join(f"    {line}\n" for line in lines)
    step = '    step "roll": the buyer rolls 1 die for haggling\n'
    rows = "        1: reroll one die of that roll\n        2-6: nothing\n"

    assert "E0633" not in market(f"{contest}{step}{rows}").codes


KEPT = """\
guest Bee
    when visited:
        roll 2 dice
        {}
        by the result
            1-3: nothing
"""


@pytest.mark.parametrize(
    ("line", "last", "told"),
    [
        ("keep the highest die", "4-6", False),
        ("keep the highest die", "4-5", True),
        ("if you are sly: keep the highest die", "4-6", True),
        ("gain 1 coin", "4-6", True),
        ("gain 1 coin", "4-12", False),
    ],
)
def test_of_dice_of_which_one_is_kept_no_more_comes_up(line: str, last: str, told: bool) -> None:
    """A row was wanted for what never comes."""
    assert ("E0319" in market(f"{KEPT.format(line)}            {last}: nothing\n").codes) == told


UNUSED = ("W0501", "W0507", "W0510", "W0512", "W0513", "W0538", "W0565")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("if the result is the total: gain 1 coin", "E0554"),
        ("if the total is at least the result: gain 1 coin", "E0554"),
        ("if the second die is 3: gain 1 coin", "E0637"),
        ("remember the second die as your paces", "E0637"),
        ("if the first die is 3: gain 1 coin", ""),
        ("if the result is your charm: gain 1 coin", ""),
        ("if the total is 3: gain 1 coin", ""),
    ],
)
def test_what_is_asked_of_one_die_can_be_asked(line: str, code: str) -> None:
    """The result is the total, and of one die there is no second."""
    found = market(f"guest Bee\n    when visited:\n        roll 1 die for luck\n        {line}\n").codes

    assert {*found} - {*UNUSED} == {code} - {""}


TWICE = {
    "roll 1 die; you may roll 1 die; gain the result coins": True,
    "roll 1 die; you may roll 1 die; add 1 to that roll": True,
    "roll 1 die; another trader rolls 1 die; reroll one die of that roll": True,
    "roll 1 die; if you are sly: roll 1 die; add 1 to that roll": True,
    "roll 1 die; roll 1 die; add 1 to that roll": False,
    "roll 1 die; add 1 to that roll": False,
    "roll 1 die; you may gain 1 coin; add 1 to that roll": False,
    "roll 1 die; if you are sly: add 1 to that roll": False,
}


@pytest.mark.parametrize("lines", TWICE)
def test_that_roll_is_one_roll(lines: str) -> None:
    """Behind a roll that may have been made it was the first."""
    below = "".join(f"        {line}\n" for line in lines.split("; "))

    assert ("E0639" in market(f"guest Bee\n    when visited:\n{below}").codes) == TWICE[lines]


@pytest.mark.parametrize(("row", "refused"), [("roll 1 die", True), ("gain 1 coin", False)])
def test_a_roll_within_rows_may_be_the_last(row: str, refused: bool) -> None:
    """Behind the rows `the result` was that of the roll above them."""
    rows = f"        roll 1 die\n            1-3: {row}\n            4-6: nothing\n"
    text = f"guest Bee\n    when visited:\n{rows}        gain the result coins\n"

    assert ("E0639" in market(text).codes) == refused


def test_of_two_dice_there_is_a_second() -> None:
    """And no third."""
    text = (
        "guest Bee\n    when visited:\n        roll 2 dice for luck\n"
        "        if the {} die is 3: gain 1 coin\n"
    )

    assert "E0637" not in market(text.format("second")).codes
    assert "E0637" in market(text.format("third")).codes
