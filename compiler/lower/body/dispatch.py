"""Statements in order, each by the function that knows its construct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from talisman.compiler import model as m
from talisman.compiler.lower.context import Ctx, Lowering

Handler = Callable[[Lowering, Ctx, Any], None]

HANDLERS: dict[type, Handler] = {}
"""One function a construct; `stmts` fills it."""
WHOLE = (m.Act, m.IfDone, m.ForEach, m.EachEnd, m.Repeat)
"""What is done to its end before those who won in it end the game: they win together."""


def block(lo: Lowering, c: Ctx, body: m.Block) -> None:
    """Code for the statements in order."""
    for stmt in body:
        before = c.b.top
        keep = isinstance(stmt, (m.Let, m.LetNum, m.Roll))
        wins = not c.held and isinstance(stmt, WHOLE) and lo.wins(stmt)
        HANDLERS[type(stmt)](lo, c.but(held=True) if wins else c, stmt)
        if not keep:
            c.b.top = before
        if wins:
            c.b.op("FIN", lo.reason)
