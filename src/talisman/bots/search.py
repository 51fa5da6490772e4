"""Trying options out on imagined games: more often those that did well, each in the same imagined games.

A tree of the seat's own choices, whatever the dice and the others do in between: the first choice is the one
that is asked for, later ones are found again by what they say. Below the tree the seat does what did well
wherever it was done, and the others choose at random (`talisman.runtime.game.imagined`).
All numbers are integers, so that every machine finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from math import isqrt
from operator import ge, lt, sub

from attrs import Factory, define, frozen

from talisman.runtime.game.game import Game
from talisman.runtime.game.imagined import Bounds, Imagined
from talisman.runtime.machine.dice import mix

SCALE = 1 << 20
PERCENT = 100 * isqrt(SCALE)
TIDY = 64
FUSS = 96
"""What a point counts, and what each choice costs: of two ways to the same end the shorter one is taken."""

WON = 1_000_000
"""What the end of the game is worth; no pack's points get there."""

LEFT = -10_000
"""What it is worth to have left the game: a seat that did is behind all that play."""

OWN = 2
"""So much more than what others have on average counts what a seat has itself: growing is surer."""

SURE = 5
"""Where one option was never behind in so many imagined games that all were tried in, it is taken."""

SOME = 3
"""So often something was tried out before it is thought to be better than to do nothing."""

COUNTED = 3
"""So many games that count come upon each in which a later choice is tried out."""

PROBES = 2
"""So often something else is tried out after the usual option before that is thought to be worse."""

EQUAL = 3
"""Where all options came to the same in so many games that all were tried in, it does not matter."""

EARLY = 2
"""So many games in which two options were tried say how far the games that come will differ."""

CLEAR = 2
"""How far an option has to be ahead of the usual one, in squares of the error."""

_SEEDS = (1 << 64) - 1

World = Callable[[int], Game]
Enough = Callable[[], bool]
"""Whether somebody has waited long enough; it is asked after each imagined game."""


def never() -> bool:
    """There is time for all games one wants to imagine."""
    return False


@frozen
class Lookahead:
    """How far it looks.

    tries: imagined games for a decision, and `each` more for every option; at most `most`, but always one
    for each option. decisions: of the seat in each game; answers: of all. turns: a game is judged when so
    many turns have begun. daring: how much an option that was tried seldom gets the benefit of the doubt, in
    percent of the most by which options differed. least: so often each option is tried, where there are few.
    glances: where each option was behind the usual one in so many games, which are all there are, that one is
    taken; 0: never. again: the same for a question that was asked before in this round. hardly: how unlikely
    it has to be, in squares of the error, that the games to come put another option in front, for these not
    to be played; 0: nothing is unlikely.
    """

    tries: int = 8
    each: int = 12
    most: int = 48
    decisions: int = 16
    answers: int = 96
    turns: int = 1
    daring: int = 100
    least: int = 4
    glances: int = 2
    again: int = 1
    hardly: int = 4

    def bounds(self, worth: int) -> Bounds:
        """How far an imagined game goes that looks so far, judged by this procedure (-1: none)."""
        return Bounds(
            turns=self.turns,
            answers=self.answers,
            decisions=self.decisions,
            worth=worth,
            scale=TIDY,
            fuss=FUSS,
            some=SOME,
            won=WON,
            left=LEFT,
            own=OWN,
        )


@define
class Branch:
    """What came of a first choice: what each game came to that it was tried in.

    probes: games in which a later choice was tried out; what these came to says nothing of the choice itself.
    """

    probes: int = 0
    games: list[int] = Factory(list)

    @property
    def tried(self) -> int:
        """How often it was tried."""
        return len(self.games)


