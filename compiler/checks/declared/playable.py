"""A pack with seats can be played: one procedure starts the game."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import NO_GAME
from talisman.compiler.source import Span


def playable(context: Context) -> Iterator[Diagnostic]:
    """An error when there are seats and nothing to play."""
    pack = context.packs[-1] if context.packs else None
    if pack is None or pack.seats is None or any(p.root for p in context.model.procedures.values()):
        return
    yield NO_GAME.at(Span(f"{pack.name}/pack.toml", 1, 1, 2), pack=pack.name)
