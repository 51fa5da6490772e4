"""Plain and compiled machine, side by side: the same games and scenarios, compared to the last integer.

    python tools/agree.py PACK[=GAMES]... [--games 100] [--decisions 300] [--seats 4]

Random games are played on both in lock-step: after every answer the whole states are equal, and so are the
logs. Then every scenario of the packs runs on both and ends the same way. Exit status 1 at the first
difference, which is printed; 2 when there is no compiled machine to compare with.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

from talisman.cli.common import build
from talisman.runtime.game.engine import native_machine
from talisman.runtime.game.game import Game, load
from talisman.scenario import run_one


def random_games(pack: str, games: int, decisions: int, seats: int) -> str:
    """What differs between the two machines over random games, or nothing."""
    built = build([pack], [])
    if built.compiled is None:
        return f"{pack} does not compile"
    linked = load(built.compiled.image)
    low, high = linked.image.seats
    answered = 0
    for seed in range(1, games + 1):
        count = max(low, min(seats, high))
        plain = Game.new(linked, count, seed, native=False)
        native = Game.new(linked, count, seed, native=True)
        choose = random.Random(seed)
        for number in range(decisions):
            if plain.state() != native.state() or plain.status != native.status:
                return f"{pack}: game {seed} differs after {number} decisions"
            if plain.drain() != native.drain():
                return f"{pack}: the logs of game {seed} differ after {number} decisions"
            if plain.status != "asking":
                break
            index = choose.randrange(plain.choices)
            plain.step(index)
            native.step(index)
            answered += 1
    print(f"{pack}: {games} random games, {answered:,} decisions: equal after each")
    return ""


def scenarios(pack: str) -> str:
    """What differs between the two machines over the scenarios of a pack, or nothing."""
    built = build([pack], [], scenarios=True)
    if built.compiled is None:
        return f"{pack} does not compile with its scenarios"
    linked = load(built.compiled.image)
    told = built.compiled.model.scenarios
    for number, scenario in enumerate(told):
        ends = [run_one(linked, number, scenario, native=native) for native in (False, True)]
        if ends[0] != ends[1]:
            return f"{pack}: `{scenario.title}` ends differently: {ends[0]} and {ends[1]}"
    print(f"{pack}: {len(told)} scenarios end the same way")
    return ""


def main(arguments: Sequence[str]) -> int:
    """Compare; 1 when something differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packs", nargs="+", help="a pack, and how many games of it: content/classic=50")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args(arguments)
    if native_machine() is None:
        print("there is no compiled machine here; `python tools/build_native.py` makes one")
        return 2
    for said in asked.packs:
        pack, _, games = said.partition("=")
        count = int(games or asked.games)
        differs = random_games(pack, count, asked.decisions, asked.seats) or scenarios(pack)
        if differs:
            print(differs)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
