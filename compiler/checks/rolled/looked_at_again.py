"""Refuse dice that are changed in a row that has looked at them, where nobody looks at them again.

`1: reroll one die of that roll` throws it again, and the rows have been looked at by then. What changes it
stands where it is heard of before: `when you roll ...`.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import NOT_LOOKED_AT
from talisman.compiler.model import Prim, RollPart, SetField, Table, Var

CHANGES = ("reroll", "adjust", "keep-highest", "keep-lowest", "turn-die")


def looked_at_again(context: Context) -> Iterator[Diagnostic]:
    """One for each such change."""
    for text in context.texts_with(Table):
        scored = [part.to for part in context.parts(text, SetField)]  # a contest keeps it
        for table in context.parts(text, Table):
            roll = table.on.roll if isinstance(table.on, RollPart) else None
            if not isinstance(roll, Var) or not context.parts(table, Prim):
                continue
            if roll in scored or roll in _behind(table, list(context.walk(text)), context):
                continue
            for row in table.rows:
                for part in context.parts(row, Prim):
                    if (
                        part.name in CHANGES
                        and part.args[:1] == (roll,)
                        and context.reported(part.span.pack)
                        and roll not in _behind(part, list(context.walk(row)), context)
                    ):
                        yield NOT_LOOKED_AT.at(part.span)


def _behind(part: object, order: list[object], context: Context) -> list[object]:
    """What stands behind a part of something."""
    at = next(n for n, one in enumerate(order) if one is part)
    return order[at + len(list(context.walk(part))) :]


__all__ = ["looked_at_again"]
