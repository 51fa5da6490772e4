"""Games that were kept, read back: each part is looked at, since whoever has the folder can write anything.

A line that is no JSON was cut short and is left out, and so is one that says less than is told of a game now:
what an older version played is played again. One that is JSON and no game of the plan is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import cast

from attrs import frozen

from talisman.runtime.image.link import Linked
from talisman.runtime.image.strict import StrictError, parse
from talisman.runtime.table.words import UNSEEN
from talisman.simulate.notes import Met, Seat, Told, deed
from talisman.simulate.plan import MOST_GAMES, Plan
from talisman.simulate.printed import printed, shown

MOST_LINE = 4_000_000
"""Letters of a game that was kept."""
MOST_TEXT = 10_000
"""Letters of why a game ended."""
MOST_NUMBER = 2**39
"""No number of a game is as large: those of all games of a run add up to a number of 64 bits."""

ENDS = ("winner", "turn-limit", "fault")
COUNTS = ("rounds", "turns", "decisions", "events", "lost")
RESULT = ("ended", "reason", "winner", *COUNTS, "seed", "state_hash")
TEXTS = ("ended", "reason", "state_hash")
LATER = {"stood", "reached", "by"}
"""Parts of a game, and of what was met in it, that were not told at first."""
_UNSEEN = re.compile(f"[\x00-\x1f\x7f-\x9f{UNSEEN}]")


class NoGameError(ValueError):
    """A line that holds no game; the text says what is wrong with it."""


@frozen
class Names:
    """What an image calls what is told of a game: nothing else is read back.

    Else whoever wrote the folder could have tables made that are as wide as they are long.
    """

    things: frozenset[str]
    deeds: frozenset[str]
    numbers: frozenset[str]

    @classmethod
    def of(cls, linked: Linked) -> Names:
        """The names of an image."""
        return cls(
            frozenset(printed(linked)),
            frozenset(map(deed, linked.image.names["events"])),
            frozenset(label for those in shown(linked).values() for label, _ in those),
        )


def played(path: Path, plan: Plan, names: Names) -> Iterator[Told]:
    """The games of a file; a line that was cut short is left out, as are games that stand there twice.

    Raises:
        NoGameError: a line is no game of this plan.
        OSError: the file cannot be read.
    """
    if not path.exists():
        return
    there = set[int]()
    with path.open(encoding="utf-8", errors="replace") as file:
        number = 0
        while line := file.readline(MOST_LINE + 1):
            number += 1
            if len(line) > MOST_LINE:
                raise NoGameError(f"line {number} of {path.name} is longer than {MOST_LINE:,} letters")
            try:
                data = parse(line)
                if _older(data):
                    continue
                one = game(data, plan, names)
            except StrictError:
                continue
            except NoGameError as error:
                raise NoGameError(f"line {number} of {path.name} is no game of these: {error}") from error
            if one["number"] not in there:
                there.add(one["number"])
                yield one


def game(data: object, plan: Plan, names: Names) -> Told:
    """One game from its data.

    Raises:
        NoGameError: it is none.
    """
    parts = _parts(data, Told, "the game")
    number = _count(parts["number"], "its number", MOST_GAMES)
    result = _result(parts["result"], plan)
    if result["seed"] != plan.seed + number:
        raise NoGameError("its seed is another one")
    seats = [_seat(one, place, plan, names) for place, one in enumerate(_list(parts["seats"], "seats"), 1)]
    if len(seats) != plan.seats:
        raise NoGameError("it has other seats")
    met = [_met(one, plan, names) for one in _list(parts["met"], "met")]
    stood = [_text(one, "a place", names.things) for one in _list(parts["stood"], "stood")]
    if len({(one["thing"], one["deed"]) for one in met}) < len(met) or len({*stood}) < len(stood):
        raise NoGameError("something stands there twice")
    reached = None if parts["reached"] is None else _count(parts["reached"], "reached")
    return Told(number=number, result=result, seats=seats, met=met, stood=stood, reached=reached)


def _older(data: object) -> bool:
    """Whether just those parts are missing that were not told of a game at first."""
    if not isinstance(data, dict):
        return False
    met = data.get("met")
    lacking = {*Told.__annotations__} - data.keys() | {
        part
        for one in (met if isinstance(met, list) else ())
        if isinstance(one, dict)
        for part in {*Met.__annotations__} - one.keys()
    }
    return bool(lacking) and lacking <= LATER


def _result(data: object, plan: Plan) -> dict[str, str | int | list[int] | None]:
    """How it ended."""
    told = _named(data, RESULT, "the result")
    parts = {name: told[name] for name in RESULT}  # in this order they are columns
    for name in TEXTS:
        if len(_text(parts[name], name)) > MOST_TEXT:
            raise NoGameError(f"{name} is longer than {MOST_TEXT:,} letters")
    for name in COUNTS:
        _count(parts[name], name)
    if type(parts["seed"]) is not int:
        raise NoGameError("its seed is no number")
    if parts["ended"] not in ENDS:
        raise NoGameError("it ended in no known way")
    winner = parts["winner"]
    if isinstance(winner, list):
        _seats(winner, plan)
    elif winner is not None:
        _seats([winner], plan)
    return cast("dict[str, str | int | list[int] | None]", parts)


def _seat(data: object, place: int, plan: Plan, names: Names) -> Seat:
    """What became of a seat."""
    parts = _parts(data, Seat, "a seat")
    if _count(parts["seat"], "seat") != place or parts["bot"] != plan.bot_of(place - 1):
        raise NoGameError("somebody else sits there")
    return Seat(
        seat=place,
        bot=plan.bot_of(place - 1),
        first=_text(parts["first"], "first", names.things | {""}),
        last=_text(parts["last"], "last", names.things | {""}),
        won=_count(parts["won"], "won", 2),
        lost=_count(parts["lost"], "lost"),
        numbers=_numbers(parts["numbers"], names),
    )


def _met(data: object, plan: Plan, names: Names) -> Met:
    """What was done to a thing."""
    parts = _parts(data, Met, "what was met")
    times = _count(parts["times"], "times")
    return Met(
        thing=_text(parts["thing"], "thing", names.things),
        deed=_text(parts["deed"], "deed", names.deeds),
        times=times,
        won=_count(parts["won"], "won", times + 1),
        lost=_count(parts["lost"], "lost", times + 1),
        by=_seats(parts["by"], plan),
        changed=_numbers(parts["changed"], names),
    )


def _seats(data: object, plan: Plan) -> list[int]:
    """Seats from 1, in their order, each once."""
    found = [_count(one, "by", plan.seats + 1) for one in _list(data, "by")]
    if found != sorted({*found}) or 0 in found:
        raise NoGameError("those who did it are no seats in their order")
    return found


def _numbers(data: object, names: Names) -> dict[str, int]:
    """Numbers by name, below 0 as well."""
    if not isinstance(data, dict):
        raise NoGameError("numbers have no names")
    return {_text(name, "a name", names.numbers): _whole(value, "a number") for name, value in data.items()}


def _parts(data: object, sort: type, what: str) -> Mapping[str, object]:
    return _named(data, tuple(sort.__annotations__), what)


def _named(data: object, names: tuple[str, ...], what: str) -> Mapping[str, object]:
    """An object that has just these parts."""
    if not isinstance(data, dict) or sorted(data) != sorted(names):
        raise NoGameError(f"{what} holds {', '.join(names)} and nothing else")
    return data


def _list(data: object, what: str) -> list[object]:
    if not isinstance(data, list):
        raise NoGameError(f"{what} is no list")
    return data


def _text(data: object, what: str, of: Set[str] | None = None) -> str:
    """A text that can be shown, and is one of some."""
    if not isinstance(data, str) or _UNSEEN.search(data):
        raise NoGameError(f"{what} is no text that can be shown")
    if of is not None and data not in of:
        raise NoGameError(f"{what} is nothing of this game")
    return data


def _whole(data: object, what: str) -> int:
    if type(data) is not int or not -MOST_NUMBER < data < MOST_NUMBER:
        raise NoGameError(f"{what} is no number of such")
    return data


def _count(data: object, what: str, end: int = MOST_NUMBER) -> int:
    """A number from 0 to below an end."""
    if not 0 <= _whole(data, what) < end:
        raise NoGameError(f"{what} is no number of such")
    return cast(int, data)
