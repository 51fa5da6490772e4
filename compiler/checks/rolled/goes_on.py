"""Warn of a deed in the place of a roll that is done once more, since what rolls goes on.

`instead of rolling for walking: go to a gate` leaves the roll out, and nothing else: the walk goes on with a
result of 0, and halts where it ends, as the deed has done already.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import GOES_ON
from talisman.compiler.model import Act, Begin, Duty, End, Replace, Roll, RolledFor


def goes_on(context: Context) -> Iterator[Diagnostic]:
    """One for each of these rules."""
    for rule in context.own_rules:
        shape = rule.shape
        if not isinstance(shape, Replace) or not shape.instead or shape.pattern.verb != "roll":
            continue
        if context.parts(shape, Roll, End):
            continue
        done = _done(context, shape)
        purposes = [one.purpose for one in context.parts(rule, RolledFor)]
        for procedure in context.model.procedures.values() if done else ():
            again = _behind_the_roll(context, procedure.duties, purposes)
            twice = next((verb for verb in done if verb in again), "")
            if twice:
                yield GOES_ON.at(rule.span, procedure=procedure.name, verb=twice)
                break


def _behind_the_roll(context: Context, duties: tuple[Duty, ...], purposes: list[str]) -> Mapping[str, None]:
    """The verbs that are done in a procedure in the steps behind the one that rolls for one of these."""
    for place, duty in enumerate(duties):
        if any(not purposes or roll.purpose in purposes for roll in context.parts(duty, Roll)):
            steps = (step for later in duties[place + 1 :] for step in later.body)  # what is done in any case
            return {step.call.verb: None for step in steps if isinstance(step, Act) and not step.call.unit}
    return {}


def _done(context: Context, text: Replace) -> Mapping[str, None]:
    """The verbs that a text does to things, and those that are done in them."""
    acts = [act.call.verb for act in context.parts(text, Act) if not act.call.unit]
    if context.parts(text, Begin):
        return {}  # what is begun is done with by then
    return {name: None for verb in acts for name in (verb, *context.within(verb))}


__all__ = ["goes_on"]
