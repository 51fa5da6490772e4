"""Descriptions: what a thing must be to be what a noun phrase says, and selections of such things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from talisman.compiler.messages.nouns import (
    LOST_NARROWING,
    NEEDS_YOU,
    NO_OTHER,
    NO_SEAT_ORDER,
    NOT_A_SEAT,
    NOUN_TWICE,
    SO_MANY_OF_THE_MOST,
    TWO_EXTREMES,
    UNCERTAIN_HOLE,
    UNKNOWN_WORD,
)
from talisman.compiler.messages.places import NEAREST_IN_PILE, NEAREST_OF_ZONE, PLACE_OF_A_PLACE
from talisman.compiler.model import (
    AllOf,
    Always,
    AmongFirst,
    Bearer,
    Cmp,
    Cond,
    Count,
    CountDistinct,
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
    Nobody,
    Not,
    Num,
    PlaceOf,
    Ref,
    Same,
    Sel,
    Top,
    UnderEffect,
    Var,
    conjuncts,
)
from talisman.compiler.model.walk import exchanged
from talisman.compiler.resolve.phrase import (
    declared_phrases,
    neighbours,
    nominals,
    nouns,
    numbers,
    others,
    pronouns,
    quantity,
    role_nouns,
    states,
    whereabouts,
    which_owner,
    zone_nouns,
)
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
from talisman.compiler.resolve.scope import Noun, Scope, first_kind
from talisman.compiler.resolve.words import (
    NO_CONDITION,
    NO_NUMBER,
    a_kind,
    all_of,
    any_copy,
    built,
    entities,
    has,
    meant,
    not_yet,
    report,
    said,
    texts,
)
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

Within = Callable[[Ref], Cond]
"""What else must be so of a thing that a noun means, where the sentence says more than the noun."""


def matches(node: Node, ref: Ref, scope: Scope, wanted: str = "", within: Within | None = None) -> Cond:
    """The thing is what the noun phrase says."""
    match node:
        case views.GoodsOr() | views.GoodsAnd():
            kids = (node.first_goods, node.second_goods)
            return either(*(matches(kid, ref, scope) for kid in kids))
        case views.NpOneOf():
            if isinstance(node.np, views.NpEnds):
                return _among_first(node.np, ref, scope)
            return matches(node.np, ref, scope, within=within)
        case views.NpNamed():

            def called(one: Ref) -> Cond:
                return both(is_named(node.nameref, one, scope, wanted), *mods(node, one, scope))

            return _with_most(node, ref, scope, called, within)
    if nouns.is_definite(node, scope) or isinstance(node, views.NpThem):
        return whereabouts.same(ref, nouns.thing(node, scope))
    if isinstance(node, views.NpLink) and node.link_of.np is not None:
        report(scope, UNCERTAIN_HOLE, node.link_of.np.span, noun=said(node.link_of.np))
        return NO_CONDITION
    if nominal(node) is None:
        not_yet(scope, node)
        return NO_CONDITION
    return described(node, ref, scope, within)


def _among_first(node: views.NpEnds, ref: Ref, scope: Scope) -> Cond:
    """The thing is one of `the top 3 cards of the pile`."""
    kids = [kid for kid in node.kids if not isinstance(kid, views.ModChoice)]  # who chooses is no narrowing
    end = nouns.thing(built(views.NpEnd, kids, node.span), scope.inner())
    if not isinstance(end, Top):
        return NO_CONDITION
    return both(InZone(ref, end.zone, end.bearer), AmongFirst(ref, end, Int(int(node.integer.text))))


def described(node: Node, ref: Ref, scope: Scope, within: Within | None = None) -> Cond:
    """The thing fits a description: its nominal, its determiner, its modifiers, and has the most."""
    quantity.relative(node, scope)
    return _with_most(node, ref, scope, lambda one: _described(node, one, scope), within)


def _with_most(node: Node, ref: Ref, scope: Scope, fits: Within, within: Within | None) -> Cond:
    """What fits, and has the most or the least of a number, or is nearest, among all that fit."""
    measure, op = _measure(node, scope)
    if measure is None:
        return both(fits(ref), within(ref)) if within is not None else fits(ref)
    var, before = scope.names.fresh(), list(scope.it)
    other = Var(var)
    kind = declared_phrases.kind_said(node, scope)
    where = both(fits(other), within(other)) if within is not None else fits(other)
    among = Sel(
        var, kind, both(*(part for part in conjuncts(where) if part != HasTag(other, kind))), node.span
    )
    scope.it[:] = before  # the noun is read again for the thing itself
    own = both(fits(ref), within(ref)) if within is not None else fits(ref)
    return both(own, Cmp("=", measure(ref), CountDistinct(op, measure(other), among)))


def _measure(node: Node, scope: Scope) -> tuple[Callable[[Ref], Num] | None, str]:
    """The number of which a noun means what has the most or the least; None for other nouns."""
    found = [mod for mod in nouns.narrowings(node) if isinstance(mod, views.ModMost)]
    det = determiner(node)
    if det is not None and has(det, "nearest"):
        if found:
            report(scope, TWO_EXTREMES, found[0].span, mod=said(found[0]))
        somewhere(node, scope)
        return lambda ref: Distance(nouns.here(scope), PlaceOf(ref)), "lowest"
    if not found:
        return None, ""
    if len(found) > 1:
        report(scope, TWO_EXTREMES, found[1].span, mod=said(found[1]))
    most = found[0]
    kind = declared_phrases.kind_said(node, scope)
    if det is not None and (leaf := nominals.counted(det)) is not None and leaf.text != "1":
        unit = most.unit.text if most.unit is not None else said(most.noun) if most.noun is not None else ""
        report(scope, SO_MANY_OF_THE_MOST, node.span, noun=said(node), unit=unit)
    end = "highest" if most.has_with_the_most else "lowest"
    if most.noun is not None:
        return had(most.noun, kind, scope), end

    def of(ref: Ref) -> Num:
        return (numbers.unit_of(most.unit, Noun(ref, kind), scope) if most.unit else None) or NO_NUMBER

    return of, end


def had(noun: Node, whose: str, scope: Scope) -> Callable[[Ref], Num]:
    """How many things of a kind somebody has: of whoever it is, the same number."""
    var, inner = scope.names.fresh(), scope.inner()
    things = built(views.NpPlural, (built(views.NominalP, (noun,), noun.span),), noun.span)
    if whereabouts.never_had(things, whose, scope, noun):
        return lambda ref: NO_NUMBER
    kind, of = head_kind(things, scope), Noun(Var(var), whose)
    sel = selection(things, inner, lambda ref: whereabouts.belongs(ref, kind, of, inner, noun.span))
    return lambda ref: exchanged(Count(sel), {Var(var): ref})


def _described(node: Node, ref: Ref, scope: Scope) -> Cond:
    """The same, but for what it has the most of."""
    part = nominal(node)
    found = heads(part, scope) if part is not None else ()
    kind = first_kind(head.kind for head in found if head.kind)
    beside = any(neighbours.WORD in head.tags for head in found)
    near = neighbours.of_what(node) if beside else None
    parts = [either(*(_head(head, ref, scope, near) for head in found))] if found else []
    det = determiner(node)
    words = texts(det) if det is not None else ()
    if {"another", "other"} & set(words):
        parts += _left_out(node, found, ref, kind, scope)
    if det is not None and has(det, "nearest"):
        parts += _reached(node, found, ref, kind, scope)
    poss = owner_node(node)
    if poss is not None and (of := role_nouns.owner(poss, scope)) is not None:
        parts.append(whereabouts.belongs(ref, kind, of, scope, poss.span))
        whereabouts.in_a_pile(node, kind, of.kind, scope)
    return both(*parts, *mods(node, ref, scope))


def _left_out(node: Node, found: Sequence[Head], ref: Ref, kind: str, scope: Scope) -> list[Cond]:
    """It is another than you, or than this: whichever of the two the noun could be said of."""
    you, this = scope.you, scope.this
    sorts = others.sorts(found, scope) if not kind and not scope.told else ()
    if sorts:
        known = [one for one in (you, this) if one is not None and scope.world.fits(one.kind, sorts)]
        if not known:
            report(scope, NO_OTHER, node.span, noun=said(node), one=others.any_such(node))
        return [Not(Same(ref, one.ref)) for one in known]
    me = you if you is not None and scope.world.fits(you.kind, kind) else this
    mine = me if me is not None and scope.world.fits(me.kind, kind) else None
    spoken = others.spoken_of(kind, mine, scope)
    if mine is not None:
        others.than_both(node, kind, mine, spoken, scope)
        return [Not(Same(ref, mine.ref))]
    if len(spoken) == 1 and you is not None:
        return [Not(Same(ref, spoken[0].ref))]
    if you is not None and scope.world.is_place(kind):
        return [Not(Same(ref, PlaceOf(you.ref)))]
    if you is not None and kind in scope.world.model.kinds:
        det = determiner(node)
        one = f"no {kind}" if det is not None and has(det, "no") else a_kind(scope.world, kind)
        report(scope, NO_OTHER, node.span, noun=said(node), one=one)
    else:
        without_you(node, said(node), scope)
    return []


def _reached(node: Node, found: Sequence[Head], ref: Ref, kind: str, scope: Scope) -> list[Cond]:
    """What may be nearest: there is a way to it, and it is not who looks for it."""
    if any(head.cls not in ("kind", "tag", "form") or scope.world.find("zone", head.name) for head in found):
        report(scope, NEAREST_OF_ZONE, node.span, noun=said(node), head=found[0].name)
    _not_in_pile(node, scope)
    way = Cmp(">=", Distance(nouns.here(scope), PlaceOf(ref)), Int(0))
    me = [one.ref for one in (scope.you, scope.this) if one is not None and scope.world.fits(one.kind, kind)]
    return [way, *(Not(Same(ref, one)) for one in me if not scope.world.is_place(kind))]


def _not_in_pile(node: Node, scope: Scope) -> None:
    """Refuse the nearest of what lies in a zone that is nobody's."""
    for mod in nouns.narrowings(node):
        if not isinstance(mod, views.ModAt):
            continue
        found = zone_nouns.zone(mod.np, scope.inner(), quiet=True)
        if found is not None and not scope.world.model.zones[found.zone].of:
            report(scope, NEAREST_IN_PILE, mod.span, zone=said(mod.np))


