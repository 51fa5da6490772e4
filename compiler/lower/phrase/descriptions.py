"""Selections: loops over the things of which a condition holds.

`scan` is for bodies that change nothing (counting, collecting options); loops with effects gather first, with
a body that only notes (`gathered`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from talisman.compiler import model as m
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, nouns, numbers
from talisman.compiler.model.walk import walk

Body = Callable[[Ctx, int], None]


def _conjuncts(cond: m.Cond) -> tuple[m.Cond, ...]:
    return cond.of if isinstance(cond, m.AllOf) else (cond,)


def scan(lo: Lowering, c: Ctx, sel: m.Sel, body: Body) -> None:
    """Run `body` with the register of each candidate that satisfies the selection."""
    where = _conjuncts(sel.where)
    c = _most_first(lo, c, sel.var, where)
    way, cond = _way(lo, sel)
    if way == "zone" and isinstance(cond, m.InZone):
        _zone(lo, c, sel, cond.zone, cond.bearer, _without(where, cond), body)
    elif way == "seats":
        _seats(lo, c, sel, where, body)
    elif way == "space" and isinstance(cond, m.OnSpace):
        for zone in lo.model.zones.values():
            if zone.of and lo.is_place(zone.of) and _can_hold(lo, zone, sel.kind):
                lies = m.Same(m.Bearer(m.Var(sel.var)), cond.space)
                rest = tuple(one for one in _without(where, cond) if one != lies)
                _zone(lo, c, sel, zone.name, m.PlaceOf(cond.space), rest, body)
    elif way == "one" and isinstance(cond, m.Same):
        which = cond.b if cond.a == m.Var(sel.var) else cond.a
        _one(lo, c, sel, which, _without(where, cond), body)
    else:
        _rising(lo, c, sel, body)


def _most_first(lo: Lowering, c: Ctx, var: int, where: tuple[m.Cond, ...]) -> Ctx:
    """The context in which the most (the least) that candidates are compared with is worked out in front."""
    found: dict[m.Num, int] = {}
    for cond in where:
        most = cond.b if isinstance(cond, m.Cmp) and cond.op == "=" else None
        if not isinstance(most, m.CountDistinct) or most.op == "sum" or most in c.known:
            continue
        if m.Var(var) not in walk(most):
            found[most] = numbers.number(lo, c, most)
    return c.but(known={**c.known, **found}) if found else c


def _way(lo: Lowering, sel: m.Sel) -> tuple[str, m.Cond | None]:
    """How the candidates are found, and by which of the conditions."""
    where = _conjuncts(sel.where)
    me = m.Var(sel.var)
    for cond in where:
        if not isinstance(cond, m.InZone) or cond.of != me or not _free(cond.bearer, sel.var):
            continue
        if not lo.model.zones[cond.zone].of or cond.bearer is not None:
            return "zone", cond
    if lo.is_avatar_kind(sel.kind):
        return "seats", None
    for cond in where:
        if isinstance(cond, m.OnSpace) and cond.of == me and _free(cond.space, sel.var):
            return "space", cond
        if isinstance(cond, m.Same) and not _of_set(lo, cond):
            if cond.a == me and _free(cond.b, sel.var):
                return "one", cond
            if cond.b == me and _free(cond.a, sel.var):
                return "one", cond
    return "rising", None


def _of_set(lo: Lowering, cond: m.Same) -> bool:
    """Whether it says that something is one of a set."""
    return isinstance(cond.b, m.Role) and (cond.b.level, cond.b.name) in lo.sets


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
    if isinstance(cond, (m.AnyOf, m.AllOf)):
        return any(_costs(part) for part in cond.of)
    if isinstance(cond, m.Not):
        return _costs(cond.of)
    return not (isinstance(cond, (m.HasTag, m.IsCopyOf)) and isinstance(cond.of, m.Var))


def _test(
    lo: Lowering,
    c: Ctx,
    sel: m.Sel,
    where: tuple[m.Cond, ...],
    r: int,
    body: Body,
    tagged: bool = False,
    no: str = "",
) -> None:
    """The body for a candidate of which the conditions hold; else on at the label, or behind the body."""
    b = c.b
    inner = c.but()
    inner.vars[sel.var] = r
    inner.sure = {**c.sure, sel.var: sel.kind}
    behind = "" if no else b.label("no")
    no = no or behind
    before = b.top
    if sel.kind and not tagged:
        b.op("JNTAG", r, sel.kind, no)
    for cond in sorted(where, key=_costs):  # nothing happens in a condition, so their order is free
        conditions.jump_unless(lo, inner, cond, no)
    body(inner, r)
    if behind:
        b.place(behind)
    b.top = before


def _zone(
    lo: Lowering, c: Ctx, sel: m.Sel, zone: str, bearer: m.Ref | None, where: tuple[m.Cond, ...], body: Body
) -> None:

    b = c.b
    r = b.reg()
    with b.scratch():
        b.op("FIRST", r, zone, b.const(-1) if bearer is None else nouns.ref(lo, c, bearer))
    loop, after, end = b.label("loop"), b.label("after"), b.label("end")
    where = tuple(part for cond in where for part in m.conjuncts(cond))
    where = tuple(cond for cond in where if cond != m.InZone(m.Var(sel.var), zone, bearer))
    tag, where, sure = _narrowest(lo, sel, where)
    if tag != "thing#":
        b.op("SEEK", r, tag, end)
    else:
        b.op("JLTI", r, 0, end)
    b.place(loop)
    _test(lo, c, sel, where, r, body, tagged=sure, no=after)
    b.place(after)
    b.op("NEXT", r, tag, loop)
    b.place(end)


def _seats(lo: Lowering, c: Ctx, sel: m.Sel, where: tuple[m.Cond, ...], body: Body) -> None:
    b = c.b
    loop, end = b.label("loop"), b.label("end")
    r = round_of(lo, c, sel.kind, loop, end)
    _test(lo, c, sel, where, r, body, tagged=True, no=loop)
    b.op("JMP", loop)
    b.place(end)


def round_of(lo: Lowering, c: Ctx, kind: str, loop: str, end: str) -> int:
    """The head of a loop over seats, or what they play, from the current one on; the register of each."""
    b = c.b
    if not _plays_itself(lo, kind):
        k = b.reg(2)
        b.op("LDI", k, -1)
        b.op("SEAT", k + 1)
        r = b.reg()
        b.place(loop)
        b.op("ROUND", r, k, end)
        return r
    n, k, r, first = b.reg(), b.const(-1), b.reg(), b.reg()
    b.op("SEATS", n)
    b.op("SEAT", first)
    b.place(loop)
    b.op("ADDI", k, k, 1)
    b.op("JGE", k, n, end)
    b.op("SEATR", r, first, k)
    who_sits(lo, c, kind, r, loop)
    return r


def _plays_itself(lo: Lowering, kind: str) -> bool:
    """Whether seats are asked for where they play something else."""
    return kind == lo.seat_kind() and lo.avatar_kind() != kind


def who_sits(lo: Lowering, c: Ctx, kind: str, r: int, nobody: str) -> None:
    """A seat becomes what it plays, unless seats are asked for; who is out or plays nothing is nobody."""
    b = c.b
    if _plays_itself(lo, kind):
        t = b.reg()
        b.op("GETF", t, "out#", r)
        b.op("JNZ", t, nobody)
    else:
        b.op("AVATAR", r, r)
        b.op("JLTI", r, 0, nobody)


def _one(lo: Lowering, c: Ctx, sel: m.Sel, which: m.Ref, where: tuple[m.Cond, ...], body: Body) -> None:

    r = c.b.own(lambda: nouns.ref(lo, c, which))
    end = c.b.label("end")
    c.b.op("JLTI", r, 0, end)
    _test(lo, c, sel, where, r, body)
    c.b.place(end)


def _narrowest(lo: Lowering, sel: m.Sel, where: tuple[m.Cond, ...]) -> tuple[str, tuple[m.Cond, ...], bool]:
    """The printed tag that the fewest things have; what is left to test; whether the kind is sure."""
    me = m.Var(sel.var)
    kind = sel.kind or "thing#"
    asked: list[tuple[str, m.Cond]] = []
    for cond in where:
        if isinstance(cond, m.HasTag) and cond.of == me and cond.tag not in lo.model.values:
            asked.append((cond.tag, cond))
        elif isinstance(cond, m.IsCopyOf) and cond.of == me:
            asked.append(("=" + cond.name, cond))
    known = [tag for tag in (kind, *(tag for tag, _ in asked), *_chosen(lo, where, me)) if tag in lo.by_tag]
    best = lo.fewest(known) or kind
    if best == kind and not asked:
        return best, where, True
    inside = set(lo.by_tag.get(best, ()))
    for tag, cond in asked:
        if tag in lo.by_tag and inside.issubset(lo.by_tag[tag]):
            where = _without(where, cond)
    return best, where, inside.issubset(lo.by_tag.get(kind, ()))


def _chosen(lo: Lowering, where: tuple[m.Cond, ...], me: m.Var) -> list[str]:
    """What all members are of sets of which it is one."""
    return [
        lo.sets[cond.b.level, cond.b.name]
        for cond in where
        if isinstance(cond, m.Same) and cond.a == me and isinstance(cond.b, m.Role) and _of_set(lo, cond)
    ]


def _rising(lo: Lowering, c: Ctx, sel: m.Sel, body: Body) -> None:
    """Candidates by rising id: the things with a tag, of a holder, or so far from a space."""
    b = c.b
    where = m.conjuncts(sel.where)
    loop, end = b.label("loop"), b.label("end")
    found = block = b.reg()
    op = "FIND"
    for cond in where:
        holder, around = _holder(lo, sel, cond), _around(lo, sel, cond)
        if holder is not None:
            op = "HAVE"
            b.into(b.reg(), partial(nouns.ref, lo, c, holder))
        elif around is not None:
            op, block = "NEAR", b.reg(3)
            b.into(block + 1, partial(nouns.ref, lo, c, m.PlaceOf(around[0])))
            b.op("JLTI", block + 1, 0, end)
            b.op("LDI", block + 2, around[1])
        if op != "FIND":
            where = _without(where, cond)
            break
    tag, where, sure = _narrowest(lo, sel, where)
    b.op("LDI", found, -1)
    b.place(loop)
    if op == "HAVE":
        b.op(op, found, tag, end)
    else:
        if block != found:
            b.op("MOV", block, found)
        b.op(op, found, block, tag)
        b.op("JLTI", found, 0, end)
    _test(lo, c, sel, where, found, body, tagged=sure, no=loop)
    b.op("JMP", loop)
    b.place(end)


def _holder(lo: Lowering, sel: m.Sel, cond: m.Cond) -> m.Ref | None:
    """Who holds every candidate, where the condition says that."""
    me = m.Holder(m.Var(sel.var))
    if isinstance(cond, m.Same) and not _of_set(lo, cond):
        for mine, other in ((cond.a, cond.b), (cond.b, cond.a)):
            if mine == me and _free(other, sel.var):
                return other
    return None


def _around(lo: Lowering, sel: m.Sel, cond: m.Cond) -> tuple[m.Ref, int] | None:
    """From which space every candidate is how many steps away, where the condition says that."""
    me = m.Var(sel.var)
    if not isinstance(cond, m.Cmp) or cond.op != "=" or not lo.is_place(sel.kind):
        return None
    for far, steps in ((cond.a, cond.b), (cond.b, cond.a)):
        if isinstance(far, m.Distance) and isinstance(steps, m.Int) and steps.value >= 0:
            for mine, other in ((far.a, far.b), (far.b, far.a)):
                if mine == me and _free(other, sel.var):
                    return other, steps.value
    return None
