"""Warn about windows that nothing opens: whoever waits for them is never asked.

A pack without seats is a vocabulary for others, which may open them, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.meant import UNOPENED
from talisman.compiler.model import Offer, OpenWindow


def unopened(context: Context) -> Iterator[Diagnostic]:
    """One warning for each declared window that is never opened, and for each rule that answers in one."""
    if not context.packs or context.packs[-1].seats is None:
        return
    opened = {part.window for text in context.texts for part in context.parts(text, OpenWindow)}
    for window in context.model.windows.values():
        if window.name not in opened and window.span.file.split("/")[0] == context.packs[-1].name:
            yield UNOPENED.at(window.span, window=window.name)
    for rule in context.model.rules:
        if not isinstance(rule.shape, Offer) or not context.reported(rule.pack):
            continue
        if rule.shape.window in context.model.windows and rule.shape.window not in opened:
            yield UNOPENED.at(rule.span, window=rule.shape.window)
