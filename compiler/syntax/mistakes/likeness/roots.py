"""What is counted of a line in the search for lines like it: words without their forms, and neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.syntax.lexer import Item, Mark
from talisman.compiler.syntax.misnomers import Misnomer
from talisman.compiler.syntax.mistakes.forms import Forms
from talisman.compiler.syntax.mistakes.likeness.alike import GROUPS, LITTLE, WORDS
from talisman.values import Factory, define, field

_NUMBERS = {"INT": "#", "TIMES": "x#", "RANGE": "#-#", "ATLEAST": "#-#", "ATMOST": "#-#", "SIGNED": "+#"}
"""Numbers are one as good as another, but for their sort."""
_OTHERS = {"STRING": '""', "PATH": "PATH", "NTH": "##"}
_ENDINGS = ("ing", "ed", "es", "s", "d")
"""Of forms of words that no pack declares, as the language's own `roll`."""
_BREAKS = (":", ";")
_NAMED = "NAME"
_AWAY = "away"
"""What words have in common that say that something is given up, as the verb of a pack does."""
Group = tuple[tuple[str, ...], tuple[str, ...]]
"""Words that are said, and what stands for them."""


def _by_first(rows: Iterator[Group]) -> dict[str, list[Group]]:
    """Groups of words by the first of them, the longest first."""
    found: dict[str, list[Group]] = {}
    for said, meant in sorted(rows, key=lambda row: -len(row[0])):
        found.setdefault(said[0], []).append((said, meant))
    return found


_SAID = _by_first(
    (tuple(said.strip(" ").split(" ")), (meant,)) for meant, every in GROUPS for said in every.split(";")
)


def _by_word() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for meant, words in WORDS:
        for word in (meant, *words.split(" ")):
            if meant not in found.get(word, ()):
                found[word] = (*found.get(word, ()), meant)
    return found


_ALIKE = _by_word()


@define
class Roots:
    """Reads the words of lines; what was read of a word is kept."""

    forms: Forms
    kinds: Mapping[str, str]
    """By name the kind of what is called so."""
    misnomers: dict[str, list[Group]]
    _roots: dict[str, tuple[str, str]] = field(default=Factory(dict), repr=False)

    def of(self, marks: Sequence[Mark]) -> Iterator[tuple[str, int]]:
        """What is counted of some marks, each with the place of the mark that it comes from.

        `^when` begins a clause, `=take` is a word, `~take` what such words have in common, `-turn` a noun,
        `take>#` stands for two that stand side by side.
        """
        last, begins = "", True
        for text, at, grouped in self._pieces(marks):
            if text in _BREAKS:
                last, begins = "", True
                continue
            root, sort = (text, "") if grouped else self._root(text)
            like = () if sort else _ALIKE.get(root, ()) or _ALIKE.get(text, ())
            like = like or ((_AWAY,) if root and root == self.forms.constants["GIVEUP"] else ())
            said = like[0] if like else sort or root
            if begins:
                yield f"^{said}", at
                begins = False
            if text in LITTLE:
                continue
            if sort:
                yield f"-{root}", at
            elif not grouped:
                yield f"={root}", at
            for one in like or ((root,) if grouped else ()):
                yield f"~{one}", at
            if last:
                yield f"{last}>{said}", at
            last = said

    def _pieces(self, marks: Sequence[Mark]) -> Iterator[tuple[str, int, bool]]:
        """The words of marks, with their places; whether one stands for a group of words."""
        at = 0
        while at < len(marks):
            mark = marks[at]
            if mark.kind != "word":
                yield self._other(mark), at, False
                at += 1
                continue
            misnamed = _group(marks, at, self.misnomers)
            group = misnamed or _group(marks, at, _SAID)
            if group is None:
                yield mark.text, at, False
                at += 1
                continue
            for word in group[1]:
                yield word, at, misnamed is None
            at += len(group[0])

    def _other(self, mark: Mark) -> str:
        if mark.kind == "NAME":
            return _NAMED + self.kinds.get(mark.text, "")
        return _NUMBERS.get(mark.kind, "") or _OTHERS.get(mark.kind, "") or mark.text

    def _root(self, text: str) -> tuple[str, str]:
        """A word without its form, and of a noun or tag its sort."""
        known = self._roots.get(text)
        if known is None:
            root = self._plain(text)
            known = self._roots[text] = root, self._sort(root)
        return known

    def _plain(self, text: str) -> str:
        for words in self.forms.one.values():
            if text in words:
                return words[text]
        for form in ("plain", "does", "doing", "done"):
            verb = self.forms.verbs[form].get(text)
            if verb:
                return verb[0]
        for ending in _ENDINGS:
            stem = text.removesuffix(ending)
            if stem != text and (stem in _ALIKE or stem in self.forms.verbs["plain"]):
                return stem
        return text

    def _sort(self, root: str) -> str:
        if root.startswith(_NAMED):
            return _NAMED
        for sort in ("UNIT", "KIND", "TURN"):
            if root in self.forms.many[sort]:
                return sort
        return "TAG" if root in self.forms.adjectives else ""


def _group(marks: Sequence[Mark], at: int, groups: Mapping[str, Sequence[Group]]) -> Group | None:
    for group in groups.get(marks[at].text, ()):
        words = group[0]
        there = marks[at : at + len(words)]
        if len(there) == len(words) and all(
            mark.text == word or (word == "{number}" and mark.kind == "INT")
            for mark, word in zip(there, words, strict=True)
        ):
            return group
    return None


def roots(forms: Forms, items: Sequence[Item], misnomers: Sequence[Misnomer]) -> Roots:
    """What reads lines for the words of packs."""
    kinds: dict[str, str] = {}
    for item in items:
        marks = item.lines[0].marks
        at = next((n for n, mark in enumerate(marks) if mark.kind == "NAME"), 0)
        if at and marks[at - 1].text in forms.many["KIND"]:
            kinds.setdefault(marks[at].text, marks[at - 1].text)
    said = ((tuple(one.said.split(" ")), tuple(one.meant.split(" "))) for one in misnomers)
    return Roots(forms, kinds, _by_first(iter(said)))
