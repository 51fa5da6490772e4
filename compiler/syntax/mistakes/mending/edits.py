"""A line that cannot be read, as it may have been meant: with one small edit, tried with the parser.

Every edit is a mistake of people: the other form of a word, a sign or a little word too many or too few,
a condition behind what it should stand in front of. What the parser then reads may still mean nothing, but it
is a sentence of the language, made of the author's own words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from talisman.compiler.articles import article
from talisman.compiler.diagnostics import closest
from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.mistakes.forms import FIGURES, NO_LAPSE
from talisman.compiler.syntax.mistakes.mending.otherwise import said_otherwise, synonyms
from talisman.compiler.syntax.vocabulary import Vocabulary, plural_of

_DROPPED = frozenset(("the", "a", "an", "of", "to", ":", ",", "then", "is", "are", "x"))
"""What stands in many sentences and is too much in others."""
_ARTICLES = frozenset(("a", "an", "one"))
_PUT = ("your", "of", ":", "you", "up to")
"""What is left out most, in the order in which it is tried."""
_CASES: dict[str, tuple[str, ...]] = {
    "into": ("onto", "upon", "to"),
    "onto": ("into", "upon", "to"),
    "to": ("into", "onto", "upon"),
    "upon": ("to", "onto"),
    "on": ("at", "upon", "onto"),
    "in": ("at", "by", "into"),
    "at": ("in", "by", "upon"),
    "for": ("in",),
    "during": ("in",),
    "from": ("of",),
    "by": ("in", "at"),
}
"""Words before nouns that are taken for each other, where the one means no more than the other."""
_WAYS = frozenset(("into", "onto", "under"))
"""Words for where things go, of which each has verbs of its own."""
_MOVED = frozenset(("if", "when", "while", "unless", "until", "after", "before", "for", "once", "at", "in"))
"""Words of clauses that stand in front."""
_PAIRS = {
    "is": "are", "are": "is", "has": "have", "have": "has", "a": "an", "an": "a", "do": "does", "does": "do",
    "choose": "chooses", "roll": "rolls", "rolls": "roll",
}  # fmt: skip
_INSTEAD: dict[str, tuple[str, ...]] = {
    "and": (", then", ", and"),
    "or": (", or",),
    ",": (", then", ":", ", and", " and"),
    "then": (":", ", then"),
    ";": (":", ", then"),
    "to": ("->",),
    "a": ("per",),
    "each": ("per",),
    "every": ("per",),
}
"""What a word or sign may have been meant as."""
_GROUPS: tuple[tuple[str, str], ...] = (
    ("and then", ", then"),
    ("for every", "for each"),
    ("may not", "cannot"),
    ("must not", "cannot"),
    ("can not", "cannot"),
    ("not at least", "less than"),
    ("not at most", "more than"),
    ("not more than", "at most"),
    ("not less than", "at least"),
    ("not a", "no"),
    ("not an", "no"),
    ("of your", ""),
    ("in a", "per"),
    ("in each", "per"),
    ("if", "if there are"),
    ("if", "if there is"),
)
"""Words that are said as others; nothing where they can be left out."""
_MOST_NEAR = 6
_WITHOUT_NOUN = frozenset(("yours", "mine", "ours", "theirs", "hers"))
"""Words for whose something is that stand behind it; the nearest known ones stand in front."""
_SEVERAL = frozenset(("all", "other", "those", "only", "no"))
"""Words behind which several things are meant."""


def lapses(
    text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary
) -> Iterator[tuple[int, str, bool]]:
    """The line with one edit where the reading stopped: its price, the text, whether words are moved."""
    around = [at for at in (index, index - 1, index + 1) if 0 <= at < len(marks)]
    forms = (
        _with(text, marks, at, form) for at in around for form in other_forms(marks[at].text, vocabulary)
    )
    instead = (
        _with(text, marks, at, word)
        for at in (index, index - 1)
        if 0 <= at < len(marks)
        for word in (_INSTEAD.get(marks[at].text, ()) if at == index or marks[at].text == ";" else ())
        if word != "with" or marks[max(0, at - 2)].text != "against"
    )
    dropped = (_with(text, marks, at, "") for at in around if marks[at].text in _DROPPED)
    for more in _capitals(text, marks, around):
        yield 10, more, True  # a word in the place of a name may stop the reading in front of it
    for price, texts in (
        (10, _missing(text, marks, index, vocabulary)),
        (10, forms),
        (10, _figures(text, marks, index)),
        (11, said_otherwise(text, marks, index, vocabulary)),
        (11, _possessives(text, marks, index)),
    ):
        for more in texts:
            yield price, more, False
    for more in _moved(text, marks, index):
        yield 12, more, True
    for price, texts in (
        (12, _per(text, marks, index, vocabulary)),
        (12, _counts(text, marks, index)),
        (13, instead),
        (13, _groups(text, marks, index)),
        (13, _numbers_and_once(text, marks, index, vocabulary)),
        (15, dropped),
    ):
        for more in texts:
            yield price, more, False
    for word in _PUT if index < len(marks) else (":",):
        if word == "you" and marks[max(0, index - 2)].text == "you":
            continue
        if word == ":" and _place_of_others(marks, index):
            continue
        put = "its" if word == "your" and _by_others(marks[:index]) else word
        yield (13 if word == ":" else 17), _put(text, marks, index, put), False
    for more in _other_verbs(text, marks, index, vocabulary):
        yield 16, more, False
    for price, more in _cases(text, marks, around, vocabulary):
        yield price, more, False
    if index < len(marks) and marks[index].text in (vocabulary_words := _values(vocabulary)):
        yield 11, _put(text, marks, index, vocabulary_words[marks[index].text]), False
    if index == 0 and marks[0].kind == "NAME" and marks[0].column == 1:
        low = text[0].lower() + text[1:]
        if vocabulary.find("kind_s", low.split(" ")[0]):
            yield 9, low, True
    for more in _title(text, marks, index, vocabulary):
        yield 10, more, False
    if index < len(marks) and marks[index].kind == "NAME" and index < 3:
        yield 15, _with(text, marks, index, f'"{marks[index].text}"'), False
    if index < len(marks) and marks[index].kind == "STRING" and " " not in marks[index].text:
        yield 15, _with(text, marks, index, marks[index].text.strip('"')), False
    if index == len(marks) == 1:
        yield 15, f'{text} "a title"', False
    if (
        index == 0
        and marks[0].column == 1
        and marks[0].kind == "word"
        and not any(vocabulary.find(one, marks[0].text) for one in ("prop", "unit"))
    ):
        yield 20, f'rule "a name": {text}', True
    yield 20, f"{text[: marks[0].column - 1]}given {text[marks[0].column - 1 :]}", False


def _values(vocabulary: Vocabulary) -> dict[str, str]:
    """By word the property of which it is a value."""
    found = (one[0] for (category, _), one in vocabulary.entries.items() if category == "adj")
    return {
        one.form: one.declaration.of[0]
        for one in found
        if one.declaration.word == "values" and one.declaration.of
    }


def _figures(text: str, marks: Sequence[Mark], index: int) -> Iterator[str]:
    """A number that is written as a word."""
    for at in (index, index - 1):
        if 0 <= at < len(marks) and marks[at].text in FIGURES:
            yield _with(text, marks, at, FIGURES[marks[at].text])


def _place_of_others(marks: Sequence[Mark], index: int) -> bool:
    """Whether a place stands behind what others do: in front of a body it would be where `you` are."""
    place = index < len(marks) and marks[index].text in ("at", "on", "in", "here")
    return place and all(mark.text not in ("you", "your") for mark in marks[:index])


def _numbers_and_once(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """`a` before what is counted, and `only` before `once`."""
    if (
        index < len(marks)
        and index
        and marks[index - 1].text in _ARTICLES
        and _counted(marks[index], vocabulary)
        and (index == 1 or _of_goods(marks[index - 2].text, vocabulary))
    ):
        yield _with(text, marks, index - 1, "1")
    if 0 < index < len(marks) and (marks[index - 1].text, marks[index].text) == ("only", "once"):
        yield _with(text, marks, index - 1, "")


def _other_verbs(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """Another verb that puts things where these shall go, in the place of one that does not."""
    if not 0 < index < len(marks) or marks[index].text not in _WAYS:
        return
    first = max((at + 1 for at in range(index) if marks[at].text in (":", ";", "then", "you")), default=0)
    for (use, head), patterns in sorted(vocabulary.patterns.items()):
        tails = [one.use.tail for one in patterns if use == "phrase_b" and len(one.use.tail) == len("abc")]
        if head != marks[first].text and any(tail[1] == marks[index].text for tail in tails):
            yield _with(text, marks, first, head)


def _cases(
    text: str, marks: Sequence[Mark], around: Sequence[int], vocabulary: Vocabulary
) -> Iterator[tuple[int, str]]:
    """Another word before a noun: the likeliest is the one with which the verb in front is said."""
    for at in around:
        lent = marks[at].text == "to" and marks[max(0, at - 2)].kind == "SIGNED"
        if not lent and marks[at].text in _CASES and (at + 1 == len(marks) or marks[at + 1].text != "each"):
            said = _said_with(marks[at - 1].text, vocabulary) if at else frozenset[str]()
            for case in _CASES[marks[at].text]:
                yield 12 if case in said else 16, _with(text, marks, at, case)


def _said_with(verb: str, vocabulary: Vocabulary) -> frozenset[str]:
    """The words with which the sentences of a verb go on right behind it: `go to ...`."""
    found: set[str] = set()
    for (_, head), patterns in vocabulary.patterns.items():
        first, *more = head.split(" ")
        if first == verb:
            found.update(word for one in patterns for word in (*more, *one.use.tail)[:1])
    return frozenset(found)


def _per(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """What is done `per` thing is done for each of them."""
    at = next((at for at in (index - 1, index) if 0 < at < len(marks) and marks[at].text == "per"), 0)
    if not at or at + 1 == len(marks) or not vocabulary.find("kind_s", marks[at + 1].text):
        return
    clause = max((i + 1 for i in range(at) if marks[i].text in (":", ";")), default=0)
    if marks[clause].kind != "SIGNED" and not any(mark.text == ":" for mark in marks[at:]):
        first, last = text[: marks[clause].column - 1], text[marks[-1].end - 1 :]
        done, each = (
            text[marks[i].column - 1 : marks[j].end - 1] for i, j in ((clause, at - 1), (at + 1, -1))
        )
        yield f"{first}for each {each}: {done}{last}"


def _title(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """A name that goes on with a little word stands in quotes: `"Run to the Bridge"`."""
    first = next((at for at, mark in enumerate(marks) if mark.kind == "NAME"), 0)
    if not 0 < first < index < len(marks) or marks[0].column > 1 or not _heads(marks[:first], vocabulary):
        return
    signs = (":", "(", ",")
    last = next((at for at in range(first, len(marks)) if marks[at].text in signs), len(marks)) - 1
    words = marks[first : last + 1]
    if index <= last and words[-1].kind == "NAME" and all(one.kind in ("NAME", "word") for one in words):
        start, end = marks[first].column - 1, marks[last].end - 1
        yield f'{text[:start]}"{text[start:end]}"{text[end:]}'


def _heads(marks: Sequence[Mark], vocabulary: Vocabulary) -> bool:
    """Whether words begin a heading: a kind of things, with tags in front of it."""
    words = [mark.text for mark in marks]
    return bool(vocabulary.find("kind_s", words[-1])) and all(
        vocabulary.find("adj", tag) for tag in words[:-1]
    )


def _capitals(text: str, marks: Sequence[Mark], around: Sequence[int]) -> Iterator[str]:
    """Words that have a capital letter as if they were names."""
    for at in (*around, 0):
        if marks[at].kind == "NAME":
            yield _with(text, marks, at, marks[at].text.lower())
    for at in range(1, max(around, default=0)):
        if marks[at].kind == "NAME" and marks[at - 1].text == ":":
            yield _with(text, marks, at, marks[at].text.lower())


def _missing(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """An article or a number in front of a noun."""
    if not 0 < index < len(marks):
        return
    word = marks[index].text
    if _counted(marks[index], vocabulary) and marks[index - 1].text in ("or", "and", "+", "-"):
        return  # how many there are was said in front, of the other or by `3+`
    if _counted(marks[index], vocabulary):
        for entry in vocabulary.find("unit", word):
            yield _with(
                text, marks, index, f"1 {entry.declaration.names[0]}" if entry.plural else f"1 {word}"
            )
    elif vocabulary.find("kind_s", word) or vocabulary.find("adj", word):
        things = any(one.declaration.word == "kind" for one in vocabulary.find("kind_s", word))
        if marks[index - 1].text == "during":  # of `the` that is anybody's
            if vocabulary.find("setting", f"in {word}"):
                yield _with(text, marks, index - 1, "in")
            else:
                yield _put(text, marks, index, "your")
            return
        for put in (article(word),) if things else ("the", "your"):
            yield _put(text, marks, index, put)


def _counted(mark: Mark, vocabulary: Vocabulary) -> bool:
    return bool(vocabulary.find("unit", mark.text)) or mark.text in ("die", "dice")


def _of_goods(word: str, vocabulary: Vocabulary) -> bool:
    """Whether so many of something may stand behind a word: it is no verb, or one of goods."""
    found = [one for use in ("phrase_b", "phrase_s") for one in vocabulary.patterns.get((use, word), ())]
    return not found or any("{goods}" in one.use.tail for one in found)


def _counts(text: str, marks: Sequence[Mark], index: int) -> Iterator[str]:
    """Numbers that are written as elsewhere: copies, rows, changes."""
    if not 0 < index < len(marks):
        return
    mark, before = marks[index], marks[index - 1]
    if mark.kind == "INT" and before.kind in ("NAME", "STRING"):
        yield _with(text, marks, index, f"x{mark.text}")
    behind = marks[index + 1] if index + 1 < len(marks) else None
    if mark.kind == "INT" and behind is not None and behind.kind == "NAME":
        rest = text[behind.end - 1 :]
        yield f"{text[: mark.column - 1]}{single(behind.text)} x{mark.text}{rest}"
    if mark.kind == "NAME" and before.kind == "INT" and index > 1:
        front, deed = text[: marks[index - 2].column - 1], marks[index - 2].text
        if before.text != "1":
            again = f"{front}repeat up to {before.text} times: {deed} {article(mark.text)} "
            yield again + single(mark.text) + text[mark.end - 1 :]
        else:
            yield _with(text, marks, index - 1, "")
    more = [one.text for one in marks[index : index + 2]]
    if more in (["or", "more"], ["or", "less"], ["or", "fewer"]):
        number = next((at for at in range(index - 1, 0, -1) if marks[at].kind == "INT"), 0)
        compared = number and marks[number - 1].text in ("is", "are")
        most = "at least " if more[1] == "more" else "at most "
        if number and (compared or more[1] == "more"):
            end = marks[index + 1].end - 1
            first = marks[number].column - 1
            cut = text[first : marks[index - 1].end - 1]
            yield f"{text[:first]}{most if compared else ''}{cut}{text[end:]}"
    elif mark.text == "or" and before.kind == "INT":
        yield f"{text[: before.end - 1]},{text[mark.end - 1 :]}"
    if before.kind == "INT" and index > 1 and marks[index - 2].text == "within":
        yield _with(text, marks, index, "step" if before.text == "1" else "steps")
    if mark.kind == "SIGNED":
        yield f"{text[: before.column - 1]}{mark.text} {before.text}{text[mark.end - 1 :]}"


def single(name: str) -> str:
    """A name that was said in the plural."""
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name


def _groups(text: str, marks: Sequence[Mark], index: int) -> Iterator[str]:
    """Words near the place that the language says with others, or not at all."""
    words = [mark.text for mark in marks]
    for said, meant in _GROUPS:
        group = said.split()
        for first in range(max(0, index - 6 if said == "if" else index - 2), min(index + 1, len(words))):
            if words[first : first + len(group)] == group:
                last = first + len(group) - 1
                start = text[: marks[first].column - 1].rstrip(" ")
                between = "" if meant[:1] == "," else " "
                yield f"{start}{between}{meant}".rstrip(" ") + text[marks[last].end - 1 :]


def likely(unknown: str, before: str, words: Sequence[str], vocabulary: Vocabulary) -> Iterator[str]:
    """What an unknown word may have been meant as, the likeliest first; each is still to be read."""
    if unknown in _WITHOUT_NOUN:
        return
    if unknown in FIGURES:
        yield FIGURES[unknown]
    if unknown in ("step", "steps"):
        yield f"{unknown} of you"
    if "-" in unknown:
        yield unknown.replace("-", "")
    yield from synonyms(unknown, vocabulary)
    one = before in ("1", "a", "an")
    for (category, _), entries in vocabulary.entries.items():
        if category in ("kind_s", "unit"):
            single = entries[0].declaration.names[0]
            if unknown in (plural_of(single), f"{single}s"):
                yield from (form for form in _forms(category, single, vocabulary) if (form == single) == one)
    if unknown in NO_LAPSE:
        return
    several = before in _SEVERAL or (before.isdigit() and before != "1")
    for near in closest(unknown, words, _MOST_NEAR):
        if lapses_between(unknown, near) > (2 if len(unknown) > _LONG else 1):
            continue
        for wanted in (False, True) if several else (True, False) if one else (_is_single(near, vocabulary),):
            yield from (form for form in _numbers(near, vocabulary) if _is_single(form, vocabulary) == wanted)
        yield near


_LONG = 8
"""Letters of words in which two lapses are still one word."""


@lru_cache(maxsize=2_000)
def lapses_between(word: str, other: str) -> int:
    """How many letters are other ones, too many, left out or exchanged with the next."""
    above: list[int] = []
    row = list(range(len(other) + 1))
    for i, one in enumerate(word, 1):
        below = [i]
        for j, two in enumerate(other, 1):
            best = min(row[j] + 1, below[j - 1] + 1, row[j - 1] + (one != two))
            if i > 1 and j > 1 and one == other[j - 2] and word[i - 2] == two:
                best = min(best, above[j - 2] + 1)
            below.append(best)
        above, row = row, below
    return row[-1]


def grouped(text: str, marks: Sequence[Mark], index: int, vocabulary: Vocabulary) -> Iterator[str]:
    """The line with a declared group of words where one of them was said, and a little word before it."""
    word = marks[index].text
    groups = {form for _, form in (*vocabulary.entries, *vocabulary.patterns) if " " in form}
    for group in sorted(one for one in groups if word in one.split(" ")):
        first = last = index
        words = group.split(" ")
        at = words.index(word)
        if at == 1 and index and (marks[index - 1].text in _CASES or marks[index - 1].text == words[0]):
            first -= 1
        while last + 1 < len(marks) and marks[last + 1].text in words[at + 1 :]:
            last += 1
        left = words[words.index(marks[last].text) + 1 :] if marks[last].text in words else words
        if all(one in _CASES for one in left):  # of more words that nobody said it would be a guess
            yield text[: marks[first].column - 1] + group + text[marks[last].end - 1 :]


def _numbers(word: str, vocabulary: Vocabulary) -> list[str]:
    """A noun in the singular and the plural."""
    return [form for category in ("kind_s", "kind_p", "unit") for form in _forms(category, word, vocabulary)]


def _is_single(word: str, vocabulary: Vocabulary) -> bool:
    return not any(entry.plural for use in ("kind_p", "unit") for entry in vocabulary.find(use, word))


def other_forms(word: str, vocabulary: Vocabulary) -> Iterator[str]:
    """The same word in the singular, the plural, or for one who does it."""
    if word in _PAIRS:
        yield _PAIRS[word]
    for category in ("kind_s", "kind_p", "unit"):
        if vocabulary.find(category, word):
            yield from (form for form in _forms(category, word, vocabulary) if form != word)
    for category, other in (("phrase_b", "phrase_s"), ("phrase_s", "phrase_b")):
        for pattern in vocabulary.patterns.get((category, word), ()):
            for use, head in vocabulary.patterns:
                if use == other and any(
                    one.declaration is pattern.declaration and one.template == pattern.template
                    for one in vocabulary.patterns[use, head]
                ):
                    yield head


def _forms(category: str, word: str, vocabulary: Vocabulary) -> Iterator[str]:
    """All forms of a word for things or for what is counted."""
    declarations = {id(entry.declaration): entry for entry in vocabulary.find(category, word)}
    classes = ("unit",) if category == "unit" else ("kind_s", "kind_p")
    for (one, form), entries in vocabulary.entries.items():
        if one in classes and any(
            id(entry.declaration) in declarations and entry.name == declarations[id(entry.declaration)].name
            for entry in entries
        ):
            yield form


def _with(text: str, marks: Sequence[Mark], at: int, word: str) -> str:
    """The line with another word or sign, or none, in the place of a mark."""
    first, last = text[: marks[at].column - 1], text[marks[at].end - 1 :]
    if not word or word[0] in ",:":
        first = first.rstrip(" ") if first.strip(" ") else first
    return first + word + (last if word or first.strip(" ") else last.lstrip(" "))


def _by_others(front: Sequence[Mark]) -> bool:
    """Whether it is others who do what is said, so that what is theirs is `its`."""
    said: list[str] = []
    for mark in front:
        said = [] if mark.text in (":", ",", "then") else [*said, mark.text]
    return not {"each", "every", "another"}.isdisjoint(said)


def _put(text: str, marks: Sequence[Mark], index: int, word: str) -> str:
    """The line with a word or colon more in front of a mark, or at its end."""
    if index < len(marks):
        at = marks[index].column - 1
        return text[:at].rstrip(" ") + ": " + text[at:] if word == ":" else f"{text[:at]}{word} {text[at:]}"
    end = marks[-1].end - 1
    return text[:end] + (":" if word == ":" else f" {word}") + text[end:]


def _possessives(text: str, marks: Sequence[Mark], index: int) -> Iterator[str]:
    """A name with an `s` that should be `'s`."""
    for at in (index - 1, index):
        if 0 <= at < len(marks) and marks[at].kind == "NAME" and marks[at].text.endswith("s"):
            yield _with(text, marks, at, f"{marks[at].text[:-1]}'s")


def _moved(text: str, marks: Sequence[Mark], index: int) -> Iterator[str]:
    """What stands behind a deed and should stand in front of it."""
    if not 0 < index < len(marks) or marks[index].text not in _MOVED:
        return
    clause = max((at + 1 for at in range(index) if marks[at].text in (":", ";")), default=0)
    while clause + 1 < index and marks[clause].kind == "STRING":
        clause += 1
    if marks[index].text == "for" and marks[clause].kind == "SIGNED":
        return  # what is lent to each thing would be lent to another than before
    if clause == index or any(mark.text in (":", ";") for mark in marks[index:]):
        return
    if any(mark.text == "then" for mark in marks[clause:index]):
        return  # in front it would be said of what is done before, too
    first, cut, end = marks[clause].column - 1, marks[index].column - 1, marks[-1].end - 1
    yield f"{text[:first]}{text[cut:end]}: {text[first:cut].rstrip(' ,')}{text[end:]}"
