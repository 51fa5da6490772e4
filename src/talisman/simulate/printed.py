"""What an image calls its things and which of their numbers all see: made once for each image."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from talisman.runtime.game.view import Told, told_fields
from talisman.runtime.image.link import Linked

VALUE = "mode."
"""How the name of a field begins that holds a word, which is no amount."""
INNER = "#"
"""Stands in names that no pack gave."""


@lru_cache(maxsize=4)
def printed(linked: Linked) -> list[str]:
    """The printed names of things by number: all copies of a card are one."""
    names = linked.image.names["entities"]
    return [
        linked.image.texts[row[1]] or name
        for row, name in zip(linked.image.rows["entities"], names, strict=True)
    ]


@lru_cache(maxsize=4)
def shown(linked: Linked) -> Mapping[int, list[tuple[str, int]]]:
    """Of each thing the numbers that all see: name and word of the state."""
    found = {
        number: [(one.name, one.word) for one in those if _amount(one)]
        for number, those in told_fields(linked).items()
    }
    return {number: those for number, those in found.items() if those}


def _amount(field: Told) -> bool:
    """Whether all see a field, it holds a number, and a pack gave it its name."""
    return not (field.owned or field.thing or field.name.startswith(VALUE) or INNER in field.name)
