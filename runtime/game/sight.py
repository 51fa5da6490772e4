"""Which seat may look where: what a zone says of who sees what lies in it, through all that bears it."""

from __future__ import annotations

from talisman.runtime.game.facts import Facts
from talisman.runtime.table.shape import PLACE
from talisman.runtime.table.words import ZONE_SEEN

ALL, OWNER = ZONE_SEEN.index("all"), ZONE_SEEN.index("owner")


def sees(game: Facts, kind: int, bearer: int, seat: int) -> bool:
    """Whether a seat may look into a zone, and into everything that bears it, up to what somebody plays."""
    image = game.image
    while True:
        seen = image.rows["zones"][kind][1]
        if seen == OWNER:
            if seat < 0 or bearer < 0 or game.controller(image.names["entities"][bearer]) != seat:
                return False
        elif seen != ALL:
            return False
        if bearer < 0 or _played(game, bearer):
            return True
        place = game.zone_key(bearer)
        if place is None:
            return True
        kind, bearer = place


def _played(game: Facts, number: int) -> bool:
    """Whether a seat plays a thing: then all see it, wherever it lies."""
    player = game.seat_of(number)
    return player >= 0 and game.plays(player) == number


def visible(game: Facts, number: int, seat: int) -> bool:
    """Whether a seat may see the fields of a thing; of a number that is none nobody sees anything."""
    if not 0 <= number < len(game.image.rows["entities"]):
        return False
    if game.image.rows["entities"][number][0] & PLACE or number < game.image.seats[1]:
        return True
    if _played(game, number):
        return True
    place = game.zone_key(number)
    return place is None or sees(game, *place, seat)