def without_you(node: Node, words: str, scope: Scope) -> None:
    """Refuse what is only said of others than `you`, or of where `you` are, where nobody is."""
    if scope.told:
        return  # a scenario says so by itself
    kind = next(iter(scope.world.avatars), "")
    report(scope, NEEDS_YOU, node.span, word=words, kind=kind)


def _head(head: Head, ref: Ref, scope: Scope, near: Node | None) -> Cond:
    conds: list[Cond] = [_tag(tag, ref, scope, head.kind, head.span, near) for tag in head.tags]
    if head.cls == "kind":
        conds.insert(0, HasTag(ref, head.name))
    elif head.named is not None:
        conds.append(is_named(head.named, ref, scope, ""))
    elif head.cls == "form":
        conds.append(UnderEffect(head.name, ref))
    elif head.cls != "tag":
        report(scope, UNKNOWN_WORD, head.span, name=head.name, wanted="thing", near=_lying_in(head, scope))
    return both(*conds)


def _lying_in(head: Head, scope: Scope) -> str:
    """How all that lies in a zone is said, for who names the zone itself."""
    model = scope.world.model
    zone_ = model.zones.get(head.name)
    held = model.kinds.get(zone_.holds[0]) if zone_ is not None and zone_.holds else None
    if zone_ is None or held is None:
        return ""
    return f"all {held.plural} in {'your' if zone_.of else 'the'} {head.name}"


