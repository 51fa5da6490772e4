"""What is known while one entry is told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from talisman.compiler import model as m
from talisman.compiler.articles import with_article
from talisman.values import Factory, define, frozen

Lines = list[str]
STEP = "    "
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@frozen
class Forms:
    """Of a verb the ways in which it is said, as `Verb.sentence` has the first, and `cleared`, if known."""

    ways: tuple[str, ...]
    done: str


@define
class Voice:
    """How things are called in one rule, procedure or declaration.

    this: the carrier of the text. called: bound values by their number. record: the words of the event.
    amount: its number. kept: what an effect kept, by slot. verbs: those that were said, in order.
    sentences: of each verb its forms; the model knows the first sentence alone. whose: the word of the
    event that is `you`; met: what else is said of it there, for the line that says who `you` is.
    numbers: what numbers that are kept are called.
    """

    model: m.Model
    this: str = "this"
    called: dict[int, str] = Factory(dict)
    record: dict[str, str] = Factory(dict)
    amount: str = "the number of the event"
    kept: dict[int, str] = Factory(dict)
    verbs: dict[str, None] = Factory(dict)
    sentences: Mapping[str, Forms] = Factory(dict)
    whose: str = ""
    met: list[str] = Factory(list)
    numbers: dict[int, str] = Factory(dict)

    def is_state(self, field: str) -> bool:
        """Whether a number is a state, which is so or not; stats can be remembered, too, and are none."""
        counter = self.model.counters.get(field)
        return counter is not None and counter.state

    def name(self, var: int, kind: str) -> str:
        """A new name for a bound value: what it is, and a letter."""
        self.called[var] = f"{kind or 'thing'} {self._letter()}"
        return self.called[var]

    def name_number(self, var: int) -> str:
        """A new name for a number that is kept."""
        self.numbers[var] = f"number {self._letter()}"
        return self.numbers[var]

    def _letter(self) -> str:
        """The next letter that no name of this entry ends with."""
        names = [*self.called.values(), *self.numbers.values()]
        taken = len({name[-1] for name in names if name[-1] in LETTERS and name[-2:-1] == " "})
        return LETTERS[taken % len(LETTERS)]


def inner(voice: Voice) -> Voice:
    """The same entry further in: what is bound there is bound nowhere else."""
    return Voice(
        voice.model,
        voice.this,
        dict(voice.called),
        dict(voice.record),
        voice.amount,
        dict(voice.kept),
        voice.verbs,
        voice.sentences,
        voice.whose,
        voice.met,
        dict(voice.numbers),
    )


def below(lines: Iterable[str]) -> Lines:
    """Lines one step further in."""
    return [STEP + line for line in lines]


def headed(head: str, lines: Sequence[str], nothing: str = "nothing happens.") -> Lines:
    """A line that ends with a colon, and what stands below it."""
    return [head + ":", *below(lines or [nothing])]


def listed(parts: Sequence[str], word: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def joined(parts: Sequence[str], word: str) -> str:
    """Whole conditions side by side: brackets around each of several, so that nobody has to guess."""
    if len(parts) == 1:
        return parts[0]
    return f" {word} ".join(f"({part})" if unclear(part) else part for part in parts)


def unclear(part: str) -> bool:
    """Whether a condition has `and` or `or` in it that no brackets hold."""
    return _JOINED.search(_INSIDE.sub("", part)) is not None


_INSIDE = re.compile(r"\([^()]*\)")
_JOINED = re.compile(r" (?:and|or) ")


def one(word: str) -> str:
    """`a lamp`, `an arrow`; `a thing` for what may be anything."""
    word = word or "thing"
    return with_article(word)
