# ruff: noqa: F403, F405
"""Imagined games, each played in the machine's own loop from an answer to where it is judged.

What the seat chooses later is found in a tree of its choices, whatever the dice and the others do in between;
the others pass where they can, do what has to be done, and choose at random (`runtime/machine/imagining.py`).
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from functools import lru_cache

from attrs import frozen

from talisman.runtime.game.engine import chosen, is_plain, vector
from talisman.runtime.game.facts import OUT
from talisman.runtime.game.game import Game
from talisman.runtime.game.redeal import known
from talisman.runtime.image.link import Linked
from talisman.runtime.table.ops import *
from talisman.runtime.table.words import KINDS

NODES = 2048
"""Choices that are remembered for one decision; what comes after these is done in the usual way."""


@frozen
class Bounds:
    """How far an imagined game goes, and what counts in it; the words of the same names say it in full."""

    turns: int = 1
    answers: int = 96
    decisions: int = 16
    worth: int = -1
    won: int = 1_000_000
    left: int = -10_000
    own: int = 2
    alone: bool = False
    scale: int = 64
    fuss: int = 96
    some: int = 3
    learns: bool = True


class Imagined:
    """Imagined games for one decision after another, all played in one game that is of no other use."""

    def __init__(self, game: Game) -> None:
        """For games like this one; what is given is played in."""
        self.game = game
        kind, machine = game.kind, game.machine
        self._stats = I_TREE + NODES * NODE
        self.words: MutableSequence[int] = vector(kind, [0] * (self._stats + RECKONED * 5))
        self.sums: MutableSequence[int] = [0] * NODES if is_plain(kind) else array("q", [0] * NODES)
        machine.rd = known(game.linked, game.native)
        machine.im, machine.sums, machine.kinds = self.words, self.sums, _kinds(game.linked, game.native)
        self._out = _out(game)

    def begin(self, seat: int, choices: int, bounds: Bounds) -> None:
        """Think of another decision with so many options; all that was known of choices is forgotten."""
        words, tree = self.words, I_TREE
        words[I_SEAT], words[I_OUT], words[I_NODES] = seat, self._out, NODES if bounds.learns else 0
        words[I_TURNS], words[I_WORTH], words[I_SOME] = bounds.turns, bounds.worth, bounds.some
        words[I_ANSWERS] = min(bounds.answers, IMAGINED - 1)
        words[I_DECISIONS] = min(bounds.decisions, IMAGINED)
        words[I_WON], words[I_LEFT] = bounds.won, bounds.left
        words[I_OWN], words[I_ALONE] = bounds.own, bounds.alone
        words[I_SCALE], words[I_FUSS] = bounds.scale, bounds.fuss
        words[I_INSIDE] = words[I_PROBE] = words[I_BACK] = 0
        words[I_GROWN] = 2 + choices
        words[I_STATS] = self._stats if _looks_only(self.game.linked, bounds.worth) else 0
        for node in range(1, 2 + choices):
            words[tree + node * NODE] = 0

    def play(self, world: Game, first: int, *, inside: bool, probe: bool, seed: int, chance: int) -> int:
        """What an imagined game comes to that begins in a world with an option.

        inside: later choices are those that were good after this option, else wherever they were made. probe:
        one of them is tried out. seed: of what others choose at random, chance: of what the seat does.
        """
        words, machine = self.words, self.game.machine
        words[I_FIRST], words[I_INSIDE], words[I_PROBE] = 2 + first, inside, probe
        words[I_SEEDLO], words[I_SEEDHI] = _halves(seed)
        words[I_CHANCELO], words[I_CHANCEHI] = _halves(chance)
        machine.base = world.words
        machine.work = machine.spent = 0  # of this game alone: what was imagined before makes no difference
        return machine.imagine(first, self.game.fuel)

    def survey(self, world: Game, seed: int) -> list[int]:
        """What an imagined game comes to that begins in a world with each of its options.

        Each is the first that begins so; seed: of what is chosen at random in it.
        """
        words, machine = self.words, self.game.machine
        words[I_INSIDE] = words[I_PROBE] = 0
        words[I_SEEDLO], words[I_SEEDHI] = words[I_CHANCELO], words[I_CHANCEHI] = _halves(seed)
        machine.base = world.words
        return list(self.sums[2 : 2 + machine.survey(self.game.fuel)])

    def look(self, game: Game, seed: int) -> int:
        """The option that one look at each makes the best, in a game dealt anew; -1 where there are several.

        Nothing of later choices is learnt. What each came to is in `sums`.
        """
        words, machine = self.words, self.game.machine
        words[I_SEEDLO], words[I_SEEDHI] = words[I_CHANCELO], words[I_CHANCEHI] = _halves(seed)
        machine.base = game.words
        machine.work = machine.spent = 0
        return machine.look(game.fuel)

    def continued(self, first: int) -> bool:
        """Whether later choices after an option are known."""
        return self.words[I_TREE + (2 + first) * NODE] > 0

    @property
    def said(self) -> int:
        """How often the seat chose in the last game, after the first choice."""
        return self.words[I_SAID]


def _halves(seed: int) -> tuple[int, int]:
    """64 bits as two words."""
    low, high = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF
    return low - (1 << 32) if low >> 31 else low, high - (1 << 32) if high >> 31 else high


def _looks_only(linked: Linked, proc: int) -> bool:
    """Whether a procedure changes nothing, so that stats are the same until it is done."""
    return proc >= 0 and KINDS[linked.image.rows["procs"][proc][4]] == "pure"


@lru_cache(maxsize=16)
def _kinds(linked: Linked, native: bool) -> MutableSequence[int]:
    """The kind of each text, as the machine reads it."""
    return vector(chosen(native), list(linked.image.text_kinds))


def _out(game: Game) -> int:
    """The word that says whether the first seat has left the game; -1 where none can."""
    names = game.image.names["fields"]
    return game.linked.field_of[names.index(OUT)][0] if OUT in names else -1
