"""Nobody says the same for ever: who is asked again what was asked so often in a turn goes another way.

A bot that looks ahead may like the way into a question and, asked there, the way back: what it hoped for it
then does not do. The same question with the same options would be asked until the bound on a turn is met.
"""

from __future__ import annotations

from talisman.bots.usual import usual
from talisman.play.session import Chooser
from talisman.runtime.game.game import Game

OFTEN = 20
"""So often in one turn a question is answered as if for the first time."""


def weary(choose: Chooser) -> Chooser:
    """The same bot, but that it goes another way where a question comes again and again in a turn.

    That is the way out, where there is one; else, and where that leads back, too, each option in its turn.
    """
    asked: dict[tuple[int, ...], int] = {}
    turn = [-1]

    def tired(game: Game) -> int:
        if game.turns != turn[0]:
            turn[0] = game.turns
            asked.clear()
        options = game.offered
        key = (game.asked, game.prompt, *(part for option in options for part in option))
        often = asked[key] = asked.get(key, 0) + 1
        if often <= OFTEN or game.choices == 1:
            return choose(game)
        out = usual(game)
        return out if out >= 0 and often <= 2 * OFTEN else often % game.choices

    return tired
