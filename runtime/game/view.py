"""What a seat may see of a game, as data: built up from what is allowed, never cut down from everything.

A zone says who sees what lies in it: all, the seat that controls its bearer, or nobody. What lies in a zone
that the seat may not look into shows as a number, with the names of what all saw go in and nothing has
mixed since; what lies in something that it does not see not at all.
Things that lie openly show those of their fields of which the image says that the seat sees them; so do
seats, spaces and what seats play. Of what others are asked only those questions are there of which the image
says so. Everything else (dice to come, order of decks, rules, frames, what only the rules remember) is not
there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from talisman.runtime.game.game import Game
from talisman.runtime.game.refused import refusals
from talisman.runtime.game.sight import sees, visible
from talisman.runtime.image.link import Linked
from talisman.runtime.table.words import FIELD_SEEN
from talisman.values import frozen

START, SEEN, THING = 1, 3, 4
"""Numbers of the row of a field."""
TO_ALL, TO_OWNER = FIELD_SEEN.index("all"), FIELD_SEEN.index("owner")


def view(game: Game, seat: int) -> dict[str, object]:
    """The view of a seat; -1 is an onlooker, who sees what everybody sees."""
    return {
        "seat": seat,
        "seats": game.seats,
        "status": game.status,
        "current": game.current,
        "plays": [game.avatar(number) for number in range(game.seats)],
        "asked": _asked(game, seat),
        "zones": zones(game, seat),
        "fields": fields(game, seat),
    }


def zones(game: Game, seat: int) -> list[dict[str, Any]]:
    """The zones in which something lies: what, if the seat sees it, else how much, and what is known of it.

    A zone of a thing that the seat does not see is not there: its name would be.
    """
    image, found = game.image, list[dict[str, Any]]()
    names = image.names["entities"]
    for (kind, bearer), number in sorted(game.zone_numbers.items(), key=lambda item: item[1]):
        name, holder = image.names["zones"][kind], names[bearer] if bearer >= 0 else ""
        count = game.count(name, holder)
        if not count or (bearer >= 0 and not visible(game, bearer, seat)):
            continue
        shown: dict[str, Any] = {"class": name, "bearer": holder, "count": count}
        if sees(game, kind, bearer, seat):
            shown["things"] = game.contents(name, holder)
        elif known := game.known(number):
            shown["known"] = [names[thing] for thing in known]
        found.append(shown)
    return found


def covered(game: Game, seat: int) -> Iterator[int]:
    """The things that lie where a seat does not see them."""
    for number, zone in enumerate(game.linked.zone_list):
        held = game.inside(number)
        if held and not sees(game, *zone, seat):
            yield from held


def fields(game: Game, seat: int) -> dict[str, dict[str, int]]:
    """The numbers that a seat sees, by thing."""
    found: dict[str, dict[str, int]] = {}
    for number in told_fields(game.linked):
        if not _unused(game, number) and (seen := fields_of(game, number, seat)):
            found[game.name(number)] = seen
    return found


def fields_of(game: Game, number: int, seat: int) -> dict[str, int]:
    """The numbers of one thing that a seat sees."""
    seen = dict[str, int]()
    if not visible(game, number, seat):
        return seen
    own = 0 <= seat == game.seat_of(number)
    for field in told_fields(game.linked).get(number, ()):
        value = game.words[field.word]
        if field.thing and (value < 0 or not visible(game, value, seat)):
            continue  # nothing looks like something that is not seen
        if own or not field.owned:
            seen[field.name] = value
    return seen


@frozen
class Told:
    """A field of a thing that somebody sees, owned: only its owner; thing: it holds one; its word."""

    name: str
    owned: bool
    thing: bool
    word: int


@lru_cache(maxsize=16)
def told_fields(linked: Linked) -> Mapping[int, Sequence[Told]]:
    """Of each thing, in the order of their numbers, the fields that somebody sees."""
    image, found = linked.image, dict[int, list[Told]]()
    rows = zip(image.names["fields"], image.rows["fields"], linked.field_of, strict=True)
    for name, row, places in rows:
        if row[SEEN] in (TO_ALL, TO_OWNER):
            for number, word in places.items():
                found.setdefault(number, []).append(Told(name, row[SEEN] == TO_OWNER, bool(row[THING]), word))
    return dict(sorted(found.items()))


def _unused(game: Game, number: int) -> bool:
    """Whether a seat is one that this game does not have."""
    return game.seats <= number < game.image.seats[1]


def unseen(game: Game, seat: int) -> Iterator[tuple[int, int]]:
    """The words of the state with what a rule remembers and a seat does not see, and what was there first."""
    for start, owned, thing, places in remembered(game.linked):
        for number, word in places.items():
            value = game.words[word]
            if value == start:
                continue
            if (owned and not 0 <= seat == game.seat_of(number)) or (
                thing and value >= 0 and not visible(game, value, seat)
            ):
                yield word, start


@lru_cache(maxsize=16)
def remembered(linked: Linked) -> tuple[tuple[int, bool, bool, dict[int, int]], ...]:
    """Fields that not everybody sees who sees the thing: start, its owner's, of a thing, words by thing."""
    rows = zip(linked.image.rows["fields"], linked.field_of, strict=True)
    return tuple(
        (row[START], row[SEEN] == TO_OWNER, bool(row[THING]), places)
        for row, places in rows
        if row[SEEN] == TO_OWNER or (row[SEEN] and row[THING])
    )


def _asked(game: Game, seat: int) -> dict[str, object] | None:
    """The pending decision: whole for the seat that is asked; a hidden one does not say who that is.

    What is refused with a reason stands beside the options, where the game notes it.

    What a text asks that others may not see names that text, so they are not told.
    """
    decision = game.decision
    if decision is None:
        return None
    if decision.seat == seat:
        options = [{"text": option.text, "thing": option.entity} for option in decision.options]
        found: dict[str, object] = {"seat": seat, "prompt": decision.prompt, "options": options}
        refused = [
            {"deed": one.deed, "because": one.because, "thing": one.thing} for one in refusals(game, seat)
        ]
        return found | ({"refused": refused} if refused else {})
    if decision.hidden:
        return {"open": True}
    if game.prompt not in game.image.prompts:
        return {"seat": decision.seat}
    return {"seat": decision.seat, "prompt": game.question(seat)}
