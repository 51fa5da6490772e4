"""Warn of an `as soon as` that is done again and again, since what it does changes nothing of what it asks.

`as soon as you are at Fountain: gain 1 coin` reads as if it were done on the way in. It is done while it is
so: what gives never ends, and what takes goes on until nothing is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import DONE_AGAIN
from talisman.compiler.model import (
    ALWAYS,
    Act,
    AllOf,
    AnyOf,
    AsSoonAs,
    Block,
    Cmp,
    Cond,
    Count,
    Distance,
    Exists,
    FieldOf,
    HasTag,
    Int,
    InZone,
    IsCopyOf,
    Let,
    ModeIs,
    Model,
    Modify,
    Not,
    OnSpace,
    Rule,
    Same,
    ScoreOf,
    StatOf,
    Trigger,
    UnderEffect,
    Var,
    You,
    conjuncts,
)
from talisman.compiler.model.walk import exchanged, walk

Lent = Mapping[str, Sequence[Rule]]
"""By the name of a number the rules that add to it."""
OF_THINGS = (HasTag, Exists, InZone, IsCopyOf, ModeIs, OnSpace, Same, UnderEffect)


def again_and_again(context: Context) -> Iterator[Diagnostic]:
    """One for each of these."""
    model = context.model
    lent = lent_to(model)
    for rule in context.own_rules:
        if endless(rule, model, lent):
            yield DONE_AGAIN.at(rule.span)


def lent_to(model: Model) -> Lent:
    """What adds to each number, in one go: a pack may have ten thousand of such rules."""
    found: dict[str, list[Rule]] = {}
    for rule in model.rules:
        if isinstance(rule.shape, Modify):
            found.setdefault(rule.shape.stat, []).append(rule)
    return found


def endless(rule: Rule, model: Model, lent: Lent) -> bool:
    """Whether a rule is done again and again once its condition holds, and nothing in sight ends that."""
    if not isinstance(rule.shape, AsSoonAs) or rule.once is not None:
        return False
    acts = [one for one in rule.shape.body if not isinstance(one, Let)]
    units = {one.call.unit for one in acts if isinstance(one, Act)}
    plain = all(isinstance(one, Act) and one.call.unit for one in acts)
    return (
        bool(acts)
        and plain
        and _untouched(_but_of_others(rule.shape.cond, rule.shape.body), units, model, lent)
        and not _heard(rule, model, units)
    )


def _but_of_others(cond: Cond, body: Block) -> Cond:
    """A condition without the numbers of others, which what `you` gain and lose does not touch."""
    if any(isinstance(one, Act) and one.call.actor != You() for one in body):
        return cond
    asked = [one.sel for one in walk(cond) if isinstance(one, Exists)]
    others = [Var(sel.var) for sel in asked if Not(Same(Var(sel.var), You())) in conjuncts(sel.where)]
    theirs = [one for one in walk(cond) if isinstance(one, FieldOf) and one.of in others]
    return exchanged(cond, dict.fromkeys(theirs, Int(0))) if theirs else cond


def _untouched(cond: Cond, units: set[str], model: Model, lent: Lent) -> bool:
    """Whether a condition asks for nothing but where things are and which, and for other numbers."""
    match cond:
        case AllOf(of) | AnyOf(of):
            return all(_untouched(one, units, model, lent) for one in of)
        case Not(of):
            return _untouched(of, units, model, lent)
        case Cmp(_, a, b):
            known = all(
                isinstance(one, (Int, Count, Distance, FieldOf))
                or (isinstance(one, StatOf) and _stands(one.stat, units, model, lent))
                for one in (a, b)
            )
            return known and not _asks_for(cond, units)
    return isinstance(cond, OF_THINGS) and not _asks_for(cond, units)


def _stands(stat: str, units: set[str], model: Model, lent: Lent) -> bool:
    """Whether nothing that adds to a number, nor to what it is worked out from, asks for one of these."""
    seen, left = set[str](), [stat]
    while left:
        name = left.pop()
        if name in units:
            return False
        if name in seen:
            continue
        seen.add(name)
        declared = model.stats.get(name)
        parts = [*walk(declared.base or ())] if declared is not None else []
        for rule in lent.get(name, ()):
            parts += walk(rule)
        if any(
            isinstance(part, ScoreOf) or (isinstance(part, FieldOf) and part.field in units) for part in parts
        ):
            return False
        left += [part.stat for part in parts if isinstance(part, StatOf)]
    return True


def _asks_for(cond: Cond, units: set[str]) -> bool:
    """Whether one of these numbers is asked for, however deep: `a player with 3 coins`."""
    return any(isinstance(one, FieldOf) and one.field in units for one in walk(cond))


def _heard(rule: Rule, model: Model, units: set[str]) -> bool:
    """Whether a rule that is always in force when this one is follows or bounds the deed, and might end it.

    What hangs on a card that somebody may have, or on how things are, ends it where it is so and else not.
    """
    assert isinstance(rule.shape, AsSoonAs)
    verbs = _raised(rule.shape.body, model)
    for other in model.rules:
        pattern = getattr(other.shape, "pattern", None)
        if pattern is None or pattern.verb not in verbs or not units & set(pattern.units):
            continue
        always = other.when == ALWAYS and not (other.carrier or other.kind or other.effect)
        beside = other.carrier == rule.carrier != ""
        if (always or beside) and not _only_counts(other, rule.shape.cond):
            return True
    return False


def _only_counts(rule: Rule, cond: Cond) -> bool:
    """Whether what a rule does is of numbers alone for which the condition does not ask."""
    if not isinstance(rule.shape, Trigger):
        return False
    acts = [one.call.unit if isinstance(one, Act) else "" for one in rule.shape.body]
    return all(acts) and not _asks_for(cond, set(acts))


def _raised(body: Block, model: Model) -> set[str]:
    """The verbs of the deeds of a body, and of those that they consist of."""
    found: set[str] = set()
    left = [one.call.verb for one in walk(body) if isinstance(one, Act)]
    while left:
        verb = left.pop()
        if verb not in found:
            found.add(verb)
            does = model.verbs[verb].does if verb in model.verbs else None
            left += [one.call.verb for one in walk(does or ()) if isinstance(one, Act)]
    return found


__all__ = ["again_and_again", "endless", "lent_to"]
