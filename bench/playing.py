"""Random games a second inside one process, and beside them another public engine for card games.

    python bench/playing.py PACK [--games 40] [--seats 4] [--rounds 150] [--runs 5] [--no-plain]

All seats answer at random inside the machine's own loop, without a log. A game is cut after so many rounds
(a round: every seat had a turn) where it has not ended by then. Loading the image is not counted. Rates are
of processor time on one core, the median of the runs, with the smallest and largest; other work on the
computer makes them smaller. Instructions are counted on the plain machine, over one game.

The other engine is the wheel `essence-wars` (a game of two with cards, in Rust), with its own random bot. It
is no dependency: `pip install essence-wars` shows it. Its interface takes one action a call, so there are
two comparisons: games answered from Python, one call a decision on both sides; and ours inside the machine's
loop. A decision there and a decision here are not the same amount of rules: the ratio only says how fast each
can be driven.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from talisman.cli.common import build
from talisman.runtime.game.engine import native_machine
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.watched import Watched
from talisman.runtime.image.link import Linked
from talisman.values import evolve

WHEEL = "essence_wars"
Played = tuple[int, int, int]
"""Events, decisions and rounds of one game."""


class Other(Protocol):
    """A game of the other engine, as far as it is used here."""

    def reset(self, seed: int) -> None:
        """Begin anew."""

    def random_action(self) -> int:
        """What its random bot does next."""

    def step(self, action: int) -> tuple[float, bool]:
        """Do it."""

    def is_done(self) -> bool:
        """Whether the game is over."""


class Counting(Watched):
    """Code that counts the instructions fetched from it: their words begin at multiples of four."""

    fetched = 0

    def __getitem__(self, place):  # type: ignore[no-untyped-def]
        """A word of the code."""
        if place % 4 == 0:
            self.fetched += 1
        return list.__getitem__(self, place)


def inside(linked: Linked, seats: int, seed: int, rounds: int, native: bool) -> Played:
    """One game, answered inside the machine."""
    game = Game.new(linked, seats, seed, native=native, log=False)
    game.play(rounds=rounds)
    return game.events, game.decisions, min(game.rounds, rounds)


def outside(linked: Linked, seats: int, seed: int, rounds: int, native: bool) -> Played:
    """One game, answered from Python with a fixed pattern of choices."""
    game = Game.new(linked, seats, seed, native=native, log=False)
    state = seed * 2654435761 % 2**32
    while game.status == "asking" and game.rounds <= rounds:
        state = (state * 1664525 + 1013904223) % 2**32
        game.step((state >> 8) % game.choices)
    return game.events, game.decisions, min(game.rounds, rounds)


def rates(games: int, runs: int, play: Callable[[int], Played]) -> tuple[list[float], list[float]]:
    """Games and decisions a second of processor time of each counted run, after one that is not counted."""
    found: list[float] = []
    answers: list[float] = []
    for _ in range(runs + 1):
        began = time.process_time()
        decisions = sum(play(seed)[1] for seed in range(1, games + 1))
        took = time.process_time() - began
        found.append(games / took)
        answers.append(decisions / took)
    return found[1:], answers[1:]


def counted(linked: Linked, seats: int, rounds: int) -> int:
    """Instructions of one game."""
    code = Counting(linked.code)
    inside(evolve(linked, code=code), seats, 1, rounds, False)
    return code.fetched


def other(games: int, runs: int) -> tuple[list[float], list[float]] | None:
    """Games and actions a second of the other engine, None where it is not installed."""
    if find_spec(WHEEL) is None:
        return None
    make = cast(Callable[[], Other], import_module(WHEEL).PyGame)

    def play(seed: int) -> Played:
        game, actions = make(), 0
        game.reset(seed)
        while not game.is_done():
            game.step(game.random_action())
            actions += 1
        return 0, actions, 0

    return rates(games, runs, play)


def line(name: str, found: tuple[list[float], list[float]]) -> float:
    """Print one row; the median of the decisions a second."""
    games, answers = found
    spread = f"{min(games):,.1f} to {max(games):,.1f}"
    print(f"| {name} | {statistics.median(games):,.1f} | {spread} | {statistics.median(answers):,.0f} |")
    return statistics.median(answers)


def main(arguments: Sequence[str]) -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pack")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--no-plain", action="store_true", help="leave the plain machine out: it is slow")
    asked = parser.parse_args(arguments)
    built = build([asked.pack], [])
    if built.compiled is None:
        print(f"{asked.pack} does not compile")
        return 1
    linked = load(built.compiled.image)
    seats, rounds = min(asked.seats, linked.image.seats[1]), asked.rounds
    native = native_machine() is not None
    told = [inside(linked, seats, seed, rounds, native) for seed in range(1, 11 if native else 2)]
    mean = [statistics.mean(column) for column in zip(*told, strict=True)]
    print(
        f"{asked.pack}, {seats} seats, cut after {rounds} rounds: {mean[0]:,.0f} events, {mean[1]:,.0f} "
        f"decisions and {mean[2]:.0f} rounds a game (mean of {len(told)})"
    )
    if not asked.no_plain:
        print(f"{counted(linked, seats, rounds):,} instructions in the first game")
    print("\n| what | games a second, median | smallest to largest | decisions a second |\n|---|---|---|---|")
    speeds: dict[str, float] = {}
    for name, machine in [("compiled", True)] * native + [("plain", False)] * (not asked.no_plain):
        games, runs = (asked.games, asked.runs) if machine else (1, 1)
        speeds[name] = line(
            f"{name}, inside",
            rates(games, runs, lambda seed, m=machine: inside(linked, seats, seed, rounds, m)),
        )
    if native:
        speeds["outside"] = line(
            "compiled, from Python",
            rates(asked.games, asked.runs, lambda seed: outside(linked, seats, seed, rounds, True)),
        )
    wheel = other(asked.games * 10, asked.runs)
    if wheel is not None:
        speeds["wheel"] = line(f"{WHEEL}, from Python", wheel)
    print()
    if "plain" in speeds and native:
        print(f"compiled to plain: {speeds['compiled'] / speeds['plain']:.0f} to 1")
    if wheel is None:
        print(f"{WHEEL} is not installed: nothing to compare with (pip install essence-wars)")
    elif native:
        print(f"decisions to its actions, both from Python: {speeds['outside'] / speeds['wheel']:.2f} to 1")
        print(f"decisions inside our loop to its actions: {speeds['compiled'] / speeds['wheel']:.2f} to 1")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
