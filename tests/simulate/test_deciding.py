"""What goes together with winning is told beyond chance alone, and seats are compared within their games."""

from pathlib import Path
from random import Random

import pytest

from talisman.cli.common import playable
from talisman.simulate import balance
from talisman.simulate.deciding import deciders
from talisman.simulate.notes import Met, Seat, Told


def game(number: int, seats: int, won: int, did: dict[str, list[int]]) -> Told:
    """A game that nobody played: who of the seats won, and which seats did what."""
    return Told(
        number=number,
        result={"ended": "winner", "reason": "x", "rounds": 3, "decisions": 8, "lost": 0},
        seats=[
            Seat(seat=n + 1, bot="random", first=f"P{n}", last=f"P{n}", won=int(n == won), lost=0, numbers={})
            for n in range(seats)
        ],
        met=[
            Met(thing=name, deed="meet", times=len(by), won=0, lost=0, by=by, changed={})
            for name, by in did.items()
        ],
        stood=[],
        reached=None,
    )


def did(one: Told) -> dict[str, list[int]]:
    """Who met what."""
    return {met["thing"]: met["by"] for met in one["met"]}


def test_what_winners_do_is_found() -> None:
    """Three of four winners met the lamp, and one in four of the others: told, with both figures."""
    chance, games = Random(1), []
    for number in range(80):
        won = chance.randrange(2)
        met = [seat + 1 for seat in range(2) if chance.random() < (0.75 if seat == won else 0.25)]
        games.append(game(number, 2, won, {"lamp": met, "stone": [1]}))
    (lamp,) = deciders(games, did)
    assert lamp.name == "lamp"
    assert lamp.surprise > 3
    assert lamp.did == lamp.others == lamp.games
    assert lamp.did_won + lamp.others_won == lamp.games
    assert lamp.did_won > 2 * lamp.others_won


def test_of_many_things_hardly_any_stands_out_by_chance() -> None:
    """Of three hundred that have nothing to do with winning none is told in nineteen of twenty runs."""
    told = 0
    for seed in range(40):
        chance = Random(seed)
        games = [
            game(
                number,
                3,
                chance.randrange(3),
                {f"t{n}": [s for s in (1, 2, 3) if chance.random() < 0.4] for n in range(300)},
            )
            for number in range(40)
        ]
        told += bool(deciders(games, did))
    assert told <= 4


def test_long_games_do_not_make_it_look_deciding() -> None:
    """What all do in games of many seats and few in games of two is no decider, though shares differ."""
    games = [game(number, 2, number % 2, {"lamp": [1 + number // 2 % 2]}) for number in range(100)]
    games += [game(100 + number, 6, number % 6, {"lamp": [1, 2, 3, 4, 5, 6]}) for number in range(100)]
    assert deciders(games, did) == []


def test_of_each_thing_the_clearest_deed_is_told_and_places_apart() -> None:
    """Who met the lamp also took it, but less often: one line for both, and none of places."""
    race = Path(__file__).resolve().parents[1] / "packs" / "race"
    games = [game(number, 2, number % 2, {"lamp": [1 + number % 2]}) for number in range(40)]
    for one in games[:30]:
        one["met"].append({**one["met"][0], "deed": "take"})
    said = [*balance(playable([str(race)], []).linked, games)]
    assert [line.partition("others: ")[2] for line in said if "lamp" in line] == ["meet lamp, in 40 games"]
    at = said.index("    cards and pieces")
    assert "100 % (91 to 100) of those, 0 % of the others: meet lamp" in said[at + 1]
    assert said[at + 2] == "    places: nothing beyond chance"


@pytest.mark.parametrize("met", [[], [1, 2]])
def test_where_all_or_none_did_it_nothing_is_known(met: list[int]) -> None:
    """However many games there are."""
    assert deciders([game(number, 2, 0, {"lamp": met}) for number in range(50)], did) == []
