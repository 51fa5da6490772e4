"""Where a thing lies and whose it is: at a place, in a zone, with somebody; what somebody or a place has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from talisman.compiler.messages.nouns import WRONG_KIND
from talisman.compiler.messages.places import (
    AT_NO_PLACE,
    HAD_AND_LYING,
    HAD_PLACE,
    HAS_NONE,
    HAS_NOTHING,
    NEVER_WITH,
    OWNED_IN_PILE,
    PLACE_OR_MORE,
    VALUE_ALONE,
    WHERE_ONE_IS,
)
from talisman.compiler.model import (
    Always,
    Bearer,
    Cond,
    HasTag,
    Holder,
    InZone,
    MemoryOf,
    Named,
    NextSeat,
    Nobody,
    Not,
    OnSpace,
    PlaceOf,
    PrintedThing,
    Ref,
    Same,
    Sel,
    Top,
    Var,
    Zone,
    conjuncts,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve.phrase import (
    declared_phrases,
    descriptions,
    nouns,
    numbers,
    others,
    quantity,
    which_owner,
    zone_nouns,
)
from talisman.compiler.resolve.phrase.nominals import (
    both,
    either,
    head_kind,
    heads,
    nominal,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import (
    NO_CONDITION,
    a_kind,
    any_copy,
    built,
    entities,
    meant,
    not_yet,
    report,
    said,
)
from talisman.compiler.resolve.world import World
from talisman.compiler.source import NOWHERE, Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def belongs(ref: Ref, kind: str, of: Noun, scope: Scope, said_at: Span = NOWHERE) -> Cond:
    """The thing is the owner's: by a printed owner, on its space, or held by it."""
    world = scope.world
    for name in world.ancestors(kind):
        prop = world.find("property", world.model.kinds[name].binds)
        if prop is not None:
            return Same(PrintedThing(prop, ref), of.ref)
    if world.is_place(of.kind):
        return lying(ref, of.ref, kind, scope)
    if world.is_place(kind):
        return same(PlaceOf(of.ref), ref)  # a place is theirs who are there
    if of.kind and not may_hold(of.kind, scope):
        zones = [zone for zone in world.model.zones.values() if zone.of and world.fits(of.kind, zone.of)]
        if kind and said_at != NOWHERE and not any(may_lie_in(zone, kind, scope) for zone in zones):
            report(scope, HAS_NONE, said_at, owner=a_kind(world, of.kind), kind=a_kind(world, kind))
        return same(Bearer(ref), of.ref)
    return same(Holder(ref), of.ref)


def may_hold(kind: str, scope: Scope) -> bool:
    """Whether things of a kind are seats or what they play, or some of them are."""
    world = scope.world
    return any(world.fits(kind, who) for who in (*world.avatars, *world.seats))


MAY_BE_NOBODY = (Bearer, Holder, MemoryOf, NextSeat, PlaceOf, PrintedThing, Top)
"""What may mean nobody while the rest of the sentence stands: nothing is remembered, printed, there."""


def same(one: Ref, other: Ref) -> Cond:
    """Both are one thing; two that may both be nobody are the same only where there is somebody."""
    found = Same(one, other)
    if isinstance(one, MAY_BE_NOBODY) and isinstance(other, MAY_BE_NOBODY):
        return both(Not(Same(one, Nobody())), found)
    return found


def lying(ref: Ref, place: Ref, kind: str, scope: Scope) -> Cond:
    """The thing lies at the place itself: what somebody there carries does not, nor what lies hidden."""
    there = on_space(ref, place, kind, scope)
    return both(there, Same(Bearer(ref), place)) if carried(kind, scope) else there


def on_space(ref: Ref, place: Ref, kind: str, scope: Scope) -> Cond:
    """The thing is at the place: there itself or with somebody there, but not where nobody may look."""
    return both(OnSpace(ref, place), *_in_the_open(ref, kind, scope))


def _in_the_open(ref: Ref, kind: str, scope: Scope) -> Iterator[Cond]:
    """The thing lies in no zone of anything into which nobody may look."""
    world = scope.world
    hidden = (
        name
        for name, zone in world.model.zones.items()
        if zone.of
        and zone.seen == "nobody"
        and not world.is_avatar(zone.of)
        and may_lie_in(zone, kind, scope)
    )
    return (Not(InZone(ref, name)) for name in hidden)


