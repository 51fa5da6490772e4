"""Nouns: which thing is meant, or what a thing must be to be meant.

A noun is read in one of two ways. *Definite* nouns (`you`, `it`, names, roles, `its holder`) are a `Ref`;
all others are descriptions, and `matches` says when a thing fits one. A selection is a description with a
variable. Zones are nouns, too, but never things: `zone` reads them.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.chance import NEAREST_OF_ZONE, NOT_A_SEAT
from talisman.compiler.messages.dropped import ZONE_OF_NOBODY
from talisman.compiler.messages.phrases import (
    AMBIGUOUS_IT,
    ANY_OF_CONDITION,
    LOST_NARROWING,
    MIXED_PILE,
    NO_ROLL,
    NO_THIS,
    NO_YOU,
    NO_ZONE,
    NOT_THE_CARRIER,
    SEVERAL_THINGS,
    THEY_ARE_NOT_YOU,
    UNCERTAIN_HOLE,
    UNKNOWN_ROLE,
    WHOSE_ZONE,
    WRONG_UNIT,
)
from talisman.compiler.messages.readings import NOT_ONE_THING
from talisman.compiler.model import (
    Bearer,
    Current,
    Holder,
    MemoryOf,
    Named,
    NextSeat,
    Nobody,
    PlaceOf,
    PlayerOf,
    PrintedThing,
    Rec,
    Ref,
    Role,
    Sel,
    Thing,
    This,
    Top,
    Var,
    ZoneArg,
)
from talisman.compiler.resolve.phrase import descriptions, mistakable
from talisman.compiler.resolve.phrase.nominals import (
    Head,
    determiner,
    head_kind,
    heads,
    nominal,
    one_each,
    owner_node,
)
from talisman.compiler.resolve.scope import Noun, Scope, Wanted
from talisman.compiler.resolve.words import a_kind, any_copy, entity, has, meant, not_yet, report, said, texts
from talisman.compiler.source import NOWHERE
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_node
from talisman.values import evolve

HOLES = ("object", "target", "extra")
"""The words for what stands in the holes of a declared phrase: in its meaning these are spoken of."""
SOLE = ("np_it", "np_this", "np_this_kind", "np_roll", "np_role", "np_entry", "np_named", "you", "np_end")
"""Nouns that always mean one certain thing."""


def is_definite(node: Node, scope: Scope) -> bool:
    """Whether the noun phrase means one certain thing that is known without choosing."""
    if isinstance(node, views.NpNamed):
        keys = meant(node.nameref, scope.world)
        return is_named_once(node, scope) and not any(any_copy(node.nameref, key, scope) for key in keys)
    if node.kind in SOLE:
        return True
    if node.kind in ("np_link", "link_of"):
        inner = next(
            (kid for kid in (node.node("link_of") or node).nodes() if kid.kind.startswith("np_")), None
        )
        return inner is None or is_definite(inner, scope)
    if node.kind != "np_det":
        return False
    det = determiner(node)
    found = heads(part, scope) if (part := nominal(node)) else ()
    if det is None or len(found) != 1:
        return False
    words = texts(det)
    kind = found[0].name
    if (beside := node.node("mod_seat")) is not None and "the" in words:
        whose = next(beside.nodes(), None)
        return whose is None or is_definite(whose, scope)
    if descriptions.has_extreme(node):
        return False
    if "that" in words:
        return "many" not in words
    if _bare(node, det) and found[0].cls == "kind" and "active" not in found[0].tags:
        return True
    at_ = node.node("mod_at")
    if "the" in words and at_ is not None and (zone_node := next(at_.nodes(), None)) is not None:
        return zone(zone_node, scope.inner(), quiet=True) is not None
    of = node.node("mod_of")
    if "the" in words and of is not None and found[0].cls == "kind" and one_each(kind, scope):
        inner = next(of.nodes(), None)
        return inner is not None and is_definite(inner, scope)
    if "the" in words or owner_node(node) is not None:
        return (
            "active" in found[0].tags
            or (owner_node(node) is not None and found[0].cls == "kind" and one_each(kind, scope))
            or found[0].cls in ("role", "property")
        )
    return False


def quietly(node: Node, scope: Scope) -> Noun | None:
    """Who or what a noun means, where what comes next is not to say `it` of that."""
    before = list(scope.it)
    found = noun(node, scope)
    scope.it[:] = before
    return found


def is_named_once(node: Node, scope: Scope) -> bool:
    """Whether it is the name of one thing or of its copies, on which the same is printed."""
    return (
        isinstance(node, views.NpNamed) and not narrowings(node) and len(meant(node.nameref, scope.world)) < 2
    )


def narrowings(node: Node) -> tuple[views.Mod, ...]:
    """What stands behind the noun of a phrase and narrows it."""
    match node:
        case views.NpDet() | views.NpPlural() | views.NpNamed() | views.NpEnd() | views.NpEnds():
            return node.mods
        case (
            views.ForEach()
            | views.QualForEach()
            | views.SpanNoun()
            | views.WorthNoun()
            | views.AmountPerThing()
        ):
            return node.mods
    return ()


def _bare(node: Node, det: Node) -> bool:
    """Whether it is `the` and a noun that nothing is said of behind it: the one that was spoken of."""
    return texts(det) == ("the",) and not narrowings(node)


def thing(node: Node, scope: Scope, wanted: Wanted = "") -> Ref:
    """The thing a definite noun phrase means; nobody, with a diagnostic, if it means none."""
    found = noun(node, scope, wanted)
    return found.ref if found is not None else Nobody()


def noun(node: Node, scope: Scope, wanted: Wanted = "") -> Noun | None:
    """The thing a definite noun phrase means, with what is known of it."""
    found = _again_said(node, scope) or _noun(node, scope, wanted)
    if found is not None:
        _narrowed_in_vain(node, scope)
    if (
        found is not None
        and not found.beside
        and node.kind not in ("you", "np_it", "np_this", "np_roll", "np_them")
    ):
        scope.it.append(found)
    return found


def _again_said(node: Node, scope: Scope) -> Noun | None:
    """The same words in one sentence mean the same thing: `its holder`, and `its holder` again."""
    poss = owner_node(node.node("link_of") or node)
    if poss is None or poss.kind not in ("poss_its", "poss_their"):
        return None
    words = said(node)
    return next((one for one in scope.it if one.words == words), None)


def _narrowed_in_vain(node: Node, scope: Scope) -> None:
    """A thing that is certain is not narrowed, but for what it is the top of."""
    meant: tuple[str, ...] = ("mod_of", "mod_at") if node.kind == "np_end" else ("mod_of",)
    if node.kind == "np_det" and (det := determiner(node)) is not None and has(det, "the"):
        meant = ("mod_of", "mod_at", "mod_seat")
    for mod in narrowings(node):
        if mod.kind not in meant:
            _lost(mod, "the one thing that is meant", "ask it with `if`, or leave it out", scope)


def _lost(mod: Node | Leaf, what: str, way: str, scope: Scope) -> None:
    words = mod.text if isinstance(mod, Leaf) else said(mod)
    report(scope, LOST_NARROWING, mod.span, mod=words, what=what, way=way)


def _noun(node: Node, scope: Scope, wanted: Wanted) -> Noun | None:
    match node:
        case views.You():
            return you(node, scope)
        case views.NpThem():
            last = next((one for tier in (scope.it, *scope.topics) for one in reversed(tier)), None)
            report(
                scope,
                NOT_ONE_THING,
                node.span,
                word="them",
                noun=last.words if last is not None else "others",
            )
            return None
        case views.NpIt():
            return it(node, scope, wanted, scope.doing.ref if scope.doing is not None else None)
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
            return scope.roll
        case views.NpRole():
            return role(node, scope)
        case views.NpLink() | views.LinkOf():
            return _link(node, scope)
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


def you(node: Node, scope: Scope) -> Noun | None:
    """Who `you` is."""
    if scope.you is None:
        way = ", ".join(f"`for each {kind}:`" for kind in scope.world.avatars[:1])
        report(scope, NO_YOU, node.span, way=f"write {way} in front" if way else "")
    elif said(node) == "they" and _others_spoken_of(scope.you, scope):
        report(scope, THEY_ARE_NOT_YOU, node.span)
    return scope.you


def _others_spoken_of(me: Noun, scope: Scope) -> bool:
    """Whether a text has spoken of others than the one it is about, who would be read as `they`."""
    actor = scope.words.get("actor") if scope.in_rule else None
    if scope.them or (actor is not None and actor.words not in ("you", "the actor")):
        return True
    spoken = [one for tier in (scope.it, *scope.topics) for one in tier if one.ref not in (me.ref, This())]
    return any(scope.world.is_avatar(one.kind) for one in spoken)


def it(node: Node, scope: Scope, wanted: Wanted = "", but: Ref | None = None) -> Noun | None:
    """What `it` means: the single thing of the clause that fits, of the texts around it, else the carrier.

    What is done to `it` is not done to the doer (`but`), unless nothing else is there.
    """
    found = _candidate(node, scope, wanted, but) or _around(node, scope, wanted, but)
    if found is not None and mistakable.refused(found, node, wanted, scope):
        found = evolve(found, kind="", addressed=False)  # of what sort it would be is no mistake of its own
    if found is not None and all(found.ref != one.ref for one in scope.it):
        scope.it.append(found)
    return found


def _around(node: Node, scope: Scope, wanted: Wanted, but: Ref | None) -> Noun | None:
    """What `it` means where nothing that was said fits: what the text stands on, or is about."""
    if but is not None and scope.this is not None and scope.this.ref == but:
        return _candidate(node, scope, wanted, None) or scope.this
    actor = scope.words.get("actor")
    vague = scope.this is not None and not scope.this.kind and bool(wanted)
    if vague and actor is not None and scope.world.is_a(actor.kind, wanted):
        return actor
    if scope.this is not None:
        _not_the_carrier(node, scope, wanted)
        return scope.this
    if scope.you is not None:
        return scope.you
    report(scope, NO_THIS, node.span, word=said(node))
    return None


def _not_the_carrier(node: Node, scope: Scope, wanted: Wanted) -> None:
    """`it` is not whose text it is where the condition in front speaks of something else that fits."""
    told = [one for tier in (scope.it, *scope.topics) for one in tier if scope.world.fits(one.kind, wanted)]
    several = next((one for one in reversed(told) if one.several and one.ref != Nobody()), None)
    other = next((one for one in scope.unsure if scope.world.fits(one.kind, wanted)), None)
    if several is not None:
        report(scope, NOT_ONE_THING, node.span, word=said(node), noun=several.words)
    elif other is not None:
        report(scope, NOT_THE_CARRIER, node.span, word=said(node), noun=other.words)
    elif scope.unit and scope.event and node.kind == "np_it":
        report(scope, NOT_THE_CARRIER, node.span, word=said(node), noun=f"the {scope.unit}")


def behind_condition(condition: Node, scope: Scope) -> Scope:
    """The scope of what is done if a condition holds.

    What the condition asks for any of (`a box`, `3 boxes`) is no `it` there.
    """
    found: list[Noun] = []
    goes_on = False
    counted = {
        part for node in every_node(condition) if node.kind == "num_count" for part in every_node(node)
    }
    for node in every_node(condition):
        if node in counted:
            continue
        goes_on = goes_on or node.kind in ("np_it", "poss_its", "np_this", "np_this_kind")
        if isinstance(node, views.NpNamed) and not _seated(keys := meant(node.nameref, scope.world), scope):
            kind = scope.world.model.things[keys[0]].kind
            found.append(Noun(Nobody(), kind, node.span, said(node)))
            continue
        part = nominal(node) if node.kind in ("np_det", "np_plural") else None
        if part is None or is_definite(node, scope):
            continue
        if any(head.cls in ("kind", "named") for head in heads(part, scope)):
            found.append(Noun(Nobody(), head_kind(node, scope), node.span, said(node)))
    return scope.asked(found, goes_on)


def _seated(keys: Sequence[str], scope: Scope) -> bool:
    """Whether a name is that of somebody or of a place, which nobody calls `it` (or of nothing)."""
    kinds = [scope.world.model.things[key].kind for key in keys]
    return not kinds or any(scope.world.is_avatar(kind) or scope.world.is_place(kind) for kind in kinds)


def _candidate(node: Node, scope: Scope, wanted: Wanted, but: Ref | None) -> Noun | None:
    world = scope.world
    for tier in (tuple(scope.it), *scope.topics):
        fitting: list[Noun] = []
        for one in tier:
            if (
                one.ref != but
                and not one.several
                and world.fits(one.kind, wanted)
                and all(one.ref != other.ref for other in fitting)
            ):
                fitting.append(one)
        if len(fitting) > 1 and not _sure(fitting, wanted, scope):
            first, second = fitting[0], fitting[-1]
            report(
                scope,
                AMBIGUOUS_IT,
                node.span,
                word=said(node),
                first=f"`{first.words or 'this'}`",
                second=f"`{second.words or 'this'}`",
                first_word=_once_more(first, second),
                second_word=_once_more(second, first),
            )
            return evolve(second, kind="")  # of what sort it would be is no mistake of its own
        if fitting and (wanted or not world.is_avatar(fitting[-1].kind)):
            return fitting[-1]
        if (vague := _no_one_thing(node, tier, scope, wanted)) is not None:
            return vague
        if fitting:
            return fitting[-1]
    if scope.outer is not None and scope.capture is not None:
        around = _candidate(node, scope.outer, wanted, None)
        return evolve(around, ref=scope.capture.keep(around.ref)) if around is not None else None
    return None


def _no_one_thing(node: Node, tier: tuple[Noun, ...], scope: Scope, wanted: Wanted) -> Noun | None:
    """Refuse a word that reads as what was said last, where that is no one thing."""
    said_of = next(
        (one for one in reversed(tier) if one.several and scope.world.fits(one.kind, wanted)), None
    )
    if said_of is None or node.kind not in ("np_it", "poss_its"):
        return None
    if said_of in scope.unsure:
        said_of = next(one for one in scope.unsure if scope.world.fits(one.kind, wanted))
        report(scope, NOT_THE_CARRIER, node.span, word=said(node), noun=said_of.words)
    else:
        report(scope, NOT_ONE_THING, node.span, word=said(node), noun=said_of.words)
    return evolve(said_of, kind="")


def _once_more(one: Noun, other: Noun) -> str:
    """How a thing that was described is spoken of a second time, so that it cannot be the other."""
    described = (
        one.kind
        and one.kind != other.kind
        and one.words.split(" ")[0] in ("a", "an", "another", "each", "every")
    )
    return f"the {one.kind}" if described else one.words or "this"


def _sure(fitting: list[Noun], wanted: Wanted, scope: Scope) -> bool:
    """Only the last is known to be of the kind; the others merely might be."""
    known = [one for one in fitting if wanted and one.kind and scope.world.is_a(one.kind, wanted)]
    return len(known) == 1 and known[0] is fitting[-1]


def owner(poss: Node, scope: Scope, wanted: Wanted = "") -> Noun | None:
    """Whose: `your`, `its`, `their`, `Ann's`, `the winner's`."""
    match poss.kind:
        case "poss_your":
            return you(poss, scope)
        case "poss_its" | "poss_their":
            return it(poss, scope, wanted)
    inside = poss.node("owner_named", "owner_role")
    if inside is None:
        not_yet(scope, poss)
        return None
    if inside.kind == "owner_named" and (ref := inside.node("nameref")) is not None:
        found = entity(ref, scope, wanted)
        return None if found is None else Noun(Named(found[0]), found[1], poss.span, said(inside))
    return role(inside, scope)


def role(node: Node, scope: Scope) -> Noun | None:
    """`the winner`, `its holder`: participants by role, holders, printed and remembered things."""
    leaf = node.leaf("ROLE")
    if leaf is None:
        not_yet(scope, node)
        return None
    world, name = scope.world, leaf.text
    poss = owner_node(node)
    prop = world.find("property", name)
    of = owner(poss, scope, _bearing_link(name, scope)) if poss is not None else None
    if isinstance(node, views.NpRole) and node.np is not None:
        if not is_definite(node.np, scope) and (prop is None or not is_named_once(node.np, scope)):
            report(scope, UNCERTAIN_HOLE, node.np.span, noun=said(node.np))
            return None
        of = noun(node.np, scope, _bearing_link(name, scope))
    if prop is not None and name not in scope.words:
        base = of or scope.this or scope.you
        return _printed(prop, base, node, scope)
    memory = world.find("memory", name)
    if memory is not None and world.model.counters[memory].holds_thing:
        base = of or scope.you or scope.this
        return Noun(MemoryOf(memory, base.ref), "", node.span, said(node)) if base else None
    if of is None or of == scope.you or name not in ("holder", "owner", "bearer"):
        known = scope.word(name)
        if known is not None and known.several:
            report(scope, SEVERAL_THINGS, node.span, word=said(node))
            return None
        if known is not None:
            return Noun(known.ref, known.kind, node.span, said(node))
    if name in ("holder", "owner", "bearer"):
        base = of or scope.this
        if base is None:
            report(scope, NO_THIS, node.span, word=said(node))
            return None
        return _possessor(name, base, node, scope)
    level = world.level_of_role(name, scope.level)
    if level:
        return Noun(Role(level, name), world.levels[level].kinds.get(name, ""), node.span, said(node))
    if of is not None and of.ref == Var(0):
        return Noun(of.ref, of.kind, node.span, said(node))  # a side of a contest plays its own roles
    near = ", ".join(
        f"`{word}`"
        for word in dict.fromkeys(
            x for x in (*scope.words, *closest(name, world.forms("role"))) if "#" not in x and x != name
        )
    )
    report(scope, UNKNOWN_ROLE, node.span, role=said(node), near=near)
    return None


def _possessor(name: str, base: Noun, node: Node, scope: Scope) -> Noun:
    """The holder, owner or bearer of a thing; a printed owner wins over whoever holds it."""
    avatar = next(iter(scope.world.avatars), "")
    if name == "bearer":
        return Noun(Bearer(base.ref), "", node.span, said(node))
    printed = name == "owner" and any("owner" in t.things for t in scope.world.model.things.values())
    return Noun(
        PrintedThing("owner", base.ref) if printed else Holder(base.ref), avatar, node.span, said(node)
    )


def _printed(prop: str, base: Noun | None, node: Node, scope: Scope) -> Noun | None:
    if base is None:
        report(scope, NO_THIS, node.span, word=said(node))
        return None
    if not scope.world.fits(base.kind, kinds := scope.world.having(prop)):
        kind = a_kind(scope.world, base.kind)
        owner = f"things of the kind {' or '.join(kinds)}"
        report(scope, WRONG_UNIT, node.span, unit=prop, owner=owner, found=kind)
    return Noun(PrintedThing(prop, base.ref), scope.world.kind_of_property(prop), node.span, said(node))


def _link(node: Node, scope: Scope) -> Noun | None:
    """`its side`, `the side of the card`: the thing that a property names."""
    link = node if node.kind == "link_of" else node.node("link_of")
    leaf = link.leaf("LINK") if link is not None else None
    if link is None or leaf is None:
        not_yet(scope, node)
        return None
    of = link_owner(link, scope)
    if of is None:
        return None
    memory = scope.world.find("memory", leaf.text)
    if memory is not None:
        return Noun(MemoryOf(memory, of.ref), sort_of_link(leaf.text, scope), node.span, said(node))
    return _printed(scope.world.find("property", leaf.text) or leaf.text, of, node, scope)


def sort_of_link(text: str, scope: Scope) -> str:
    """The kind of what a memory or a property names; "" where it says none."""
    memory = scope.world.find("memory", text)
    if memory is not None:
        return scope.world.words.get("memory kind", {}).get(memory, "")
    return scope.world.kind_of_property(scope.world.find("property", text) or text)


def link_owner(link: Node, scope: Scope) -> Noun | None:
    """Whose property or memory a link names."""
    poss, leaf = owner_node(link), link.leaf("LINK")
    wanted = _bearing_link(leaf.text, scope) if leaf is not None else ""
    inner = next((kid for kid in link.nodes() if not kid.kind.startswith("poss_")), None)
    if poss is not None:
        return owner(poss, scope, wanted)
    return noun(inner, scope, wanted) if inner is not None else None


def _bearing_link(text: str, scope: Scope) -> Wanted:
    """The kinds of the things that have a printed or remembered thing of this name, or who holds them."""
    world = scope.world
    if text in ("holder", "owner") and not world.having(text):  # nobody holds whom a seat plays
        return tuple(
            kind for kind in world.model.kinds if not any(world.fits(kind, who) for who in world.avatars)
        )
    memory = scope.world.find("memory", text)
    if memory is not None:
        return scope.world.model.counters[memory].of
    return scope.world.having(scope.world.find("property", text) or text)


def _top(node: Node, scope: Scope) -> Noun | None:
    """`the top card of the pile`, `the card in the pile`: the first thing of a zone, or the last."""
    inner = next((kid for mod in node.nodes("mod_of", "mod_at") for kid in mod.nodes()), None)
    arg = zone(inner, scope) if inner is not None else None
    if arg is None:
        return None
    part = nominal(node)
    for head in heads(part, scope) if part is not None else ():
        for noun_ in part.nodes() if part is not None and head.cls == "kind" else ():
            for leaf in noun_.leaves("ADJ"):
                _lost(leaf, "what lies at the end of a pile", "ask it with `if`, or leave it out", scope)
        if others := mixed(head, arg.zone, scope):
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
    if isinstance(beside := node.node("mod_seat"), views.ModSeat):
        return _next_seat(node, beside, head, scope)
    if node.node("mod_at") is not None and det is not None and has(det, "the"):
        return _top(node, scope)
    behind = node.node("mod_of")
    inner = next(behind.nodes(), None) if behind is not None else None
    if head.cls in ("role", "property"):
        return role(node, scope)
    if "active" in head.tags:
        return Noun(Current(), head.name, node.span, said(node))
    if poss is not None or (inner is not None and one_each(head.name, scope)):
        of = owner(poss, scope) if poss is not None else noun(inner, scope) if inner is not None else None
        if of is None:
            return None
        if world.is_place(head.name):
            return Noun(PlaceOf(of.ref), head.name, node.span, said(node))
        if head.name in world.seats and head.name not in world.avatars:
            return Noun(PlayerOf(of.ref), head.name, node.span, said(node))
        if head.name in world.avatars and of.kind in world.seats and of.kind not in world.avatars:
            return Noun(Holder(of.ref), head.name, node.span, said(node))
        return Noun(of.ref, of.kind, node.span, said(node))
    if node.kind == "np_this_kind" or (det is not None and ("that" in texts(det) or _bare(node, det))):
        holes = [scope.words[name] for name in reversed(HOLES) if scope.meanings and name in scope.words]
        known = tuple(one for one in holes if one.kind and not one.several)
        tiers = (tuple(scope.it), known, *scope.topics)  # who was spoken of where it is said comes last
        candidates = [c for tier in tiers for c in reversed(tier)]
        if node.kind == "np_this_kind" and scope.this is not None:
            candidates.insert(0, scope.this)
        words = {**{name: scope.words[name] for name in HOLES if name in scope.words}, **scope.words}
        candidates += [
            c for c in (words if scope.meanings else scope.words).values() if c.kind and not c.several
        ]
        candidates = [one for one in candidates if _so_called(one, head, scope)]
        for one in candidates:
            if one.kind and world.is_a(one.kind, head.name):
                if one.several:
                    report(scope, ANY_OF_CONDITION, node.span, word=said(node), noun=one.words)
                    return None
                one = _of_event(one, head, node, scope) if one.member and det is not None else one
                if not scope.meanings and det is not None and "that" in texts(det) and _is_carrier(one):
                    report(scope, NOT_THE_CARRIER, node.span, word=said(node), noun=f"another {head.name}")
                return Noun(one.ref, one.kind, node.span, said(node), beside=one.beside)
        if world.is_place(head.name):
            return Noun(here(scope), head.name, node.span, said(node))
        for one in candidates:
            if world.fits(one.kind, head.name) and not one.several:
                return Noun(one.ref, head.name, node.span, said(node))
        report(scope, NO_THIS, node.span, word=said(node))
        return None
    not_yet(scope, node)
    return None


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
        ways = {"first_word": "it", "second_word": f"that {head.name}"}
        report(scope, AMBIGUOUS_IT, node.span, word=said(node), **both_, **ways)
    return evolve(named[0], beside=True)


def _copied(thing: Thing, names: set[str]) -> bool:
    """Whether a further copy of the thing is among the names."""
    return thing.copies > 1 and not names.isdisjoint(thing.entities)


def _next_seat(node: Node, beside: views.ModSeat, head: Head, scope: Scope) -> Noun | None:
    """`the trader to your left`: what the next seat plays, or the seat."""
    world = scope.world
    played = head.name in world.avatars
    if not (played or head.name in world.seats) or head.cls != "kind" or head.tags:
        report(scope, NOT_A_SEAT, node.span, words=said(node), kind=next(iter(world.avatars), ""))
        return None
    of = noun(beside.np, scope) if beside.np is not None else you(node, scope)
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


def zone(node: Node, scope: Scope, quiet: bool = False) -> ZoneArg | None:
    """The zone a noun phrase names; without one nothing (and a diagnostic unless quiet)."""
    if node.kind == "np_it" and scope.zone:
        own = scope.you if scope.world.model.zones[scope.zone].of else None
        return ZoneArg(scope.zone, own.ref if own is not None else None)
    part = nominal(node)
    leaf = (
        next((x for noun_ in part.nodes() for x in noun_.leaves("KIND_S", "KIND_P")), None) if part else None
    )
    name = scope.world.find("zone", leaf.text) if leaf is not None else None
    if name is None:
        if not quiet:
            report(scope, NO_ZONE, node.span)
        return None
    of = scope.world.model.zones[name].of
    if (near := determiner(node)) is not None and has(near, "nearest") and not quiet:
        report(scope, NEAREST_OF_ZONE, node.span, noun=said(node), head=name)
    _narrowed_zone(node, name, scope)
    poss = owner_node(node)
    if not of:
        if (whose := poss or bearers(node)) is not None:
            report(scope, ZONE_OF_NOBODY, whose.span, zone=name)
        return ZoneArg(name)
    if poss is not None:
        return ZoneArg(name, _bearing(owner(poss, scope, of), name, node, scope))
    behind = bearers(node)
    if behind is not None and is_definite(behind, scope):
        return ZoneArg(name, _bearing(noun(behind, scope, of), name, node, scope))
    if behind is not None:
        if behind.kind == "np_named":
            _narrowed_in_vain(behind, scope)
        if not quiet:
            report(scope, WHOSE_ZONE, behind.span, zone=name, of=said(behind))
        return ZoneArg(name)
    det = determiner(node)
    if det is not None and has(det, "the"):
        base = next((x for x in (scope.you, scope.this) if x and scope.world.fits(x.kind, of)), None)
        if base is None and scope.world.is_place(of):
            return ZoneArg(name, here(scope))
        return ZoneArg(name, _bearing(base or scope.you or scope.this, name, node, scope))
    return ZoneArg(name)


def bearers(node: Node) -> Node | None:
    """Whose zone a phrase says, behind `of`."""
    behind = node.node("mod_of")
    return next(behind.nodes(), None) if behind is not None else None


def _bearing(whose: Noun | None, zone: str, node: Node, scope: Scope) -> Ref | None:
    """Who bears the zone; a diagnostic for what is of a kind that cannot."""
    of = scope.world.model.zones[zone].of
    if whose is not None and not scope.world.fits(whose.kind, of):
        kind = a_kind(scope.world, whose.kind)
        report(scope, WRONG_UNIT, node.span, unit=zone, owner=f"things of the kind {of}", found=kind)
    return whose.ref if whose is not None else None


def _narrowed_zone(node: Node, zone: str, scope: Scope) -> None:
    """A zone is not narrowed; what is said behind it was meant of something else."""
    way = f"say it of the things, in front of where they are: `... THINGS WITH THIS in ... {zone}`"
    for mod in narrowings(node):
        if mod.kind != "mod_of":
            _lost(mod, f"a `{zone}`", way, scope)
    no_words_before(node, zone, scope)


def no_words_before(node: Node, name: str, scope: Scope) -> None:
    """Refuse words in front of a zone or a procedure: only what it is of could be so."""
    part = nominal(node)
    for noun_ in part.nodes() if part is not None else ():
        for leaf in noun_.leaves("ADJ"):
            if scope.world.find("form", leaf.text) == name:
                continue  # the form itself
            way = f"say it of whose it is: `the {name} of a {leaf.text} ...`"
            _lost(leaf, f"a `{name}`", way, scope)


def selection(node: Node, scope: Scope) -> Sel:
    """All things that a noun phrase describes (see descriptions.py)."""
    return descriptions.selection(node, scope)
