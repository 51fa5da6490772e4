"""Things by what they are to something: `the winner`, `its holder`, `the seller`; whose `its` is."""

from __future__ import annotations

from typing import assert_never

from talisman.compiler.articles import article
from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.events import ACTOR_OF_WHICH, NOBODYS
from talisman.compiler.messages.nouns import (
    ANY_NUMBER_OF_THEM,
    NO_THIS,
    ROLE_OF_WHAT,
    SEVERAL_THINGS,
    TARGET_OF_TWO,
    UNCERTAIN_HOLE,
    UNKNOWN_ROLE,
    WRONG_UNIT,
)
from talisman.compiler.model import (
    Bearer,
    Holder,
    MemoryOf,
    Named,
    PrintedThing,
    Role,
    Same,
    Sel,
    This,
    Var,
    You,
)
from talisman.compiler.resolve.phrase import nouns, pronouns
from talisman.compiler.resolve.phrase.nominals import owner_node
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind, entity, first_of, not_yet, report, said
from talisman.compiler.resolve.world import Wanted, World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

ONE_OF_TWO = "one of two who were chosen"
"""The words of `the target` behind which one more such was chosen."""


def owner(poss: views.Poss, scope: Scope, wanted: Wanted = "") -> Noun | None:
    """Whose: `your`, `its`, `their`, `Ann's`, `the winner's`."""
    match poss:
        case views.PossYour():
            return pronouns.you(poss, scope)
        case views.PossIts() | views.PossTheir():
            return pronouns.it(poss, scope, wanted)
        case views.PossOf():
            inside = poss.owner
            if isinstance(inside, views.OwnerRole):
                return role(inside, scope)
            found = entity(inside.nameref, scope, wanted)
            return None if found is None else Noun(Named(found[0]), found[1], poss.span, said(inside))
    assert_never(poss)


def need_somebody(level: str, node: Node, scope: Scope) -> None:
    """Refuse to say whose a procedure is, or who begins it: it and all that stand on it are `of` no kind."""
    world = scope.world
    if level in world.levels and all(
        one.of_nobody() for one in world.levels.values() if level in world.lineage(one.name)
    ):
        kind = next(iter(world.avatars), "")
        report(scope, NOBODYS, node.span, level=level, a=article(level), whose=said(node), kind=kind)


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
        if not nouns.is_definite(node.np, scope) and (
            prop is None or not nouns.is_named_once(node.np, scope)
        ):
            report(scope, UNCERTAIN_HOLE, node.np.span, noun=said(node.np))
            return None
        of = nouns.noun(node.np, scope, _bearing_link(name, scope))
    if prop is not None and name not in scope.words:
        base = of or scope.this or scope.you
        return _printed(prop, base, node, scope)
    memory = world.find("memory", name)
    if memory is not None and world.model.counters[memory].holds_thing:
        base = of or scope.you or scope.this
        if base is not None:
            check_memory(memory, base, node, scope)
        return Noun(MemoryOf(memory, base.ref), "", node.span, said(node)) if base else None
    if of is None or of == scope.you or name not in ("holder", "owner", "bearer"):
        known = scope.word(name)
        if known is not None and known.several:
            report(scope, SEVERAL_THINGS, node.span, word=said(node))
            return None
        if known is not None:
            _two_actors(name, node, scope)
            if known.words == ONE_OF_TWO:
                report(scope, TARGET_OF_TWO, node.span, word=said(node))
            if of is not None and not (of.ref == This() and isinstance(known.ref, (You, Holder))):
                _of_another(name, of, node, scope)
            return Noun(known.ref, known.kind, node.span, said(node))
    if name in ("holder", "owner", "bearer"):
        base = of or scope.this
        if base is None:
            report(scope, NO_THIS, node.span, word=said(node))
            return None
        return _possessor(name, base, node, scope)
    level = world.level_of_role(name, scope.level)
    if level and not _nobodys(level, name, scope):
        if of is not None and of.ref != Var(0):
            _of_another(name, of, node, scope)
        if not isinstance(node, views.PredRole) and name in world.sets.get(level, ()):
            report(scope, ANY_NUMBER_OF_THEM, node.span, word=said(node), role=f"the {name}")
            return None
        return Noun(Role(level, name), world.levels[level].kinds.get(name, ""), node.span, said(node))
    if of is not None and of.ref == Var(0):
        return Noun(of.ref, of.kind, node.span, said(node))  # a side of a contest plays its own roles
    near = ", ".join(
        f"`{word}`"
        for word in dict.fromkeys(
            x for x in (*scope.words, *closest(name, world.forms("role"))) if "#" not in x and x != name
        )
    )
    bound = {kind.binds for kind in world.model.kinds.values()}
    contest = next((one for one in world.model.contests.values() if one.sides and one.outcomes), None)
    won = (
        f"; who wins is no role, the outcome says it: `on {contest.outcomes[0]}: the {contest.sides[0]} ...`"
        if contest is not None and name not in ("actor", "target", *bound)
        else ""
    )
    report(scope, UNKNOWN_ROLE, node.span, role=said(node), near=(near or "none") + won)
    return None


