"""Warn about conditions that exclude each other, and about alternatives of which one always holds.

`your coins are 2, and your coins are 3`, `you are at Mill, and you are at Inn`: each may be so by itself, and
never both; `your coins are at least 3, or your coins are less than 4` is so whatever they are. What a whole
rule waits for is looked at in `never`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.excluded import dead
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import AT_ONCE
from talisman.compiler.model import AllOf, AnyOf, Rule, conjuncts
from talisman.compiler.model.exclusive import certain, contradict
from talisman.compiler.source import Span


def at_once(context: Context) -> Iterator[Diagnostic]:
    """One warning for each text that asks so."""
    told: set[tuple[Span, str]] = set()
    for text, span in context.own_texts:
        if _is_dead(text, context):
            continue
        for part in context.parts(text, AllOf, AnyOf):
            found = _found(part, context.model.values)
            if found and (span, found) not in told:
                told.add((span, found))
                yield AT_ONCE.at(span, what=found)


def _is_dead(text: object, context: Context) -> bool:
    """Whether the whole rule is told already."""
    return isinstance(text, Rule) and context.looked.found("dead", text, dead)


def _found(cond: AllOf | AnyOf, values: Mapping[str, str]) -> str:
    if isinstance(cond, AllOf):
        return "never so: its parts exclude each other" if contradict(conjuncts(cond), values) else ""
    return "always so, whichever of its parts holds" if certain(cond.of, values) else ""
