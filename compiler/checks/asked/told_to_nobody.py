"""Warn of a reason that is told to nobody, since the line asks what not all may know."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import TOLD_TO_NOBODY
from talisman.compiler.model import hidden_in


def told_to_nobody(context: Context) -> Iterator[Diagnostic]:
    """One for each of these lines."""
    for rule in context.model.rules:
        if rule.reason and context.reported(rule.pack) and (what := hidden_in(context.model, rule)):
            yield TOLD_TO_NOBODY.at(rule.span, what=what)
