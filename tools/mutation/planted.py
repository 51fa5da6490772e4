"""The planted faults of `tests/reference/planted.py`: the second evaluator notices each of them."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import frozen

from mutation.copies import ROOT, Copy, in_copies
from reference.planted import FAULTS, Planted

PATIENCE = 900


@frozen
class Outcome:
    """What became of one fault: what noticed it ("" nothing), what it said, and how long it took."""

    fault: Planted | None
    by: str
    said: str
    seconds: float

    def __str__(self) -> str:
        """The line of the report."""
        fault = self.fault
        what = f"{fault.what} ({fault.file})" if fault is not None else "without a fault"
        by = self.by or ("MISSED" if fault is not None else "nothing is noticed")
        return f"{self.seconds:4.0f} s  {what} | {by} | {self.said}"


def tried(copy: Copy, models: Path, fault: Planted | None) -> Outcome:
    """Run the copy with the fault in it; a crash and a game without end are noticed, too."""
    command = [sys.executable, "tests/reference/probe.py", str(models)]
    if fault is None:
        done = copy.run(command, PATIENCE)
    else:
        text = (copy.folder / fault.file).read_text(encoding="utf-8")
        with copy.changed(fault.file, text.replace(fault.old, fault.new, 1)):
            done = copy.run(command, PATIENCE)
    by, _, said = done.out.partition("\t")
    if done.status is None:
        by, said = "patience", f"not at its end after {PATIENCE} s"
    elif done.status and not said:
        by, said = "a crash", (done.err.strip().splitlines() or [""])[-1]
    return Outcome(fault, by, " ".join(said.split())[:110], done.seconds)


def proven(only: str, workers: int, by_hand: bool) -> int:
    """Try the faults whose description holds a text; 1 when one is missed, or nothing planted is noticed."""
    start = time.monotonic()
    faults: list[Planted | None] = [fault for fault in FAULTS if only in fault.what]
    if not only:
        faults.insert(0, None)
    for fault in faults:
        if fault is not None and fault.old not in (ROOT / fault.file).read_text(encoding="utf-8"):
            raise SystemExit(f"{fault.file} no longer holds the text of `{fault.what}`: {fault.old!r}")
    with TemporaryDirectory() as name:
        outcomes = _all(faults, Path(name), workers, by_hand)
    planted = [one for one in outcomes if one.fault is not None]
    missed = [one for one in planted if not one.by]
    alarms = [one for one in outcomes if one.fault is None and one.by]
    for by, count in Counter(one.by for one in planted if one.by).most_common():
        print(f"{count:3} by {by}")
    noticed = len(planted) - len(missed)
    print(f"{len(planted)} faults, {noticed} noticed, {len(missed)} missed, {time.monotonic() - start:.0f} s")
    return 1 if missed or alarms else 0


def _all(faults: Sequence[Planted | None], models: Path, workers: int, by_hand: bool) -> list[Outcome]:
    if not by_hand:
        from reference import probe

        probe.keep(models)

    def one(copy: Copy, fault: Planted | None) -> Outcome:
        outcome = tried(copy, models, fault)
        print(outcome, flush=True)
        return outcome

    return in_copies(one, faults, workers)
