"""Refuse a deed that puts its thing where it lies, and one that says of the thing where it is put.

`take a tool`, said of one's own tools, puts it into the bag in which it lies. `bury a tool here` takes a
tool that lies here; one reads it of where the tool goes. So do rules that forbid such a deed, come before it
or take its place; behind `when` the thing lies where it was put, and both are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.articles import with_article
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import INTO_ITSELF, NEVER_PUT_THERE, OWN_INTO_OWN, WHERE_TO
from talisman.compiler.model import (
    Act,
    Bearer,
    Block,
    Call,
    Cap,
    Cond,
    Contest,
    CostOf,
    CountAs,
    EachEnd,
    Guard,
    HasTag,
    Holder,
    IfDone,
    InZone,
    IsCopyOf,
    Model,
    Named,
    OnSpace,
    Permit,
    Prim,
    Procedure,
    Rec,
    Ref,
    Replace,
    Rule,
    Same,
    Sel,
    This,
    Top,
    Var,
    ZoneArg,
    akin,
    ancestors,
    conjuncts,
    is_place,
    left_to,
    supply_of,
)
from talisman.compiler.model.walk import holds, walk
from talisman.compiler.source import Span

OBJECT, OTHER = Rec("object"), Rec("other")
BEFORE = Permit | Guard | Replace | Cap | CostOf
"""What is asked while the thing still lies where it lay."""
Otherwise = Mapping[str, set[str]]
"""By verb the kinds of which something else is done instead."""


def where_it_is_put(context: Context) -> Iterator[Diagnostic]:
    """One for each such deed, and for each rule about one."""
    model = context.model
    put = {name: tuple(_put(model, verb.does, ())) for name, verb in model.verbs.items() if verb.does}
    otherwise = _otherwise(context)
    for text, _ in context.own_texts:
        if isinstance(text, Rule) and isinstance(text.shape, BEFORE):
            pattern = text.shape.pattern
            zone = _of_a_place(model, put.get(pattern.verb, ()))
            if zone and OTHER not in walk(pattern.where) and _lies_there(model, OBJECT, pattern.where):
                yield _where_to(context, pattern.verb, zone, pattern.span)
        for part in _counted_apart(text):
            yield from _deeds(context, part, put)
            yield from _never_there(context, text, part, put, otherwise)


def _counted_apart(text: object) -> Iterator[object]:
    """The parts of a text, each with variables that are counted from the first."""
    match text:
        case Procedure():
            yield from text.duties
        case Contest():
            yield from (*text.steps, *text.ons.values(), text.after)
        case _:
            yield text


def _deeds(context: Context, text: object, put: Mapping[str, tuple[ZoneArg, ...]]) -> Iterator[Diagnostic]:
    """What is wrong with the deeds of a text to things that are chosen."""
    model = context.model
    acts = [act.call for act in context.parts(text, Act) if put.get(act.call.verb)]
    moves = [prim.args for prim in context.parts(text, Prim) if prim.name == "move"]
    if not acts and not moves:
        return
    lets = context.lets(text)
    sels = {sel.var: sel for sel in context.parts(text, Sel)}
    for thing, zone, *_ in moves:
        sel = sels.get(thing.n) if isinstance(thing, Var) else None
        if sel is None or not isinstance(zone, ZoneArg) or zone.bearer is None:
            continue
        if _of(sel, zone.bearer, lets) and _only(model, sel.kind, zone.zone) and _seated(model):
            yield OWN_INTO_OWN.at(sel.span, kind=sel.kind, zone=zone.zone, player=_seated(model))
    for call in acts:
        sel = sels.get(call.object.n) if isinstance(call.object, Var) else None
        if sel is None:
            continue
        zones = put[call.verb]
        place = _of_a_place(model, zones)
        if place and call.other is None and _lies_there(model, Var(sel.var), sel.where):
            yield _where_to(context, call.verb, place, call.span)
        elif (zone := _same_zone(model, call, sel, lets)) and _seated(model):
            yield INTO_ITSELF.at(sel.span, verb=call.verb, zone=zone, player=_seated(model))


def _never_there(
    context: Context, text: object, part: object, put: Mapping[str, tuple[ZoneArg, ...]], otherwise: Otherwise
) -> Iterator[Diagnostic]:
    """Deeds that put what they are done to where such things never lie."""
    model, told = context.model, set[int]()
    counted = {id(one.act) for one in context.parts(part, IfDone) if holds(one.then, CountAs)}
    for act in context.parts(part, Act):
        zones = [one.zone for one in put.get(act.call.verb, ())]
        if not zones or id(act) in counted or id(act) in told:
            continue
        told.add(id(act))
        sels = [sel for sel in context.parts(part, Sel) if act.call.object == Var(sel.var)]
        within = {one.zone for sel in sels for one in context.parts(sel, InZone)}
        kinds = [*_kinds(model, text, act.call, sels)]
        piled = _kinds_piled(context, part, act.call, sels)
        if piled and all(any(one in ancestors(model.kinds, two) for two in piled) for one in kinds):
            kinds = [] if any(_may_lie(model, one, zone) for one in piled for zone in zones) else piled
        for kind in kinds:
            apart = not any(_may_lie(model, kind, zone) for zone in zones)
            if not apart or not within.isdisjoint(zones) or _fits_any(model, kind, otherwise, act.call.verb):
                continue
            held = " and ".join(model.kinds[one].plural for one in model.zones[zones[0]].holds)
            yield NEVER_PUT_THERE.at(
                act.call.span, verb=act.call.verb, zone=zones[0], held=held, kind=with_article(kind)
            )
            break


def _kinds(model: Model, text: object, call: Call, sels: list[Sel]) -> Iterator[str]:
    """The kinds of what a deed is done to, where it is said."""
    match call.object:
        case Named(name):
            yield from _kind_of(model, name)
        case This() if isinstance(text, Rule) and not text.effect:
            carrier = model.things.get(text.carrier)
            kind = text.kind or (carrier.kind if carrier is not None else "")
            yield from (one for one in (kind,) if one in model.kinds)
        case Rec("object") if isinstance(text, Rule):
            pattern = getattr(text.shape, "pattern", None)
            if pattern is not None and not pattern.units:
                yield from _said_kinds(model, OBJECT, pattern.where)
        case Var(n):
            for sel in sels:
                if sel.kind in model.kinds:
                    yield sel.kind
                else:
                    yield from _said_kinds(model, Var(n), sel.where)


def _kinds_piled(context: Context, part: object, call: Call, sels: list[Sel]) -> list[str]:
    """The kinds of what begins in the pile from which a thing comes, or goes there."""
    piles = [call.object.zone] if isinstance(call.object, Top) else []
    piles += [one.end.zone for one in context.parts(part, EachEnd) if call.object == Var(one.var)]
    piles += [one.zone for sel in sels for one in context.parts(sel, InZone) if one.of == Var(sel.var)]
    model = context.model
    kinds = dict.fromkeys(thing.kind for thing in model.things.values()) if piles else {}
    return [kind for kind in kinds if any(_lies_in(model, kind, pile) for pile in piles)]


def _lies_in(model: Model, kind: str, pile: str) -> bool:
    """Whether things of a kind begin in a pile, or go there."""
    return pile in (supply_of(model.kinds, kind), left_to(model.kinds, kind))


def _said_kinds(model: Model, thing: Ref, where: Cond) -> Iterator[str]:
    for one in conjuncts(where):
        match one:
            case HasTag(of, tag) if of == thing and tag in model.kinds:
                yield tag
            case IsCopyOf(of, name) if of == thing and name in model.things:
                yield model.things[name].kind
            case Same(of, Named(name)) if of == thing:
                yield from _kind_of(model, name)


def _kind_of(model: Model, name: str) -> Iterator[str]:
    return (thing.kind for thing in model.things.values() if name in thing.entities)


def _otherwise(context: Context) -> Otherwise:
    """Of which kinds something else is done instead ("": any); with no verb, what counts as another."""
    found: dict[str, set[str]] = {}
    for text in context.texts_with(CountAs):
        for one in context.parts(text, CountAs):
            sels = [sel for sel in context.parts(text, Sel) if one.thing == Var(sel.var)]
            found.setdefault("", set()).update(_kinds(context.model, text, Call("", object=one.thing), sels))
    for rule in context.model.rules:
        if isinstance(rule.shape, Replace):
            pattern = rule.shape.pattern
            own = rule.kind or getattr(context.model.things.get(rule.carrier), "kind", "")
            mine = Same(OBJECT, This()) in conjuncts(pattern.where)
            said = (own,) if mine else tuple(_said_kinds(context.model, OBJECT, pattern.where))
            found.setdefault(pattern.verb, set()).update(said or ("",))
    return found


def _fits_any(model: Model, kind: str, otherwise: Otherwise, verb: str) -> bool:
    """Whether something else is done with things of a kind, or some of them count as others."""
    of = otherwise.get("", set()) | otherwise.get(verb, set())
    return "" in of or any(akin(model.kinds, kind, one) for one in of)


def _may_lie(model: Model, kind: str, zone: str) -> bool:
    """Whether some things of a kind may lie in a zone."""
    held = model.zones[zone].holds
    if not held or any(akin(model.kinds, kind, one) for one in held):
        return True
    both = ({thing.kind, *thing.tags} for thing in model.things.values())
    return any(kind in one and not one.isdisjoint(held) for one in both)


def _put(model: Model, does: Block | None, seen: tuple[str, ...]) -> Iterator[ZoneArg]:
    """Into which zones the body of a verb puts what it is done to, also by the verbs that it does."""
    for part in walk(does or ()):
        match part:
            case Prim("move" | "move-under", (what, ZoneArg() as zone)) if what == OBJECT:
                yield zone
            case Act(Call(verb) as call) if (
                call.object == OBJECT and verb not in seen and verb in model.verbs
            ):
                yield from _put(model, model.verbs[verb].does, (*seen, verb))


def _of_a_place(model: Model, zones: tuple[ZoneArg, ...]) -> str:
    """The zone of a place among these ("" none)."""
    return next((one.zone for one in zones if is_place(model.kinds, model.zones[one.zone].of)), "")


def _lies_there(model: Model, thing: Ref, where: Cond) -> bool:
    """Whether it is said of a thing that it lies at a place itself, and not in which zone of it."""
    parts = conjuncts(where)
    lies = [part.b for part in parts if isinstance(part, Same) and part.a == Bearer(thing)]
    at = [part.space for part in parts if isinstance(part, OnSpace) and part.of == thing]
    any_ = (part.tag for part in parts if isinstance(part, HasTag) and part.of == Bearer(thing))
    zoned = any(isinstance(part, InZone) and part.of == thing for part in parts)
    return not zoned and (any(one in at for one in lies) or any(is_place(model.kinds, tag) for tag in any_))


def _same_zone(model: Model, call: Call, sel: Sel, lets: Mapping[int, Ref]) -> str:
    """The zone of the doer in which a thing of its own lies, and into which the verb puts it ("" another)."""
    match model.verbs[call.verb].does:
        case (Prim("move", (what, ZoneArg(zone, bearer))),) if what == OBJECT and bearer == Rec("actor"):
            pass
        case _:
            return ""
    if _of(sel, call.actor, lets):
        return zone if _only(model, sel.kind, zone) else ""
    within = (part for part in conjuncts(sel.where) if isinstance(part, InZone) and part.of == Var(sel.var))
    alike = _alike(call.actor, lets)
    return zone if any(part.zone == zone and part.bearer in alike for part in within) else ""


def _of(sel: Sel, doer: Ref | None, lets: Mapping[int, Ref]) -> bool:
    """Whether the things of a selection are those of somebody."""
    parts, me, alike = conjuncts(sel.where), Var(sel.var), _alike(doer, lets)
    return any(isinstance(part, Same) and part.a == Holder(me) and part.b in alike for part in parts)


def _alike(doer: Ref | None, lets: Mapping[int, Ref]) -> set[Ref | None]:
    """Somebody, and what that one is called besides."""
    return {doer, lets.get(doer.n) if isinstance(doer, Var) else doer}


def _only(model: Model, kind: str, zone: str) -> bool:
    """Whether things of a kind lie nowhere else with somebody than in one zone."""
    kinds = model.kinds
    if kind not in kinds:
        return False
    may = (
        name
        for name, one in model.zones.items()
        if one.of
        and not is_place(model.kinds, one.of)
        and (not one.holds or any(akin(kinds, kind, held) for held in one.holds))
    )
    return all(name == zone for name in may)


def _seated(model: Model) -> str:
    """The kind of what players play, or of the players."""
    played = (kind.name for kind in model.kinds.values() if kind.played_by)
    return next(played, next((kind.name for kind in model.kinds.values() if kind.seat), ""))


def _where_to(context: Context, verb: str, zone: str, span: Span) -> Diagnostic:
    """The diagnostic, with a sentence of the verb that says where to, if there is one."""
    said = next(
        (
            head.templates
            for head in context.outline.declarations
            if head.word == "verb" and head.names[:1] == (verb,)
        ),
        (),
    )
    whither = next((one for one in said if one.count("{") > 1 and f"{{{_place(context.model)}}}" in one), "")
    way = (
        f"say where to behind the thing: `{_plain(whither)}`"
        if whither
        else "say in front where that one is: `at PLACE: ...`, `if you are at PLACE: ...`"
    )
    return WHERE_TO.at(span, verb=verb, zone=zone, way=way)


def _place(model: Model) -> str:
    return next((kind.name for kind in model.kinds.values() if kind.place), "")


def _plain(template: str) -> str:
    """A sentence of a verb with words in its holes."""
    words = (
        "THING" if word == "{goods}" else "PLACE" if word[:1] == "{" else word for word in template.split()
    )
    return " ".join(words)
