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
    cap, other = _names(name)
    cap = cap if not scope.world.find("stat", cap) else other
    if cap not in model.stats:
        base = counter.ceiling if counter.ceiling is not None else Int(NO_BOUND)
        model.stats[cap] = Stat(cap, counter.of, base=base, pile=False, span=counter.span)
        model.counters[name] = evolve(counter, ceiling=StatOf(cap, You()))
    return cap


def is_cap(stat: str, scope: Scope) -> bool:
    """Whether a number is such a bound."""
    counters = scope.world.model.counters.items()
    return any(stat in _names(name) and counter.ceiling == StatOf(stat, You()) for name, counter in counters)


def _names(counter: str) -> tuple[str, str]:
    """What the bound of a counter is called, and what where a pack has such a stat."""
    return f"cap on {counter}", f"most of {counter}"
