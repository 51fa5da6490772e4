"""Refuse what is kept in the place of a roll, where the result of that roll is remembered over it.

Who says `instead of rolling: choose a number ...` means that number for the result. A roll that never was has
none: where the text that rolls goes on to remember it, that is 0.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.misread import CHOSEN_OVER
from talisman.compiler.model import ChooseNumber, Replace, Roll, RolledFor, RollPart, SetField


def lost_choice(context: Context) -> Iterator[Diagnostic]:
    """One for each rule that keeps something, in the place of a roll, where its result is kept afterwards."""
    over: dict[str, set[str]] = {}
    for text in context.texts_with(SetField):
        purposes = {roll.purpose for roll in context.parts(text, Roll)}
        for kept in context.parts(text, SetField):
            if purposes and any(isinstance(part, RollPart) for part in context.walk(kept.to)):
                over.setdefault(kept.field, set()).update(purposes)
    for rule in context.model.rules:
        shape = rule.shape
        if not isinstance(shape, Replace) or not shape.instead or shape.pattern.verb != "roll":
            continue
        if context.parts(shape.body, Roll):
            continue
        wanted = {cond.purpose for cond in context.parts(shape.pattern.where, RolledFor)}
        for one in context.parts(shape.body, ChooseNumber, SetField):
            found = over.get(one.field, set())
            if found and (not wanted or wanted & found):
                yield CHOSEN_OVER.at(rule.span, field=one.field)
                break
