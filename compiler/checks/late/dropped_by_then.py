"""Warn about a thing that waits for a deed in which it is given up: its text is in force no more by then.

`when you depart` on a tool, where who departs puts all tools away, follows a deed after which nobody has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_late import DROPPED_BY_THEN, GONE_WITH_IT
from talisman.compiler.model import (
    Act,
    AnyOf,
    Cond,
    ForEach,
    HasTag,
    Holder,
    InZone,
    Let,
    Nobody,
    Not,
    Prim,
    Rec,
    Ref,
    Rule,
    Same,
    Sel,
    This,
    Trigger,
    Var,
    You,
    ancestors,
    conjuncts,
)

ACTOR = Rec("actor")
MOVING = ("move", "move-under", "remove", "take-away")


def dropped_by_then(context: Context) -> Iterator[Diagnostic]:
    """One for each rule that follows what its holder does, who has it no longer then."""
    for rule in context.model.rules:
        if (
            not isinstance(rule.shape, Trigger)
            or not context.reported(rule.pack)
            or rule.you != Holder(This())
            or rule.effect
            or Same(ACTOR, You()) not in conjuncts(rule.shape.pattern.where)
        ):
            continue
        verb = rule.shape.pattern.verb
        if any(_of_sort(context, rule, sel) for sel in _given_up(context, verb, set())):
            yield DROPPED_BY_THEN.at(rule.shape.pattern.span, verb=verb)


def gone_with_it(context: Context) -> Iterator[Diagnostic]:
    """One for each rule that looks, when a deed is done, for what its doer has given up in it."""
    for rule in context.own_rules:
        shape = rule.shape
        given = [*_given_up(context, shape.pattern.verb, set())] if isinstance(shape, Trigger) else []
        if not given or not isinstance(shape, Trigger):
            continue
        doer: set[Ref] = {ACTOR}
        if Same(ACTOR, You()) in conjuncts(shape.pattern.where):
            doer.add(You())
        doer |= {Var(let.var) for let in context.parts(shape, Let) if let.ref in doer}
        for sel in context.parts(shape.body, Sel):
            whose = [_whose(part, sel.var) for part in conjuncts(sel.where)]
            if not doer.isdisjoint(whose) and any(_alike(context, sel, one) for one in given):
                yield GONE_WITH_IT.at(sel.span, verb=shape.pattern.verb, kind=sel.kind)
                break


def _alike(context: Context, sel: Sel, given: Sel) -> bool:
    """Whether what is looked for is of a sort that was given up, all of it, wherever one has it."""
    if sel.kind not in context.model.kinds:
        return False
    line = ancestors(context.model.kinds, sel.kind)
    sort = not given.kind or given.kind in line
    zones = {part.zone for part in conjuncts(sel.where) if isinstance(part, InZone)}
    return sort and all(
        part.zone in zones
        if isinstance(part, InZone)
        else _whose(part, given.var) is not None or _fits(part, given.var, line, set())
        for part in conjuncts(given.where)
    )


def _given_up(context: Context, verb: str, seen: set[str]) -> Iterator[Sel]:
    """All of what sort the one who does a verb gives up in it."""
    declared = context.model.verbs.get(verb)
    if verb in seen or declared is None or not declared.does:
        return
    seen.add(verb)
    for part in declared.does:  # what is done in any case
        match part:
            case ForEach(sel, body) if any(_moves(one, Var(sel.var)) for one in body):
                yield sel
            case Act(call) if call.actor in (ACTOR, You()):
                yield from _given_up(context, call.verb, seen)


def _moves(stmt: object, what: Ref) -> bool:
    """Whether a statement does something to a thing that takes it elsewhere."""
    match stmt:
        case Act(call):
            return call.object == what
        case Prim(name, (moved, *_)):
            return name in MOVING and moved == what
    return False


def _of_sort(context: Context, rule: Rule, sel: Sel) -> bool:
    """Whether the thing whose rule it is, wherever somebody has it, is one of those."""
    model = context.model
    thing = model.things.get(rule.carrier)
    kind = thing.kind if thing is not None else rule.kind
    line = ancestors(model.kinds, kind) if kind in model.kinds else ()
    own = {zone for zone in rule.zones if (of := model.kinds.get(model.zones[zone].of)) and not of.place}
    mine = any(_whose(part, sel.var) in (ACTOR, You()) for part in conjuncts(sel.where))
    sort = not sel.kind or sel.kind in line
    return (
        bool(line) and mine and sort and all(_fits(part, sel.var, line, own) for part in conjuncts(sel.where))
    )


def _fits(part: Cond, var: int, line: Sequence[str], zones: set[str]) -> bool:
    """Whether a part of a selection is so of what somebody has, as far as its kind and its zones tell."""
    match part:
        case HasTag(of, tag) if of == Var(var):
            return tag in line
        case AnyOf(parts):
            return any(_fits(one, var, line, zones) for one in parts)
        case InZone(of, zone) if of == Var(var):
            return zones <= {zone}
        case Same(Holder(of)) if of == Var(var):
            return True
    return part == Not(Same(Holder(Var(var)), Nobody()))


def _whose(part: Cond, var: int) -> Ref | None:
    """Whose the things are, where a part of a selection says it."""
    match part:
        case Same(Holder(Var(n)), who) if n == var:
            return who
        case InZone(Var(n), _, who) if n == var:
            return who
    return None
