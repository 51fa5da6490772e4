"""The legal sentences nearest to one that is not: edit distance over words, among templates.

A hole of a template swallows any words at a small price, so `take {goods}` is near to `takes the red stone`,
whatever is taken. The parser's own expectations are no help here: some eighty words are legal at most points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from talisman.compiler.diagnostics import closest
from talisman.compiler.syntax.lexer import Item, Mark
from talisman.compiler.syntax.misnomers import Misnomer
from talisman.compiler.syntax.mistakes import misnamed
from talisman.compiler.syntax.mistakes.forms import NO_LAPSE, Forms, forms
from talisman.compiler.syntax.mistakes.idioms import idiom
from talisman.compiler.syntax.mistakes.mending.repair import Work
from talisman.compiler.syntax.mistakes.note import IDIOM, VERBS, Told
from talisman.compiler.syntax.mistakes.rows.lent import Row
from talisman.compiler.syntax.mistakes.undeclared import printed
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import Factory, define, evolve, field, frozen

SHAPES = (
    "when {event}: {line}",
    "after {event}: {line}",
    "before {event}: {line}",
    "as soon as {condition}: {line}",
    "when {who} would {verb}: {line}",
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

MOST_VERBS = 24
MOST_SEARCHES = 40
MOST_NEAR = 6
MOST_WORDS = 3
"""Words of a name in front of the one at which the reading stopped."""
_SWALLOW, _SWALLOW_MUCH, _CHANGE, _TYPO = 0.1, 0.4, 1.0, 0.3
_SHORT = 4
_LONG = 8
"""Letters of words in which two lapses are still one word."""
_WIDE = frozenset(("{verb}", "{verbing}", "{event}", "{condition}", "{line}", "{who}"))
"""Holes that fit nearly everything, and so say little."""
_BEFORE = ("", "you ", "you may ", "you would ", "{who} may ", "{who} would ", "when you ")
"""What may stand before a plain verb."""
_COMMON = frozenset(
    [
        "you",
        "may",
        "to",
        "of",
        "is",
        "the",
        "a",
        "at",
        "for",
        "when",
        "and",
        "would",
        "in",
        "as",
        "that",
        "if",
        "your",
        "it",
        "do",
        "not",
        "count",
        "one",
    ]
)
"""Words that so many sentences have that they make none of them near."""
_PLAIN = frozenset(("you", "they", "may", "can", "must", "cannot", "then", ":", ";", ""))
"""Words behind which a verb stands in its plain form."""
_BEFORE_NOUNS = frozenset(("a", "an", "the", "that", "this", "another", "each", "every", "your", "its"))
"""Words behind which no deed stands: `that die` is none."""
_CASES = frozenset(("from", "into", "onto", "upon", "under", "using", "along"))
"""Words behind what an unknown verb is done to, which other verbs may have, too."""
_BREAKS = frozenset((":", ";"))
_JOINERS = frozenset(("then", "else"))


@define
class Suggestions:
    """Finds near sentences; after many searches it finds no more, because nobody reads on."""

    vocabulary: Vocabulary
    items: Sequence[Item] = ()
    searches: int = 0
    work: Work = Factory(Work)
    _templates: dict[str, _Said] = field(default=Factory(dict), repr=False)
    _names: dict[str, list[str]] = field(default=Factory(dict), repr=False)
    _forms: Forms | None = field(default=None, repr=False)
    _misnomers: tuple[Misnomer, ...] | None = field(default=None, repr=False)

    @property
    def forms(self) -> Forms:
        """The forms of all words."""
        if self._forms is None:
            self._forms = forms(self.vocabulary, self.items)
        return self._forms

    @property
    def misnomers(self) -> tuple[Misnomer, ...]:
        """What packs know to be said for what they call otherwise."""
        if self._misnomers is None:
            self._misnomers = misnamed.known(self.items)
        return self._misnomers

    @property
    def rows(self) -> tuple[Row, ...]:
        """The same, each as a line turned round."""
        return misnamed.rows(self.misnomers)

    def name(self, unknown: str) -> str:
        """The name that an unknown word is but for its capitals; nothing where there is none."""
        headings = (mark for item in self.items for mark in item.lines[0].marks if mark.kind == "NAME")
        return next((mark.text for mark in headings if mark.text.lower() == unknown), "")

    def named(self, marks: Sequence[Mark], index: int) -> Iterator[tuple[int, int, str]]:
        """The names that words are but for their capitals, around a place: first word, last word, name."""
        if not self._names:
            for item in self.items:
                for mark in item.lines[0].marks:
                    if mark.kind == "NAME":
                        self._names.setdefault(mark.text.lower().split(" ")[0], []).append(mark.text)
        for first in range(max(0, index - MOST_WORDS), min(index + 1, len(marks))):
            word = marks[first].text
            article = int(first > 0 and marks[first - 1].text in ("a", "an", "the"))
            for name in dict.fromkeys(
                (*self._names.get(word, ()), *self._names.get(word.removesuffix("s"), ()))
            ):
                said = name.lower().split(" ")
                last = first + len(said) - 1
                if not index <= last < len(marks):
                    continue
                words = [mark.text for mark in marks[first : last + 1]]
                words[-1] = words[-1] if words[-1] == said[-1] else words[-1].removesuffix("s")
                if words == said and all(mark.kind == "word" for mark in marks[first : last + 1]):
                    yield first - article, last, name

    def group(self, unknown: str) -> str:
        """A declared group of words that an unknown word is the last of; nothing where there is none."""
        forms = {form for _, form in self.vocabulary.entries if " " in form}
        return min((form for form in forms if form.split(" ")[1:] == [unknown]), default="")

    def words(self, unknown: str, known: Iterable[str], behind: Sequence[str] = ()) -> Iterator[str]:
        """What an unknown word may be: a group of words that it is part of, near words.

        behind: what stands behind it; of a sentence another word must have been said, too.
        """
        heads = {head for _, head in self.vocabulary.patterns}
        for group in sorted(group for group in known if " " in group and unknown in group.split(" ")):
            noun = group not in heads and group.split(" ")[1:] == [unknown]
            if noun or any(word in behind for word in group.split(" ") if word not in _COMMON):
                yield group
        if unknown in NO_LAPSE:
            return
        near = closest(unknown, {word for group in known for word in group.split(" ")}, MOST_NEAR)
        yield from (
            word for word in near if word != unknown and (len(unknown) > _LONG or _close(unknown, word))
        )

    def notes(self, marks: Sequence[Mark], index: int) -> Told:
        """What helps where all words are known: how the language says it, or what comes near."""
        word = marks[index].text if index < len(marks) else ""
        told = misnamed.note(marks, index, self.misnomers) or self.order(marks, index)
        if told:
            return Told(told)
        said = idiom(marks, index, self.vocabulary)
        if said.any:
            return said
        agreeing = self.agreement(word, marks[:index])
        near = self.near(marks, index)
        return evolve(near, notes=(*agreeing, *near.notes)) if agreeing else near

    def agreement(self, word: str, front: Sequence[Mark]) -> tuple[str, ...]:
        """A note for a verb that stands in the wrong person for what is in front of it."""
        before = front[-1].text if front else ""
        is_a = self.vocabulary.find
        one = any(is_a(use, before) for use in ("kind_s", "role")) or before in ("it", "this")
        one = one or (bool(front) and front[-1].kind in ("NAME", "STRING"))
        wrong = ["phrase_b"] if one else ["phrase_s"] if before in _PLAIN or is_a("kind_p", before) else []
        for category in wrong:
            for pattern in self.vocabulary.patterns.get((category, word), ()):
                declaration = pattern.declaration
                if declaration.word == "verb" and declaration.forms:
                    plain, third = declaration.names[0], declaration.forms[0]
                    return (f"one thing `{third}`; you, they and several things `{plain}`",)
        return ()

    def order(self, marks: Sequence[Mark], index: int) -> tuple[str, ...]:
        """A note for a tag that stands behind what it tells of."""
        words = [mark.text for mark in marks]
        is_a = self.vocabulary.find
        front = next((at for at, word in enumerate(words) if not is_a("adj", word)), 0)
        behind = words[front + 2 :]
        tags = [word for word in behind if is_a("adj", word)]
        if (
            tags
            and is_a("kind_s", words[front])
            and marks[front + 1].kind == "NAME"
            and all(map(self._dry, behind))
        ):
            heading = " ".join(words[: front + 2])
            return (f"in this language: `{heading} ({', '.join(tags)})`, with tags in brackets",)
        if not 0 < index < len(words) or not is_a("adj", words[index]):
            return ()
        if not (is_a("kind_s", words[index - 1]) or is_a("kind_p", words[index - 1])):
            return ()
        return (f"in this language: `{words[index]} {words[index - 1]}`, with the tag in front",)

    def _dry(self, word: str) -> bool:
        """Whether a word or sign stands where a thing is declared, and not in its text."""
        return not word.isalpha() or any(self.vocabulary.find(cls, word) for cls in ("adj", "prop", "unit"))

    def near(self, marks: Sequence[Mark], index: int, *, unknown: bool = False) -> Told:
        """How the language says it, or up to three notes with legal sentences, nearest first.

        unknown: whether it is a word that nobody declares, which may be misspelt.
        """
        misnomer = misnamed.note(marks, index, self.misnomers)
        told = Told(misnomer) if misnomer else idiom(marks, index, self.vocabulary)
        if told.any:
            return told
        self.searches += 1
        if self.searches > MOST_SEARCHES:
            return Told()
        if not self._templates:
            self._templates = _sentences(self.vocabulary)
        words = _clause(marks, index)
        typo = marks[index].text if unknown else ""
        done = [word for before, word in pairwise(("", *words)) if before not in _BEFORE_NOUNS]
        kin = {
            text: max(
                _kin(done, typo, (said.first,)),
                int(
                    unknown
                    and said.named
                    and any(part in words for part in said.variants[0] if part in _CASES)
                ),
            )
            for text, said in self._templates.items()
            if said.first and not _shown(said, words) and not _by_chance(said, words)
        }
        nearest = max(kin.values(), default=0)
        at = sum(mark.text != "," for mark in marks[:index]) - _before_clause(marks, index)
        ranked = sorted(
            (min(_cost(words, parts) for parts in said.variants), text)
            for text, said in self._templates.items()
            if nearest and kin.get(text) == nearest
        )
        meant: dict[str, str] = {}
        for _, text in ranked:
            said = self._templates[text]
            if not any(_says(words, at, parts, unknown=unknown) for parts in said.variants):
                meant.setdefault(said.of, text)
        if not ranked:
            return self.verbs(marks, index, unknown=unknown)
        return Told(near=tuple(f"nearest: {text}" for text in list(meant.values())[:3]))

    def verbs(self, marks: Sequence[Mark], index: int, *, unknown: bool) -> Told:
        """Where a clause begins with a word that is no verb: the verbs that go with what stands behind it."""
        behind = marks[index + 1].text if index + 1 < len(marks) else ""
        first = not index or marks[index - 1].text in (*_BREAKS, "then", "you", "may", "cannot")
        if not (behind.isdigit() or behind in ("a", "an", "your", "all") or (unknown and first)):
            return Told()
        offered = index > 0 and marks[index - 1].text in ("you", "may", "then", "cannot")
        heading = marks[0].column == 1 and self._is_kind(marks[0].text) and not offered
        rest = [mark.text for mark in marks[index + 2 :]]
        alone = rest[:1] in ([], [","], [";"])
        alone = alone or (":" not in rest and [mark.text for mark in marks[:index]].count(":") == 1)
        if behind.isdigit() and alone and ((index > 1 and heading) or (index == 0 and marks[0].column > 1)):
            return Told(self.printed())
        if index and marks[index - 1].text not in (*_BREAKS, "then", "you", "may"):
            return Told()
        if behind.isdigit() or behind in ("a", "an"):
            what = " ".join(mark.text for mark in marks[index + 1 : index + 3])
            main = self._main(marks[index + 2].text if len(marks) > index + 2 else "")
            if main:
                told = ", ".join(f"`{verb} {what}`" for verb in dict.fromkeys(main))
                return Told((f"in this language: what is gained, lost or taken: {told}",), cause=IDIOM)
        of_goods = (
            head
            for (use, head), patterns in self.vocabulary.patterns.items()
            if use == "phrase_b" and any(one.use.tail[:1] == ("{goods}",) for one in patterns)
        )
        listed = ", ".join(f"`{verb}`" for verb in sorted(set(of_goods))[:MOST_VERBS])
        return Told(near=(f"verbs that can stand here: {listed}",), cause=VERBS) if listed else Told()

    def _main(self, word: str) -> Sequence[str]:
        """The verbs by which one gets and loses what a word stands for; none of a place or a turn."""
        if any(one.declaration.word == "counter" for one in self.vocabulary.find("unit", word)):
            return self.forms.constants["COUNT"].split()
        kinds = (*self.vocabulary.find("kind_s", word), *self.vocabulary.find("kind_p", word))
        things = any(one.declaration.word == "kind" for one in kinds) and "space" not in word
        return self.forms.constants["MAIN"].split() if things else ()

    def _is_kind(self, word: str) -> bool:
        return bool(self.vocabulary.find("kind_s", word) or self.vocabulary.find("adj", word))

    def printed(self) -> tuple[str, ...]:
        """The numbers that may be printed on things."""
        told = printed(self.vocabulary)
        return (told,) if told else ()


def _close(word: str, other: str) -> bool:
    """Whether one lapse of the pen makes one word of another."""
    if len(word) == len(other):
        differs = [at for at, (a, b) in enumerate(zip(word, other, strict=True)) if a != b]
        first, last = (differs or [0])[0], (differs or [0])[-1]
        swapped = last == first + 1 and word[first] == other[last] and word[last] == other[first]
        return len(differs) <= 1 or (len(differs) == 2 and swapped)
    longer, shorter = (word, other) if len(word) > len(other) else (other, word)
    return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))


def _clause(marks: Sequence[Mark], index: int) -> list[str]:
    """The words of the clause around a mark."""
    first = index
    while first > 0 and marks[first - 1].text not in (_BREAKS | _JOINERS):
        first -= 1
    last = index
    while last < len(marks) and marks[last].text not in _BREAKS:
        last += 1
    return [mark.text for mark in marks[first:last] if mark.text != ","][:20]


@frozen
class _Said:
    """A template as it is said: which it is, and the words of its variants.

    first: the word with which it begins to say something. Without it a line is not near: that both have
    another word, as for what is counted, says nothing. named: it is of a pack, and no shape of the language.
    """

    of: str
    variants: tuple[tuple[str, ...], ...]
    first: str
    named: bool = True


def _sentences(vocabulary: Vocabulary) -> dict[str, _Said]:
    """Every template as a sentence."""
    found: dict[str, _Said] = {}
    for shape in SHAPES:
        parts = tuple(shape.removesuffix(": {line}").split(" "))
        found[shape] = _Said(shape, (parts,), _first(parts), named=False)
    for patterns in vocabulary.patterns.values():
        for pattern in patterns:
            said = " ".join((pattern.head, *pattern.use.tail))
            before = _FRONTS.get(pattern.use.category, ())
            if before:
                of = f"{pattern.declaration.word} {pattern.template}"
                variants = tuple(tuple((front + said).split(" ")) for front in before)
                found[before[0] + said] = _Said(of, variants, _first(said.split(" ")))
    return found


def _first(parts: Sequence[str]) -> str:
    """The first word of a sentence that few others have."""
    return next((part for part in parts if part[0] != "{" and part not in _COMMON), "")


def _before_clause(marks: Sequence[Mark], index: int) -> int:
    """How many words stand before the clause around a mark."""
    first = index
    while first > 0 and marks[first - 1].text not in (_BREAKS | _JOINERS):
        first -= 1
    return sum(mark.text != "," for mark in marks[:first])


def _says(words: Sequence[str], at: int, parts: Sequence[str], *, unknown: bool) -> bool:
    """Whether a line says a sentence word for word, so that the mistake is in what fills it or behind it.

    Such a sentence tells nothing, but where it names what fills it: `begin {procedure}`.

    at: where the reading stopped. What begins there may be something else than what the sentence holds.
    """
    if parts[0][0] == "{" and at == 0:
        return False
    found, first = 0, True
    for part in parts:
        if part[0] == "{":
            first = False
            continue
        there = next((n for n in range(found, len(words)) if words[n] == part), -1)
        if there < 0 or (there != found and first):
            return False
        if there >= at:
            return False
        found = there + 1
    return (unknown or at > found) and (parts[-1][0] != "{" or parts[-1] in _WIDE or parts[-1] == "{goods}")


def _by_chance(said: _Said, words: Sequence[str]) -> bool:
    """Whether a sentence without a hole has but one word with a line: it says something else."""
    parts = said.variants[0]
    own = [part for part in parts if part not in _COMMON]
    return said.named and "{" not in said.of and len(own) > 1 and sum(part in words for part in own) == 1


def _shown(said: _Said, words: Sequence[str]) -> bool:
    """Whether a line shows already all that a shape of the language would: the word with which it begins."""
    first, *more = said.variants[0]
    return not said.named and [first] == list(words[:1]) and all(part[0] == "{" for part in more)


_FRONTS = {
    "phrase_b": _BEFORE,
    "phrase_s": ("{who} ", "when {who} "),
    "phrase_p": ("{goods} is ", "when {goods} is "),
    "cond_b": ("{who} ", "you "),
    "cond_s": ("{who} ",),
    "pred_g": ("{who} is ",),
    "pred_w": ("{who} is ",),
    "cond_g": ("",),
    "num_g": ("",),
}
"""What may stand before the words of each category of phrases."""


def _kin(words: Sequence[str], typo: str, parts: Sequence[str]) -> int:
    """2 for a template with a word of its own that was said, 1 if it was nearly said, else 0.

    One letter makes another word of a short one, so short words are not nearly said.
    """
    own = [part for part in parts if part[0] != "{" and part not in _COMMON]
    if any(part in words for part in own):
        return 2
    return int(len(typo) > _SHORT and any(_change(typo, part) < _CHANGE for part in own))


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
