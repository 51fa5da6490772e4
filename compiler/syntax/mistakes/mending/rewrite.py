"""Lines turned round by the rows of `phrasings`, near the place where reading stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.mistakes.forms import Forms
from talisman.compiler.syntax.mistakes.rows.lent import Row as Written
from talisman.values import frozen

MOST_OF_GROUP = 4
"""Words of a declared group that stands for a class."""
MOST_WORDS = 24
"""Marks of a clause that `A` may stand for."""
_STOPS = frozenset((":", ";"))
_PARTS = _STOPS | {",", "and", "or", "then", "else"}
_CLOSE = frozenset(",:;)'")
_FORMS = frozenset(
    ("one", "many", "plain", "does", "doing", "done", "figure", "low", "article", "others", "quoted")
)


@frozen
class _Row:
    """A row, taken apart: the words that a line must have for it, what is said, how the language says it."""

    price: int
    needs: tuple[frozenset[str], ...]
    said: tuple[str, ...]
    meant: tuple[str, ...]


@frozen
class Rewritten:
    """A line turned round: its price, the text, and whether what stood behind stands in front now."""

    price: int
    text: str
    moves: bool


Spans = Mapping[str, tuple[int, int]]


@lru_cache(maxsize=8)
def _taken_apart(rows: tuple[Written, ...]) -> tuple[_Row, ...]:
    found = []
    for price, said, meant in rows:
        words = tuple(said.split(" "))
        needs = tuple(
            frozenset(word.split("/"))
            for word in words
            if word not in ("^", "^^", "$") and not any(_is_class(part) for part in word.split("/") if part)
        )
        found.append(_Row(price, needs, words, tuple(meant.split(" ")) if meant else ()))
    return tuple(found)


@lru_cache(maxsize=8)
def _by_word(rows: tuple[Written, ...]) -> tuple[dict[str, list[int]], list[int]]:
    """The rows that a word of a line may lead to, by the one of their words that the fewest rows have.

    And those that have no words of their own.
    """
    taken = _taken_apart(rows)
    many = Counter(word for row in taken for need in row.needs for word in need)
    found: dict[str, list[int]] = {}
    others: list[int] = []
    for at, row in enumerate(taken):
        if not row.needs:
            others.append(at)
            continue
        for word in min(row.needs, key=lambda need: (sum(many[word] for word in need), sorted(need))):
            found.setdefault(word, []).append(at)
    return found, others


def _is_class(word: str) -> bool:
    return word[0].isupper()


def rewritten(
    rows: tuple[Written, ...], text: str, marks: Sequence[Mark], near: tuple[int, int], forms: Forms
) -> Iterator[Rewritten]:
    """The line, turned round by each row that fits near a place, between its last mark and its first."""
    words = frozenset(mark.text for mark in marks)
    last, first = near
    taken = _taken_apart(rows)
    by_word, others = _by_word(rows)
    led = sorted({*others, *(at for word in words for at in by_word.get(word, ()))})
    for row in (taken[at] for at in led):
        if not all(need & words for need in row.needs):
            continue
        for at in range(max(0, first - MOST_WORDS), min(last + 1, len(marks))):
            for end, spans in _match(row.said, 0, marks, at, {}, forms):
                if end >= first and end > at:
                    moves = (
                        row.said[0] in ("^", "^^")
                        or row.said[-1] == "$"
                        or "DOER" in " ".join(row.meant)
                        or "player" in " ".join(row.said)
                    )
                    said = _said(text, marks, at, end, row.meant, spans, forms)
                    if said is not None:
                        yield Rewritten(row.price, said, moves)
                    break


def _match(
    said: Sequence[str], part: int, marks: Sequence[Mark], at: int, spans: Spans, forms: Forms
) -> Iterator[tuple[int, Spans]]:
    """Each way in which the rest of a row fits from a mark on: its end, and what its words stand for."""
    if part == len(said):
        yield at, spans
        return
    wanted = said[part]
    if wanted == "^":
        if at == 0 or marks[at - 1].text in _STOPS or _labelled(marks, at):
            yield from _match(said, part + 1, marks, at, spans, forms)
        return
    if wanted == "^^":
        if at == 0 and marks[0].column > 1:
            yield from _match(said, part + 1, marks, at, spans, forms)
        return
    if wanted == "$":
        if at == len(marks) or marks[at].text in _STOPS:
            yield at, spans
        return
    if wanted in ("A", "B", "C", "D", "P"):
        stops = _PARTS if wanted == "P" else _STOPS
        for end in range(at + 1, min(len(marks), at + MOST_WORDS) + 1):
            if marks[end - 1].text in stops:
                return
            yield from _match(said, part + 1, marks, end, {**spans, wanted: (at, end)}, forms)
        return
    name = wanted.rstrip("0123456789") if _is_class(wanted) else wanted
    ends = forms.end_of_who(marks, at) if name == "WHO" else [at + 1]
    for end in ends:
        if at < len(marks) and (name == "WHO" or forms.is_a(name, marks[at])):
            yield from _match(said, part + 1, marks, end, {**spans, wanted: (at, end)}, forms)
    if _is_class(wanted) and at < len(marks) and marks[at].text in forms.begin_groups:
        for end in range(at + 2, min(len(marks), at + MOST_OF_GROUP) + 1):
            group = " ".join(mark.text for mark in marks[at:end])
            if forms.is_a(name, Mark("group", group, marks[at].column, marks[end - 1].end)):
                yield from _match(said, part + 1, marks, end, {**spans, wanted: (at, end)}, forms)


def _labelled(marks: Sequence[Mark], at: int) -> bool:
    """Whether a clause begins behind a label."""
    return marks[at - 1].kind == "STRING" and at > 1 and marks[at - 2].text in (":", "ability")


def _said(
    text: str, marks: Sequence[Mark], at: int, end: int, meant: Sequence[str], spans: Spans, forms: Forms
) -> str | None:
    """The line with what is meant in the place of what was said."""
    indent = " " * (len(text) - len(text.lstrip(" ")) + 4)
    said = text[: marks[at].column - 1].rstrip(" ") if at else text[: marks[0].column - 1]
    parts = [_word(one, text, marks, spans, forms) for one in meant]
    if not all(parts):
        return None  # the pack has no such word
    agreed = [_agreeing(word, front, forms) for front, word in zip(("", *parts), parts, strict=False)]
    for word in (*agreed, text[marks[end - 1].end - 1 :]):
        if word == "|":
            said = said.rstrip(" ") + "\n" + indent
        elif word.strip(" "):
            close = not said.strip(" ") or said[-1] in " (" or word.lstrip(" ")[0] in _CLOSE
            said += (("" if close else " ") + word.lstrip(" ")) if said.strip(" ") else word.lstrip(" ")
    return said.rstrip(" ")


def _agreeing(word: str, front: str, forms: Forms) -> str:
    """`are` behind a unit whose plural is no other word, as one says it."""
    units = forms.many["UNIT"]
    return "is" if word == "are" and units.get(front) == front else word


def _word(part: str, text: str, marks: Sequence[Mark], spans: Spans, forms: Forms) -> str:
    """A word of what is meant."""
    bare, sign, rest = part, "", ""
    if bare[0] in "+-" and len(bare) > 1:
        sign, bare = bare[0], bare[1:]
    for ending in ("'s", ":", ",", '"'):
        if bare.endswith(ending) and len(bare) > len(ending):
            bare, rest = bare[: -len(ending)], ending + rest
    name, *said = bare.split(":")
    if name in forms.constants:
        told = forms.constants[name]
    elif name in spans:
        first, last = spans[name]
        told = text[marks[first].column - 1 : marks[last - 1].end - 1]
    else:
        return part
    for form in said:
        told = forms.said(told, form)
    return sign + told + rest if told else told
