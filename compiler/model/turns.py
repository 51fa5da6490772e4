"""Which procedure is the turn of a seat."""

from __future__ import annotations

from talisman.compiler.model.statements import Begin
from talisman.compiler.model.walk import walk
from talisman.compiler.model.whole import Model


def turn_of_seat(model: Model) -> str:
    """The level of a seat's turn: what the game runs or begins last, and so on to a seat's ("" none)."""
    root = next((one for one in model.procedures.values() if one.root), None)
    seen: list[str] = []
    while root is not None and root.name not in seen:
        seen.append(root.name)
        if root.runs:
            return root.runs[-1]
        begun = [found.procedure for found in walk(root.duties) if isinstance(found, Begin)]
        if not begun:
            break
        root = model.procedures.get(begun[-1])
        if root is None or root.of:
            return begun[-1]
    return ""
