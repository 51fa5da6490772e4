"""Model to IR: rules become procedures, events get their index, order becomes explicit; no sugar is left.

One file a family: `values` (things, numbers), `conds`, `scan` (selections), `calls` (events), `feasible`
(what is possible), `menus` (decisions), `stmts`, `prims`, `onces`, `rules`, `orders`, `stats`, `exempt`
(what limits leave out), `procs`, `work`, `windows`, `setup`, `worth`, `prose` (for people). Code is made for
a text in a context (`base.Ctx`) by a builder (`builder.Builder`).
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.ir.program import Program
from talisman.compiler.lower.context import Lowering
from talisman.compiler.lower.program import event_bodies, index, procedures, prose, setup, worth
from talisman.compiler.lower.rule import hidden_offers, orders, rules, stats, windows

__all__ = ["lower"]


def lower(model: m.Model, *, scenarios: bool = False) -> Program:
    """The program of a model; with `scenarios`, their lines as procedures and no game of its own."""
    lo = Lowering(model, scenario=scenarios)
    lo.program.seats = model.seats
    lo.program.tidy = True
    index.index(lo)
    setup.entities(lo)
    setup.fields(lo)
    setup.board(lo)
    procedures.levels(lo)
    lo.program.effects = list(model.effects)
    lo.program.effect_levels = {name: one.bound for name, one in model.effects.items() if one.bound}
    setup.rolls(lo)
    setup.start(lo)
    stats.stats(lo)
    event_bodies.bodies(lo)
    procedures.procedures(lo)
    windows.windows(lo)
    for rank, rule in enumerate(model.rules):
        if rule.order:
            orders.order(lo, rank)
        elif not hidden_offers.made(lo, rule, rank):
            rules.rule(lo, rule, rank)
        stats.rule(lo, rule)
    stats.limits(lo)
    rules.system(lo)
    worth.worth(lo)
    event_bodies.effects(lo)
    if scenarios:
        setup.scenarios(lo)
    setup.main(lo)
    procedures.begun_with_rows(lo)
    event_bodies.events(lo)
    prose.numbers(lo)
    return lo.program
