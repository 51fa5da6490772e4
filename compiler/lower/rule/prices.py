"""Prices: what a deed costs is paid before it; where several rules ask for one, all of it has to be there."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler import model as m
from talisman.compiler.lower.body import carriers
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, feasible, nouns, numbers
from talisman.compiler.lower.phrase.lasting import each_lasting
from talisman.compiler.lower.phrase.seat_order import each_avatar


def jump_unless_payable(lo: Lowering, c: Ctx, rule: m.Rule, shape: m.CostOf, label: str) -> None:
    """Jump when who does it cannot pay what this rule asks for, and all that others ask for of the same."""
    conditions.jump_unless(lo, c, shape.payable, label)
    feasible.jump_unless(lo, c, shape.cost, label)
    for unit in dict.fromkeys(act.call.unit for act in _parts(shape) if act.call.unit):
        prices = [other for other in lo.rules_of(m.CostOf) if _beside(shape, other, unit)]
        if len(prices) > 1 or len(carriers.carrier_names(lo, rule)) > 1 or rule.effect:
            _all_there(lo, c, shape, unit, prices, label)


def _parts(shape: m.CostOf) -> list[m.Act]:
    return [stmt for stmt in shape.cost if isinstance(stmt, m.Act) and stmt.call.amount is not None]


def _beside(shape: m.CostOf, other: m.Rule, unit: str) -> bool:
    """Whether another rule may ask for more of the same when this one does."""
    beside = other.shape
    if not isinstance(beside, m.CostOf) or beside.pattern.verb != shape.pattern.verb:
        return False
    asked = not beside.pattern.units or set(shape.pattern.units) <= set(beside.pattern.units)
    return asked and any(act.call.unit == unit for act in _parts(beside))


def _all_there(lo: Lowering, c: Ctx, shape: m.CostOf, unit: str, prices: list[m.Rule], label: str) -> None:
    b = c.b
    payer = next(act.call.actor for act in _parts(shape) if act.call.unit == unit)
    assert payer is not None
    with b.scratch():
        who = b.own(lambda: nouns.ref(lo, c, payer))
        total = b.const(0)
        for rule in prices:
            beside = rule.shape
            assert isinstance(beside, m.CostOf)
            for inner, no in _bound(lo, rule, c):
                for cond in (*m.conjuncts(beside.pattern.where), *m.conjuncts(rule.when)):
                    conditions.jump_unless(lo, inner, cond, no)
                for act in _parts(beside):
                    if act.call.unit == unit and act.call.actor is not None and act.call.amount is not None:
                        b.op("JNE", nouns.ref(lo, inner, act.call.actor), who, no)
                        b.op("ADD", total, total, numbers.number(lo, inner, act.call.amount))
        have = numbers.number(lo, c, m.FieldOf(unit, payer))
        b.op("JLT", have, total, label)


def _bound(lo: Lowering, rule: m.Rule, c: Ctx) -> Iterator[tuple[Ctx, str]]:
    """The contexts in which a rule on the event at hand is read, and the label that goes on with the next."""
    b = c.b
    if rule.effect:
        end = b.label("end")
        with each_lasting(b, rule.effect, end) as (e, you, this, loop):
            text = c.but(you=you, this=this, effect=e, form=rule.effect, cause=False)
            if rule.each:  # about everybody, not about the effect's target
                with each_avatar(b, loop) as (one, next_one):
                    yield text.but(you=one), next_one
            else:
                yield text, loop
        b.place(end)
        return
    for carrier, end in carriers.carried(lo, c, rule):
        text = c.but(this=carrier)
        if rule.each:
            with each_avatar(b, end) as (you, loop):
                yield text.but(you=you), loop
        elif rule.you is not None:
            you = nouns.ref(lo, text, rule.you)
            b.op("JLTI", you, 0, end)
            yield text.but(you=you), end
        else:
            yield text, end


__all__ = ["jump_unless_payable"]
