"""Stats: a pile or a number, and what the rules in force make of it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from reference import conditions, values
from reference.play import MISSING, Env, Play, parts
from reference.world import Thing, Who, block_of, lies_in
from talisman.compiler import model as m

UNLIMITED = 999
WORD = 2**31 - 1
MINE = (m.Same(m.Var(0), m.You()), m.Same(m.You(), m.Var(0)))


@frozen
class Change:
    """A rule of a carrier that changes a stat, or hides changes that come from certain things."""

    rule: m.Rule
    shape: m.Modify | m.Suppress
    carrier: Who
    yours: bool
    """It is about the stat of whoever holds (or is) the carrier, and of nobody else."""


def changes(p: Play, stat: str) -> list[Change]:
    """Every change of a stat that there could be, in the order of the rules; what hides comes first."""
    key = ("stat", stat, "")
    if key not in p.orders:
        found = [change for rule in p.model.rules for change in _of_rule(p, rule, stat)]
        p.orders[key] = sorted(found, key=lambda change: isinstance(change.shape, m.Modify))
    known = p.orders[key]
    assert isinstance(known, list)
    return known


def _of_rule(p: Play, rule: m.Rule, stat: str) -> Iterator[Change]:
    shape = rule.shape
    if isinstance(shape, m.Modify):
        if shape.stat != stat:
            return
    elif (
        not isinstance(shape, m.Suppress)
        or shape.limits
        or (stat == m.OUT_OF_FORCE or (shape.stats and stat not in shape.stats))
    ):
        return
    yours = _about_its_holder(p, rule, shape.subject)
    for carrier in [] if rule.effect else p.carriers(rule):
        yield Change(rule, shape, carrier, yours)
    if rule.effect or not p.carriers(rule):
        yield Change(rule, shape, None, False)


def _about_its_holder(p: Play, rule: m.Rule, subject: m.Cond) -> bool:
    if rule.effect or rule.each or not any(part in MINE for part in parts(subject)):
        return False
    carriers = p.carriers(rule)
    return (rule.you == m.Holder(m.This()) and borne_by_avatars(p, rule.zones)) or (
        bool(carriers) and all(carrier.owns for carrier in carriers) and rule.you == m.This()
    )


def borne_by_avatars(p: Play, zones: tuple[str, ...]) -> bool:
    """Whether what lies in these zones always belongs to what a seat plays."""
    kinds = p.world.ancestors(p.world.avatar_kind)
    return bool(zones) and all(p.model.zones[zone].of in kinds for zone in zones)


def in_force(carrier: Who, rule: m.Rule) -> bool:
    """Whether the carrier lies where its text counts."""
    return carrier is None or not rule.zones or any(lies_in(carrier, zone) for zone in rule.zones)


def stat(p: Play, name: str, subject: Thing, settings: frozenset[str]) -> int:
    """The value of a stat: what was set (else the base), what is added, not below, not above."""
    declared = p.model.stats[name]
    e = Env(you=subject, pure=True)
    value = 0
    if declared.base is not None:
        value = values.number(p, e, declared.base)
    elif declared.pile and declared.of:
        value = values.number(p, e, m.FieldOf(name, m.You()))
    added, least, most = 0, -WORD, WORD
    hidden: set[tuple[str, ...]] = set()
    for change in ordered(p, name, subject):
        shape = change.shape
        if isinstance(shape, m.Suppress):
            if amounts(p, change, subject, m.Int(1)):
                hidden |= set(shape.sources)
            continue
        if shape.settings and not settings & set(shape.settings):
            continue
        if hidden and change.carrier is not None and hidden & classes(p, change.carrier):
            continue
        found = amounts(p, change, subject, m.Int(UNLIMITED) if shape.op == "unlimited" else shape.amount)
        if not found:
            continue
        if shape.op == "add":
            added += sum(found)
        elif shape.op == "least":
            least = max(least, *found)
        elif shape.op == "most":
            most = min(most, found[-1] if change.rule.effect else max(found))
        else:
            value = found[-1] if change.rule.effect else max(found)
    return min(max(value + added, least), most)


def ordered(p: Play, name: str, subject: Thing) -> Iterator[Change]:
    """The changes in force: everybody's, then those of what the subject holds; hiding ones before all."""
    known = changes(p, name)
    for kind in (m.Suppress, m.Modify):
        for yours in (False, True):
            for change in known:
                if (
                    isinstance(change.shape, kind)
                    and change.yours == yours
                    and in_force(change.carrier, change.rule)
                ) and (not yours or (subject.owns and block_of(change.carrier) is subject)):
                    yield change


def classes(p: Play, carrier: Thing) -> set[tuple[str, ...]]:
    """What a carrier is, as far as something that hides asks: of each sort all words."""
    asked = {
        sort for rule in p.model.rules if isinstance(rule.shape, m.Suppress) for sort in rule.shape.sources
    }
    return {
        sort
        for sort in asked
        if carrier.tags.issuperset(sort) or (carrier.owns and not p.world.by_tag.keys() & set(sort))
    }


def amounts(p: Play, change: Change, subject: Thing, amount: m.Num) -> list[int]:
    """What it comes to, once for each who it says it of; nothing where it is not in force."""
    rule, found = change.rule, []
    wanted = (*parts(change.shape.subject), *parts(rule.when))
    for e in whom(p, change, subject):
        if all(conditions.holds(p, e, part) for part in wanted):
            found.append(values.number(p, e, amount))
    return found


def whom(p: Play, change: Change, subject: Thing) -> Iterator[Env]:
    """The contexts in which the text of a change is read."""
    rule = change.rule
    e = Env(this=change.carrier, vars={0: subject}, pure=True)
    if rule.effect:
        for effect in p.world.living(rule.effect):
            inner = e.but(you=effect.target, this=effect.source, effect=effect)
            if not rule.each or not any(part in MINE for part in parts(change.shape.subject)):
                yield inner
            elif rule.each in subject.tags:
                yield inner.but(you=subject)
    elif rule.each and any(part in MINE for part in parts(change.shape.subject)):
        if rule.each in subject.tags:
            yield e.but(you=subject)
    elif rule.each:
        for you in p.world.avatars():
            yield e.but(you=you)
    elif rule.you is not None:
        you_ref = values.ref(p, e, rule.you)
        if you_ref is not None or rule.you == m.This():
            yield e.but(you=you_ref)
    else:
        yield e.but(you=MISSING)
