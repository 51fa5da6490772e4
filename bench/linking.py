"""How long an image of packs is read, verified and linked, in milliseconds of the processor.

    python bench/linking.py [--runs 15] [PACK...]

Inside one process, the median of several runs after a warm-up with the smallest behind it. Time of the
processor and not on the clock, since others may be at work.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.packs import load, open_cache
from talisman.runtime.image.image import canonical, read_image
from talisman.runtime.image.link import link
from talisman.runtime.image.verify import verify


def taken(work: Callable[[], object], runs: int) -> list[float]:
    """Milliseconds of each run but the first."""
    found = []
    for _ in range(runs + 1):
        began = time.process_time()
        work()
        found.append(1_000 * (time.process_time() - began))
    return found[1:]


def measure(packs: Sequence[str], runs: int) -> None:
    """Print what it takes for the game that packs make."""
    bag, cache = Bag(), open_cache()
    made = compile_packs(load(packs, bag, cache).packs, bag, cache)
    if made is None:
        raise SystemExit(f"{'+'.join(packs)} is not compiled: `talisman check` says why")
    text = canonical(made.image)
    image = read_image(text)
    for what, work in (
        ("read", lambda: read_image(text)),
        ("verified", lambda: verify(image)),
        ("linked", lambda: link(image)),
    ):
        found = taken(work, runs)
        middle, least = statistics.median(found), min(found)
        print(f"{'+'.join(packs)}: {what} in {middle:.1f} milliseconds, least {least:.1f}")


def main() -> int:
    """Measure each pack by itself."""
    parser = argparse.ArgumentParser(description="How long images are read, verified and linked.")
    parser.add_argument("packs", nargs="*", default=["content/classic"], metavar="PACK")
    parser.add_argument("--runs", type=int, default=15)
    options = parser.parse_args()
    for pack in options.packs:
        measure([pack], options.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
