"""How long it takes until somebody who edits a pack knows what is wrong.

    python bench/editing.py [--pack content/destinies] [--edits 25]

In one process that stays, as `talisman check --watch` does: a copy of the pack is checked, then one file
after the other is changed on the disk, checked, and mended. Every figure is the median of the edits of a sort
with the smallest and largest behind it, of the processor time of this process and of the wall time, from
reading the disk to the diagnostics in their order. Then `talisman check` as a new process, before and after
an edit. Each edit leaves the pack without errors, since a check that stops early takes less.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from talisman.packs import open_cache
from talisman.packs.workspace import Workspace

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-c", "from talisman.cli import main; main()"]
NUMBER = re.compile(r"(?<=(?:lose|gain) )\d+(?= \w+s\b)")
"""A number in a sentence of a card that may as well be a larger one."""
CARD = re.compile(r"^(?!(?:scenario|rule|house|ruling|rulebook)\b)[a-z]+ \"?[A-Z]")

Edit = Callable[[str, Random], str | None]
"""The text of a file after a change; None where there is nothing to change."""


def _number(text: str, chance: Random) -> str | None:
    """One number more in a sentence."""
    found = [one for one in NUMBER.finditer(text) if int(one[0]) > 1]
    if not found:
        return None
    one = chance.choice(found)
    return f"{text[: one.start()]}{int(one[0]) + 1}{text[one.end() :]}"


def _remark(text: str, chance: Random) -> str:
    """A line more in front of an item: all below it moves."""
    lines = text.split("\n")
    starts = [at for at, line in enumerate(lines) if line[:1].isalpha()]
    lines.insert(chance.choice(starts), "# a remark")
    return "\n".join(lines)


def _card(text: str, chance: Random) -> str | None:
    """A copy of a card more: what is printed has changed, so all is done anew."""
    lines = text.split("\n")
    at = [n for n, line in enumerate(lines) if CARD.match(line) and re.search(r" x\d+$", line)]
    if not at:
        return None
    here = chance.choice(at)
    lines[here] = re.sub(r"\d+$", lambda found: str(int(found[0]) + 1), lines[here])
    return "\n".join(lines)


SORTS: tuple[tuple[str, str, Edit], ...] = (
    ("a number in a card or rule", "*.tal", _number),
    ("a line more in any file", "*.tal", _remark),
    ("a line more in a file of scenarios", "scenarios/*.tal", _remark),
    ("what is printed on a card", "*.tal", _card),
)


def main(arguments: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", default="content/destinies")
    parser.add_argument("--edits", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TALISMAN_CACHE"] = str(Path(folder) / "cache")
        copied = Path(folder) / "content"
        shutil.copytree((ROOT / asked.pack).parent, copied)
        pack = copied / Path(asked.pack).name
        print("| what | edits | processor, median | smallest to largest | wall, median |")
        print("|---|---|---|---|---|")
        workspace = Workspace((str(pack),), (), open_cache())
        began, used = time.perf_counter(), time.process_time()
        workspace.check()
        row("first check of the process", [(time.process_time() - used, time.perf_counter() - began)])
        gc.collect()
        gc.freeze()
        _age(pack)
        for name, files, edit in SORTS:
            row(name, list(_edited(workspace, pack, files, edit, asked.edits, Random(asked.seed))))
        row("a new process, nothing kept", [_process(pack, fresh=True) for _ in range(3)])
        row("a new process, one file changed", [_process(pack) for _ in range(3)])
    return 0


def _edited(
    workspace: Workspace, pack: Path, files: str, edit: Edit, count: int, chance: Random
) -> Iterator[tuple[float, float]]:
    """The times of checks after so many edits, each of which is taken back."""
    paths = sorted(pack.glob(files))
    while count:
        path = chance.choice(paths)
        before = path.read_text(encoding="utf-8")
        after = edit(before, chance)
        if after is None:
            continue
        path.write_text(after, encoding="utf-8")
        began, used = time.perf_counter(), time.process_time()
        checked = workspace.check()
        times = time.process_time() - used, time.perf_counter() - began
        path.write_text(before, encoding="utf-8")
        workspace.check()
        if not checked.errors:
            count -= 1
            yield times


def _age(pack: Path) -> None:
    """Files that were written just now are not trusted to be as they were; let them look older."""
    time.sleep(2.1)
    assert pack.is_dir()


def _process(pack: Path, *, fresh: bool = False) -> tuple[float, float]:
    """The times of `talisman check` as a process of its own, after a change of one file."""
    if fresh:
        shutil.rmtree(os.environ["TALISMAN_CACHE"], ignore_errors=True)
    with sorted(pack.glob("*.tal"))[0].open("a", encoding="utf-8") as file:
        file.write("# a line more\n")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    began, used = time.perf_counter(), _children()
    subprocess.run([*COMMAND, "check", str(pack)], env=environment, check=True, capture_output=True)
    return _children() - used, time.perf_counter() - began


def _children() -> float:
    """Processor seconds of all finished children."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def row(name: str, times: Sequence[tuple[float, float]]) -> None:
    """One line of the report, in milliseconds."""
    used, wall = ([1000 * one[at] for one in times] for at in (0, 1))
    spread = f"{min(used):.0f} to {max(used):.0f} ms"
    print(
        f"| {name} | {len(times)} | {statistics.median(used):.0f} ms | {spread} "
        f"| {statistics.median(wall):.0f} ms |",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
