"""A bot that looks a short way ahead on imagined games and likes what its pack calls worth.

It knows nothing but the options, the procedure `worth` of the image, and what its seat may see: it plays on
copies in which everything hidden is dealt anew and the dice are others, derived from the seed of the game
and the number of the decision alone. So it chooses the same in two games that look the same to it.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import Factory, define, evolve

from talisman.bots.search import Enough, Lookahead, Search, never
from talisman.bots.usual import usual
from talisman.bots.weary import weary
from talisman.play.session import BOT_PURPOSE, Chooser
from talisman.runtime.game.game import Game
from talisman.runtime.game.imagined import Bounds, Imagined
from talisman.runtime.game.redeal import Dealer
from talisman.runtime.machine.dice import below, nth, stream

WORTH = "worth"
DEALS = 6
"""So often what is hidden is dealt anew for one decision; it takes as long as a few imagined games."""

SAMPLE_PURPOSE = BOT_PURPOSE + 2
FOLLOW_PURPOSE = BOT_PURPOSE + 3
TIE_PURPOSE = BOT_PURPOSE + 4
_SEEDS = (1 << 64) - 1
USUAL = Lookahead()


@define
class Worlds:
    """Imagined games for one decision: the nth is the same whoever asks for it, and when.

    After so many deals only the dice are others. spare: games that are not needed any more, to imagine in.
    """

    dealer: Dealer
    dice: Callable[[int], int]
    spare: list[Game]
    deals: int = DEALS
    dealt: list[Game] = Factory(list)
    rolled: list[int] = Factory(list)

    def __call__(self, number: int) -> Game:
        """The imagined game of a number; it may change when another is asked for."""
        place = number % self.deals
        while place >= len(self.dealt):
            self.rolled.append(len(self.dealt))
            into = self.spare.pop() if self.spare else None
            self.dealt.append(self.dealer.deal(self.dice(len(self.dealt)), into))
        if self.rolled[place] != number:
            self.dealt[place].reseed(self.dice(number))
            self.rolled[place] = number
        return self.dealt[place]


def _unhurried() -> Enough:
    """What says of each decision that nobody waits."""
    return never


def cautious(
    seed: int,
    look: Lookahead = USUAL,
    deals: int = DEALS,
    begin: Callable[[], Enough] = _unhurried,
) -> Chooser:
    """A cautious bot for games of this seed.

    look: how far it looks. deals: so often what is hidden is dealt anew for one decision. begin: called
    when it begins to think of a decision, it gives what says whether that took long enough.
    """
    spare: list[Game] = []
    tables: list[Imagined] = []
    limits: list[Bounds] = []
    follows: dict[int, int] = {}
    brief = evolve(look, glances=min(look.glances, look.again))
    asked: set[tuple[int, ...]] = set()
    begun = [-1]

    def choose(game: Game) -> int:
        if game.choices == 1:
            return 0
        if game.rounds != begun[0]:
            begun[0] = game.rounds
            asked.clear()
        question = (game.asked, game.prompt, *(part for option in game.offered for part in option))
        far = brief if question in asked else look
        asked.add(question)
        if tables and not game.fits(tables[0].game):
            spare.clear()
            tables.clear()
        if not tables:
            tables.append(Imagined(game.copy()))
            limits[:] = [look.bounds(game.proc(WORTH))]
        seat, number, imagined = game.asked, game.decisions, tables[0]
        imagined.game.fuel = game.fuel

        samples = stream(seed & _SEEDS, SAMPLE_PURPOSE, number)

        def dice(count: int) -> int:
            return nth(samples, count)

        enough = begin()
        worlds = Worlds(Dealer(game, seat), dice, spare, deals)
        if seat not in follows:
            follows[seat] = stream(seed & _SEEDS, FOLLOW_PURPOSE, seat + 1)
        start = nth(follows[seat], number)
        imagined.begin(seat, game.choices, limits[0])
        best = Search(far, start, worlds, imagined, game.choices, usual(game), enough).run()
        spare.extend(worlds.dealt)
        if len(best) == 1:
            return best[0]
        return best[below(len(best), seed & _SEEDS, TIE_PURPOSE, seat + 1, number)]

    return weary(choose)
