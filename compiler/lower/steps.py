"""Model to IR: the steps of lowering, in their order, and what each of them waits for."""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler import model as m
from talisman.compiler.ir.program import Program
from talisman.compiler.lower.context import Lowering
from talisman.compiler.lower.program import (
    event_bodies,
    index,
    procedures,
    prose,
    setup,
    worth,
)
from talisman.compiler.lower.rule import hidden_offers, orders, rules, stats, windows
from talisman.values import frozen

__all__ = ["STEPS", "Step", "lower"]


@frozen
class Step:
    """A step: its name, what is done, and of which fields that is the last.

    Fields are those of `Lowering` and, behind `program.`, of the program. What a step `finishes` nobody
    touches before it and nobody changes after it, so the steps that read it cannot come earlier; what it
    `closes` others have added to, and nobody does any more. `tests/compiler/lower/test_steps.py` watches.
    """

    name: str
    run: Callable[[Lowering], None]
    finishes: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()


def lower(model: m.Model, *, scenarios: bool = False) -> Program:
    """The program of a model; with `scenarios`, their lines as procedures and no game of its own."""
    lo = Lowering(model, scenario=scenarios)
    lo.program.seats = model.seats
    lo.program.tidy = True
    for step in STEPS:
        step.run(lo)
    return lo.program


def _effects(lo: Lowering) -> None:
    effects = lo.model.effects
    lo.program.effects = list(effects)
    lo.program.effect_levels = {name: one.bound for name, one in effects.items() if one.bound}


def _rules(lo: Lowering) -> None:
    for rank, rule in enumerate(lo.model.rules):
        if rule.order:
            orders.order(lo, rank)
        elif not hidden_offers.made(lo, rule, rank):
            rules.rule(lo, rule, rank)
        stats.rule(lo, rule)


def _scenarios(lo: Lowering) -> None:
    if lo.scenario:
        setup.scenarios(lo)


SPOKEN_OF = (
    "listened",
    "forbidden",
    "obliged",
    "ended",
    "sets",
    "pairs",
    "underlain",
    "preventing",
    "replaced_rolls",
    "sided",
    "begun_here",
    "counted",
    "counted_in",
)

STEPS: tuple[Step, ...] = (
    # what there is: nothing is code yet, so all code below may name it
    Step("index", index.index, (*SPOKEN_OF, "affect", "edge_verb")),
    Step("entities", setup.entities, ("ids", "played")),
    Step("fields", setup.fields, ("program.zones", "program.globals")),
    Step("board", setup.board, ("program.edges", "program.labels")),
    Step("levels", procedures.levels, ("program.levels",)),
    Step("effects", _effects, ("program.effects", "program.effect_levels")),
    Step("rolls", setup.rolls, ("program.purposes",)),
    # code
    Step("start", setup.start),
    Step("stats", stats.stats, ("program.stats",)),
    Step("bodies", event_bodies.bodies, ("made",)),
    Step("procedures", procedures.procedures),
    Step("windows", windows.windows),
    Step("rules", _rules, ("program.modifiers",)),
    Step("limits", stats.limits, closes=("program.limits",)),
    Step("system", rules.system),
    Step("worth", worth.worth),
    Step("effects' procedures", event_bodies.effects, closes=("program.rules",)),
    Step("scenarios", _scenarios),
    Step("main", setup.main),
    # what only the code above tells
    Step("contests with rows", procedures.begun_with_rows, closes=("program.procs",)),
    Step("events", event_bodies.events, closes=("program.events",)),
    Step("prose", prose.numbers, closes=("program.prose",)),
    Step("private prompts", prose.private, ("program.private",)),
)
"""Every step, in the order in which they run."""