def may_lie_in(zone: Zone, kind: str, scope: Scope) -> bool:
    """Whether things of a kind may lie in a zone; of no kind in particular some may."""
    world = scope.world
    if kind and (world.is_place(kind) or world.is_avatar(kind)):
        return any(world.fits(kind, held) for held in zone.holds)
    return not kind or any(world.fits(held, kind) or world.fits(kind, held) for held in zone.holds)


def carried(kind: str, scope: Scope) -> bool:
    """Whether things of a kind may lie in something that is no place."""
    return scope.world.once("carried", kind, lambda kind: _carried(kind, scope.world))


def _carried(kind: str, world: World) -> bool:
    return not (kind and (world.is_place(kind) or world.is_avatar(kind))) and any(
        zone.of
        and not world.is_place(zone.of)
        and (not kind or any(world.fits(held, kind) or world.fits(kind, held) for held in zone.holds))
        for zone in world.model.zones.values()
    )


def at(place: Node, ref: Ref, scope: Scope, kind: str | None = None, own: str = "") -> Cond:
    """The thing is in a zone, or on a space; behind a noun, whose kind is given, it lies there itself.

    own: the kind of the thing, where that is known and no noun is narrowed.
    """

    def there(one: Ref) -> Cond:
        return on_space(ref, one, own, scope) if kind is None else lying(ref, one, kind, scope)

    base = Bearer(ref) if kind is not None and carried(kind, scope) else PlaceOf(ref)
    arg = zone_nouns.zone(place, scope, quiet=True)
    if arg is not None:
        behind = zone_nouns.bearers(place) if arg.bearer is None else None
        whose = descriptions.matches(behind, Bearer(ref), scope) if behind is not None else Always()
        of = scope.world.model.zones[arg.zone].of
        if isinstance(whose, HasTag) and scope.world.is_a(of, whose.tag):
            whose = Always()  # whatever bears such a zone is of the kind
        return both(InZone(ref, arg.zone, arg.bearer), whose)
    if nouns.is_definite(place, scope) and not isinstance(place, views.NpNamed):
        found = nouns.noun(place, scope)
        if found is None:
            return NO_CONDITION
        if found.kind and not scope.world.is_place(found.kind):
            if _never_borne(kind if kind is not None else own, found.kind, scope):
                _tell_no_place(place, found.kind, scope)
            return Same(Bearer(ref), found.ref)
        return there(found.ref)
    if isinstance(place, views.NpNamed):
        several = entities(place.nameref, scope, place_kind(scope))
        if not several:
            return NO_CONDITION
        named = several[0]
        for mod in nouns.narrowings(place):
            if not isinstance(mod, views.ModOf):  # of which pile, as of several of one name
                nouns.lost(mod, "the place, which is named", "ask it apart: `..., and ...`", scope)
        if not scope.world.fits(named[1], place_kind(scope)):
            wanted, of_kind = a_kind(scope.world, place_kind(scope)), a_kind(scope.world, named[1])
            report(scope, WRONG_KIND, place.span, verb="at", wanted=wanted, found=of_kind)
        if len(several) == 1 and not any_copy(place.nameref, named[0], scope):
            return there(Named(named[0]))
        where = descriptions.is_named(place.nameref, base, scope, place_kind(scope))
    else:
        if _no_place(place, base, scope):
            return NO_CONDITION
        where = descriptions.matches(place, base, scope)
    return both(where, *_in_the_open(ref, own if kind is None else kind, scope))


def at_one_of(
    mod: views.ModAt,
    ref: Ref,
    scope: Scope,
    kind: str | None = None,
    own: str = "",
    front: Node | None = None,
) -> Cond:
    """The thing is where a narrowing says: `at NAME`, or at one of several that are named, `at NAME or NAME`.

    front: the noun that it narrows; `a tool at NAME or Lamp` would be a tool that is at Lamp.
    """
    names = [mod.np, *(built(views.NpNamed, (name,), name.span) for name in mod.namerefs)]
    for name in names if len(names) > 1 else ():
        called = isinstance(name, views.NpNamed) and not meant(name.nameref, scope.world)  # is told behind
        if not called and not descriptions.a_place(name, scope):
            bare = said(front or mod).replace(f" {said(mod)}", f" at {said(names[0])}", 1)
            way = f"`at` is followed by places; what is meant itself stands first: `{said(name)} or {bare}`"
            report(scope, PLACE_OR_MORE, name.span, noun=said(name), front=bare, way=way)
            return NO_CONDITION
    return either(*(at(name, ref, scope, kind, own) for name in names))


