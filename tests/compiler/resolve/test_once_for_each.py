"""What is said for each of alternatives holds once for each that is any of them."""

import pytest

from market import market

ONCE = (
    "for each honest or sly trader: +1 to your charm",
    "for each trader or sly trader: when you begin a walk: gain 1 coin",
    "for each fragile or heavy ware: +1 to its charm",
    "for each ware or heavy ware: +1 to its charm",
    "for each card or ware: +1 to its charm",
    "for each honest or sly trader: once per turn: when you begin a walk: gain 1 coin",
)
"""No thing is two of these."""
TWICE = ("for each ware or letter: +1 to its charm", "for each fragile ware or letter: +1 to its charm")
"""A rule for each kind, as none is of both."""


@pytest.mark.parametrize("line", [*ONCE, *TWICE])
def test_alternatives_of_one_kind_make_one_rule(line: str) -> None:
    """It was made for each alternative, so it was done twice, and lent twice as much."""
    assert len(market(f'rule "Box": {line}\n').rules("market.box")) == (2 if line in TWICE else 1)
