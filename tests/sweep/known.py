"""What is accepted and known to mean something else: each class with a reason and a case. It must shrink."""

from __future__ import annotations

import re

from attrs import frozen

from sweep.bench import Verdict


@frozen
class Known:
    """A class of combinations that end wrong, and why.

    text: the line of a case; name, told: patterns of the combination's name and of what is told.
    """

    reason: str
    text: str
    name: str
    told: str = ""

    def covers(self, one: Verdict) -> bool:
        """Whether a combination that ends wrong is of this class."""
        return bool(re.search(self.name, one.combination.name, re.S) and re.search(self.told, one.told))


KNOWN = (
    Known(
        "of several that are chosen one by one, the same may be chosen twice where it stays where it was",
        "when you try this: mark 2 persons",
        r"^object: (2|up to 2|any number) /",
    ),
    Known(
        "a name of several copies alone is its first copy where something is done to it",
        "when you try this: mark Lamp",
        r" / NAME( behind)?: .*\bLamp\b",
    ),
)


def known(one: Verdict) -> Known | None:
    """The class of a combination that ends wrong; None: nobody knew."""
    return next((some for some in KNOWN if some.covers(one)), None)
