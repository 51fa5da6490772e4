"""Two games that differ only in what a seat may not know, side by side: it is shown and told the same.

    python tests/support/twins.py PACK[=GAMES]... [--games 20] [--seed 1] [--moments 2] [--answers 3]

At random moments of random games what a seat (or an onlooker) does not see changes places: hands, piles,
their order. Both games get the same answers, and the seat has to get the same views, questions and options,
the same page and the same lines, byte for byte. What comes to light meanwhile stays where it is in both, and
so does what is chosen, and what works by itself from where only its owner sees it: else they
would differ in something that it may know. At each of the moments a third game is compared at once, in which
moreover all that is remembered in secret is another number, and so are the counters of what lies hidden, the
answers that wait and the dice to come. Where an answer that somebody else gave cannot be given in the other
game (who cannot follow suit), the two part and are compared no further: from an answer all may learn what its
giver could do. Exit status 1 when something differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "src")]

from attrs import Factory, define

from talisman.play import Witness, board, table
from talisman.runtime.game import view as views
from talisman.runtime.game.game import PARTED, Game
from talisman.runtime.game.report import entries
from talisman.runtime.game.sight import ALL, sees
from talisman.runtime.image.link import Linked
from talisman.runtime.machine.machine import Machine
from talisman.runtime.table.limits import LOG_LINES
from worlds import linked

Asked = tuple[str, tuple[tuple[str, str | None], ...]]
MOST_ANSWERS = 600
"""Answers after which a game is not looked at any more."""


@define
class Found:
    """What was compared, and what differs: seed, answer, eye, what, one and the other.

    parted: so often an answer could not be given in the other game.
    """

    games: int = 0
    moments: int = 0
    changed: int = 0
    compared: int = 0
    parted: int = 0
    differences: list[tuple[int, int, int, str, object, object]] = Factory(list)


def telling(game: Game) -> Game:
    """An equal game that logs everything that is told, on the machine as it is written: it can be watched."""
    state = list(Game.new(game.linked, game.seats, 0, native=False, start=False)._s)  # with room to shuffle
    known = game.state()
    state[: len(known)] = known
    other = Game(game.linked, Machine, state, LOG_LINES)
    other._machine.notes = PARTED
    return other


def hidden(game: Game, eye: int) -> list[int]:
    """The zones, by number, that hold something and into which a seat may not look."""
    zones = game.linked.zone_list
    return [zone for zone in range(len(zones)) if game.inside(zone) and not sees(game, *zones[zone], eye)]


def twin(game: Game, eye: int, fixed: frozenset[int] | None, chance: Random) -> tuple[Game, int]:
    """A game that logs in which what a seat does not see lies elsewhere; how much does.

    fixed: what stays, besides what all know, and what works by itself where it lies or might lie then; with
    None all that changes places that a look at the game may not tell.
    """
    other = telling(game)
    image = game.image
    origin = {thing: (kind, bearer) for thing, kind, bearer in image.rows["start"]}
    works = working(game.linked) if fixed is not None else {}
    held = {zone: game.inside(zone) for zone in hidden(game, eye)}
    places: dict[object, list[tuple[int, int]]] = {}
    for zone, things in held.items():
        stays = {*game.known(zone), *(fixed or ())}
        for depth, thing in enumerate(things):
            there = works.get(thing, frozenset())
            if thing not in stays and game.linked.zone_list[zone][0] not in there:
                places.setdefault((origin.get(thing), there), []).append((zone, depth))
    changed = 0
    for those in places.values():
        things = [held[zone][depth] for zone, depth in those]
        dealt = things[:]
        chance.shuffle(dealt)
        changed += sum(a != b for a, b in zip(things, dealt, strict=True))
        for (zone, depth), thing in zip(those, dealt, strict=True):
            held[zone][depth] = thing
    for zone, things in held.items():
        other.arrange(zone, things)
    return other, changed


@cache
def working(image: Linked) -> Mapping[int, frozenset[int]]:
    """The sorts of zones, not seen by all, where the text of a thing does something by itself: that shows."""
    rows = image.image.rows
    covered = {kind for kind, row in enumerate(rows["zones"]) if row[1] != ALL}
    found: dict[int, set[int]] = {}
    carriers = [(row[6], row[8]) for row in rows["rules"]] + [(row[4], row[9]) for row in rows["modifiers"]]
    for thing, zones in carriers:
        found.setdefault(thing, set()).update(covered.intersection(rows["zonesets"][zones]))
    return {thing: frozenset(zones) for thing, zones in found.items() if zones}


def scrambled(game: Game, eye: int, chance: Random) -> Game:
    """The game with other numbers wherever a seat may not know them, and other dice."""
    other = game.copy()
    covered = {thing for zone in hidden(game, eye) for thing in _within(game, zone)}
    for row, places in zip(game.image.rows["fields"], game.linked.field_of, strict=True):
        seen, thing = row[views.SEEN], row[views.THING]
        for number, word in places.items():
            own = seen == views.TO_OWNER and game.seat_of(number) != eye
            if not seen or own or number in covered:
                other.forget([(word, chance.randrange(game.seats) if thing else chance.randrange(1_000))])
            elif thing and game.words[word] in covered:
                other.forget([(word, chance.choice(sorted(covered)))])
    other.reseed(chance.getrandbits(60))
    return other


def _within(game: Game, zone: int) -> Iterator[int]:
    """Everything in a zone, and in what lies there; what somebody plays all see, wherever it lies."""
    played = {game.plays(seat) for seat in range(game.seats)}
    for thing in game.inside(zone):
        if thing in played:
            continue
        yield thing
        for number, (_, bearer) in enumerate(game.linked.zone_list):
            if bearer == thing:
                yield from _within(game, number)


def data(game: Game, eye: int) -> str:
    """The view of a seat as JSON."""
    return json.dumps(views.view(game, eye), ensure_ascii=False)


def page(game: Game, eye: int) -> str:
    """What a seat can look at."""
    return "\n".join([*table(game, eye), *board(game, eye)])


def question(game: Game, eye: int) -> Asked | None:
    """What a seat is asked."""
    if game.asked != eye or game.decision is None:
        return None
    return game.decision.prompt, tuple((one.text, one.entity) for one in game.decision.options)


def shown(game: Game, eye: int, witness: Witness) -> dict[str, object]:
    """All that a seat gets of a game after an answer, at the table or by `talisman view`."""
    told = len(witness.lines)
    witness(game)
    return {
        "status": game.status,
        "lines": witness.lines[told:],
        "view": json.dumps(witness.data(game, log=False), ensure_ascii=False),
        "page": page(game, eye),
        "question": question(game, eye),
    }


@define
class Window:
    """A few answers from a moment of a game on: what was answered, what was shown, what came to light."""

    answers: list[tuple[int, int]]
    """The thing and the text of each option that was taken."""
    shown: list[dict[str, object]]
    fixed: frozenset[int]


def window(game: Game, eye: int, answers: int, chance: Random) -> Window:
    """Go on from a moment with random answers."""
    played, taken, seen = telling(game), list[tuple[int, int]](), list[dict[str, object]]()
    witness = _witness(played, eye)
    works = working(game.linked)
    fixed = {thing for thing, _ in played.offered}
    put = played._machine.link

    def watched(thing: int, zone: int, place: int) -> int:
        kind, bearer = played.linked.zone_list[zone]
        if sees(played, kind, bearer, eye) or kind in works.get(thing, ()):
            fixed.add(thing)
        return put(thing, zone, place)

    played._machine.link = watched  # type: ignore[method-assign, assignment]
    for _ in range(answers):
        if played.status != "asking":
            break
        option = chance.randrange(played.choices)
        taken.append(played.offered[option])
        fixed.add(played.offered[option][0])
        played.step(option)
        for line in entries(played.image, played._raw):
            if line.kind == "line" and played.seat_of(line.values[0]) == eye:
                fixed.update(line.values)  # it has looked at something
        for number, place in enumerate(played.linked.zone_list):
            if sees(played, *place, eye):  # also what it sees since it plays something else
                fixed.update(played.inside(number))
        seen.append(shown(played, eye, witness))
        if played.asked == eye:
            fixed.update(thing for thing, _ in played.offered)
    return Window(taken, seen, frozenset(fixed))


def again(game: Game, eye: int, made: Window) -> list[dict[str, object]]:
    """What a seat is shown of another game with the same answers."""
    witness, seen = _witness(game, eye), list[dict[str, object]]()
    for answer in made.answers:
        if answer not in game.offered:
            seen.append({"lines": "its answer is not on offer"} if game.asked == eye else {})
            break
        game.step(game.offered.index(answer))
        seen.append(shown(game, eye, witness))
    return seen


def _witness(game: Game, eye: int) -> Witness:
    """Whoever tells a seat what happens from now on; to an onlooker, what all may know."""
    found = Witness(eye)
    found(game)
    return found


def compare(image: Linked, seats: int, seed: int, moments: int, answers: int, found: Found) -> None:
    """One random game."""
    chance = Random(seed)
    game = Game.new(image, seats, seed)
    found.games += 1
    whole = game.copy()
    whole.play(answers=MOST_ANSWERS)
    asked = whole.decisions - 1
    for at in sorted(chance.sample(range(asked), min(moments, asked))):
        game.play(answers=at + 1 - game.decisions)
        eye = chance.randrange(-1, seats)
        found.moments += 1
        for name, one, other in _differing(game, eye, answers, chance, found):
            found.differences.append((seed, game.decisions, eye, name, one, other))


def _differing(
    game: Game, eye: int, answers: int, chance: Random, found: Found
) -> Iterator[tuple[str, object, object]]:
    """What differs at a moment."""
    mixed = scrambled(twin(game, eye, None, chance)[0], eye, chance)
    for name, look in (("view at once", data), ("page at once", page)):
        one, other = look(game, eye), look(mixed, eye)
        if one != other:
            yield name, one, other
    made = window(game, eye, answers, chance)
    other_game, changed = twin(game, eye, made.fixed, chance)
    found.changed += changed
    for mine, theirs in zip(made.shown, again(other_game, eye, made), strict=False):
        if not theirs:
            found.parted += 1
            return
        found.compared += 1
        for name in mine:
            if mine[name] != theirs.get(name):
                yield name, mine[name], theirs.get(name)
                return


def parted(one: object, other: object) -> str:
    """Where two values part, as text."""
    a, b = (json.dumps(value, ensure_ascii=False) for value in (one, other))
    at = next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(0, at - 160) : at + 160]}\n      {b[max(0, at - 160) : at + 160]}"


def main() -> int:
    """Compare so many games of each pack."""
    parser = argparse.ArgumentParser()
    parser.add_argument("packs", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moments", type=int, default=2)
    parser.add_argument("--answers", type=int, default=3)
    given = parser.parse_args()
    wrong = 0
    for pack in given.packs:
        name, _, games = pack.partition("=")
        image, found, begun = linked(name), Found(), time.perf_counter()
        low, high = image.image.seats
        for seed in range(given.seed, given.seed + int(games or given.games)):
            seats = max(low, min(high, 2 + seed % 3))
            compare(image, seats, seed, given.moments, given.answers, found)
        for seed, decision, eye, what, one, other in found.differences[:5]:
            print(f"    game {seed}, decision {decision}, seat {eye}: {what}\n      {parted(one, other)}")
        wrong += len(found.differences)
        print(
            f"{name}: {found.games} games, {found.moments:,} moments, {found.compared:,} answers,"
            f" {found.changed:,} things elsewhere, {found.parted} parted;"
            f" {len(found.differences)} differences ({time.perf_counter() - begun:.0f} s)",
            flush=True,
        )
    print(f"{wrong} differences in all")
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
