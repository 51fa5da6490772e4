"""What people say for what a game calls otherwise: `misnomers`, read by hand from the lines of all packs.

    misnomers
        "pennies", "pounds": "coins"
        "pay {number} pennies": "lose {number} coins"

Nothing else comes of them than messages: where a line cannot be read, what stands in it is taken for what is
said here instead, and the line is offered so if it can be read then. So they bind nobody, and a word that a
pack declares is never one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.syntax import BAD_MISNOMER
from talisman.compiler.source import NOWHERE, Span
from talisman.compiler.syntax.lexer import Item, Line, Mark
from talisman.values import field, frozen

HEAD = "misnomers"
"""The word with which such a block begins."""
_WORDS = re.compile(r"(?:[a-z][a-z'-]*|\{number\})(?: (?:[a-z][a-z'-]*|[0-9]+|\{number\}))*")
_COLONS = re.compile(r": ")
"""In what a game says, something may stand in front: `at Fountain: when you ...`."""
_HOLE = "{number}"


@frozen
class Misnomer:
    """What is said, and what the game says instead; `{number}` stands for a number in both, or in neither."""

    said: str
    meant: str
    span: Span = field(default=NOWHERE, eq=False)


def misnomers(items: Iterable[Item], bag: Bag) -> Iterator[Misnomer]:
    """All misnomers of all packs, in the order of the sources."""
    for item in items:
        if item.lines[0].marks[0].text == HEAD:
            yield from _block(item, bag)


def _block(item: Item, bag: Bag) -> Iterator[Misnomer]:
    first, *rest = item.lines
    if len(first.marks) > 1 or not rest:
        bag.add(BAD_MISNOMER.at(first.span()))
    for line in rest:
        found = _line(line)
        if not found:
            bag.add(BAD_MISNOMER.at(line.span()))
        yield from found


def _line(line: Line) -> Sequence[Misnomer]:
    """What a line says; nothing if it is no such line."""
    texts, signs = line.marks[::2], [mark.text for mark in line.marks[1::2]]
    said = [_text(mark) for mark in texts]
    commas = [","] * (len(said) - 2)
    whole = len(said) > 1 and len(line.marks) % 2 == 1 and signs == [*commas, ":"]
    if not whole or line.level != 1:
        return ()
    *wrong, meant = said
    if not all(map(_WORDS.fullmatch, (*wrong, *_COLONS.split(meant)))):
        return ()
    if (
        meant in wrong
        or any(one.count(_HOLE) != meant.count(_HOLE) for one in said)
        or meant.count(_HOLE) > 1
    ):
        return ()
    return tuple(Misnomer(one, meant, line.span()) for one in wrong)


def _text(mark: Mark) -> str:
    return mark.text[1:-1] if mark.kind == "STRING" else ""
