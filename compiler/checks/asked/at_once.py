"""Warn about conditions that exclude each other, and about alternatives of which one always holds.

`your coins are 2, and your coins are 3`, `you are at Mill, and you are at Inn`: each may be so by itself, and
never both; `your coins are at least 3, or your coins are less than 4` is so whatever they are. What a whole
rule waits for is looked at in `never`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from talisman.compiler.checks.asked.decided import OPS
from talisman.compiler.checks.context import Context, placed_texts
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import AT_ONCE
from talisman.compiler.model import (
    AllOf,
    AnyOf,
    Cmp,
    Cond,
    HasTag,
    Int,
    InZone,
    ModeIs,
    Named,
    Not,
    Num,
    OnSpace,
    Same,
    conjuncts,
)
from talisman.compiler.source import Span

Test = Callable[[int], bool]


def at_once(context: Context) -> Iterator[Diagnostic]:
    """One warning for each text that asks so."""
    told: set[tuple[Span, str]] = set()
    for text, span in placed_texts(context.model):
        if not context.reported(span.pack):
            continue
        for part in context.parts(text, AllOf, AnyOf):
            found = _found(part, context.model.values)
            if found and (span, found) not in told:
                told.add((span, found))
                yield AT_ONCE.at(span, what=found)


def _found(cond: AllOf | AnyOf, values: Mapping[str, str]) -> str:
    if isinstance(cond, AllOf):
        parts = conjuncts(cond)
        if any(excludes(one, other, values) for n, one in enumerate(parts) for other in parts[n + 1 :]):
            return "never so: its parts exclude each other"
        return "never so: no number is all of this" if any(_empty(parts)) else ""
    opposites = any(Not(one) in cond.of for one in cond.of)
    return "always so, whichever of its parts holds" if opposites or any(_full(cond.of)) else ""


def excludes(one: Cond, other: Cond, values: Mapping[str, str]) -> bool:
    """Whether two conditions never hold together: a thing is of one word of a value, and in one place."""
    if Not(one) == other or Not(other) == one:
        return True
    match one, other:
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


def _empty(parts: Iterable[Cond]) -> Iterator[bool]:
    """Of each number that is compared with several others: whether none is all of that."""
    for tests, near in _numbers(parts).values():
        yield len(tests) > 1 and not any(all(test(n) for test in tests) for n in near)


def _full(parts: Iterable[Cond]) -> Iterator[bool]:
    """Of each number that is compared with several others: whether each is one of them."""
    for tests, near in _numbers(parts).values():
        yield len(tests) > 1 and all(any(test(n) for test in tests) for n in near)


def _numbers(parts: Iterable[Cond]) -> dict[Num, tuple[list[Test], set[int]]]:
    """What is asked of each number, and all numbers at which an answer changes, with their neighbours."""
    found: dict[Num, tuple[list[Test], set[int]]] = {}
    for part in parts:
        denied = isinstance(part, Not)
        inner = part.of if isinstance(part, Not) else part
        if isinstance(inner, Cmp) and isinstance(inner.b, Int) and not isinstance(inner.a, Int):
            tests, near = found.setdefault(inner.a, ([], set()))
            tests.append(_test(inner.op, inner.b.value, denied))
            near.update(range(inner.b.value - 1, inner.b.value + 2))
    return found


def _test(op: str, than: int, denied: bool) -> Test:
    return lambda number: OPS[op](number, than) != denied
