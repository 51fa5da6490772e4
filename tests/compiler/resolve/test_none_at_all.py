"""A written number with which nothing would be done is refused; one with which something is done is not."""

import pytest

from market import market

IN_A_DEED = {
    "gain 0 coins": False,
    "lose 0 coins": False,
    "gain 0 wares": False,
    "gain up to 0 coins": False,
    "discard 0 wares in your basket": False,
    "discard up to 0 wares in your basket": False,
    "repeat up to 0 times: gain 1 coin": False,
    "roll 0 dice": False,
    'choose 0\n    "a": gain 1 coin': False,
    'choose 3\n    "a": gain 1 coin\n    "b": lose 1 coin': False,
    "first possible\n    nothing\n    gain 1 coin": False,
    "gain 1 coin": True,
    "gain the rent coins": True,
    "discard up to 1 ware in your basket": True,
    "repeat up to 1 times: gain 1 coin": True,
    "roll 1 die": True,
    'choose 2\n    "a": gain 1 coin\n    "b": lose 1 coin': True,
    "first possible\n    discard a ware in your basket\n    nothing": True,
    "if your coins are 0: gain 1 coin": True,
}
IN_A_TEXT = {
    "+0 charm": False,
    "+0 to your charm": False,
    "when you roll a natural 0: gain 1 coin": False,
    "when you gain 0 coins: gain 1 favour": False,
    "when you roll a natural 3-2: gain 1 coin": False,
    "-1 charm": True,
    "when you roll a natural 2-3: gain 1 coin": True,
}


@pytest.mark.parametrize("deed", IN_A_DEED)
def test_a_deed_of_nothing_is_refused(deed: str) -> None:
    """Whether each deed compiles."""
    assert (market(f"guest Uncle: when visited: {deed}\n").errors == []) is IN_A_DEED[deed]


@pytest.mark.parametrize("line", IN_A_TEXT)
def test_a_line_of_nothing_is_refused(line: str) -> None:
    """Whether each line of a text compiles."""
    assert (market(f"ware Rug: {line}\n").errors == []) is IN_A_TEXT[line]


ERRAND = 'procedure errand (errands)\n    of a trader\n    step "a": {}\n'


@pytest.mark.parametrize("line", ["end", "end this", "end this errand", "end the errand"])
def test_a_procedure_ends_itself(line: str) -> None:
    """With `this`, with its word, or without either."""
    assert market(ERRAND.format(line)).errors == []


@pytest.mark.parametrize("line", ["end it", "end the actor", "end Ann"])
def test_somebody_is_not_ended(line: str) -> None:
    """Whatever else is said to end is no procedure."""
    assert [error[:5] for error in market(ERRAND.format(line)).errors] == ["E0331"]
