"""Refuse a line about `the target` or `the actor` of a procedure or contest that does not say it is of that.

`you cannot rob the target` reads as whoever is robbed. Where some procedure has a target, too, it would be
the one who was chosen there: outside of it nobody.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import TARGET_OF_WHAT
from talisman.compiler.model import (
    AsSoonAs,
    Call,
    Cap,
    CostOf,
    During,
    Guard,
    InSetting,
    Model,
    Modify,
    Permit,
    Replace,
    Role,
    Rule,
    Trigger,
    lineage,
)
from talisman.compiler.model.walk import walk

OF_DEEDS = ("actor", "target")
"""The roles that everything has which is done."""


def target_of_what(context: Context) -> Iterator[Diagnostic]:
    """One for each rule in which such a word means somebody of a level of which it says nothing."""
    for rule in context.own_rules:
        shape = rule.shape
        if rule.effect:
            continue
        if not isinstance(shape, (AsSoonAs, Cap, CostOf, Guard, Modify, Permit, Replace, Trigger)):
            continue
        for one in context.parts(rule, Role):
            if one.name in OF_DEEDS and not _about(context, rule, one.level):
                said = (call.span for call in context.parts(rule, Call) if one in walk(call))
                span = next(said, getattr(getattr(shape, "pattern", None), "span", rule.span))
                yield TARGET_OF_WHAT.at(span, noun=one.name, level=one.level)
                break


def _about(context: Context, rule: Rule, level: str) -> bool:
    """Whether a rule speaks of a procedure or contest, or of what is done in it."""
    model = context.model
    if context.parts(rule, InSetting):
        return True
    verb = getattr(getattr(rule.shape, "pattern", None), "verb", "")
    named = {part.level for part in context.parts(rule, During)} | {verb.partition(" ")[2]}
    return any(_of(model, one, level) for one in named if one)


def _of(model: Model, one: str, level: str) -> bool:
    """Whether one of two levels stands on the other."""
    return one == level or level in lineage(model.contests, one) or one in lineage(model.contests, level)


__all__ = ["target_of_what"]
