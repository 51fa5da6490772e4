"""Lines that were drawn and broken: whether what is near notices, and if not, whether anything does."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from mutation.copies import Copy, Done, in_copies
from mutation.drawing import Mutant

NEAR = 240
WHOLE = 3600
"""Seconds after which something hangs, which is noticed, too."""


@frozen
class Outcome:
    """What became of a mutant: who noticed it, "near" or "whole" or "", and by what."""

    mutant: Mutant
    who: str
    by: str
    seconds: float

    def __str__(self) -> str:
        """The line of the report, and the change."""
        said = f"{self.who}: {self.by}" if self.who else "MISSED"
        return f"{self.seconds:4.0f} s  {self.mutant} | {said}\n{self.mutant.diff()}"


def tried(copy: Copy, mutant: Mutant, whole: bool) -> Outcome:
    """Break a line in a copy and look."""
    near = [sys.executable, "tools/test.py", "near", "--first", mutant.file]
    everything = [sys.executable, "tools/test.py", "types", "pytest", "check", "test", "claims"]
    seconds = 0.0
    with copy.changed(mutant.file, mutant.changed):
        for who, command, patience in (("near", near, NEAR), ("whole", everything, WHOLE)):
            if who == "whole" and not whole:
                break
            done = copy.run(command, patience, PYTEST_ADDOPTS="-x")
            seconds += done.seconds
            if done.status != 0:
                return Outcome(mutant, who, noticed(done), seconds)
    return Outcome(mutant, "", "", seconds)


def noticed(done: Done) -> str:
    """By what a change was noticed: the steps that failed, or that nothing came to its end."""
    if done.status is None:
        return f"hangs, ended after {done.seconds:.0f} s"
    last = (done.out.strip().splitlines() or [""])[-1]
    error = (done.err.strip().splitlines() or [""])[-1]
    return last.removeprefix("failed: ") if last.startswith("failed: ") else f"a crash, {error}"


def proven(mutants: Sequence[Mutant], workers: int, whole: bool) -> int:
    """Try them all, tell each as it comes and the totals; 1 when something was missed, or fails anyway."""
    files = list(dict.fromkeys(mutant.file for mutant in mutants))

    def sound(copy: Copy) -> bool:
        done = copy.run([sys.executable, "tools/test.py", "near", *files], WHOLE)
        passes = done.status == 0
        print(f"{done.seconds:4.0f} s  nothing is broken | {'passes' if passes else 'FAILS'}", flush=True)
        if not passes:
            print(done.out, done.err, sep="")
        return passes

    def one(copy: Copy, mutant: Mutant) -> Outcome:
        outcome = tried(copy, mutant, whole)
        print(outcome, flush=True)
        return outcome

    outcomes = in_copies(one, mutants, workers, native=True, sound=sound)
    if not outcomes:
        return 1
    for by, count in Counter(f"{one.who}: {one.by}" for one in outcomes if one.who).most_common():
        print(f"{count:3} by {by}")
    near, everything, missed = (sum(one.who == who for one in outcomes) for who in ("near", "whole", ""))
    for found in outcomes:
        if not found.who:
            print(f"missed: {found.mutant}")
    print(f"{len(outcomes)} lines, {near} noticed near, {everything} by everything else, {missed} missed")
    return 1 if missed else 0
