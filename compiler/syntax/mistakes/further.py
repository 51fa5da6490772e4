"""What else stops a line that cannot be read: the place that the best of the tried texts came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    yield from (f"further on, of `{word}`: {note}" for note in told[:1] if _is_news(note, said))


def _is_news(note: str, said: Sequence[str]) -> bool:
    """Whether a note tells how the language says something, and nobody has told that yet."""
    signs = any(one in note for one in ("with a colon behind", "rules stand in the text", "whose is said"))
    return note.startswith("in this") and note not in said and not signs
