"""What works for a process ends with it, however that one ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

WORK = r"""
import os, time
def work(job):
    os.write(1, b"%d\n" % os.getpid())
    until = time.monotonic() + 120
    while time.monotonic() < until:
        sum(range(1000))
"""
WAYS = {
    "games": "from talisman.play import side_by_side\nlist(side_by_side(work, range(4), 2))",
    "packs": "from talisman.cli.workers import in_workers\nin_workers(work, range(4), 2)",
    "proofs": "from talisman.scenario.proof import spread\n"
    "list(spread(None, lambda shared, job: work(job), range(4), 2))",
}
SOON = 15
"""Seconds on a busy computer; they played on for hours."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is copied there")
@pytest.mark.parametrize("way", WAYS)
def test_whoever_works_for_a_process_ends_with_it(way: str) -> None:
    """A process that is killed can tell nobody; its workers notice by themselves, busy as they are."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", WORK + WAYS[way]]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        workers = [int(running.stdout.readline()) for _ in range(2)]
        running.kill()
        try:
            rest, _ = running.communicate(timeout=SOON)  # up to the end of whoever may write there
        finally:
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)

    assert rest == ""
