"""Whether the reason of a prohibition may be told: what it asks must lie open to whoever is refused.

Who is refused does the deed, so what its own hand holds it knows. Whether the text itself lies open, and what
the deed is done to, is looked at when somebody asks (`runtime/game/refused.py`); here is what else it asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from talisman.compiler.model.conditions import (
    Allowed,
    Cond,
    HasTag,
    InZone,
    IsCopyOf,
    OnSpace,
    Same,
    Sel,
    conjuncts,
)
from talisman.compiler.model.declarations import Zone, akin, ancestors
from talisman.compiler.model.nouns import Holder, MemoryOf, Named, Rec, Ref, Top, Var, You
from talisman.compiler.model.numbers import FieldOf, Num, RollPart, StatOf
from talisman.compiler.model.rules import Cap, CostOf, Modify, Pattern, Permit, Rule, Suppress
from talisman.compiler.model.statements import Call, Install, Prim
from talisman.compiler.model.walk import walk
from talisman.compiler.model.whole import Model

IDENTITIES = (Rec, Var, You, Named)
"""What stands in a question which thing something is, for which nobody has to look where it lies."""


def hidden_in(model: Model, rule: Rule) -> str:
    """What a prohibition asks that not all may know, for people; "" where its reason may be told."""
    if not isinstance(rule.shape, (Permit, Cap)):
        return ""
    return next(chain(_of_maker(model, rule.effect), _of_rule(model, rule, ())), "")


def lies_open(model: Model, num: Num) -> bool:
    """Whether all may know a number: of one that is remembered in secret, or of hands, the log tells nothing.

    Stats are seen by all who see their bearer, whatever they are made of; so are dice.
    """
    rolls = {id(part) for one in walk(num) if isinstance(one, RollPart) for part in walk(one)}
    for part in walk(num):
        match part:
            case _ if id(part) in rolls:
                continue
            case FieldOf(name) | MemoryOf(name) if name in model.counters:
                if model.counters[name].memory and model.counters[name].seen != "all":
                    return False
            case Top(zone) if model.zones[zone].seen != "all":
                return False
            case Sel() if any(_of_things(model, part, ())):
                return False
    return True


def _of_maker(model: Model, effect: str) -> Iterator[str]:
    """A text that somebody may hold unseen, of which it comes that the line is in force for a while."""
    for rule in model.rules if effect else ():
        if not any(isinstance(part, Install) and part.effect == effect for part in walk(rule.shape)):
            continue
        tags = model.things[rule.carrier].tags if rule.carrier in model.things else (rule.kind,)
        for zone in _covered(model, tags, everywhere=False) if any(tags) else ():
            yield f"it comes of a text that may lie in the {zone.name}"


def _of_rule(model: Model, rule: Rule, seen: tuple[str, ...], *, known: bool = True) -> Iterator[str]:
    """What is asked in a prohibition or a modifier. known: who does the deed is who is refused."""
    own: tuple[Ref, ...] = ()
    parts: tuple[object, ...] = (rule.when,)
    if isinstance(rule.shape, (Permit, Cap)):
        where = rule.shape.pattern.where
        own, parts = _doer(where) if known else (), (*parts, where)
    elif isinstance(rule.shape, CostOf):
        parts = (*parts, rule.shape.pattern.where, rule.shape.payable)
    elif isinstance(rule.shape, Modify):
        parts = (*parts, rule.shape.subject, rule.shape.amount)
    elif isinstance(rule.shape, Suppress):
        parts = (*parts, rule.shape.subject, rule.shape.where)
    yield from _of(model, parts, own, seen)


def _doer(where: Cond) -> tuple[Ref, ...]:
    """The words that are who does the deed."""
    pairs = (Same(Rec("actor"), You()), Same(You(), Rec("actor")))
    return (Rec("actor"), *((You(),) if any(part in pairs for part in conjuncts(where)) else ()))


def _of(model: Model, value: object, own: tuple[Ref, ...], seen: tuple[str, ...]) -> Iterator[str]:
    plain = {id(one) for part in walk(value) if isinstance(part, Same) for one in _identity(part)}
    for part in walk(value):
        match part:
            case Sel():
                yield from _of_things(model, part, own)
            case FieldOf(field, of) if of is not None and field in model.counters:
                counter = model.counters[field]
                if counter.memory and counter.seen != "all" and not (counter.seen == "owner" and of in own):
                    yield f"`{field}` is remembered in secret"
            case MemoryOf(memory):
                yield f"not all see the thing that is remembered as `{memory}`"
            case StatOf(stat):
                yield from _of_stat(model, stat, seen)
            case Top(zone) if model.zones[zone].seen != "all":
                yield f"not all look into the {zone}"
            case Allowed(call):
                known = bool(seen) or call.actor is None or call.actor in own
                yield from _of_ban(model, call, seen, known=known)
            case Named(name) if id(part) not in plain and name in model.things:
                if zones := list(_covered(model, model.things[name].tags, everywhere=True)):
                    yield f"{name} may lie in the {zones[0].name}"


def _identity(part: Same) -> tuple[Ref, ...]:
    """The two sides of a question which thing something is."""
    return (part.a, part.b) if isinstance(part.a, IDENTITIES) and isinstance(part.b, IDENTITIES) else ()


def _of_ban(model: Model, call: Call, seen: tuple[str, ...], *, known: bool) -> Iterator[str]:
    """What forbids something else, where not all see it."""
    word = f"may {call.verb}"
    if word in seen:
        return
    for rule in model.rules:
        shape = rule.shape
        if isinstance(shape, (Permit, Cap, CostOf)) and _concerns(model, shape.pattern, call):
            if any(model.zones[zone].seen != "all" for zone in rule.zones):
                yield f"what not all see may forbid to {call.verb}"
            yield from _of_rule(model, rule, (*seen, word), known=known)


def _concerns(model: Model, pattern: Pattern, call: Call) -> bool:
    """Whether a prohibition may be one of this deed, as far as that can be told from what it is done to."""
    if pattern.verb != call.verb and not _underlies(model, pattern.verb):
        return False
    thing = model.things.get(call.object.name) if isinstance(call.object, Named) else None
    if thing is None:
        return True
    for part in conjuncts(pattern.where):
        match part:
            case HasTag(Rec("object"), tag) if tag in model.kinds and tag not in thing.tags:
                return False
            case Same(Rec("object"), Named(name)) if name in model.things and name != thing.name:
                return False
    return True


def _underlies(model: Model, name: str) -> bool:
    """Whether a verb stands under every event between two things."""
    verb = model.verbs.get(name)
    does = verb.does or () if verb is not None else ()
    return any(isinstance(part, Prim) and part.name == "underlie" for part in does)


def _of_stat(model: Model, stat: str, seen: tuple[str, ...]) -> Iterator[str]:
    """A number that something changes which not all see."""
    if stat in seen:
        return
    for rule in model.rules:
        if (isinstance(rule.shape, Modify) and rule.shape.stat == stat) or (
            isinstance(rule.shape, Suppress) and not rule.shape.limits and stat in rule.shape.stats
        ):
            if any(model.zones[zone].seen != "all" for zone in rule.zones):
                yield f"what not all see may change `{stat}`"
            yield from _of_rule(model, rule, (*seen, stat))
    found = model.stats.get(stat)
    if found is not None and found.base is not None:
        yield from _of(model, found.base, (), (*seen, stat))


def _of_things(model: Model, sel: Sel, own: tuple[Ref, ...]) -> Iterator[str]:
    """Things that may lie where not all look, of all those that are asked about."""
    one, parts = Var(sel.var), conjuncts(sel.where)
    names = {part.name for part in parts if isinstance(part, IsCopyOf) and part.of == one}
    tags = {sel.kind, *(part.tag for part in parts if isinstance(part, HasTag) and part.of == one)} - {""}
    for name in names & model.things.keys():
        tags |= set(model.things[name].tags)
    zones = [part for part in parts if isinstance(part, InZone) and part.of == one]
    held = [_other(part, Holder(one)) for part in parts if isinstance(part, Same)]
    holders = [who for who in held if who is not None]
    placed = any(isinstance(part, OnSpace) and part.of == one for part in parts)
    for zone in _covered(model, tuple(tags), everywhere=bool(zones) or not (holders or placed)):
        within = [part for part in zones if part.zone == zone.name]
        if (zones and not within) or (placed and zone.seen == "nobody"):
            continue
        whose = [*holders, *(part.bearer for part in within if part.bearer is not None)]
        if zone.seen == "owner" and any(who in own for who in whose):
            continue
        yield f"what it asks about may lie in the {zone.name}"


def _other(part: Same, one: Ref) -> Ref | None:
    return part.b if part.a == one else part.a if part.b == one else None


def _covered(model: Model, tags: tuple[str, ...], *, everywhere: bool) -> Iterator[Zone]:
    """The zones into which not all look where things of these kinds may lie (else: what somebody has)."""
    for zone in model.zones.values():
        if zone.seen == "all" or not (everywhere or zone.of):
            continue
        kinds = [tag for tag in tags if tag in model.kinds]
        if any(_lies_open(model, kind) for kind in kinds):
            continue
        if not zone.holds or all(any(akin(model.kinds, one, held) for held in zone.holds) for one in kinds):
            yield zone


def _lies_open(model: Model, kind: str) -> bool:
    """Whether all see things of a kind, wherever they are: places, seats, and what seats play."""
    above = [model.kinds[one] for one in ancestors(model.kinds, kind)]
    return any(one.place or one.seat or one.played_by for one in above)
