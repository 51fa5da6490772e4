"""Lines that are said as a note says it: a form of words such as `until EVENT: ...`, looked for in marks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from talisman.compiler.syntax.lexer import Mark

_QUOTED = re.compile(r"`([^`]{1,160})`")
_PIECE = re.compile(r'"[^"]*"|[+-]\d+|\d+\+|\d+-\d+|\d+|\.\.\.|[A-Za-z][\w-]*|\S')
_WIDEST = 8
"""Marks that stand for one word of a form."""
_LITTLE = frozenset((
    "when", "if", "you", "your", "of", "is", "are", "may", "a", "an", "the", "it", "its", "in", "at", "for",
    "to", "and", "or", "then", ":", ",", ";", "#", "+#",
))  # fmt: skip
"""What so many lines say that it makes no form of its own."""
_ANY, _REST = "*", "..."
_NUMBERS = {"INT": "#", "SIGNED": "+#", "RANGE": "#-#", "ATLEAST": "#-#", "ATMOST": "#-#"}
Shape = tuple[str, ...]


def shapes(notes: Sequence[str]) -> Iterator[Shape]:
    """The forms of words in notes that have something to be filled in."""
    for note in notes:
        for form in _QUOTED.findall(note):
            found = tuple(_pieces(form))
            if _ANY in found and any(one not in _LITTLE and one not in (_ANY, _REST) for one in found):
                yield found


def _pieces(form: str) -> Iterator[str]:
    last = ""
    for piece in _PIECE.findall(form):
        if piece.isdigit():
            said = "#"
        elif piece[0] in "+-" and piece[1:].isdigit():
            said = "+#"
        elif piece[0].isdigit():
            said = "#-#"
        elif piece == _REST:
            said = _REST
        elif piece.isupper() or piece[0] == '"':
            said = _ANY
        else:
            said = piece
        if not (said == last == _ANY):
            yield said
        last = said


def says(marks: Sequence[Mark], shape: Shape) -> bool:
    """Whether marks say somewhere what a form says."""
    said = [_NUMBERS.get(mark.kind, mark.text) for mark in marks]
    ends = [at for at in range(len(said))]
    for number, one in enumerate(shape):
        if one == _REST:
            ends = [at for at in ends if at < len(said)] and list(range(min(ends), len(said) + 1))
        elif one == _ANY:
            ends = sorted({
                to for at in ends for to in range(at + 1, min(at + _WIDEST, len(said)) + 1)
                if ":" not in said[at:to] and ";" not in said[at:to]
            })  # fmt: skip
        else:
            ends = [at + 1 for at in ends if at < len(said) and said[at] == one]
        if not ends:
            return number == len(shape) - 1 and one == _REST
    return True
