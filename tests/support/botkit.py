"""What tests of bots share: how far ahead they look, and games that are under way."""

from __future__ import annotations

from talisman.bots.search import Lookahead
from talisman.play import random_choice
from talisman.runtime.game.game import Game
from talisman.runtime.image.link import Linked

SHORT = Lookahead(tries=4, each=2, decisions=8)


def later(image: Linked, decisions: int, seed: int = 3) -> Game:
    """A game after so many random answers, asking."""
    game = Game.new(image, 4, seed, log=False)
    choose = random_choice(seed)
    while game.decisions < decisions:
        game.step(choose(game))
    assert game.status == "asking"
    return game
