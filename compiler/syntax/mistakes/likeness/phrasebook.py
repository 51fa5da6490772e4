"""How something is said: the lines in use that have most of some words, whatever order these stand in.

What is asked for need be no sentence. A line ranks by how much of what was asked it shows, rare words first,
and of two that show as much by how little else it says; lines that count as the same are shown once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from talisman.compiler.diagnostics import Bag
from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.lexer import Item, Mark, Reporter, scan
from talisman.compiler.syntax.mistakes.likeness.likened import STRANGE
from talisman.compiler.syntax.mistakes.likeness.likeness import Likeness
from talisman.compiler.syntax.mistakes.likeness.lines_in_use import (
    DECLARES,
    DEED,
    HEADING,
    SCENARIO,
    STEPS,
    InUse,
    lines,
)
from talisman.compiler.syntax.mistakes.likeness.roots import roots
from talisman.compiler.syntax.mistakes.suggest import Suggestions
from talisman.compiler.syntax.vocabulary import Vocabulary

LONGEST = 200
"""Letters of what is asked for that are looked at."""
RULES = (DEED, HEADING, *(f"{DECLARES} {head}" for head in sorted(DECLARING)))
SCENARIOS = tuple(f"{SCENARIO} {step}" for step in (DEED, *STEPS))


def how(
    items: Sequence[Item],
    words: Vocabulary,
    text: str,
    most: int,
    reads: Callable[[str, int], bool],
    *,
    scenes: bool,
) -> Iterator[InUse]:
    """The lines that show most of a text.

    Args:
        items: what is written in the packs in use.
        words: the words that they declare.
        text: what is asked for.
        most: how many lines at most.
        reads: whether a line can be read, by its file and number; others show nothing.
        scenes: look in scenarios, not in rules, cards and declarations.
    """
    suggestions = Suggestions(words, items)
    book = Likeness(roots(suggestions.forms, items, suggestions.misnomers))
    book.weigh(lines(items, SCENARIOS if scenes else RULES))
    every = book.ranked(marks_of(text), len(book.lines))
    yield from islice((one for one in every if reads(one.file, one.number)), most)


def marks_of(text: str) -> Sequence[Mark]:
    """The marks of what is asked for, signs that mean nothing left out."""
    for said in (text[:LONGEST], STRANGE.sub(" ", text[:LONGEST])):
        silent = Reporter(Bag(), "")
        line = scan(1, " ".join(said.split()), "", silent)
        if line is not None and not silent.count:
            return line.marks
    return ()
