"""Several games, one after the other or side by side, and what they came to together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing import get_all_start_methods, get_context
from os import getpid
from signal import SIG_IGN, SIGINT, signal
from statistics import median
from typing import TypeVar

from talisman.orphan import end_with
from talisman.play.session import Result

T = TypeVar("T")

FORK = "fork"
"""Processes that begin as copies of this one: what they play is there already."""

_play: list[Callable[[int], object]] = []


def side_by_side(play: Callable[[int], T], seeds: Sequence[int], jobs: int = 1) -> Generator[T, None, None]:
    """What `play` makes of each seed, in the order of the seeds, however many processes play.

    Where the system cannot copy processes, one plays all.
    """
    if jobs <= 1 or len(seeds) <= 1 or FORK not in get_all_start_methods():
        yield from map(play, seeds)
        return
    _play.append(play)
    try:
        with get_context(FORK).Pool(min(jobs, len(seeds)), _deaf, (getpid(),)) as pool:
            yield from pool.imap(_in_copy, seeds)
    finally:
        _play.pop()


def _deaf(parent: int) -> None:
    """Ctrl-C ends the games through the process that waits for them, which keeps what was played."""
    signal(SIGINT, SIG_IGN)
    end_with(parent)


def _in_copy(seed: int) -> object:
    return _play[-1](seed)


def summary(results: Sequence[Result]) -> Iterator[str]:
    """What several games came to: why they ended, how many, after how many rounds, and how much was asked."""
    for why, count in Counter(f"{result.ended}: {result.told}" for result in results).most_common():
        yield f"{count:>5}  {why}"
    ended = sum(result.ended == "winner" for result in results)
    won = sum(bool(result.winners) for result in results)
    rounds = int(median(result.rounds for result in results))
    asked = sum(result.decisions for result in results) // max(1, sum(result.rounds for result in results))
    yield (
        f"Games to their end: {ended} of {len(results)}, with a winner: {won}; median of rounds: {rounds}; "
        f"decisions a round: {asked}; "
        f"so often a seat lost what it played: {sum(result.lost for result in results)}"
    )
