"""Amounts that somebody has to have: from whom a verb takes them away, how much is there, who gets it."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import nouns, numbers
from talisman.compiler.model.walk import walk


def had(lo: Lowering, c: Ctx, unit: str, payer: m.Ref) -> int:
    """A register with how much of something there is above its floor."""
    b = c.b
    have = numbers.number(lo, c, m.FieldOf(unit, payer))
    floor = floor_of(lo, unit)
    if floor is not None and floor != m.Int(0):
        inner = c.but(you=nouns.ref(lo, c, payer))
        low = numbers.number(lo, inner, floor)
        w = b.reg()
        b.op("SUB", w, have, low)
        have = w
    return have


def giver(lo: Lowering, call: m.Call) -> m.Ref | None:
    """Who gives what the other one gets, where a call hands an amount over that ends at a floor."""
    if call.amount is None or call.other is None or call.actor is None or floor_of(lo, call.unit) is None:
        return None
    for one, other, ref in (("other", "actor", call.other), ("actor", "other", call.actor)):
        if _part(lo, call.verb, one, "take-away") and _part(lo, call.verb, other, "give"):
            return ref
    return None


def _part(lo: Lowering, verb: str, who: str, does: str) -> bool:
    """Whether in what a verb does one of its two loses, or gets, its amount."""
    declared = lo.model.verbs.get(verb)
    return declared is not None and any(
        part.call.actor == m.Rec(who)
        and part.call.amount == m.Amount()
        and _ends_in(lo, part.call.verb, does)
        for part in walk(declared.does or ())
        if isinstance(part, m.Act)
    )


def _ends_in(lo: Lowering, verb: str, does: str) -> bool:
    """Whether a verb comes to this primitive, done to who does it."""
    if does == "take-away":
        return drains(lo, verb)
    declared = lo.model.verbs.get(verb)
    return declared is not None and m.Prim("give", (m.Rec("actor"),)) in (declared.does or ())


def robs(lo: Lowering, verb: str) -> bool:
    """Whether the verb takes its amount away from the other one it names, who has to have it."""
    return _part(lo, verb, "other", "take-away")


def floor_of(lo: Lowering, unit: str) -> m.Num | None:
    """The floor below which nothing is taken away."""
    if unit in lo.model.counters:
        return lo.model.counters[unit].floor
    if unit in lo.model.stats:
        return lo.model.stats[unit].floor
    return None


def drains(lo: Lowering, verb: str) -> bool:
    """Whether the verb takes its amount away from the actor, so that it must be there to be paid."""
    declared = lo.model.verbs.get(verb)
    if declared is None or not declared.does:
        return False
    for stmt in declared.does:
        if (
            isinstance(stmt, m.Prim)
            and stmt.name == "take-away"
            and stmt.args in ((m.Rec("actor"),), (m.You(),))
        ):
            return True
        if (
            (
                isinstance(stmt, m.Act)
                and stmt.call.actor in (m.You(), m.Rec("actor"))
                and stmt.call.verb != verb
            )
            and drains(lo, stmt.call.verb)
            and stmt.call.amount == m.Amount()
        ):
            return True
    return False
