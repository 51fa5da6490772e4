"""Players inside the program: choosers that know no thing of any game."""

from __future__ import annotations

from talisman.bots.cautious import cautious
from talisman.bots.deep import deep
from talisman.bots.greedy import greedy
from talisman.bots.named import BOTS, NoBot, bot, hurried
from talisman.bots.steady import steady

__all__ = ["BOTS", "NoBot", "bot", "cautious", "deep", "greedy", "hurried", "steady"]
