"""Pairs summed up measure by measure, in the order of their numbers, and whether it is enough."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define, frozen

from talisman.compare.pairs import Measure, Pair
from talisman.compare.sequence import Sums

ALPHA = 0.05
"""So seldom the interval of the wanted measure may be wrong at any time; and any of all the others."""


@frozen
class Wanted:
    """The measure that one wants to know, and how wide its interval may be; no width: play all pairs."""

    measure: str
    width: float | None = None


@define
class Tally:
    """What the pairs so far come to.

    untouched: pairs of which every measure is the same in both games. unfit: pairs of which only one game
    says something of a measure. track: the interval of the wanted measure after each pair: pairs, difference,
    half the width.
    """

    wanted: Wanted
    pairs: int = 0
    sums: dict[Measure, Sums] = Factory(dict)
    unfit: Counter[Measure] = Factory(Counter)
    ended: tuple[Counter[str], Counter[str]] = Factory(lambda: (Counter[str](), Counter[str]()))
    faults: int = 0
    untouched: int = 0
    values: list[tuple[float | None, float | None]] = Factory(list)
    track: list[tuple[int, float, float]] = Factory(list)

    def add(self, pair: Pair) -> None:
        """One pair more: the one with the next number."""
        self.pairs += 1
        self.faults += sum(pair.faults)
        self.untouched += pair.base == pair.variant
        for found, reason in zip(self.ended, pair.ended, strict=True):
            found[reason] += 1
        for measure in dict.fromkeys((*pair.base, *pair.variant)):
            if measure in pair.base and measure in pair.variant:
                sums = self.sums.get(measure) or self.sums.setdefault(measure, Sums())
                sums.add(pair.base[measure], pair.variant[measure])
            else:
                self.unfit[measure] += 1
        self._track(pair)

    def enough(self) -> bool:
        """Whether the interval of the wanted measure is as narrow as was asked."""
        if self.wanted.width is None or not self.track:
            return False
        return 2 * self.track[-1][2] <= self.wanted.width

    def _track(self, pair: Pair) -> None:
        """Note the interval of the wanted measure, and what it was in this pair."""
        named = {measure.name: measure for measure in (*pair.base, *pair.variant)}
        measure = named.get(self.wanted.measure)
        if measure is None:
            return
        self.values.append((pair.base.get(measure), pair.variant.get(measure)))
        sums = self.sums.get(measure)
        if sums is not None:
            self.track.append((self.pairs, sums.mean, sums.half(ALPHA, measure.share)))
