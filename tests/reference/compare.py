"""Play games on the machine and on the plain evaluator in lock-step; report where they first differ.

    python tests/reference/compare.py PACK[=GAMES]... [--games 20] [--seed 1] [--max-decisions 400]
                                      [--scenarios [--onward 20]]

The machine is the compiled one where it was built (TALISMAN_NATIVE=0: the plain one). With `--scenarios`
every scenario runs on both as well, and goes on from where it ends with so many random answers. A scenario
that ends alike on both does not differ, even if it fails: house rules change what scenarios expect.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from attrs import define, field  # noqa: E402

from reference.pair import Both, Differs, Pair, image_of  # noqa: E402
from talisman.compiler import model as m  # noqa: E402
from talisman.compiler.diagnostics import Bag  # noqa: E402
from talisman.compiler.driver import compile_packs  # noqa: E402
from talisman.compiler.pack import NoCache  # noqa: E402
from talisman.packs import load as find  # noqa: E402
from talisman.runtime.game import engine  # noqa: E402
from talisman.runtime.game.facts import GameError  # noqa: E402
from talisman.runtime.game.game import load  # noqa: E402
from talisman.runtime.image.link import Linked  # noqa: E402
from talisman.scenario import running  # noqa: E402

SMALL = 20
"""Models of no more things are small: all facts are compared after every answer, else after every eighth."""


def play(model: m.Model, image: Linked, seats: int, seed: int, most: int) -> Pair:
    """One random game on both, to its end or until enough was asked. Raises `Differs`."""
    pair = Pair.new(model, image, seats, seed)
    random = Random(seed)
    seldom = 8 if len(model.things) > SMALL else 1
    for number in range(most):
        decision = pair.plain.decision
        if decision is None:
            break
        pair.step(random.randrange(len(decision.options)))
        pair.answered += 1
        if pair.machine.status == "asking" and number % seldom == 0:
            pair.facts()
    if pair.machine.status != "fault":
        pair.facts()
    return pair


@define
class Found:
    """What a comparison came to: how much was compared, what differed, what failed alike on both."""

    count: int = 0
    lines: int = 0
    answers: int = 0
    wrong: list[str] = field(factory=list)
    failed: list[str] = field(factory=list)


def games(model: m.Model, image: Linked, count: int, seed: int, most: int) -> Found:
    """Play that many."""
    found = Found(count)
    low, high = model.seats
    for number in range(count):
        seats = low + number % (high - low + 1)
        try:
            pair = play(model, image, seats, seed + number, most)
            found.lines += pair.told
            found.answers += pair.answered
        except Differs as why:
            found.wrong.append(f"game {seed + number} for {seats}: {why}")
    return found


def scenarios(model: m.Model, image: Linked, every: int = 1, only: int = -1, onward: int = 0) -> Found:
    """Run every so-manieth scenario on both, and go on at random from where each ends."""
    found = Found()
    root = running.root_of(model, image)
    for number, scenario in enumerate(model.scenarios):
        if number % every or only not in (-1, number):
            continue
        found.count += 1
        where = f"{scenario.file}:{scenario.span.line} {scenario.title}"
        try:
            both = Both(model, image, scenario)
            failed = run_scenario(both, number, scenario, root)
            if failed:
                found.failed.append(f"{where}: {failed}")
            both.onward(onward, Random(number))
            found.lines += both.pair.told
        except Differs as why:
            found.wrong.append(f"{where}: {why}")
    return found


def run_scenario(both: Both, number: int, scenario: m.Scenario, root: running.Root | None) -> str:
    """One scenario on both; why it failed ("": it passed). Raises `Differs`."""
    try:
        running._Run(both, number, scenario, root).all()  # type: ignore[arg-type]
    except running.Failed as failed:
        return failed.message
    except GameError as error:
        return f"the game refuses: {error}"
    return ""


def compiled(name: str, with_scenarios: bool = False) -> tuple[m.Model, Linked]:
    """The model and the image of a pack, given by name or folder; `Differs` when it has errors."""
    bag = Bag()
    loaded = find([name], bag, NoCache())
    made = compile_packs(loaded.packs, bag, scenarios=with_scenarios)
    if made is None:
        raise Differs(f"{name} does not compile: {[str(one) for one in bag.sorted()][:3]}")
    return made.model, load(made.image)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Compare the machine with the plain evaluator.")
    parser.add_argument("packs", nargs="+", help="packs, and how many games of each: content/classic=100")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--max-decisions", type=int, default=400)
    parser.add_argument("--scenarios", action="store_true", help="the scenarios too")
    parser.add_argument("--onward", type=int, default=20, help="random answers after each scenario")
    args = parser.parse_args()
    engine.prefer(native=os.environ.get("TALISMAN_NATIVE") != "0")
    wrong: list[str] = []
    for said in args.packs:
        pack, _, count = said.partition("=")
        start = time.monotonic()
        model, image = compiled(pack)
        found = games(model, image, int(count or args.games), args.seed, args.max_decisions)
        line = f"{pack}: {found.count} games, {found.answers:,} answers, {found.lines:,} lines compared"
        print(f"{line}, {len(found.wrong)} games differ, {time.monotonic() - start:.0f} s", flush=True)
        wrong += found.wrong
        if args.scenarios:
            start = time.monotonic()
            model, image = compiled(pack, with_scenarios=True)
            found = scenarios(model, image, onward=args.onward)
            wrong += found.wrong
            line = f"{pack}: {found.count} scenarios on both, {found.lines:,} lines compared"
            alike = f"{len(found.failed)} fail alike on both" if found.failed else "all pass"
            took = time.monotonic() - start
            print(f"{line}, {len(found.wrong)} differ, {alike}, {took:.0f} s", flush=True)
    print(*wrong, f"{len(wrong)} differences", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())


__all__ = ["Both", "Differs", "Found", "Pair", "compiled", "games", "image_of", "play", "scenarios"]
