"""Warn about rules that wait for a situation which no contest gives and no deed says.

A pack without seats is a vocabulary for others, which may say it, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.heard import NEVER_SAID
from talisman.compiler.model import Call, InSetting, Modify


def never_said(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that such a situation narrows."""
    if not context.packs or context.packs[-1].seats is None:
        return
    settings = context.model.settings
    said = {name for text in context.texts for call in context.parts(text, Call) for name in call.settings}
    vain = {name for name, contests in settings.items() if not contests and name not in said}
    for rule in context.model.rules:
        if not context.reported(rule.pack):
            continue
        names = [part.setting for part in context.walk(rule) if isinstance(part, InSetting)]
        if isinstance(rule.shape, Modify):
            names.extend(rule.shape.settings)
        for name in names:
            if name in vain:
                yield NEVER_SAID.at(rule.span, setting=name)
                break
