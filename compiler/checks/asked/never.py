"""Warn about rules whose condition can never hold.

Only contradictions that can be seen without playing: a condition and its opposite, two numbers that do not
compare as said, a thing that would have to be two different things.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.excluded import dead
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NEVER


def never(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that is dead."""
    for rule in context.own_rules:
        if context.looked.found("dead", rule, dead):
            yield NEVER.at(rule.span)
