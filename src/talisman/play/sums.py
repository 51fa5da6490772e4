"""A number that was added up, told by its parts: `charm 4 + Lamp 1 + roll 3`."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator

from attrs import Factory, define

from talisman.runtime.image import Image
from talisman.runtime.report import LogEntry, thing
from talisman.runtime.words import COMBINE

RECENT = 400
ROLL = "roll"
TERM = "= "
"""What the line of a term in the log begins with: name, whose, number."""
_ADD = COMBINE.index("add")
_SLUG = re.compile(r"[^a-z0-9]+")
_HIDDEN = "something hidden"


@define
class Sum:
    """The terms of the sum that is going to be told, and the parts of stats that were read lately."""

    _parts: deque[LogEntry] = Factory(lambda: deque(maxlen=RECENT))
    _rolled: dict[int, list[LogEntry]] = Factory(dict)
    _terms: list[tuple[str, int]] = Factory(list)

    def part(self, entry: LogEntry) -> None:
        """A part of a stat that has just been read; nobody knows yet whether it is told."""
        self._parts.append(entry)

    def die(self, entry: LogEntry) -> None:
        """The first die of a roll: what was lent to the roll has just been read."""
        name, roller = f"{entry.name} {ROLL}", entry.values[0]
        self._rolled[roller] = [part for part in self._parts if (part.name, part.values[0]) == (name, roller)]
        self._parts.clear()

    def term(self, image: Image, entry: LogEntry, secret: frozenset[int]) -> None:
        """A term of the sum: its own number, then what was lent to it."""
        _, whose, number = entry.values
        name = entry.text.removeprefix(TERM)
        if name == ROLL:
            found = self._rolled.get(whose, [])
        else:
            found = [part for part in self._parts if (part.name, part.values[0]) == (name, whose)]
        self._parts.clear()
        lent: list[tuple[str, int]] = []
        for part in found:
            _, carrier, amount, kind, modifier = part.values
            if kind == _ADD and not amount:
                continue
            if kind != _ADD:
                lent.clear()  # set to a number, or bounded: what was added before is not what counts
                break
            source = _HIDDEN if carrier in secret else _source(image, carrier, modifier)
            lent.append((source, amount))
        if name == ROLL and not number and not lent:
            return  # nothing was rolled
        self._terms.append((name, number - sum(amount for _, amount in lent)))
        self._terms.extend(lent)

    def told(self) -> str:
        """The sum as the end of a sentence; it is forgotten."""
        terms, self._terms = self._terms, []
        self._parts.clear()
        return f": {''.join(_joined(terms))}" if terms else ""


def _joined(terms: list[tuple[str, int]]) -> Iterator[str]:
    """Terms with the signs between them."""
    for place, (name, number) in enumerate(terms):
        if place:
            yield " + " if number >= 0 else " - "
        yield f"{name} {abs(number) if place else number}"


def _source(image: Image, carrier: int, modifier: int) -> str:
    """What lends a part: the thing that carries the rule, else what the path of the rule names."""
    if carrier >= 0:
        return thing(image, carrier)
    parts = image.names["modifiers"][modifier].split(".")
    slug = parts[1] if len(parts) > 1 else parts[0]
    for name in image.prose.texts:
        if _SLUG.sub("-", name.lower()).strip("-") == slug:
            return name
    return slug.replace("-", " ")