def _no_place(noun: Node, base: Ref, scope: Scope) -> bool:
    """Whether nothing that a noun means is a place, nor bears anything, which is reported."""
    world, kind, place = scope.world, head_kind(noun, scope), place_kind(scope)
    if not kind or not place or world.fits(kind, place) or world.fits(place, kind):
        return False
    if isinstance(base, Bearer) and any(
        zone.of and world.fits(kind, zone.of) for zone in world.model.zones.values()
    ):
        return False
    _tell_no_place(noun, kind, scope)
    return True


def _never_borne(kind: str, bearer: str, scope: Scope) -> bool:
    """Whether no zone of such a bearer ever holds things of a kind, if it is known."""
    world = scope.world
    zones = [zone for zone in world.model.zones.values() if zone.of and world.fits(bearer, zone.of)]
    return bool(kind) and not any(may_lie_in(zone, kind, scope) for zone in zones)


def never_borne(what: Node, bearer: str, scope: Scope) -> bool:
    """Whether no zone of such a bearer ever holds what a noun means, by its kind, a word or its name."""
    world, part = scope.world, nominal(what)
    found = heads(part, scope) if part is not None else ()
    kinds: dict[str, None] = {}
    if isinstance(what, views.NpNamed):
        kinds = dict.fromkeys(world.model.things[key].kind for key in meant(what.nameref, world))
    for head in found:
        of = (head.kind,) if head.kind else head.kinds or [one.kind for one in world.tagged(head.tags)]
        kinds.update(dict.fromkeys(of))
    if not kinds or any(kind not in world.model.kinds or _printed(kind, scope) for kind in kinds):
        return False
    zones = [zone for zone in world.model.zones.values() if zone.of and world.fits(bearer, zone.of)]
    zones += [
        zone for zone in world.model.zones.values() if zone.of in world.seats and world.is_avatar(bearer)
    ]
    return not any(not zone.holds or may_lie_in(zone, kind, scope) for zone in zones for kind in kinds)


def _printed(kind: str, scope: Scope) -> bool:
    """Whether whose such things are is printed on them."""
    world = scope.world
    return any(world.find("property", world.model.kinds[name].binds) for name in world.ancestors(kind))


def _tell_no_place(noun: Node, kind: str, scope: Scope) -> None:
    place = place_kind(scope)
    report(scope, AT_NO_PLACE, noun.span, noun=said(noun), kind=a_kind(scope.world, kind), place=place)


def place_kind(scope: Scope) -> str:
    """The kind of the places of the board."""
    return next((kind.name for kind in scope.world.model.kinds.values() if kind.place), "")


def located(place: views.Place, whose: Noun, scope: Scope, *, lies: bool = False) -> Cond:
    """The thing is where a place phrase says (`at North or at South`, `here`).

    lies: it is any of a kind, and lies there itself, as in `there is a THING here`; of what is known where it
    is, it is asked whether it is there, also with somebody.
    """
    match place:
        case views.PlaceHere():
            descriptions.somewhere(place, scope)
            if nouns.here(scope) == PlaceOf(whose.ref) and not scope.told:
                report(scope, WHERE_ONE_IS, place.span)
            there = lying if lies else on_space
            return there(whose.ref, nouns.here(scope), whose.kind, scope)
        case views.PlaceAt():
            kind = whose.kind if lies else None
            for np in place.nps:
                which_owner.many_places(np, scope)
                others.where_you_are(np, whose, scope)
            return either(*(at(np, whose.ref, scope, kind, own=whose.kind) for np in place.nps))
        case _:
            assert_never(place)


