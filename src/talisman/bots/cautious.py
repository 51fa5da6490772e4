"""A bot that looks a short way ahead on imagined games and likes what its pack calls worth.

It knows nothing but the options, the procedure `worth` of the image, and what its seat may see: it plays on
copies in which everything hidden is dealt anew and the dice are others, derived from the seed of the game
and the number of the decision alone. So it chooses the same in two games that look the same to it.
"""

from __future__ import annotations

from functools import lru_cache

from talisman.bots.search import Lookahead, Search
from talisman.play.session import BOT_PURPOSE, Chooser
from talisman.runtime.dice import below, word
from talisman.runtime.game import Game
from talisman.runtime.link import Linked
from talisman.runtime.redeal import Dealer
from talisman.runtime.words import WAYS_OUT, WORK

WORTH = "worth"
WON = 1_000_000
"""What the end of the game is worth; no pack's points get there."""

NOTHING = -10_000
"""What it is worth to have left the game: a seat that did is behind all that play."""

DEALS = 6
"""So often what is hidden is dealt anew for one decision; it takes as long as a few imagined games."""

SAMPLE_PURPOSE = BOT_PURPOSE + 2
FOLLOW_PURPOSE = BOT_PURPOSE + 3
TIE_PURPOSE = BOT_PURPOSE + 4
_SEEDS = (1 << 64) - 1
USUAL = Lookahead()


def cautious(seed: int, look: Lookahead = USUAL) -> Chooser:
    """A cautious bot for games of this seed."""

    def choose(game: Game) -> int:
        if game.choices == 1:
            return 0
        seat, number = game.asked, game.decisions
        dealer = Dealer(game, seat)
        worlds: list[Game] = []

        def world(nth: int) -> Game:
            """The same for all options; after some deals only the dice are others."""
            dice = word(seed & _SEEDS, SAMPLE_PURPOSE, number, nth)
            if nth < DEALS:
                worlds.extend(dealer.deal(dice) for _ in range(nth - len(worlds) + 1))
            else:
                worlds[nth % DEALS].reseed(dice)
            return worlds[nth % DEALS]

        def judge(found: Game) -> int:
            return standing(found, seat)

        start = word(seed & _SEEDS, FOLLOW_PURPOSE, seat + 1, number)
        lazy = ways_out(game.linked)
        usual = _usual(game, lazy)
        search = Search(look, seat, start, world, judge, game.offered, game.copy(), lazy, usual)
        best = search.run()
        return best[below(len(best), seed & _SEEDS, TIE_PURPOSE, seat + 1, number)]

    return choose


@lru_cache(maxsize=16)
def ways_out(linked: Linked) -> frozenset[int]:
    """The texts of options by which one does nothing more."""
    return frozenset(at for at, text in enumerate(linked.image.texts) if text in WAYS_OUT)


def _usual(game: Game, lazy: frozenset[int]) -> int:
    """The option that does the least: the way out, or the first duty; -1 where all do something."""
    if game.offered[-1][1] in lazy:
        return game.choices - 1
    return 0 if game.image.texts[game.prompt] == WORK else -1


def standing(world: Game, seat: int) -> int:
    """How a seat stands: its worth beside that of each of the others; uses the game up."""
    if world.recover() == "over" and world.winner >= 0:
        return WON if world.winner == seat else -WON
    found = [_worth(world, each) for each in range(world.seats)]
    others = sum(points for each, points in enumerate(found) if each != seat)
    return found[seat] * max(world.seats - 1, 1) - others


def _worth(world: Game, seat: int) -> int:
    """The points of a seat; none where the packs say nothing of worth."""
    plays = world.avatar(seat)
    if plays is None:
        return NOTHING if world.is_out(seat) else 0
    if not world.has_proc(WORTH):
        return 0
    return world.result if world.start_proc(WORTH, (world.entity(plays),)) == "done" else 0
