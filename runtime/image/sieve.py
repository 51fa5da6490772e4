"""Which rules of an event can have anything to say, told from one thing that the event is about.

Most rules ask first whether a word of the record is of a kind, or is what carries them. Kinds and carriers
do not change in a game, so for each thing the rules that would not say no at once are known beforehand, as
bits. The machine asks a rule only where its bit is set; like the questions themselves (`prelude.py`), a sieve
spares work and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import chain
from operator import or_

from talisman.runtime.image.image import Image
from talisman.runtime.table.limits import BITS, MAX_SIEVE_WORDS
from talisman.runtime.table.shape import FOR_EACH
from talisman.runtime.table.words import ASKED
from talisman.values import frozen

WORDS = (0, 1)
"""Words of the record a sieve can be made for."""
FEWEST = 3
"""Rules of a phase for which a sieve can pay; it must let less than half of them through."""
ALONE = 8
"""Things that a rule lets pass at the most to be kept one by one."""
TOLD = frozenset(ASKED[w] for w in ("A_HAS", "A_HASNT", "A_IT", "A_NOTIT", "A_IS", "A_NOT", "A_LEAST"))
"""Questions whose answer is known for each thing."""
CARRIER = (ASKED["A_IT"], ASKED["A_NOTIT"])
"""Questions about what carries the rule."""
LEADING = frozenset(ASKED[w] for w in ("A_FIELD", "A_OWN", "A_PLACE", "A_HELD"))
"""The question after one of these is about something else than the word itself."""
EITHER = ASKED["A_EITHER"]
"""The next question or those behind it."""

Question = tuple[int, int, int]
Clause = tuple[Question, ...]
_Told = tuple[Clause, int | None]
"""Questions of which one has to hold, and the word they are about, where answers are known for each thing."""


@frozen
class Sieve:
    """For one event and phase: the word of the record it goes by, the first word of the bits, bits by thing.

    `rows` begins with the row of nothing (-1); a row without a bit is empty.
    """

    event: int
    phase: int
    word: int
    first: int
    rows: tuple[tuple[int, ...], ...]


def sieves(
    image: Image,
    questions: Mapping[int, Sequence[int]],
    grouped: Mapping[tuple[int, int], Sequence[int]],
    owners: Mapping[int, Sequence[int]],
) -> Iterator[Sieve]:
    """The sieves of an image; `questions`: rows of `prelude.asked` by procedure; `owners`: things by tag."""
    rules, things = image.rows["rules"], _Things(image, owners)
    left = MAX_SIEVE_WORDS
    for (event, phase), numbers in grouped.items():
        if len(numbers) < FEWEST or things.count > left or len(numbers) * things.words > MAX_SIEVE_WORDS:
            continue
        told = [_told(rules[number], questions[rules[number][5]]) for number in numbers]
        passing = [
            [
                things.passing(_tests(rules[number], those, word))
                for number, those in zip(numbers, told, strict=True)
            ]
            for word in WORDS
        ]
        bits = [sum(one.bit_count() for one in those) for those in passing]
        word = bits.index(min(bits))
        if bits[word] <= len(numbers) * things.count // 2:
            found = _rows(numbers, passing[word], things)
            if found:
                left -= things.count + sum(len(row) for row in set(found))
                yield Sieve(event, phase, WORDS[word], numbers[0] // BITS, found)


def _tests(rule: Sequence[int], told: Iterable[_Told], word: int) -> list[list[tuple[int, int]]]:
    """What a rule asks of a word that is known beforehand, one of each list to hold: (what, operand)."""
    return [
        [(what, rule[6] if what in CARRIER else operand) for what, _, operand in clause if what != EITHER]
        for clause, about in told
        if about == word
    ]


def untold(rule: Sequence[int], row: Sequence[int], word: int) -> list[int]:
    """What a rule asks that a sieve by a word of the record does not know; `row`: all it asks."""
    return [
        number
        for clause, about in _told(rule, row)
        if about != word
        for question in clause
        for number in question
    ]


def _told(rule: Sequence[int], row: Sequence[int]) -> list[_Told]:
    """The questions of a rule, each with the word that it is about where its answer is known beforehand."""
    found: list[_Told] = []
    moving = rule[4] == FOR_EACH
    for clause in clauses(row):
        asked = [question for question in clause if question[0] != EITHER]
        known = all(what in TOLD and not (moving and what in CARRIER) for what, _, _ in asked)
        words = sorted({word for _, word, _ in asked})
        found.append((clause, words[0] if known and len(words) == 1 else None))
    return found


def each_question(row: Sequence[int]) -> list[Question]:
    """A row of questions, one by one: what, word, operand."""
    return list(zip(row[::3], row[1::3], row[2::3], strict=True))


def clauses(row: Sequence[int]) -> list[Clause]:
    """A row of questions in parts all of which have to hold: a question with what leads to it, or several."""
    questions = each_question(row)
    found: list[Clause] = []
    begin = 0
    while begin < len(questions):
        end = _behind(questions, begin)
        found.append(tuple(questions[begin:end]))
        begin = end
    return found


def _behind(questions: Sequence[Question], at: int) -> int:
    """The place behind a question with all that belongs to it."""
    what, _, more = questions[at]
    if what == EITHER:
        return _behind(questions, at + 1) + more
    return at + 2 if what in LEADING else at + 1


class _Things:
    """Sets of things as numbers: the bit of a thing is its id and one, the lowest is that of nothing (-1)."""

    def __init__(self, image: Image, owners: Mapping[int, Sequence[int]]) -> None:
        self.count = len(image.rows["entities"]) + 1
        self.words = self.count // BITS + 1
        self._owners = owners
        self._tagged: dict[int, int] = {}

    def tagged(self, tag: int) -> int:
        """The things with a tag."""
        if tag not in self._tagged:
            bits = bytearray(self.count // 8 + 1)
            for entity in self._owners.get(tag, ()):
                bits[entity + 1 >> 3] |= 1 << (entity + 1 & 7)
            self._tagged[tag] = int.from_bytes(bits, "little")
        return self._tagged[tag]

    def passing(self, tests: Iterable[Iterable[tuple[int, int]]]) -> int:
        """The things (nothing, too) of which one of each that is asked holds."""
        left = (1 << self.count) - 1
        for clause in tests:
            left &= reduce(or_, (self._having(what, operand) for what, operand in clause))
        return left

    def _having(self, what: int, operand: int) -> int:
        """The things of which one question holds."""
        everything = (1 << self.count) - 1
        if what in (ASKED["A_HAS"], ASKED["A_HASNT"]):
            those = self.tagged(operand)
        elif what == ASKED["A_LEAST"]:
            below = min(max(operand + 1, 0), self.count)
            those = everything >> below << below
        else:
            those = 1 << operand + 1 if -1 <= operand < self.count - 1 else 0
        return everything & ~those if what in (ASKED["A_HASNT"], ASKED["A_NOTIT"], ASKED["A_NOT"]) else those


def _rows(numbers: Sequence[int], passing: Sequence[int], every: _Things) -> tuple[tuple[int, ...], ...]:
    """The rows of a sieve: for each thing the bits of the rules that let it pass; () where that is too much.

    Things that the same rules let pass are kept together, with the bits of these, and parted rule by rule;
    what only a rule for few things lets pass is told for each of them.
    """
    first, last = numbers[0] // BITS, numbers[-1] // BITS
    alike = {(1 << every.count) - 1: 0}
    alone: dict[int, int] = {}
    for number, those in zip(numbers, passing, strict=True):
        bit = 1 << number - first * BITS
        if those.bit_count() <= ALONE:
            for thing in _each(those):
                alone[thing] = alone.get(thing, 0) | bit
            continue
        parts = ([(things & those, bits | bit), (things & ~those, bits)] for things, bits in alike.items())
        alike = {things: bits for things, bits in chain.from_iterable(parts) if things}
        if len(alike) * (every.words + last - first) > MAX_SIEVE_WORDS:
            return ()
    if len(alone) * (last - first + 1) > MAX_SIEVE_WORDS:
        return ()

    def row(bits: int) -> tuple[int, ...]:
        return tuple(bits >> at * BITS & (1 << BITS) - 1 for at in range(last - first + 1)) if bits else ()

    rows: list[tuple[int, ...]] = [()] * every.count
    for things, bits in alike.items():
        common = row(bits)
        for thing in _each(things) if common else ():
            rows[thing] = common
        for thing in alone if len(alike) == 1 else (thing for thing in alone if things >> thing & 1):
            rows[thing] = row(bits | alone[thing])
    return tuple(rows)


def _each(things: int) -> Iterator[int]:
    """The places of the bits of a number."""
    digits = bin(things)[:1:-1]
    at = digits.find("1")
    while at >= 0:
        yield at
        at = digits.find("1", at + 1)
