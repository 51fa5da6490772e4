"""The lines of `worth`: points for what a seat has."""

from __future__ import annotations

from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.model import (
    AllOf,
    Always,
    Count,
    Distance,
    FieldOf,
    Holder,
    Int,
    Nobody,
    Num,
    PlaceOf,
    Same,
    StatOf,
    Var,
    Worth,
    You,
)
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import bearer_scope
from talisman.compiler.resolve.phrase.conditions import condition
from talisman.compiler.resolve.phrase.nouns import noun, selection
from talisman.compiler.resolve.phrase.numbers import number
from talisman.compiler.resolve.phrase.quantity import not_none
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve

Units = views.WorthUnit | views.WorthNoun | views.WorthStep | views.WorthTimes


def worth(head: Head, world: World) -> None:
    """Add the lines of a heading to the model."""
    avatar = world.avatars[0] if world.avatars else ""
    for line in head.all_of(views.DWorth):
        sign = line.integer or line.signed
        if sign is None:
            continue
        scope = bearer_scope(world, head, "worth", avatar)
        not_none(sign, line, scope)
        of = line.worth_of or line.worth_step or line.worth_times
        most = line.worth_most.integer if line.worth_most is not None else None
        not_none(most, line, scope)
        world.model.worth.append(
            Worth(
                points=int(sign.text),
                per=_units(of, scope) if of is not None else Int(1),
                most=int(most.text) if most is not None else None,
                when=condition(line.cond, scope) if line.cond is not None else Always(),
                span=line.span,
            )
        )


def _nothing_to_choose(node: Node, why: str, scope: Scope) -> None:
    """Refuse what is worth as much whatever one does."""
    way = "what can be more or less: `3 per coin`, `-1 per step to PLACE`"
    report(scope, NOT_HERE, node.span, what=f"`{said(node)}`, which is {why},", way=way)


def _units(node: Units, scope: Scope) -> Num:
    """How many units a seat has."""
    if isinstance(node, views.WorthUnit):
        form = node.unit.text
        world = scope.world
        counter = world.find("counter", form) or world.find("memory", form)
        if counter is not None:
            return FieldOf(counter, You())
        return StatOf(world.find("stat", form) or world.find("limit", form) or form, You())
    if isinstance(node, views.WorthTimes):
        times = number(node.number, scope)
        if isinstance(times, Int):
            _nothing_to_choose(node, "the same for everybody at any time", scope)
        return times
    if isinstance(node, views.WorthStep):
        goal = noun(node.np, scope)
        if goal is not None and goal.ref == You():
            _nothing_to_choose(node, "always none", scope)
        if goal is None or scope.world.is_place(goal.kind):
            return Distance(PlaceOf(You()), goal.ref if goal is not None else Nobody())
        return Distance(PlaceOf(You()), PlaceOf(goal.ref))
    found = selection(node, scope)
    return Count(evolve(found, where=AllOf((found.where, Same(Holder(Var(found.var)), You())))))
