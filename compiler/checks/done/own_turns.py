"""Refuse what lasts for so many of something that is not the turn: only turns are counted.

Which procedure is a seat's turn follows from the whole game: it is what the game begins for each player. So
this is asked when all is known; of a pack without a game nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.numbers import NOT_ITS_TURNS
from talisman.compiler.model.turns import turn_of_seat


def own_turns(context: Context) -> Iterator[Diagnostic]:
    """One diagnostic for each effect and form that would last for so many of another procedure."""
    model = context.model
    if not any(one.root for one in model.procedures.values()):
        return
    turn = turn_of_seat(model)
    for effect in model.effects.values():
        if effect.turns_of and effect.turns_of != turn:
            way = f"count {turn}s" if turn else "give the game a procedure that is a turn"
            yield NOT_ITS_TURNS.at(effect.span, words=effect.turns_of, way=way)
