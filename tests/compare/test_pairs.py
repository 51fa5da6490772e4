"""Pairs of games: the same dice, measured alike, summed up in the order of their numbers."""

from pathlib import Path

import pytest

from comparekit import RACE, arms
from talisman.bots import steady
from talisman.cli.common import playable
from talisman.compare import Arm, Pair, Tally, Wanted, compared, play_pair, sentences
from talisman.compare.pairs import Measure
from talisman.play import Session
from talisman.runtime.game.replay import Record, Setup
from talisman.simulate import NoGoal, Plan, goal, play, printed


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Images are kept for the test alone."""
    monkeypatch.setenv("TALISMAN_CACHE", str(tmp_path / "cache"))


def pair(number: int, base: dict[str, float], variant: dict[str, float], *, share: bool = False) -> Pair:
    """A pair that was not played."""
    sides = [{Measure(name, share): value for name, value in side.items()} for side in (base, variant)]
    return Pair(number, sides[0], sides[1], ("winner: x", "winner: x"), (False, False))


def answers(arm: Arm, number: int) -> list[int]:
    """What the bots of a side answer in one of its games."""
    record = Record.new(arm.linked, Setup(2, arm.plan.seed + number))
    Session(record, dict.fromkeys(range(2), steady(record.setup.seed))).run()
    return record.inputs


def test_games_go_on_alike_until_the_rule_matters(tmp_path: Path) -> None:
    """In the race two at home come before three: the shorter game of a pair is the beginning of the other."""
    sides = arms(tmp_path)
    for number in range(5):
        longer, shorter = (answers(arm, number) for arm in sides)
        assert shorter == longer[: len(shorter)]
        found = play_pair(sides, number)
        assert found.base[Measure("rounds")] > found.variant[Measure("rounds")]


def test_the_same_dice_save_much(tmp_path: Path) -> None:
    """Of the variance of the length of the race more than a third: as if many more games had been played."""
    sides = arms(tmp_path)
    tally = Tally(Wanted("rounds"))
    for number in range(40):
        tally.add(play_pair(sides, number))
    found = compared(("race", "two-home"), tally).wanted
    assert found is not None
    assert found.saved > 1 / 3


def test_the_same_game_on_both_sides_differs_in_nothing(tmp_path: Path) -> None:
    """Not in one pair; so it stays unknown whether the next would, and is never told as a change."""
    side, _ = arms(tmp_path)
    tally = Tally(Wanted("rounds", 1.0))
    for number in range(25):
        tally.add(play_pair((side, side), number))
    found = compared(("race", "race"), tally)
    assert {one.verdict for one in found.others} <= {"noise", "unknown"}
    assert all(one.moved == 0 for one in found.others)
    assert "In 25 of 25 pairs both games came to the same in all that is measured." in sentences(found)
    assert not tally.enough()


def test_what_only_one_game_says_is_no_pair() -> None:
    """Who began in one game alone has nothing to be compared with; how many were so is told."""
    tally = Tally(Wanted("rounds"))
    tally.add(pair(0, {"rounds": 3, "won by Ann": 1}, {"rounds": 4}))
    tally.add(pair(1, {"rounds": 3, "won by Ann": 1}, {"rounds": 4, "won by Ann": 0}))
    found = compared(("x", "y"), tally)
    (ann,) = found.others
    assert (ann.pairs, ann.unfit, ann.difference) == (1, 1, -1)


def test_a_change_is_one_whose_interval_is_beyond_nothing() -> None:
    """Of what was asked for, and of the others with the risk shared among them: so theirs are wider."""
    tally = Tally(Wanted("rounds"))
    for number in range(40):
        longer = 10 + number % 5
        tally.add(pair(number, {"rounds": 10, "turns": 10}, {"rounds": longer, "turns": longer}))
    alone, turns = compared(("x", "y"), tally).wanted, compared(("x", "y"), tally).others[0]
    assert alone is not None
    assert (alone.verdict, alone.difference, turns.half) == ("changed", 2, alone.half)
    for number in range(40):
        tally.add(pair(number, {"decisions": number}, {"decisions": number + 1 + number % 3}))
    assert alone.half < compared(("x", "y"), tally).others[0].half


def test_a_share_stays_between_nothing_and_all() -> None:
    """An interval of a share ends at a hundred points."""
    tally = Tally(Wanted("won"))
    for number in range(20):
        tally.add(pair(number, {"won": 0}, {"won": 1}, share=True))
    found = compared(("x", "y"), tally).wanted
    assert found is not None
    assert (found.high, found.verdict) == (1, "changed")


def test_a_goal_is_a_place_a_kind_of_place_or_a_sort_of_zone(tmp_path: Path) -> None:
    """Whatever case it is written in; what is none of these is refused with the names there are."""
    linked = playable([str(RACE)], []).linked
    place, kind, sort = (goal(linked, name) for name in ("north gate", "Safe", "haven"))
    names = printed(linked)
    assert [names[linked.zone_list[zone][1]] for zone in place.zones] == ["North Gate"]
    assert {*kind.zones} > {*place.zones}
    assert len(kind.zones) == 8
    assert {linked.image.names["zones"][linked.zone_list[zone][0]] for zone in sort.zones} == {"haven"}
    assert (kind.what, sort.what) == ("Safe, a kind of place", "haven, a sort of zone")
    with pytest.raises(NoGoal) as none:
        goal(linked, "moon")
    assert {"north gate", "safe", "haven"} <= set(none.value.names)


def test_a_goal_is_reached_when_somebody_is_there_while_one_is_asked() -> None:
    """In the classic game by what a seat plays; cards that lie there from the beginning reach nothing."""
    classic = RACE.parents[2] / "content" / "classic"
    linked = playable([str(classic)], []).linked
    plan = Plan("classic", linked.image.hash, 2, ("steady",), 1, 4, 2_000, 15)
    town, everywhere = goal(linked, "City"), goal(linked, "space")
    told = [play(linked, plan, number, town) for number in range(4)]
    for one in told:
        assert (one["reached"] is not None) == ("City" in one["stood"])
    assert play(linked, plan, 0, everywhere)["reached"] == 1
    assert goal(linked, "adventure deck").zones
    assert play(linked, plan, 0, goal(linked, "adventure deck"))["reached"] is None
