"""Two packs that replace the same event need a ruling.

Rules of one pack are ordered by the players, as the rules of the game say; for boxes and house rules of two
packs nobody at the table can know the order, so the author has to say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.model import NEEDS_RULING
from talisman.compiler.model import Replace, Rule


def equal_rank(context: Context) -> Iterator[Diagnostic]:
    """One error for each pair without a ruling."""
    ruled = {frozenset(pair) for pair in context.model.rulings}
    rules = [
        r for r in context.model.rules if isinstance(r.shape, Replace) and not r.carrier and not r.effect
    ]
    for one, two in combinations(rules, 2):
        if frozenset((one.path, two.path)) in ruled or one.pack == two.pack or one.layer != two.layer:
            continue
        if _meet(one, two):
            related = [(one.span, "the other")]
            yield NEEDS_RULING.at(two.span, first=one.path, second=two.path, related=related)


def _meet(one: Rule, two: Rule) -> bool:
    """Whether both may be about one event."""
    if not isinstance(one.shape, Replace) or not isinstance(two.shape, Replace):
        return False
    a, b = one.shape.pattern, two.shape.pattern
    return a.verb == b.verb and (not a.units or not b.units or bool(set(a.units) & set(b.units)))
