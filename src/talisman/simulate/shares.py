"""Shares of games with the interval in which they lie for 95 of 100 such samples."""

from __future__ import annotations

from math import sqrt

SIGMAS = 1.959964
"""So many standard errors hold 95 in a hundred."""


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, from 0 to 1; all of it where nothing was played."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SIGMAS * SIGMAS
    centre = (share + square / (2 * games)) / (1 + square / games)
    wide = SIGMAS * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, centre - wide), min(1.0, centre + wide)


def percent(won: int, games: int) -> str:
    """A share with its interval, for people: `40 % (31 to 50)`."""
    low, high = interval(won, games)
    share = won / games if games else 0.0
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
