"""Words that a pack knows as misnomers: a row of `rewrite` for each, and a note where no row helps."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from talisman.compiler.diagnostics import Bag
from talisman.compiler.syntax.lexer import Item, Mark
from talisman.compiler.syntax.misnomers import Misnomer, misnomers
from talisman.compiler.syntax.mistakes.rows.lent import Row

MOST = 2_000
"""Misnomers of a game that are looked at, each for every line that is tried in the place of a wrong one."""
PRICE = 10
"""A pack says so itself, so it is as near as can be."""


def known(items: Sequence[Item]) -> tuple[Misnomer, ...]:
    """The misnomers of all packs, longest first; what is wrong with them is told elsewhere."""
    found = islice(misnomers(items, Bag()), MOST)
    return tuple(sorted(found, key=lambda one: -len(one.said.split(" "))))


def rows(known: Sequence[Misnomer]) -> tuple[Row, ...]:
    """A line that says one, turned into what is said instead."""
    return tuple(
        (PRICE, one.said.replace("{number}", "NUM"), one.meant.replace("{number}", "NUM:figure"))
        for one in known
    )


def note(marks: Sequence[Mark], index: int, known: Sequence[Misnomer]) -> tuple[str, ...]:
    """What is said instead of the words around a place; nothing if they are no misnomer."""
    for one in known:
        words = one.said.split(" ")
        for first in range(max(0, index - len(words) + 1), index + 1):
            there = marks[first : first + len(words)]
            if len(there) == len(words) and all(map(_is, there, words)):
                said, meant = (text.replace("{number}", "NUMBER") for text in (one.said, one.meant))
                return (f"here it is called `{meant}`, not `{said}`",)
    return ()


def _is(mark: Mark, word: str) -> bool:
    return mark.kind == "INT" if word == "{number}" else mark.text == word
