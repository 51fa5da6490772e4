"""A game as one seat may imagine it: what it cannot see is dealt anew, and the dice to come are others.

What lies in zones that the seat may not look into is taken together and dealt over the same places. Things
that began the game in the same zone change places with each other only, so that no zone gets what could
never lie there. What all know to lie somewhere stays there. What a rule remembers and the seat does
not see is as it was when the game began. Two games that look the same to the seat become the same by this.
What lies deep in a pile does not come up while one looks a short way ahead: there the rest lies in the order
of the pack.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import lru_cache

from talisman.runtime.game.engine import chosen, vector
from talisman.runtime.game.game import Game
from talisman.runtime.game.sight import ALL
from talisman.runtime.game.view import remembered
from talisman.runtime.image.link import Linked
from talisman.runtime.table.limits import DEEP
from talisman.runtime.table.words import REDEALT

__all__ = ["DEEP", "Dealer", "known", "redealt"]


class Dealer:
    """Deals one moment of a game anew for one seat, as often as it is asked to."""

    def __init__(self, game: Game, seat: int) -> None:
        """For a game that stays as it is meanwhile."""
        self._game = game
        self._seat = seat

    def deal(self, seed: int, into: Game | None = None) -> Game:
        """A copy with this seed, no die rolled yet, and all that the seat does not see dealt anew.

        into: a game of the same image and seats that is not needed any more, to become the copy.
        """
        other = into or self._game.copy()
        if into is not None:
            into.become(self._game)
        other.reseed(seed)
        other.machine.rd = known(other.linked, other.native)
        other.machine.deal(self._seat)
        return other


def redealt(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game with this seed, no die rolled yet, and all that the seat does not see dealt anew."""
    return Dealer(game, seat).deal(seed)


@lru_cache(maxsize=16)
def known(linked: Linked, native: bool) -> MutableSequence[int]:
    """What the machine has to know of an image to deal, with room to work in."""
    image = linked.image
    looks = [row[1] for row in image.rows["zones"]]
    covered = [zone for zone, (sort, _) in enumerate(linked.zone_list) if looks[sort] != ALL]
    origins = [0] * len(image.names["entities"])
    for thing, sort, bearer in image.rows["start"]:
        origins[thing] = linked.zone_of[sort, bearer] + 1
    memories = [
        [word, start, number, int(owned), int(thing)]
        for start, owned, thing, places in remembered(linked)
        for number, word in places.items()
    ]
    found = [image.seats[1], len(covered), 0, 0, 0, len(memories), 0, 0]
    for name, part in (
        ("COVERED", covered),
        ("LOOKS", looks),
        ("ORIGINS", origins),
        ("MEMORIES", [word for row in memories for word in row]),
        ("ROOM", [0] * (5 * len(linked.zone_list) + 1 + 3 * len(origins))),
    ):
        found[REDEALT.index(name)] = len(found)
        found.extend(part)
    return vector(chosen(native), found)
