"""Warn about what nobody says: situations that no contest gives and no deed says, windows that nothing opens.

Whoever waits for them is never asked. And about a situation that a deed says and nothing asks for: the deed
is what it is without it, whatever the words promise. A pack without seats is a vocabulary for others,
which may say them, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import NEVER_SAID, SAID_IN_VAIN, UNOPENED
from talisman.compiler.model import Call, InSetting, Modify, Offer, OpenWindow, StatOf


def never_said(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that such a situation narrows."""
    if not context.packs or context.packs[-1].seats is None:
        return
    settings = context.model.settings
    said = {name for call in context.every(Call) for name in call.settings}
    vain = {name for name, contests in settings.items() if not contests and name not in said}
    for rule in context.own_rules:
        names = [part.setting for part in context.parts(rule, InSetting)]
        if isinstance(rule.shape, Modify):
            names.extend(rule.shape.settings)
        for name in names:
            if name in vain:
                yield NEVER_SAID.at(rule.span, setting=name)
                break


def said_in_vain(context: Context) -> Iterator[Diagnostic]:
    """One warning for each deed that is done in a situation for which nothing asks."""
    if not context.packs or context.packs[-1].seats is None:
        return
    asked = {part.setting for part in context.every(InSetting)}
    asked |= {name for part in context.every(StatOf) for name in part.settings}
    asked |= {name for rule in context.model.rules for name in getattr(rule.shape, "settings", ())}
    for call in context.every(Call):
        for name in call.settings:
            if name not in asked and name in context.model.settings and context.reported(call.span.pack):
                yield SAID_IN_VAIN.at(call.span, setting=name)


def unopened(context: Context) -> Iterator[Diagnostic]:
    """One warning for each declared window that is never opened, and for each rule that answers in one."""
    if not context.packs or context.packs[-1].seats is None:
        return
    opened = {part.window for part in context.every(OpenWindow)}
    for window in context.model.windows.values():
        if window.name not in opened and window.span.pack == context.packs[-1].name:
            yield UNOPENED.at(window.span, window=window.name)
    for rule in context.own_rules:
        if not isinstance(rule.shape, Offer):
            continue
        if rule.shape.window in context.model.windows and rule.shape.window not in opened:
            yield UNOPENED.at(rule.span, window=rule.shape.window)
