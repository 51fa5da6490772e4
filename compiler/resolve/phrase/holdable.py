"""Whether somebody can have what is said, and whether it is said whose or where it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from talisman.compiler.resolve.phrase import (
    nominals,
    nouns,
)
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import all_of, is_amount, leaves, meant
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node

HELD = ("holder", "owner", "bearer")
"""Roles of who has a thing."""
_MOST_PILES = 3
"""Piles that one message names."""


def all_holdable(kinds: Collection[str], scope: Scope) -> bool:
    """Whether seats can have things of each of these kinds."""
    return bool(kinds) and all(_kind_holdable(kind, scope) for kind in kinds)


def of_somebody(node: Node, scope: Scope) -> bool:
    """Whether goods are an amount, or things of whoever is meant, and it does not say whose or where."""
    if is_amount(node):
        return not isinstance(node, (views.AmountAll, views.AmountThat))
    inner = node if not isinstance(node, views.NpOneOf) else next(node.nodes(), node)
    if not isinstance(inner, (views.NpDet, views.NpPlural)) or nouns.is_definite(inner, scope):
        return False
    if says_whose_or_where(inner):
        return False
    part = nominals.nominal(inner)
    heads = nominals.heads(part, scope) if part is not None else ()
    return bool(heads) and all(holdable(head, scope) for head in heads)


def all_there_are(np: Node, scope: Scope) -> bool:
    """Whether what somebody can have is meant by what is printed alone: those in piles and hands, too."""
    mods = nouns.narrowings(np)
    if not isinstance(np, views.NpPlural) or not all(_printed(mod, scope) for mod in mods):
        return False
    apart = {id(leaf) for mod in mods for leaf in leaves(mod)}
    words = [leaf for leaf in leaves(np) if id(leaf) not in apart]
    plain = all(leaf.kind != "INT" and (leaf.kind != "ADJ" or _tag(leaf, scope)) for leaf in words)
    return plain and of_somebody(np, scope)


def _printed(mod: Node, scope: Scope) -> bool:
    """Whether a narrowing says of things only what is printed on them, or which are left out."""
    if isinstance(mod, views.ModValue):
        return scope.world.find("property", mod.unit.text) is not None
    return isinstance(mod, views.ModOtherThan)


def _tag(leaf: Leaf, scope: Scope) -> bool:
    return scope.world.find("tag", leaf.text) is not None


def says_whose_or_where(node: Node) -> bool:
    """Whether a noun says in whose hands its things are, or at which place."""
    where = all_of(node, views.ModAt, views.ModHere, views.ModOf, views.ModWithin, views.ModYours)
    return nominals.owner_node(node) is not None or any(True for _ in where)


def holdable(head: nominals.Head, scope: Scope) -> bool:
    """Whether seats can have such things: a zone of theirs holds the kind (or all things with the tags)."""
    world = scope.world
    if head.cls == "kind":
        return _kind_holdable(head.name, scope)
    kinds = head.kinds or dict.fromkeys(thing.kind for thing in world.tagged(head.tags))
    return bool(kinds) and all(_kind_holdable(kind, scope) for kind in kinds)


def in_piles(head: nominals.Head, scope: Scope) -> bool:
    """Whether such things, which are neither places nor played, come from a pile or go to one."""
    world, found = scope.world, scope.world.model.things
    if head.cls == "kind":
        kinds = {thing.kind for thing in found.values() if world.is_a(thing.kind, head.name)}
        of_now = {*world.model.values, *world.words.get("state", ()), *world.words.get("form", ())}
        if not of_now.isdisjoint(head.tags):
            return False
    else:
        kinds = {thing.kind for thing in world.tagged(head.tags)} if head.cls == "tag" else set()
    return any(
        not (world.is_place(kind) or world.is_avatar(kind))
        and bool(world.supply(kind) or world.leaves_to(kind))
        for kind in kinds
    )


def on_top(noun: str, head: nominals.Head, scope: Scope) -> str:
    """How a noun says that things come off their piles, for each pile from which such things come."""
    world, words = scope.world, noun.split(" ")
    if len(words) != 2 or not (words[0].isdigit() or words[0] in ("a", "an")):
        return ""
    piles = Counter[str]()
    for thing in world.model.things.values():
        if world.is_a(thing.kind, head.name) and (pile := world.supply(thing.kind)):
            piles[pile] += len(thing.entities)
    several = [pile for pile, many in piles.items() if many > 1]
    what = noun if words[0].isdigit() else words[1]
    return "".join(f", `the top {what} of the {pile}`" for pile in several[:_MOST_PILES])


def speaks_to_others(head: nominals.Head, scope: Scope) -> bool:
    """Whether such things speak to somebody else than who has them: they lie about for others as well."""
    world, kinds = scope.world, scope.world.model.kinds
    of = (head.kind,) if head.kind else head.kinds or [thing.kind for thing in world.tagged(head.tags)]
    binds = (
        next((kinds[up].binds for up in world.ancestors(one) if kinds[up].binds), "")
        for one in dict.fromkeys(of)
        if one in kinds
    )
    return any(role not in ("", "it", *HELD) and world.find("property", role) is None for role in binds)


def has_place(head: nominals.Head, scope: Scope) -> bool:
    """Whether who is given such things has a zone for them, where there are any."""
    kinds, zones = scope.world.model.kinds, scope.world.model.zones.values()
    seated = any(
        one.holds and (one.of in scope.world.seats or scope.world.is_avatar(one.of)) for one in zones
    )
    if head.cls not in ("kind", "named") or (head.cls == "kind" and head.name not in kinds) or not seated:
        return True
    bare = any(one.of in scope.world.seats and one.holds for one in zones)
    return bare or may_be_held(head, scope) or _also_held(head, scope)


def _also_held(head: nominals.Head, scope: Scope) -> bool:
    """Whether something of these kinds is of another, too, that a zone of seats holds."""
    world = scope.world
    held = {kind for one in world.model.zones.values() if world.is_avatar(one.of) for kind in one.holds}
    things = [{thing.kind, *thing.tags} for thing in world.model.things.values()]
    return any(
        kind in thing and not held.isdisjoint(thing) for thing in things for kind in (head.name, *head.kinds)
    )


def may_be_held(head: nominals.Head, scope: Scope) -> bool:
    """Whether seats can have some of the things: what a zone of theirs holds is of the kind or may be."""
    world = scope.world
    if head.cls == "kind":
        kinds = [head.name]
    elif head.named is not None:
        kinds = [*head.kinds]
    else:
        kinds = [thing.kind for thing in world.tagged(head.tags)]
    held = [one for zone in world.model.zones.values() if world.is_avatar(zone.of) for one in zone.holds]
    return any(world.fits(kind, one) for kind in dict.fromkeys(kinds) for one in held)


def _kind_holdable(kind: str, scope: Scope) -> bool:
    world = scope.world
    return any(
        world.is_avatar(zone.of) and any(world.is_a(kind, held) for held in zone.holds)
        for zone in world.model.zones.values()
        if zone.of
    )


def kinds_named(node: Node, scope: Scope) -> tuple[str, ...]:
    """The kinds of what has a name."""
    if not isinstance(node, views.NpNamed):
        return ()
    things = scope.world.model.things
    return tuple(dict.fromkeys(things[key].kind for key in meant(node.nameref, scope.world) if key in things))
