"""What a person can look at: a seat in one line, the table, the board, the text of a thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap

from talisman.play.talk import seat_name
from talisman.runtime.game.game import Game, GameError
from talisman.runtime.game.report import thing
from talisman.runtime.game.view import fields_of, zones
from talisman.runtime.table.shape import PLACE

WIDTH = 96


def folded(text: str, indent: str = "") -> Iterator[str]:
    """A text in lines that fit, later ones a little further in."""
    yield from wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}   ") or [indent]


def printed(game: Game, name: str) -> str:
    """The printed name of a thing."""
    return thing(game.image, game.entity(name))


def is_place(game: Game, number: int) -> bool:
    """Whether a thing is a place of the board."""
    return bool(game.image.rows["entities"][number][0] & PLACE)


def place_of(game: Game, name: str) -> str:
    """The place where a thing is ("" nowhere on the board)."""
    found = game.zone_of(name)
    while found is not None and found[1]:
        if is_place(game, game.entity(found[1])):
            return found[1]
        found = game.zone_of(found[1])
    return ""


def neighbours(game: Game, place: str) -> list[str]:
    """The places one step away, in the order of the board."""
    number, names = game.entity(place), game.image.names["entities"]
    return list(dict.fromkeys(names[row[1]] for row in game.image.rows["edges"] if row[0] == number))


def told_apart(game: Game, name: str) -> str:
    """What tells a thing from others of its name: the places beside it, or its kind and where it lies."""
    if is_place(game, game.entity(name)):
        return f"beside {_listed(printed(game, other) for other in neighbours(game, name))}"
    kind = name.split(" #", 1)[0].removeprefix(printed(game, name)).strip(" ()")  # where kinds share the name
    place = game.zone_of(name)
    zone, bearer = place if place is not None else ("out of play", None)
    where = f"{zone} of {printed(game, bearer)}" if bearer else zone
    return f"{kind}, {where}" if kind else where


def numbers(game: Game, name: str, eye: int) -> Iterator[str]:
    """The numbers, words and forms of a thing that a seat (`eye`) sees."""
    entity, image = game.entity(name), game.image
    seen = fields_of(game, entity, eye)  # no more than a view shows, whatever the image says is shown
    owned = {image.names["tags"][tag] for tag in image.rows["tags"][entity]}
    for one, many, sort, of in image.prose.shown:
        if of not in owned:
            continue
        value = _value(game, one, entity) if sort == "stat" else seen.get(one)
        if value is None or (sort in ("memory", "state") and not value):
            continue
        if sort == "state":
            yield one
            continue
        yield f"{many if value != 1 else one} {value}"
    for prop, words in image.prose.values.items():
        value = seen.get(f"mode.{prop}", 0)
        if 0 < value <= len(words):
            yield words[value - 1]
    for form in image.prose.forms:
        if any(effect[0] == entity for effect in game.effects(form)):
            yield form


def _value(game: Game, stat: str, entity: int) -> int | None:
    """A stat that players see; None where none can be told."""
    try:
        return game.call(f"stat.{stat}", entity, 0)
    except GameError:  # the rules that make it up fault; the game says so where it needs the number
        return None


def heading(game: Game, seat: int, eye: int) -> str:
    """A seat in one line as another one (`eye`) sees it: its name, where it is, its numbers."""
    plays = game.avatar(seat)
    if plays is None:
        return f"{seat_name(game, seat)}: out of the game"
    place = place_of(game, plays)
    where = f" at {printed(game, place)}" if place else ""
    return f"{seat_name(game, seat)}{where}: {', '.join(numbers(game, plays, eye)) or 'nothing to count'}"


def holdings(game: Game, owner: str, lying: Iterable[Mapping[str, object]], eye: int) -> Iterator[str]:
    """What lies in the zones of a thing, a line each; hidden zones show how much."""
    for zone in lying:
        if zone["bearer"] == owner:
            yield f"{zone['class']}: {contents(game, zone, eye)}"


def contents(game: Game, zone: Mapping[str, object], eye: int) -> str:
    """What a zone of a view holds: names, or how many things."""
    things = zone.get("things")
    if not isinstance(things, list):
        count, known = zone["count"], zone.get("known")
        if not isinstance(known, list):
            return f"{count} hidden" if count != 0 else "empty"
        return f"{count} hidden, among them {_counted(printed(game, name) for name in known)}"
    return _counted(_labelled(game, name, eye) for name in things)


def _labelled(game: Game, name: str, eye: int) -> str:
    """A name, with the numbers that stand beside it while they are not 0; who plays has a line of its own."""
    playing = any(game.avatar(seat) == name for seat in range(game.seats))
    found = [] if playing else [one for one in numbers(game, name, eye) if not one.endswith(" 0")]
    return f"{printed(game, name)} ({', '.join(found)})" if found else printed(game, name)


def sheet(game: Game, seat: int, eye: int) -> Iterator[str]:
    """A seat as another one (`eye`) sees it: its line, and what it has."""
    yield from folded(heading(game, seat, eye))
    plays = game.avatar(seat)
    if plays is not None:
        for line in holdings(game, plays, zones(game, eye), eye):
            yield from folded(line, "  ")


def table(game: Game, eye: int) -> Iterator[str]:
    """The whole table: seats with what they have, then everything else that lies somewhere."""
    shown = zones(game, eye)
    playing = {game.avatar(seat) for seat in range(game.seats)}
    for seat in range(game.seats):
        yield from sheet(game, seat, eye)
    for zone in shown:
        bearer = zone["bearer"]
        if bearer not in playing:
            where = f"{zone['class']} of {_sure(game, bearer)}" if bearer else f"{zone['class']}"
            yield from folded(f"{where}: {contents(game, zone, eye)}", "  ")


def _sure(game: Game, name: object) -> str:
    """A name, with what tells it from others of that name."""
    shown, names = printed(game, str(name)), game.image.names["entities"]
    if sum(printed(game, other) == shown for other in names) == 1:
        return shown
    return f"{shown} ({told_apart(game, str(name))})"


def board(game: Game, eye: int) -> Iterator[str]:
    """The rings and paths of the board; who and what is on a place stands behind it in brackets."""
    names, shown = game.image.names, zones(game, eye)
    on: dict[object, list[str]] = {}
    for zone in shown:
        on.setdefault(zone["bearer"], []).append(contents(game, zone, eye))

    def said(place: str) -> str:
        return _labelled(game, place, eye) + (f" [{', '.join(on[place])}]" if place in on else "")

    left = {name: None for number, name in enumerate(names["entities"]) if is_place(game, number)}
    for bit, label in enumerate(names["labels"]):
        row = [place for place in _row(game, bit) if place in left]
        if row:
            yield from folded(f"{label}: {' - '.join(map(said, row))}", "  ")
        for place in row:
            del left[place]
    for place in left:
        yield from folded(f"{said(place)}, {told_apart(game, place)}", "  ")


def _row(game: Game, bit: int) -> list[str]:
    """The places of a ring or path in their order."""
    names = game.image.names["entities"]
    steps = {row[0]: row[1] for row in game.image.rows["edges"] if row[2] >> bit & 1}
    targets = set(steps.values())
    at = next((place for place in steps if place not in targets), next(iter(steps), -1))
    found: dict[int, None] = {}
    while at >= 0 and at not in found:
        found[at] = None
        at = steps.get(at, -1)
    return [names[place] for place in found]


def explained(game: Game, words: str, eye: int) -> Iterator[str]:
    """The text of the things whose name begins so, and where those of them are that may be seen."""
    texts = game.image.prose.texts
    wanted = words.strip().lower()
    names = [name for name in texts if name.lower() == wanted]
    names = names or [name for name in texts if name.lower().startswith(wanted)]
    names = names or [name for name in texts if wanted in name.lower()]
    if not names:
        yield f"Nothing here is called `{words.strip()}`."
        return
    if len(names) > 1:
        yield from folded(f"Which one: {_listed(names)}?")
        return
    for line in texts[names[0]]:
        yield f"  {line}"
    lying = list(_lying(game, names[0], eye))
    if lying:
        yield from folded(f"There: {'; '.join(dict.fromkeys(lying))}.", "  ")


def _lying(game: Game, name: str, eye: int) -> Iterator[str]:
    """Where the copies of a thing are, as far as a seat sees them."""
    for zone in zones(game, eye):
        things = zone.get("things", zone.get("known", []))
        assert isinstance(things, list)
        bearer = zone["bearer"]
        for one in things:
            if printed(game, one) == name:
                yield f"{zone['class']} of {_sure(game, bearer)}" if bearer else f"{zone['class']}"


def _listed(names: Iterable[str]) -> str:
    found = list(names)
    return " and ".join([", ".join(found[:-1]), found[-1]]) if len(found) > 1 else "".join(found)


def _counted(names: Iterable[str]) -> str:
    """Names, each once, with how often."""
    often: dict[str, int] = {}
    for name in names:
        often[name] = often.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{name} ({count})" for name, count in often.items())
