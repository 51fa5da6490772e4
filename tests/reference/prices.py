"""Prices: of what several rules ask for one deed all has to be there before any of it is paid."""

from __future__ import annotations

from collections.abc import Iterator

from reference import conditions, stats, values
from reference.play import Env, Play, parts
from reference.world import Thing, Who
from talisman.compiler import model as m


def all_there(p: Play, e: Env, shape: m.CostOf) -> bool:
    """Whether who pays has as much of each sort as all rules ask for that say something of this deed."""
    for act in shape.cost:
        if isinstance(act, m.Act) and act.call.amount is not None and act.call.actor is not None:
            payer = values.ref(p, e, act.call.actor)
            if not isinstance(payer, Thing):
                continue
            owed = sum(_asked(p, e, rule, shape, act.call.unit, payer) for rule in p.model.rules)
            if owed > values.number(p, e, m.FieldOf(act.call.unit, act.call.actor)):
                return False
    return True


def _asked(p: Play, e: Env, rule: m.Rule, shape: m.CostOf, unit: str, payer: Thing) -> int:
    """How much of something a rule asks of somebody for the deed at hand."""
    beside = rule.shape
    if not isinstance(beside, m.CostOf) or beside.pattern.verb != shape.pattern.verb:
        return 0
    if beside.pattern.units and not set(shape.pattern.units) <= set(beside.pattern.units):
        return 0
    total = 0
    for inner in _read(p, e, rule):
        if all(conditions.holds(p, inner, one) for one in (*parts(beside.pattern.where), *parts(rule.when))):
            for act in beside.cost:
                if isinstance(act, m.Act) and act.call.amount is not None and act.call.unit == unit:
                    assert act.call.actor is not None
                    if values.ref(p, inner, act.call.actor) is payer:
                        total += values.number(p, inner, act.call.amount)
    return total


def _read(p: Play, e: Env, rule: m.Rule) -> Iterator[Env]:
    """The contexts in which a rule on this event is read."""
    carriers: list[Who] = [] if rule.effect else list(p.carriers(rule))
    for effect in p.world.living(rule.effect) if rule.effect else ():
        inner = e.but(you=effect.target, this=effect.source, effect=effect)
        if rule.each:  # about everybody, not about whom the effect is upon
            for you in p.world.avatars(p.world.current):
                yield inner.but(you=you)
        else:
            yield inner
    for carrier in () if rule.effect else carriers or [None]:
        if not stats.in_force(carrier, rule):
            continue
        text = e.but(this=carrier)
        if rule.each:
            for you in p.world.avatars(p.world.current):
                yield text.but(you=you)
        elif rule.you is not None:
            who = values.ref(p, text, rule.you)
            if who is not None:
                yield text.but(you=who)
        else:
            yield text
