"""In which order the conditions of a rule are asked: those first that cost least.

Nothing happens in a condition, so their order is free. What the record and the carrier tell is read off the
code (`runtime/image/prelude.py`), so that the machine begins no frame for it; who stands in which contest is
looked for among the frames, and what may be done is asked of all rules in force.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler import model as m
from talisman.compiler.model.walk import holds, walk

_NEAR = frozenset(
    {
        *(m.AllOf, m.AnyOf, m.Not, m.Cmp, m.Same, m.HasTag, m.InZone),
        *(m.FieldOf, m.MemoryOf, m.PropOf, m.Int, m.Holder),
        *(m.This, m.You, m.Rec, m.Var, m.Named, m.Nobody),
    }
)
"""What conditions are made of that a few looks at one thing or two answer."""
_OTHERS = (m.You, m.Rec, m.Var, m.Holder)
"""What is not the carrier itself, nor printed anywhere."""


def cheapest_first(*conds: m.Cond) -> list[m.Cond]:
    """All that has to hold, so that what costs least stands first; else in the order in which it is said."""
    return sorted((one for cond in conds for part in m.conjuncts(cond) for one in _apart(part)), key=_price)


def _apart(cond: m.Cond) -> Iterator[m.Cond]:
    """Where none of several may hold, each by itself."""
    match cond:
        case m.Not(m.AnyOf(of)):
            for part in of:
                yield from _apart(m.Not(part))
        case m.Not(m.Not(of)):
            yield from (one for part in m.conjuncts(of) for one in _apart(part))
        case _:
            yield cond


def _price(cond: m.Cond) -> int:
    """From 0, the record itself and whose number it is, to 5, all rules in force."""
    match cond:
        case m.Same(m.Rec(), m.This() | m.Rec() | m.Named()) | m.Same(m.This() | m.Named(), m.Rec()):
            return 0
        case m.Same(m.Var(), m.This() | m.You() | m.Named()) | m.Same(
            m.This() | m.You() | m.Named(), m.Var()
        ):
            return 0
        case m.HasTag(m.Rec() | m.Var()) | m.IsCopyOf(m.Rec() | m.Var()):
            return 1
        case m.InZone(m.This(), _, m.You() | None):
            return 2
    if holds(cond, m.Allowed):
        return 5
    if not all(type(part) in _NEAR for part in walk(cond)):
        return 4
    return 3 if holds(cond, *_OTHERS) else 2


__all__ = ["cheapest_first"]
