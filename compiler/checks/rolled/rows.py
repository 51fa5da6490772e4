"""Tables are exhaustive: every number that can come up has exactly one row.

For rows below a roll the dice say which numbers can come up. Below `by NUMBER` anything may, so only what
lies between the lowest and the highest row is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from itertools import pairwise

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import ROW_GAP, ROW_NEVER, ROW_OVERLAP
from talisman.compiler.model import (
    Choose,
    If,
    Int,
    May,
    Model,
    Modify,
    Prim,
    Roll,
    RollPart,
    Row,
    Table,
    Var,
)
from talisman.compiler.model.walk import walk
from talisman.values import frozen

KEPT = ("keep-highest", "keep-lowest")
CHANGES = ("adjust", "keep-highest", "keep-lowest", "turn-die")


@frozen
class Dice:
    """What a roll yields, and whether anything in the packs may change that."""

    low: int
    high: int
    changed: bool


def rows(context: Context) -> Iterator[Diagnostic]:
    """Numbers in two rows, numbers without a row, rows that never come up."""
    model = context.model
    modified = {rule.shape.stat for rule in model.rules if isinstance(rule.shape, Modify)}
    turned = any(part.name in CHANGES for part in context.every(Prim))
    for text in context.texts_with(Table):
        rolls = {roll.var: roll for roll in context.parts(text, Roll)}
        for table in context.parts(text, Table):
            yield from _table(table, _dice(table, rolls, modified, turned, _kept(text, context), model))


def _kept(text: object, context: Context) -> dict[int, int]:
    """How many dice are kept of each roll of a text, where they are in any case."""
    found: dict[int, int] = {}
    for prim in context.parts(text, Prim):
        if prim.name not in KEPT or not isinstance(prim.args[0], Var):
            continue
        many = prim.args[1] if len(prim.args) > 1 else Int(1)
        around = (walk(one) for one in context.parts(text, If, May, Choose))
        asked = (parts for parts in around if any(part is prim for part in parts))
        if isinstance(many, Int) and all(
            any(isinstance(part, Roll) and part.var == prim.args[0].n for part in parts) for parts in asked
        ):
            found[prim.args[0].n] = many.value
    return found


def _dice(
    table: Table,
    rolls: Mapping[int, Roll],
    modified: Set[str],
    turned: bool,
    kept: Mapping[int, int],
    model: Model,
) -> Dice | None:
    """The dice of the roll that the table looks at, if it is one in the same text."""
    on = table.on
    if not isinstance(on, RollPart) or not isinstance(on.roll, Var) or on.roll.n not in rolls:
        return None
    roll = rolls[on.roll.n]
    if not isinstance(roll.dice, Int):
        return None
    purpose = model.purposes.get(roll.purpose)
    changed = turned or (purpose is not None and purpose.stat in modified)
    many = min(roll.dice.value, kept.get(roll.var, roll.dice.value))
    return Dice(many, many * roll.sides, changed)


def _table(table: Table, dice: Dice | None) -> Iterator[Diagnostic]:
    if not table.rows:
        return
    ordered = sorted(table.rows, key=_key)
    for before, row in pairwise(ordered):
        low, high = _key(row)[0], before.high
        if high is None or low <= high:
            yield ROW_OVERLAP.at(row.span, number=row.low if row.low is not None else row.high)
        elif low > high + 1:
            yield ROW_GAP.at(table.span, number=high + 1)
    if dice is None:
        return
    first, last = ordered[0].low, ordered[-1].high
    if first is not None and first > dice.low:
        yield ROW_GAP.at(table.span, number=dice.low)
    if last is not None and last < dice.high:
        yield ROW_GAP.at(table.span, number=last + 1)
    for row in ordered:
        below = row.high is not None and row.high < dice.low
        above = row.low is not None and row.low > dice.high
        if (below or above) and not dice.changed:
            yield ROW_NEVER.at(row.span, low=dice.low, high=dice.high)


def _key(row: Row) -> tuple[int, int]:
    """Where a row begins and ends, with far numbers for open ends."""
    far = 10**6
    return (-far if row.low is None else row.low, far if row.high is None else row.high)
