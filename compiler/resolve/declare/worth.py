"""The lines of `worth`: points for what a seat has."""

from __future__ import annotations

from talisman.compiler.model import (
    AllOf,
    Always,
    Count,
    Distance,
    FieldOf,
    Holder,
    Int,
    Num,
    PlaceOf,
    Same,
    StatOf,
    Var,
    Worth,
    You,
)
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import bearer_scope, first_word
from talisman.compiler.resolve.phrase.conditions import condition
from talisman.compiler.resolve.phrase.nouns import selection, thing
from talisman.compiler.resolve.phrase.numbers import number
from talisman.compiler.resolve.phrase.quantity import not_none
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve

_UNITS = ("worth_unit", "worth_noun", "worth_step", "worth_times")


def worth(head: Head, world: World) -> None:
    """Add the lines of a heading to the model."""
    avatar = world.avatars[0] if world.avatars else ""
    for line in head.node.nodes("d_worth"):
        sign = line.leaf("INT", "SIGNED")
        if sign is None:
            continue
        scope = bearer_scope(world, head, "worth", avatar)
        not_none(sign, line, scope)
        of = next(line.nodes(*_UNITS), None)
        bound = line.node("worth_most")
        most = bound.leaf("INT") if bound is not None else None
        not_none(most, line, scope)
        when = next((part for part in line.nodes() if not part.kind.startswith("worth_")), None)
        world.model.worth.append(
            Worth(
                points=int(sign.text),
                per=_units(of, scope) if of is not None else Int(1),
                most=int(most.text) if most is not None else None,
                when=condition(when, scope) if when is not None else Always(),
                span=line.span,
            )
        )


def _units(node: Node, scope: Scope) -> Num:
    """How many units a seat has."""
    if node.kind == "worth_unit":
        form = first_word(node, "UNIT")
        world = scope.world
        counter = world.find("counter", form) or world.find("memory", form)
        if counter is not None:
            return FieldOf(counter, You())
        return StatOf(world.find("stat", form) or world.find("limit", form) or form, You())
    if node.kind == "worth_times":
        return number(next(node.nodes(), node), scope)
    if node.kind == "worth_step":
        return Distance(PlaceOf(You()), thing(next(node.nodes(), node), scope))
    found = selection(node, scope)
    return Count(evolve(found, where=AllOf((found.where, Same(Holder(Var(found.var)), You())))))
