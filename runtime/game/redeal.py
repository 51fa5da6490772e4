"""A game as one seat may imagine it: what it cannot see is dealt anew, and the dice to come are others.

What lies in zones that the seat may not look into is taken together and dealt over the same places. Things
that began the game in the same zone change places with each other only, so that no zone gets what could
never lie there. What a rule remembers and the seat does not see is as it was when the game began. Two games
that look the same to the seat become the same by this. What lies deep in a pile does not come up while one
looks a short way ahead: there the rest lies in the order of the pack.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from talisman.runtime.game.game import Game
from talisman.runtime.game.view import ALL, sees, unseen
from talisman.runtime.image.link import Linked
from talisman.runtime.machine.dice import mix, word

DEAL_PURPOSE = 0x7FFF_0001
"""The purpose of the dice that deal; no pack declares so many."""

DEEP = 16
"""So many things of each zone, from the top, are any that could lie there."""

ENOUGH = 1 << 32
"""What is left of 64 bits is used as long as it is more than this."""

_SEEDS = (1 << 64) - 1


class Dealer:
    """Deals one moment of a game anew for one seat, as often as it is asked to."""

    def __init__(self, game: Game, seat: int, spare: Game | None = None) -> None:
        """Look once at what the seat does not see; spare: a game to become a copy, as for `deal`."""
        covered, origins = _coverable(game.linked)
        zones = game.linked.zone_list
        found = [(zone, held) for zone in covered if (held := game.inside(zone))]
        hidden = [(zone, held) for zone, held in found if not sees(game, *zones[zone], seat)]
        kinds = [set(map(origins.__getitem__, held)) for _, held in hidden]
        often = Counter(origin for kind in kinds for origin in kind)
        self._game = spare or game.copy()
        if spare is not None:
            spare.become(game)
        self._game.forget(list(unseen(game, seat)))
        self._whole: list[tuple[int, int, list[int]]] = []
        self._places: list[tuple[int, list[int]]] = []
        piles: dict[int, list[int]] = {}
        self._slots: dict[int, list[tuple[int, int]]] = {}
        for (zone, held), kind in zip(hidden, kinds, strict=True):
            if len(kind) == 1 and often[origins[held[0]]] == 1:
                pile = sorted(held)
                self._game.arrange(zone, pile)
                self._whole.append((zone, origins[held[0]], pile))
                continue
            for depth, thing in enumerate(held):
                piles.setdefault(origins[thing], []).append(thing)
                self._slots.setdefault(origins[thing], []).append((depth, len(self._places)))
            self._places.append((zone, held))
        self._piles = {origin: sorted(pile) for origin, pile in sorted(piles.items())}
        for slots in self._slots.values():
            slots.sort()

    def deal(self, seed: int, into: Game | None = None) -> Game:
        """A copy with this seed, no die rolled yet, and all that the seat does not see dealt anew.

        into: a game of the same image and seats that is not needed any more, to become the copy.
        """
        other = into or self._game.copy()
        if into is not None:
            into.become(self._game)
        other.reseed(seed)
        for zone, origin, pile in self._whole:
            upper = min(len(pile), DEEP)
            other.put_on_top(zone, _shuffled(pile, upper, seed, origin)[:upper])
        dealt = [held[:] for _, held in self._places]
        for origin, pile in self._piles.items():
            slots = self._slots[origin]
            order = _shuffled(pile, sum(depth < DEEP for depth, _ in slots), seed, origin)
            for (at, nth), thing in zip(slots, order, strict=True):
                dealt[nth][at] = thing
        for (zone, _), things in zip(self._places, dealt, strict=True):
            other.arrange(zone, things)
        return other

    def done(self) -> Game:
        """The game it dealt from, where it deals no more: to be used for something else."""
        return self._game


def redealt(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game with this seed, no die rolled yet, and all that the seat does not see dealt anew."""
    return Dealer(game, seat).deal(seed)


def _shuffled(pile: list[int], count: int, seed: int, origin: int) -> list[int]:
    """The pile with so many of it in front at random; a remainder of 64 bits is even enough for that."""
    pile = pile[:]
    bits = word(seed & _SEEDS, DEAL_PURPOSE, origin + 1, 0)
    rest, end = bits, len(pile)
    for first in range(min(count, end - 1)):
        if rest < ENOUGH:
            rest = bits = mix((bits + 1) & _SEEDS)
        rest, swap = divmod(rest, end - first)
        if swap:
            pile[first], pile[first + swap] = pile[first + swap], pile[first]
    return pile


@lru_cache(maxsize=16)
def _coverable(linked: Linked) -> tuple[tuple[int, ...], list[int]]:
    """The zones that somebody may not look into, and the zone each thing begins in; -1 for none."""
    classes = linked.image.rows["zones"]
    covered = tuple(zone for zone, (kind, _) in enumerate(linked.zone_list) if classes[kind][1] != ALL)
    origins = [-1] * len(linked.image.names["entities"])
    for thing, kind, bearer in linked.image.rows["start"]:
        origins[thing] = linked.zone_of[kind, bearer]
    return covered, origins
