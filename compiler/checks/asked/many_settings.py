"""So many situations can be told apart: each is a bit of what an event and a number are asked with."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import MANY_SETTINGS
from talisman.runtime.table.limits import BITS


def many_settings(context: Context) -> Iterator[Diagnostic]:
    """One error for each situation behind the last that has a place."""
    known: list[str] = []
    for heading in context.outline.declarations:
        if heading.word == "setting":
            known += [name for name in heading.names if name not in known]
            if len(known) > BITS:
                yield MANY_SETTINGS.at(heading.span, count=len(known), most=BITS)
