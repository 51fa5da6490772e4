"""Whether a text could be done as things are: payable, permitted, not empty; nothing is run for it.

What depends on something that is only known while the text runs is taken as possible, and so is what follows.
"""

from __future__ import annotations

import attrs

from reference import conditions, events, values
from reference.learned import every
from reference.play import Env, Missing, Play
from reference.world import Thing
from talisman.compiler import model as m

OPEN_ENDED = (m.Roll, m.OpenWindow, m.DoOffered, m.Begin, m.Install, m.End)


def unbound(p: Play, e: Env, what: object, bound: frozenset[int] = frozenset()) -> bool:
    """Whether something is spoken of that is not known where the text stands."""
    match what:
        case m.You():
            return isinstance(e.you, Missing)
        case m.This():
            return isinstance(e.this, Missing)
        case m.Var(n):
            return n not in e.vars and n not in bound
        case m.NumVar(n):
            return n not in e.numbers
        case m.Rec(word):
            return e.event is None and (word != "object" or isinstance(e.about, Missing))
        case m.Amount():
            return e.event is None
        case m.Captured() | m.CapturedNum():
            return e.effect is None
        case m.Sel(var=var, where=where):
            return unbound(p, e, where, bound | {var})
        case m.CountDistinct(_, of, sel):
            return unbound(p, e, sel, bound) or unbound(p, e, of, bound | {sel.var})
        case m.Allowed(call):
            return events.can_be_denied(p, call) and unbound(p, e, events.concrete(e, call), bound)
        case m.InSetting(setting, of_ref):
            return bool(p.model.settings.get(setting)) and unbound(p, e, of_ref, bound)
        case tuple():
            return any(unbound(p, e, part, bound) for part in what)
    made = type(what)
    if attrs.has(made):
        return any(unbound(p, e, getattr(what, field.name), bound) for field in attrs.fields(made))
    return False


def possible(p: Play, e: Env, body: m.Block, *, alone: bool = True) -> bool:
    """Whether all of a text could be done; `alone`: nothing is done beside it."""
    e = e.but(pure=True, asked=True)
    for stmt in body:
        answer = _stmt(p, e, stmt, alone and len(body) == 1)
        if answer is None:
            return True
        if not answer:
            return False
        if isinstance(stmt, OPEN_ENDED):
            return True
    return True


