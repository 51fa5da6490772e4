"""How good the choices of several bots are at the same moments, in points of worth: far surer than games won.

    python bench/choices.py PACK LOOK... [--games 4] [--first 1] [--seats 4] [--rounds 90] [--older REV]

A LOOK is a cautious bot with some words of `Lookahead` other than usual, as in `least=3,hardly=9`; `today` is
the usual one. All are asked at each decision of games that the first of them plays. Where they do not agree,
what each chose is tried out in 256 imagined games with the same dice, and judged as a cautious bot judges.

It prints for each, upon a thousand decisions, how many points its choices are behind the best of those that
were named, how many before the first one (with one standard error; no decision counts more than 400 points,
so that a game won or lost does not hide the rest), how often it chose otherwise, and the processor time of a
decision.
With `--older` the first is the cautious bot of that revision, as in `bots.py`. Points of one turn are not
games won: who is ahead here still has to win in `bots.py`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import define

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parent)]

from bots import older
from talisman.bots import cautious
from talisman.bots.cautious import WORTH, Worlds
from talisman.bots.search import TIDY, Lookahead
from talisman.cli.common import build
from talisman.play.session import Chooser, Session
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.imagined import Imagined
from talisman.runtime.game.redeal import Dealer
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.machine.dice import mix

GAMES = 256
MOST = 400
_SEEDS = (1 << 64) - 1


@define
class Tally:
    """What is known of one bot."""

    behind: float = 0.0
    ahead: float = 0.0
    squares: float = 0.0
    otherwise: int = 0
    seconds: float = 0.0


def look(words: str) -> Lookahead:
    """The lookahead that is called so."""
    pairs = [word.split("=") for word in words.split(",") if word != "today"]
    return Lookahead(**{name: int(value) for name, value in pairs})


def points(game: Game, options: Sequence[int], deals: int) -> dict[int, float]:
    """What these options come to in the same imagined games, on average."""
    number = game.decisions
    imagined = Imagined(game.copy())
    imagined.game.fuel = game.fuel
    dice = [mix((number << 20) + nth & _SEEDS) for nth in range(GAMES)]
    worlds = Worlds(Dealer(game, game.asked), dice.__getitem__, [], deals)
    imagined.begin(game.asked, game.choices, Lookahead().bounds(game.proc(WORTH)))
    found: dict[int, list[int]] = {option: [] for option in options}
    for nth, seed in enumerate(dice):
        for option, those in found.items():
            probe = nth % 2 == 1 and imagined.continued(option)
            chance = mix(seed + nth & _SEEDS) if probe else seed
            came = imagined.play(worlds(nth), option, inside=nth > 0, probe=probe, seed=seed, chance=chance)
            if not probe and nth >= GAMES // 8:  # what comes later has to be learnt first
                those.append(came)
    common = min(map(len, found.values()))
    return {option: sum(those[:common]) / max(common, 1) / TIDY for option, those in found.items()}


def asked_together(bots: Mapping[str, Chooser], tallies: Mapping[str, Tally], deals: int) -> Chooser:
    """The first of some bots; what all of them choose is compared."""

    def choose(game: Game) -> int:
        said: dict[str, int] = {}
        for name, ask in bots.items():
            began = time.process_time()
            said[name] = ask(game)
            tallies[name].seconds += time.process_time() - began
        first = next(iter(said.values()))
        different = sorted(set(said.values()))
        if len(different) > 1:
            came = points(game, different, deals)
            best = max(came.values())
            for name, option in said.items():
                tally, gain = tallies[name], max(-MOST, min(MOST, came[option] - came[first]))
                tally.behind += min(MOST, best - came[option])
                tally.ahead += gain
                tally.squares += gain * gain
                tally.otherwise += option != first
        return first

    return choose


def main(arguments: Sequence[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pack")
    parser.add_argument("looks", nargs="+", metavar="LOOK")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=90)
    parser.add_argument("--deals", type=int, default=48)
    parser.add_argument("--older", default="", help="a revision whose cautious bot is the first")
    asked = parser.parse_args(arguments)
    built = build([asked.pack], [])
    if built.compiled is None:
        print(f"{asked.pack} does not compile")
        return 1
    linked = load(built.compiled.image)
    before = older(asked.older)["cautious"] if asked.older else None
    names = [*(["older"] if before else []), *asked.looks]
    tallies = {name: Tally() for name in names}
    moments = 0
    for seed in range(asked.first, asked.first + asked.games):
        bots: dict[str, Chooser] = {"older": before(seed)} if before else {}
        bots |= {name: cautious(seed, look(name)) for name in asked.looks}
        compared = asked_together(bots, tallies, asked.deals)
        game = Game.new(linked, asked.seats, seed, log=False)
        choosers = dict.fromkeys(range(asked.seats), compared)
        moments += (
            Session(Record(Setup(asked.seats, seed), game), choosers, most_rounds=asked.rounds)
            .run()
            .decisions
        )
        for name, tally in tallies.items():
            upon, spent = 1_000 / moments, 1e6 * tally.seconds / moments
            print(
                f"| {asked.pack} | {name} | {upon * tally.behind:,.0f} behind the best "
                f"| {upon * tally.ahead:+,.0f} ({upon * tally.squares**0.5:,.0f}) beside {names[0]} "
                f"| {tally.otherwise} of {moments} otherwise | {spent:,.0f} us a decision |",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
