"""Refuse a line about what lies at a place where the deed is done only to what somebody has.

`you cannot seal notes here` reads as if it said where one is. Behind a noun `here` and `at PLACE` say where
that lies, and notes that lie about are never sealed: everybody seals those in hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import NEVER_LYING
from talisman.compiler.model import (
    Act,
    Allowed,
    Bearer,
    Call,
    Cap,
    CostOf,
    Guard,
    HasTag,
    Holder,
    InZone,
    Named,
    Permit,
    Rec,
    Replace,
    Rule,
    Same,
    Sel,
    This,
    Trigger,
    Var,
    conjuncts,
)

OBJECT = Rec("object")
SPOKEN_OF = Permit | Cap | CostOf | Guard | Replace
WAITING = Trigger | Guard | Replace
HELD, UNSURE, NEITHER = "held", "unsure", ""


def never_lying(context: Context) -> Iterator[Diagnostic]:
    """One for each rule about such a deed to what lies somewhere."""
    if not context.packs or context.packs[-1].seats is None:
        return
    asked = [rule for rule in context.own_rules if _lying(rule)]
    if not asked:
        return
    done: dict[str, set[str]] = {}
    for text in context.texts:
        for part in context.parts(text, Act, Allowed):
            done.setdefault(part.call.verb, set()).add(_of_what(context, text, part.call))
    for rule in asked:
        assert isinstance(rule.shape, SPOKEN_OF)
        pattern = rule.shape.pattern
        if done.get(pattern.verb, set()) - {NEITHER} == {HELD}:
            tags = [
                one.tag for one in conjuncts(pattern.where) if isinstance(one, HasTag) and one.of == OBJECT
            ]
            kind = next(iter(tags), "thing")
            yield NEVER_LYING.at(pattern.span, verb=pattern.verb, kind=kind)


def _lying(rule: Rule) -> bool:
    """Whether a rule is about a deed that is done to what lies at a place itself."""
    if not isinstance(rule.shape, SPOKEN_OF):
        return False
    parts = conjuncts(rule.shape.pattern.where)
    return any(isinstance(one, Same) and Bearer(OBJECT) in (one.a, one.b) for one in parts)


def _of_what(context: Context, text: object, call: Call) -> str:
    """Whether what a deed is done to is with somebody: certainly, perhaps not, or it says nothing of it."""
    match call.object:
        case None | Named():
            return NEITHER
        case This() if isinstance(text, Rule) and text.you == Holder(This()):
            return HELD
        case Rec("object") if isinstance(text, Rule) and isinstance(text.shape, WAITING):
            return NEITHER if text.shape.pattern.verb == call.verb else UNSURE
        case Var(n):
            chosen = [one for one in context.parts(text, Sel) if one.var == n]
            return HELD if chosen and all(_with_somebody(context, one) for one in chosen) else UNSURE
    return UNSURE


def _with_somebody(context: Context, sel: Sel) -> bool:
    """Whether all things of a selection are in a zone of somebody who is played."""
    kinds, zones = context.model.kinds, context.model.zones
    played = {kind.name for kind in kinds.values() if kind.played_by or kind.seat}
    for one in conjuncts(sel.where):
        match one:
            case Same(Holder(of), _) if of == Var(sel.var):
                return True
            case InZone(of, zone) if of == Var(sel.var) and zones[zone].of in played:
                return True
    return False
