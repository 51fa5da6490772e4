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
from talisman.runtime.ops import H_DN, H_DPROMPT, H_DSEAT, H_STATUS, H_TURNS, ST_ASKING

SCALE = 1 << 20
TIDY = 64
FUSS = 96
"""What a point counts, and what each choice costs: of two ways to the same end the shorter one is taken."""

SURE = 5
"""Where one option was never behind in so many imagined games that all were tried in, it is taken."""

CLEAR, BEYOND_DOUBT = 4, 16
"""How far an option is ahead, in squares of the error: of the usual one at the end, of all to end early."""

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
    between the best and the worst game seen. least: so often each option is tried, where there are few.
    """

    tries: int = 8
    each: int = 6
    most: int = 48
    decisions: int = 16
    turns: int = 1
    daring: int = 100
    least: int = 3


@define
class Branch:
    """What came of a choice: how often it was tried, what the games came to, and the choices after it.

    mean: what a game came to on average, scaled.
    """

    tried: int = 0
    total: int = 0
    mean: int = 0
    games: list[int] = Factory(list)
    next: dict[Option, Branch] = Factory(dict)

    def note(self, points: int) -> None:
        """One more game that came to so many points."""
        self.tried += 1
        self.total += points
        self.mean = self.total * SCALE // self.tried
        self.games.append(points)


@define
class Search:
    """The search for one decision of a seat."""

    look: Lookahead
    seat: int
    seed: int
    world: World
    judge: Judge
    options: Sequence[Option]
    game: Game
    ways_out: frozenset[int]
    usual: int = -1
    all: Branch = Factory(Branch)
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
            if done + 1 >= self.look.least * count and self._settled(tries - done - 1):
                break
        return self._best()

    def _best(self) -> list[int]:
        """The options to choose from: the usual one where no other is clearly better, else the best."""
        often = max(branch.tried for branch in self.root)
        able = [at for at, branch in enumerate(self.root) if 2 * branch.tried >= often]
        best = max(self.root[at].mean for at in able)
        found = [at for at in able if self.root[at].mean == best]
        if self.usual < 0 or self._clearly(found[0], self.usual):
            return found
        return [self.usual]

    def _ahead(self, one: int, other: int) -> bool:
        """Whether an option did better than another in the games that both were tried in."""
        pairs = zip(self.root[one].games, self.root[other].games, strict=False)
        return sum(mine - theirs for mine, theirs in pairs) > 0

    def _clearly(self, one: int, other: int, sure: int = CLEAR) -> bool:
        """Whether an option did better than another in the same games by more than these differ by chance."""
        pairs = zip(self.root[one].games, self.root[other].games, strict=False)
        ahead = [mine - theirs for mine, theirs in pairs]
        count, total = len(ahead), sum(ahead)
        spread = count * sum(each * each for each in ahead) - total * total
        return total > 0 and total * total * max(count - 1, 1) > sure * spread

    def _first(self, done: int) -> int:
        """The option to try next: each some times, then the most promising."""
        count = len(self.root)
        if done < count * (self.look.least if self.look.least * count <= self.look.most else 1):
            return done % count
        return max(
            range(count), key=lambda at: (self._promise(self.root[at], done), -self.root[at].tried, -at)
        )

    def _settled(self, left: int) -> bool:
        """Whether nothing does better than the usual, no other can catch up, or one is sure."""
        if self.usual >= 0 and not any(self._ahead(at, self.usual) for at in range(len(self.root))):
            return True
        counts = sorted(branch.tried for branch in self.root)
        if len(counts) < 2 or counts[-1] - counts[-2] > left:
            return True
        front = max(range(len(self.root)), key=lambda at: self.root[at].mean)
        return all(
            at == front or self._unbeaten(front, at) or self._clearly(front, at, BEYOND_DOUBT)
            for at in range(len(self.root))
        )

    def _unbeaten(self, one: int, other: int) -> bool:
        """Whether an option was never behind another that was tried often enough."""
        ours, theirs = self.root[one].games, self.root[other].games
        return len(theirs) >= SURE and all(mine >= his for mine, his in zip(ours, theirs, strict=False))

    def _promise(self, branch: Branch, parent: int) -> int:
        """The mean of a branch and the benefit of the doubt."""
        doubt = (
            (self.high - self.low) * self.look.daring * isqrt(SCALE * parent) // (100 * (1 + branch.tried))
        )
        return branch.mean + doubt * isqrt(SCALE)

    def _try(self, at: int) -> None:
        """One imagined game that begins with an option."""
        branch = self.root[at]
        path, inside, game = [branch], branch.tried > 0, self.game
        game.become(self.world(branch.tried))
        words, base = game.words, game.linked.where["b_opt"]
        seed, asked = mix((self.seed + branch.tried) & _SEEDS), dict[int, int]()
        turns = words[H_TURNS] + self.look.turns
        said: list[Option] = []
        game.step(at)
        for _ in range(self.look.decisions):
            if words[H_STATUS] != ST_ASKING or words[H_TURNS] >= turns:
                break
            prompt, count = words[H_DPROMPT], words[H_DN]
            often = asked[prompt] = asked.get(prompt, 0) + 1
            other = words[H_DSEAT] != self.seat
            if other and words[base + 2 * count - 1] in self.ways_out:
                game.step(count - 1)  # the others are imagined not to meddle
                continue
            bits = mix((seed + (prompt << 16) + often) & _SEEDS)
            if other:
                game.step(bits % count)
                continue
            offered = game.offered
            if inside:
                choice, branch = self._follow(path[-1], offered, bits)
                path.append(branch)
                inside = branch.tried > 0
            else:
                choice = self._usual(offered, bits)
            said.append(offered[choice])
            game.step(choice)
        points = self.judge(game) * TIDY - len(said) * FUSS
        fresh = not self.all.tried
        self.low = points if fresh else min(self.low, points)
        self.high = points if fresh else max(self.high, points)
        for branch in (self.all, *path):
            branch.note(points)
        for option in dict.fromkeys(said):
            self.all.next.setdefault(option, Branch()).note(points)

    def _usual(self, offered: Sequence[Option], bits: int) -> int:
        """A choice below the tree: one that did well wherever it was made, now and then any."""
        count = len(offered)
        if bits & 0x300 == 0:
            return (bits >> 16) % count
        if offered[-1] not in self.all.next and offered[-1][1] in self.ways_out:
            return count - 1
        known, mean = self.all.next, self.all.mean
        first = (bits >> 16) % count
        best, found = first, None
        for place in range(count):
            at = (first + place) % count
            branch = known.get(offered[at])
            points = branch.mean if branch is not None else mean
            if found is None or points > found:
                best, found = at, points
        return best

    def _follow(self, branch: Branch, offered: Sequence[Option], bits: int) -> tuple[int, Branch]:
        """A choice inside the tree: a new one if there is one, else the most promising."""
        count = len(offered)
        for place in range(count):
            at = (bits + place) % count
            if offered[at] not in branch.next:
                branch.next[offered[at]] = Branch()
                return at, branch.next[offered[at]]
        at = max(range(count), key=lambda at: (self._promise(branch.next[offered[at]], branch.tried), -at))
        return at, branch.next[offered[at]]
