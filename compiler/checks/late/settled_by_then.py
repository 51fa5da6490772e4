"""Warn of what follows a deed and asks for what is done `as soon as` it is so: that comes first.

`as soon as your coins are 0: you fall` in the rules, and `when you lose 1 coin: if your coins are 0: gain 1
coin` on a card: what holds is settled before anything follows, so that one has fallen by then.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_late import SETTLED_BY_THEN
from talisman.compiler.model import (
    Act,
    Always,
    AsSoonAs,
    Call,
    Cmp,
    Cond,
    FieldOf,
    If,
    Int,
    Let,
    Rec,
    Rule,
    Same,
    StatOf,
    Trigger,
    Var,
    You,
    conjuncts,
)
from talisman.compiler.model.walk import exchanged


def settled_by_then(context: Context) -> Iterator[Diagnostic]:
    """One for each of these rules."""
    following = [rule for rule in context.own_rules if isinstance(rule.shape, Trigger) and not rule.effect]
    urgent = [rule for rule in context.model.rules if isinstance(rule.shape, AsSoonAs)] if following else []
    for rule in following:
        asked = _asked(rule)
        for other in urgent if asked else ():
            call = _does(context, other)
            cond = other.shape.cond if isinstance(other.shape, AsSoonAs) else Always()
            parts = [one for one in conjuncts(cond) if isinstance(one, Cmp)]
            if call is not None and parts and len(parts) == len(conjuncts(cond)) and set(parts) <= set(asked):
                yield SETTLED_BY_THEN.at(rule.span, text=other.text, verb=call.verb)
                break


def _asked(rule: Rule) -> list[Cond]:
    """What is asked of a number of `you` when a rule comes to what it does; the deed is about that number."""
    shape = rule.shape
    if not isinstance(shape, Trigger) or not shape.pattern.units:
        return []
    found = [*conjuncts(shape.pattern.where), *conjuncts(rule.when)]
    body = shape.body
    mine = Same(Rec("actor"), You()) in conjuncts(shape.pattern.where)
    lets: dict[object, object] = {Rec("actor"): You()} if mine else {}
    while body and isinstance(body[0], Let):
        lets[Var(body[0].var)] = body[0].ref
        body = body[1:]
    if len(body) == 1 and isinstance(body[0], If):
        found += conjuncts(body[0].cond)
    told = [exchanged(one, lets) for one in found if isinstance(one, Cmp)]
    return [one for one in told if _of_you(one, shape.pattern.units)]


def _of_you(one: Cond, units: tuple[str, ...]) -> bool:
    match one:
        case Cmp(_, FieldOf(name, You()) | StatOf(name, You()), Int()):
            return name in units
    return False


def _does(context: Context, rule: Rule) -> Call | None:
    """The first deed of a rule."""
    return next((act.call for act in context.parts(rule, Act)), None)


__all__ = ["settled_by_then"]
