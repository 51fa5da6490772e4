"""What goes together with winning: whether those who did something won, rather than the others of that game.

Seats of one game are compared with each other alone (Mantel and Haenszel, Statistical aspects of the analysis
of data from retrospective studies, 1959): a game in which all or none did it says nothing, so neither long
games nor games with many seats count for more. Of hundreds of things some stand out by chance; of those that
are told no more than one in twenty does (Benjamini and Hochberg, Controlling the false discovery rate, 1995).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import erfc, sqrt

from attrs import define, frozen

from talisman.simulate.notes import Told

FALSE = 0.05
"""Of what is told at most this share is chance."""
LEAST = 3.0
"""Below this variance of the wins that chance would give nothing is tested: the games are too few."""

Did = Callable[[Told], Mapping[str, Sequence[int]]]
"""Who did what in a game: seats by what they did."""


@frozen
class Decider:
    """Something that goes together with winning, or with losing.

    did, others: seats that did it, and those of the same games that did not, with how many won. surprise:
    by how many standard deviations more of the former won than by chance.
    """

    name: str
    games: int
    did: int
    did_won: int
    others: int
    others_won: int
    surprise: float

    @property
    def chance(self) -> float:
        """How probable it is that chance alone surprises so much."""
        return erfc(abs(self.surprise) / sqrt(2))


@define
class _Sum:
    """What was seen of one name so far."""

    games: int = 0
    did: int = 0
    did_won: int = 0
    others: int = 0
    others_won: int = 0
    expected: float = 0.0
    variance: float = 0.0


def deciders(told: Iterable[Told], did: Did) -> list[Decider]:
    """What winners did rather than the others of their games, or the others rather than they, beyond chance.

    The most surprising first.
    """
    sums: dict[str, _Sum] = {}
    for one in told:
        seats = len(one["seats"])
        won = {seat["seat"] for seat in one["seats"] if seat["won"]}
        for name, those in did(one).items():
            _add(sums.setdefault(name, _Sum()), len(those), len(won.intersection(those)), len(won), seats)
    tested = [_decider(name, one) for name, one in sums.items() if one.variance >= LEAST]
    ordered = sorted(tested, key=lambda one: (one.chance, one.name))
    kept = [at for at, one in enumerate(ordered, 1) if one.chance <= FALSE * at / len(ordered)]
    return ordered[: max(kept, default=0)]


def _add(one: _Sum, did: int, did_won: int, won: int, seats: int) -> None:
    """One game more: by chance its wins fall to any of its seats."""
    if not 0 < did < seats or not 0 < won < seats:
        return
    one.games += 1
    one.did += did
    one.did_won += did_won
    one.others += seats - did
    one.others_won += won - did_won
    one.expected += did * won / seats
    one.variance += did * (seats - did) * won * (seats - won) / (seats * seats * (seats - 1))


def _decider(name: str, one: _Sum) -> Decider:
    surprise = (one.did_won - one.expected) / sqrt(one.variance)
    return Decider(name, one.games, one.did, one.did_won, one.others, one.others_won, surprise)
