"""A number that was added up, told by its parts: `charm 4 + Lamp 1 + roll 3`."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator

from attrs import Factory, define, frozen

from talisman.runtime.game.report import LogEntry, thing
from talisman.runtime.image.image import Image
from talisman.runtime.table.words import COMBINE

RECENT = 400
ROLL = "roll"
TERMS = ("term", "taken")
"""The kinds of the line of a term in the log (added, subtracted): name, whose, number."""
AGAINST = " against "
"""What stands before a number that a roll is compared with."""
_ADD = COMBINE.index("add")
_BOUNDS = (COMBINE.index("least"), COMBINE.index("most"))
_COMPARED = re.compile(rf"{AGAINST}-?\d+$")
_LASTING = "~"
"""What stands in the path of a rule that was made for a while, behind the text that made it."""
_SLUG = re.compile(r"[^a-z0-9]+")
_HIDDEN = "something hidden"


@define
class Sum:
    """The terms of the sum that is going to be told, and the parts of stats that were read lately."""

    _parts: deque[LogEntry] = Factory(lambda: deque(maxlen=RECENT))
    _rolled: dict[int, list[LogEntry]] = Factory(dict)
    _terms: list[tuple[str, int, bool]] = Factory(list)

    def part(self, entry: LogEntry) -> None:
        """A part of a stat that has just been read; nobody knows yet whether it is told."""
        self._parts.append(entry)

    def die(self, entry: LogEntry) -> None:
        """The first die of a roll: what was lent to the roll has just been read."""
        name, roller = f"{entry.name} {ROLL}", entry.values[0]
        found = [part for part in self._parts if (part.name, part.values[0]) == (name, roller)]
        before = self._rolled.get(roller, [])
        if found or not before or before[0].name != name:  # a die that is rolled again is lent nothing anew
            self._rolled[roller] = found
        self._parts.clear()

    def term(self, image: Image, entry: LogEntry, secret: frozenset[int]) -> None:
        """A term of the sum: its own number, then what was lent to it."""
        _, whose, number = entry.values
        taken, name = entry.sort == "taken", entry.text
        if name == ROLL:
            found = self._rolled.pop(whose, [])
        else:
            found = [part for part in self._parts if (part.name, part.values[0]) == (name, whose)]
        self._parts.clear()
        lent: list[_Part] = []
        for part in found:
            _, carrier, amount, kind, modifier = part.values
            if kind in _BOUNDS and amount == number:
                lent.clear()  # bounded: what was added is not what counts
                break
            if kind != _ADD or not amount:
                continue  # what is set comes before all that is added
            hidden = carrier in secret
            source = _HIDDEN if hidden else _source(image, carrier, modifier)
            back = next((one for one in lent if (one.source, one.amount) == (source, -amount)), None)
            if back is not None:
                lent.remove(back)  # what a text takes back at once was never there
            else:
                lent.append(
                    _Part(source, amount, carrier, "" if hidden else _label(image, carrier, modifier))
                )
        if name == ROLL and not number and not lent:
            return  # nothing was rolled
        self._terms.append((name, number - sum(part.amount for part in lent), taken))
        self._terms.extend((source, amount, taken) for source, amount in _told_apart(lent))

    def told(self, text: str) -> str:
        """A sentence with the sum at its end; it is forgotten."""
        terms, self._terms = self._terms, []
        self._parts.clear()
        if not terms:
            return text
        if not _COMPARED.search(text):  # there the name says what it was compared with
            terms = [term for term in terms if term[1]] or terms[:1]
        whole = "".join(_joined(terms))
        alone = f"{AGAINST}{terms[0][1]}"
        if len(terms) == 1 and text.endswith(alone):
            return text.removesuffix(alone) + AGAINST + whole  # not the same number twice
        return f"{text}: {whole}"


@frozen
class _Part:
    """What one text lends: whose it is, how much, and what the line of it is called that says so."""

    source: str
    amount: int
    carrier: int
    label: str


def _told_apart(lent: list[_Part]) -> Iterator[tuple[str, int]]:
    """What was lent; where one text lends twice, with what its line is called, if it is called something."""
    for part in lent:
        twice = sum((one.source, one.carrier) == (part.source, part.carrier) for one in lent) > 1
        yield f"{part.source} ({part.label})" if twice and part.label else part.source, part.amount


def _label(image: Image, carrier: int, modifier: int) -> str:
    """What the line of a card is called that lends a part, as its path has it; "" for nothing."""
    path = image.names["modifiers"][modifier].partition(_LASTING)[0].split(".")
    return " ".join(path[2:]).replace("-", " ") if carrier >= 0 else ""


def _joined(terms: list[tuple[str, int, bool]]) -> Iterator[str]:
    """Terms with the signs between them."""
    for place, (name, number, taken) in enumerate(terms):
        if place:
            yield " + " if (number >= 0) != taken else " - "
        yield f"{name} {abs(number) if place else number}"


def _source(image: Image, carrier: int, modifier: int) -> str:
    """What lends a part: another number of the same thing, the rule's carrier, else what its path names."""
    if own := image.prose.lent.get(str(modifier), ""):
        return own
    if carrier >= 0:
        return thing(image, carrier)
    parts = image.names["modifiers"][modifier].partition(_LASTING)[0].split(".")
    slug = parts[1] if len(parts) > 1 else parts[0]
    for name in image.prose.texts:
        if _SLUG.sub("-", name.lower()).strip("-") == slug:
            return name
    return slug.replace("-", " ")