def _tag(tag: str, ref: Ref, scope: Scope, kind: str, span: Span, near: Node | None = None) -> Cond:
    """A word before a noun: a few are about the board or the turn, the rest are printed.

    near: from what neighbours are seen, where that is said.
    """
    me = scope.you or scope.this
    if tag == neighbours.WORD and near is not None:
        return neighbours.of(near, ref, scope)
    if tag == neighbours.WORD and me is not None:
        return neighbours.from_place(nouns.here(scope), ref, scope)
    if tag == "active":
        return Same(ref, Current())
    if (form := scope.world.find("form", tag)) is not None:
        return UnderEffect(form, ref)
    if tag in scope.world.model.values:
        return ModeIs(ref, tag)
    if (state := states.find(tag, scope)) is not None:
        states.check(state, kind, span, scope)
        return states.is_so(state, ref, kind, scope)
    return HasTag(ref, tag)


def is_named(name: views.Nameref, ref: Ref, scope: Scope, wanted: str) -> Cond:
    """The thing is one of those that a name means."""
    found = [
        IsCopyOf(ref, one) if any_copy(name, one, scope) else Same(ref, Named(one))
        for one, _ in entities(name, scope, wanted)
    ]
    return either(*found) if found else NO_CONDITION


def mods(node: Node, ref: Ref, scope: Scope) -> tuple[Cond, ...]:
    """The modifiers behind a noun, as conditions on the thing."""
    found = nouns.narrowings(node)
    if found:
        _said_once(node, found[0], scope)
    made: list[Cond] = []
    for mod in found:
        if isinstance(mod, views.ModOtherThan):
            others.words_alone(mod, node, scope)
            made.append(_mod(mod, ref, scope, node))  # what is left out is none of these
        elif isinstance(mod, views.ModOf) and neighbours.is_meant(node, scope):
            which_owner.one_of_each(mod, node, scope)
            others.owner_narrowed(mod.np, node, scope)  # from where it is one step away: read with the noun
        elif not isinstance(mod, views.ModMost):
            which_owner.one_of_each(mod, node, scope)
            scope.narrowed.append(node)
            made.append(_mod(mod, ref, scope, node))
            scope.narrowed.pop()
    return tuple(made)


