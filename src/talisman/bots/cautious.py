"""A bot that looks a short way ahead on imagined games and likes what its pack calls worth.

It knows nothing but the options, the procedure `worth` of the image, and what its seat may see: it plays on
copies in which everything hidden is dealt anew and the dice are others, derived from the seed of the game
and the number of the decision alone. So it chooses the same in two games that look the same to it.
"""

from __future__ import annotations

from attrs import frozen

from talisman.play.session import BOT_PURPOSE, Chooser
from talisman.runtime.dice import below, word
from talisman.runtime.game import Game
from talisman.runtime.redeal import redealt

WORTH = "worth"
WON = 100_000
"""What the end of the game is worth; no pack's points get there."""

NOTHING = -10_000
"""What it is worth to play nothing: a seat that lost what it plays is behind all that play."""

SAMPLE_PURPOSE = BOT_PURPOSE + 2
FOLLOW_PURPOSE = BOT_PURPOSE + 3
TIE_PURPOSE = BOT_PURPOSE + 4
_SEEDS = (1 << 64) - 1


@frozen
class Lookahead:
    """How far it looks: imagined games an option, decisions in each, until so many turns have begun."""

    samples: int = 6
    decisions: int = 12
    turns: int = 1


def cautious(seed: int, look: Lookahead = Lookahead()) -> Chooser:
    """A cautious bot for games of this seed."""

    def choose(game: Game) -> int:
        seat, number = game.asked, game.decisions
        sums = [0] * game.choices
        for sample in range(look.samples):
            dealt = word(seed & _SEEDS, SAMPLE_PURPOSE, number, sample)
            world = redealt(game, seat, dealt)
            for option in range(len(sums)):
                sums[option] += _tried(world.copy(), seat, option, dealt, look)
        best = [option for option, found in enumerate(sums) if found == max(sums)]
        return best[below(len(best), seed & _SEEDS, TIE_PURPOSE, seat + 1, number)]

    return choose


def _tried(world: Game, seat: int, option: int, seed: int, look: Lookahead) -> int:
    """What an option leads to when everybody chooses at random after it."""
    last = world.turns + look.turns
    status = world.step(option)
    for count in range(look.decisions):
        if status != "asking" or world.turns >= last:
            break
        status = world.step(below(world.choices, seed, FOLLOW_PURPOSE, world.asked + 1, count))
    return standing(world, seat)


def standing(world: Game, seat: int) -> int:
    """How a seat stands: its worth without that of the best of the others; uses the game up."""
    if world.recover() == "over" and world.winner >= 0:
        return WON if world.winner == seat else -WON
    found = [_worth(world, each) for each in range(world.seats)]
    return found[seat] - max((points for each, points in enumerate(found) if each != seat), default=0)


def _worth(world: Game, seat: int) -> int:
    """The points of a seat; none where the packs say nothing of worth."""
    plays = world.avatar(seat)
    if plays is None:
        return NOTHING
    if not world.has_proc(WORTH):
        return 0
    return world.result if world.start_proc(WORTH, (world.entity(plays),)) == "done" else 0
