"""A bot that ponders on as many imagined games as it is allowed, until the best answer is clear.

It does as a cautious one does, longer and on more deals. What its seat does not see is dealt anew for one
imagined game after the other, and each goes on to the end of the turn: the others pass where they can, do
what has to be done, and choose at random. Its own later choices are found in a tree of what it did in all
those games, whatever the others held and rolled in them. Which option is tried next is what did best so far,
with the benefit of the doubt for what was tried seldom.
"""

from __future__ import annotations

from collections.abc import Callable

from talisman.bots.cautious import cautious
from talisman.bots.search import Enough, Lookahead, never
from talisman.play.session import Chooser

GAMES = 200
"""So many games are imagined for a decision, if nobody says how many."""

LONG = 2_000
"""So many are allowed where time is what is short."""

DEALS = 24
DECISIONS = 64
ANSWERS = 127
LEAST = 4
GLANCES = 3
HARDLY = 9
"""How sure it has to be that the games which are left change nothing: three errors."""


def _unhurried() -> Enough:
    """What says of each decision that nobody waits."""
    return never


def deep(seed: int, games: int = GAMES, begin: Callable[[], Enough] = _unhurried) -> Chooser:
    """A deep bot for games of this seed.

    games: the most that are imagined for a decision, but always one for each option. begin: called when it
    begins to think of a decision, it gives what says whether that took long enough.
    """
    look = Lookahead(
        tries=games,
        each=0,
        most=games,
        decisions=DECISIONS,
        answers=ANSWERS,
        least=LEAST,
        glances=GLANCES,
        again=GLANCES,
        hardly=HARDLY,
    )
    return cautious(seed, look, DEALS, begin)
