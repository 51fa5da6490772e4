"""What has another word or another order in the language: a line, turned into what it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.vocabulary import Vocabulary

SYNONYMS = (
    ("gain", "get", "earn", "obtain", "collect", "draw", "receive"),
    ("pay", "spend"),
    ("take", "rob", "grab", "steal", "draw"),
    ("go", "move", "teleport", "jump"),
)
"""What people say for each other; which of them a pack has verbs for is seen when one is missing."""


def synonyms(word: str, vocabulary: Vocabulary) -> Iterator[str]:
    """Verbs of a pack that people say for a word."""
    for verb in (one for group in SYNONYMS if word in group for one in group):
        if verb != word and _is_verb(verb, vocabulary):
            yield verb


def said_otherwise(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """The line as the language says it, for what stands where the reading stopped."""
    words = [mark.text for mark in marks]
    if index and not _is_verb(words[index - 1], vocabulary):
        for verb in synonyms(words[index - 1], vocabulary):
            yield _cut(text, marks, index - 1, index - 1, verb)
    if 0 < index < len(marks):
        yield from _none_of(text, marks, index, vocabulary)
        if words[index] == ":":
            yield from _colon(text, marks, index, vocabulary)
        if words[index - 1] == "(" and ")" in words[index:]:
            end = words.index(")", index)
            inner = text[marks[index].column - 1 : marks[end].column - 1]
            front = text[: marks[index - 1].column - 1].rstrip(" ")
            yield f"{front}: {inner}{text[marks[end].end - 1 :]}"
        if words[0] == "given" and words[index] == "has":
            yield _cut(text, marks, index, index, "with")
        if words[0] == "change" and words[index] == "from" and words[index + 2 : index + 3] == ["to"]:
            old, new = words[index + 1], " ".join(words[index + 3 :])
            yield f"{text[: marks[index - 1].end - 1]}: {old} -> {new}"
    if words[0] in ("on", "if") and len(marks) > 1 and marks[1].kind in ("INT", "RANGE"):
        yield _cut(text, marks, 0, 0, "")
    if index == 0 and words[0] in ("when", "then"):
        yield _cut(text, marks, 0, 0, "expect" if words[0] == "then" else "")


def _none_of(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """`you have no UNITS`: they are 0."""
    words = [mark.text for mark in marks]
    if index < 3 or words[index - 1] != "no" or not vocabulary.find("unit", words[index]):
        return
    named = marks[index - 3].kind == "NAME" and words[index - 2] == "has"
    whose = f"{words[index - 3]}'s" if named else "your"
    if named or words[index - 3 : index - 1] == ["you", "have"]:
        are = "are" if any(one.plural for one in vocabulary.find("unit", words[index])) else "is"
        yield _cut(text, marks, index - 3, index, f"{whose} {words[index]} {are} 0")


def _colon(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """`UNIT: +1`, and `all KINDS: ...`."""
    before, behind = marks[index - 1], marks[index + 1] if index + 1 < len(marks) else None
    if behind is not None and behind.kind == "SIGNED" and vocabulary.find("unit", before.text):
        yield _cut(text, marks, index - 1, index + 1, f"{behind.text} {before.text}")
    kinds = vocabulary.find("kind_p", before.text)
    if kinds and index > 1 and marks[index - 2].text == "all":
        yield _cut(text, marks, index - 2, index - 1, f"for each {kinds[0].declaration.names[0]}")


def _cut(text: str, marks: Sequence[Mark], first: int, last: int, words: str) -> str:
    """The line with words in the place of some marks."""
    behind = text[marks[last].end - 1 :]
    return text[: marks[first].column - 1] + (words + behind if words else behind.lstrip(" "))


def _is_verb(word: str, vocabulary: Vocabulary) -> bool:
    return any(use == "phrase_b" and head.split(" ")[0] == word for use, head in vocabulary.patterns)
