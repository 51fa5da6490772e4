"""What is said about a word that no pack declares: words that fit its place, and how it would be declared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.mistakes.forms import NO_LAPSE
from talisman.compiler.syntax.vocabulary import Vocabulary

MOST_PRINTED = 24
MOST = 12
"""Words that are listed."""
USUAL: tuple[tuple[str, str, str, str], ...] = (
    ("gain", "gains, gaining, gained", "gain {goods}", "is give"),
    ("lose", "loses, losing, lost", "lose {goods}", "is take-away"),
    ("put", "puts, putting, put", "put {goods} into {zone}", "is move"),
    ("move", "moves, moving, moved", "move {goods} into {zone}", "is move"),
    ("begin", "begins, beginning, begun", 'begin", "begin {procedure}', "is begin"),
    ("start", "starts, starting, started", 'start", "start {procedure}', "is begin"),
    ("end", "ends, ending, ended", 'end", "end {procedure}', "is end"),
    ("win", "wins, winning", "win {goods}", "is end-game"),
    ("shuffle", "shuffles, shuffling, shuffled", "shuffle {zone}", "is shuffle"),
    ("remove", "removes, removing, removed", "remove {goods}", "is remove"),
    ("reroll", "rerolls, rerolling, rerolled", "reroll one die of {roll}", "is reroll"),
)
"""Verbs that nearly every game has, with their forms, a sentence and what the machine does for them."""
_PILES = ("pile", "deck", "stack", "graveyard", "bag", "box")
_ROLES_STAND = (["seen", "by", "its"], ["you", "to", "its"])
_EVENTS = (["when"], ["after"], ["if"], ["once"], [":"], [";"])
_WORDS = ("tags", "values", "state")
_BREAKS = (":", ";")
_INTO = ("in", "into", "from", "to", "at")
DEEDS = frozenset(("begin", "end", "shuffle", "remove"))
"""Verbs of these words are declared without who does them."""


def is_label(marks: Sequence[Mark], index: int) -> bool:
    """Whether a word begins a clause of two words at most and a colon, as `action:` on cards does."""
    first = max((at + 1 for at in range(index) if marks[at].text in _BREAKS), default=0)
    return index == first > 0 and ":" in [mark.text for mark in marks[index + 1 : index + 3]]


def says_enough(marks: Sequence[Mark], index: int) -> bool:
    """Whether what `notes` says of a place makes all else idle: what stands there is of another sort."""
    return is_label(marks, index) or _declares_inside(marks, index)


def _declares_inside(marks: Sequence[Mark], index: int) -> bool:
    """Whether a word that declares begins a line inside of a block."""
    return index == 0 and marks[0].column > 1 and marks[0].text in DECLARING


def way(marks: Sequence[Mark], index: int) -> str:
    """How a word that nothing declares would be declared, by where it stands; "" where that says nothing."""
    word = marks[index].text
    if word in NO_LAPSE or word.endswith("ly"):
        return ""
    first = max((at + 1 for at in range(index) if marks[at].text in _BREAKS), default=0)
    if marks[first].text in ("when", "after", "before"):
        return ""
    before = marks[index - 1] if index else None
    behind = [mark.text for mark in marks[index + 1 : index + 2]]
    if before is not None and before.kind in ("INT", "SIGNED") and behind not in (["die"], ["dice"]):
        return f"say it with what is counted here, or declare it: `counter {word}`, below it `of a KIND`"
    if before is not None and before.text in ("is", "are", "not", "now"):
        return f"say it with words that are there, or declare it: `state {word}`, below it `of a KIND`"
    if _declares_inside(marks, index):
        return "write it at the left margin, above or below what stands here"
    if [mark.text for mark in marks[max(0, index - 3) : index]] in _ROLES_STAND:
        return f"declare who that is, on a line of its own: `role {word}`"
    if is_label(marks, index):
        return (
            "leave it out, and say in front when it may be done, `WINDOW: you may ...: ...`, or what is paid"
        )
    deed = before is None or before.text in (":", ";", "then", "you", "may", "must", "cannot")
    if deed and (before is not None or marks[0].column > 1):
        plain = word[:-1] if word.endswith("s") and not word.endswith("ss") else word
        return (
            f"say it with verbs that are there (`talisman how PACK WORDS` shows such lines), or declare it:"
            f' `verb {plain} ({plain}s, ...): KIND "{plain} {{goods}}"`, below it what it `does`'
        )
    return ""


def notes(marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """What helps with an unknown word, by what stands around it."""
    word = marks[index].text
    if _declares_inside(marks, index):
        yield f"in this language `{word}` declares a word, and stands at the left margin, for itself"
        return
    if is_label(marks, index):
        yield from _listed(
            "when something may be done stands in front: `WINDOW: you may ...: ...`; windows",
            ("setting",),
            ("window",),
            vocabulary,
        )
    if marks[index - 1 : index] and marks[index - 1].text in ("enters", "into") and word == "play":
        yield from _done(vocabulary)
    if index and marks[index - 1].text == "," and _is_printed(marks[0].text, vocabulary):
        of_things = ("property", "values", "stat")
        yield from _listed("what is printed on things", ("prop", "unit", "link"), of_things, vocabulary)
        return
    for plain, forms, said, does in USUAL:
        if word in (plain, *forms.split(", ")):
            who = "" if plain in DEEDS else ": KIND"
            heading = f'verb {plain} ({forms}){who} "{said}"'
            yield f"in this language verbs are declared: `{heading}`, below it `{does}`"
            return
    front = [mark.text for mark in marks[:index]]
    if front[:1] == ["sides"]:
        yield f"in this language who stands where is declared: `role {word}`, on a line of its own"
        return
    if front[-1:] == ["until"] or front[-2:] in (["until", "your"], ["until", "the"], ["for", "the"]):
        yield from _listed("`until MOMENT: ...` in front; moments", ("moment",), ("moment",), vocabulary)
    lent = any(mark.kind == "SIGNED" for mark in marks[:index]) and front[-1:] in (["at"], ["during"])
    if lent or (front[-1:] in (["in"], ["by"]) and (lent or front[-2:-1] in ([], [":"], [";"]))):
        yield from _listed("situations", ("setting",), ("setting", "window"), vocabulary)
    first = max((at + 1 for at, one in enumerate(front) if one in (":", ";")), default=0)
    if (
        front[-1:] in (["is"], ["are"]) and front[first : first + 1] in (["when"], ["after"], ["before"])
    ) or (word.endswith("ed") and front[-1:] in _EVENTS):
        yield from _done(vocabulary)
    elif front[-1:] in (["is"], ["are"], ["not"], ["now"]):
        yield from _listed("words of which one has one at a time", ("adj",), ("values",), vocabulary)
        yield from _listed("words that can be said of things", ("adj",), ("tags", "state"), vocabulary)
    if front[-1:] and (values := _values(front[-1], vocabulary)):
        yield f"words of `{front[-1]}` here: {', '.join(f'`{one}`' for one in values[:MOST])}"
    before = [mark.text for mark in marks[max(0, index - 2) : index]]
    if word in _PILES:
        yield from _listed("where things lie", ("kind_s",), ("zone",), vocabulary)
    if marks[index - 1 : index] and marks[index - 1].kind in ("INT", "SIGNED"):
        yield from _listed("what is counted", ("unit",), ("counter", "stat"), vocabulary)
    elif before[1:] and before[0] in _INTO and before[1] in ("your", "its", "the"):
        yield from _listed("where things lie", ("kind_s",), ("zone",), vocabulary)


def _is_printed(word: str, vocabulary: Vocabulary) -> bool:
    """Whether a line that begins with a word prints something on a thing."""
    return any(vocabulary.find(one, word) for one in ("prop", "unit"))


def printed(vocabulary: Vocabulary) -> str:
    """The numbers that may be printed on things, in a note."""
    found = {
        entries[0].declaration.names[0]
        for (category, _), entries in vocabulary.entries.items()
        if category in ("prop", "unit") and entries[0].declaration.word in ("property", "stat")
    }
    told = ", ".join(f"`{one} 2`" for one in sorted(found)[:MOST_PRINTED])
    return f"numbers that can be printed on things here: {told}" if told else ""


def counted(vocabulary: Vocabulary) -> Iterator[str]:
    """What is counted, in a note."""
    yield from _listed("what is counted", ("unit",), ("counter", "stat"), vocabulary)


def tags(vocabulary: Vocabulary) -> str:
    """The tags that there are, in a note."""
    return "".join(_listed("tags", ("adj",), ("tags",), vocabulary))


def _done(vocabulary: Vocabulary) -> Iterator[str]:
    """What can be done to things."""
    words = sorted({head for use, head in vocabulary.patterns if use == "phrase_p"})
    if words:
        more = ", ..." if len(words) > MOST else ""
        yield f"what can be done to things here: {', '.join(f'`{word}`' for word in words[:MOST])}{more}"


def _values(prop: str, vocabulary: Vocabulary) -> list[str]:
    """The words of which a thing has one, where a property is made of words."""
    found = (entries[0] for (category, _), entries in vocabulary.entries.items() if category == "adj")
    return sorted({
        one.name for one in found if one.declaration.word == "values" and one.declaration.of[:1] == (prop,)
    })  # fmt: skip


def _listed(
    what: str, classes: Sequence[str], declared: Sequence[str], vocabulary: Vocabulary
) -> Iterator[str]:
    """The declared words of some classes, in a note."""
    found = {
        entries[0].name: None
        for (category, _), entries in vocabulary.entries.items()
        if category in classes and entries[0].declaration.word in declared
    }
    if found:
        words = sorted(found)
        more = ", ..." if len(words) > MOST else ""
        yield f"{what} here: {', '.join(f'`{word}`' for word in words[:MOST])}{more}"
