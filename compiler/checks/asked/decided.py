"""Warn about a question to a number that its own bounds have answered: `if your coins are less than 0`.

A counter is never below its floor or above its ceiling, and there are never fewer things than none.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import DECIDED
from talisman.compiler.model import Cmp, Count, FieldOf, Int, Model, Num
from talisman.compiler.model.exclusive import OPS
from talisman.compiler.source import Span

FAR = 10**9
"""What no number reaches that has no bound."""


def decided(context: Context) -> Iterator[Diagnostic]:
    """One warning for each text that asks so."""
    if not context.packs or context.packs[-1].seats is None:
        return
    told: set[tuple[Span, str]] = set()
    for text, span in context.own_texts:
        for part in context.parts(text, Cmp):
            found = _answer(part, context.model)
            if found and (span, found) not in told:
                told.add((span, found))
                yield DECIDED.at(span, what=found)


def _answer(asked: Cmp, model: Model) -> str:
    """What is always or never so of a number; "" where both may be."""
    if not isinstance(asked.b, Int):
        return ""
    name, low, high = _range(asked.a, model)
    if not name:
        return ""
    holds = OPS[asked.op]
    than = asked.b.value
    answers = {holds(one, than) for one in (low, than - 1, than, than + 1, high) if low <= one <= high}
    if len(answers) == 2:
        return ""
    return f"{name} {'is always' if True in answers else 'is never'} {_SAID[asked.op]}{than}"


_SAID = {
    "=": "",
    "<>": "other than ",
    "<": "less than ",
    "<=": "at most ",
    ">": "more than ",
    ">=": "at least ",
}


def _range(number: Num, model: Model) -> tuple[str, int, int]:
    """What a number is called, and between what it lies; no name where nothing is known."""
    if isinstance(number, Count):
        return "the number of things", 0, FAR
    counter = model.counters.get(number.field) if isinstance(number, FieldOf) else None
    if counter is None or counter.memory:
        return "", 0, 0
    low = counter.floor.value if isinstance(counter.floor, Int) else -FAR
    high = counter.ceiling.value if isinstance(counter.ceiling, Int) else FAR
    return f"`{counter.name}`", low, high
