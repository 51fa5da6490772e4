"""A table of numbers as a number.

The model has no tables inside numbers, and needs none: a row that begins at k adds its difference to the row
before as soon as the number is k or more, and `min(1, max(0, n - (k - 1)))` is 1 exactly then.
"""

from __future__ import annotations

import itertools

from talisman.compiler.messages.model import BAD_ROW_GAP, ROWS_OVERLAP
from talisman.compiler.model import Arith, Int, Num
from talisman.compiler.resolve.phrase.numbers import number
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Node

LOWEST = -(10**6)
HIGHEST = 10**6


def steps(node: Node, scope: Scope) -> Num:
    """The value of `by NUMBER` with rows that hold numbers."""
    on_node = next((kid for kid in node.nodes() if kid.kind != "block"), None)
    table = node.node("block")
    if on_node is None or table is None:
        return Int(0)
    on = number(on_node, scope)
    rows: list[tuple[int, int, Num, Span]] = []
    for row in table.nodes("row"):
        value = _value(row, scope)
        for key in row.nodes("key_int", "key_range", "key_at_least", "key_at_most"):
            low, high = bounds(key)
            rows.append((low, high, value, key.span))
    rows.sort(key=lambda row: (row[0], row[1]))
    if not rows:
        return Int(0)
    _check(rows, scope)
    total = rows[0][2]
    for before, now in itertools.pairwise(rows):
        total = Arith("+", total, Arith("*", _minus(now[2], before[2]), _reached(on, now[0])))
    return total


def bounds(key: Node) -> tuple[int, int]:
    """What a row's key covers."""
    leaf = next(key.leaves(), None)
    text = leaf.text if leaf is not None else "0"
    if key.kind == "key_range":
        low, high = text.split("-")
        return int(low), int(high)
    if key.kind == "key_at_least":
        return int(text.rstrip("+")), HIGHEST
    if key.kind == "key_at_most":
        return LOWEST, int(text.rstrip("-"))
    return int(text), int(text)


def _value(row: Node, scope: Scope) -> Num:
    block = row.node("block")
    quantity = block.node("quantity") if block is not None else None
    held = next(quantity.nodes(), None) if quantity is not None else None
    return number(held, scope) if held is not None else Int(0)


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
