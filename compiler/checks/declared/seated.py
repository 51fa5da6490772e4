"""Who plays in a scenario has a seat: no more play than the game is for, and it asks for no fewer."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.boards import BAD_LINE_OF_SCENARIO
from talisman.compiler.resolve.words import all_of
from talisman.compiler.syntax import views


def seated(context: Context) -> Iterator[Diagnostic]:
    """An error for each scenario with more players than seats, or that says fewer than there are."""
    low, high = context.model.seats
    for scenario in context.model.scenarios:
        if scenario.seats > high:
            problem = f"{scenario.seats} play here, and the game is for {low} to {high}"
            yield BAD_LINE_OF_SCENARIO.at(scenario.span, problem=problem, way="let fewer of them play")
        elif 0 < scenario.said < low:
            problem = f"`seats {scenario.said}`, and the game is for {low} to {high}: {low} would play"
            way = f"say `seats {low}`, or leave the line out"
            trees = (tree for tree in context.trees if tree.span == scenario.span)
            lines = (line for tree in trees for line in all_of(tree, views.ScSeats))
            place = next((line.span for line in lines), scenario.span)
            yield BAD_LINE_OF_SCENARIO.at(place, problem=problem, way=way)