def _said_once(node: Node, mod: Node, scope: Scope) -> None:
    """Refuse `sly traders or traders that ...`: the last of them, or all?"""
    part = nominal(node)
    if part is None or len([*all_of(part, views.NounS, views.NounP)]) == 1:
        return
    names = [(head.cls, head.name) for head in heads(part, scope) if head.cls == "kind" and not head.shares]
    for cls, name in names:
        if names.count((cls, name)) > 1:
            report(scope, NOUN_TWICE, mod.span, mod=said(mod), noun=name)
            return


def near(said_so: views.ModWithin | views.PredWithin, ref: Ref, one: Ref, scope: Scope) -> Cond:
    """The thing is so few steps from another (`within 2 steps of Fountain`)."""
    steps = Distance(PlaceOf(ref), PlaceOf(one))
    far = numbers.number(said_so.number, scope)
    return both(Cmp(">=", steps, Int(0)), Cmp("<=", steps, far))  # below 0: there is no way


def _mod(mod: views.Mod, ref: Ref, scope: Scope, node: Node) -> Cond:
    match mod:
        case views.ModHere():
            if not mod.has_there:
                somewhere(mod, scope)
            place = pronouns.there(mod, scope) if mod.has_there else nouns.here(scope)
            return whereabouts.lying(ref, place, head_kind(node, scope), scope)
        case views.ModChoice():
            return Always()
        case views.ModAt():
            _come_too_late(mod.np, node, scope)
            _place_of_a_place(mod, mod.np, node, scope)
            return whereabouts.at_one_of(mod, ref, scope, head_kind(node, scope), front=node)
        case views.ModOf():
            others.whose_is_excepted(mod, node, scope)
            inner = mod.np
            others.owner_narrowed(inner, node, scope)
            others.of_the_owner(inner, node, scope)
            _place_of_a_place(mod, inner, node, scope)
            if nouns.is_definite(inner, scope) and (of := nouns.of_whom(inner, scope)) is not None:
                whereabouts.in_a_pile(node, head_kind(node, scope), of.kind, scope)
                return whereabouts.belongs(ref, head_kind(node, scope), of, scope)
            return _of_any(inner, ref, head_kind(node, scope), scope)
        case views.ModWithin():
            if not nouns.is_definite(mod.np, scope):
                report(scope, UNCERTAIN_HOLE, mod.np.span, noun=said(mod.np))
                return Always()
            return near(mod, ref, nouns.thing(mod.np, scope), scope)
        case views.ModMost():
            return Always()  # among all that fit: see `_with_most`
        case views.ModSeat():
            words, kind = said(mod), next(iter(scope.world.avatars), "")
            report(scope, NOT_A_SEAT, mod.span, words=words, kind=kind)
            return Always()
        case views.ModValue():
            return numbers.value_condition(mod, Noun(ref, declared_phrases.kind_said(node, scope)), scope)
        case views.ModWith() | views.ModHas():
            if mod.np is not None and nominal(mod.np) is not None and not nouns.is_definite(mod.np, scope):
                # which one of those it is that somebody has, nothing says: no `it` can mean it
                kind = head_kind(mod.np, scope)
                scope.it.append(Noun(Nobody(), kind, mod.np.span, said(mod.np), several=True))
            return whereabouts.owned_by(node, mod, ref, scope)
        case views.ModWithout():
            return negate(whereabouts.owned_by(node, mod, ref, scope))
        case views.ModIs():
            return negate(_that_is(mod, ref, scope, node)) if mod.has_not else _that_is(mod, ref, scope, node)
        case views.ModYours():
            me = pronouns.you(mod, scope)
            if me is None or whereabouts.never_had(node, me.kind, scope, nominal(node)):
                return NO_CONDITION
            return whereabouts.belongs(ref, head_kind(node, scope), me, scope, mod.span)
        case views.ModOtherThan():
            joined, kind = len(mod.nps) > 1, head_kind(node, scope)
            return both(*(negate(_excepted(one, ref, scope, kind, joined=joined)) for one in mod.nps))
        case _:
            assert_never(mod)


