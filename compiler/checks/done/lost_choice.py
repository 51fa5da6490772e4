"""Refuse what is kept in the place of a roll, where the result of that roll is remembered over it.

Who says `instead of rolling: choose a number ...` means that number for the result. A roll that never was has
none: where the text that rolls goes on to remember it, that is 0. And `when you roll: choose a number ...`
comes before the text that rolls goes on, and remembers the result.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import CHOSEN_OVER
from talisman.compiler.model import (
    ChooseNumber,
    DoOffered,
    Guard,
    Prim,
    Replace,
    Roll,
    RolledFor,
    RollPart,
    SetField,
    Trigger,
)

NOTHING, GOES_ON = "Nothing is rolled then", "What rolled goes on afterwards"


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
        if not isinstance(shape, (Guard, Replace, Trigger)) or shape.pattern.verb != "roll":
            continue
        instead = isinstance(shape, Replace)
        if isinstance(shape, Replace) and not shape.instead:
            continue
        if context.parts(shape.body, Roll) or (not instead and context.parts(shape.body, Prim, DoOffered)):
            continue  # another roll, or that roll is changed
        wanted = {cond.purpose for cond in context.parts(shape.pattern.where, RolledFor)}
        for one in context.parts(shape.body, ChooseNumber, SetField):
            found = over.get(one.field, set())
            if not instead and isinstance(one, SetField) and isinstance(one.to, RollPart):
                continue  # the result itself
            if found and (wanted & found or (instead and not wanted)):
                what = "0, as the result of no roll" if instead else "the result of that roll"
                yield CHOSEN_OVER.at(
                    rule.span, how=NOTHING if instead else GOES_ON, field=one.field, what=what
                )
                break
