"""Plant faults in lowering and in the machine, one at a time; show that each is noticed.

`python tests/reference/faults.py [--only TEXT]`: models are compiled once; then for each fault a copy of
the code with that fault lowers them, plays and runs scenarios beside the plain evaluator, until something
differs.
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
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from reference import compare  # noqa: E402
from reference.corners import corners  # noqa: E402
from reference.planted import FAULTS, Planted  # noqa: E402
from reference.small import small  # noqa: E402
from talisman.compiler import model as m  # noqa: E402

PACKS = ("tests/packs/race", "tests/packs/tricks", "content/classic", "content/destinies")
CODE = ("compiler", "runtime", "grammar", "src", "tests/reference")
PATIENCE = 1500


def notices(models: dict[str, m.Model]) -> Iterator[str]:
    """What this code, compared with the plain evaluator, is found to do wrong; the quick looks first."""
    for by_hand in (small(), corners()):
        yield from compare.games(by_hand, compare.image_of(by_hand), 10, 1, 60)[1]
    for name, model in models.items():
        yield from compare.games(model, compare.image_of(model), 1, 4, 80)[1]
        image = compare.image_of(model, scenarios=True)
        for place in range(len(model.scenarios)):
            yield from compare.scenarios(model, image, only=place)[1]
        image = compare.image_of(model)
        yield from compare.games(model, image, 1 if "packs" in name else 4, 5, 120)[1]


def probe(file: str) -> int:
    """In the copy with the fault: say the first thing that is wrong."""
    with open(file, "rb") as stream:
        models = pickle.load(stream)
    wrong = next(notices(models), "")
    print(wrong.split("\n  before that", 1)[0])
    return 1 if wrong else 0


def plant(copy: Path, fault: Planted) -> None:
    """Put the fault into the copy."""
    path = copy / fault.file
    text = (ROOT / fault.file).read_text(encoding="utf-8")
    if fault.old not in text:
        raise SystemExit(f"{fault.file} no longer holds the text of `{fault.what}`: {fault.old!r}")
    path.write_text(text.replace(fault.old, fault.new, 1), encoding="utf-8")


def tried(copy: Path, models: Path) -> tuple[bool, str]:
    """Run the copy; whether something was noticed, and what (a crash and a game without end, too)."""
    command = [sys.executable, str(copy / "tests/reference/faults.py"), "--probe", str(models)]
    env = {**os.environ, "TALISMAN_NATIVE": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=env, check=False)
    except subprocess.TimeoutExpired:
        return True, "it never ends"
    said = done.stdout.strip() or (done.stderr.strip().splitlines() or [""])[-1]
    return done.returncode != 0, " ".join(said.split())[:150]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Show that planted faults are noticed.")
    parser.add_argument("--only", default="", help="faults whose description holds this text")
    parser.add_argument("--probe", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.probe:
        return probe(args.probe)
    start, missed, count = time.monotonic(), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        copy, models = Path(folder) / "copy", Path(folder) / "models"
        for part in CODE:
            ignore = shutil.ignore_patterns("__pycache__", "*.so")
            shutil.copytree(ROOT / part, copy / part, symlinks=True, ignore=ignore)
        made = {pack: compare.compiled(str(ROOT / pack), with_scenarios=True)[0] for pack in PACKS}
        models.write_bytes(pickle.dumps(made))
        if not args.only:
            noticed, how = tried(copy, models)
            print(f"without a fault: {how or 'nothing is noticed'}", flush=True)
            missed += noticed
        for fault in FAULTS:
            if args.only not in fault.what:
                continue
            count += 1
            plant(copy, fault)
            noticed, how = tried(copy, models)
            shutil.copyfile(ROOT / fault.file, copy / fault.file)
            missed += not noticed
            print(f"{'noticed' if noticed else 'MISSED '}  {fault.what} ({fault.file}): {how}", flush=True)
    print(f"{count} faults, {count - missed} noticed, {missed} missed, {time.monotonic() - start:.0f} s")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
