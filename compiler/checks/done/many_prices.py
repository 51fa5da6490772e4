"""So many rules may ask for a price of the same deed: each looks whether all that is asked for is there."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler import model as m
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import MANY_PRICES

MOST_PRICES = 100
"""Rules that ask for a price of one sort for one verb."""


def many_prices(context: Context) -> Iterator[Diagnostic]:
    """One error for each verb and sort, at the first rule that is too many."""
    found: dict[tuple[str, str], int] = {}
    for rule in context.model.rules:
        if not isinstance(rule.shape, m.CostOf):
            continue
        acts = [stmt for stmt in rule.shape.cost if isinstance(stmt, m.Act)]
        for unit in dict.fromkeys(act.call.unit for act in acts if act.call.unit):
            known = (rule.shape.pattern.verb, unit)
            found[known] = found.get(known, 0) + 1
            if found[known] == MOST_PRICES + 1:
                yield MANY_PRICES.at(rule.span, verb=known[0], unit=unit, most=MOST_PRICES)
