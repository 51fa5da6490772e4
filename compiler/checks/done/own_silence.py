"""Refuse what puts texts out of force where it hangs on what those texts change; warn where no text is meant.

Whether `while your skill is 2: texts of tools are not in force` holds is not to be known: a tool that lends
skill has to be in force for it, and it has to hold for that. What a text forbids is the same matter.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import NO_TEXT_MEANT, SILENCES_ITSELF
from talisman.compiler.model import (
    OUT_OF_FORCE,
    Allowed,
    Modify,
    ScoreOf,
    StatOf,
    asked_in_force,
    conjuncts,
    puts_out_of_force,
)


def own_silence(context: Context) -> Iterator[Diagnostic]:
    """One error for each line that asks for what hangs on texts that it may put out of force."""
    rules = context.model.rules
    hushed = [rule for rule in rules if puts_out_of_force(rule)]
    if not hushed:
        return
    lent = _lent(context)
    asked = any(asked_in_force(part) is not None for rule in rules for part in conjuncts(rule.when))
    for rule in hushed:
        assert isinstance(rule.shape, Modify)
        if not context.reported(rule.pack):
            continue
        for part in context.walk((rule.when, rule.shape.subject)):
            what = _waits(part, lent)
            if what:
                yield SILENCES_ITSELF.at(rule.span, what=what)
                break
        if not asked and context.model.seats != (1, 1):
            yield NO_TEXT_MEANT.at(rule.span)


def _lent(context: Context) -> frozenset[str]:
    """The numbers that hang, at last, on whether some text is in force."""
    found = {OUT_OF_FORCE}
    changes = [
        (rule.shape.stat, {part.stat for part in context.walk(rule) if isinstance(part, StatOf)})
        for rule in context.model.rules
        if isinstance(rule.shape, Modify) and not puts_out_of_force(rule)
    ]
    changes += [
        (name, {part.stat for part in context.walk(stat) if isinstance(part, StatOf)})
        for name, stat in context.model.stats.items()
    ]
    grown = 0
    while grown != len(found):
        grown = len(found)
        found.update(stat for stat, asked in changes if not found.isdisjoint(asked))
    return frozenset(found)


def _waits(part: object, lent: frozenset[str]) -> str:
    """What of a condition hangs on texts, in words; "" where nothing does."""
    match part:
        case StatOf(stat) if stat in lent and stat != OUT_OF_FORCE:
            return f"the {stat}"
        case Allowed():
            return "what may be done"
        case ScoreOf():
            return "the score"
    return ""
