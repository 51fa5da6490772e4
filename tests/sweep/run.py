"""Every noun phrase in every position: `python tests/sweep/run.py --all` tries all and prints a table.

Each combination ends as *meant* (what the machine does is what the laws say), *refused* (with a code), or
*wrong* (accepted, and otherwise); `known.py` lists the classes of these that are known.
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
from sweep.known import known  # noqa: E402
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
    classes: Counter[str] = Counter()
    for one in verdicts(some):
        ends[one.sort] += 1
        class_ = known(one) if one.sort == "wrong" else None
        if class_ is not None:
            classes[class_.reason] += 1
        if options.show == one.sort or (one.sort == "wrong" and class_ is None):
            print(f"{one.sort}: {one.combination.name}\n    {one.told} {' '.join(one.warned)}")
    return _told(len(some), ends, classes)


def _told(tried: int, ends: Counter[str], classes: Counter[str]) -> int:
    """Print the table; 1 where something is wrong that nobody knew."""
    refused = {code: many for code, many in sorted(ends.items()) if code not in ("meant", "wrong")}
    new = ends["wrong"] - sum(classes.values())
    print(f"{tried:,} combinations: {ends['meant']:,} meant, {sum(refused.values()):,} refused", end=", ")
    print(f"{sum(classes.values()):,} known to be wrong, {new} wrong")
    for code, many in refused.items():
        print(f"    {code} {many:,}")
    for reason, many in classes.items():
        print(f"    known: {reason}: {many:,}")
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
