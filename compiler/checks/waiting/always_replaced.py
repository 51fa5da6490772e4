"""Warn of a rule that follows a deed in whose place a rule of the game always puts another.

`instead of earning 1 coin: repeat up to that number times: gain 1 coin` for everybody, and `when you earn 1
coin: ...` on a card: earning is begun and never done, so that nothing follows it. `when you gain 1 coin` is.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import ALWAYS_REPLACED
from talisman.compiler.model import (
    ALWAYS,
    SOME,
    Act,
    If,
    May,
    Rec,
    Replace,
    Rule,
    Same,
    Trigger,
    You,
    asked_in_force,
    conjuncts,
)


def always_replaced(context: Context) -> Iterator[Diagnostic]:
    """One for each of these rules."""
    replacing: dict[str, list[Rule]] = {}
    for rule in context.model.rules:
        if isinstance(rule.shape, Replace) and _always(rule):
            replacing.setdefault(rule.shape.pattern.verb, []).append(rule)
    for rule in context.own_rules if replacing else ():
        if not isinstance(rule.shape, Trigger):
            continue
        verb = rule.shape.pattern.verb
        for other in replacing.get(verb, ()):
            does = next((act.call.verb for act in context.parts(other, Act) if act.call.verb != verb), "")
            if does and _covers(other, rule):
                yield ALWAYS_REPLACED.at(rule.shape.pattern.span, verb=verb, text=other.text, does=does)
                break


def _always(rule: Rule) -> bool:
    """Whether a rule of a box puts something in the place of a deed in any case."""
    shape = rule.shape
    if not isinstance(shape, Replace) or not shape.instead or rule.once is not None:
        return False
    if rule.carrier or rule.kind or rule.effect or not shape.body:
        return False
    left = isinstance(shape.body[0], (May, If)) and len(shape.body) == 1  # where it goes on, if that is so
    return not left and all(one == ALWAYS or asked_in_force(one) is not None for one in conjuncts(rule.when))


def _covers(other: Rule, rule: Rule) -> bool:
    """Whether all that a rule waits for is what another one replaces."""
    wide = getattr(other.shape, "pattern", None)
    narrow = getattr(rule.shape, "pattern", None)
    if wide is None or narrow is None or not narrow.units or not set(narrow.units) <= set(wide.units):
        return False
    asked = [one for one in conjuncts(wide.where) if one not in (ALWAYS, SOME)]
    mine = Same(Rec("actor"), You())
    known = {mine} if other.each else set()
    return all(one in known or one in conjuncts(narrow.where) for one in asked)


__all__ = ["always_replaced"]
