"""Lines of a scenario that could never mean anything are refused; what stands beside them is not."""

import pytest

from market import market

REFUSED = (
    "given Lamp with 3 coins",
    "given Ann at Fountain with -3 coins",
    "deck ware: Ann",
    "deck ware: Lamp, Lamp, Lamp",
    "deck ware: Lamp #2, Lamp #2",
    "turn of Lamp",
    "turn of Fountain",
    "the actor gains 1 coin",
    "the actor passes",
    "Lamp passes",
    'Fountain chooses "rest"',
    "expect the actor is Ann",
    "expect asked Lamp",
    'expect not offered Fountain "rest"',
    'expect not shown Lamp "coins"',
    'expect not logged ""',
    'expect offered Ann ""',
)
MEANT = (
    "given Lamp with charm 3",
    "given Ann at Fountain with 0 coins",
    "deck ware: Lamp, Lamp",
    "deck ware: Lamp #2, Lamp",
    "deck stock: Lamp",
    "deck trader: Ann",
    "turn of Ann",
    "Ann gains 1 coin",
    "expect Ann is at Fountain",
    "expect asked Ann",
    'expect not offered Ann "rest"',
    'expect not logged "rest"',
)


def _errors(line: str) -> list[str]:
    return market(
        f'scenario "One"\n    given Ann at Fountain\n    {line}\n    expect Ann is at Fountain\n'
    ).errors


@pytest.mark.parametrize("line", REFUSED)
def test_what_could_never_be_is_refused(line: str) -> None:
    """The line has an error of its own."""
    assert [one for one in _errors(line) if " 3: " in one]


@pytest.mark.parametrize("line", MEANT)
def test_what_can_be_is_not(line: str) -> None:
    """The scenario is read."""
    assert _errors(line) == []
