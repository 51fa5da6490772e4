"""Sieves as the machine reads them: rows of bits for each event and phase, with what a look can tell.

A row of a sieve begins with the word that all its bits lie in (else -1), those of them in the common block,
and how they hold: 0 all for whoever, 1 some for each seat, 2 some lie in other blocks. The bits follow. The
place of a row is 0 where it has no bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from talisman.runtime.image.image import Image, Rows
from talisman.runtime.image.sieve import Sieve, each_question, sieves, untold
from talisman.runtime.table.limits import BITS
from talisman.runtime.table.shape import COMMON_MODES, FORBID
from talisman.runtime.table.words import ASKED

ACTOR = 0
"""The word of a record that says who does it."""


class Sifted:
    """The sieves of an image; their rows are written behind the tables when they are asked for."""

    def __init__(
        self,
        image: Image,
        questions: Mapping[int, Sequence[int]],
        grouped: Mapping[tuple[int, int], Sequence[int]],
        owners: Mapping[int, Sequence[int]],
        words: list[int],
    ) -> None:
        """`questions`: rows of `prelude.asked` by procedure; `owners`: things by tag; `words`: the tables."""
        self._rules: Rows = image.rows["rules"]
        self._questions, self._grouped, self._words = questions, grouped, words
        self._sieves = {
            (sieve.event, sieve.phase): sieve for sieve in sieves(image, questions, grouped, owners)
        }
        self._places: dict[tuple[int, int], int] = {}

    def columns(self, event: int, phase: int) -> list[int]:
        """What a row of an event says of a phase.

        Where its sieve lies (0: none), the row of all its rules, the word of the record the sieve goes by,
        the first word of the bits. Then, where some of the rules ask whether another event may happen and its
        actor alone can tell: the sieve of that, and sieve and row of all without these rules.
        """
        numbers = self._grouped.get((event, phase), ())
        if not numbers:
            return [0] * 7
        sieve = self._sieves.get((event, phase))
        first = numbers[0] // BITS
        every = self._row(first, _bits(numbers))
        found = [self._place(event, phase), every, sieve.word if sieve else 0, first]
        gate, less = self._apart(event, numbers)
        if not gate:
            return [*found, 0, 0, 0]
        kept = _bits(numbers, set(less))
        return [*found, gate, self._write(sieve, kept) if sieve else 0, self._row(first, kept)]

    def asked(self, number: int) -> list[int]:
        """What a rule still has to be asked where it passes its sieve."""
        rule = self._rules[number]
        sieve = self._sieves.get((rule[0], rule[1]))
        row = self._questions[rule[5]]
        return untold(rule, row, sieve.word) if sieve else list(row)

    def _apart(self, event: int, numbers: Sequence[int]) -> tuple[int, list[int]]:
        """The sieve of the event most rules ask about, 0 where its actor does not tell; the other rules."""
        asks = {number: _asked(self._questions[self._rules[number][5]]) for number in numbers}
        most = Counter(other for those in asks.values() for other in sorted(those)).most_common(1)
        if not most or most[0][0] == event:
            return 0, []
        [(other, _)] = most
        sieve = self._sieves.get((other, FORBID))
        if sieve is None or sieve.word != ACTOR:
            return 0, []
        return self._place(other, FORBID), [number for number in numbers if other not in asks[number]]

    def _place(self, event: int, phase: int) -> int:
        """Where a sieve lies, 0 without one."""
        if (event, phase) not in self._sieves:
            return 0
        if (event, phase) not in self._places:
            self._places[event, phase] = self._write(self._sieves[event, phase])
        return self._places[event, phase]

    def _write(self, sieve: Sieve, kept: Sequence[int] = ()) -> int:
        """A sieve: a word for each thing that says where its row lies, the rows behind.

        kept: the bits that stay.
        """
        begin = len(self._words)
        self._words += [0] * len(sieve.rows)
        at: dict[tuple[int, ...], int] = {}
        for thing, row in enumerate(sieve.rows):
            if row not in at:
                at[row] = self._row(
                    sieve.first,
                    [bits & mask for bits, mask in zip(row, kept, strict=True)] if kept and row else row,
                )
            self._words[begin + thing] = at[row]
        return begin

    def _row(self, first: int, bits: Sequence[int]) -> int:
        """Write a row; where it lies."""
        if not any(bits):
            return 0
        full = [at for at, word in enumerate(bits) if word]
        word, common, how = -1, 0, 0
        if len(full) == 1:
            word = first + full[0]
            modes = {
                bit: self._rules[word * BITS + bit][4] for bit in range(BITS) if bits[full[0]] >> bit & 1
            }
            common = sum(1 << bit for bit, mode in modes.items() if mode in COMMON_MODES)
            how = 2 if common != bits[full[0]] else int(any(modes.values()))
        self._words += [word, common, how, *bits]
        return len(self._words) - len(bits) - 3


def _bits(numbers: Sequence[int], kept: set[int] | None = None) -> list[int]:
    """Rules as bits, from the word of the first on; `kept`: only these."""
    first = numbers[0] // BITS
    bits = [0] * (numbers[-1] // BITS - first + 1)
    for number in numbers:
        if kept is None or number in kept:
            bits[number // BITS - first] |= 1 << number % BITS
    return bits


def _asked(row: Sequence[int]) -> set[int]:
    """The events of which a rule asks first whether they may happen."""
    return {other for what, _, other in each_question(row) if what == ASKED["A_FREE"]}