def owns(ref: Ref, what: Node, scope: Scope, kind: str = "") -> Cond:
    """The thing has what the noun phrase says: holds it, or is a space with it; kind: its own, if known."""
    match what:
        case views.Amount():
            return numbers.amount_owned(what, Noun(ref, kind), scope)
        case views.AmountNone():
            return numbers.none_owned(what, Noun(ref, kind), scope)
        case views.GoodsAnd():
            return both(*(owns(ref, part, scope, kind) for part in (what.first_goods, what.second_goods)))
        case views.GoodsOr():
            return either(*(owns(ref, part, scope, kind) for part in (what.first_goods, what.second_goods)))
        case (
            views.AmountUpTo()
            | views.AmountAll()
            | views.AmountThat()
            | views.AmountPer()
            | views.AmountPerThing()
        ):
            not_yet(scope, what)
            return NO_CONDITION
    whose = Noun(ref, "" if scope.world.is_place(kind) else kind)
    if not isinstance(ref, PlaceOf) and never_had(what, kind, scope):
        return NO_CONDITION
    if nouns.is_definite(what, scope) and not isinstance(what, views.NpNamed):
        one = nouns.thing(what, scope)
        if isinstance(ref, PlaceOf) or scope.world.is_place(kind):
            return on_space(one, ref, "", scope)
        return belongs(one, "", whose, scope)
    if not isinstance(ref, PlaceOf) and not scope.world.is_place(kind) and lying_too(what, kind, scope):
        return NO_CONDITION
    in_a_pile(what, head_kind(what, scope), kind, scope)
    sel = descriptions.selection(what, scope)
    held = belongs(Var(sel.var), sel.kind if sel.kind in scope.world.model.kinds else "", whose, scope)
    if isinstance(ref, PlaceOf) or scope.world.is_avatar(sel.kind) or scope.world.is_place(kind):
        held = lying(Var(sel.var), ref, sel.kind, scope)
    return quantity.quantified(what, sel, held, scope, subject=False)


def lying_too(what: Node, whose: str, scope: Scope) -> bool:
    """Whether what somebody of a kind has is said to lie at a place itself, which is reported."""
    kind = head_kind(what, scope)
    place = next((mod for mod in nouns.narrowings(what) if _at_a_place(mod, scope)), None)
    if place is None or scope.world.is_place(kind) or not carried(kind, scope):
        return False
    bare = said(what).replace(f" {said(place)}", "", 1)
    way = f"for each {whose or 'KIND'} {said(place)}: if it has {bare}: ..."
    report(scope, HAD_AND_LYING, what.span, noun=said(what), way=way)
    return True


def in_a_pile(what: Node, kind: str, whose: str, scope: Scope) -> None:
    """Refuse what somebody of a kind has, and what lies in a zone that is nobody's."""
    if scope.world.is_place(whose) or (kind in scope.world.model.kinds and _printed(kind, scope)):
        return
    for mod in nouns.narrowings(what):
        found = zone_nouns.zone(mod.np, scope.inner(), quiet=True) if isinstance(mod, views.ModAt) else None
        if found is not None and not scope.world.model.zones[found.zone].of:
            bare = said(what).replace(f" {said(mod)}", "", 1)
            report(scope, OWNED_IN_PILE, mod.span, zone=said(mod), noun=bare)


def _at_a_place(mod: Node, scope: Scope) -> bool:
    """Whether a narrowing says at which place something lies itself."""
    return isinstance(mod, views.ModHere) or (
        isinstance(mod, views.ModAt) and descriptions.a_place(mod.np, scope)
    )


def owned_by(
    node: Node, mod: views.ModWith | views.ModHas | views.ModWithout, ref: Ref, scope: Scope
) -> Cond:
    """The thing that a noun means has what stands behind it; what nothing of its kind ever has is refused."""
    if mod.amount is not None:
        kind = declared_phrases.kind_said(node, scope)
        return owns(ref, mod.amount, scope, kind if kind in scope.world.model.kinds else "")
    if mod.np is not None and _never_with(node, mod, mod.np, scope):
        return NO_CONDITION
    return owns(ref, mod.np or mod, scope, head_kind(node, scope))


def _never_with(node: Node, mod: Node, what: Node, scope: Scope) -> bool:
    """Whether a noun is narrowed by what it never has, as if that were said of who does it."""
    world, kind, wanted = scope.world, declared_phrases.kind_said(node, scope), head_kind(what, scope)
    if scope.told:
        return False
    if kind not in world.model.kinds:
        return _none_with(node, mod, what, scope)
    front, words = said(nominal(node) or node), said(what)
    front_of = f"`{'unless' if isinstance(mod, views.ModWithout) else 'while'} you have {words}: ...`"
    if isinstance(node, views.NpNamed):
        front = said(node.nameref)
    if world.is_place(kind):
        if not isinstance(node, views.NpNamed):
            return False  # a place with a thing is one where it lies
        why = "a place that is named is narrowed no further"
        mine = (
            ""
            if not wanted or may_hold(wanted, scope)
            else f"of who goes there, say it in front: {front_of}; "
        )
        way = f"{mine}of the place, ask it: `if {words} is at {front}: ...`"
    else:
        zones = [zone for zone in world.model.zones.values() if zone.of and world.fits(kind, zone.of)]
        if may_hold(kind, scope) or (wanted and any(may_lie_in(zone, wanted, scope) for zone in zones)):
            return False
        if not wanted and not never_borne(what, kind, scope):
            return False
        why = f"{a_kind(world, kind)} never has {a_kind(world, wanted) if wanted else words}"
        way = f"of who does it, say it in front: {front_of}"
    report(scope, NEVER_WITH, mod.span, mod=said(mod), noun=front, why=why, way=way)
    return True


