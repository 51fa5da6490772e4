"""What a text wants of things that only their holder sees: whether it can be done tells what they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.model.conditions import (
    AllOf,
    Allowed,
    AnyOf,
    Cond,
    CountsAs,
    Exists,
    HasTag,
    InZone,
    IsCopyOf,
    Not,
    Same,
    Sel,
    conjuncts,
)
from talisman.compiler.model.declarations import Thing, Zone
from talisman.compiler.model.nouns import Holder, Ref, Var
from talisman.compiler.model.numbers import Count, CountDistinct, FieldOf, Num, StatOf
from talisman.compiler.model.rules import Modify
from talisman.compiler.model.statements import (
    Block,
    Choose,
    ChooseNumber,
    IfDone,
    Let,
    Pick,
    PickSet,
    Repeat,
    SetField,
    SetRole,
    Stmt,
)
from talisman.compiler.model.walk import exchanged, walk
from talisman.compiler.model.whole import Model
from talisman.values import evolve, frozen

COUNTED = (Count, CountDistinct, Exists)
"""What is worked out from a selection of things."""
_CLOSED = ("owner", "nobody")
"""Zones into which not all look: a hand, and what lies covered in a place."""


@frozen
class Covered:
    """A zone into which at most its owner looks; inside: `of` bears it, else it or what it holds does."""

    zone: str
    of: Ref
    inside: bool = False


def narrowed(model: Model, body: Block) -> tuple[Covered, ...]:
    """Where things lie that only their owner sees, of which the body picks some and not others.

    How many things lie there all know: a body that takes any of them tells nothing more.
    """
    return tuple(dict.fromkeys(_of_body(model, body, {})))


def narrowed_things(model: Model, sel: Sel) -> tuple[Covered, ...]:
    """The same of a selection of things."""
    return tuple(dict.fromkeys(_of_things(model, sel)))


def narrowed_number(model: Model, *numbers: Num) -> tuple[Covered, ...]:
    """The same of numbers: a count of some of the things, or the most of something among them."""
    found = (
        one
        for part in walk(numbers)
        if isinstance(part, (Count, CountDistinct))
        for one in _of_things(model, part.sel, all_alike=isinstance(part, Count))
    )
    return tuple(dict.fromkeys(found))


def no_more(model: Model, one: Repeat) -> tuple[Covered, ...]:
    """Where things lie of which any number may be taken: to stop unasked tells that none is left."""
    match one:
        case Repeat((Pick(optional=True),), times=Count(sel), apart=True):
            return narrowed_things(model, sel)
    return ()


def kept_number(model: Model, *numbers: Num) -> bool:
    """Whether numbers come from what only an owner sees: something remembered, or a stat that it changes."""
    return _kept(model, numbers, frozenset())


def _kept(model: Model, value: object, known: frozenset[str]) -> bool:
    """The same of any part of a text; known: the stats that have been looked at."""
    for part in walk(value):
        if isinstance(part, FieldOf) and part.field in model.counters:
            if model.counters[part.field].seen == "owner":
                return True
        elif isinstance(part, StatOf) and part.stat not in known and _stat(model, part.stat, known):
            return True
    return False


def _stat(model: Model, name: str, known: frozenset[str]) -> bool:
    """Whether a stat, which not all are shown, may come from something that only an owner sees."""
    stat = model.stats.get(name)
    if stat is None or stat.shown:
        return False
    parts: list[object] = [stat.start, stat.base]
    for rule in model.rules:
        if isinstance(rule.shape, Modify) and rule.shape.stat == name:
            if any(model.zones[zone].seen == "owner" for zone in rule.zones):
                return True
            parts.append((rule.shape.amount, rule.shape.subject, rule.when))
    tells = any(narrowed_things(model, part.sel) for part in walk(parts) if isinstance(part, COUNTED))
    return tells or _kept(model, parts, known | {name})


def only_remembers(model: Model, one: Pick) -> bool:
    """Whether what is picked is only remembered, where others do not see what it is."""
    match one.body:
        case (SetField(field, _, Var(var)),) if var == one.var and field in model.counters:
            return model.counters[field].seen == "owner" or bool(narrowed_things(model, one.sel))
        case (SetRole(_, _, Var(var)),) if var == one.var:
            return bool(narrowed_things(model, one.sel))
    return False


def _of_body(model: Model, body: Block, known: dict[object, object]) -> Iterator[Covered]:
    """The same of lines, of what has to be possible so that they are; known: what is bound in front."""
    for one in body:
        if isinstance(one, Let):
            known = {**known, Var(one.var): exchanged(one.ref, known)}
        else:
            yield from _of_stmt(model, one, known)


def _of_stmt(model: Model, one: Stmt, known: dict[object, object]) -> Iterator[Covered]:
    match one:
        case Pick(sel=sel) | PickSet(sel=sel):
            for found in _of_things(model, sel):
                yield evolve(found, of=exchanged(found.of, known))
        case ChooseNumber(low=low, high=high):
            for found in narrowed_number(model, low, high):
                yield evolve(found, of=exchanged(found.of, known))
        case Repeat(body=body) | IfDone(then=body, chained=True):
            yield from _of_body(model, body, known)
        case Choose(options=options):
            for option in options:
                yield from _of_body(model, option.body, known)


def _of_things(model: Model, sel: Sel, *, all_alike: bool = True) -> Iterator[Covered]:
    """Where a selection takes some of the things and not others; all_alike: all of them tell nothing."""
    parts = conjuncts(sel.where)
    more = [part for part in parts if not _where(sel, part) and not isinstance(part, Allowed)]
    places = [place for part in parts for place in _places(sel, part)]
    named = {part.zone for part in places if isinstance(part, InZone)}
    for zone in model.zones.values():
        if zone.seen not in _CLOSED or not zone.of or (named and zone.name not in named):
            continue
        there = [one for part in places if (one := _there(part, zone)) is not None]
        if there and not _alike(model, sel, more, zone, all_alike):
            yield from there


def _alike(model: Model, sel: Sel, more: Sequence[Cond], zone: Zone, all_alike: bool) -> bool:
    """Whether nothing that may lie in a zone is meant, or, all_alike, all of it."""
    holds = {*zone.holds}
    told = set()
    for thing in model.things.values():
        if holds and thing.kind not in holds and holds.isdisjoint(thing.tags):
            continue
        told.add(_printed(sel, more, thing))
        if len(told) > 1:
            return False
    return told == {False} or (all_alike and told == {True})


def _printed(sel: Sel, more: Sequence[Cond], thing: Thing) -> bool | None:
    """Whether what is printed on a thing makes it one of a selection: yes, no, or None: it does not say."""
    answers = [_says(sel, part, thing) for part in more]
    if sel.kind:
        answers.append(sel.kind == thing.kind or sel.kind in thing.tags)
    if False in answers:
        return False
    return None if None in answers else True


def _says(sel: Sel, part: Cond, thing: Thing) -> bool | None:
    """The same of a part of its condition."""
    match part:
        case HasTag(of, tag) if of == Var(sel.var):
            return tag == thing.kind or tag in thing.tags
        case IsCopyOf(of, name) if of == Var(sel.var):
            return name == thing.name
        case CountsAs(of) if of == Var(sel.var):
            return False  # it was put there as one, which all have seen
        case Not(of):
            answer = _says(sel, of, thing)
            return None if answer is None else not answer
        case AnyOf(of) | AllOf(of):
            answers = [_says(sel, one, thing) for one in of]
            sure = isinstance(part, AnyOf)
            return sure if sure in answers else None if None in answers else not sure
    return None


def _there(part: InZone | Same, zone: Zone) -> Covered | None:
    """Where things lie of which a part of a selection says that it is there."""
    if isinstance(part, Same):
        return Covered(zone.name, part.b)
    if part.zone == zone.name and part.bearer is not None:
        return Covered(zone.name, part.bearer, inside=True)
    return None


def _where(sel: Sel, part: Cond) -> bool:
    """Whether a part of a selection says no more than where it lies."""
    return bool(_places(sel, part))


def _places(sel: Sel, part: Cond) -> list[InZone | Same]:
    """The places of which a part of a selection says that it lies in one of them; none: it says more."""
    me = Var(sel.var)
    match part:
        case InZone(of, _, bearer) if of == me and bearer is not None and me not in walk(bearer):
            return [part]
        case Same(Holder(of), other) if of == me and me not in walk(other):
            return [part]
        case AnyOf(of):
            each = [_places(sel, one) for one in of]
            return [place for places in each for place in places] if all(each) else []
    return []
