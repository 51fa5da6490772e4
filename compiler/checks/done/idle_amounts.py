"""Warn of an amount with a verb that only moves things: `take 1 coin` of one that puts its thing somewhere.

The verb has a body, and nothing in it is done with a number. Where a text follows just that event, it is one
that only rules give a meaning, and nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import IDLE_AMOUNT
from talisman.compiler.model import Act, Guard, Pattern, Prim, Replace, Trigger, Verb

MOVES = ("move", "move-under", "remove", "look")
HEARD = (Trigger, Guard, Replace)


def idle_amounts(context: Context) -> Iterator[Diagnostic]:
    """One warning for each of these deeds."""
    idle = {name for name, verb in context.model.verbs.items() if _only_moves(verb)}
    heard = {
        (pattern.verb, unit)
        for rule in context.model.rules
        if isinstance(rule.shape, HEARD)
        for pattern in context.parts(rule, Pattern)
        for unit in pattern.units
    }
    for text in context.texts:
        for act in context.parts(text, Act):
            call = act.call
            if call.unit and call.verb in idle and (call.verb, call.unit) not in heard:
                pack = call.span.pack
                if context.reported(pack):
                    yield IDLE_AMOUNT.at(call.span, verb=call.verb, unit=call.unit)


def _only_moves(verb: Verb) -> bool:
    """Whether all that a verb does is to put its thing somewhere."""
    steps = verb.does or ()
    return bool(steps) and all(isinstance(step, Prim) and step.name in MOVES for step in steps)
