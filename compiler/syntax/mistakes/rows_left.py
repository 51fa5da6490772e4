"""The numbers of one die that the rows below a roll leave, where somebody writes `else` or `the rest`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

_REST = frozenset(
    ("else", "otherwise", "other", "any", "all", "rest", "default", "anything", "the", "others")
)


def note(word: str, rows: Sequence[str]) -> Iterator[str]:
    """How a row that begins with a word for all others is written, beside the rows that are there."""
    if word in _REST and (left := _left(rows)):
        yield f"in this language: `{left}: ...`, the numbers that are left"


def _left(rows: Sequence[str]) -> str:
    """The numbers of one die that rows leave, as a row is written; "" where that cannot be told."""
    left = set(range(1, 7))
    for row in rows:
        first, _, last = row.rstrip("+-").partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            return ""
        begin = 1 if row.endswith("-") else int(first)
        end = 6 if row.endswith("+") else int(last or first)
        left = {number for number in left if not begin <= number <= end}
    runs: list[list[int]] = []
    for number in sorted(left):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if run[1:] else str(run[0]) for run in runs)
