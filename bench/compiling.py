"""How long `talisman` takes as a whole process: start-up, cold and unchanged compiles, a new sentence shape.

    python bench/compiling.py [--runs 5] [PACK...]

Every figure is of several runs after one warm-up: the median of the wall time with the smallest and largest
behind it, and the median and smallest of the processor time (user and system), which say more on a busy
machine. Cold: an empty cache folder each time, with the shipped parse table. Unchanged: the same again.
One file changed: a line more in one file of the pack. All of content: `talisman compile content`, which takes
as many cores as there are; once more with a single core.
New shape: a pack that declares a sentence of a shape nobody declared, so that the table is built anew.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-c", "from talisman.cli import main; main()"]
SHAPE = """verb juggle (juggles, juggling, juggled) "juggle {goods} along {goods} during {goods}"
"""


@dataclass
class Times:
    """Seconds of each counted run: on the clock, and of the processor."""

    wall: list[float]
    used: list[float]


def timed(
    arguments: Sequence[str],
    cache: Path,
    before: Callable[[], None],
    runs: int,
    cores: Sequence[int] = (),
) -> Times:
    """Times of each counted run; a run that fails is an error of the benchmark."""
    environment = {**os.environ, "TALISMAN_CACHE": str(cache), "PYTHONPATH": str(ROOT / "src")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
    environment["PYTHONPYCACHEPREFIX"] = str(cache.parent / "bytecode")
    times = Times([], [])
    usual = os.sched_getaffinity(0)
    if cores:
        os.sched_setaffinity(0, cores)
    for _ in range(runs + 1):
        before()
        used, began = _used(), time.perf_counter()
        subprocess.run([*COMMAND, *arguments], cwd=ROOT, env=environment, check=True, capture_output=True)
        times.wall.append(time.perf_counter() - began)
        times.used.append(_used() - used)
    os.sched_setaffinity(0, usual)
    return Times(times.wall[1:], times.used[1:])


def _used() -> float:
    """Processor seconds of all finished children."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def row(name: str, times: Times) -> None:
    """One line of the report."""
    wall, used = statistics.median(times.wall), statistics.median(times.used)
    spread = f"{min(times.wall):.2f} to {max(times.wall):.2f} s"
    print(f"| {name} | {wall:.2f} s | {spread} | {used:.2f} s | {min(times.used):.2f} s |", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "packs", nargs="*", default=["content/destinies", "content/classic", "content/revised"]
    )
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        cache, out = Path(folder) / "cache", Path(folder) / "out.talc"

        def empty() -> None:
            shutil.rmtree(cache, ignore_errors=True)

        def keep() -> None:
            return

        print("| what | wall, median | smallest to largest | processor, median | smallest |")
        print("|---|---|---|---|---|")
        row("--help", timed(["--help"], cache, keep, asked.runs))
        for pack in asked.packs:
            compiling = ["compile", pack, "-o", str(out)]
            row(f"{pack}, cold", timed(compiling, cache, empty, asked.runs))
            row(f"{pack}, unchanged", timed(compiling, cache, keep, asked.runs))
        everything = ["compile", "content", "-o", str(Path(folder) / "images")]
        row("all of content, cold", timed(everything, cache, empty, asked.runs))
        row("all of content, unchanged", timed(everything, cache, keep, asked.runs))
        row("all of content, cold, one core", timed(everything, cache, empty, asked.runs, (0,)))
        copied = Path(folder) / "content"
        shutil.copytree((ROOT / asked.packs[0]).parent, copied)
        changed = copied / Path(asked.packs[0]).name
        one = next(iter(sorted(changed.glob("*.tal"))))

        def change() -> None:
            with one.open("a", encoding="utf-8") as file:
                file.write("# a line more\n")

        row(
            f"{asked.packs[0]}, one file changed",
            timed(["compile", str(changed), "-o", str(out)], cache, change, asked.runs),
        )
        shaped = Path(folder) / Path(asked.packs[0]).name
        shutil.copytree(ROOT / asked.packs[0], shaped)
        (shaped / "shape.tal").write_text(SHAPE, encoding="utf-8")
        row(
            f"{asked.packs[0]}, a new sentence shape",
            timed(["compile", str(shaped), "-o", str(out)], cache, empty, asked.runs),
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
