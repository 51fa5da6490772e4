"""How long `talisman` takes as a whole process: start-up, cold and unchanged compiles, a new sentence shape.

    python bench/compiling.py [--runs 5] [PACK...]

Every figure is the median wall time of several runs after one warm-up, with the smallest and largest behind
it. Cold: an empty cache folder each time, with the parse table that is shipped. Unchanged: the same again.
New shape: a pack that declares a sentence of a shape nobody declared, so that the table is built anew.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-c", "from talisman.cli import main; main()"]
SHAPE = """verb juggle (juggles, juggling, juggled) "juggle {goods} along {goods} during {goods} per {goods}"
"""


def timed(arguments: Sequence[str], cache: Path, before: Callable[[], None], runs: int) -> list[float]:
    """Seconds of each counted run; a run that fails is an error of the benchmark."""
    environment = {**os.environ, "TALISMAN_CACHE": str(cache), "PYTHONPATH": str(ROOT / "src")}
    seconds = []
    for _ in range(runs + 1):
        before()
        began = time.perf_counter()
        subprocess.run([*COMMAND, *arguments], cwd=ROOT, env=environment, check=True, capture_output=True)
        seconds.append(time.perf_counter() - began)
    return seconds[1:]


def row(name: str, seconds: Sequence[float]) -> None:
    """One line of the report."""
    median, low, high = statistics.median(seconds), min(seconds), max(seconds)
    print(f"| {name} | {median:.2f} s | {low:.2f} to {high:.2f} s |")


def main(arguments: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packs", nargs="*", default=["content/classic", "content/destinies"])
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        cache, out = Path(folder) / "cache", Path(folder) / "out.talc"

        def empty() -> None:
            shutil.rmtree(cache, ignore_errors=True)

        def keep() -> None:
            return

        print("| what | median | smallest to largest |\n|---|---|---|")
        row("--help", timed(["--help"], cache, keep, asked.runs))
        for pack in asked.packs:
            compiling = ["compile", pack, "-o", str(out)]
            row(f"{pack}, cold", timed(compiling, cache, empty, asked.runs))
            row(f"{pack}, unchanged", timed(compiling, cache, keep, asked.runs))
        shaped = Path(folder) / "shaped"
        shutil.copytree(ROOT / asked.packs[0], shaped)
        (shaped / "shape.tal").write_text(SHAPE, encoding="utf-8")
        row("a new sentence shape", timed(["check", str(shaped)], cache, empty, asked.runs))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
