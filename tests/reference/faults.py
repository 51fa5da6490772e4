"""Plant faults in lowering and in the machine, one at a time; show that each is noticed, and by what.

    python tests/reference/faults.py [--only TEXT] [--workers 2] [--by-hand]

Models are compiled once. Then for each fault a copy of the code with that fault lowers them, plays and runs
scenarios beside the plain evaluator until something differs or fails: the games made by hand first, then the
small packs, then the scenarios of the large ones, then random games of these (`--by-hand`: the first alone).
"""

from __future__ import annotations

import argparse
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from attrs import frozen  # noqa: E402

from reference import compare  # noqa: E402
from reference.corners import corners  # noqa: E402
from reference.crafts import crafts, tireless  # noqa: E402
from reference.planted import FAULTS, Planted  # noqa: E402
from reference.sides import sides  # noqa: E402
from reference.small import small  # noqa: E402
from talisman.compiler import model as m  # noqa: E402

SMALL = ("tests/packs/race", "tests/packs/tricks")
LARGE = ("content/classic", "content/destinies")
CODE = ("compiler", "runtime", "grammar", "src", "tests/reference")
PATIENCE = 900


@frozen
class Outcome:
    """What became of one fault: what noticed it ("" nothing), what it said, and how long it took."""

    fault: Planted | None
    by: str
    said: str
    seconds: float


def notices(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Everything that is looked at, the quick looks first: its name, and what it found wrong."""
    for by_hand in (small(), corners(), sides(), crafts(), tireless()):
        name = f"games of {by_hand.packs[0]}"
        yield name, compare.games(by_hand, compare.image_of(by_hand), 10, 1, 80).wrong
    if not any(folder.iterdir()):
        return
    for pack in SMALL:
        yield from _scenarios(folder, pack)
        yield from _games(folder, pack, 2, 80)
    for pack in LARGE:
        yield from _scenarios(folder, pack)
    for pack in LARGE:
        yield from _games(folder, pack, 5, 120)


def model_of(folder: Path, pack: str) -> m.Model:
    """The model of a pack, compiled by the code without a fault."""
    found = pickle.loads((folder / Path(pack).name).read_bytes())
    assert isinstance(found, m.Model)
    return found


def _scenarios(folder: Path, pack: str) -> Iterator[tuple[str, list[str]]]:
    model = model_of(folder, pack)
    image = compare.image_of(model, scenarios=True)
    for place in range(len(model.scenarios)):
        found = compare.scenarios(model, image, only=place, onward=5)
        yield f"scenarios of {Path(pack).name}", [*found.failed, *found.wrong]


def _games(folder: Path, pack: str, count: int, most: int) -> Iterator[tuple[str, list[str]]]:
    model = model_of(folder, pack)
    image = compare.image_of(model)
    for seed in range(4, 4 + count):
        yield f"games of {Path(pack).name}", compare.games(model, image, 1, seed, most).wrong


def probe(folder: Path) -> int:
    """In the copy with the fault: say what noticed it and the first thing that is wrong."""
    for name, wrong in notices(folder):
        if wrong:
            print(name, wrong[0].split("\n  before that", 1)[0], sep="\t")
            return 1
    return 0


def plant(copy: Path, fault: Planted) -> None:
    """Put the fault into the copy."""
    path = copy / fault.file
    text = (ROOT / fault.file).read_text(encoding="utf-8")
    path.write_text(text.replace(fault.old, fault.new, 1), encoding="utf-8")


def tried(copy: Path, models: Path, fault: Planted | None) -> Outcome:
    """Run the copy with the fault in it; a crash and a game without end are noticed, too."""
    if fault is not None:
        plant(copy, fault)
    start = time.monotonic()
    command = [sys.executable, str(copy / "tests/reference/faults.py"), "--probe", str(models)]
    env = {**os.environ, "TALISMAN_NATIVE": "0"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=env, check=False)
        by, _, said = done.stdout.partition("\t")
        if done.returncode and not said:
            by, said = "a crash", (done.stderr.strip().splitlines() or [""])[-1]
    except subprocess.TimeoutExpired:
        by, said = "patience", f"not at its end after {PATIENCE} s"
    if fault is not None:
        shutil.copyfile(ROOT / fault.file, copy / fault.file)
    return Outcome(fault, by, " ".join(said.split())[:110], time.monotonic() - start)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Show that planted faults are noticed.")
    parser.add_argument("--only", default="", help="faults whose description holds this text")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--by-hand", action="store_true", help="look at nothing but the games made by hand")
    parser.add_argument("--probe", type=Path, default=None, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.probe:
        return probe(args.probe)
    start = time.monotonic()
    faults: list[Planted | None] = [fault for fault in FAULTS if args.only in fault.what]
    if not args.only:
        faults.insert(0, None)
    for fault in faults:
        if fault is not None and fault.old not in (ROOT / fault.file).read_text(encoding="utf-8"):
            raise SystemExit(f"{fault.file} no longer holds the text of `{fault.what}`: {fault.old!r}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        outcomes = run_all(folder, faults, args.workers, () if args.by_hand else (*SMALL, *LARGE))
    planted = [one for one in outcomes if one.fault is not None]
    missed = [one for one in planted if not one.by]
    alarms = [one for one in outcomes if one.fault is None and one.by]
    for by, count in Counter(one.by for one in planted if one.by).most_common():
        print(f"{count:3} by {by}")
    noticed = len(planted) - len(missed)
    print(f"{len(planted)} faults, {noticed} noticed, {len(missed)} missed, {time.monotonic() - start:.0f} s")
    return 1 if missed or alarms else 0


def run_all(
    folder: Path, faults: list[Planted | None], workers: int, packs: tuple[str, ...]
) -> list[Outcome]:
    """Try them all, each worker in a copy of its own; said as they come."""
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(workers):
        copy = folder / f"copy-{number}"
        for part in CODE:
            ignore = shutil.ignore_patterns("__pycache__", "*.so")
            shutil.copytree(ROOT / part, copy / part, symlinks=True, ignore=ignore)
        copies.put(copy)
    models = folder / "models"
    models.mkdir()
    for pack in packs:
        made = compare.compiled(str(ROOT / pack), with_scenarios=True)[0]
        (models / Path(pack).name).write_bytes(pickle.dumps(made))

    def one(fault: Planted | None) -> Outcome:
        copy = copies.get()
        outcome = tried(copy, models, fault)
        copies.put(copy)
        what = f"{fault.what} ({fault.file})" if fault is not None else "without a fault"
        by = outcome.by or ("MISSED" if fault is not None else "nothing is noticed")
        print(f"{outcome.seconds:4.0f} s  {what} | {by} | {outcome.said}", flush=True)
        return outcome

    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(one, faults))


if __name__ == "__main__":
    sys.exit(main())
