"""The legal sentences nearest to one that is not: edit distance over words, among templates.

A hole of a template swallows any words at a small price, so `take {goods}` is near to `takes the red stone`,
whatever is taken. The parser's own expectations are no help here: some eighty words are legal at most points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from talisman.compiler.diagnostics import closest
from talisman.compiler.lexer import Mark
from talisman.compiler.vocabulary import Vocabulary
from talisman.values import Factory, define, field

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
_SWALLOW, _SWALLOW_MUCH, _CHANGE, _TYPO = 0.1, 0.4, 1.0, 0.3
_WIDE = frozenset(("{verb}", "{verbing}", "{event}", "{condition}", "{line}", "{who}"))
"""Holes that fit nearly everything, and so say little."""
_BEFORE = ("", "you ", "you may ", "you would ", "{who} may ", "{who} would ", "when you ")
"""What may stand before a plain verb."""
_BREAKS = frozenset((":", ";"))
_JOINERS = frozenset(("then", "else"))


@define
class Suggestions:
    """Finds near sentences; after many searches it finds no more, because nobody reads on."""

    vocabulary: Vocabulary
    searches: int = 0
    _templates: dict[str, tuple[tuple[str, ...], ...]] = field(default=Factory(dict), repr=False)

    def word(self, unknown: str, known: Iterable[str]) -> str:
        """The known word nearest to an unknown one, or a group of words that the unknown one is part of."""
        groups = [group for group in known if " " in group and unknown in group.split(" ")]
        if groups:
            return min(groups)
        words = {word for group in known for word in group.split(" ")}
        return "".join(closest(unknown, words))

    def agreement(self, word: str) -> tuple[str, ...]:
        """A note for a verb that stands in the wrong person, if the word is one."""
        for category in ("phrase_b", "phrase_s"):
            for pattern in self.vocabulary.patterns.get((category, word), ()):
                declaration = pattern.declaration
                if declaration.word == "verb" and declaration.forms:
                    plain, third = declaration.names[0], declaration.forms[0]
                    return (f"one thing `{third}`; you, they and several things `{plain}`",)
        return ()

    def near(self, marks: Sequence[Mark], index: int) -> tuple[str, ...]:
        """Up to three notes with legal sentences, nearest first."""
        self.searches += 1
        if self.searches > MOST_SEARCHES:
            return ()
        if not self._templates:
            self._templates = _sentences(self.vocabulary)
        words = _clause(marks, index)
        ranked = sorted(
            (min(_cost(words, parts) for parts in variants), text)
            for text, variants in self._templates.items()
        )
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


def _sentences(vocabulary: Vocabulary) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Every template as a sentence, and the words of its variants."""
    found: dict[str, tuple[tuple[str, ...], ...]] = {
        shape: (tuple(shape.removesuffix(": {line}").split(" ")),) for shape in SHAPES
    }
    for patterns in vocabulary.patterns.values():
        for pattern in patterns:
            said = " ".join((pattern.head, *pattern.use.tail))
            before = _FRONTS.get(pattern.use.category, ())
            if before:
                found[before[0] + said] = tuple(tuple((front + said).split(" ")) for front in before)
    return found


_FRONTS = {
    "phrase_b": _BEFORE,
    "phrase_s": ("{who} ", "when {who} "),
    "phrase_p": ("{goods} is ", "when {goods} is "),
    "cond_b": ("{who} ", "you "),
    "cond_s": ("{who} ",),
    "pred_g": ("{who} is ",),
    "cond_g": ("",),
    "num_g": ("",),
}
"""What may stand before the words of each category of phrases."""


def _cost(words: Sequence[str], parts: Sequence[str]) -> float:
    """How far words are from a template."""
    row = [float(j) for j in range(len(parts) + 1)]
    for word in words:
        above, row = row, [row[0] + _CHANGE]
        for j, part in enumerate(parts, 1):
            if part[0] == "{":
                price = _SWALLOW_MUCH if part in _WIDE else _SWALLOW
                best = min(above[j] + price, above[j - 1] + price, row[j - 1] + _CHANGE)
            else:
                best = min(above[j - 1] + _change(word, part), above[j] + _CHANGE, row[j - 1] + _CHANGE)
            row.append(best)
    return row[-1]


@lru_cache(maxsize=20_000)
def _change(word: str, part: str) -> float:
    """The price of one word for another."""
    if word == part:
        return 0.0
    return _TYPO if closest(word, [part]) else _CHANGE
