"""Which measure somebody means."""

from __future__ import annotations

from talisman.compare.pairs import (
    AT_END,
    ENDED,
    LENGTHS,
    LOST,
    WON,
    Arm,
    Measure,
    reached_rounds,
    reached_share,
)
from talisman.simulate import printed, shown

REACHED, UNTIL = "reached", "rounds until"
"""Short for the measures of a goal, whatever it is."""


class NoMeasure(Exception):
    """No measure has the name; `names` are those there are."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Keep the names."""
        super().__init__()
        self.names = names


def named(arm: Arm, name: str) -> Measure:
    """The measure of a name; a number that all see is meant at the end, also where that is not said.

    Raises:
        NoMeasure: there is none.
    """
    found = {measure.name: measure for measure in _measures(arm)}
    if arm.goal is not None:
        found |= {REACHED: reached_share(arm.goal), UNTIL: reached_rounds(arm.goal)}
    wins = dict.fromkeys(f"{WON}{thing}" for thing in printed(arm.linked))
    for wanted in (name, f"{name}{AT_END}"):
        if wanted in found:
            return found[wanted]
    if name in wins:
        return Measure(name, share=True)
    raise NoMeasure((*found, *(one.removesuffix(AT_END) for one in found), *wins))


def _measures(arm: Arm) -> list[Measure]:
    """The measures whose names are known before a game is played."""
    fields = dict.fromkeys(label for those in shown(arm.linked).values() for label, _ in those)
    return [
        *(Measure(name) for name in (*LENGTHS, LOST)),
        Measure(ENDED, share=True),
        *(Measure(f"{WON}seat {seat + 1}", share=True) for seat in range(arm.plan.seats)),
        *((reached_share(arm.goal), reached_rounds(arm.goal)) if arm.goal is not None else ()),
        *(Measure(f"{label}{AT_END}") for label in fields),
    ]
