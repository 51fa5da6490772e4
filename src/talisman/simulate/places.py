"""Where what belongs to seats has been: which places they stood at, and when they first reached a goal.

It is looked at whenever somebody is asked: what was only passed by between two questions is not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from attrs import Factory, define, frozen

from talisman.runtime.game.game import Game
from talisman.runtime.image.link import Linked
from talisman.runtime.table.shape import PLACE
from talisman.simulate.printed import printed


@frozen
class Goal:
    """Zones that somebody may reach, by their numbers; what: in words, for people."""

    what: str
    zones: frozenset[int]


class NoGoal(Exception):
    """No place, kind or zone has the name; `names` are those there are."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Keep the names."""
        super().__init__()
        self.names = names


def goal(linked: Linked, name: str) -> Goal:
    """What a name means: a place by its printed name, else a kind or tag of places, else a sort of zone.

    Raises:
        NoGoal: it means none of them.
    """
    wanted = name.strip().lower()
    places, kinds, zones = _named(linked)
    for what, found in (("{}", places), ("{}, a kind of place", kinds), ("{}, a sort of zone", zones)):
        if wanted in found:
            return Goal(what.format(name.strip()), found[wanted])
    raise NoGoal((*places, *kinds, *zones))


@lru_cache(maxsize=4)
def _named(linked: Linked) -> tuple[Mapping[str, frozenset[int]], ...]:
    """Places, kinds of places and sorts of zones by their names in small letters, with their zones."""
    image, names = linked.image, printed(linked)
    of_place = dict[int, list[int]]()
    of_sort = dict[str, list[int]]()
    for number, (sort, bearer) in enumerate(linked.zone_list):
        of_sort.setdefault(image.names["zones"][sort].lower(), []).append(number)
        if bearer >= 0 and image.rows["entities"][bearer][0] & PLACE:
            of_place.setdefault(bearer, []).append(number)
    places, kinds = dict[str, list[int]](), dict[str, list[int]]()
    for place, found in of_place.items():
        places.setdefault(names[place].lower(), []).extend(found)
        for tag in dict.fromkeys(image.rows["tags"][place]):
            told = image.names["tags"][tag].lower()
            if told.isprintable() and "#" not in told and not told.startswith("="):
                kinds.setdefault(told, []).extend(found)
    return tuple(
        {name: frozenset(found) for name, found in each.items()} for each in (places, kinds, of_sort)
    )


@define
class Visits:
    """What a game showed of where seats are, looked at after every answer."""

    game: Game
    goal: Goal | None = None
    reached: int | None = None
    stood: dict[str, None] = Factory(dict)
    _waiting: dict[int, str] = Factory(dict)

    def __attrs_post_init__(self) -> None:
        """No place was stood at so far."""
        self._waiting = dict(_places(self.game.linked))

    def look(self) -> None:
        """Note who is where now; reached: in which round the goal was, from 1."""
        if self.goal is not None and self.reached is None and any(map(self._held, sorted(self.goal.zones))):
            self.reached = self.game.rounds
        for zone in [zone for zone in self._waiting if self._held(zone)]:
            self.stood[self._waiting.pop(zone)] = None

    def _held(self, zone: int) -> bool:
        """Whether something of a seat lies in a zone; anything, where what seats play lies nowhere."""
        game = self.game
        if not game.words[game.linked.where["b_zone"] + zone * 3]:
            return False
        return any(game.seat_of(thing) >= 0 for thing in game.inside(zone)) or self._nowhere()

    def _nowhere(self) -> bool:
        """Whether seats play something, and none of it lies anywhere: others move for them."""
        played = [number for seat in range(self.game.seats) if (number := self.game.plays(seat)) >= 0]
        return bool(played) and all(self.game.zone_key(number) is None for number in played)


@lru_cache(maxsize=4)
def _places(linked: Linked) -> Mapping[int, str]:
    """The zones of places with the printed names of these."""
    rows, names = linked.image.rows["entities"], printed(linked)
    return {
        number: names[bearer]
        for number, (_, bearer) in enumerate(linked.zone_list)
        if bearer >= 0 and rows[bearer][0] & PLACE
    }
