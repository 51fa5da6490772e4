"""An interval for a mean difference that holds whenever one looks, so that one may stop when one likes it.

It is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (Time-uniform
central limit theory and asymptotic confidence sequences, Annals of Statistics 52, 2024, theorem 2.2):
Robbins' mixture boundary with the variance that was seen. It leans on the normal law, so it is widened where
that is no good likeness yet. Two pairs more are reckoned with than were played, which differ as two games
with different dice do, one up and one down: pairs that were all alike so far prove nothing of the next.
Numbers without bounds get twice the first term by which a lopsided law moves the ends of such an interval
(Hall, On the removal of skewness by transformation, Journal of the Royal Statistical Society B 54, 1992,
section 2): twice, since few pairs show less of it than there is. Nothing is said of fewer than `FEWEST`
pairs, nor of numbers of which fewer than `MOVED` differ.

`tests/compare/test_coverage.py` plays made-up pairs and counts how often the interval holds at all times.
"""

from __future__ import annotations

from math import inf, log, sqrt

from attrs import define

FEWEST = 20
"""Of fewer pairs nothing is said."""
MOVED = 10
"""Of a number without bounds nothing is said before so many pairs differed."""
TUNED = 100
"""The boundary is narrowest, beside others of its kind, at so many pairs."""


def bound(pairs: int, alpha: float) -> float:
    """Half the width of the interval in standard deviations: what 1 - alpha of all runs never leave."""
    spread = (-2 * log(alpha) + log(1 - 2 * log(alpha))) / TUNED
    grown = pairs * spread + 1
    return sqrt(2 * grown / (pairs * pairs * spread) * log(sqrt(grown) / alpha))


@define
class Sums:
    """Pairs of one measure, summed up: without and with the rule, and the difference of each pair."""

    pairs: int = 0
    moved: int = 0
    base: float = 0
    base_squares: float = 0
    variant: float = 0
    variant_squares: float = 0
    squares: float = 0
    cubes: float = 0

    def add(self, base: float, variant: float) -> None:
        """One pair more."""
        differs = variant - base
        self.pairs += 1
        self.moved += differs != 0
        self.base += base
        self.base_squares += base * base
        self.variant += variant
        self.variant_squares += variant * variant
        self.squares += differs * differs
        self.cubes += differs * differs * differs

    @property
    def mean(self) -> float:
        """How much more it was with the rule, on average."""
        return (self.variant - self.base) / self.pairs

    @property
    def variance(self) -> float:
        """The variance of the differences."""
        return _variance(self.pairs, self.variant - self.base, self.squares)

    @property
    def unpaired(self) -> float:
        """The variance that they would have with different dice in the two games."""
        one = _variance(self.pairs, self.base, self.base_squares)
        return one + _variance(self.pairs, self.variant, self.variant_squares)

    @property
    def saved(self) -> float:
        """The share of the variance that the same dice saved, below 0 where they cost some."""
        return 1 - self.variance / self.unpaired if self.unpaired > 0 else 0.0

    @property
    def skewness(self) -> float:
        """How lopsided the differences are."""
        variance, mean = self.variance, self.mean
        if variance <= 0:
            return 0.0
        third = self.cubes / self.pairs - 3 * mean * self.squares / self.pairs + 2 * mean**3
        return float(third / variance**1.5)

    def ripe(self, share: bool) -> bool:
        """Whether there are pairs enough to say something; share: no pair can differ by more than 1."""
        if self.pairs < FEWEST:
            return False
        return share or self.moved >= MOVED

    def half(self, alpha: float, share: bool) -> float:
        """Half the width of the interval; without bounds where nothing can be said."""
        if not self.ripe(share):
            return inf
        more = 1.0 if share else self.unpaired or self.mean**2
        variance = (self.variance * self.pairs + 2 * more) / (self.pairs + 1)
        wide = bound(self.pairs, alpha)
        if not share:
            wide += 2 * abs(self.skewness) * (2 * wide * wide * self.pairs + 1) / (6 * self.pairs)
        return sqrt(variance) * wide


def _variance(count: int, total: float, squares: float) -> float:
    mean = total / count
    return max(0.0, squares / count - mean * mean)