@define
class Search:
    """The search for one decision of a seat; `imagined` has begun to think of it."""

    look: Lookahead
    seed: int
    world: World
    imagined: Imagined
    options: int
    usual: int = -1
    enough: Enough = never
    tried: int = 0
    root: list[Branch] = Factory(list)
    known: tuple[list[int], int] | None = None

    def run(self) -> list[int]:
        """Indices of the best options found."""
        count = self.options
        self.root = [Branch() for _ in range(count)]
        tries = max(count, min(self.look.most, self.look.tries + self.look.each * count))
        least = self.look.least if self.look.least * count <= self.look.most else 1
        self._survey()
        if self._settled(tries - count, least):
            return self.best()
        for done in range(count, tries):
            self._try(self._first(done, least))
            if self._settled(tries - done - 1, least) or self.enough():
                break
        return self.best()

    def best(self) -> list[int]:
        """The options to choose from: the usual one where no other is clearly better, else the best."""
        if self.usual >= 0 and not self._behind():
            return [self.usual]
        often = max(branch.tried for branch in self.root)
        able = [at for at, branch in enumerate(self.root) if 2 * branch.tried >= often]
        merits, _ = self._merits()
        best = max(merits[at] for at in able)
        found = [at for at in able if merits[at] == best]
        if self.usual < 0 or self._clearly(found[0], self.usual):
            return found
        return [self.usual]

    def _merits(self) -> tuple[list[int], int]:
        """How far each option is ahead of all on average, in the games that several were tried in; the range.

        Some imagined games are better than others for all options: whoever was tried in these is no better.
        """
        if self.known is None:
            games = [branch.games for branch in self.root]
            common: list[int] = []
            low = high = 0
            rows: Iterable[Sequence[int]] = zip(*games, strict=False)
            fewest = min(map(len, games))
            second = sorted(map(len, games))[-2] if len(games) > 1 else 0
            later = ([one[nth] for one in games if nth < len(one)] for nth in range(fewest, second))
            for row in chain(rows, later) if second else ():
                mean = sum(row) * SCALE // len(row)
                low, high = min(low, min(row) * SCALE - mean), max(high, max(row) * SCALE - mean)
                common.append(mean)
            merits = []
            for one in games:
                count = min(len(one), second)
                merits.append((sum(one[:count]) * SCALE - sum(common[:count])) // max(count, 1))
            self.known = merits, high - low
        return self.known

    def _beside(self, one: int, other: int) -> list[int]:
        """By how much an option did better than another in each of the games that both were tried in."""
        return list(map(sub, self.root[one].games, self.root[other].games))

    def _clearly(self, one: int, other: int) -> bool:
        """Whether an option did better than another in the same games by more than these differ by chance."""
        ahead = self._beside(one, other)
        count, total = len(ahead), sum(ahead)
        spread = count * sum(each * each for each in ahead) - total * total
        return total > 0 and total * total * max(count - 1, 1) > CLEAR * spread

    def _first(self, done: int, least: int) -> int:
        """The option to try next: each some times, then the most promising, and the usual one as often."""
        tried = [len(branch.games) for branch in self.root]
        seldom = min(tried)
        if seldom < least:
            return tried.index(seldom)
        merits, wide = self._merits()
        doubt = wide * self.look.daring * isqrt(SCALE * done)
        best, most = 0, merits[0] + doubt // (PERCENT * (1 + tried[0]))
        for at in range(1, len(tried)):
            hope = merits[at] + doubt // (PERCENT * (1 + tried[at]))
            if hope > most or (hope == most and tried[at] < tried[best]):
                best, most = at, hope
        behind = self.usual >= 0 and tried[self.usual] < tried[best]
        return self.usual if behind else best

    def _settled(self, left: int, least: int) -> bool:
        """Whether nothing does better than the usual, no other can catch up, or one is sure."""
        counts = sorted([len(branch.games) for branch in self.root])
        if self.usual >= 0 and 0 < self.look.glances <= counts[0] and self._hopeless():
            return True
        if counts[0] < least:
            return False
        if counts[0] >= EQUAL and self._same():
            return True
        if self.usual >= 0:
            if not self._behind():
                return True
            if self.root[self.usual].probes < PROBES and self.imagined.continued(self.usual):
                return False  # what comes of doing nothing is not known yet
        if len(counts) < 2 or counts[-1] - counts[-2] > left:
            return True
        merits, _ = self._merits()
        front = max(range(len(self.root)), key=lambda at: merits[at])
        return all(
            at == front or self._unbeaten(front, at) or self._decided(front, at, left)
            for at in range(len(self.root))
        )

    def _same(self) -> bool:
        """Whether all options came to the same in each game that they were tried in."""
        for row in zip(*[branch.games for branch in self.root], strict=False):
            if row.count(row[0]) != len(row):
                return False
        return True

    def _hopeless(self) -> bool:
        """Whether every option was behind the usual one in each game so far."""
        usual = self.root[self.usual]
        for branch in self.root:
            if branch is not usual and not all(map(lt, branch.games, usual.games)):
                return False
        return True

    def _unbeaten(self, one: int, other: int) -> bool:
        """Whether an option was never behind another that was tried often enough."""
        ours, theirs = self.root[one].games, self.root[other].games
        return len(theirs) >= SURE and all(map(ge, ours, theirs))

    def _decided(self, one: int, other: int, left: int) -> bool:
        """Whether the games that are left would hardly put an option in front of the one that is there.

        They are thought to differ as those before did. An option has to come clearly before the usual one.
        """
        ahead = self._beside(one, other)
        count, total, more = len(ahead), sum(ahead), max(left // 2, 1)
        if count < EARLY or not self.look.hardly:
            return False
        spread = count * sum(each * each for each in ahead) - total * total
        wanted = total * (count + more)  # what they come to in the end, so many times as there are now
        if self.usual in (one, other):
            clear = isqrt(CLEAR * spread * (count + more) // (count - 1)) * count
            wanted += clear if one == self.usual else -clear
        return wanted >= 0 and wanted * wanted * (count - 1) > self.look.hardly * more * count * spread

    def _survey(self) -> None:
        """One imagined game for each option, all in the same world."""
        points = self.imagined.survey(self.world(0), mix(self.seed))
        for branch, one in zip(self.root, points, strict=True):
            branch.games.append(one)
        self.tried += self.options
        self.known = None

    def _try(self, at: int) -> None:
        """One imagined game that begins with an option; in some a later choice is tried out."""
        first, imagined = self.root[at], self.imagined
        tried = len(first.games)
        probe = first.probes * COUNTED < tried and imagined.continued(at)
        probe = probe and (at != self.usual or self._behind())
        seed = mix((self.seed + tried) & _SEEDS)
        chance = mix((seed + first.probes) & _SEEDS) if probe else seed
        points = imagined.play(self.world(tried), at, inside=tried > 0, probe=probe, seed=seed, chance=chance)
        self.tried += 1
        if probe:
            first.probes += 1
        else:
            first.games.append(points)
            self.known = None

    def _behind(self) -> bool:
        """Whether another option did better than the usual one so far."""
        usual = self.root[self.usual].games
        return any(sum(map(sub, branch.games, usual)) > 0 for branch in self.root)
