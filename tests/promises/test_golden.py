"""Games that were played once and are kept for ever: every later version plays them the same way.

A question with one answer that lies hidden is asked now, and was not in the days of some of these games: it
is answered in their place. A file holds a pack of the tests, seats, seed, every answer, a hash of the story
after every tenth, and one of the facts at the end. Both are made of names: not of words of the state, which a
better compiler may lay out otherwise, nor of sentences, which may be told better. A new one is made by
`python tests/promises/test_golden.py PACK SEED`; old ones never change.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from talisman.play import random_choice
from talisman.runtime.game.game import Game
from talisman.runtime.game.report import LogEntry
from worlds import linked

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*.json"))
EVERY = 10
MOST = 240


def said(game: Game, entry: LogEntry) -> str:
    """An entry by names: what happened, to whom, and the numbers in it; "" for what only looks on."""
    things = [game.name(value) if value >= 0 else "nobody" for value in _things(entry)]
    numbers = {"event": entry.values[3:4], "die": entry.values[2:3]}.get(entry.kind, ())
    return " ".join([entry.kind, entry.name, *things, *map(str, numbers)]) if things else ""


def _things(entry: LogEntry) -> tuple[int, ...]:
    """Whom an event or a die is about."""
    if entry.kind == "event":
        return entry.values[1:3]
    return entry.values[:1] if entry.kind == "die" else ()


def alone(game: Game) -> int:
    """Answer what has but one answer; how often."""
    count = 0
    while game.status == "asking" and game.choices == 1:
        game.step(0)
        count += 1
    return count


def story(game: Game, before: str) -> str:
    """A hash over what happened so far."""
    happened = [line for entry in game.drain() if (line := said(game, entry))]
    lines = "\n".join([before, *happened, game.status])
    return blake2b(lines.encode(), digest_size=8).hexdigest()


def facts(game: Game) -> str:
    """A hash over what lies where and every number that a pack declares."""
    known = [
        (
            zone,
            bearer,
            game.contents(game.image.names["zones"][zone], game.name(bearer) if bearer >= 0 else ""),
        )
        for zone, bearer in game.zone_numbers
    ]
    zones = sorted(
        (game.image.names["zones"][zone], game.name(bearer) if bearer >= 0 else "", things)
        for zone, bearer, things in known
    )
    fields = sorted(
        (name, field, game.value(field, name))
        for name in game.image.names["entities"]
        for field in game.fields_of(name)
        if field.replace(" ", "").isalpha()  # the machine's own have other signs in their names
    )
    return blake2b(json.dumps([zones, fields]).encode(), digest_size=8).hexdigest()


def made(pack: str, seats: int, seed: int) -> dict[str, Any]:
    """A new record, by random choices."""
    game = Game.new(linked(f"tests/packs/{pack}"), seats, seed)
    choose = random_choice(seed)
    answers: list[int] = []
    single = alone(game)
    events = [story(game, "")]
    last = events[0]
    while game.status == "asking" and len(answers) < MOST:
        answers.append(choose(game))
        game.step(answers[-1])
        single += alone(game)
        last = story(game, last)
        if len(answers) % EVERY == 0:
            events.append(last)
    return {
        "pack": pack,
        "seats": seats,
        "seed": seed,
        "answers": answers,
        "events": events,
        "end": {
            "status": game.status,
            "turns": game.turns,
            "decisions": game.decisions - single,
            "winner": game.winner,
            "facts": facts(game),
        },
    }


def test_there_are_golden_games() -> None:
    """Each pack of the tests has some."""
    assert {path.name.partition("-")[0] for path in FILES} >= {"race", "tricks"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path, native: bool) -> None:
    """The same answers tell the same story, and lead to the same state."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    game = Game.new(linked(f"tests/packs/{kept['pack']}"), kept["seats"], kept["seed"], native=native)
    single = alone(game)
    last = story(game, "")
    events = [last]
    for count, answer in enumerate(kept["answers"], 1):
        assert answer < game.choices, f"answer {count} is not on offer"
        game.step(answer)
        single += alone(game)
        last = story(game, last)
        if count % EVERY == 0:
            events.append(last)
            assert last == kept["events"][len(events) - 1], f"another story before answer {count}"
    assert events == kept["events"]
    end = kept["end"]
    assert (game.status, game.turns, game.decisions - single, game.winner) == (
        end["status"],
        end["turns"],
        end["decisions"],
        end["winner"],
    )
    assert facts(game) == end["facts"]


def test_another_answer_is_another_story() -> None:
    """The comparison can fail: with one answer changed the hashes differ from there on."""
    kept = json.loads(FILES[0].read_text(encoding="utf-8"))
    game = Game.new(linked(f"tests/packs/{kept['pack']}"), kept["seats"], kept["seed"] + 1)

    assert story(game, "") != kept["events"][0] or facts(game) != kept["end"]["facts"]


if __name__ == "__main__":
    name, number = sys.argv[1], int(sys.argv[2])
    image = linked(f"tests/packs/{name}").image
    target = GOLDEN / f"{name}-{number}.json"
    if target.exists():
        sys.exit(f"{target} is there already")
    target.write_text(json.dumps(made(name, image.seats[1], number), indent=None) + "\n", encoding="utf-8")
