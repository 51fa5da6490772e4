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
    """Zones to which somebody may come, by their numbers; what: in words, for people."""

    what: str
    zones: tuple[int, ...]


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
def _named(linked: Linked) -> tuple[Mapping[str, tuple[int, ...]], ...]:
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
    return tuple({name: tuple(found) for name, found in each.items()} for each in (places, kinds, of_sort))


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
        game, words = self.game, self.game.words
        inside = game.linked.where["b_zof"]
        played = [number for seat in range(game.seats) if (number := game.plays(seat)) >= 0]
        zones = [words[inside + number] - 1 for number in played]
        # Where what seats play lies nowhere, others move for them: there all that comes to a place counts.
        moved = bool(played) and max(zones) < 0
        sought = self.goal.zones if self.goal is not None and self.reached is None else ()
        if any(self._reached(zone, moved) for zone in sought):
            self.reached = game.rounds
        for zone in self._filled() if moved else zones:
            if zone in self._waiting:
                self.stood[self._waiting.pop(zone)] = None

    def _filled(self) -> list[int]:
        """The places, nobody having been there so far, where something lies."""
        words, heads = self.game.words, self.game.linked.where["b_zone"]
        return [zone for zone in self._waiting if words[heads + zone * 3]]

    def _reached(self, zone: int, moved: bool) -> bool:
        """Whether something of a seat lies in a zone, or anything at all."""
        game = self.game
        if not game.words[game.linked.where["b_zone"] + zone * 3]:
            return False
        return moved or any(game.seat_of(thing) >= 0 for thing in game.inside(zone))


@lru_cache(maxsize=4)
def _places(linked: Linked) -> Mapping[int, str]:
    """The zones of places with the printed names of these."""
    rows, names = linked.image.rows["entities"], printed(linked)
    return {
        number: names[bearer]
        for number, (_, bearer) in enumerate(linked.zone_list)
        if bearer >= 0 and rows[bearer][0] & PLACE
    }
