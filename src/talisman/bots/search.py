"""Trying options out on imagined games: more often those that did well, each in the same imagined games.

A tree of the seat's own choices, whatever the dice and the others do in between: the first choice is the one
that is asked for, later ones are found again by what they say. Below the tree everybody chooses at random.
All numbers are integers, so that every machine finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isqrt

from attrs import Factory, define, frozen

from talisman.runtime.dice import mix
from talisman.runtime.game import Game

SCALE = 1 << 20
_SEEDS = (1 << 64) - 1

Option = tuple[int, int]
World = Callable[[int], Game]
Judge = Callable[[Game], int]


@frozen
class Lookahead:
    """How far it looks.

    tries: imagined games for a decision, and `each` more for every option; at most `most`, but always one
    for each option. decisions: in each game. turns: a game is judged when so many turns have begun. daring:
    how much an option that was tried seldom gets the benefit of the doubt, in percent of the difference
    between the best and the worst game seen.
    """

    tries: int = 8
    each: int = 6
    most: int = 48
    decisions: int = 16
    turns: int = 1
    daring: int = 40


@define
class Branch:
    """What came of a choice: how often it was tried, the sum of the games, and the choices after it."""

    tried: int = 0
    total: int = 0
    next: dict[Option, Branch] = Factory(dict)

    def note(self, points: int) -> None:
        """One more game that came to so many points."""
        self.tried += 1
        self.total += points

    @property
    def mean(self) -> int:
        """What a game came to on average, scaled."""
        return self.total * SCALE // self.tried


@define
class Search:
    """The search for one decision of a seat."""

    look: Lookahead
    seat: int
    seed: int
    world: World
    judge: Judge
    options: Sequence[Option]
    root: list[Branch] = Factory(list)
    low: int = 0
    high: int = 0

    def run(self) -> list[int]:
        """Indices of the best options found."""
        self.root = [Branch() for _ in self.options]
        count = len(self.root)
        tries = max(count, min(self.look.most, self.look.tries + self.look.each * count))
        for done in range(tries):
            at = self._first(done)
            self._try(at)
            if done >= 2 * count and self._settled(tries - done - 1):
                break
        often = max(branch.tried for branch in self.root)
        able = [branch for branch in self.root if 2 * branch.tried >= often]
        best = max(branch.mean for branch in able)
        return [
            at for at, branch in enumerate(self.root) if 2 * branch.tried >= often and branch.mean == best
        ]

    def _first(self, done: int) -> int:
        """The option to try next: each twice, then the most promising."""
        count = len(self.root)
        if done < count:
            return done
        return max(range(count), key=lambda at: (self._promise(self.root[at], done), -at))

    def _settled(self, left: int) -> bool:
        """Whether no other option can be tried as often as the one in front."""
        counts = sorted(branch.tried for branch in self.root)
        return len(counts) < 2 or counts[-1] - counts[-2] > left

    def _promise(self, branch: Branch, parent: int) -> int:
        """The mean of a branch and the benefit of the doubt."""
        doubt = (
            (self.high - self.low) * self.look.daring * isqrt(SCALE * parent) // (100 * (1 + branch.tried))
        )
        return branch.mean + doubt * isqrt(SCALE)

    def _try(self, at: int) -> None:
        """One imagined game that begins with an option."""
        branch = self.root[at]
        game = self.world(branch.tried).copy()
        bits = mix((self.seed + branch.tried * len(self.root) + at) & _SEEDS)
        last, path, inside = game.turns + self.look.turns, [branch], branch.tried > 0
        status = game.step(at)
        for _ in range(self.look.decisions):
            if status != "asking" or game.turns >= last:
                break
            bits = mix((bits + 1) & _SEEDS)
            choice = bits % game.choices
            if inside and game.asked == self.seat:
                choice, branch = self._follow(path[-1], game.offered, choice)
                path.append(branch)
                inside = branch.tried > 0
            status = game.step(choice)
        points = self.judge(game)
        fresh = not any(branch.tried for branch in self.root)
        self.low = points if fresh else min(self.low, points)
        self.high = points if fresh else max(self.high, points)
        for branch in path:
            branch.note(points)

    def _follow(self, branch: Branch, offered: Sequence[Option], any_: int) -> tuple[int, Branch]:
        """A choice inside the tree: a new one if there is one, else the most promising."""
        count = len(offered)
        for place in range(count):
            at = (any_ + place) % count
            if offered[at] not in branch.next:
                branch.next[offered[at]] = Branch()
                return at, branch.next[offered[at]]
        at = max(range(count), key=lambda at: (self._promise(branch.next[offered[at]], branch.tried), -at))
        return at, branch.next[offered[at]]
