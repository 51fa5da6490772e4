"""What has another word or another order in the language: a line, turned into what it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.vocabulary import Vocabulary

SYNONYMS = (
    ("gain", "get", "earn", "obtain", "collect", "draw", "acquire"),
    ("pay", "spend"),
    ("take", "rob", "grab", "pick", "steal", "seize"),
    ("put", "place", "lay"),
    ("see", "look", "peek", "view", "examine"),
    ("go", "move", "teleport", "jump", "travel", "walk"),
    ("begin", "start"),
    ("end", "finish", "stop"),
    ("choose", "pick", "select"),
)
"""What people say for each other; which of them a pack has verbs for is seen when one is missing."""
_PAST = {
    "got": "get",
    "drawn": "draw",
    "seen": "see",
    "gone": "go",
    "laid": "lay",
    "lost": "lose",
    "stolen": "steal",
    "chosen": "choose",
    "begun": "begin",
    "taken": "take",
    "looked": "look",
}
"""Participles that do not end in `ed`."""


def synonyms(word: str, vocabulary: Vocabulary) -> Iterator[str]:
    """Verbs of a pack that people say for a word, in the form of the word."""
    for plain, use, at in _plain(word):
        for group in SYNONYMS:
            if plain not in group:
                continue
            for verb in group:
                if verb != plain:
                    yield from _said_as(verb, use, at, vocabulary)


def _plain(word: str) -> Iterator[tuple[str, str, int]]:
    """What a word is the form of, with the category of phrases and the place among the forms."""
    yield word, "phrase_b", -1
    for ending, use, at in (
        ("s", "phrase_s", 0),
        ("ing", "phrase_g", 1),
        ("ed", "phrase_p", 2),
        ("d", "phrase_p", 2),
    ):
        if word.endswith(ending):
            stem = word[: -len(ending)]
            yield stem, use, at
            if ending != "s":
                yield stem + "e", use, at
                yield stem[:-1], use, at
            else:
                yield stem.removesuffix("e"), use, at
    if word in _PAST:
        yield _PAST[word], "phrase_p", 2


def _said_as(verb: str, use: str, at: int, vocabulary: Vocabulary) -> Iterator[str]:
    """The heads of phrases with a verb, in one of its forms."""
    for (category, head), patterns in vocabulary.patterns.items():
        declaration = patterns[0].declaration
        if category != use or declaration.word not in ("verb", "sentence"):
            continue
        if declaration.word == "sentence" or at < 0:
            fits = head.split(" ")[0] == verb
        else:
            fits = declaration.names[0] == verb and head.split(" ")[0] == (*declaration.forms, "", "", "")[at]
        if fits:
            yield head


def said_otherwise(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """The line as the language says it, for what stands where the reading stopped."""
    words = [mark.text for mark in marks]
    if index and not _is_verb(words[index - 1], vocabulary):
        for verb in synonyms(words[index - 1], vocabulary):
            yield _cut(text, marks, index - 1, index - 1, verb)
    if 0 < index < len(marks):
        yield from _inside(text, marks, index, vocabulary)
    yield from _begun(text, marks, index, vocabulary)


def _inside(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """What is said otherwise within a line."""
    words = [mark.text for mark in marks]
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
    for at in (index, index - 1):
        if words[at : at + 2] == [",", "and"]:
            yield _cut(text, marks, at + 1, at + 1, "then")
    if words[index] == "to" and before_is(marks, index, "INT") and marks[index + 1 :][:1]:
        yield _cut(text, marks, index - 1, index + 1, f"{words[index - 1]}-{words[index + 1]}")
    yield from _with_so_many(text, marks, index, vocabulary)
    yield from _only_if(text, marks, index)
    kinds = vocabulary.find("kind_p", words[index + 1]) if index + 1 < len(words) else ()
    if words[index - 1 : index + 1] == ["for", "all"] and kinds:
        yield _cut(text, marks, index, index + 1, f"each {kinds[0].declaration.names[0]}")
    if words[index] == "and" and index > 1:
        signed = marks[index + 1 : index + 2] and marks[index + 1].kind == "SIGNED"
        front = text[: marks[index].column - 1].rstrip(" ")
        yield f"{front}{';' if signed else ','}{text[marks[index].end - 1 :]}"
    if words[index] == "-" and words[0] in ("ring", "path"):
        yield text.replace(" - ", ", ")


def _begun(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """Lines that begin otherwise."""
    words = [mark.text for mark in marks]
    if words[0] in ("on", "if") and len(marks) > 1 and marks[1].kind in ("INT", "RANGE"):
        yield _cut(text, marks, 0, 0, "")
    if len(words) > 1 and words[0] in ("on", "upon", "if") and (done := _done(words[1], vocabulary)):
        yield _cut(text, marks, 0, 1, f"when {done}")
    if words[1:2] == [":"] and ("phrase_p", words[0]) in vocabulary.patterns:
        yield _cut(text, marks, 0, 0, f"when {words[0]}")
    if index == 0 and words[0] in ("cannot", "can", "must") and words[1:2] == ["be"]:
        yield _cut(text, marks, 0, 0, f"this {words[0]}")
    if index == 0 and words[0] in ("else", "elif"):
        yield _cut(text, marks, 0, 0, "otherwise if" if words[0] == "elif" else "otherwise")
    if words[:2] == ["otherwise", ","]:
        yield _cut(text, marks, 0, 1, "otherwise")
    if index == 0 and words[0] == "-":
        yield _cut(text, marks, 0, 0, "")
    if words[0] in ("before", "after", "when") and words[1:2] == ["your"] and words[3:4] == [":"]:
        begun = "you end a" if words[0] == "after" else "you begin a"
        yield _cut(text, marks, 1, 1, begun)
    if 0 < index < len(words) and words[index] == ":" and words[index - 3 : index] == ["choose", "one", "of"]:
        yield _cut(text, marks, index - 1, index, "").rstrip(" ")
    if index == 0 and words[0] in ("when", "then"):
        yield _cut(text, marks, 0, 0, "expect" if words[0] == "then" else "")


def before_is(marks: Sequence[Mark], index: int, kind: str) -> bool:
    """Whether a mark of a kind stands in front of a place."""
    return index > 0 and marks[index - 1].kind == kind


def _with_so_many(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """`with more than 5 UNITS`."""
    words = [mark.text for mark in marks[index - 1 : index + 4]]
    if len(words) < 5 or words[0] != "with" or not (words[3].isdigit() and vocabulary.find("unit", words[4])):
        return
    number = int(words[3])
    bound = {
        ("more", "than"): f"at least {number + 1}",
        ("less", "than"): f"at most {number - 1}",
        ("at", "least"): f"at least {number}",
        ("at", "most"): f"at most {number}",
    }.get((words[1], words[2]))
    if bound is not None:
        yield _cut(text, marks, index, index + 3, f"{words[4]} {bound}")


def _only_if(text: str, marks: Sequence[Mark], index: int) -> Iterator[str]:
    """`you can ... only if ...`."""
    words = [mark.text for mark in marks]
    if (
        words[index : index + 2] != ["only", "if"]
        or words[:1] != ["you"]
        or words[1:2] not in (["can"], ["may"])
    ):
        return
    done = text[marks[2].column - 1 : marks[index].column - 1].rstrip(" ")
    asked = text[marks[index + 2].column - 1 :] if marks[index + 2 :] else ""
    yield f"{text[: marks[0].column - 1]}unless {asked}: you cannot {done}"


def _done(word: str, vocabulary: Vocabulary) -> str:
    """The participle of a verb, if a word is one."""
    for pattern in vocabulary.patterns.get(("phrase_b", word), ()):
        forms = pattern.declaration.forms
        if len(forms) > 2 and ("phrase_p", forms[2]) in vocabulary.patterns:
            return str(forms[2])
    return ""


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
