"""The order of the steps of lowering: what a step finishes is not read before it and not changed after it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    "pack", [pytest.param("content/classic", marks=pytest.mark.far), "tests/packs/tricks"]
)
def test_what_a_step_finishes_is_finished(pack: str) -> None:
    """Nobody looks at it earlier, when it is not there yet, and nobody adds to it later, when it was read.

    Of the large game the scenarios are left out: those of the small one are lowered in the same steps.
    """
    environment = os.environ | {"TALISMAN_NATIVE": "0", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, __file__, str(ROOT / pack)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def broken(pack: str) -> Iterator[str]:
    """What is read too early or changed too late while a pack is lowered, as sentences."""
    from talisman.compiler.diagnostics import Bag
    from talisman.compiler.driver import model_of
    from talisman.compiler.ir.program import Program
    from talisman.compiler.lower.context import Lowering
    from talisman.compiler.lower.steps import STEPS
    from talisman.compiler.pack import NoCache
    from talisman.packs import load
    from talisman.values import members

    read: set[str] = set()

    class Watched(Lowering):
        def __getattribute__(self, name: str) -> object:
            read.add(name)
            return super().__getattribute__(name)

    class WatchedProgram(Program):
        def __getattribute__(self, name: str) -> object:
            read.add(f"program.{name}")
            return super().__getattribute__(name)

    bag = Bag()
    packs = load([pack], bag, NoCache()).packs
    large = packs[-1].name == "classic"
    model = model_of([one.without_scenarios if large else one for one in packs], bag, NoCache())
    program = WatchedProgram()
    lo = Watched(model, program, scenario=True)

    def now(field: str) -> str:
        whole, _, part = field.rpartition(".")
        return repr(object.__getattribute__(program if whole else lo, part))

    fields = {*(one.name for one in members(Lowering)), *(f"program.{one.name}" for one in members(Program))}
    finished: dict[str, tuple[str, str]] = {}
    last = {field: step for step in STEPS for field in (*step.finishes, *step.closes)}
    for field in sorted({*last} - fields):
        yield f"there is no {field}"
    for step in STEPS:
        read.clear()
        step.run(lo)
        for field, by in last.items():
            if by is step:
                finished[field] = (by.name, now(field))
            elif field not in finished and field in read and field in by.finishes:
                yield f"{step.name} reads {field}, which {by.name} finishes"
        for field, (name, text) in finished.items():
            if now(field) != text:
                yield f"{step.name} changes {field}, which {name} finished"


if __name__ == "__main__":
    for line in broken(sys.argv[1]):
        print(line)
