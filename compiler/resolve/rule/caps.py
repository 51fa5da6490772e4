"""The most that a counter may come to, of those whom a text says it of: `your coins are at most 5`.

A counter is a pile, and what it may come to is its ceiling. So the change is made to a number of its own, and
the ceiling of the counter is that number: as much as was declared, or without bound, and less for whom texts
say so.
"""

from __future__ import annotations

from talisman.compiler.model import Int, Stat, StatOf, You
from talisman.compiler.resolve.phrase import numbers
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.syntax.tree import Leaf
from talisman.values import evolve

NO_BOUND = 1_000_000_000


def cap_of(leaf: Leaf, scope: Scope) -> str | None:
    """The number that bounds a counter, made when it is first needed; None where the word is no counter."""
    found = numbers.find_unit(leaf.text, scope)
    if found is None or found[0] != "counter":
        return None
    model, name = scope.world.model, found[1]
    counter = model.counters[name]
    cap = f"cap on {name}" if not scope.world.find("stat", f"cap on {name}") else f"most of {name}"
    if cap not in model.stats:
        base = counter.ceiling if counter.ceiling is not None else Int(NO_BOUND)
        model.stats[cap] = Stat(cap, counter.of, base=base, pile=False, span=counter.span)
        model.counters[name] = evolve(counter, ceiling=StatOf(cap, You()))
    return cap
