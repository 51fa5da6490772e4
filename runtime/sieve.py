"""Which rules of an event can have anything to say, told from one thing that the event is about.

Most rules ask first whether a word of the record is of a kind, or is what carries them. Kinds and carriers
do not change in a game, so for each thing the rules that would not say no at once are known beforehand, as
bits. The machine asks a rule only where its bit is set; like the questions themselves (`prelude.py`), a sieve
spares work and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from talisman.runtime.image import Image, Rows
from talisman.runtime.limits import BITS
from talisman.runtime.shape import tagged
from talisman.runtime.words import ASKED
from talisman.values import frozen

WORDS = (0, 1)
"""Words of the record a sieve can be made for."""
FEWEST = 3
"""Rules of a phase for which a sieve can pay; it must let less than half of them through."""
TOLD = frozenset(ASKED[w] for w in ("A_HAS", "A_HASNT", "A_IT", "A_NOTIT", "A_IS", "A_NOT", "A_LEAST"))
"""Questions whose answer is known for each thing."""
LEADING = (ASKED["A_FIELD"], ASKED["A_PLACE"])
"""The question after one of these is about something else than the word itself."""
EACH_SEAT = 4
"""The mode of rules that hold for each seat: their carrier is not known beforehand."""


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


def grouped_rules(rules: Rows) -> dict[tuple[int, int], list[int]]:
    """The numbers of the rules of each event and phase, in order."""
    grouped: dict[tuple[int, int], list[int]] = {}
    for number, rule in enumerate(rules):
        grouped.setdefault((rule[0], rule[1]), []).append(number)
    return grouped


def sieves(image: Image, questions: Mapping[int, Sequence[int]]) -> Iterator[Sieve]:
    """The sieves of an image; `questions` are the rows of `prelude.asked` by procedure."""
    rules = image.rows["rules"]
    for (event, phase), numbers in grouped_rules(rules).items():
        if len(numbers) >= FEWEST:
            made = [_sieve(image, numbers, questions, event, phase, word) for word in WORDS]
            fewest, best = min(made, key=lambda one: one[0])
            if fewest <= len(numbers) * len(best.rows) // 2:
                yield best


def _tests(rule: Sequence[int], questions: Mapping[int, Sequence[int]], word: int) -> list[tuple[int, int]]:
    """What a rule asks of a word that is known beforehand: (what, operand)."""
    row = questions[rule[5]]
    found: list[tuple[int, int]] = []
    before = -1
    for what, at, operand in zip(row[::3], row[1::3], row[2::3], strict=True):
        leads, before = before in LEADING, what
        if at != word or leads or what not in TOLD:
            continue
        if what in (ASKED["A_IT"], ASKED["A_NOTIT"]):
            if rule[4] == EACH_SEAT:
                continue
            operand = rule[6]
        found.append((what, operand))
    return found


def _passing(image: Image, tests: Iterable[tuple[int, int]]) -> Iterable[int]:
    """The things (-1: nothing) of which all that is asked holds."""
    everything = range(-1, len(image.rows["entities"]))
    left: set[int] | None = None
    for what, operand in tests:
        if what in (ASKED["A_HAS"], ASKED["A_HASNT"]):
            those = set(tagged(image.rows["tags"], operand))
        elif what == ASKED["A_LEAST"]:
            those = set(range(max(operand, -1), everything.stop))
        else:
            those = {operand}
        if what in (ASKED["A_HASNT"], ASKED["A_NOTIT"], ASKED["A_NOT"]):
            those = set(everything) - those
        left = those if left is None else left & those
    return everything if left is None else left


def _sieve(
    image: Image,
    numbers: Sequence[int],
    questions: Mapping[int, Sequence[int]],
    event: int,
    phase: int,
    word: int,
) -> tuple[int, Sieve]:
    """The sieve of one event and phase by one word, and how many bits it has."""
    rules = image.rows["rules"]
    first, last = numbers[0] // BITS, numbers[-1] // BITS
    always = [0] * (last - first + 1)
    found: dict[int, list[int]] = {}
    for number in numbers:
        at, bit = number // BITS - first, 1 << number % BITS
        tests = _tests(rules[number], questions, word)
        if not tests:
            always[at] |= bit
            continue
        for entity in _passing(image, tests):
            found.setdefault(entity, [0] * len(always))[at] |= bit
    rows = tuple(
        tuple(a | b for a, b in zip(always, found.get(entity, always), strict=True))
        for entity in range(-1, len(image.rows["entities"]))
    )
    bits = sum(word.bit_count() for row in rows for word in row)
    return bits, Sieve(event, phase, word, first, tuple(row if any(row) else () for row in rows))
