"""A table of numbers as a number.

The model has no tables inside numbers, and needs none: a row that begins at k adds its difference to the row
before as soon as the number is k or more, and `min(1, max(0, n - (k - 1)))` is 1 exactly then.
"""

from __future__ import annotations

import itertools
from typing import assert_never

from talisman.compiler.messages.numbers import BAD_ROW_GAP, NOT_HERE, ROWS_OVERLAP
from talisman.compiler.model import Arith, Int, Num
from talisman.compiler.resolve.phrase.numbers import number
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import NO_NUMBER
from talisman.compiler.source import Span
from talisman.compiler.syntax import views

LOWEST = -(10**6)
HIGHEST = 10**6
_ROW = "each row is a number that is looked up and the number that it gives, as in `2-3: 5`"


def steps(node: views.ByValue, scope: Scope) -> Num:
    """The value of `by NUMBER` with rows that hold numbers."""
    on = number(node.number, scope)
    rows: list[tuple[int, int, Num, Span]] = []
    for row in node.block.lines:
        if not isinstance(row, views.Row):
            scope.world.bag.add(NOT_HERE.at(row.span, what="What is no row of numbers", way=_ROW))
            continue
        value = _value(row, scope)
        for key in row.row_keys:
            if isinstance(key, views.KeyOutcome):
                scope.world.bag.add(NOT_HERE.at(key.span, what="An outcome", way=_ROW))
            else:
                low, high = bounds(key)
                rows.append((low, high, value, key.span))
    rows.sort(key=lambda row: (row[0], row[1]))
    if not rows:
        return NO_NUMBER
    _check(rows, scope)
    total = rows[0][2]
    for before, now in itertools.pairwise(rows):
        total = Arith("+", total, Arith("*", _minus(now[2], before[2]), _reached(on, now[0])))
    return total


def bounds(key: views.KeyInt | views.KeyRange | views.KeyAtLeast | views.KeyAtMost) -> tuple[int, int]:
    """What a row's key covers."""
    match key:
        case views.KeyInt():
            return int(key.integer.text), int(key.integer.text)
        case views.KeyRange():
            low, high = key.between.text.split("-")
            return int(low), int(high)
        case views.KeyAtLeast():
            return int(key.at_least.text.rstrip("+")), HIGHEST
        case views.KeyAtMost():
            return LOWEST, int(key.at_most.text.rstrip("-"))
        case _:
            assert_never(key)


def _value(row: views.Row, scope: Scope) -> Num:
    lines = row.block.lines
    if len(lines) == 1 and isinstance(held := lines[0], views.Quantity):
        return number(held.number, scope)
    scope.world.bag.add(NOT_HERE.at(row.span, what="What is no number", way=_ROW))
    return NO_NUMBER


def _minus(a: Num, b: Num) -> Num:
    if isinstance(a, Int) and isinstance(b, Int):
        return Int(a.value - b.value)
    return Arith("-", a, b)


def _reached(on: Num, low: int) -> Num:
    """1 when the number is at least `low`, else 0."""
    return Arith("min", Int(1), Arith("max", Int(0), Arith("-", on, Int(low - 1))))


def _check(rows: list[tuple[int, int, Num, Span]], scope: Scope) -> None:
    """Neighbours touch: no number between them is missing, none is in both."""
    for before, row in itertools.pairwise(rows):
        if row[0] <= before[1]:
            scope.world.bag.add(ROWS_OVERLAP.at(row[3], value=row[0]))
        elif row[0] > before[1] + 1:
            scope.world.bag.add(BAD_ROW_GAP.at(row[3], value=before[1] + 1))
