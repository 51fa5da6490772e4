"""A bot that looks once at each option, and takes what its pack calls best.

Of each option it imagines one game, dealt anew as those of a cautious bot are, to the end of the turn; what
the others have does not matter to it. It is between a bot that chooses at random and a cautious one, in how
well it plays and in time.
"""

from __future__ import annotations

from talisman.bots.cautious import WORTH, usual
from talisman.bots.search import FUSS, LEFT, TIDY, WON
from talisman.play.session import BOT_PURPOSE, Chooser
from talisman.runtime.game.game import Game
from talisman.runtime.game.imagined import Bounds, Imagined
from talisman.runtime.game.redeal import Dealer
from talisman.runtime.machine.dice import below, word

ANSWERS = 48
"""So many answers behind its own it looks, as long as the turn does not go on to another seat.

With four it took and dropped things without end, so that what was to come lay behind what it saw.
"""

LOOK_PURPOSE = BOT_PURPOSE + 5
TIE_PURPOSE = BOT_PURPOSE + 6
_SEEDS = (1 << 64) - 1


def greedy(seed: int) -> Chooser:
    """A greedy bot for games of this seed."""
    kept: list[Imagined] = []
    spare: list[Game] = []
    seed &= _SEEDS

    def choose(game: Game) -> int:
        if game.choices == 1:
            return 0
        if not kept or not game.fits(kept[0].game):
            kept[:], spare[:] = [Imagined(game.copy())], [game.copy()]
        seat, number, imagined = game.asked, game.decisions, kept[0]
        imagined.game.fuel = game.fuel
        dice = word(seed, LOOK_PURPOSE, seat + 1, number)
        bounds = Bounds(
            answers=ANSWERS, worth=game.proc(WORTH), won=WON, left=LEFT, alone=True, scale=TIDY, fuss=FUSS
        )
        imagined.begin(seat, game.choices, bounds)
        points = imagined.glance(Dealer(game, seat).deal(dice, spare[0]), dice)
        best = max(points)
        found = [at for at, one in enumerate(points) if one == best]
        least = usual(game)
        if least in found:
            return least
        return found[below(len(found), seed, TIE_PURPOSE, seat + 1, number)]

    return choose
