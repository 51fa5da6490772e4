"""A game as one seat may imagine it: what it cannot see is dealt anew, and the dice to come are others.

What lies in zones that the seat may not look into is taken together and dealt over the same places. Things
that began the game in the same zone change places with each other only, so that no zone gets what could
never lie there. Two games that look the same to the seat become the same by this.
"""

from __future__ import annotations

from functools import lru_cache

from talisman.runtime.dice import below
from talisman.runtime.game import Game
from talisman.runtime.link import Linked
from talisman.runtime.view import ALL, sees

DEAL_PURPOSE = 0x7FFF_0001
"""The purpose of the dice that deal; no pack declares so many."""


def redealt(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game with this seed, no die rolled yet, and all that the seat does not see dealt anew."""
    other = game.copy()
    other.reseed(seed)
    covered, origins = _coverable(game.linked)
    found = [(zone, game.inside(zone)) for zone in covered]
    places = [
        (zone, held) for zone, held in found if held and not sees(game, *game.linked.zone_list[zone], seat)
    ]
    piles: dict[int, list[int]] = {}
    for _, held in places:
        for thing in held:
            piles.setdefault(origins.get(thing, -1), []).append(thing)
    for origin, pile in sorted(piles.items()):
        pile.sort()
        for last in range(len(pile) - 1, 0, -1):
            swap = below(last + 1, seed, DEAL_PURPOSE, origin + 1, last)
            pile[last], pile[swap] = pile[swap], pile[last]
    for zone, held in places:
        other.arrange(zone, [piles[origins.get(thing, -1)].pop() for thing in held])
    return other


@lru_cache(maxsize=16)
def _coverable(linked: Linked) -> tuple[tuple[int, ...], dict[int, int]]:
    """The zones that somebody may not look into, and the zone each thing begins in."""
    classes = linked.image.rows["zones"]
    covered = tuple(zone for zone, (kind, _) in enumerate(linked.zone_list) if classes[kind][1] != ALL)
    starts = {thing: linked.zone_of[kind, bearer] for thing, kind, bearer in linked.image.rows["start"]}
    return covered, starts
