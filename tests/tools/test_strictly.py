"""Rows that are proven from both sides, by every change of every line."""

from pathlib import Path

import pytest

from market import scenarios
from strictly import Count, Memory, Strict
from talisman.runtime.game.game import load
from talisman.scenario import workshop

RULE = 'rule "Gifts": for each trader: when you land upon Fountain: gain 1 favour  [M-gift]\n'
GIFT = """\
scenario "a gift"  [M-gift]
    given Ann at Old Square
    Ann goes to Fountain
    expect Ann's favours are 1
"""
TWO = RULE.replace("1 favour", "2 favours")
LOOSE = GIFT.replace("are 1", "are at least 2")
NONE = """\
scenario "no gift elsewhere"  [M-gift]
    given Ann at Fountain
    Ann goes to Old Square
    expect Ann's favours are 0
"""


def strict(text: str, file: Path | None = None, parts: bool = False) -> Strict:
    """What came of the row of the gift."""
    compiled = scenarios(text)
    shared = workshop(compiled.parsed, compiled.model, load(compiled.image))
    memory = Memory(file)
    memory.begin(shared.rules)
    return Count(shared, memory, parts=parts).row("M-gift")


def test_two_sides_and_every_change_noticed_are_a_proof() -> None:
    """Without the line, with another number, and with nothing in it the gift is another."""
    found = strict(RULE + GIFT + NONE)

    assert (found.why_not, found.titles) == ("", ("a gift", "no gift elsewhere"))
    assert found.tried >= 2


def test_one_side_is_not_enough() -> None:
    """Every change is noticed, by the one scenario there is."""
    assert strict(RULE + GIFT).why_not == "1 scenarios"


def test_a_change_that_nobody_notices_is_told() -> None:
    """Whoever looks only whether there are two favours does not see a third one."""
    found = strict(TWO + LOOSE + NONE)

    assert [one.how.split(": ")[1].split(" in ")[0] for one in found.missed] == ["2 is 3"]
    assert found.why_not.startswith("1 of ")


def test_what_another_row_of_the_line_notices_is_noticed() -> None:
    """The line is theirs together; that it is there at all each row has to show."""
    both = TWO.replace("[M-gift]", "[M-gift, M-other]")
    other = GIFT.replace("a gift", "other").replace("M-gift", "M-other").replace("are 1", "are 2")

    assert strict(both + LOOSE + NONE + other).why_not == ""


@pytest.mark.parametrize(("told", "missed"), [("[M-gift]", 0), ("", 1)])
def test_of_two_lines_that_say_the_same_each_counts_while_the_other_is_gone(told: str, missed: int) -> None:
    """Either of them keeps the merchants out; where the other one cites nothing it is not known for one."""
    ban = 'rule "Ban": for each trader: you cannot visit guests [M-gift]\n'
    text = (
        f"{ban}{ban.replace('Ban', 'Bar').replace('[M-gift]', told)}guest Sage: when visited: gain 1 coin\n"
        'scenario "it"  [M-gift]\n    given Ann at Fountain, Sage in the stand of Fountain\n'
        "    Ann visits Sage\n    expect Ann's coins are 3\n"
    )
    found = strict(text + GIFT.replace("favours are 1", "favours are 0"))

    assert bool(found.missed) == bool(missed)


def test_only_what_is_new_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What came of each change is kept, for the scenarios that were there; of other rules nothing is."""
    file = tmp_path / "strict.json"
    first = strict(RULE + GIFT + NONE, file)
    monkeypatch.setattr(Count, "play", lambda *_: pytest.fail("played again"))

    assert strict(RULE + GIFT + NONE, file) == first
    with pytest.raises(pytest.fail.Exception, match="played again"):
        strict(RULE.replace("1 favour", "2 favours") + GIFT + NONE, file)
