"""Selections: loops over the things of which a condition holds.

`scan` is for bodies that change nothing (counting, collecting options); `next_after` finds the smallest id
above the last one, so that a loop with effects survives whatever its body moves.
"""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler import model as m
from talisman.compiler.lower.base import Ctx, Lowering

Body = Callable[[Ctx, int], None]


def _conjuncts(cond: m.Cond) -> tuple[m.Cond, ...]:
    return cond.of if isinstance(cond, m.AllOf) else (cond,)


def scan(lo: Lowering, c: Ctx, sel: m.Sel, body: Body) -> None:
    """Run `body` with the register of each candidate that satisfies the selection."""
    where = _conjuncts(sel.where)
    me = m.Var(sel.var)
    for cond in where:
        if not isinstance(cond, m.InZone) or cond.of != me or not _free(cond.bearer, sel.var):
            continue
        if not lo.model.zones[cond.zone].of or cond.bearer is not None:
            _zone(lo, c, sel, cond.zone, cond.bearer, _without(where, cond), body)
            return
    if lo.is_avatar_kind(sel.kind):
        _seats(lo, c, sel, where, body)
        return
    for cond in where:
        if isinstance(cond, m.OnSpace) and cond.of == me and _free(cond.space, sel.var):
            classes = [
                z
                for z in lo.model.zones.values()
                if z.of and lo.is_place(z.of) and _can_hold(lo, z, sel.kind)
            ]
            for zone in classes:
                _zone(lo, c, sel, zone.name, m.PlaceOf(cond.space), _without(where, cond), body)
            return
        if isinstance(cond, m.Same) and isinstance(cond.b, m.Role) and (cond.b.level, cond.b.name) in lo.sets:
            continue
        if isinstance(cond, m.Same) and cond.a == me and _free(cond.b, sel.var):
            _one(lo, c, sel, cond.b, _without(where, cond), body)
            return
        if isinstance(cond, m.Same) and cond.b == me and _free(cond.a, sel.var):
            _one(lo, c, sel, cond.a, _without(where, cond), body)
            return
    _range(lo, c, sel, where, body)


def _can_hold(lo: Lowering, zone: m.Zone, kind: str) -> bool:
    return (
        not kind
        or not zone.holds
        or kind not in lo.model.kinds
        or any(
            h in lo.ancestors(kind) or kind in lo.ancestors(h) or h not in lo.model.kinds for h in zone.holds
        )
    )


def _without(where: tuple[m.Cond, ...], gone: m.Cond) -> tuple[m.Cond, ...]:
    return tuple(cond for cond in where if cond is not gone)


def _free(what: m.Ref | None, var: int) -> bool:
    """Whether a reference does not speak of the candidate itself."""
    while what is not None:
        if what == m.Var(var):
            return False
        what = getattr(what, "of", None) or getattr(what, "bearer", None)
    return True


def _costs(cond: m.Cond) -> bool:
    """Whether a condition takes more than a look at what is printed on the candidate."""
    if isinstance(cond, m.AnyOf | m.AllOf):
        return any(_costs(part) for part in cond.of)
    if isinstance(cond, m.Not):
        return _costs(cond.of)
    return not (isinstance(cond, m.HasTag | m.IsCopyOf) and isinstance(cond.of, m.Var))


def _test(
    lo: Lowering, c: Ctx, sel: m.Sel, where: tuple[m.Cond, ...], r: int, body: Body, tagged: bool = False
) -> None:
    from talisman.compiler.lower import conds

    b = c.b
    inner = c.but()
    inner.vars[sel.var] = r
    no = b.label("no")
    before = b.top
    if sel.kind and not tagged:
        t = b.reg()
        b.op("TAG", t, r, sel.kind)
        b.op("JZ", t, no)
    for cond in sorted(where, key=_costs):  # nothing happens in a condition, so their order is free
        conds.jump_unless(lo, inner, cond, no)
    body(inner, r)
    b.place(no)
    b.top = before


def _zone(
    lo: Lowering, c: Ctx, sel: m.Sel, zone: str, bearer: m.Ref | None, where: tuple[m.Cond, ...], body: Body
) -> None:
    from talisman.compiler.lower.values import ref

    b = c.b
    r = b.reg()
    holder = b.const(-1) if bearer is None else ref(lo, c, bearer)
    loop, end = b.label("loop"), b.label("end")
    if bearer is not None:
        t = b.reg()
        b.op("TAG", t, holder, lo.model.zones[zone].of)
        b.op("JZ", t, end)
    z = b.reg()
    b.op("ZID", z, zone, holder)
    b.op("TOP", r, z)
    b.place(loop)
    b.op("JLTI", r, 0, end)
    _test(lo, c, sel, where, r, body)
    b.op("NXT", r, r)
    b.op("JMP", loop)
    b.place(end)


def _seats(lo: Lowering, c: Ctx, sel: m.Sel, where: tuple[m.Cond, ...], body: Body) -> None:
    b = c.b
    n, k, r = b.reg(), b.const(0), b.reg()
    b.op("SEATS", n)
    loop, end, after = b.label("loop"), b.label("end"), b.label("next")
    first = b.reg()
    b.op("SEAT", first)
    b.place(loop)
    b.op("JGE", k, n, end)
    b.op("SEATR", r, first, k)
    if sel.kind == lo.seat_kind() and lo.avatar_kind() != sel.kind:
        t = b.reg()
        b.op("GETF", t, "out#", r)
        b.op("JNZ", t, after)
    else:
        b.op("AVATAR", r, r)
        b.op("JLTI", r, 0, after)
    _test(lo, c, sel, where, r, body, tagged=True)
    b.place(after)
    b.op("ADDI", k, k, 1)
    b.op("JMP", loop)
    b.place(end)


def _one(lo: Lowering, c: Ctx, sel: m.Sel, which: m.Ref, where: tuple[m.Cond, ...], body: Body) -> None:
    from talisman.compiler.lower.values import ref

    r = c.b.copy(ref(lo, c, which))
    end = c.b.label("end")
    c.b.op("JLTI", r, 0, end)
    _test(lo, c, sel, where, r, body)
    c.b.place(end)


def _range(lo: Lowering, c: Ctx, sel: m.Sel, where: tuple[m.Cond, ...], body: Body) -> None:
    b = c.b
    bounds = b.reg(2)
    b.op("RANGE", bounds, sel.kind or "thing#")
    r = bounds
    loop, end = b.label("loop"), b.label("end")
    b.place(loop)
    b.op("JGE", r, bounds + 1, end)
    _test(lo, c, sel, where, r, body)
    b.op("ADDI", r, r, 1)
    b.op("JMP", loop)
    b.place(end)


def next_after(lo: Lowering, c: Ctx, sel: m.Sel, last: int) -> int:
    """A register with the candidate of the smallest id above `last`, -1 if there is none."""
    b = c.b
    best = b.const(-1)

    def body(inner: Ctx, r: int) -> None:
        no, take = b.label("no"), b.label("take")
        b.op("JLT", r, last, no)
        b.op("JEQ", r, last, no)
        b.op("JLTI", best, 0, take)
        b.op("JGE", r, best, no)
        b.place(take)
        b.op("MOV", best, r)
        b.place(no)

    scan(lo, c, sel, body)
    return best
