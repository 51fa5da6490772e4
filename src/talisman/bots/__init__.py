"""Players inside the program: choosers that know no thing of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from talisman.bots.cautious import cautious
from talisman.bots.greedy import greedy
from talisman.bots.steady import steady
from talisman.play.session import Chooser, random_choice

BOTS: Mapping[str, Callable[[int], Chooser]] = {
    "random": random_choice,
    "steady": steady,
    "greedy": greedy,
    "cautious": cautious,
}
"""Bots by name: what makes one from the seed of a game."""

__all__ = ["BOTS", "cautious", "greedy", "steady"]