def _excepted(one: Node, ref: Ref, scope: Scope, kind: str, *, joined: bool) -> Cond:
    """What is left out of things of a kind; `it` is one of them, and may be who does what is being said."""
    doer = scope.doing
    if isinstance(one, views.NpIt) and doer is not None and doer.kind and scope.world.fits(doer.kind, kind):
        return Same(ref, doer.ref)
    others.is_some_of(one, kind, scope, joined=joined)
    return matches(one, ref, scope, kind)


def somewhere(node: Node, scope: Scope) -> None:
    """Refuse `here` where nobody is anywhere."""
    if scope.here is None and scope.you is None and scope.this is None:
        without_you(node, "here", scope)


def _that_is(mod: views.ModIs, ref: Ref, scope: Scope, node: Node) -> Cond:
    """What a noun is narrowed to behind `that is`: words of a thing, or a condition that a pack declares."""
    match mod.narrow:
        case views.PredWords() as words:
            kind = head_kind(node, scope)
            return both(*(_tag(adjective(one, scope), ref, scope, kind, one.span) for one in words.adjs))
        case views.PredW() as declared:
            kind = head_kind(node, scope)
            whose = Noun(ref, kind if kind in scope.world.model.kinds else "", node.span, said(node))
            return declared_phrases.declared_condition(declared, scope, None, whose)
        case _:
            assert_never(mod.narrow)


def _of_any(whose: Node, ref: Ref, kind: str, scope: Scope) -> Cond:
    """The thing belongs to any of those a noun phrase describes: a place is where one of them is."""
    theirs = head_kind(whose, scope)
    if scope.world.is_place(theirs):
        return whereabouts.at(whose, ref, scope, kind)
    if not scope.world.is_place(kind):
        lies_in = theirs and not whereabouts.may_hold(theirs, scope)
        return matches(whose, Bearer(ref) if lies_in else Holder(ref), scope)
    sel = selection(whose, scope)
    return Exists(Sel(sel.var, sel.kind, both(sel.where, Same(PlaceOf(Var(sel.var)), ref)), sel.span))


def _place_of_a_place(mod: views.Mod, of: Node, node: Node, scope: Scope) -> None:
    """Refuse places `of` or `at` a place, which are that place."""
    world, kind = scope.world, head_kind(node, scope)
    binds = any(world.model.kinds[one].binds for one in world.ancestors(kind))
    if world.is_place(kind) and not binds and a_place(of, scope):
        report(scope, PLACE_OF_A_PLACE, mod.span, words=f"{kind} {said(mod)}", kind=kind)