def _stmt(p: Play, e: Env, stmt: m.Stmt, alone: bool) -> bool | None:
    """Yes, no, or None: it cannot be said, and neither can what follows. `alone`: nothing else is done."""
    match stmt:
        case m.Act(call) | m.Begin(deed=m.Call() as call, whole=True):
            return _call(p, e, call)
        case m.IfDone(act=m.Act(call), then=then, chained=True):
            done = _call(p, e, call)
            return possible(p, e.but(), then, alone=False) if done else done
        case m.IfDone(act=m.Act(call), then=then):
            paid = (_stmt(p, e, one, True) for one in then if isinstance(one, m.Prim))
            return False if (done := _call(p, e, call)) is False or False in paid else done
        case m.Pick(chooser=_, sel=sel, optional=False) | m.PickSet(sel=sel):
            sel = with_first_act(stmt, sel) if isinstance(stmt, m.Pick) else sel
            if unbound(p, e, sel):
                return None
            taken = first_call(stmt.body) if isinstance(stmt, m.Pick) else None
            of_them = taken is not None and bool(taken.unit) and taken.other == m.Var(sel.var)
            if taken is None or not of_them or taken.other not in payers(p, taken):
                return bool(conditions.select(p, e, sel))
            need = values.number(p, e, taken.amount) if taken.amount is not None else 0
            some = [e.having(sel.var, one) for one in conditions.select(p, e, sel)]
            return any(had(p, one, taken.unit, m.Var(sel.var)) >= need for one in some)
        case m.Let(var, what):
            if unbound(p, e, what):
                return None
            e.vars[var] = values.ref(p, e, what)
            return e.vars[var] is not None
        case m.LetNum(var, num):
            if unbound(p, e, num):
                return None
            e.numbers[var] = values.number(p, e, num)
            return True
        case m.Choose(options=options, optional=False):
            if any(unbound(p, e, option.when) for option in options):
                return None
            return any(conditions.holds(p, e.but(), o.when) and possible(p, e.but(), o.body) for o in options)
        case m.If(cond, then, otherwise):
            if unbound(p, e, cond):
                return None
            if conditions.holds(p, e, cond):
                return possible(p, e.but(), then)
            return possible(p, e.but(), otherwise) if otherwise else not (then and alone)
        case m.Repeat(body=(m.Pick(sel=sel, optional=False) as one,), times=m.Int(many), apart=True):
            sel = with_first_act(one, sel)
            return None if unbound(p, e, sel) else len(conditions.select(p, e, sel)) >= many
        case m.Repeat(body=body, times=times):
            return not (times is None or isinstance(times, m.Int)) or possible(p, e.but(), body)
        case m.EachEnd(var, first, _, body):
            thing = values.ref(p, e.but(pure=True), first)
            return thing is not None and possible(p, e.having(var, thing), body)
        case m.FirstPossible(branches):
            return any(possible(p, e.but(), branch) for branch in branches)
        case m.Begin(procedure, roles=roles, deed=deed):
            if deed is not None and events.can_be_denied(p, deed):
                if unbound(p, e, events.concrete(e, deed)):
                    return None
                if not events.allowed(p, e, deed):
                    return False
            call = m.Call(f"begin {procedure}", next(iter(roles.values()), m.Nobody()))
            if call.verb not in p.learned.forbidden:
                return True
            return None if unbound(p, e, call) else events.allowed(p, e, call)
        case m.Prim("reroll" | "turn-die", (m.MemoryOf() | m.Rec() as roll, *_)):
            if unbound(p, e, roll):
                return None
            rolled = values.ref(p, e, roll)
            return isinstance(rolled, Thing) and p.world.number(rolled, "roll.dice") > 0
        case m.Install(effect, target):
            call = m.Call(f"begin {effect}", target)
            if call.verb not in p.learned.forbidden:
                return True
            return None if unbound(p, e, call) else events.allowed(p, e, call)
        case m.EndEffect(form, target):
            call = m.Call(f"end {form}", target or m.You())
            if call.verb not in p.learned.forbidden:
                return True
            return None if unbound(p, e, call) else events.allowed(p, e, call)
    return True


def with_first_act(stmt: m.Pick, sel: m.Sel) -> m.Sel:
    """What a pick can take: with which its first act is permitted, or for which there is a second thing."""
    there: m.Cond | None = None
    match stmt.body:
        case (m.Pick(sel=second, optional=False) as inner,):
            there = m.Exists(with_first_act(inner, second))
        case (
            m.Repeat(body=(m.Pick(sel=second, optional=False) as inner,), times=m.Int() as many, apart=True),
        ):
            there = m.Cmp(">=", m.Count(with_first_act(inner, second)), many)
    if there is not None:
        return attrs.evolve(sel, where=m.AllOf((*conditions.conjuncts(sel.where), there)))
    call = first_call(stmt.body)
    if call is None:
        return sel
    if stmt.var != sel.var:
        new, old = m.Var(sel.var), m.Var(stmt.var)
        call = attrs.evolve(
            call,
            actor=new if call.actor == old else call.actor,
            object=new if call.object == old else call.object,
            other=new if call.other == old else call.other,
            extra=new if call.extra == old else call.extra,
        )
    return attrs.evolve(sel, where=m.AllOf((*conditions.conjuncts(sel.where), m.Allowed(call))))


def first_call(body: m.Block) -> m.Call | None:
    """The call that a body begins with."""
    first = body[0] if body else None
    act = first.act if isinstance(first, m.IfDone) else first
    return act.call if isinstance(act, m.Act) else None


def offered(p: Play, stmt: m.Pick) -> m.Sel:
    """What a pick offers."""
    call = first_call(stmt.body)
    if call is not None and (call.verb in p.learned.forbidden or events.crossing(p, call.verb)):
        return with_first_act(stmt, stmt.sel)
    return stmt.sel


def _call(p: Play, e: Env, call: m.Call) -> bool | None:
    denied = events.can_be_denied(p, call)
    paid = bool(call.unit) and bool(payers(p, call))
    thing = call.object if call.object is not None and not call.unit else None
    if (denied and unbound(p, e, events.concrete(e, call))) or unbound(p, e, thing):
        return None
    if paid and unbound(p, e, (call.amount, *payers(p, call))):
        return None
    if denied and not events.allowed(p, e, call):
        return False
    if thing is not None and values.ref(p, e, thing) is None:
        return False
    if thing is not None and not _edge_there(p, e, call):
        return False
    return not paid or enough(p, e, call)


