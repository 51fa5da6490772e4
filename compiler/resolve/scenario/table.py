"""What is known while a scenario is read, whom its lines name, and how a line is refused."""

from __future__ import annotations

from talisman.compiler.messages.boards import BAD_LINE_OF_SCENARIO
from talisman.compiler.model import Ref
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import meant, share, there_is, unknown_name
from talisman.compiler.resolve.world import Wanted, World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.values import Factory, define


@define
class Table:
    """What is known while a scenario is read: who plays, whose turn, which copies are in use.

    told: what was given to which thing.
    """

    world: World
    scope: Scope
    players: list[str] = Factory(list)
    turn: Ref | None = None
    seats: int = 0
    seeded: bool = False
    used: set[str] = Factory(set)
    told: set[tuple[str, str]] = Factory(set)


def ints(line: views.ScDice | views.ScDiceFor) -> tuple[int, ...]:
    """The numbers of a line."""
    return tuple(int(leaf.text) for leaf in line.integers)


def entity_named(ref: views.Nameref, table: Table, wanted: Wanted = "") -> str:
    """The entity that is named; a diagnostic when there is none, or when it could be several."""
    keys = meant(ref, table.world, wanted)
    if not keys:
        table.world.bag.add(unknown_name(ref, ref.name.text, table.world, wanted))
        return ""
    if len(keys) > 1:
        share(ref, keys, table.world)
    nth = ref.nth
    if nth is not None and not there_is(keys[0], nth.text, ref, table.world):
        return ""
    return keys[0] + (f" {nth.text}" if nth is not None and nth.text != "#1" else "")


def kind_of(entity: str, world: World) -> str:
    """Of which kind an entity is, "" where there is none of the name."""
    key = entity.split(" #", 1)[0]
    return world.model.things[key].kind if key in world.model.things else ""


def bad(span: Span, problem: str, table: Table, way: str = "") -> None:
    """Tell what is wrong with a line."""
    table.world.bag.add(BAD_LINE_OF_SCENARIO.at(span, problem=problem, way=way))


def check(span: Span, problem: str, table: Table) -> None:
    """Tell what is wrong, if something is."""
    if problem:
        bad(span, problem, table)
