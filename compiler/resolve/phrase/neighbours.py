"""Neighbours: what is one step away, from where you are or from what stands behind `of`."""

from __future__ import annotations

from talisman.compiler.model import (
    Cmp,
    Cond,
    Distance,
    Exists,
    Int,
    PlaceOf,
    PrintedThing,
    Ref,
    Same,
    Sel,
    Var,
)
from talisman.compiler.resolve.phrase import descriptions, nominals, nouns
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import first_of
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

WORD = "neighbour"


def is_meant(np: Node, scope: Scope) -> bool:
    """Whether a noun means what is one step away from something."""
    part = nominals.nominal(np)
    return part is not None and any(WORD in head.tags for head in nominals.heads(part, scope))


def of_what(np: Node) -> Node | None:
    """From what that is seen, where it is said: `a neighbour space of Ann`."""
    behind = first_of(np, views.ModOf)
    return behind.np if behind is not None else None


def of(np: Node, ref: Ref, scope: Scope) -> Cond:
    """It is one step away from where something is, which may be one of several."""
    if nouns.is_definite(np, scope):
        return from_place(PlaceOf(nouns.thing(np, scope)), ref, scope)
    sel = descriptions.selection(np, scope)
    return Exists(
        Sel(sel.var, sel.kind, both(sel.where, from_place(PlaceOf(Var(sel.var)), ref, scope)), sel.span)
    )


def from_place(place: Ref, ref: Ref, scope: Scope) -> Cond:
    """It is one step away from a place; along a path, the step that the path has there."""
    if scope.along:
        return Same(ref, PrintedThing(scope.along, place))
    return Cmp("=", Distance(place, ref), Int(1))
