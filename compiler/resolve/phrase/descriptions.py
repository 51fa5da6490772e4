"""Descriptions: what a thing must be to be what a noun phrase says, and selections of such things."""

from __future__ import annotations

from talisman.compiler.messages.phrases import UNKNOWN_WORD
from talisman.compiler.model import (
    AllOf,
    Always,
    Bearer,
    Cmp,
    Cond,
    Count,
    Current,
    Distance,
    Exists,
    HasTag,
    Holder,
    Int,
    InZone,
    IsCopyOf,
    ModeIs,
    Named,
    Not,
    OnSpace,
    PlaceOf,
    PrintedThing,
    Ref,
    Same,
    Sel,
    UnderEffect,
    Var,
)
from talisman.compiler.resolve.phrase import declared_phrases, numbers
from talisman.compiler.resolve.phrase.nominals import (
    Head,
    adjective,
    both,
    determiner,
    either,
    head_kind,
    heads,
    negate,
    nominal,
    owner_node,
)
from talisman.compiler.resolve.phrase.nouns import bearers, here, is_definite, noun, owner, thing, zone
from talisman.compiler.resolve.scope import Noun, Scope, first_kind
from talisman.compiler.resolve.words import any_copy, entity, has, not_yet, report, texts
from talisman.compiler.syntax.tree import Node


def matches(node: Node, ref: Ref, scope: Scope, wanted: str = "") -> Cond:
    """The thing is what the noun phrase says."""
    if node.kind in ("goods_or", "goods_and"):
        return either(*(matches(kid, ref, scope) for kid in node.nodes()))
    if node.kind == "np_one_of" and (inner := next(node.nodes(), None)) is not None:
        return matches(inner, ref, scope)
    if node.kind == "np_named":
        return both(_is_named(node, ref, scope, wanted), *mods(node, ref, scope))
    if is_definite(node, scope) or node.kind in ("np_it", "np_this", "you", "np_them"):
        return Same(ref, thing(node, scope))
    if nominal(node) is None:
        not_yet(scope, node)
        return Always(False)
    return described(node, ref, scope)


def described(node: Node, ref: Ref, scope: Scope) -> Cond:
    """The thing fits a description: its nominal, its determiner and its modifiers."""
    part = nominal(node)
    found = heads(part, scope) if part is not None else ()
    kind = first_kind(head.name for head in found if head.cls == "kind")
    parts = [either(*(_head(head, ref, scope) for head in found))] if found else []
    det = determiner(node)
    words = texts(det) if det is not None else ()
    if {"another", "other"} & set(words):
        me = scope.you if scope.you is not None and scope.world.fits(scope.you.kind, kind) else scope.this
        if me is not None and scope.world.fits(me.kind, kind):
            parts.append(Not(Same(ref, me.ref)))
        elif scope.you is not None and scope.world.is_place(kind):
            parts.append(Not(Same(ref, PlaceOf(scope.you.ref))))
    poss = owner_node(node)
    if poss is not None and (of := owner(poss, scope)) is not None:
        parts.append(belongs(ref, kind, of, scope))
    return both(*parts, *mods(node, ref, scope))


def _head(head: Head, ref: Ref, scope: Scope) -> Cond:
    conds: list[Cond] = [_tag(tag, ref, scope) for tag in head.tags]
    if head.cls == "kind":
        conds.insert(0, HasTag(ref, head.name))
    elif head.cls == "form":
        conds.append(UnderEffect(head.name, ref))
    elif head.cls == "zone":
        report(scope, UNKNOWN_WORD, head.span, name=head.name, wanted="thing", near="")
    elif head.cls not in ("tag",):
        conds.append(Always(False))
    return both(*conds)


def _tag(tag: str, ref: Ref, scope: Scope) -> Cond:
    """A word before a noun: a few are about the board or the turn, the rest are printed."""
    me = scope.you or scope.this
    if tag == "neighbour" and me is not None:
        if scope.along:
            return Same(ref, PrintedThing(scope.along, here(scope)))
        return Cmp("=", Distance(here(scope), ref), Int(1))
    if tag == "active":
        return Same(ref, Current())
    if tag in scope.world.model.values:
        return ModeIs(ref, tag)
    return HasTag(ref, tag)


def _is_named(node: Node, ref: Ref, scope: Scope, wanted: str) -> Cond:
    name = node.node("nameref")
    found = entity(name, scope, wanted) if name is not None else None
    if name is None or found is None:
        return Always(False)
    if any_copy(name, found[0], scope):
        return IsCopyOf(ref, found[0])
    return Same(ref, Named(found[0]))


def belongs(ref: Ref, kind: str, of: Noun, scope: Scope) -> Cond:
    """The thing is the owner's: by a printed owner, on its space, or held by it."""
    world = scope.world
    for name in world.ancestors(kind):
        prop = world.find("property", world.model.kinds[name].binds)
        if prop is not None:
            return Same(PrintedThing(prop, ref), of.ref)
    if world.is_place(of.kind):
        return OnSpace(ref, of.ref)
    if of.kind and not world.is_avatar(of.kind) and of.kind not in world.seats:
        return Same(Bearer(ref), of.ref)
    return Same(Holder(ref), of.ref)


def mods(node: Node, ref: Ref, scope: Scope) -> tuple[Cond, ...]:
    """The modifiers behind a noun, as conditions on the thing."""
    return tuple(_mod(mod, ref, scope, node) for mod in node.nodes() if mod.kind.startswith("mod_"))