def _edge_there(p: Play, e: Env, call: m.Call) -> bool:
    """Whether an edge of its own leads there, where something is gone over; of all else it is not asked."""
    if call.verb != p.learned.edge_verb or call.other is not None or call.actor is None:
        return True
    rec = events.record(p, e, call)
    return events.edge_to(p, rec.actor, rec.object) is not None


def payers(p: Play, call: m.Call) -> tuple[m.Ref, ...]:
    """From whom the amount is taken away: who does it, the other one it names."""
    found = [call.actor] if call.actor is not None and drains(p, call.verb) else []
    if call.other is not None and robs(p, call.verb):
        found.append(call.other)
    return tuple(found)


def robs(p: Play, verb: str) -> bool:
    """Whether the verb has the other one it names lose the amount."""
    declared = p.model.verbs.get(verb)
    return any(
        part.call.actor == m.Rec("other") and part.call.amount == m.Amount() and drains(p, part.call.verb)
        for part in every((declared.does if declared is not None else None) or ())
        if isinstance(part, m.Act)
    )


def enough(p: Play, e: Env, call: m.Call) -> bool:
    """Whether whoever it is taken from has as much above the floor as is taken away, if anything is."""
    if not call.unit:
        return True
    need = values.number(p, e, call.amount or m.Int(1))
    return all(
        had(p, e, call.unit, who) >= need and (need > 0 or not from_the_pile(call, who))
        for who in payers(p, call)
    )


def from_the_pile(call: m.Call, who: m.Ref) -> bool:
    """Whether it is all, or some part, of what there is, so that of nothing nothing is taken."""
    return any(
        isinstance(part, m.FieldOf | m.StatOf)
        and (part.field if isinstance(part, m.FieldOf) else part.stat) == call.unit
        and part.of == who
        for part in every(call.amount)
    )


def had(p: Play, e: Env, unit: str, who: m.Ref) -> int:
    """How much somebody has above the floor."""
    bounds = p.model.counters.get(unit) or p.model.stats.get(unit)
    floor = bounds.floor if bounds is not None and bounds.floor is not None else m.Int(0)
    have = values.number(p, e, m.FieldOf(unit, who))
    return have - values.number(p, e.but(you=values.ref(p, e, who)), floor)


def giver(p: Play, call: m.Call) -> m.Ref | None:
    """Who gives what the other one gets, where an amount that ends at a floor is handed over."""
    bounds = p.model.counters.get(call.unit) or p.model.stats.get(call.unit)
    if call.actor is None or call.other is None or bounds is None or bounds.floor is None:
        return None
    if _part(p, call.verb, "other", gets=False) and _part(p, call.verb, "actor", gets=True):
        return call.other
    if _part(p, call.verb, "actor", gets=False) and _part(p, call.verb, "other", gets=True):
        return call.actor
    return None


def _part(p: Play, verb: str, who: str, *, gets: bool) -> bool:
    declared = p.model.verbs.get(verb)
    for part in every((declared.does if declared is not None else None) or ()):
        if not isinstance(part, m.Act) or part.call.actor != m.Rec(who) or part.call.amount != m.Amount():
            continue
        does = p.model.verbs[part.call.verb].does or ()
        if m.Prim("give", (m.Rec("actor"),)) in does if gets else drains(p, part.call.verb):
            return True
    return False


def drains(p: Play, verb: str) -> bool:
    """Whether the verb takes its amount away from whoever does it, so that it must be there."""
    declared = p.model.verbs.get(verb)
    for stmt in (declared.does if declared is not None else None) or ():
        if (
            isinstance(stmt, m.Prim)
            and stmt.name == "take-away"
            and stmt.args in ((m.Rec("actor"),), (m.You(),))
        ):
            return True
        if not isinstance(stmt, m.Act) or stmt.call.verb == verb or stmt.call.amount != m.Amount():
            continue
        if stmt.call.actor in (m.You(), m.Rec("actor")) and drains(p, stmt.call.verb):
            return True
    return False
