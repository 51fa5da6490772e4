"""Standing limits and `as soon as`: looked at whenever something has changed and it is safe to.

They are looked at from the first; one that did something is followed by the first again. Inside one nothing
else is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from reference import conditions, menus, rules, statements, stats, values
from reference.play import MISSING, Doing, Env, Play
from reference.world import Thing, Who
from talisman.compiler import model as m

SHARED = 30
"""More limits than this share their turns."""


@frozen
class Size:
    """A zone that holds only so many things."""

    zone: m.Zone


Limit = m.Rule | m.LimitDecl | Size


def limits(p: Play) -> list[Limit]:
    """All limits in order: `as soon as` rules, declared limits, sizes of zones."""
    key = ("limits", "", "")
    if key not in p.orders:
        soon: list[Limit] = [rule for rule in p.model.rules if isinstance(rule.shape, m.AsSoonAs)]
        sizes = [Size(zone) for zone in p.model.zones.values() if zone.size is not None]
        p.orders[key] = [*soon, *p.model.limits.values(), *sizes]
    known = p.orders[key]
    assert isinstance(known, list)
    return known


def settle(p: Play) -> Doing[None]:
    """A safe point: settle all limits, unless that is going on already."""
    note_changes(p)
    if p.in_limits or not p.dirty:
        return
    known = limits(p)
    p.in_limits = True
    now = -1
    try:
        while p.dirty:
            now = min(p.dirty)
            p.dirty.discard(now)
            for limit in known[now::SHARED]:
                yield from _settle(p, limit)
                note_changes(p)
        now = -1
    finally:
        p.in_limits = False
        if now >= 0:
            p.dirty.add(now)


def note_changes(p: Play) -> None:
    """What has changed may concern any limit."""
    if p.world.changed:
        p.world.changed = False
        p.dirty |= set(range(min(SHARED, len(limits(p)))))


def _settle(p: Play, limit: Limit) -> Doing[None]:
    if isinstance(limit, m.Rule):
        yield from _as_soon_as(p, limit)
        return
    each = not isinstance(limit, Size) or bool(limit.zone.of)
    for k in range(p.world.seats if each else 1):
        holder = p.world.avatar((p.world.current + k) % p.world.seats) if each else None
        if holder is not None or not each:
            yield from _fit(p, limit, holder)


def _fit(p: Play, limit: m.LimitDecl | Size, holder: Who) -> Doing[None]:
    """Do the excess until it fits, or no longer helps."""
    each = isinstance(limit, m.LimitDecl) or bool(limit.zone.of)
    e = Env(you=holder if each else p.world.avatar(p.world.current))
    before = stats.UNLIMITED + 1
    while True:
        if isinstance(limit, m.LimitDecl):
            if holder is None or limit.of not in holder.tags:
                return
            count = sum(
                1 for thing in conditions.select(p, e, limit.counts) if not shielded(p, holder, thing)
            )
            most = values.number(p, e, m.StatOf(limit.stat, m.You()))
            excess = limit.excess
        else:
            count = len(p.world.zone(limit.zone.name, holder).lies)
            most, excess = limit.zone.size or 0, limit.zone.excess
        if count <= most or count >= before or not count:  # of nothing nothing is too much
            return
        before = count
        yield from statements.block(p, e, excess)


def shielded(p: Play, holder: Thing, thing: Thing) -> bool:
    """Whether a rule says that the thing does not count for the holder."""
    key = ("exempt", "", "")
    if key not in p.orders:
        shapes = ((rule, rule.shape) for rule in p.model.rules)
        p.orders[key] = [rule for rule, shape in shapes if isinstance(shape, m.Suppress) and shape.limits]
    known = p.orders[key]
    assert isinstance(known, list)
    return any(_shields(p, rule, holder, thing) for rule in known)


def _shields(p: Play, rule: m.Rule, holder: Thing, thing: Thing) -> bool:
    shape = rule.shape
    assert isinstance(shape, m.Suppress)
    carriers: list[Who] = [] if rule.effect else list(p.carriers(rule))
    for carrier in carriers or [None]:
        if stats.in_force(carrier, rule):
            for e in stats.whom(p, stats.Change(rule, shape, carrier, False), holder):
                inner = e.but(vars={0: holder, 1: thing})
                if all(conditions.holds(p, inner, part) for part in (shape.subject, shape.where, rule.when)):
                    return True
    return False


def _as_soon_as(p: Play, rule: m.Rule) -> Doing[None]:
    shape = rule.shape
    assert isinstance(shape, m.AsSoonAs)
    for e in _contexts(p, rule):
        if (
            conditions.holds(p, e, rule.when)
            and conditions.holds(p, e, shape.cond)
            and rules.once_open(p, e, rule)
        ):
            yield from rules.text(p, e, rule, shape.body)


def _contexts(p: Play, rule: m.Rule) -> Iterator[Env]:
    """Whoever the rule is about, one after the other."""
    if rule.effect:
        for effect in p.world.living(rule.effect):
            yield Env(you=effect.target, this=effect.source, effect=effect)
        return
    carriers: list[Who] = list(p.carriers(rule))
    for carrier in carriers or [None]:
        if carrier is not None and not menus.awake(p, carrier, rule):
            continue
        e = Env(this=carrier if carrier is not None else MISSING, cause=carrier is not None)
        if rule.each:
            yield from rules.each_avatar(p, e)
        elif rule.you is None:
            yield e.but(you=None)
        else:
            you = values.ref(p, e, rule.you)
            if you is not None:
                yield e.but(you=you)
