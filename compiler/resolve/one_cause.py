"""What is wrong once is told once: a text that is about nobody is told so in the words that say most."""

from __future__ import annotations

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages.deeds import BY_NOBODY, NO_CHOOSER
from talisman.compiler.messages.nouns import NEEDS_YOU, NO_YOU

OF_NOBODY = {code.code: rank for rank, code in enumerate((NO_YOU, NEEDS_YOU, BY_NOBODY, NO_CHOOSER))}
"""What is said of a text that is about nobody, what says most first: one `for each KIND:` mends them all."""


def tell_once(bag: Bag) -> None:
    """Of each line that is about nobody keep the one problem that says most, and the first of these."""
    kept: dict[tuple[str, int], Diagnostic] = {}
    for problem in sorted(bag.found, key=lambda one: (OF_NOBODY.get(one.code, 0), one.sort_key)):
        if problem.code in OF_NOBODY:
            line = problem.span.file, problem.span.line
            if kept.setdefault(line, problem) is not problem:
                bag.withdraw(problem)
