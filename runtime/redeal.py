"""A game as one seat may imagine it: what it cannot see is dealt anew, and the dice to come are others.

What lies in zones that the seat may not look into is taken together and dealt over the same places. Things
that began the game in the same zone change places with each other only, so that no zone gets what could
never lie there. Two games that look the same to the seat become the same by this.
"""

from __future__ import annotations

from functools import lru_cache

from talisman.runtime.dice import mix, word
from talisman.runtime.game import Game
from talisman.runtime.link import Linked
from talisman.runtime.view import ALL, sees

DEAL_PURPOSE = 0x7FFF_0001
"""The purpose of the dice that deal; no pack declares so many."""

_SEEDS = (1 << 64) - 1


class Dealer:
    """Deals one moment of a game anew for one seat, as often as it is asked to."""

    def __init__(self, game: Game, seat: int) -> None:
        """Look once at what the seat does not see."""
        covered, self._origins = _coverable(game.linked)
        found = [(zone, game.inside(zone)) for zone in covered]
        self._game = game.copy()
        self._places = [
            (zone, held)
            for zone, held in found
            if held and not sees(game, *game.linked.zone_list[zone], seat)
        ]
        piles: dict[int, list[int]] = {}
        for _, held in self._places:
            for thing in held:
                piles.setdefault(self._origins.get(thing, -1), []).append(thing)
        self._piles = {origin: sorted(pile) for origin, pile in sorted(piles.items())}

    def deal(self, seed: int) -> Game:
        """A copy with this seed, no die rolled yet, and all that the seat does not see dealt anew."""
        other = self._game.copy()
        other.reseed(seed)
        piles = {origin: _shuffled(pile, seed, origin) for origin, pile in self._piles.items()}
        for zone, held in self._places:
            other.arrange(zone, [piles[self._origins.get(thing, -1)].pop() for thing in held])
        return other


def redealt(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game with this seed, no die rolled yet, and all that the seat does not see dealt anew."""
    return Dealer(game, seat).deal(seed)


def _shuffled(pile: list[int], seed: int, origin: int) -> list[int]:
    """The pile in a random order; a remainder of 64 bits is even enough for that."""
    pile = pile[:]
    bits = word(seed & _SEEDS, DEAL_PURPOSE, origin + 1, 0)
    for last in range(len(pile) - 1, 0, -1):
        bits = mix((bits + 1) & _SEEDS)
        swap = bits % (last + 1)
        pile[last], pile[swap] = pile[swap], pile[last]
    return pile


@lru_cache(maxsize=16)
def _coverable(linked: Linked) -> tuple[tuple[int, ...], dict[int, int]]:
    """The zones that somebody may not look into, and the zone each thing begins in."""
    classes = linked.image.rows["zones"]
    covered = tuple(zone for zone, (kind, _) in enumerate(linked.zone_list) if classes[kind][1] != ALL)
    starts = {thing: linked.zone_of[kind, bearer] for thing, kind, bearer in linked.image.rows["start"]}
    return covered, starts
