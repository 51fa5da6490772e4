"""Two packs that replace the same event need a ruling.

Rules of one pack are ordered by the players, as the rules of the game say; for boxes and house rules of two
packs nobody at the table can know the order, so the author has to say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import NEEDS_RULING
from talisman.compiler.model import (
    Cmp,
    Cond,
    HasTag,
    Int,
    IsCopyOf,
    ModeIs,
    Named,
    Not,
    OnSpace,
    Rec,
    Ref,
    Replace,
    Rule,
    Same,
    You,
    conjuncts,
)
from talisman.compiler.model.walk import walk


def equal_rank(context: Context) -> Iterator[Diagnostic]:
    """One error for each pair without a ruling."""
    ruled = {frozenset(pair) for pair in context.model.rulings}
    rules = [
        r for r in context.model.rules if isinstance(r.shape, Replace) and not r.carrier and not r.effect
    ]
    for one, two in combinations(rules, 2):
        if frozenset((one.path, two.path)) in ruled or one.pack == two.pack or one.layer != two.layer:
            continue
        if _meet(one, two) and not _exclude(context, one, two):
            related = [(one.span, "the other")]
            yield NEEDS_RULING.at(two.span, first=one.path, second=two.path, related=related)


def _meet(one: Rule, two: Rule) -> bool:
    """Whether both may be about one event."""
    if not isinstance(one.shape, Replace) or not isinstance(two.shape, Replace):
        return False
    a, b = one.shape.pattern, two.shape.pattern
    return a.verb == b.verb and (not a.units or not b.units or bool(set(a.units) & set(b.units)))


def _exclude(context: Context, one: Rule, two: Rule) -> bool:
    """Whether what must hold for the one can never hold together with what must hold for the other."""
    first, second = _needed(one), _needed(two)
    return any(_never_both(context, a, b) for a in first for b in second)


def _needed(rule: Rule) -> list[Cond]:
    """All that must hold; what is said of a `you` who is not the doer says nothing of the other `you`."""
    assert isinstance(rule.shape, Replace)
    found = [*conjuncts(rule.when), *conjuncts(rule.shape.pattern.where)]
    if any(part in (Same(Rec("actor"), You()), Same(You(), Rec("actor"))) for part in found):
        return found
    return [part for part in found if not any(isinstance(ref, You) for ref in walk(part))]


def _never_both(context: Context, a: Cond, b: Cond) -> bool:
    match a, b:
        case (Not(of), other) | (other, Not(of)) if of == other:
            return True
        case (Cmp("=", x, Int(m)), Cmp("=", y, Int(n))):
            return x == y and m != n
        case (ModeIs(x, m), ModeIs(y, n)):
            values = context.model.values
            return x == y and m != n and values.get(m) == values.get(n)
        case (OnSpace(x, Named(m)), OnSpace(y, Named(n))):
            return x == y and m != n
    return (
        _of_one(a) is not None
        and _of_one(a) == _of_one(b)
        and not _fitting(context, a) & _fitting(context, b)
    )


def _of_one(cond: Cond) -> Ref | None:
    """The thing that a condition says the sort or the name of."""
    match cond:
        case HasTag(of, _) | IsCopyOf(of, _) | Same(of, Named()):
            return of if isinstance(of, Rec) else None
    return None


def _fitting(context: Context, cond: Cond) -> set[str]:
    """The entities of which such a condition holds."""
    things = context.model.things.values()
    match cond:
        case HasTag(_, tag):
            return {name for thing in things if tag in thing.tags for name in thing.entities}
        case IsCopyOf(_, name):
            return {one for thing in things if thing.name == name for one in thing.entities}
        case Same(_, Named(name)):
            return {name}
    return set()
