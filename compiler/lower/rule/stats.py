"""Stats: a procedure for the base, and the modifiers that rules put on it; standing limits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from talisman.compiler import model as m
from talisman.compiler.ir import program as ir
from talisman.compiler.lower.body import carriers, statements
from talisman.compiler.lower.builder import MODIFIER, PURE, Builder
from talisman.compiler.lower.context import HIGHEST, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, nouns, numbers, told_sums
from talisman.compiler.lower.phrase.cheapest import cheapest_first
from talisman.compiler.lower.phrase.lasting import each_lasting
from talisman.compiler.lower.phrase.seat_order import each_avatar
from talisman.compiler.lower.rule import exemptions

UNLIMITED = 999
"""What `is unlimited` comes to: more than there are things to count."""
_KINDS = {"add": "add", "set": "set", "least": "least", "most": "most", "unlimited": "set"}


def stats(lo: Lowering) -> None:
    """Each stat: pile (or the number it is) plus modifiers, never below its floor."""
    for stat in lo.model.stats.values():
        lo.program.stats.append(stat.name)
        b = Builder(f"stat.{stat.name}", 2, PURE, span=stat.span)
        c = Ctx(b, you=0)
        base = b.reg()  # behind subject and context, so that the three are the block
        if stat.base is not None:
            b.into(base, partial(numbers.number, lo, c, stat.base))
        elif stat.pile and stat.of:
            lo.add_field(stat.name, stat.of, seen="all")
            b.op("GETV", base, stat.name, 0)
        else:
            b.op("LDI", base, 0)
        b.op("STAT", base, stat.name, 0)
        b.op("RET", base)
        lo.add_proc(b.done())


def rule(lo: Lowering, rule: m.Rule) -> None:
    """Modifiers of a rule."""
    shape = rule.shape
    if isinstance(shape, m.Modify):
        _modify(lo, rule, shape)
    elif isinstance(shape, m.Suppress) and not shape.limits:
        for stat in shape.stats or tuple(name for name in lo.model.stats if name != m.OUT_OF_FORCE):
            _suppress(lo, rule, shape, stat)


def _is_yours(cond: m.Cond) -> bool:
    pair = (m.Same(m.Var(0), m.You()), m.Same(m.You(), m.Var(0)))
    return any(part in pair for part in m.conjuncts(cond))


def _modify(lo: Lowering, rule: m.Rule, shape: m.Modify) -> None:
    amount = m.Int(UNLIMITED) if shape.op == "unlimited" else shape.amount
    common, simple = _place(lo, rule, shape.subject)
    simple = simple and rule.when == m.Always() and isinstance(amount, m.Int)
    itself = _itself(lo, rule, shape.subject)
    proc = "" if simple else _proc(lo, rule, shape.subject, amount, shape.op == "add", itself)
    for carrier in [""] if itself else _carriers(lo, rule):
        lo.program.modifiers.append(
            ir.Modifier(
                rule.path,
                shape.stat,
                _KINDS[shape.op],
                amount.value if simple and isinstance(amount, m.Int) else 0,
                proc,
                carrier,
                _classes(lo, rule, carrier),
                lo.setting_bits(shape.settings),
                common,
                rule.zones if carrier else (),
                rule.effect,
                rule.span,
                told_sums.own_number(shape.amount) if shape.op == "add" and _is_yours(shape.subject) else "",
            )
        )


def _suppress(lo: Lowering, rule: m.Rule, shape: m.Suppress, stat: str) -> None:
    common, simple = _place(lo, rule, shape.subject)
    simple = simple and rule.when == m.Always()
    proc = "" if simple else _proc(lo, rule, shape.subject, m.Int(1), True)
    for carrier in _carriers(lo, rule):
        lo.program.modifiers.append(
            ir.Modifier(
                rule.path,
                stat,
                "suppress",
                1,
                proc,
                carrier,
                tuple(" ".join(sort) for sort in shape.sources),
                0,
                common,
                rule.zones if carrier else (),
                rule.effect,
                rule.span,
            )
        )


def _itself(lo: Lowering, rule: m.Rule, subject: m.Cond) -> bool:
    """Whether every thing of a kind changes its own number: then one modifier serves all of them.

    Not where a suppression asks what the carrier is.
    """
    pair = (m.Same(m.Var(0), m.This()), m.Same(m.This(), m.Var(0)))
    if not rule.kind or rule.carrier or rule.effect or not any(part in pair for part in m.conjuncts(subject)):
        return False
    asked = [
        sort
        for other in lo.rules_of(m.Suppress)
        if isinstance(other.shape, m.Suppress)
        for sort in other.shape.sources
    ]
    return not any(set(sort).intersection(lo.ancestors(rule.kind)) for sort in asked)


def _carriers(lo: Lowering, rule: m.Rule) -> list[str]:
    return [""] if rule.effect else carriers.carrier_names(lo, rule) or [""]


def _place(lo: Lowering, rule: m.Rule, subject: m.Cond) -> tuple[bool, bool]:
    """(bits lie in the common block, the subject needs no code)."""
    if rule.effect or rule.each:
        return True, False
    names = carriers.carrier_names(lo, rule)
    avatars = bool(names) and all(lo.program.entities[lo.entity(name)].own_block for name in names)
    held = rule.you == m.Holder(m.This()) and bool(rule.zones) and blocks_hold(lo)
    only_you = len(m.conjuncts(subject)) == 1 and _is_yours(subject)
    if _is_yours(subject) and (held or (avatars and rule.you == m.This())):
        return False, only_you
    return True, False


def blocks_hold(lo: Lowering) -> bool:
    """Whether what a seat holds always lies with what it plays, never with the seat alone."""
    seat = lo.seat_kind()
    return seat == lo.avatar_kind() or not any(
        zone.of in lo.ancestors(seat) for zone in lo.model.zones.values()
    )


def _classes(lo: Lowering, rule: m.Rule, carrier: str) -> tuple[str, ...]:
    """The sorts of source, as far as a suppression asks, that a modifier of this carrier is from."""
    asked: list[tuple[str, ...]] = []
    for other in lo.rules_of(m.Suppress):
        if isinstance(other.shape, m.Suppress):
            asked += [sort for sort in other.shape.sources if sort not in asked]
    if not carrier:
        return ()
    entity = lo.program.entities[lo.entity(carrier)]
    found = [sort for sort in asked if all(word in entity.tags for word in sort)]
    if entity.own_block:
        found += [sort for sort in asked if not any(word in lo.by_tag for word in sort)]
    return tuple(" ".join(sort) for sort in found)


def _proc(lo: Lowering, rule: m.Rule, subject: m.Cond, amount: m.Num, add: bool, itself: bool = False) -> str:
    """(subject, context, carrier) -> amount, or NOT_IN_FORCE (0 for sums)."""
    name = lo.fresh(f"modifier.{rule.path}")
    b = Builder(name, 3, MODIFIER, span=rule.span)
    nothing = 0 if add else ir.NOT_IN_FORCE
    c = Ctx(b, this=2)
    c.vars[0] = 0
    if rule.effect:
        total, end = b.const(nothing), b.label("end")
        with each_lasting(b, rule.effect, end) as (e, you, this, loop):
            inner = c.but(you=you, this=this, effect=e)
            if rule.each and _is_yours(subject):  # about everybody, not about the effect's target
                b.op("JNTAG", 0, rule.each, loop)
                inner = inner.but(you=0)
            _test(lo, inner, subject, rule, loop)
            x = numbers.number(lo, inner, amount)
            if add:
                b.op("ADD", total, total, x)
            else:
                b.op("MOV", total, x)
        b.place(end)
        b.op("RET", total)
        return lo.add_proc(b.done())
    no = b.label("no")
    if itself:
        c = c.but(this=0)
        b.op("JNTAG", 0, rule.kind, no)
        carriers.in_force(lo, c, rule, 0, no)
    if rule.each:
        if _is_yours(subject):
            b.op("JNTAG", 0, rule.each, no)
            c = c.but(you=0)
        else:
            total = b.const(nothing)
            end = b.label("end")
            with each_avatar(b, end) as (you, loop):
                inner = c.but(you=you)
                _test(lo, inner, subject, rule, loop)
                x = numbers.number(lo, inner, amount)
                b.op("ADD" if add else "MAX", total, total, x)
            b.place(end)
            b.op("RET", total)
            b.place(no)
            b.op("LDI", total, nothing)
            b.op("RET", total)
            return lo.add_proc(b.done())
    elif rule.you is not None:
        you = nouns.ref(lo, c, rule.you)
        if rule.you != m.This():
            b.op("JLTI", you, 0, no)
        c = c.but(you=you)
    _test(lo, c, subject, rule, no)
    if isinstance(amount, m.Int):
        b.op("RETI", amount.value)
    else:
        b.op("RET", numbers.number(lo, c, amount))
    b.place(no)
    b.op("RETI", nothing)
    return lo.add_proc(b.done())


def _test(lo: Lowering, c: Ctx, subject: m.Cond, rule: m.Rule, no: str) -> None:
    for part in cheapest_first(subject, rule.when):
        conditions.jump_unless(lo, c, part, no)


def limits(lo: Lowering) -> None:
    """Each standing limit, and each zone that holds only so many."""
    for limit in lo.model.limits.values():
        _limit(lo, limit)
    for zone in lo.model.zones.values():
        if zone.size is not None:
            _zone_size(lo, zone, zone.size)


def _limit(lo: Lowering, limit: m.LimitDecl) -> None:
    """More counts than the stat allows."""
    b = Builder(f"limit.{limit.name}", 1, span=limit.span)
    c = Ctx(b, you=0)
    lo.reason = limit.name
    b.const(0)  # the holder, in no special case, and a register to spare: whose stat it is
    b.reg()

    def over(fits: str) -> int:
        if not lo.played.issubset(lo.by_tag.get(limit.of, ())):
            b.op("JNTAG", 0, limit.of, fits)
        counted = exemptions.counted(lo, limit)
        if len(m.conjuncts(counted.where)) > len(m.conjuncts(limit.counts.where)):
            with b.scratch():  # where all fits nobody has to ask what of it does not count
                _too_many(lo, c, limit, limit.counts, fits)
        return _too_many(lo, c, limit, counted, fits)

    redress = _settle(lo, c, over, exemptions.excess(lo, limit))
    lo.program.limits.append(ir.Limit(limit.name, b.name, True, redress, _zone(limit)))


def _too_many(lo: Lowering, c: Ctx, limit: m.LimitDecl, counted: m.Sel, fits: str) -> int:
    """How many of these the holder has; on at the label where the stat allows that."""
    b = c.b
    count = numbers.number(lo, c, m.Count(counted))
    b.op("JZ", count, fits)  # of nothing nothing is too much, whatever the stat
    most = b.reg()
    numbers.worked_out(lo, b, most, limit.stat, 0)
    b.op("JGE", most, count, fits)
    return count


def _zone(limit: m.LimitDecl) -> str:
    """The holder's own zone in which everything lies that a limit counts, "" where there is none."""
    for part in m.conjuncts(limit.counts.where):
        if isinstance(part, m.InZone) and part.of == m.Var(limit.counts.var) and part.bearer == m.You():
            return part.zone
    return ""


