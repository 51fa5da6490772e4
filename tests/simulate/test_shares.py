"""Shares with their intervals."""

import pytest

from talisman.simulate.shares import interval, percent


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    """Against figures from the literature (Newcombe 1998, method 3, for the last)."""
    found = interval(won, games)
    assert found == pytest.approx((low, high), abs=5e-4)


def test_of_no_games_nothing_is_known() -> None:
    """All of it is possible."""
    assert interval(0, 0) == (0.0, 1.0)


def test_a_share_is_told_in_whole_percent() -> None:
    """With the ends of its interval."""
    assert percent(5, 10) == "50 % (24 to 76)"
