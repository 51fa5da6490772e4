"""What else stops a line that cannot be read: the place that the best of the tried texts came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.syntax.mistakes.note import IDIOM
from talisman.compiler.syntax.mistakes.suggest import Suggestions


def further(suggestions: Suggestions, known: str, said: Sequence[str]) -> Iterator[str]:
    """What else stops a line, where that is told: the word at which the text stops that goes furthest.

    known: the word of which it has been said already; said: what has been.
    """
    far = suggestions.work.furthest
    if far is None:
        return
    stop = far[1]
    marks = stop.line.marks
    word = marks[stop.index].text if stop.index < len(marks) else ""
    if not word.isalpha() or word == known or stop.part:
        return
    told = suggestions.near(marks, stop.index, unknown=stop.unknown)
    if told.cause == IDIOM:
        yield from (f"further on, of `{word}`: {note}" for note in told.notes[:1] if note not in said)
