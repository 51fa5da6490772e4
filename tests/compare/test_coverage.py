"""The interval holds as often as it says, whenever one looks: counted on pairs that are made up."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from talisman.compare.sequence import FEWEST, MOVED, Sums, bound
from talisman.compare.tally import ALPHA

RUNS, PAIRS = 1_000, 160
Made = Callable[[Random], tuple[float, float]]


def geometric(chance: Random) -> tuple[float, float]:
    """Two lengths that have nothing to do with each other: the rule changes nothing."""
    return float(int(chance.expovariate(0.05))), float(int(chance.expovariate(0.05)))


def shorter(chance: Random) -> tuple[float, float]:
    """The rule makes an even length of about 100 a lopsided one of 20."""
    return chance.gauss(100, 3), chance.expovariate(0.05)


def sometimes(chance: Random) -> tuple[float, float]:
    """In two of five games the rule makes another, shorter game of it: 8 fewer on average."""
    length = chance.expovariate(0.025)
    return length, length if chance.random() < 0.6 else chance.expovariate(0.05)


def won(chance: Random) -> tuple[float, float]:
    """One in two wins, whatever happens in the other game."""
    return float(chance.random() < 0.5), float(chance.random() < 0.5)


def coupled(chance: Random) -> tuple[float, float]:
    """Nine in ten games go on as the other does."""
    first = float(chance.random() < 0.3)
    return first, first if chance.random() < 0.9 else float(chance.random() < 0.3)


def seldom(chance: Random) -> tuple[float, float]:
    """One game in a hundred is won with the rule alone."""
    return 0.0, float(chance.random() < 0.01)


def heavy(chance: Random) -> tuple[float, float]:
    """A few games decide all: the difference is one that lies far out."""
    first = chance.gauss(50, 5)
    return first, first - chance.lognormvariate(2, 1.2)


def missed(made: Made, mean: float, share: bool, alpha: float = ALPHA) -> Iterator[bool]:
    """Of each run whether the interval was wrong at any time."""
    for seed in range(RUNS):
        chance, sums, wrong = Random(seed), Sums(), False
        for _ in range(PAIRS):
            sums.add(*made(chance))
            wrong = wrong or abs(sums.mean - mean) > sums.half(alpha, share)
        yield wrong


@pytest.mark.parametrize(
    ("made", "mean", "share"),
    [
        (geometric, 0.0, False),
        (shorter, -80.0, False),
        (sometimes, -8.0, False),
        (won, 0.0, True),
        (coupled, 0.0, True),
        (seldom, 0.01, True),
    ],
)
def test_it_holds_in_95_of_100_runs_at_all_times(made: Made, mean: float, share: bool) -> None:
    """A thousand runs, looked at after each of 160 pairs: no more than 50 were ever wrong."""
    assert sum(missed(made, mean, share)) <= RUNS * ALPHA


def test_where_a_few_games_decide_all_it_holds_a_little_less_often() -> None:
    """The limit that the page on comparisons states: of so lopsided a law nine in ten runs are right."""
    mean = -(2.718281828 ** (2 + 1.2**2 / 2))
    assert RUNS * ALPHA < sum(missed(heavy, mean, share=False)) <= RUNS * 0.12


def test_many_measures_share_one_risk() -> None:
    """Each of fifty gets a fiftieth of it, and is wrong so seldom that all of them together hold."""
    assert sum(missed(geometric, 0.0, False, ALPHA / 50)) <= RUNS * ALPHA / 50 + 1


def test_the_boundary_is_that_of_the_paper() -> None:
    """Theorem 2.2 by hand: at 100 pairs 0.3035 standard deviations, where one look alone would need 0.196."""
    assert bound(100, 0.05) == pytest.approx(0.30352, abs=1e-5)
    assert bound(10_000, 0.05) < bound(100, 0.05) / 7


def test_of_few_pairs_nothing_is_said() -> None:
    """Nor of numbers that hardly ever differ, however narrow their differences lie."""
    few, alike = Sums(), Sums()
    for number in range(FEWEST - 1):
        few.add(number, number + number % 3)
    for number in range(400):
        alike.add(number % 7, number % 7 + (number < MOVED - 1))
    assert not few.ripe(share=True)
    assert alike.ripe(share=True)
    assert not alike.ripe(share=False)


def test_pairs_that_are_all_alike_do_not_prove_that_the_next_is() -> None:
    """After thirty games of which each was won by the same in both, thirteen points are still possible."""
    sums = Sums()
    for number in range(30):
        sums.add(number % 2, number % 2)
    assert sums.saved == 1
    assert 0.1 < sums.half(ALPHA, share=True) < 0.16
