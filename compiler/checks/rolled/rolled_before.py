"""Refuse `your roll` in a window in which nobody has rolled yet: it is the roll of the contest before.

In a window one speaks of the roll that one made last in the contest. Where no contest rolls before it asks in
this window, that is a roll of another contest, or none.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import NOT_ROLLED_YET
from talisman.compiler.model import (
    Act,
    Block,
    Contest,
    During,
    InSetting,
    MemoryOf,
    Offer,
    OpenWindow,
    Prim,
    Rec,
    Roll,
    RollPart,
    Rule,
    Trigger,
)

LAST = "last roll"
OF_DICE = ("reroll", "adjust", "keep-highest", "keep-lowest")
"""Primitives that change a roll, which they are given first."""


def rolled_before(context: Context) -> Iterator[Diagnostic]:
    """One for each line that changes the dice of such a roll."""
    windows: list[str] | None = None
    verbs: list[str] = []
    for rule in context.own_rules:
        if not isinstance(rule.shape, (Offer, Trigger)):
            continue
        if isinstance(rule.shape, Offer):
            yield from _no_roll_at_hand(context, rule, rule.shape.window)
        for part in context.parts(rule, Prim):
            if not any(isinstance(one, MemoryOf) and one.memory == LAST for one in part.args):
                continue
            if windows is None:
                contests = context.model.contests.values()
                windows = [name for one in contests for name in _behind_a_roll(context, one)]
                verbs = [verb for one in contests for verb in _heard_in(context, one)]
            if isinstance(rule.shape, Offer):
                if rule.shape.window not in windows:
                    yield NOT_ROLLED_YET.at(part.span, where=f"when it asks in `{rule.shape.window}`")
            elif rule.shape.pattern.verb not in verbs and not context.parts(rule, During, InSetting):
                yield NOT_ROLLED_YET.at(part.span, where="where this is heard")


def _no_roll_at_hand(context: Context, rule: Rule, window: str) -> Iterator[Diagnostic]:
    """One for each line about the roll at hand, in a window that is opened where none is."""
    rolls = [part.roll for part in context.parts(rule, RollPart)]
    rolls += [part.args[0] for part in context.parts(rule, Prim) if part.name in OF_DICE and part.args]
    if Rec("object") not in rolls:
        return
    opened = [part for part in context.every(OpenWindow) if part.window == window]
    if opened and all(part.about is None for part in opened):
        yield NOT_ROLLED_YET.at(rule.span, where=f"when it asks in `{window}`")


def _heard_in(context: Context, contest: Contest) -> Iterator[str]:
    """The verbs that are done in a contest, as far as it says so itself."""
    for body in (*(step.body for step in contest.steps), *contest.ons.values(), contest.after):
        for part in _done(context, body, []):
            if isinstance(part, Act):
                yield part.call.verb


def _behind_a_roll(context: Context, contest: Contest) -> Iterator[str]:
    """The windows that a contest opens when somebody has rolled in it.

    What a verb rolls on the way (whoever gets away may be asked to) counts where the score asks for it.
    """
    rolled = False
    scored = [one.memory for one in context.walk(contest.score) if isinstance(one, MemoryOf)]
    for step in contest.steps:
        own = [part for part in context.walk(step.body) if isinstance(part, Roll)]
        for part in _done(context, step.body, []):
            if isinstance(part, Roll):
                rolled = rolled or part in own or f"last {part.purpose} roll" in scored
            elif isinstance(part, OpenWindow) and rolled:
                yield part.window


def _done(context: Context, body: Block, seen: list[str]) -> Iterator[object]:
    """All that a body does, in order, with what the verbs in it do."""
    for part in context.walk(body):
        yield part
        if isinstance(part, Act) and part.call.verb not in seen:
            verb = context.model.verbs.get(part.call.verb)
            if verb is not None and verb.does:
                yield from _done(context, verb.does, [*seen, part.call.verb])


__all__ = ["rolled_before"]
