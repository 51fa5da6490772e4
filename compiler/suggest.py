"""The legal sentences nearest to one that is not: edit distance over words, among templates.

A hole of a template swallows any words at a small price, so `take {goods}` is near to `takes the red stone`,
whatever is taken. The parser's own expectations are no help here: some eighty words are legal at most points.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import Factory, define, field

from talisman.compiler.diagnostics import closest
from talisman.compiler.lexer import Mark
from talisman.compiler.vocabulary import Pattern, Vocabulary

SHAPES = (
    "when {event}: {line}",
    "after {event}: {line}",
    "before {event}: {line}",
    "as soon as {condition}: {line}",
    "when {who} would {verb}: {line}",
    "when {number} becomes {number}: {line}",
    "instead of {verbing}: {line}",
    "while {condition}: {line}",
    "unless {condition}: {line}",
    "at {place}: {line}",
    "until {event}: {line}",
    "for {count} of your turns: {line}",
    "once per {span}: {line}",
    "if {condition}: {line}",
    "otherwise: {line}",
    "for each {kind}: {line}",
    "repeat while {condition}: {line}",
    "repeat up to {number} times: {line}",
    "roll {number} dice",
    "roll {number} die for {purpose}",
    "choose {goods} as the {role}",
    "choose one",
    "first possible",
    "you may {verb}: {line}",
    "{who} cannot {verb}",
    "{who} must {verb}",
    "option of {procedure} {text}: {line}",
    "close option {text} of {procedure}",
    "{verbing} costs {goods}",
    "{goods} do not count",
    "plus {number} to {number}",
    "remember {number} as {number}",
    "remember that {flag}",
    "it does not happen",
)
"""Shapes of the skeleton in words; the templates of verbs come from the vocabulary."""

MOST_SEARCHES = 40
_SWALLOW, _CHANGE, _TYPO = 0.1, 1.0, 0.3
_BREAKS = frozenset((":", ";"))
_JOINERS = frozenset(("then", "else"))


@define
class Suggestions:
    """Finds near sentences; after many searches it finds no more, because nobody reads on."""

    vocabulary: Vocabulary
    searches: int = 0
    _templates: dict[str, tuple[str, ...]] = field(default=Factory(dict), repr=False)

    def near(self, marks: Sequence[Mark], index: int) -> tuple[str, ...]:
        """Up to three notes with legal sentences, nearest first."""
        self.searches += 1
        if self.searches > MOST_SEARCHES:
            return ()
        if not self._templates:
            self._templates = _sentences(self.vocabulary)
        words = _clause(marks, index)
        ranked = sorted((_cost(words, parts), text) for text, parts in self._templates.items())
        return tuple(f"nearest: {text}" for _, text in ranked[:3])


def _clause(marks: Sequence[Mark], index: int) -> list[str]:
    """The words of the clause around a mark."""
    first = index
    while first > 0 and marks[first - 1].text not in (_BREAKS | _JOINERS):
        first -= 1
    last = index
    while last < len(marks) and marks[last].text not in _BREAKS:
        last += 1
    return [mark.text for mark in marks[first:last] if mark.text != ","][:20]


def _sentences(vocabulary: Vocabulary) -> dict[str, tuple[str, ...]]:
    """Every template as a sentence, and its words."""
    texts = [shape.removesuffix(": {line}") for shape in SHAPES]
    shown = dict(zip(texts, SHAPES, strict=True))
    for patterns in vocabulary.patterns.values():
        for pattern in patterns:
            texts += _as_sentence(pattern)
    return {shown.get(text, text): tuple(text.split(" ")) for text in sorted(set(texts))}


def _as_sentence(pattern: Pattern) -> list[str]:
    said = " ".join((pattern.head, *pattern.use.tail))
    return {
        "phrase_b": [said],
        "phrase_s": ["{who} " + said],
        "phrase_p": ["{goods} is " + said],
        "cond_b": ["{who} " + said],
        "cond_s": ["{who} " + said],
        "pred_g": ["{who} is " + said],
        "cond_g": [said],
        "num_g": [said],
    }.get(pattern.use.category, [])


def _cost(words: Sequence[str], parts: Sequence[str]) -> float:
    """How far words are from a template."""
    row = [float(j) for j in range(len(parts) + 1)]
    for word in words:
        above, row = row, [row[0] + _CHANGE]
        for j, part in enumerate(parts, 1):
            if part[0] == "{":
                best = min(above[j] + _SWALLOW, above[j - 1] + _SWALLOW, row[j - 1] + _CHANGE)
            else:
                change = 0.0 if word == part else _TYPO if closest(word, [part]) else _CHANGE
                best = min(above[j - 1] + change, above[j] + _CHANGE, row[j - 1] + _CHANGE)
            row.append(best)
    return row[-1]
