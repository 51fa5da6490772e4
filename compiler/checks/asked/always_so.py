"""Warn about what is always so while anybody asks: whether there is one of the kind that asks.

`while there are traders: +1 charm` lends it to a trader, who is one; `if there is a guest` in the text of a
guest has that guest. Nothing narrows the noun, so what was meant (`here`, `another`) was left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.moving import said_of_where_one_is
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import ALWAYS_THERE, HERE_ANYWAY
from talisman.compiler.model import (
    AllOf,
    Always,
    Cap,
    Cmp,
    Cond,
    CostOf,
    Count,
    Distance,
    Exists,
    Guard,
    Holder,
    Int,
    Kind,
    Not,
    OnSpace,
    Permit,
    PlaceOf,
    Rec,
    Ref,
    Replace,
    Rule,
    Same,
    Sel,
    This,
    Trigger,
    Var,
    You,
    ancestors,
    conjuncts,
    is_place,
)
from talisman.compiler.model.walk import exchanged

ACTOR: Ref = Rec("actor")
OBJECT: Ref = Rec("object")
ABOUT_EVENTS = Trigger | Guard | Replace | Permit | Cap | CostOf


def always_so(context: Context) -> Iterator[Diagnostic]:
    """One warning for each line that asks so."""
    if not context.packs or context.packs[-1].seats is None:
        return
    kinds = context.model.kinds
    for rule in context.own_rules:
        asked = context.parts(rule, Exists, Cmp)
        if not asked:
            continue
        there = {kind for one in _asking(rule, context) for kind in ancestors(kinds, one)}
        for part in asked:
            sel = _asked(part)
            if sel is not None and sel.kind in there and _so_of_you(sel, rule, kinds):
                yield ALWAYS_THERE.at(sel.span, kind=sel.kind, who="the one that asks")
        if isinstance(rule.shape, Trigger):
            yield from _where_it_came(rule.shape, context)


def _asked(part: Exists | Cmp) -> Sel | None:
    """Of what it is asked whether there is any: `no KIND ...`, `the number of KINDS ... is 0`."""
    match part:
        case Exists(sel):
            return sel
        case Cmp("=" | "<>" | ">" | "<=", Count(counted), Int(0)) | Cmp("<" | ">=", Count(counted), Int(1)):
            return counted
    return None


def _so_of_you(sel: Sel, rule: Rule, kinds: Mapping[str, Kind]) -> bool:
    """Whether all that is asked of those there is so of `you` in any case: how far one is from oneself."""
    if sel.where == Always():
        return True
    mine = rule.each if rule.each else next((one.name for one in kinds.values() if one.played_by), "")
    if sel.kind not in ancestors(kinds, mine) or (not rule.each and rule.you != Holder(This())):
        return False
    return _of_itself(exchanged(sel.where, {Var(sel.var): You()})) is True


def _where_it_came(shape: Trigger, context: Context) -> Iterator[Diagnostic]:
    """One for each that is asked to be at a place by a rule that follows the doer's coming to that place."""
    pattern, model = shape.pattern, context.model
    parts = conjuncts(pattern.where)
    asked = [part.of if isinstance(part, Not) else part for part in parts]
    found = [one.sel for one in asked if isinstance(one, Exists)]
    verb = model.verbs.get(pattern.verb)
    if (
        not found
        or verb is None
        or verb.actor not in model.kinds
        or not said_of_where_one_is(verb.name, context)
    ):
        return
    doer = ancestors(model.kinds, verb.actor)
    for sel in found:
        of_doer = exchanged(sel.where, {Var(sel.var): ACTOR})
        if sel.kind in doer and all(
            one == OnSpace(ACTOR, OBJECT) or one in parts or _of_itself(one) for one in conjuncts(of_doer)
        ):
            yield ALWAYS_THERE.at(sel.span, kind=sel.kind, who="the one that has come there")


def _of_itself(cond: Cond) -> bool | None:
    """Whether a condition about one thing alone is so, whatever that is; None where it depends."""
    match cond:
        case OnSpace(of, PlaceOf(whose)) if of == whose:
            return True
        case AllOf(several):
            parts = [_of_itself(one) for one in several]
            return False if False in parts else None if None in parts else True
        case Not(other):
            so = _of_itself(other)
            return None if so is None else not so
        case Cmp(op, Distance(here, there), Int(n)) if here == there:
            return {"<=": n >= 0, "<": n > 0, ">=": n <= 0, ">": n < 0, "=": n == 0}.get(op)
        case Cmp(sign, first, second) if first == second:
            return {"<=": True, ">=": True, "=": True, "<": False, ">": False, "<>": False}.get(sign)
    return None


def _asking(rule: Rule, context: Context) -> Iterator[str]:
    """The kinds of which there is one wherever a rule holds: that of its thing, and those that it is for."""
    carrier = context.model.things.get(rule.carrier)
    named = (carrier.kind if carrier is not None else "", rule.kind, rule.each)
    yield from (kind for kind in named if kind in context.model.kinds)
    if rule.you == Holder(This()) and rule.carrier and not rule.effect:
        played = [kind.name for kind in context.model.kinds.values() if kind.played_by]
        yield from played if len(played) == 1 else ()


def where_one_is(context: Context) -> Iterator[Diagnostic]:
    """One warning for each event that asks whether who does it is where they are: `... a walk here`."""
    things, kinds = context.model.things, context.model.kinds
    only_here = {
        head.names[0]
        for head in context.outline.declarations
        if head.word == "verb" and head.templates and all("here" in one.split() for one in head.templates)
    }
    for rule in context.own_rules:
        shape, carrier = rule.shape, things.get(rule.carrier)
        if not isinstance(shape, ABOUT_EVENTS):
            continue
        of = rule.kind or (carrier.kind if carrier is not None else "")
        if is_place(kinds, of):
            continue  # in the text of a place `here` is that place
        if rule.carrier and not rule.effect and not isinstance(rule.you, Holder):
            continue  # whom it speaks to is where it lies
        if shape.pattern.verb in only_here:
            continue  # the deed is called so, wherever it is done
        parts = conjuncts(shape.pattern.where)
        same = [{part.a, part.b} for part in parts if isinstance(part, Same)]
        for part in parts:
            here = part.space if isinstance(part, OnSpace) else None
            if not isinstance(part, OnSpace) or not isinstance(here, PlaceOf):
                continue
            if part.of == here.of or {part.of, here.of} in same:
                yield HERE_ANYWAY.at(shape.pattern.span)
                break


__all__ = ["always_so", "where_one_is"]
