"""Several jobs at once, each in a process of its own that begins with all that was imported and made so far.

A worker takes the next job when it is done with one. Where processes cannot be split, or there is one core,
the jobs are done here one after the other; so is what a worker was lost with.
"""

from __future__ import annotations

import gc
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

from talisman.cli.guard import INTERRUPTED
from talisman.orphan import end_with
from talisman.values import frozen

T = TypeVar("T")
R = TypeVar("R")

NUMBER = 4
"""Bytes of the number of a job in the queue."""


class WorkerError(Exception):
    """Something escaped from a job; the text is the traceback."""


@frozen
class _Escaped:
    """What a worker tells of what escaped from a job."""

    trace: str


def in_workers(work: Callable[[T], R], jobs: Sequence[T], most: int | None = None) -> list[R]:
    """The results of all jobs, in their order; the first jobs are begun first.

    Results go between processes, so they must be plain values. `most`: how many jobs at once; as many
    as this computer has cores for us, if nothing is said.
    """
    count = min(len(jobs), cores() if most is None else most)
    found: dict[int, R] = {}
    if count > 1 and hasattr(os, "fork"):
        gc.freeze()  # what is there already stays shared
        for number, result in _split(work, jobs, count):
            if isinstance(result, _Escaped):
                raise WorkerError(result.trace)
            found[number] = result
    return [found[number] if number in found else work(job) for number, job in enumerate(jobs)]


def cores() -> int:
    """The cores we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _split(work: Callable[[T], R], jobs: Sequence[T], count: int) -> Iterator[tuple[int, R | _Escaped]]:
    """Numbers and results of jobs as the workers tell them, one worker after the other."""
    queue, end = os.pipe()
    os.write(end, b"".join(number.to_bytes(NUMBER, "big") for number in range(len(jobs))))
    os.close(end)
    workers: list[tuple[int, int]] = []
    with suppress(OSError):  # no more processes: who is there does the rest
        workers.extend(_begun(work, jobs, queue) for _ in range(count))
    os.close(queue)
    for process, results in workers:
        with os.fdopen(results, "rb") as pipe, suppress(EOFError, pickle.UnpicklingError):
            while True:
                yield pickle.load(pipe)
        os.waitpid(process, 0)


def _begun(work: Callable[[T], R], jobs: Sequence[T], queue: int) -> tuple[int, int]:
    """A new worker: its process, and where its results come out."""
    results, end = os.pipe()
    parent = os.getpid()
    process = os.fork()
    if process:
        os.close(end)
        return process, results
    try:
        end_with(parent)
        os.close(results)
        with os.fdopen(end, "wb") as pipe:
            while number := os.read(queue, NUMBER):
                job = int.from_bytes(number, "big")
                pickle.dump((job, _result(work, jobs[job])), pipe)
                pipe.flush()
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)
    finally:
        os._exit(0)


def _result(work: Callable[[T], R], job: T) -> R | _Escaped:
    """What comes of a job."""
    try:
        return work(job)
    except Exception:  # noqa: BLE001 - told to the process that waits, which reports it
        import traceback

        return _Escaped(traceback.format_exc())
