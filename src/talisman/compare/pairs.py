"""A pair of games: the same seed, seats and bots, without and with the rule, told as measures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen

from talisman.runtime.image.link import Linked
from talisman.simulate import Goal, Plan, Told, play

ENDED = "ended by the rules"
LENGTHS = ("rounds", "turns", "decisions")
LOST = "pieces lost"
AT_END = " at the end"
WON = "won by "


@frozen
class Measure:
    """What is measured of each game; share: 0 or 1 of one game, so a share of many."""

    name: str
    share: bool = False


@frozen
class Arm:
    """One side of a comparison: how it is called, its image and plan, and what is to be reached there."""

    name: str
    linked: Linked
    plan: Plan
    goal: Goal | None = None


@frozen
class Pair:
    """A pair that was played: its number, each side's measures, how it ended, if that was a fault."""

    number: int
    base: Mapping[Measure, float]
    variant: Mapping[Measure, float]
    ended: tuple[str, str]
    faults: tuple[bool, bool]


def play_pair(arms: tuple[Arm, Arm], number: int) -> Pair:
    """Both games of this number, from 0; the same whoever plays them."""
    told = [play(arm.linked, arm.plan, number, arm.goal) for arm in arms]
    base, variant = (measured(one, arm.goal) for one, arm in zip(told, arms, strict=True))
    ended = [f"{one['result']['ended']}: {one['result']['reason']}" for one in told]
    faults = [one["result"]["ended"] == "fault" for one in told]
    return Pair(number, base, variant, (ended[0], ended[1]), (faults[0], faults[1]))


def measured(told: Told, goal: Goal | None = None) -> Mapping[Measure, float]:
    """The measures of a game; what it says nothing of is not there."""
    result, seats = told["result"], told["seats"]
    found = {Measure(name): _number(result[name]) for name in LENGTHS}
    found[Measure(LOST)] = _number(result["lost"])
    found[Measure(ENDED, share=True)] = float(result["ended"] == "winner")
    if goal is not None:
        reached = told["reached"]
        found[reached_share(goal)] = float(reached is not None)
        if reached is not None:
            found[reached_rounds(goal)] = float(reached)
    for seat in seats:
        found[Measure(f"{WON}seat {seat['seat']}", share=True)] = float(seat["won"])
    for name in dict.fromkeys(seat["first"] for seat in seats):
        mine = [seat["won"] for seat in seats if seat["first"] == name]
        if name:
            found[Measure(f"{WON}{name}", share=True)] = _mean(mine)
    for name in dict.fromkeys(name for seat in seats for name in seat["numbers"]):
        found[Measure(f"{name}{AT_END}")] = _mean(
            [seat["numbers"][name] for seat in seats if name in seat["numbers"]]
        )
    return found


def reached_share(goal: Goal) -> Measure:
    """In how many games a goal is reached."""
    return Measure(f"reached {goal.what}", share=True)


def reached_rounds(goal: Goal) -> Measure:
    """After how many rounds it is reached, in pairs whose games both come to that."""
    return Measure(f"rounds until {goal.what}")


def _number(value: object) -> float:
    assert isinstance(value, int)
    return float(value)


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)
