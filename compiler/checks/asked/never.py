"""Warn about rules whose condition can never hold.

Only contradictions that can be seen without playing: a condition and its opposite, two numbers that do not
compare as said, a thing that would have to be two different things.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NEVER
from talisman.compiler.model import AllOf, Always, AnyOf, Cmp, Cond, Distance, Int, IsCopyOf, Not, Rule, Same

_COMPARE = {
    "=": lambda a, b: a == b,
    "<>": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
}


def never(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that is dead."""
    for rule in context.model.rules:
        if context.reported(rule.pack) and context.looked.found("dead", rule, _dead):
            yield NEVER.at(rule.span)


def _dead(rule: Rule) -> bool:
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
        case AllOf(parts):
            flat = list(_flat(parts))
            return any(impossible(part) for part in flat) or _contradicts(flat)
        case Cmp(op, Int(a), Int(b)):
            return not _COMPARE[op](a, b)
        case Cmp(op, Distance(a, b), Int(far)) if a == b:  # from where one is to where one is
            return not _COMPARE[op](0, far)
    return False


def _flat(parts: tuple[Cond, ...]) -> Iterator[Cond]:
    for part in parts:
        if isinstance(part, AllOf):
            yield from _flat(part.of)
        else:
            yield part


def _contradicts(parts: list[Cond]) -> bool:
    """A part and its opposite, or one thing that is said to be copies of two."""
    for number, part in enumerate(parts):
        for other in parts[number + 1 :]:
            if other == Not(part) or part == Not(other):
                return True
            if isinstance(part, IsCopyOf) and isinstance(other, IsCopyOf) and part.of == other.of:
                if part.name != other.name:
                    return True
                continue
            if isinstance(part, Same) and isinstance(other, Not) and other.of == Same(part.b, part.a):
                return True
    return False
