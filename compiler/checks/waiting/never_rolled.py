"""Warn about who waits for a roll for something that nothing rolls for.

A pack without seats is a vocabulary for others, which may roll, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import NEVER_ROLLED
from talisman.compiler.model import Roll, RolledFor


def never_rolled(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that does."""
    if not context.packs or context.packs[-1].seats is None:
        return
    rolled = {one.purpose for one in context.every(Roll)}
    for rule in context.own_rules:
        names = [one.purpose for one in context.parts(rule, RolledFor) if one.purpose not in rolled]
        if names:
            yield NEVER_ROLLED.at(rule.span, purpose=names[0])
