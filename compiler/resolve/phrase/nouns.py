"""Nouns: which thing is meant, or what a thing must be to be meant.

A noun is read in one of two ways. *Definite* nouns (`you`, `it`, names, roles, `its holder`) are a `Ref`;
all others are descriptions, and `matches` says when a thing fits one. A selection is a description with a
variable. Zones are nouns, too, but never things: `zone_nouns` reads them.
"""

from __future__ import annotations

from typing import cast

from talisman.compiler.messages.nouns import (
    AMBIGUOUS_IT,
    ANY_OF_CONDITION,
    LOST_NARROWING,
    MIXED_PILE,
    NO_ROLL,
    NO_THIS,
    NONE_SPOKEN_OF,
    NOT_A_SEAT,
    NOT_ONE_THING,
    UNKNOWN_ROLE,
    WHATEVER_IT_IS,
)
from talisman.compiler.messages.numbers import WHOSE_RESULT
from talisman.compiler.model import (
    Current,
    Holder,
    Named,
    NextSeat,
    Nobody,
    PlaceOf,
    PlayerOf,
    Rec,
    Ref,
    Sel,
    Thing,
    This,
    Top,
    You,
)
from talisman.compiler.resolve.phrase import (
    descriptions,
    in_passing,
    numbers,
    pronouns,
    role_nouns,
    whereabouts,
    zone_nouns,
)
from talisman.compiler.resolve.phrase.nominals import (
    Head,
    determiner,
    head_kind,
    heads,
    nominal,
    one_each,
    owner_node,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import (
    a_kind,
    all_of,
    any_copy,
    entity,
    first_of,
    has,
    is_np,
    kinds_of,
    meant,
    not_yet,
    report,
    said,
    texts,
)
from talisman.compiler.resolve.world import Wanted
from talisman.compiler.source import NOWHERE
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import evolve

HOLES = ("object", "target", "extra")
"""The words for what stands in the holes of a declared phrase: in its meaning these are spoken of."""
SOLE = kinds_of(
    views.NpIt,
    views.NpThis,
    views.NpThisKind,
    views.NpRoll,
    views.NpRole,
    views.NpEntry,
    views.NpNamed,
    views.You,
    views.NpEnd,
)
"""Nouns that always mean one certain thing."""


def is_definite(node: Node, scope: Scope) -> bool:
    """Whether the noun phrase means one certain thing that is known without choosing."""
    if node.span in scope.fixed:
        return True
    if isinstance(node, views.NpNamed):
        keys = meant(node.nameref, scope.world)
        return is_named_once(node, scope) and not any(any_copy(node.nameref, key, scope) for key in keys)
    if node.kind in SOLE:
        return True
    if isinstance(node, (views.NpLink, views.LinkOf)):
        inner = next(
            (kid for kid in (first_of(node, views.LinkOf) or node).nodes() if is_np(kid)),
            None,
        )
        return inner is None or is_definite(inner, scope)
    if not isinstance(node, views.NpDet):
        return False
    det = determiner(node)
    found = heads(part, scope) if (part := nominal(node)) else ()
    if det is None or len(found) != 1:
        return False
    words = texts(det)
    kind = found[0].name
    if (beside := first_of(node, views.ModSeat)) is not None and "the" in words:
        return beside.np is None or is_definite(beside.np, scope)
    if descriptions.has_extreme(node):
        return False
    if "that" in words:
        return "many" not in words
    if is_bare(node, det) and found[0].cls in ("kind", "tag") and "active" not in found[0].tags:
        return True
    at_ = first_of(node, views.ModAt)
    if "the" in words and at_ is not None:
        return zone_nouns.zone(at_.np, scope.inner(), quiet=True) is not None
    of = first_of(node, views.ModOf)
    if "the" in words and of is not None and found[0].cls == "kind" and one_each(kind, scope):
        return is_definite(of.np, scope)
    if "the" in words or owner_node(node) is not None:
        return (
            "active" in found[0].tags
            or (owner_node(node) is not None and found[0].cls == "kind" and one_each(kind, scope))
            or found[0].cls in ("role", "property")
        )
    return False


def quietly(node: Node, scope: Scope, wanted: Wanted = "") -> Noun | None:
    """Who or what a noun means, where what comes next is not to say `it` of that."""
    before = list(scope.it)
    found = noun(node, scope, wanted)
    scope.it[:] = before
    return found


def is_named_once(node: Node, scope: Scope) -> bool:
    """Whether it is the name of one thing or of its copies, on which the same is printed."""
    return (
        isinstance(node, views.NpNamed) and not narrowings(node) and len(meant(node.nameref, scope.world)) < 2
    )


_NARROWED = kinds_of(
    *(views.NpDet, views.NpPlural, views.NpNamed, views.NpEnd, views.NpEnds),
    *(views.ForEach, views.QualForEach, views.SpanNoun, views.WorthNoun, views.AmountPerThing),
)
"""What has a noun that may be narrowed."""


def narrowings(node: Node) -> tuple[views.Mod, ...]:
    """What stands behind the noun of a phrase and narrows it."""
    return cast(views.NpDet, node).mods if node.kind in _NARROWED else ()


def is_bare(node: Node, det: Node) -> bool:
    """Whether it is `the` and a noun that nothing is said of behind it: the one that was spoken of."""
    return texts(det) == ("the",) and not narrowings(node)


IN_PASSING = "whose"
"""In the words of a scope: who was named to say whose or where something is, and is spoken of behind it."""
A_ROLL = "roll of dice"
"""What is no thing, and so of no kind that is declared."""


def thing(node: Node, scope: Scope, wanted: Wanted = "") -> Ref:
    """The thing a definite noun phrase means; nobody, with a diagnostic, if it means none."""
    found = noun(node, scope, wanted)
    return found.ref if found is not None else Nobody()


def noun(node: Node, scope: Scope, wanted: Wanted = "") -> Noun | None:
    """The thing a definite noun phrase means, with what is known of it."""
    if (chosen := scope.fixed.get(node.span)) is not None:
        return chosen
    found = _again_said(node, scope) or _noun(node, scope, wanted)
    if found is not None:
        scope.spoken[node.span] = found
        narrowed_in_vain(node, scope)
    if (
        found is not None
        and not found.beside
        and not isinstance(node, (views.You, views.NpIt, views.NpThis, views.NpRoll, views.NpThem))
    ):
        scope.it.append(found)
    return found


def of_whom(node: Node, scope: Scope, *, seat: bool = False) -> Noun | None:
    """Who stands behind `of` or `to the left of` (seat): there `it` may be who does it.

    Behind `of` only where a loop is at that one; else it is what the text spoke of, or whose text it is.
    """
    doer = scope.doing
    if isinstance(node, views.NpIt) and doer is not None and (seat or doer.member):
        return pronouns.it(node, scope)
    return noun(node, scope)


def _again_said(node: Node, scope: Scope) -> Noun | None:
    """The same words in one sentence mean the same thing: `its holder`, and `its holder` again."""
    poss = owner_node(first_of(node, views.LinkOf) or node)
    if poss is None or not isinstance(poss, (views.PossIts, views.PossTheir)):
        return None
    words = said(node)
    return next((one for one in scope.it if one.words == words), None)


def narrowed_in_vain(node: Node, scope: Scope) -> None:
    """A thing that is certain is not narrowed, but for what it is the top of."""
    meant: tuple[type[views.Mod], ...] = (views.ModOf,)
    if isinstance(node, views.NpEnd):
        meant = (views.ModOf, views.ModAt)
    if isinstance(node, views.NpDet) and (det := determiner(node)) is not None and has(det, "the"):
        meant = (views.ModOf, views.ModAt, views.ModSeat)
    for mod in narrowings(node):
        if not isinstance(mod, meant):
            lost(mod, "the one thing that is meant", "ask it with `if`, or leave it out", scope)


def lost(mod: Node | Leaf, what: str, way: str, scope: Scope) -> None:
    """Refuse words behind a noun that would narrow nothing."""
    words = mod.text if isinstance(mod, Leaf) else said(mod)
    report(scope, LOST_NARROWING, mod.span, mod=words, what=what, way=way)


def _noun(node: Node, scope: Scope, wanted: Wanted) -> Noun | None:
    match node:
        case views.You():
            return pronouns.you(node, scope)
        case views.NpThem():
            tiers = (scope.it, *scope.topics)
            spoken = (one.words for tier in tiers for one in reversed(tier) if not one.member)
            last = next((words for words in spoken if words not in ("", "you", "this")), "")
            if last:
                report(scope, NOT_ONE_THING, node.span, word="them", noun=last)
            else:
                report(scope, NONE_SPOKEN_OF, node.span, word="them")
            return None
        case views.NpIt():
            return pronouns.it(node, scope, wanted, scope.doing.ref if scope.doing is not None else None)
        case views.NpThis():
            if scope.this is None:
                report(scope, NO_THIS, node.span, word="this")
            return scope.this
        case views.NpEntry():
            if scope.entry is None:
                report(scope, UNKNOWN_ROLE, node.span, role="entry", near="")
            return scope.entry
        case views.NpRoll():
            if scope.roll is None:
                report(scope, NO_ROLL, node.span, word=said(node))
            elif scope.roll.words == numbers.ONE_OF_TWO_ROLLS:
                report(scope, WHOSE_RESULT, node.span, word=said(node))
            return evolve(scope.roll, kind=A_ROLL) if scope.roll is not None else None
        case views.NpRole():
            return role_nouns.role(node, scope)
        case views.NpLink() | views.LinkOf():
            return role_nouns.link(node, scope)
        case views.NpEnd():
            return _top(node, scope)
        case views.NpNamed():
            found = entity(node.nameref, scope, wanted)
            return None if found is None else Noun(Named(found[0]), found[1], node.span, said(node))
        case views.NpThisKind() | views.NpDet():
            return _described(node, scope)
        case views.PlaceHere():
            return Noun(here(scope), "", node.span, "here")
    not_yet(scope, node)
    return None


def _top(node: Node, scope: Scope) -> Noun | None:
    """`the top card of the pile`, `the card in the pile`: the first thing of a zone, or the last."""
    inner = next((kid for mod in all_of(node, views.ModOf, views.ModAt) for kid in mod.nodes()), None)
    arg = zone_nouns.zone(inner, scope) if inner is not None else None
    if arg is None or inner is None:
        return None
    zone_nouns.one_alone(inner, arg, scope)
    part = nominal(node)
    for head in heads(part, scope) if part is not None else ():
        for noun_ in part.nodes() if part is not None and head.cls in ("kind", "tag") else ():
            for leaf in noun_.leaves("ADJ"):
                lost(leaf, "what lies at the end of a pile", "ask it with `if`, or leave it out", scope)
        if not narrowings(inner) and (others := mixed(head, arg.zone, scope)):
            end = "bottom" if has(node, "bottom") else "top"
            way = f"`the {end} KIND of ...` with a kind that all of them are; `if ... is ...` asks what it is"
            what = ", ".join(f"`{other}`" for other in others)
            report(
                scope,
                MIXED_PILE,
                node.span,
                noun=said(node),
                others=what,
                zone=arg.zone,
                kind=head.name,
                way=way,
            )
    return Noun(Top(arg.zone, arg.bearer, has(node, "bottom")), head_kind(node, scope), node.span, said(node))


def mixed(head: Head, zone: str, scope: Scope) -> list[str]:
    """The kinds of what may lie in a zone that are not of the sort of a noun."""
    world = scope.world
    if head.cls != "kind" or zone not in world.model.zones:
        return []
    holds = world.model.zones[zone].holds
    found = holds or [
        kind
        for kind in dict.fromkeys(thing.kind for thing in world.model.things.values())
        if zone in (world.supply(kind), world.leaves_to(kind))
    ]
    return [kind for kind in found if not world.is_a(kind, head.name)]


def _described(node: Node, scope: Scope) -> Noun | None:
    """`this space`, `its space`, `that card`, `the active seat`: nouns that are definite by their form."""
    part = nominal(node)
    found = heads(part, scope) if part is not None else ()
    if not found:
        return None
    head, world = found[0], scope.world
    det, poss = determiner(node), owner_node(node)
    if isinstance(beside := first_of(node, views.ModSeat), views.ModSeat):
        return _next_seat(node, beside, head, scope)
    if first_of(node, views.ModAt) is not None and det is not None and has(det, "the"):
        return _top(node, scope)
    behind = first_of(node, views.ModOf)
    inner = behind.np if behind is not None else None
    if head.cls in ("role", "property"):
        return role_nouns.role(node, scope)
    if "active" in head.tags:
        return Noun(Current(), head.name, node.span, said(node))
    if poss is not None or (inner is not None and one_each(head.name, scope)):
        of = (
            role_nouns.owner(poss, scope, _placed(head, scope))
            if poss is not None
            else of_whom(inner, scope)
            if inner is not None
            else None
        )
        if of is None:
            return None
        _whatever_it_is(node, head, of, scope)
        if world.is_place(head.name):
            return Noun(PlaceOf(of.ref), head.name, node.span, said(node))
        if head.name in world.seats and head.name not in world.avatars:
            return Noun(PlayerOf(of.ref), head.name, node.span, said(node))
        if head.name in world.avatars and of.kind in world.seats and of.kind not in world.avatars:
            return Noun(Holder(of.ref), head.name, node.span, said(node))
        return Noun(of.ref, of.kind, node.span, said(node))
    if isinstance(node, views.NpThisKind) or (
        det is not None and ("that" in texts(det) or is_bare(node, det))
    ):
        holes = [scope.words[name] for name in reversed(HOLES) if scope.meanings and name in scope.words]
        known = tuple(one for one in holes if one.kind and not one.several)
        tiers = (tuple(scope.it), known, *scope.topics)  # who was spoken of where it is said comes last
        candidates = [c for tier in tiers for c in reversed(tier)]
        if isinstance(node, views.NpThisKind) and scope.this is not None:
            candidates.insert(0, scope.this)
        words = {**{name: scope.words[name] for name in HOLES if name in scope.words}, **scope.words}
        candidates += [scope.words[IN_PASSING]] if IN_PASSING in scope.words else []
        candidates += [
            c for c in (words if scope.meanings else scope.words).values() if c.kind and not c.several
        ]
        told = not scope.meanings and not isinstance(node, views.NpThisKind)  # nobody calls `you` so
        mine = (You(), scope.you.ref) if told and scope.you is not None else ()
        that = not scope.meanings and det is not None and "that" in texts(det)
        candidates = [one for one in candidates if _so_called(one, head, scope) and one.ref not in mine]
        if told and that:
            candidates = [one for one in candidates if one.words != "you"]
        for one in candidates:
            if one.kind and world.is_a(one.kind, head.name):
                one = _as_declared(one, head, scope)
                if one.several:
                    asked = one in (*scope.unsure, *scope.asked_for)
                    code = ANY_OF_CONDITION if asked else NOT_ONE_THING
                    report(scope, code, node.span, word=said(node), noun=one.words)
                    return None
                if told and that and in_passing.refused(one, head.name, node, scope):
                    return None
                if told and (member := pronouns.beside_a_loop(one, scope, head.name)) is not None:
                    if scope.doing is None or scope.doing.ref != one.ref:
                        pronouns.either(member, one, node, scope, pronouns.ON_ITS_LINE)
                        return None
                    one = member  # `Ann takes a stone from that player`
                one = _of_event(one, head, node, scope) if one.member and det is not None else one
                if told and all(one.ref != other.ref for other in scope.it):
                    _not_above(one, head, node, scope)
                if that and _is_carrier(one):
                    pronouns.reads_as(Noun(Nobody(), words=f"another {head.name}"), node, scope)
                return Noun(one.ref, one.kind, node.span, said(node), beside=one.beside)
        where = _any_place(head.name, scope) and not that  # behind `that` a place was spoken of
        if world.is_place(head.name) and not head.tags and where:
            return Noun(here(scope), head.name, node.span, said(node))
        if that and scope.outer is not None and scope.capture is not None:
            around = _described(node, scope.outer)  # of the text around what lasts
            return evolve(around, ref=scope.capture.keep(around.ref)) if around is not None else None
        for one in candidates:
            if world.fits(one.kind, head.name) and not one.several:
                return Noun(one.ref, head.name, node.span, said(node))
        report(scope, NO_THIS, node.span, word=said(node))
        return None
    not_yet(scope, node)
    return None


def _as_declared(one: Noun, head: Head, scope: Scope) -> Noun:
    """A thing in a hole of a sentence, or that of the hole that is declared for just this kind."""
    if all(one != held for _, held in scope.holes):
        return one
    of_kind = [held for kind, held in scope.holes if kind == head.name]
    return of_kind[0] if len(of_kind) == 1 else one


def _placed(head: Head, scope: Scope) -> Wanted:
    """The kinds of what is at a place: `its space` is that of somebody, and no place's."""
    world = scope.world
    if not world.is_place(head.name) or head.tags:
        return ""
    above = {*world.ancestors(whereabouts.place_kind(scope))}
    return tuple(kind for kind in world.model.kinds if not world.is_place(kind) and kind not in above)


def _any_place(kind: str, scope: Scope) -> bool:
    """Whether wherever one is is a place of a kind: of other kinds `the gate` would be said of any place."""
    things = scope.world.model.things.values()
    return all(scope.world.is_a(thing.kind, kind) for thing in things if scope.world.is_place(thing.kind))


def _is_carrier(one: Noun) -> bool:
    """Whether it is the thing whose text it is, or known as that to the event around it."""
    return one.ref == This() or one.words == "this"


def _of_event(member: Noun, head: Head, node: Node, scope: Scope) -> Noun:
    """What `that card` means in a loop through cards: the one that the event around it names, if it does.

    Each of those that the loop goes through is `it`; `the card` could be either.
    """
    told = [one for tier in scope.topics for one in tier if one.span != NOWHERE]
    told += [one for word, one in scope.words.items() if word not in ("actor", "doer")]
    named = [one for one in told if isinstance(one.ref, Rec) and scope.world.is_a(one.kind, head.name)]
    if not named or (det := determiner(node)) is None:
        return member
    if "that" not in texts(det):
        both_ = {"first": "`it`", "second": f"`that {head.name}`"}
        ways = {"first_word": "`it`", "second_word": f"`that {head.name}`"}
        report(scope, AMBIGUOUS_IT, node.span, word=said(node), **both_, **ways)
    return evolve(named[0], beside=True)


def _not_above(one: Noun, head: Head, node: Node, scope: Scope) -> None:
    """Refuse `that player` for who does what happens, where a line above has spoken of another one."""
    world = scope.world
    others = (
        other
        for other in reversed(scope.above)
        if world.is_avatar(head.name)
        and other.ref not in (one.ref, You())
        and not other.member
        and world.is_a(other.kind, head.name)
    )
    other = next(others, None)
    if other is not None:
        mine = scope.words.get("actor") == one or one.words == "you"
        way = "you" if mine and scope.you is not None else one.words or "the ROLE"
        both_ = {"first": f"`{other.words or 'another'}`", "second": f"`{way}`"}
        ways = {"first_word": pronouns.again(other.words or "another"), "second_word": f"`{way}`"}
        report(scope, AMBIGUOUS_IT, node.span, word=said(node), **both_, **ways)


def _copied(thing: Thing, names: set[str]) -> bool:
    """Whether a further copy of the thing is among the names."""
    return thing.copies > 1 and not names.isdisjoint(thing.entities)


def _whatever_it_is(node: Node, head: Head, of: Noun, scope: Scope) -> None:
    """Refuse `Ben's sandy space`: where Ben is there is one place, and it would be gone to whatever it is."""
    world = scope.world
    wanted = a_kind(world, head.name)
    more_than_a_place = world.is_place(head.name) and not world.model.kinds[head.name].place
    if scope.told or not (head.tags or more_than_a_place):
        return
    if head.tags:
        wanted = a_kind(world, f"{' '.join(head.tags)} {head.name}")
    whose = "your" if scope.you is not None and of.ref == scope.you.ref else "its"
    plain = next((kind.name for kind in world.model.kinds.values() if kind.place), "") or head.name
    plain = plain if world.is_place(head.name) else head.name
    told = {"noun": said(node), "wanted": wanted, "whose": whose, "plain": plain}
    report(scope, WHATEVER_IT_IS, node.span, **told)


def _next_seat(node: Node, beside: views.ModSeat, head: Head, scope: Scope) -> Noun | None:
    """`the trader to your left`: what the next seat plays, or the seat."""
    world = scope.world
    played = head.name in world.avatars
    if not (played or head.name in world.seats) or head.cls != "kind" or head.tags:
        report(scope, NOT_A_SEAT, node.span, words=said(node), kind=next(iter(world.avatars), ""))
        return None
    of = of_whom(beside.np, scope, seat=True) if beside.np is not None else pronouns.you(node, scope)
    if of is None:
        return None
    ref = NextSeat(of.ref, beside.has_to_your_right or beside.has_to_the_right_of)
    return Noun(ref if played else PlayerOf(ref), head.name, node.span, said(node))


def _so_called(one: Noun, head: Head, scope: Scope) -> bool:
    """Whether the adjectives of a noun were said of a thing, or are printed on it."""
    said_of = one.words.split()
    if all(tag in said_of for tag in head.tags):
        return True
    things = scope.world.model.things
    names = {
        one.words,
        one.ref.name if isinstance(one.ref, Named) else "",
        scope.carrier if one.ref == This() else "",
    }
    printed = next((x.tags for x in things.values() if x.name in names or _copied(x, names)), ())
    return all(tag in printed or tag in said_of for tag in head.tags)


def here(scope: Scope) -> Ref:
    """The space that `here` means."""
    if scope.here is not None:
        return scope.here
    if scope.this is not None and scope.world.is_place(scope.this.kind):
        return scope.this.ref
    base = scope.you or scope.this
    return PlaceOf(base.ref) if base is not None else Nobody()


def selection(node: Node, scope: Scope) -> Sel:
    """All things that a noun phrase describes (see descriptions.py)."""
    return descriptions.selection(node, scope)
