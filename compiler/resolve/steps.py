"""From trees to the model: names are resolved, every value has a type, sugar is written out.

Two rounds. The first learns every heading, so that a name may be used above its declaration and in any file;
the second reads clauses, rules and scenarios against what the first has learnt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from talisman.compiler.diagnostics import Bag
from talisman.compiler.model import Model
from talisman.compiler.resolve.body import statements
from talisman.compiler.resolve.counting import settle_counting
from talisman.compiler.resolve.declare.board import learn_board
from talisman.compiler.resolve.declare.boxes import box_rules
from talisman.compiler.resolve.declare.declarations import complete_all, complete_kinds
from talisman.compiler.resolve.declare.distinct_options import tell_apart
from talisman.compiler.resolve.declare.grids import learn_grids
from talisman.compiler.resolve.declare.heads import learn_heads, named, read_head
from talisman.compiler.resolve.declare.held import check_held
from talisman.compiler.resolve.declare.orders import settle_orders
from talisman.compiler.resolve.declare.procedures import (
    complete_levels,
    learn_levels,
    settle_asked,
    settle_contests,
    settle_roles,
)
from talisman.compiler.resolve.declare.rulings import rulings
from talisman.compiler.resolve.declare.things import (
    check_prints,
    learn_things,
    print_things,
    property_types,
    settle_starts,
    thing_rules,
)
from talisman.compiler.resolve.declare.unsaid import read_unsaid
from talisman.compiler.resolve.ended import settle_ended
from talisman.compiler.resolve.in_force import learn_out_of_force, settle_out_of_force
from talisman.compiler.resolve.kept import Declared, Kept, cited
from talisman.compiler.resolve.one_cause import tell_once
from talisman.compiler.resolve.phrase.numbers import settle_divisors
from talisman.compiler.resolve.rule import effects
from talisman.compiler.resolve.scenario.scenarios import add_scenario
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import Vocabulary

__all__ = ["resolve"]


class Apart(Protocol):
    """What reads scenarios that are not among the items."""

    def begin(self, world: World) -> None:
        """All is declared, and no text has been read."""

    def scenarios(self, world: World) -> None:
        """All other texts have been read."""


statements.FURTHER_OUT.update(effects.LINES)


def resolve(
    items: Sequence[Node],
    vocabulary: Vocabulary,
    bag: Bag,
    *,
    scenarios: bool = True,
    kept: Kept | None = None,
    apart: Apart | None = None,
) -> Model:
    """The model of all items; what is wrong goes into the bag, and the rest is resolved all the same.

    Args:
        items: the trees of all packs.
        vocabulary: the words of all packs.
        bag: where problems go.
        scenarios: whether scenarios are read.
        kept: what was made last time of nearly the same items, and will be of use next time.
        apart: reads scenarios that are not among the items, those that have to be read.
    """

    def declare(found: Bag) -> Declared:
        return _declared(items, vocabulary, found)

    declared = kept.begin(items, vocabulary, declare, bag) if kept is not None else declare(bag)
    world, heads = declared.world, declared.heads
    model = world.model
    if apart is not None:
        apart.begin(world)
    for entry in declared.titled:
        if kept is not None:
            kept.read(entry.node, entry.key, world, partial(thing_rules, entry, world))
        else:
            thing_rules(entry, world)
    for item in items:
        if isinstance(item, (views.Box, views.House)):
            if kept is not None:
                kept.read(item, "", world, partial(box_rules, item, world))
            else:
                box_rules(item, world)
    read_unsaid(heads, world)
    tell_apart(model)
    rulings(items, world)
    settle_contests(world)
    if apart is not None:
        apart.scenarios(world)
    if scenarios:
        for item in items:
            if isinstance(item, views.Scenario):
                if kept is not None:
                    kept.read(item, "", world, partial(add_scenario, item, world))
                else:
                    add_scenario(item, world)
    settle_out_of_force(world)
    settle_roles(world)
    settle_ended(world)
    settle_orders(world)
    settle_counting(world)
    settle_divisors(world)
    for item in items:
        if not isinstance(item, views.Scenario):
            model.cites.extend(kept.cites(item) if kept is not None else cited(item))
    if kept is not None:
        kept.end(world)
    tell_once(bag)
    return model


def _declared(items: Sequence[Node], vocabulary: Vocabulary, bag: Bag) -> Declared:
    """The first round: every heading, and what stands below those that declare something."""
    world = World(Model(), bag, vocabulary)
    heads = [read_head(item) for item in items if isinstance(item, views.Decl)]
    heads = [head for head in heads if named(head, world)]
    learn_heads(heads, world)
    for head in heads:
        if head.word == "kind":
            complete_kinds(head, world)
    learn_levels(heads, world)
    learn_out_of_force(items, world)
    titled = learn_things([item for item in items if isinstance(item, views.Thing)], world)
    learn_grids(items, property_types(heads), world)
    board = [item for item in items if isinstance(item, (views.Ring, views.Path, views.Edge))]
    titled += learn_board(board, titled, world)
    print_things(titled, property_types(heads), world)
    complete_all(heads, world)
    check_held(heads, world)
    check_prints(titled, world)
    settle_starts(world)
    complete_levels(heads, world)
    settle_asked(world)
    world.complete = True
    return Declared(world, heads, titled)
