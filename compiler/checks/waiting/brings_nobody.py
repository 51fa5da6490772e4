"""Warn of a prohibition, or a price, of being somewhere: what brings one there is another verb.

`halting at Fountain costs 1 coin`, where `go to {space}` puts its doer there and then `halts here`: who has
no coin goes to Fountain all the same, and only what follows halting is not done.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.moving import said_of_where_one_is
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import BRINGS_NOBODY
from talisman.compiler.model import (
    Act,
    Cond,
    CostOf,
    HasTag,
    Named,
    OnSpace,
    Permit,
    PlaceOf,
    Rec,
    Same,
    This,
    You,
    conjuncts,
)


def brings_nobody(context: Context) -> Iterator[Diagnostic]:
    """One for each of these lines."""
    for rule in context.own_rules:
        shape = rule.shape
        if not isinstance(shape, (CostOf, Permit)) or (isinstance(shape, Permit) and shape.modal != "cannot"):
            continue
        verb, parts = shape.pattern.verb, conjuncts(shape.pattern.where)
        to_a_place = any(isinstance(one, (HasTag, Same)) and _of_it(one) for one in parts)
        known = context.model.verbs.get(verb)
        lies = bool(rule.carrier) and bool(
            rule.each
        )  # elsewhere `here` is where one is, which is told as that
        event = known is not None and not known.does
        to_a_place = to_a_place or (event and any(_here(one, lies) for one in parts))
        if verb in context.model.verbs and to_a_place and said_of_where_one_is(verb, context):
            brings = next((name for name in context.model.verbs if verb in _done_in(context, name)), verb)
            yield BRINGS_NOBODY.at(shape.pattern.span, verb=verb, brings=brings)


def _of_it(one: HasTag | Same) -> bool:
    """Whether a condition is about the place that is said."""
    if isinstance(one, HasTag):
        return one.of == Rec("object")
    return one.a == Rec("object") and isinstance(one.b, Named)


def _here(one: Cond, lies: bool) -> bool:
    """Whether it is said of where a text lies: `players cannot halt here` on a card that lies at a place."""
    match one:
        case OnSpace(of, PlaceOf(This())) | OnSpace(of, This()):
            return of == Rec("actor")
        case OnSpace(Rec("actor"), PlaceOf(You())):
            return lies
    return False


def _done_in(context: Context, name: str) -> list[str]:
    return [act.call.verb for act in context.parts(context.model.verbs[name].does, Act)]


__all__ = ["brings_nobody"]