def _mod(mod: Node, ref: Ref, scope: Scope, node: Node) -> Cond:
    inner = next(mod.nodes(), None)
    match mod.kind:
        case "mod_here":
            return OnSpace(ref, here(scope))
        case "mod_choice":
            return Always()
        case "mod_at" if inner is not None:
            return at(inner, ref, scope)
        case "mod_of" if inner is not None:
            if is_definite(inner, scope) and (of := noun(inner, scope)) is not None:
                return belongs(ref, head_kind(node, scope), of, scope)
            return _of_any(inner, ref, head_kind(node, scope), scope)
        case "mod_within" if inner is not None:
            far = numbers.number(inner, scope)
            whom = [kid for kid in mod.nodes() if kid is not inner]
            if not whom:
                return Always()
            steps = Distance(PlaceOf(ref), PlaceOf(thing(whom[0], scope)))
            return both(Cmp(">=", steps, Int(0)), Cmp("<=", steps, far))  # below 0: there is no way
        case "mod_value":
            return numbers.value_condition(mod, Noun(ref, declared_phrases.kind_said(node, scope)), scope)
        case "mod_with" | "mod_has" if inner is not None:
            return owns(ref, inner, scope, head_kind(node, scope))
        case "mod_without" if inner is not None:
            return negate(owns(ref, inner, scope, head_kind(node, scope)))
        case "mod_is":
            return both(*(_tag(adjective(leaf, scope), ref, scope) for leaf in mod.leaves("ADJ")))
        case "mod_other_than" if inner is not None:
            return both(*(negate(matches(one, ref, scope)) for one in mod.nodes()))
    not_yet(scope, mod)
    return Always()


def _of_any(whose: Node, ref: Ref, kind: str, scope: Scope) -> Cond:
    """The thing belongs to any of those a noun phrase describes: a place is where one of them is."""
    if not scope.world.is_place(kind):
        return matches(whose, Holder(ref), scope)
    sel = selection(whose, scope)
    return Exists(Sel(sel.var, sel.kind, both(sel.where, Same(PlaceOf(Var(sel.var)), ref)), sel.span))


def at(place: Node, ref: Ref, scope: Scope) -> Cond:
    """The thing is in a zone, or on a space."""
    arg = zone(place, scope, quiet=True)
    if arg is not None:
        behind = bearers(place) if arg.bearer is None else None
        whose = matches(behind, Bearer(ref), scope) if behind is not None else Always()
        if isinstance(whose, HasTag) and scope.world.is_a(scope.world.model.zones[arg.zone].of, whose.tag):
            whose = Always()  # whatever bears such a zone is of the kind
        return both(InZone(ref, arg.zone, arg.bearer), whose)
    if is_definite(place, scope) and place.kind != "np_named":
        found = noun(place, scope)
        if found is None:
            return Always(False)
        if found.kind and not scope.world.is_place(found.kind):
            return Same(Bearer(ref), found.ref)
        return OnSpace(ref, found.ref)
    if place.kind == "np_named":
        name = place.node("nameref")
        named = entity(name, scope, place_kind(scope)) if name is not None else None
        if name is None or named is None:
            return Always(False)
        if any_copy(name, named[0], scope):
            return IsCopyOf(PlaceOf(ref), named[0])
        return OnSpace(ref, Named(named[0]))
    return matches(place, PlaceOf(ref), scope)


def place_kind(scope: Scope) -> str:
    """The kind of the places of the board."""
    return next((kind.name for kind in scope.world.model.kinds.values() if kind.place), "")


def located(place: Node, ref: Ref, scope: Scope) -> Cond:
    """The thing is where a place phrase says (`at North or at South`, `here`)."""
    if place.kind == "place_here":
        return OnSpace(ref, here(scope))
    return either(*(at(np, ref, scope) for np in place.nodes()))


def owns(ref: Ref, what: Node, scope: Scope, kind: str = "") -> Cond:
    """The thing has what the noun phrase says: holds it, or is a space with it; kind: its own, if known."""
    if what.kind == "amount":
        return numbers.amount_owned(what, ref, scope)
    if is_definite(what, scope) and what.kind != "np_named":
        return Same(Holder(thing(what, scope)), ref)
    sel = selection(what, scope)
    det = determiner(what)
    held = belongs(Var(sel.var), sel.kind if sel.kind in scope.world.model.kinds else "", Noun(ref), scope)
    if isinstance(ref, PlaceOf) or scope.world.is_avatar(sel.kind) or scope.world.is_place(kind):
        held = OnSpace(Var(sel.var), ref)
    found = Sel(sel.var, sel.kind, both(held, sel.where), what.span)
    counted = det.leaf("INT") if det is not None else None
    if counted is not None and counted.text != "1":
        return Cmp(">=", Count(found), Int(int(counted.text)))
    if det is not None and has(det, "no"):
        return Not(Exists(found))
    return Exists(found)


def selection(node: Node, scope: Scope) -> Sel:
    """All things that a noun phrase describes."""
    if node.kind == "np_one_of" and (inner := next(node.nodes(), None)) is not None:
        return selection(inner, scope)
    var = scope.names.fresh()
    part = nominal(node)
    found = heads(part, scope) if part is not None else ()
    kind = ""
    if len(found) == 1:
        kind = found[0].name if found[0].cls == "kind" else ""
    where = matches(node, Var(var), scope)
    if kind:
        where = both(
            *(c for c in (where.of if isinstance(where, AllOf) else (where,)) if c != HasTag(Var(var), kind))
        )
    return Sel(var, kind, where, node.span)
