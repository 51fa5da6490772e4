"""Warn of an `as soon as` that is done again and again, since what it does changes nothing of what it asks.

`as soon as you are at Fountain: gain 1 coin` reads as if it were done on the way in. It is done while it is
so: what gives never ends, and what takes goes on until nothing is left.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.heard import DONE_AGAIN
from talisman.compiler.model import (
    Act,
    AllOf,
    AnyOf,
    AsSoonAs,
    Cmp,
    Cond,
    Count,
    Exists,
    FieldOf,
    HasTag,
    Int,
    InZone,
    Let,
    ModeIs,
    Model,
    Not,
    OnSpace,
    Rule,
    Same,
)

OF_THINGS = (HasTag, Exists, InZone, ModeIs, OnSpace, Same)


def again_and_again(context: Context) -> Iterator[Diagnostic]:
    """One for each of these."""
    for rule in context.model.rules:
        if context.reported(rule.pack) and endless(rule, context.model):
            yield DONE_AGAIN.at(rule.span)


def endless(rule: Rule, model: Model) -> bool:
    """Whether a rule is done again and again once its condition holds, and nothing in sight ends that."""
    if not isinstance(rule.shape, AsSoonAs) or rule.once is not None:
        return False
    acts = [one for one in rule.shape.body if not isinstance(one, Let)]
    units = {one.call.unit for one in acts if isinstance(one, Act)}
    plain = all(isinstance(one, Act) and one.call.unit for one in acts)
    return bool(acts) and plain and _untouched(rule.shape.cond, units) and not _heard(model, units)


def _untouched(cond: Cond, units: set[str]) -> bool:
    """Whether a condition asks for nothing but where things are, and for other numbers."""
    match cond:
        case AllOf(of) | AnyOf(of):
            return all(_untouched(one, units) for one in of)
        case Not(of):
            return _untouched(of, units)
        case Cmp(_, a, b):
            return all(
                isinstance(one, Int | Count) or (isinstance(one, FieldOf) and one.field not in units)
                for one in (a, b)
            )
    return isinstance(cond, OF_THINGS)


def _heard(model: Model, units: set[str]) -> bool:
    """Whether some rule follows one of these numbers, and might end it."""
    shapes = (getattr(rule.shape, "pattern", None) for rule in model.rules)
    return any(units & set(pattern.units) for pattern in shapes if pattern is not None)


__all__ = ["again_and_again", "endless"]
