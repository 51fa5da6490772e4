"""What never holds together, and what always does: as far as it is seen without playing."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations

from talisman.compiler.model.conditions import (
    Cmp,
    Cond,
    HasTag,
    InZone,
    IsCopyOf,
    ModeIs,
    Not,
    OnSpace,
    Same,
)
from talisman.compiler.model.nouns import Named
from talisman.compiler.model.numbers import Int, Num

Test = Callable[[int], bool]
OPS: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "<>": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def contradict(parts: tuple[Cond, ...], values: Mapping[str, str]) -> bool:
    """Whether conditions that all have to hold never do.

    values: the value of each of its words.
    """
    if len(parts) < 2:
        return False
    return any(excludes(one, other, values) for one, other in combinations(parts, 2)) or any(
        not any(all(test(n) for test in tests) for n in near) for tests, near in _numbers(parts)
    )


def certain(parts: tuple[Cond, ...], values: Mapping[str, str]) -> bool:
    """Whether one of several conditions always holds."""
    denied = [part.of for part in parts if isinstance(part, Not)]
    apart = any(excludes(one, other, values) for one, other in combinations(denied, 2))
    return (
        apart
        or any(Not(one) in parts for one in parts)
        or any(all(any(test(n) for test in tests) for n in near) for tests, near in _numbers(parts))
    )


def excludes(one: Cond, other: Cond, values: Mapping[str, str]) -> bool:
    """Whether two conditions never hold together: a thing is of one word of a value, and in one place."""
    if type(one) is Not or type(other) is Not:
        return _opposite(one, other) or _opposite(other, one)
    if type(one) is not type(other):  # as most are
        return False
    match one, other:
        case IsCopyOf(of, name), IsCopyOf(of_too, name_too):
            return of == of_too and name != name_too
        case (ModeIs(of, word), ModeIs(of_too, word_too)) | (HasTag(of, word), HasTag(of_too, word_too)):
            value = values.get(word)
            return of == of_too and word != word_too and value is not None and value == values.get(word_too)
        case (Same(of, Named() as name), Same(of_too, Named() as name_too)) | (
            OnSpace(of, Named() as name),
            OnSpace(of_too, Named() as name_too),
        ):
            return of == of_too and name != name_too
        case InZone(of, zone), InZone(of_too, zone_too):
            return of == of_too and zone != zone_too
    return False


def _opposite(one: Cond, other: Cond) -> bool:
    """Whether one condition is that the other is not so."""
    if not isinstance(one, Not):
        return False
    inner = one.of
    turned = isinstance(inner, Same) and isinstance(other, Same) and (inner.a, inner.b) == (other.b, other.a)
    return inner == other or turned


def _numbers(parts: Iterable[Cond]) -> Iterator[tuple[list[Test], set[int]]]:
    """What is asked of each number of which several things are, and all at which an answer may change."""
    found: dict[Num, tuple[list[Test], set[int]]] = {}
    for part in parts:
        denied = type(part) is Not
        inner = part.of if type(part) is Not else part
        if type(inner) is Cmp and isinstance(inner.b, Int) and not isinstance(inner.a, Int):
            tests, near = found.setdefault(inner.a, ([], set()))
            tests.append(_test(inner.op, inner.b.value, denied))
            near.update(range(inner.b.value - 1, inner.b.value + 2))
    return ((tests, near) for tests, near in found.values() if len(tests) > 1)


def _test(op: str, than: int, denied: bool) -> Test:
    return lambda number: OPS[op](number, than) != denied
