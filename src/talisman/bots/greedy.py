"""A bot that looks once at each option, and takes what its pack calls best.

Of each option it imagines one game, dealt anew as those of a cautious bot are, to the end of the turn; what
the others have does not matter to it. It is between a bot that chooses at random and a cautious one, in how
well it plays and in time.
"""

from __future__ import annotations

from talisman.bots.cautious import WORTH
from talisman.bots.search import FUSS, LEFT, TIDY, WON
from talisman.bots.weary import weary
from talisman.play.session import BOT_PURPOSE, Chooser
from talisman.runtime.game.game import Game
from talisman.runtime.game.imagined import Bounds, Imagined
from talisman.runtime.machine.dice import below, nth, stream

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
    looks: dict[int, int] = {}
    seed &= _SEEDS

    def choose(game: Game) -> int:
        if game.choices == 1:
            return 0
        if not kept or not game.fits(kept[0].game):
            kept[:] = [_room(game)]
        seat, number = game.asked + 1, game.decisions
        if seat not in looks:
            looks[seat] = stream(seed, LOOK_PURPOSE, seat)
        best = kept[0].look(game, nth(looks[seat], number))
        if best < 0:
            points = kept[0].sums[: game.choices]
            most = max(points)
            found = [at for at, one in enumerate(points) if one == most]
            return found[below(len(found), seed, TIE_PURPOSE, seat, number)]
        return best

    return weary(choose)


def _room(game: Game) -> Imagined:
    """What games like this one are imagined in, one for each option."""
    imagined = Imagined(game.copy())
    worth = game.proc(WORTH)
    look = Bounds(
        answers=ANSWERS, worth=worth, won=WON, left=LEFT, alone=True, scale=TIDY, fuss=FUSS, learns=False
    )
    imagined.begin(0, 0, look)
    return imagined