def _none_with(node: Node, mod: Node, what: Node, scope: Scope) -> bool:
    """The same of what several kinds have in common, a name or a word: `while you have Lamp with a tool`."""
    world, model, part = scope.world, scope.world.model, nominal(node)
    kinds: dict[str, None] = {}
    if isinstance(node, views.NpNamed):
        kinds = dict.fromkeys(model.things[key].kind for key in meant(node.nameref, world))
    for head in heads(part, scope) if part is not None else ():
        value = next((tag for tag in head.tags if tag in model.values), "") if head.cls == "tag" else ""
        if value:  # of which kind such things are is not printed
            kind = next(iter(world.avatars), "")
            report(scope, VALUE_ALONE, node.span, noun=said(node), value=value, kind=kind)
            return True
        kinds.update(dict.fromkeys(head.kinds or [one.kind for one in world.tagged(head.tags)]))
    if not kinds or any(_may_have(kind, what, scope) for kind in kinds):
        return False
    words, front = said(what), said(node.nameref) if isinstance(node, views.NpNamed) else said(part or node)
    way = f"of who has both, ask each: `if you have ..., and you have {words}: ...`"
    sort = "name" if isinstance(node, views.NpNamed) else "word"
    why = f"nothing of that {sort} ever has {words}"
    report(scope, NEVER_WITH, mod.span, mod=said(mod), noun=front, why=why, way=way)
    return True


def _may_have(kind: str, what: Node, scope: Scope) -> bool:
    """Whether something of a kind may have, or as a place may be where it is, what a noun means."""
    world, wanted = scope.world, head_kind(what, scope)
    if kind not in world.model.kinds or world.is_place(kind):
        return True
    zones = [zone for zone in world.model.zones.values() if zone.of and world.fits(kind, zone.of)]
    if wanted and world.is_avatar(wanted):
        return any(zone.holds and may_lie_in(zone, wanted, scope) for zone in zones)
    return may_hold(kind, scope) or bool(zones)


def never_had(what: Node, whose: str, scope: Scope, noun: Node | None = None) -> bool:
    """Whether nobody of a kind ever has this, which is reported: a place, or who is played like them.

    noun: the words that are told, where `what` is more than a noun.
    """
    told = noun or what
    world, kind = scope.world, declared_phrases.kind_said(what, scope)
    if not kind or not whose or world.is_place(whose):
        return False
    zones = [zone for zone in world.model.zones.values() if zone.of and world.fits(whose, zone.of)]
    if not may_hold(whose, scope):
        bare = (
            whose in world.model.kinds
            and not zones
            and not any(world.is_a(other, whose) and may_hold(other, scope) for other in world.model.kinds)
        )
        if bare:
            report(scope, HAS_NOTHING, told.span, owner=a_kind(world, whose), noun=said(told))
        return bare
    place = world.is_place(kind)
    if any(zone.holds and may_lie_in(zone, kind, scope) for zone in zones):
        return False
    if not place and not (world.is_avatar(kind) and world.is_avatar(whose)):
        return False
    at_place = "whoever is there is `at` it: `you are at ...`, `... at ...`"
    names = {"noun": said(told), "what": "a place" if place else "one who is played"}
    report(scope, HAD_PLACE, told.span, **names, way=at_place if place else "say where they are: `... here`")
    return True


def had(sel: Sel) -> bool:
    """Whether the words in front say who has the thing or where that is: then it may be with somebody."""
    me = Var(sel.var)
    return any(
        isinstance(part, (Bearer, Holder, InZone, PlaceOf)) and part.of == me
        for cond in conjuncts(sel.where)
        if not isinstance(cond, Not)
        for part in walk(cond)
    )
