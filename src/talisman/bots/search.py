"""Trying options out on imagined games: more often those that did well, each in the same imagined games.

A tree of the seat's own choices, whatever the dice and the others do in between: the first choice is the one
that is asked for, later ones are found again by what they say. Below the tree the seat does what did well
wherever it was done, and the others choose at random.
All numbers are integers, so that every machine finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from math import isqrt

from attrs import Factory, define, frozen

from talisman.runtime.game.game import Game
from talisman.runtime.machine.dice import mix
from talisman.runtime.table.ops import H_DN, H_DPROMPT, H_DSEAT, H_TURNS, ST_ASKING, ST_FAULT
from talisman.runtime.table.words import DECLINED

SCALE = 1 << 20
TIDY = 64
FUSS = 96
"""What a point counts, and what each choice costs: of two ways to the same end the shorter one is taken."""

SURE = 5
"""Where one option was never behind in so many imagined games that all were tried in, it is taken."""

SOME = 3
"""So often something was tried out before it is thought to be better than to do nothing."""

CLEAR, BEYOND_DOUBT = 2, 16
"""How far an option is ahead, in squares of the error: of the usual one at the end, of all to end early."""

_SEEDS = (1 << 64) - 1

Option = tuple[int, int]
World = Callable[[int], Game]
Judge = Callable[[Game], int]


@frozen
class Lookahead:
    """How far it looks.

    tries: imagined games for a decision, and `each` more for every option; at most `most`, but always one
    for each option. decisions: of the seat in each game; answers: of all. turns: a game is judged when so
    many turns have begun. daring: how much an option that was tried seldom gets the benefit of the doubt, in
    percent of the most by which options differed. least: so often each option is tried, where there are few.
    """

    tries: int = 8
    each: int = 6
    most: int = 48
    decisions: int = 16
    answers: int = 96
    turns: int = 1
    daring: int = 100
    least: int = 3


@define
class Branch:
    """What came of a choice: how often it was tried, what the games came to, and the choices after it.

    probes: games in which a later choice was tried out; what
    these came to says nothing of the choice itself.
    """

    tried: int = 0
    probes: int = 0
    total: int = 0
    games: list[int] = Factory(list)
    next: dict[Option, Branch] = Factory(dict)

    @property
    def mean(self) -> int:
        """What a game came to on average, scaled."""
        return self.total * SCALE // self.tried

    def note(self, points: int) -> None:
        """One more game that came to so many points; of first choices each game is kept."""
        self.count(points)
        self.games.append(points)

    def count(self, points: int) -> None:
        """One more game that came to so many points."""
        self.tried += 1
        self.total += points

    def after(self, option: Option) -> Branch:
        """The branch of a choice after this one."""
        found = self.next.get(option)
        if found is None:
            found = self.next[option] = Branch()
        return found


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
    duties: frozenset[int] = frozenset()
    gathering: frozenset[int] = frozenset()
    usual: int = -1
    all: Branch = Factory(Branch)
    root: list[Branch] = Factory(list)
    known: tuple[list[int], int] | None = None

    def run(self) -> list[int]:
        """Indices of the best options found."""
        self.root = [Branch() for _ in self.options]
        count = len(self.root)
        tries = max(count, min(self.look.most, self.look.tries + self.look.each * count))
        least = self.look.least if self.look.least * count <= self.look.most else 1
        for done in range(tries):
            at = self._first(done, least)
            self._try(at)
            if self._settled(tries - done - 1, least):
                break
        return self.best()

    def best(self) -> list[int]:
        """The options to choose from: the usual one where no other is clearly better, else the best."""
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
            sums: list[int] = [0] * len(self.root)
            counts: list[int] = [0] * len(self.root)
            low = high = 0
            for row in zip_longest(*(branch.games for branch in self.root)):
                found = [points for points in row if points is not None]
                if len(found) < 2:
                    break
                common = sum(found) * SCALE // len(found)
                low, high = min(low, min(found) * SCALE - common), max(high, max(found) * SCALE - common)
                for at, points in enumerate(row):
                    if points is not None:
                        sums[at] += points * SCALE - common
                        counts[at] += 1
            merits = [total // max(count, 1) for total, count in zip(sums, counts, strict=True)]
            self.known = merits, high - low
        return self.known

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

    def _first(self, done: int, least: int) -> int:
        """The option to try next: each some times, then the most promising, and the usual one as often."""
        tried = [branch.tried for branch in self.root]
        if min(tried) < least:
            return tried.index(min(tried))
        merits, wide = self._merits()
        best = max(
            range(len(tried)),
            key=lambda at: (merits[at] + self._doubt(at, wide, done), -tried[at], -at),
        )
        behind = self.usual >= 0 and tried[self.usual] < tried[best]
        return self.usual if behind else best

    def _settled(self, left: int, least: int) -> bool:
        """Whether nothing does better than the usual, no other can catch up, or one is sure."""
        counts = sorted([branch.tried for branch in self.root])
        if counts[0] < least:
            return False
        if self.usual >= 0:
            usual = self.root[self.usual]
            if not self._behind():
                return True
            if usual.next and usual.probes < least:
                return False  # what comes of doing nothing is not known yet
        if len(counts) < 2 or counts[-1] - counts[-2] > left:
            return True
        merits, _ = self._merits()
        front = max(range(len(self.root)), key=lambda at: merits[at])
        return all(
            at == front or self._unbeaten(front, at) or self._clearly(front, at, BEYOND_DOUBT)
            for at in range(len(self.root))
        )

    def _unbeaten(self, one: int, other: int) -> bool:
        """Whether an option was never behind another that was tried often enough."""
        ours, theirs = self.root[one].games, self.root[other].games
        return len(theirs) >= SURE and all(mine >= his for mine, his in zip(ours, theirs, strict=False))

    def _doubt(self, at: int, wide: int, done: int) -> int:
        """The benefit of the doubt: the more, the seldomer an option was tried."""
        return (
            wide * self.look.daring * isqrt(SCALE * done) // (100 * isqrt(SCALE) * (1 + self.root[at].tried))
        )

    def _try(self, at: int) -> None:
        """One imagined game that begins with an option; in every other one a later choice is tried out."""
        first, game = self.root[at], self.game
        probe = first.probes < first.tried and bool(first.next) and (at != self.usual or self._behind())
        path, inside = [first], first.tried > 0
        world = self.world(first.tried)
        game.become(world)
        words, last = game.words, game.linked.where["b_opt"] - 1
        seed, asked = mix((self.seed + first.tried) & _SEEDS), dict[int, int]()
        chance = mix((seed + first.probes) & _SEEDS) if probe else seed
        turns, decisions = words[H_TURNS] + self.look.turns, self.look.decisions
        said: list[Option] = []
        choice, taken = at, list[int]()
        while True:
            taken.append(choice)
            status = game.imagine(choice)
            if status != ST_ASKING or words[H_TURNS] >= turns:
                break
            if len(said) >= decisions or len(taken) > self.look.answers:
                break
            count = words[H_DN]
            if count == 1:
                choice = 0
                continue
            prompt = words[H_DPROMPT]
            often = asked[prompt] = asked.get(prompt, 0) + 1
            if words[H_DSEAT] != self.seat:
                if words[last + 2 * count - 1] == DECLINED:
                    choice = count - 1  # the others are imagined not to meddle
                elif prompt in self.duties:
                    choice = 0
                else:
                    choice = mix((seed + (prompt << 16) + often) & _SEEDS) % count
                continue
            offered = game.offered
            known = path[-1].next if inside else self.all.next
            bits = mix((chance + (prompt << 16) + often) & _SEEDS) if probe else 0
            choice = self._other(known, offered, bits, not said) if probe else -1
            if choice < 0:
                choice = self._later(known, offered, prompt)
            if choice < 0:
                choice = (mix((chance + (prompt << 16) + often) & _SEEDS) >> 16) % count
            option = offered[choice]
            if inside:
                path.append(path[-1].after(option))
                inside = path[-1].tried > 0
            said.append(option)
        if status == ST_FAULT:
            self._back(world, taken)
        points = self.judge(game) * TIDY - len(said) * FUSS
        if probe:
            first.probes += 1
        else:
            first.note(points)
            self.known = None
        self.all.count(points)
        for branch in path[1:]:
            branch.count(points)
        for option in dict.fromkeys(said):
            self.all.after(option).count(points)

    def _back(self, world: Game, taken: Sequence[int]) -> None:
        """To where the imagined game stood before the last answer."""
        self.game.become(world)
        for choice in taken[:-1]:
            self.game.imagine(choice)

    def _behind(self) -> bool:
        """Whether another option did better than the usual one so far."""
        return any(self._ahead(at, self.usual) for at in range(len(self.root)))

    def _other(
        self, known: Mapping[Option, Branch], offered: Sequence[Option], bits: int, at_once: bool
    ) -> int:
        """What a probe tries out as a later choice, or -1: nothing but what one would do.

        at_once: nothing was chosen in between; there it takes what was not tried before.
        """
        new = [at for at, option in enumerate(offered) if option not in known]
        if new and (at_once or bits & 0x100):
            return new[(bits >> 16) % len(new)]
        return (bits >> 16) % len(offered) if bits & 0x200 else -1

    def _later(self, known: Mapping[Option, Branch], offered: Sequence[Option], prompt: int) -> int:
        """A later choice: what did best so far, else the least there is to do; -1 where neither is known.

        The least is the way out, else the first duty; where several things are chosen one by one, all.
        """
        lazy = offered[-1][0] == DECLINED
        if lazy and prompt in self.gathering:
            return 0
        least = len(offered) - 1 if lazy else 0 if prompt in self.duties else -1
        if least >= 0 and offered[least] not in known:
            return least
        found = [at for at, option in enumerate(offered) if option in known]
        if least >= 0:
            found = [at for at in found if at == least or known[offered[at]].tried >= SOME]
        return max(found, key=lambda at: (known[offered[at]].mean, at), default=-1)
