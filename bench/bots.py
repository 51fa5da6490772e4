"""How strong bots are beside each other, and how fast: games between two of them in paired seats.

    python bench/bots.py PACK cautious greedy [--games 100] [--seats 4] [--rounds 300] [--older REV]
    python bench/bots.py PACK --ladder       the table of all: each bot against the next weaker one

Every seed is played twice: once the first bot has the seats 1, 3, ..., once the others; so neither has
better seats or better dice. A game that did not end after so many rounds (a round: every seat had a turn)
counts for nobody. `patient` is a cautious bot that imagines all games, also those that would hardly change
its choice. With `--older REV` a bot called `older:NAME` is the one of that name in this revision of the
repository, on the machine of today, dealing as it did then: so what a change does to strength and speed is
seen in the same games.

It prints the games each won, the share of the first among games that somebody won, how many standard errors
that is from a half (both games of a seed as one, since they need not be independent), and the processor time
each bot took for its answers, a decision; other work on the computer makes all times longer. `--alone` plays
games of the first bot and of the second by turns, on the same seeds, and prints games a second.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib.util import module_from_spec, spec_from_loader
from itertools import pairwise
from pathlib import Path
from types import ModuleType

from talisman.bots import BOTS, bot, cautious
from talisman.bots.search import Lookahead
from talisman.cli.common import build
from talisman.play.session import Chooser, Result, Session
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.link import Linked

ROOT = Path(__file__).resolve().parent.parent
OLDER = "older"
LADDER = ("random", "greedy", "cautious", "deep")
"""Bots, each of which should win more often than not against the one before it."""

PATIENT = Lookahead(least=3, glances=0, hardly=0)
Makers = Mapping[str, Callable[[int], Chooser]]


def older(revision: str) -> Makers:
    """The bots of another revision, as a package of another name."""
    folder = "src/talisman/bots"
    listed = _git("ls-tree", "--name-only", revision, f"{folder}/").split()
    texts = {Path(name).stem: _git("show", f"{revision}:{name}") for name in listed if name.endswith(".py")}
    texts["redeal"] = _git("show", f"{revision}:runtime/game/redeal.py")
    waiting = sorted(texts, key=lambda name: name == "__init__")
    package = ModuleType(OLDER)
    package.__path__ = []
    sys.modules[OLDER] = package
    while waiting:  # a file that needs another one waits for it
        name = waiting.pop(0)
        full = OLDER if name == "__init__" else f"{OLDER}.{name}"
        spec = spec_from_loader(full, None)
        assert spec is not None
        module = package if name == "__init__" else module_from_spec(spec)
        sys.modules[full] = module
        try:
            text = texts[name].replace("talisman.bots", OLDER)
            text = text.replace("talisman.runtime.game.redeal", f"{OLDER}.redeal")
            text = text.replace(
                "view import ALL, ", "sight import ALL\nfrom talisman.runtime.game.view import "
            )
            exec(compile(text, full, "exec"), module.__dict__)
        except ModuleNotFoundError:
            del sys.modules[full]
            waiting.insert(-1, name)
    found: Makers = package.__dict__["BOTS"]
    return found


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def played(
    linked: Linked,
    makers: Makers,
    seats: Sequence[str],
    seed: int,
    rounds: int,
    spent: dict[str, list[float]] | None,
) -> Result:
    """One game; what each bot took for its answers is added to `spent`, if given: seconds, decisions."""
    game = Game.new(linked, len(seats), seed, log=False)

    def timed(name: str) -> Chooser:
        choose = makers[name](seed)
        if spent is None:
            return choose
        taken = spent.setdefault(name, [0.0, 0.0])

        def chosen(asking: Game) -> int:
            began = time.process_time()
            answer = choose(asking)
            taken[0] += time.process_time() - began
            taken[1] += 1
            return answer

        return chosen

    bots = {name: timed(name) for name in dict.fromkeys(seats)}
    choosers = {seat: bots[name] for seat, name in enumerate(seats)}
    return Session(Record(Setup(len(seats), seed), game), choosers, most_rounds=rounds).run()


def match(linked: Linked, makers: Makers, asked: argparse.Namespace) -> None:
    """Games of one bot against another, each seed with both ways to sit."""
    one, other = asked.one, asked.other
    spent: dict[str, list[float]] = {}
    won = {one: 0, other: 0}
    ahead: list[int] = []
    for seed in range(asked.first, asked.first + asked.games // 2):
        pair = 0
        for turned in (False, True):
            seats = [one if (seat % 2 == 0) != turned else other for seat in range(asked.seats)]
            result = played(linked, makers, seats, seed, asked.rounds, spent)
            winners = {seats[winner - 1] for winner in result.winners}
            if len(winners) == 1:
                name = winners.pop()
                won[name] += 1
                pair += 1 if name == one else -1
        ahead.append(pair)
        if asked.watch and len(ahead) % asked.watch == 0:
            print(told(asked, won, ahead, spent), flush=True)
    print(told(asked, won, ahead, spent))


def told(
    asked: argparse.Namespace,
    won: Mapping[str, int],
    ahead: Sequence[int],
    spent: Mapping[str, Sequence[float]],
) -> str:
    """How a match stands, in a row."""
    ours, theirs = won[asked.one], won[asked.other]
    error = statistics.pstdev(ahead) * len(ahead) ** 0.5
    sure = f"{(ours - theirs) / error:+.1f}" if error else "none"
    times = ", ".join(f"{1e6 * took / max(count, 1):,.0f}" for took, count in spent.values())
    share = f"{100 * ours / max(ours + theirs, 1):.1f} %"
    return (
        f"| {asked.pack} | {asked.one} {ours} | {asked.other} {theirs} | of {2 * len(ahead)} | {share} "
        f"| {sure} | {times} us a decision |"
    )


def alone(linked: Linked, makers: Makers, asked: argparse.Namespace) -> None:
    """Games of each bot against itself, by turns."""
    took: dict[str, list[float]] = {asked.one: [], asked.other: []}
    for seed in range(asked.first, asked.first + asked.games // 2):
        for name, times in took.items():
            began = time.process_time()
            played(linked, makers, [name] * asked.seats, seed, asked.rounds, None)
            times.append(time.process_time() - began)
    for name, times in took.items():
        spread = f"{min(times):.2f} to {max(times):.2f} s a game"
        print(f"| {asked.pack} | {name} | {len(times) / sum(times):.2f} games a second | {spread} |")
    first, second = (sum(times) for times in took.values())
    print(f"{asked.one} to {asked.other}: {second / first:.2f} to 1")


def main(arguments: Sequence[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pack")
    parser.add_argument("one", nargs="?", default="")
    parser.add_argument("other", nargs="?", default="")
    parser.add_argument("--ladder", action="store_true", help="each bot against the next weaker one")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--older", default="", help="a revision whose bots are called older:NAME")
    parser.add_argument("--watch", type=int, default=0, help="say how it stands after so many seeds")
    parser.add_argument("--alone", action="store_true", help="each bot against itself, for its speed")
    asked = parser.parse_args(arguments)
    if asked.ladder == bool(asked.one and asked.other):
        parser.error("name two bots, or ask for --ladder")
    built = build([asked.pack], [])
    if built.compiled is None:
        print(f"{asked.pack} does not compile")
        return 1
    makers = {**BOTS, "patient": lambda seed: cautious(seed, PATIENT)}
    makers |= {name: bot(name) for name in (asked.one, asked.other) if name.startswith("deep:")}
    if asked.older:
        makers |= {f"{OLDER}:{name}": maker for name, maker in older(asked.older).items()}
    linked = load(built.compiled.image)
    if asked.ladder:
        print("| pack | bot | the weaker one | games | share | standard errors | each |")
        print("|---|---|---|---|---|---|---|")
    for other, one in pairwise(LADDER) if asked.ladder else [(asked.other, asked.one)]:
        asked.one, asked.other = one, other
        (alone if asked.alone else match)(linked, makers, asked)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
