"""What never holds, as far as it is seen without playing."""

from __future__ import annotations

from talisman.compiler.model import (
    AllOf,
    Always,
    AnyOf,
    Cmp,
    Cond,
    Distance,
    Int,
    Not,
    Rule,
    Same,
    conjuncts,
)
from talisman.compiler.model.exclusive import OPS, contradict


def dead(rule: Rule) -> bool:
    """Whether what a rule waits for contradicts itself."""
    pattern = getattr(rule.shape, "pattern", None)
    where: Cond = pattern.where if pattern is not None else Always()
    return impossible(AllOf((rule.when, where)))


def impossible(cond: Cond) -> bool:
    """Whether a condition contradicts itself."""
    match cond:
        case Always(value):
            return not value
        case Not(Same(a, b)):
            return a == b
        case Not(inner):
            return inner == Always()
        case AnyOf(parts):
            return all(impossible(part) for part in parts)
        case AllOf():
            flat = conjuncts(cond)
            return any(impossible(part) for part in flat) or contradict(flat, {})
        case Cmp(op, Int(a), Int(b)):
            return not OPS[op](a, b)
        case Cmp(op, Distance(a, b), Int(far)) if a == b:  # from where one is to where one is
            return not OPS[op](0, far)
    return False
