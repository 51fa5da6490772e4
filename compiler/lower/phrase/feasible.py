"""Possible: payable, permitted and not empty, checked without running anything.

What depends on something that is only known while the body runs (a roll, a choice) is taken as possible.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import calls, conditions, nouns, numbers, payers
from talisman.compiler.model.walk import exchanged, walk

OPEN_ENDED = (m.Roll, m.OpenWindow, m.DoOffered, m.Begin, m.Install, m.End)


def jump_unless(lo: Lowering, c: Ctx, body: m.Block, label: str, *, alone: bool = True) -> None:
    """Jump when the body cannot be done in full as things are; `alone`: nothing is done beside it."""
    c = c.but(pure=True)
    with c.b.scratch():  # what is bound keeps its register up to the end of the body
        for stmt in body:
            before = len(c.b.code), c.b.top
            try:
                _stmt(lo, c, stmt, label, alone and len(body) == 1)
            except nouns.Unbound:
                del c.b.code[before[0] :]
                return
            c.b.top = c.vars[stmt.var] + 1 if isinstance(stmt, (m.Let, m.LetNum)) else before[1]
            if isinstance(stmt, OPEN_ENDED):
                return


def _stmt(lo: Lowering, c: Ctx, stmt: m.Stmt, label: str, alone: bool) -> None:
    """One statement; `alone`: it is all there is, so that a condition that fails leaves nothing to do."""
    b = c.b
    match stmt:
        case m.Act(call) | m.Begin(deed=m.Call() as call, whole=True):
            _call(lo, c, call, label)
        case m.IfDone(act=m.Act(call), then=then, chained=True):
            _call(lo, c, call, label)
            jump_unless(lo, c.but(), then, label, alone=False)
        case m.IfDone(act=m.Act(call), then=then):
            _call(lo, c, call, label)
            for paid in then:
                if isinstance(paid, m.Prim):
                    _stmt(lo, c, paid, label, True)
        case m.Pick(chooser=_, sel=sel, optional=False) | m.PickSet(sel=sel):
            conditions.jump_unless(lo, c, m.Exists(_who_has_it(lo, stmt, _with_body(stmt, sel))), label)
        case m.DoOffered(of=of):
            b.op("JLTI", nouns.ref(lo, c, of), 0, label)
        case m.Let(var, ref):
            r = nouns.ref(lo, c, ref)
            b.op("JLTI", r, 0, label)
            c.vars[var] = b.copy(r)
        case m.LetNum(var, num):
            c.vars[var] = b.own(lambda: numbers.number(lo, c, num))
        case m.Choose(options=options, optional=False):
            yes = b.label("one")
            for option in options:
                no = b.label("not")
                inner = c.but()
                conditions.jump_unless(lo, inner, option.when, no)
                jump_unless(lo, inner, option.body, no)
                b.op("JMP", yes)
                b.place(no)
            b.op("JMP", label)
            b.place(yes)
        case m.If(cond, then, otherwise):
            other, end = b.label("else"), b.label("end")
            conditions.jump_unless(lo, c, cond, other)
            jump_unless(lo, c.but(), then, label)
            b.op("JMP", end)
            b.place(other)
            if otherwise:
                jump_unless(lo, c.but(), otherwise, label)
            elif then and alone:
                b.op("JMP", label)
            b.place(end)
        case m.Repeat(body=(m.Pick(sel=sel, optional=False) as one,), times=m.Int() as many, apart=True):
            conditions.jump_unless(lo, c, m.Cmp(">=", m.Count(_with_body(one, sel)), many), label)
        case m.Repeat(body=body, times=times):
            if times is None or isinstance(times, m.Int):
                jump_unless(lo, c.but(), body, label)
        case m.EachEnd(var=var, end=top, body=body):
            inner = c.but()
            inner.vars[var] = b.own(lambda: nouns.ref(lo, c, top))
            b.op("JLTI", inner.vars[var], 0, label)
            jump_unless(lo, inner, body, label)
        case m.FirstPossible(branches):
            yes = b.label("one")
            for branch in branches:
                no = b.label("not")
                jump_unless(lo, c.but(), branch, no)
                b.op("JMP", yes)
                b.place(no)
            b.op("JMP", label)
            b.place(yes)
        case m.Begin(procedure, roles=roles, deed=deed):
            if deed is not None:
                calls.jump_unless_allowed(lo, c, deed, label)
            verb = f"begin {procedure}"
            if verb in lo.forbidden:
                first = next(iter(roles.values()), m.Nobody())
                calls.jump_unless_allowed(lo, c, m.Call(verb, first), label)
        case m.Prim("reroll" | "turn-die", (m.MemoryOf() | m.Rec() as roll, *_)):
            r, dice = nouns.ref(lo, c, roll), b.reg()
            b.op("JNTAG", r, "roll#", label)
            b.op("GETF", dice, "roll.dice", r)
            b.op("JZ", dice, label)
        case m.Install(effect, target):
            verb = f"begin {effect}"
            if verb in lo.forbidden:
                calls.jump_unless_allowed(lo, c, m.Call(verb, target), label)
        case m.EndEffect(form, target) if f"end {form}" in lo.forbidden:
            calls.jump_unless_allowed(lo, c, m.Call(f"end {form}", target or m.You()), label)
        case _:
            return


def _with_body(stmt: m.Stmt, sel: m.Sel) -> m.Sel:
    """The candidates of a pick: its first act is permitted with them, or there is a second thing for them."""
    if not isinstance(stmt, m.Pick):
        return sel
    call = _first_call(stmt.body)
    more: m.Cond | None = m.Allowed(call) if call is not None else None
    match stmt.body:
        case (m.Pick(sel=second, optional=False) as inner,):  # a deed of two things that are chosen
            more = m.Exists(_with_body(inner, second))
        case (
            m.Repeat(body=(m.Pick(sel=second, optional=False) as inner,), times=m.Int() as many, apart=True),
        ):
            more = m.Cmp(">=", m.Count(_with_body(inner, second)), many)
    if more is None:
        return sel
    where = sel.where.of if isinstance(sel.where, m.AllOf) else (sel.where,)
    return m.Sel(sel.var, sel.kind, m.AllOf((*where, more)), sel.span)


def _who_has_it(lo: Lowering, stmt: m.Stmt, sel: m.Sel) -> m.Sel:
    """Of those from whom an amount can be taken the ones who have so much of it."""
    call = _first_call(stmt.body) if isinstance(stmt, m.Pick) else None
    if call is None or call.amount is None or not call.unit or call.other != m.Var(sel.var):
        return sel
    if not payers.robs(lo, call.verb):
        return sel
    floor = payers.floor_of(lo, call.unit) or m.Int(0)
    need = m.Arith("+", call.amount, exchanged(floor, {m.You(): call.other}))
    enough = m.Cmp(">=", m.FieldOf(call.unit, call.other), need)
    return m.Sel(sel.var, sel.kind, m.AllOf((sel.where, enough)), sel.span)


def _first_call(body: m.Block) -> m.Call | None:
    """The call that a body begins with."""
    first = body[0] if body else None
    act = first.act if isinstance(first, m.IfDone) else first
    return act.call if isinstance(act, m.Act) else None


def candidates(lo: Lowering, stmt: m.Pick) -> m.Sel:
    """The selection a pick really offers: things whose first act is permitted, where that can be asked."""
    call = _first_call(stmt.body)
    if call is None or not (call.verb in lo.forbidden or calls.crossing(lo, call.verb)):
        return stmt.sel
    return _with_body(stmt, stmt.sel)


def _call(lo: Lowering, c: Ctx, call: m.Call, label: str) -> None:
    b = c.b
    calls.jump_unless_allowed(lo, c, call, label)
    if call.object is not None and not call.unit:
        b.op("JLTI", nouns.ref(lo, c, call.object), 0, label)
        if call.verb == lo.edge_verb and call.other is None and call.actor is not None:
            _edge_there(lo, c, call.actor, call.object, label)
    if takes(lo, call):
        jump_unless_there(lo, c, call, label)


def _edge_there(lo: Lowering, c: Ctx, actor: m.Ref, place: m.Ref, label: str) -> None:
    """Jump when no edge of its own leads there: then there is nothing to go over."""
    with c.b.scratch():
        found = c.b.reg()
        who, where = nouns.ref(lo, c, actor), nouns.ref(lo, c, place)
        c.b.op("EDGE", found, who, where)
        c.b.op("JLTI", found, 0, label)


def takes(lo: Lowering, call: m.Call) -> bool:
    """Whether an amount is taken away from who does it, or from the other one it names."""
    return bool(call.amount is not None and call.unit) and bool(_payers(lo, call))


def _payers(lo: Lowering, call: m.Call) -> tuple[m.Ref, ...]:
    """From whom the amount is taken away."""
    actor = (call.actor,) if call.actor is not None and payers.drains(lo, call.verb) else ()
    other = (call.other,) if call.other is not None and payers.robs(lo, call.verb) else ()
    return actor + other


def jump_unless_there(lo: Lowering, c: Ctx, call: m.Call, label: str) -> None:
    """Jump when who it is taken from has less above the floor than is taken away."""
    for payer in _payers(lo, call):
        _jump_unless_had(lo, c, call, payer, label)


def _jump_unless_had(lo: Lowering, c: Ctx, call: m.Call, payer: m.Ref, label: str) -> None:
    assert call.amount is not None
    need = numbers.number(lo, c, call.amount)
    c.b.op("JLT", payers.had(lo, c, call.unit, payer), need, label)
    if _of_its_own(call, payer):
        c.b.op("JLTI", need, 1, label)


def _of_its_own(call: m.Call, payer: m.Ref) -> bool:
    """Whether the amount is reckoned from what there is: of nothing all is nothing, and not lost."""
    pile = (m.FieldOf(call.unit, payer), m.StatOf(call.unit, payer))
    return any(part in pile for part in walk(call.amount))