def _come_too_late(place: Node, node: Node, scope: Scope) -> None:
    """Refuse what stands behind a place and is none, or could as well be of the noun in front."""
    for mod in nouns.narrowings(place):
        others = mod.nps if isinstance(mod, views.ModOtherThan) else ()
        kinds = [kind for one in others if (kind := _kind_said(one, scope))]
        lost = isinstance(place, views.NpNamed) or any(not scope.world.is_place(kind) for kind in kinds)
        had = _had(mod, node, scope)
        if (lost or had) and a_place(place, scope):
            late, front, where = said(mod), said(nominal(node) or node), said(place)
            way = f"say it in front of where they are: `... {front} {late} ...`"
            if had:
                asked = "unless" if isinstance(mod, views.ModWithout) else "if"
                where = where.replace(f" {late}", "", 1)
                way = (
                    f"ask it apart: `for each {head_kind(node, scope)} at {where}: {asked} it has {had}: ...`"
                )
            report(scope, LOST_NARROWING, mod.span, mod=late, what="the place", way=way)


def _had(mod: Node, node: Node, scope: Scope) -> str:
    """What those in front of a place may have, where that is said behind the place; "" for nothing."""
    if not isinstance(mod, (views.ModWith, views.ModHas, views.ModWithout)) or mod.np is None:
        return ""
    world, kind, wanted = scope.world, head_kind(node, scope), head_kind(mod.np, scope)
    if not kind or not wanted or not whereabouts.may_hold(kind, scope):
        return ""
    zones = [zone for zone in world.model.zones.values() if zone.of and world.fits(kind, zone.of)]
    return said(mod.np) if any(whereabouts.may_lie_in(zone, wanted, scope) for zone in zones) else ""


def _kind_said(node: Node, scope: Scope) -> str:
    """The kind of a thing that is said to be none of those that are meant ("": not known)."""
    if isinstance(node, views.NpNamed):
        keys = meant(node.nameref, scope.world)
        return scope.world.model.things[keys[0]].kind if keys else ""
    if isinstance(node, views.You):
        return scope.you.kind if scope.you is not None else ""
    return head_kind(node, scope) if nominal(node) is not None else ""


def a_place(node: Node, scope: Scope) -> bool:
    """Whether a noun is that of a place, named or described."""
    return zone_nouns.zone(node, scope, quiet=True) is None and scope.world.is_place(_kind_said(node, scope))


def has_extreme(node: Node) -> bool:
    """Whether a noun means what has the most, or the least, or is nearest, among others."""
    det = determiner(node)
    return (det is not None and has(det, "nearest")) or any(
        isinstance(mod, views.ModMost) for mod in nouns.narrowings(node)
    )


def _played(found: Sequence[Head], scope: Scope) -> str:
    """The kind of those whom seats play, where all alternatives are such: these go in seat order, too.

    So do those of a form or a state, which is of one kind of thing.
    """
    kinds = set[str]()
    for head in found:
        word = head.name if head.cls == "form" else head.tags[-1] if head.cls == "tag" and head.tags else ""
        form, state = scope.world.find("form", word), scope.world.find("state", word)
        of = scope.world.form_of.get(form) if form is not None else None
        if head.kind:
            kinds.add(head.kind)
        elif state is not None:
            kinds.add(scope.world.model.counters[state].of)
        else:
            kinds.add(head_kind(of, scope) if of is not None else "")
    only = kinds.pop() if len(kinds) == 1 else ""
    return only if only and scope.world.is_avatar(only) else ""


def selection(node: Node, scope: Scope, within: Within | None = None) -> Sel:
    """All things that a noun phrase describes."""
    ends = isinstance(node, views.NpOneOf) and isinstance(node.np, views.NpEnds)
    if isinstance(node, views.NpOneOf) and not ends:
        return selection(node.np, scope, within)
    if (members := role_nouns.members(node, scope)) is not None:
        return members
    var = scope.names.fresh()
    part = nominal(next(node.nodes()) if ends else node)
    found = heads(part, scope) if part is not None else ()
    kind = ""
    if len(found) == 1:
        kind = found[0].kind
    kind = kind or _played(found, scope)
    where = matches(node, Var(var), scope, within=within)
    if kind:
        where = both(
            *(c for c in (where.of if isinstance(where, AllOf) else (where,)) if c != HasTag(Var(var), kind))
        )
    return Sel(var, kind, where, node.span)


def check_seated(order: Node, sel: Sel, scope: Scope) -> bool:
    """Refuse the order of the seats for what plays and is played by nobody."""
    kind = scope.world.model.kinds.get(sel.kind)
    if kind is None or not (kind.played_by or kind.seat):
        report(scope, NO_SEAT_ORDER, order.span, noun=sel.kind or "thing")
        return False
    return True
