"""Zones as nouns: never things, but where things lie.

Whose zone it is stands in front (`your basket`) or behind (`the stand of Fountain`).
"""

from __future__ import annotations

from talisman.compiler.messages.nouns import NO_ZONE, WRONG_UNIT
from talisman.compiler.messages.places import NEAREST_OF_ZONE, ONE_ZONE, WHOSE_ZONE, ZONE_OF_NOBODY
from talisman.compiler.model import (
    Ref,
    ZoneArg,
)
from talisman.compiler.resolve.phrase import nouns, role_nouns
from talisman.compiler.resolve.phrase.nominals import (
    determiner,
    head_kind,
    heads,
    nominal,
    owner_node,
)
from talisman.compiler.resolve.scope import Noun, Scope, first_kind
from talisman.compiler.resolve.words import a_kind, first_of, has, meant, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

MOST_NAMED = 4
"""Zones of a thing that are told where one of them is expected."""


def no_zone(node: Node, scope: Scope) -> None:
    """Tell that what is said is no zone, and which it has."""
    found, world = nouns.quietly(node, scope), scope.world
    kinds = world.ancestors(found.kind) if found is not None and found.kind else ()
    zones = [one for one in world.model.zones.values() if one.of in kinds] if kinds else []
    way = "say one that is declared: `zone NAME`; whose it is stands behind it, `the NAME of ...`"
    if zones:
        way = "say which of its zones: " + ", ".join(
            f"`the {one.name} of {said(node)}`" for one in zones[:MOST_NAMED]
        )
    report(scope, NO_ZONE, node.span, way=way)


def zone(node: Node, scope: Scope, quiet: bool = False) -> ZoneArg | None:
    """The zone a noun phrase names; without one nothing (and a diagnostic unless quiet)."""
    if isinstance(node, views.NpIt) and scope.zone:
        own = scope.you if scope.world.model.zones[scope.zone].of else None
        return ZoneArg(scope.zone, own.ref if own is not None else None)
    part = nominal(node)
    leaf = (
        next((x for noun_ in part.nodes() for x in noun_.leaves("KIND_S", "KIND_P")), None) if part else None
    )
    name = scope.world.find("zone", leaf.text) if leaf is not None else None
    if name is None:
        if not quiet:
            no_zone(node, scope)
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
        return ZoneArg(name, _bearing(role_nouns.owner(poss, scope, of), name, node, scope))
    behind = bearers(node)
    if behind is not None and nouns.is_definite(behind, scope):
        return ZoneArg(name, _bearing(nouns.noun(behind, scope, of), name, node, scope))
    if behind is not None:
        if isinstance(behind, views.NpNamed):
            nouns.narrowed_in_vain(behind, scope)
        if not _never_bears(behind, name, node, scope) and not quiet:
            report(scope, WHOSE_ZONE, behind.span, zone=name, of=said(behind))
        return ZoneArg(name)
    det = determiner(node)
    if det is not None and has(det, "the"):
        base = next((x for x in (scope.you, scope.this) if x and scope.world.fits(x.kind, of)), None)
        if base is None and scope.world.is_place(of):
            return ZoneArg(name, nouns.here(scope))
        return ZoneArg(name, _bearing(base or scope.you or scope.this, name, node, scope))
    return ZoneArg(name)


def one_alone(node: Node, arg: ZoneArg, scope: Scope) -> None:
    """Refuse any of several zones, where something is done to one, or with its end."""
    part, det = nominal(node), determiner(node)
    found = [one for one in heads(part, scope) if one.cls == "zone"] if part is not None else []
    if len(found) > 1 or (det is not None and has(det, "no")):
        report(scope, ONE_ZONE, node.span, noun=said(node), zone=arg.zone)
        return
    anybodys = arg.bearer is None and bool(scope.world.model.zones[arg.zone].of)
    if anybodys and not isinstance(node, views.NpIt) and owner_node(node) is None and bearers(node) is None:
        report(scope, WHOSE_ZONE, node.span, zone=arg.zone, of=said(node))


def bearers(node: Node) -> Node | None:
    """Whose zone a phrase says, behind `of`."""
    behind = first_of(node, views.ModOf)
    return next(behind.nodes(), None) if behind is not None else None


def _bearing(whose: Noun | None, zone: str, node: Node, scope: Scope) -> Ref | None:
    """Who bears the zone; a diagnostic for what is of a kind that cannot."""
    of = scope.world.model.zones[zone].of
    if whose is not None and not scope.world.fits(whose.kind, of):
        kind = a_kind(scope.world, whose.kind)
        report(scope, WRONG_UNIT, node.span, unit=zone, owner=f"things of the kind {of}", found=kind)
    return whose.ref if whose is not None else None


def _never_bears(behind: Node, zone: str, node: Node, scope: Scope) -> bool:
    """Whether none of those that are said to bear a zone can, which is told."""
    world = scope.world
    of, kind = world.model.zones[zone].of, head_kind(behind, scope)
    if isinstance(behind, views.NpNamed):
        kind = first_kind(world.model.things[key].kind for key in meant(behind.nameref, world))
    if not of or world.fits(kind, of):
        return False
    bears, found = f"things of the kind {of}", a_kind(world, kind)
    report(scope, WRONG_UNIT, node.span, unit=zone, owner=bears, found=found)
    return True


def _narrowed_zone(node: Node, zone: str, scope: Scope) -> None:
    """A zone is not narrowed; what is said behind it was meant of something else."""
    way = f"say it of the things, in front of where they are: `... THINGS WITH THIS in ... {zone}`"
    for mod in nouns.narrowings(node):
        if not isinstance(mod, views.ModOf):
            nouns.lost(mod, f"a `{zone}`", way, scope)
    no_words_before(node, zone, scope)


def no_words_before(node: Node, name: str, scope: Scope) -> None:
    """Refuse words in front of a zone or a procedure: only what it is of could be so."""
    part = nominal(node)
    for noun_ in part.nodes() if part is not None else ():
        for leaf in noun_.leaves("ADJ"):
            if scope.world.find("form", leaf.text) == name:
                continue  # the form itself
            way = f"say it of whose it is: `the {name} of a {leaf.text} ...`"
            nouns.lost(leaf, f"a `{name}`", way, scope)
