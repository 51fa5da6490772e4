"""What each measure comes to: changed beyond chance, perhaps noise, or too little is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from attrs import frozen

from talisman.compare.pairs import Measure
from talisman.compare.sequence import Sums
from talisman.compare.tally import ALPHA, Tally

CHANGED, NOISE, UNKNOWN = "changed", "noise", "unknown"


@frozen
class Finding:
    """One measure: its means, the difference and the interval of that.

    verdict: `changed`, `noise` (the interval holds no difference, too) or `unknown` (too few pairs). sure:
    the share of comparisons in which the interval holds.
    """

    measure: Measure
    pairs: int
    unfit: int
    base: float
    variant: float
    difference: float
    half: float
    saved: float
    moved: int
    sure: float
    verdict: str

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return max(self.difference - self.half, -1.0) if self.measure.share else self.difference - self.half

    @property
    def high(self) -> float:
        """The upper end."""
        return min(self.difference + self.half, 1.0) if self.measure.share else self.difference + self.half


@frozen
class Comparison:
    """All that is known after some pairs; wanted: what was asked for, if any pair says something of it.

    still: measures that were the same in all games. ended: how games ended on each side, and how often.
    """

    names: tuple[str, str]
    tally: Tally
    wanted: Finding | None
    others: Sequence[Finding]
    still: Sequence[str]
    reached: bool

    @property
    def ended(self) -> tuple[Mapping[str, int], Mapping[str, int]]:
        """How games ended on each side."""
        return self.tally.ended


def compared(names: tuple[str, str], tally: Tally) -> Comparison:
    """Judge every measure; those that nobody asked for share one risk of a mistake among them."""
    every = [(measure, sums) for measure, sums in tally.sums.items()]
    count = max(1, sum(measure.name != tally.wanted.measure for measure, _ in every))
    wanted, others, still = None, list[Finding](), list[str]()
    for measure, sums in every:
        if measure.name == tally.wanted.measure:
            wanted = _finding(measure, sums, tally, ALPHA)
        elif sums.unpaired == 0 and sums.moved == 0:
            still.append(measure.name)
        else:
            others.append(_finding(measure, sums, tally, ALPHA / count))
    return Comparison(names, tally, wanted, others, still, tally.enough())


def _finding(measure: Measure, sums: Sums, tally: Tally, alpha: float) -> Finding:
    half = sums.half(alpha, measure.share)
    verdict = UNKNOWN if half == inf else NOISE if abs(sums.mean) <= half else CHANGED
    return Finding(
        measure=measure,
        pairs=sums.pairs,
        unfit=tally.unfit[measure],
        base=sums.base / sums.pairs,
        variant=sums.variant / sums.pairs,
        difference=sums.mean,
        half=half,
        saved=sums.saved,
        moved=sums.moved,
        sure=1 - alpha,
        verdict=verdict,
    )