def members(node: Node, scope: Scope) -> Sel | None:
    """The things of a role that holds a set (chosen by `choose any number ... as the ROLE`)."""
    if not isinstance(node, views.NpRole):
        return None
    name = node.role.text
    level = scope.world.level_of_role(name, scope.level)
    if not level or name not in scope.world.sets.get(level, ()):
        return None
    var = scope.names.fresh()
    return Sel(var, "", Same(Var(var), Role(level, name)), node.span)


def _two_actors(name: str, node: Node, scope: Scope) -> None:
    """Refuse `the actor` in what waits inside of a verb: who did the verb, or who does what is waited for?"""
    around = scope.outer
    if (
        name == "actor"
        and around is not None
        and scope.event
        and not around.in_rule
        and "actor" in around.words
    ):
        report(scope, ACTOR_OF_WHICH, node.span, word=said(node))


def _of_another(name: str, of: Noun, node: Node, scope: Scope) -> None:
    """Refuse the role of something else: it is known here alone. A side's opponent is that of the side."""
    if name not in ("holder", "owner", "bearer", "opponent"):
        spoken = "you" if scope.you is not None and of.ref == scope.you.ref else "this"
        whose = of.words or (of.ref.name if isinstance(of.ref, Named) else spoken)
        report(scope, ROLE_OF_WHAT, node.span, noun=said(node), of=whose, role=name)


def _nobodys(level: str, name: str, scope: Scope) -> bool:
    """Whether nobody is in the role: of a procedure of no kind, and of any of them where a scenario tells."""
    known = scope.world.levels[level]
    first = known.roles[:1] == [name] and not known.contest
    return first and ((scope.told and not scope.level) or (level == scope.level and known.of_nobody()))


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
    check_bearer(prop, scope.world.having(prop), base, node.span, scope)
    return Noun(PrintedThing(prop, base.ref), scope.world.kind_of_property(prop), node.span, said(node))


def check_bearer(unit: str, wanted: Wanted, whose: Noun, span: Span, scope: Scope) -> None:
    """Complain when the thing is of a kind that cannot have such a number."""
    world = scope.world
    kinds = tuple(
        kind for kind in ((wanted,) if isinstance(wanted, str) else wanted) if kind in world.model.kinds
    )
    if not world.fits(whose.kind, kinds):
        report(
            scope,
            WRONG_UNIT,
            span,
            unit=unit,
            owner=f"things of the kind {' or '.join(kinds)}",
            found=a_kind(world, whose.kind),
        )


def check_memory(memory: str, whose: Noun, node: Node, scope: Scope) -> None:
    """The same of what something would remember: there would never be anything."""
    check_bearer(memory, scope.world.model.counters[memory].of, whose, node.span, scope)


def link(node: Node, scope: Scope) -> Noun | None:
    """`its side`, `the side of the card`: the thing that a property names."""
    link = node if isinstance(node, views.LinkOf) else first_of(node, views.LinkOf)
    leaf = link.leaf("LINK") if link is not None else None
    if link is None or leaf is None:
        not_yet(scope, node)
        return None
    of = link_owner(link, scope)
    if of is None:
        return None
    memory = scope.world.find("memory", leaf.text)
    if memory is not None:
        check_memory(memory, of, node, scope)
        return Noun(MemoryOf(memory, of.ref), sort_of_link(leaf.text, scope), node.span, said(node))
    return _printed(scope.world.find("property", leaf.text) or leaf.text, of, node, scope)


def sort_of_link(text: str, scope: Scope) -> str:
    """The kind of what a memory or a property names; "" where it says none."""
    memory = scope.world.find("memory", text)
    if memory is not None:
        return scope.world.words.get("memory kind", {}).get(memory, "")
    return scope.world.kind_of_property(scope.world.find("property", text) or text)


def link_owner(link: views.LinkOf, scope: Scope) -> Noun | None:
    """Whose property or memory a link names."""
    wanted = _bearing_link(link.link.text, scope)
    if link.poss is not None:
        return owner(link.poss, scope, wanted)
    return nouns.noun(link.np, scope, wanted) if link.np is not None else None


def _held(world: World) -> tuple[str, ...]:
    """The kinds that no seat plays."""
    played = world.avatars
    return tuple(kind for kind in world.model.kinds if not any(world.fits(kind, who) for who in played))


def _bearing_link(text: str, scope: Scope) -> Wanted:
    """The kinds of the things that have a printed or remembered thing of this name, or who holds them."""
    world = scope.world
    if text in ("holder", "owner") and not world.having(text):  # nobody holds whom a seat plays
        return world.once("held", "", lambda _: _held(world))
    memory = scope.world.find("memory", text)
    if memory is not None:
        return scope.world.model.counters[memory].of
    return scope.world.having(scope.world.find("property", text) or text)
