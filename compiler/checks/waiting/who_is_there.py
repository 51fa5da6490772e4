"""Refuse what waits for a deed of somebody, in a text whose `you` is each one who is there.

What lies at a place for all speaks to each one who is there. `when a player halts here: gain 1 coin` reads as
if it were about the one who halts, and everybody there would gain; `when another player halts here:
that player loses 1 coin` would be done once for each of the others, and not at all where nobody else is.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import NEVER_ANOTHER, ONCE_EACH, WHO_OF_THEM
from talisman.compiler.model import (
    Act,
    Guard,
    HasTag,
    Named,
    Not,
    OnSpace,
    Pattern,
    PlaceOf,
    Rec,
    Replace,
    Rule,
    Same,
    This,
    Trigger,
    Var,
    You,
    conjuncts,
)

ACTOR = Rec("actor")
ANOTHER = Not(Same(ACTOR, You()))
WITH_IT = (OnSpace(You(), PlaceOf(This())), OnSpace(You(), This()))

HERE = {OnSpace(ACTOR, PlaceOf(You())), OnSpace(ACTOR, PlaceOf(This()))}


def who_is_there(context: Context) -> Iterator[Diagnostic]:
    """One for each of these rules."""
    for rule in context.own_rules:
        shape = rule.shape
        if not isinstance(shape, (Trigger, Guard, Replace)):
            continue
        parts = conjuncts(shape.pattern.where)
        if rule.you == ACTOR and ANOTHER in parts:
            yield NEVER_ANOTHER.at(shape.pattern.span)
        if not rule.each or not rule.carrier or not any(one in WITH_IT for one in conjuncts(rule.when)):
            continue
        if ANOTHER in parts:
            if You() not in context.walk(shape.body):
                yield ONCE_EACH.at(shape.pattern.span)
        elif HERE & {*parts} and _of_somebody(context, shape.pattern) and _done_by_you(context, rule):
            yield WHO_OF_THEM.at(shape.pattern.span)


def _of_somebody(context: Context, pattern: Pattern) -> bool:
    """Whether it is said who does what is waited for, by a kind or a name."""
    kinds = context.model.kinds
    return any(
        (
            isinstance(part, HasTag)
            and part.of == ACTOR
            and part.tag in kinds
            and bool(kinds[part.tag].played_by)
        )
        or (isinstance(part, Same) and part.a == ACTOR and isinstance(part.b, Named))
        for part in conjuncts(pattern.where)
    )


def _done_by_you(context: Context, rule: Rule) -> bool:
    """Whether `you` do something then, said or unsaid."""
    who = {You(), *(Var(var) for var, ref in context.lets(rule).items() if ref == You())}
    return any(act.call.actor in who for act in context.parts(rule.shape, Act))


__all__ = ["who_is_there"]
