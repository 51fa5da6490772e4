"""What a seat may see of a game, as data: built up from what is allowed, never cut down from everything.

A zone says who sees what lies in it: all, the seat that controls its bearer, or nobody. What lies in a zone
that the seat may not look into shows as a number. Things that lie openly show their fields; so do seats,
spaces and what seats play. Everything else (dice to come, order of decks, rules, frames) is not there.
"""

from __future__ import annotations

from talisman.runtime.game.game import Game
from talisman.runtime.table.shape import OWN_BLOCK, PLACE

ALL, OWNER = 0, 1


def view(game: Game, seat: int) -> dict[str, object]:
    """The view of a seat; -1 is an onlooker, who sees what everybody sees."""
    image = game.image
    names = image.names["entities"]
    zones: list[dict[str, object]] = []
    for (kind, bearer), _ in sorted(game.zone_numbers.items(), key=lambda item: item[1]):
        name, holder = image.names["zones"][kind], names[bearer] if bearer >= 0 else ""
        count = game.count(name, holder)
        if not count:
            continue
        shown: dict[str, object] = {"class": name, "bearer": holder, "count": count}
        if sees(game, kind, bearer, seat):
            shown["things"] = game.contents(name, holder)
        zones.append(shown)
    things: dict[str, dict[str, int]] = {}
    for number, name in enumerate(names):
        if _unused(game, number) or not _open(game, number, seat):
            continue
        fields = {field: game.value(field, name) for field in game.fields_of(name)}
        if fields:
            things[name] = fields
    return {
        "seat": seat,
        "seats": game.seats,
        "status": game.status,
        "current": game.current,
        "plays": [game.avatar(number) for number in range(game.seats)],
        "asked": _asked(game, seat),
        "zones": zones,
        "fields": things,
    }


def _unused(game: Game, number: int) -> bool:
    """Whether a seat is one that this game does not have."""
    return game.seats <= number < game.image.seats[1]


def sees(game: Game, kind: int, bearer: int, seat: int) -> bool:
    """Whether a seat may look into a zone, and into everything that bears it."""
    image = game.image
    while True:
        seen = image.rows["zones"][kind][1]
        if seen == OWNER:
            if seat < 0 or bearer < 0 or game.controller(image.names["entities"][bearer]) != seat:
                return False
        elif seen != ALL:
            return False
        if bearer < 0:
            return True
        place = game.zone_key(bearer)
        if place is None:
            return True
        kind, bearer = place


def _open(game: Game, number: int, seat: int) -> bool:
    """Whether a seat may see the fields of a thing."""
    flags = game.image.rows["entities"][number][0]
    if flags & (OWN_BLOCK | PLACE) or number < game.image.seats[1]:
        return True
    place = game.zone_key(number)
    return place is None or sees(game, *place, seat)


def _asked(game: Game, seat: int) -> dict[str, object] | None:
    """The pending decision: whole for the seat that is asked; a hidden one does not say who that is."""
    decision = game.decision
    if decision is None:
        return None
    if decision.seat == seat:
        options = [{"text": option.text, "thing": option.entity} for option in decision.options]
        return {"seat": seat, "prompt": decision.prompt, "options": options}
    if decision.hidden:
        return {"open": True}
    return {"seat": decision.seat, "prompt": decision.prompt}
