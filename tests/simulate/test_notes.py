"""One simulated game as numbers: what was met, by whom, and what followed in that turn."""

from collections import Counter
from pathlib import Path

from talisman.bots import BOTS
from talisman.cli.common import Playable, playable
from talisman.play import Session
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Record, Setup
from talisman.simulate import Plan, play

ROOT = Path(__file__).resolve().parents[2]
RACE = ROOT / "tests" / "packs" / "race"


def plan(found: Playable, **other: object) -> Plan:
    """A plan of short games for two."""
    usual: dict[str, object] = {
        "game": "race",
        "image": found.linked.image.hash,
        "seats": 2,
        "bots": ["random"],
        "seed": 7,
        "games": 3,
        "most_turns": 2_000,
        "most_rounds": 0,
    }
    return Plan.read(usual | other)


def test_what_was_met_is_what_the_log_tells() -> None:
    """Counted here from the told events of the same game, one by one."""
    found = playable([str(RACE)], [])
    told = play(found.linked, plan(found), 2)
    game = Game.new(found.linked, 2, 9)
    counted, seats = Counter[tuple[str, str]](), range(2)

    def look(_: Session) -> None:
        for entry in game.drain():
            if entry.kind == "event" and entry.values[2] >= 0 and game.seat_of(entry.values[1]) in seats:
                name = game.image.texts[game.image.rows["entities"][entry.values[2]][1]]
                counted[name, entry.name.replace(":", " ")] += 1

    choosers = dict.fromkeys(seats, BOTS["random"](9))
    result = Session(Record(Setup(2, 9), game), choosers).run(look)
    assert told["result"] == result.as_data()
    met = {(one["thing"], one["deed"]): one["times"] for one in told["met"]}
    assert met
    assert all(counted[key] == times for key, times in met.items())
    loud = {
        name
        for name, row in zip(game.image.names["events"], game.image.rows["events"], strict=True)
        if not row[2]
    }
    assert {key for key in counted if key[1].replace(" ", ":") in loud} == met.keys()


def test_who_won_is_told_of_seats_and_of_what_they_did() -> None:
    """The race has one winner; what only the other did was never done by who won."""
    found = playable([str(RACE)], [])
    told = play(found.linked, plan(found), 0)
    winner = told["result"]["winner"]
    assert [seat["seat"] for seat in told["seats"] if seat["won"]] == [winner]
    assert all(0 <= one["won"] <= one["times"] for one in told["met"])
    assert sum(one["won"] for one in told["met"]) < sum(one["times"] for one in told["met"])


def test_what_a_turn_changed_is_counted_to_what_was_met_in_it() -> None:
    """In the classic game a fight that is lost costs a life, so those who met enemies have lost some."""
    found = playable([str(ROOT / "content" / "classic")], [])
    told = [play(found.linked, plan(found, most_rounds=30), number) for number in range(3)]
    fights = [one for game in told for one in game["met"] if one["deed"] == "fight"]
    assert sum(one["changed"].get("life", 0) for one in fights) < 0
    walks = [one for game in told for one in game["met"] if one["deed"] == "step"]
    assert sum(one["times"] for one in walks) > sum(one["times"] for one in fights)