def _zone_size(lo: Lowering, zone: m.Zone, size: int) -> None:
    """More lies there than it holds: the excess is done by whose turn it is where nobody bears the zone."""
    each = bool(zone.of)
    b = Builder(f"size.{zone.name}", 1, span=zone.span)
    c = Ctx(b, you=0) if each else Ctx(b, you=nouns.ref(lo, Ctx(b), m.Current()))

    def over(fits: str) -> int:
        z = nouns.zone_id(lo, c, zone.name, m.You() if each else None)
        n = b.reg()
        b.op("CNT", n, z)
        b.op("JLTI", n, size + 1, fits)
        return n

    redress = _settle(lo, c, over, zone.excess)
    lo.program.limits.append(ir.Limit(b.name, b.name, each, redress))


def _settle(lo: Lowering, c: Ctx, over: Callable[[str], int], excess: m.Block) -> str:
    """The procedure that does the excess as long as there is too much and it helps; the label it begins at.

    `over` makes the code that finds how much there is, and goes to its label where that is not too much.
    """
    b = c.b
    before = b.const(HIGHEST)
    loop, redress, stuck, end = (b.label(hint) for hint in ("over", "redress", "stuck", "fits"))
    b.place(loop)
    with b.scratch():
        count = over(end)
        b.op("JGE", count, before, stuck)
        b.op("MOV", before, count)
        b.place(redress)
        statements.block(lo, c, excess)
        b.op("JMP", loop)
    b.place(stuck)
    b.op("RETI", 1)
    b.place(end)
    lo.add_proc(b.done())
    return redress


__all__ = ["blocks_hold", "limits", "rule", "stats"]
