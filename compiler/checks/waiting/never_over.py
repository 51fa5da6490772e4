"""Refuse what lasts until a deed that it forbids: it would last for ever.

`until you gain 1 coin: when you would gain 1 coin: it does not happen` reads as if the next coin were lost.
No coin is gained then, so this never ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import NEVER_OVER
from talisman.compiler.model import (
    ALWAYS,
    SOME,
    Act,
    EndEffect,
    Pattern,
    Permit,
    Prevent,
    Replace,
    Rule,
    Trigger,
    conjuncts,
)

NOTHING_ELSE = EndEffect("", None)


def never_over(context: Context) -> Iterator[Diagnostic]:
    """One for each of these."""
    by_effect: dict[str, list[Rule]] = {}
    for rule in context.own_rules:
        if rule.effect:
            by_effect.setdefault(rule.effect, []).append(rule)
    for name, rules in by_effect.items():
        effect = context.model.effects.get(name)
        if effect is None or effect.form or effect.bound or effect.own_turns:
            continue
        ends = [rule.shape for rule in rules if _ends(rule)]
        barred = [pattern for rule in rules if (pattern := _bars(rule)) is not None]
        if ends and all(
            any(_meets(one, shape.pattern) for one in barred) for shape in ends if isinstance(shape, Trigger)
        ):
            yield NEVER_OVER.at(barred[0].span, verb=barred[0].verb)


def _ends(rule: Rule) -> bool:
    return isinstance(rule.shape, Trigger) and NOTHING_ELSE in rule.shape.body


def _bars(rule: Rule) -> Pattern | None:
    """The deeds that a rule never lets come, whatever is so."""
    if rule.when != ALWAYS or rule.once is not None:
        return None
    match rule.shape:
        case Permit("cannot", pattern):
            return pattern
        case Replace(pattern, body, instead):
            if Prevent() in body or (instead and all(isinstance(one, Act) for one in body)):
                return pattern
    return None


def _meets(barred: Pattern, awaited: Pattern) -> bool:
    """Whether all that is waited for is barred."""
    if barred.verb != awaited.verb or not set(awaited.units) <= set(barred.units):
        return False
    return {*conjuncts(barred.where)} - {ALWAYS, SOME} <= {*conjuncts(awaited.where)}


__all__ = ["never_over"]
