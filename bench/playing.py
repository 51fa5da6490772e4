"""Random games a second inside one process, on the compiled and on the plain machine.

    python bench/playing.py PACK [--games 40] [--seats 4] [--decisions 600] [--runs 5]

All seats answer at random inside the machine's own loop, without a log. A game is cut after so many
decisions where it has not ended by then. Loading the image is not counted. The ratio is compiled to plain,
from the medians; the plain machine plays a tenth of the games.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Sequence

from talisman.cli.common import build
from talisman.runtime.engine import native_machine
from talisman.runtime.game import Game, load
from talisman.runtime.link import Linked


def played(linked: Linked, seats: int, seed: int, decisions: int, native: bool) -> tuple[int, int]:
    """Events and decisions of one game, answered from outside with a fixed pattern of choices."""
    game = Game.new(linked, seats, seed, native=native, log=False)
    state = seed * 2654435761 % 2**32
    answered = 0
    while game.status == "asking" and answered < decisions:
        state = (state * 1664525 + 1013904223) % 2**32
        game.step((state >> 8) % game.choices)
        answered += 1
    return game.events, answered


def rate(linked: Linked, games: int, seats: int, decisions: int, native: bool, runs: int) -> list[float]:
    """Games a second of each counted run."""
    rates = []
    for _ in range(runs + 1):
        began = time.perf_counter()
        for seed in range(1, games + 1):
            played(linked, seats, seed, decisions, native)
        rates.append(games / (time.perf_counter() - began))
    return rates[1:]


def main(arguments: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pack")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=600)
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args(arguments)
    built = build([asked.pack], [])
    if built.compiled is None:
        print(f"{asked.pack} does not compile")
        return 1
    linked = load(built.compiled.image)
    seats = min(asked.seats, linked.image.seats[1])
    events, answered = played(linked, seats, 1, asked.decisions, native_machine() is not None)
    print(f"{asked.pack}, {seats} seats: {events} events and {answered} decisions in the first game\n")
    print("| machine | games a second, median | smallest to largest |\n|---|---|---|")
    medians = []
    kinds = [("compiled", True, asked.games)] if native_machine() is not None else []
    for name, native, games in [*kinds, ("plain", False, max(1, asked.games // 10))]:
        rates = rate(linked, games, seats, asked.decisions, native, asked.runs)
        medians.append(statistics.median(rates))
        print(f"| {name} | {medians[-1]:.1f} | {min(rates):.1f} to {max(rates):.1f} |")
    if len(medians) == 2:
        print(f"\ncompiled to plain: {medians[0] / medians[1]:.0f} to 1")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
