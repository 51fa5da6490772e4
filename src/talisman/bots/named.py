"""Bots by name: `cautious`, `deep:500` with a number of imagined games, `deep:800ms` with a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from re import fullmatch
from time import monotonic

from talisman.bots.cautious import cautious
from talisman.bots.deep import LONG, deep
from talisman.bots.greedy import greedy
from talisman.bots.search import Enough
from talisman.bots.steady import steady
from talisman.play.session import Chooser, random_choice

Maker = Callable[[int], Chooser]

BOTS: Mapping[str, Maker] = {
    "random": random_choice,
    "steady": steady,
    "greedy": greedy,
    "cautious": cautious,
    "deep": deep,
}
"""Bots by name: what makes one from the seed of a game."""

BUDGET = r"deep:([1-9][0-9]{0,6})(ms)?"


class NoBot(ValueError):
    """Nobody is called so; the text is a sentence that says who is there."""


def bot(name: str) -> Maker:
    """What makes the bot of a name from the seed of a game.

    Raises:
        NoBot: there is none, or it is not told so how long it may think.
    """
    if name in BOTS:
        return BOTS[name]
    if name.partition(":")[0] == "deep":
        found = fullmatch(BUDGET, name)
        if found is None:
            raise NoBot(
                f"`{name}` does not say how far: `deep:500` imagines at most 500 games for a decision, "
                "`deep:800ms` thinks for 800 milliseconds"
            )
        return _hasty(int(found[1])) if found[2] else _bounded(int(found[1]))
    *some, last = BOTS
    raise NoBot(f"there is no bot `{name}`; there are {', '.join(some)} and {last}")


def hurried(name: str) -> bool:
    """Whether what a bot of this name chooses depends on how fast the computer is."""
    found = fullmatch(BUDGET, name)
    return found is not None and found[2] is not None


def _bounded(games: int) -> Maker:
    """Deep bots that imagine so many games for a decision."""
    return lambda seed: deep(seed, games)


def _hasty(milliseconds: int) -> Maker:
    """Deep bots that think so long of a decision."""

    def begin() -> Enough:
        end = monotonic() + milliseconds / 1_000
        return lambda: monotonic() >= end

    return lambda seed: deep(seed, LONG, begin)
