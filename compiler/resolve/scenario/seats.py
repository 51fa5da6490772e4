"""Who sits where in a scenario, and whether there are seats enough."""

from __future__ import annotations

from collections.abc import Set

from talisman.compiler.messages.boards import BAD_LINE_OF_SCENARIO
from talisman.compiler.model import Nobody, Ref
from talisman.compiler.resolve.phrase.nouns import noun
from talisman.compiler.resolve.phrase.whereabouts import may_hold
from talisman.compiler.resolve.scenario.sense import nobody_plays
from talisman.compiler.resolve.scenario.table import Table, check
from talisman.compiler.resolve.words import said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve


def player(who: Node, table: Table) -> Ref:
    """Who is asked, sees something or wins: a seat, or what one plays; anybody else is refused."""
    found = noun(who, evolve(table.scope))
    if found is None:
        return Nobody()
    problem = nobody_plays(found.ref, table.world)
    if not problem and not may_hold(found.kind, table.scope):
        problem = f"nobody plays `{said(who)}`"
    check(who.span, problem, table)
    return found.ref


def things(world: World) -> list[str]:
    """The things that are seats themselves, in order; found once, for all things are known by now."""
    if world.sitting is None:
        seats = frozenset(world.seats)
        world.sitting = [key for key, one in world.model.things.items() if not seats.isdisjoint(one.tags)]
    return world.sitting


def name(world: World, number: int) -> str:
    """The entity of a seat, from 1."""
    sitting = things(world)
    return sitting[number - 1] if number <= len(sitting) else f"seat {number}"


def highest(names: Set[str], world: World) -> int:
    """The last seat that the scenario names, where seats have names."""
    return max((number for number, key in enumerate(things(world), 1) if key in names), default=0)


def enough(scenario: views.Scenario, seats: int, play: int, world: World) -> None:
    """Refuse fewer seats than play."""
    for line in scenario.slines:
        if isinstance(line, views.ScSeats) and seats < play:
            problem, way = (
                f"{play} play here, and only {said(line)} may",
                f"say `seats {play}`, or let fewer play",
            )
            world.bag.add(BAD_LINE_OF_SCENARIO.at(line.span, problem=problem, way=way))
