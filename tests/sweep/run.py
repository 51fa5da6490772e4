"""Every noun phrase in every position: `python tests/sweep/run.py --all` tries all and prints a table.

Each combination ends as *meant* (what the machine does is what the laws say), *refused* (with a code), or
*wrong* (accepted, and otherwise). Exit status 1 when one is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("src", "tests")]

from sweep.bench import Combination, Memory, Verdict, tried  # noqa: E402
from sweep.phrases import phrases  # noqa: E402
from sweep.positions import positions  # noqa: E402
from sweep.world import worlds  # noqa: E402

BATCH = 400


def combinations() -> list[Combination]:
    """All combinations that can be written down."""
    found: dict[str, Combination] = {}
    for phrase in phrases():
        for position in positions():
            if phrase.sort in position.sorts and (text := position.lines(phrase)):
                found.setdefault(f"{position.name}: {text}", Combination(position, phrase, text))
    return list(found.values())


def verdicts(some: Sequence[Combination]) -> Iterator[Verdict]:
    """What becomes of each of them."""
    cache, country = Memory(), list(worlds())
    for at in range(0, len(some), BATCH):
        yield from tried(some[at : at + BATCH], country, cache)


def main() -> int:
    """Try what is asked for; 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="all combinations (else one of every 13)")
    parser.add_argument("--only", default="", help="those whose name holds this text")
    parser.add_argument("--show", default="", help="also list each combination that ends like this")
    options = parser.parse_args()
    some = [one for one in combinations() if options.only in one.name]
    if not options.all and not options.only:
        some = some[::13]
    ends: Counter[str] = Counter()
    for one in verdicts(some):
        ends[one.sort] += 1
        if one.sort in ("wrong", options.show):
            print(f"{one.sort}: {one.combination.name}\n    {one.told} {' '.join(one.warned)}")
    return _told(len(some), ends)


def _told(tried: int, ends: Counter[str]) -> int:
    """Print the table; 1 where something is wrong."""
    refused = {code: many for code, many in sorted(ends.items()) if code not in ("meant", "wrong")}
    print(f"{tried:,} combinations: {ends['meant']:,} meant, {sum(refused.values()):,} refused", end=", ")
    print(f"{ends['wrong']} wrong")
    for code, many in refused.items():
        print(f"    {code} {many:,}")
    return 1 if ends["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
