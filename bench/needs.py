"""How much of the bounds on work random games take: between two answers, in a turn, in a game.

    python bench/needs.py PACK[=GAMES]... [--games 100] [--seed 1] [--seats 4] [--max-turns 2000] [--least 10]

Games are played with random answers, and what the machine counts is looked at after each. A bound that is not
so many times as large as the most that a game took ends the run with status 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "src")]

from attrs import define

from talisman.cli.common import playable
from talisman.play.session import random_choice
from talisman.runtime.game.game import Game
from talisman.runtime.image.link import Linked
from talisman.runtime.table.limits import ANSWER_WORK, FUEL, GAME_WORK, TURN_WORK
from talisman.runtime.table.ops import H_TURNS


@define
class Needs:
    """The most that any game took."""

    answer: int = 0
    turn: int = 0
    game: int = 0
    answers: int = 0

    def shares(self) -> dict[str, tuple[int, int]]:
        """What was needed, and the bound."""
        return {
            "between two answers": (self.answer, FUEL),
            "in a turn": (self.turn, TURN_WORK),
            "in a game": (self.game, GAME_WORK),
        }


def play(linked: Linked, seats: int, seed: int, most_turns: int, needs: Needs) -> None:
    """One random game."""
    game, choose = Game.new(linked, seats, seed), random_choice(seed)
    machine = game._machine
    before = 0
    while True:
        needs.answer = max(needs.answer, machine.work - before - ANSWER_WORK)
        needs.turn = max(needs.turn, machine.spent)
        before = machine.work
        if game.status != "asking" or game.words[H_TURNS] >= most_turns:
            break
        needs.answers += 1
        game.step(choose(game))
    if game.status == "fault":
        raise SystemExit(f"seed {seed}: {game.fault}")
    needs.game = max(needs.game, machine.work)


def main() -> int:
    """Measure each pack."""
    parser = argparse.ArgumentParser()
    parser.add_argument("packs", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--max-turns", type=int, default=2_000)
    parser.add_argument("--least", type=float, default=10)
    given = parser.parse_args()
    least = float("inf")
    for pack in given.packs:
        name, _, games = pack.partition("=")
        linked, needs, begun = playable([name], []).linked, Needs(), time.process_time()
        low, high = linked.image.seats
        count = int(games or given.games)
        for seed in range(given.seed, given.seed + count):
            play(linked, max(low, min(given.seats, high)), seed, given.max_turns, needs)
        print(f"{name}: {count} games, {needs.answers:,} answers ({time.process_time() - begun:.0f} s)")
        for what, (most, bound) in needs.shares().items():
            least = min(least, bound / most)
            print(
                f"    work {what}: at most {most:,} of {bound:,}, {bound / most:.0f} times as much",
                flush=True,
            )
    print(f"every bound is at least {least:.0f} times what was needed")
    return int(least < given.least)


if __name__ == "__main__":
    raise SystemExit(main())
