"""The lines in use that are most like one that cannot be read.

What lines have in common is weighed by how rare it is among all of them, what stands near the place at which
the reading stopped more than the rest, and what two lines have in common is held against all that they say.
All of it is counted in whole numbers, and the same lines are found each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import isqrt

from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexer import Mark
from talisman.compiler.syntax.mistakes.likeness.lines_in_use import InUse
from talisman.compiler.syntax.mistakes.likeness.roots import Roots
from talisman.compiler.syntax.mistakes.likeness.shapes import Shape, says
from talisman.values import Factory, define, field, frozen

UNKNOWN = 450
"""The weight of a word that no line has, in thousandths of that of a word that one line has."""
_FLAT = 7
"""How many such words are added to every line, so that a short one is not like all of which it has a word."""
_TOP = 1000
LIKE = 400
"""How much of a thousand two lines must have in common."""
LIKE_IN_ONE, FEW = 700, 2
"""The same where fewer words than that tell how one of them hangs together."""
SHARES, SAME_DEED = 250, 400
"""The same of a line of a scenario, and how many of a thousand of its telling words the other must have."""
FILLED = 300
"""The same of a line that says a form that was told."""
SHOWN = 350
"""How much of a thousand of what is asked for a line must show."""
COVERED = 300
"""How much of a thousand of what was written a line must show."""
SECOND = 260
"""How much more the second must show that the first does not."""
_HERE, _FRONT, _BEHIND, _BEFORE = 6, 3, 3, 1
"""How much counts what stands from the place on, in front of it in its clause, behind that and before it."""
TELLS = 550
"""How many of a thousand of the words that tell how a line hangs together another must have."""
NEARLY_ALL = 900
FEWEST = 3
"""How many of a thousand of the words around an unknown one, and at least how many words, make up for it."""
_DECLARED = 800
"""What is written in the text of a thing is rather like what stands there than like what a verb does."""
_OWN = ("^", "-")
"""Before nouns, and before words that begin a clause."""
_BREAKS = (":", ";")


@frozen
class Read:
    """A line with what is counted of it, and what that weighs."""

    line: InUse
    said: tuple[str, ...] = field(repr=False)
    weight: int = 0


@frozen
class Wanted:
    """What is looked for: all that is counted, with its weight, and words that tell how it hangs together.

    there: what is counted of the place at which the reading stopped; unknown: nobody declares what is there.
    """

    weights: dict[str, int] = field(repr=False)
    total: int
    telling: tuple[tuple[str, ...], ...]
    there: tuple[str, ...]
    unknown: bool


@define
class Likeness:
    """Lines of one sort, ready to be searched."""

    roots: Roots
    lines: tuple[Read, ...] = field(default=(), repr=False)
    _rare: dict[str, int] = field(default=Factory(dict), repr=False)
    _once: int = 0
    """The weight of a word that one line has."""

    def weigh(self, found: Iterable[InUse]) -> None:
        """Take in lines."""
        read = [(one, tuple(dict.fromkeys(said for said, _ in self.roots.of(one.marks)))) for one in found]
        many: dict[str, int] = {}
        for _, said in read:
            for one in said:
                many[one] = many.get(one, 0) + 1
        self._rare = {one: _weight(one, _rarity(len(read), there)) for one, there in many.items()}
        self._once = _rarity(max(1, len(read)), 1)
        self.lines = tuple(
            Read(line, said, _FLAT * self._once + sum(self._rare[one] for one in said))
            for line, said in read
            if said
        )

    def filled(self, wanted: Wanted, shape: Shape) -> Iterator[InUse]:
        """The line most like a line that is wanted which says what a form says, if there is one."""
        ranked = [
            (-self._alike(wanted, read), len(read.line.text), number)
            for number, read in enumerate(self.lines)
            if says(read.line.marks, shape)
        ]
        if ranked and -min(ranked)[0] >= FILLED:
            yield self.lines[min(ranked)[2]].line

    def richest(self, wanted: Wanted) -> Iterator[InUse]:
        """The line most like one that is wanted, where all of them show a form; of several the longest."""
        ranked = [(-self._shares(wanted, read), -len(read.line.text), n) for n, read in enumerate(self.lines)]
        if ranked:
            yield self.lines[min(ranked)[2]].line

    def same_deed(self, wanted: Wanted) -> Iterator[InUse]:
        """The line most like one that is wanted, where few forms are told apart by their words."""
        ranked = [(-self._shares(wanted, read), len(read.line.text), n) for n, read in enumerate(self.lines)]
        ranked = [
            one
            for one in ranked
            if -one[0] >= SHARES and self._tells(self.lines[one[2]], wanted.telling) >= SAME_DEED
        ]
        if ranked:
            yield self.lines[min(ranked)[2]].line

    def _shares(self, wanted: Wanted, read: Read) -> int:
        return _like(sum(wanted.weights.get(one, 0) for one in read.said), wanted.total, read)

    def nearest(self, wanted: Wanted) -> tuple[InUse, ...]:
        """Up to two lines like one that is wanted, the nearest first; the second shows something else."""
        ranked = []
        for number, read in enumerate(self.lines):
            like = self._alike(wanted, read)
            short = len(wanted.telling) < FEW or sum(map(_telling, read.said)) < FEW
            if (
                like >= (LIKE_IN_ONE if short else LIKE)
                and self._tells(read, wanted.telling) >= TELLS
                and self._meets(wanted, read)
            ):
                ranked.append((-like, len(read.line.text), number))
        if not ranked:
            return ()
        first = self.lines[min(ranked)[2]]
        left = {one: weight for one, weight in wanted.weights.items() if one not in first.said}
        more = []
        for _, length, number in ranked:
            read = self.lines[number]
            shown = sum(left.get(one, 0) for one in read.said)
            if shown * _TOP >= SECOND * wanted.total:
                more.append((-_like(shown, wanted.total, read), length, number))
        return (first.line, *(self.lines[number].line for _, _, number in sorted(more)[:1]))

    def _alike(self, wanted: Wanted, read: Read) -> int:
        """How much of a thousand a line is like one that is wanted."""
        shared = sum(wanted.weights.get(one, 0) for one in read.said)
        if shared * _TOP < COVERED * wanted.total:
            return 0
        like = _like(shared, wanted.total, read) * self._tells(read, wanted.telling) // _TOP
        return like * _DECLARED // _TOP if read.line.head in DECLARING else like

    def _meets(self, wanted: Wanted, read: Read) -> bool:
        """Whether a line shows something of where the reading stopped, or nearly all that is around it."""
        if all(one in wanted.weights for one in read.said if one[0] not in _OWN):
            return False  # it has nothing that was not written already
        if any(one in read.said for one in wanted.there):
            return True
        around = tuple(words for words in wanted.telling if words != wanted.there)
        return wanted.unknown and len(around) >= FEWEST and self._tells(read, around) >= NEARLY_ALL

    @property
    def _unknown(self) -> int:
        return self._once * UNKNOWN // _TOP

    def _tells(self, read: Read, telling: Sequence[tuple[str, ...]]) -> int:
        """How many of a thousand words that say how a line hangs together another line has, too."""
        every = shared = 0
        for word in telling:
            weight = max(self._rare.get(one, self._unknown) for one in word)
            every += weight
            if any(one in read.said for one in word):
                shared += weight
        return shared * _TOP // max(1, every)

    def ranked(self, marks: Sequence[Mark], most: int) -> Iterator[InUse]:
        """Lines that show most of some words, in whatever order; lines that count as the same once."""
        wanted: dict[str, int] = {}
        for one, _ in self.roots.of(marks):
            wanted[one] = self._rare.get(one, 0)
        total = sum(wanted.values())
        ranked = []
        for number, read in enumerate(self.lines):
            shared = sum(wanted.get(one, 0) for one in read.said)
            if shared * _TOP >= SHOWN * total > 0:
                score = 2 * shared * _TOP // total + _like(shared, total, read)
                if read.line.head in DECLARING and "\n" in read.line.text:
                    score = score * _DECLARED // _TOP
                ranked.append((-score, len(read.line.text), number))
        seen: list[Read] = []
        for _, _, number in sorted(ranked):
            read = self.lines[number]
            if not any(_same(one, read) for one in seen):
                seen.append(read)
                yield read.line
                if len(seen) == most:
                    return

    def wanted(self, marks: Sequence[Mark], at: int, *, unknown: bool) -> Wanted:
        """What is looked for of marks that cannot be read from a place on; unknown: for the word there."""
        cuts = [n for n, mark in enumerate(marks) if mark.text in _BREAKS]
        begin = max((cut for cut in cuts if cut < at), default=-1)
        end = min((cut for cut in cuts if cut > at), default=len(marks))
        wanted: dict[str, int] = {}
        telling: dict[int, list[str]] = {}
        for one, place in self.roots.of(marks):
            weight = self._rare.get(one, 0 if ">" in one or one[0] == "^" else self._unknown)
            if place < begin:
                much = _BEFORE
            elif place > end:
                much = _BEHIND
            else:
                much = _FRONT if place < at - 1 else _HERE
            wanted[one] = max(wanted.get(one, 0), weight * much)
            if place > begin and (_telling(one) or one[0] == "~"):
                telling.setdefault(place, []).append(one)
        near = (at,) if unknown else (at - 1, at, at + 1)
        there = [one for place in near for one in telling.get(place, ())]
        words = tuple(dict.fromkeys(tuple(one) for one in telling.values()))
        return Wanted(wanted, sum(wanted.values()), words, tuple(there), unknown)


def _telling(said: str) -> bool:
    """Whether a word tells how a line hangs together, and is no noun and no number."""
    return said[0] == "=" and said[1:2].isalpha() and ">" not in said


def _same(one: Read, two: Read) -> bool:
    """Whether two lines count as the same, or one of them stands in the other."""
    return one.said == two.said or one.line.text in two.line.text or two.line.text in one.line.text


def _like(shared: int, total: int, read: Read) -> int:
    """How much of a thousand a line has in common with one that was written."""
    return shared * _TOP // max(1, isqrt(total * read.weight))


def _rarity(every: int, there: int) -> int:
    """Ten times the binary logarithm of how many lines there are for each that has something."""
    share = every * 1024 // there
    whole = share.bit_length() - 1
    return max(1, (whole - 10) * 10 + ((share >> (whole - 3)) & 7) * 10 // 8)


def _weight(said: str, rare: int) -> int:
    """The weight of what is counted of lines, by its sort."""
    if ">" in said:
        return rare * 2 // 3
    match said[0]:
        case "^" | "-":
            return rare // 2
        case "=":
            return rare * 3 // 4
    return rare
