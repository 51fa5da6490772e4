"""Refuse to ask for somebody's roll where none is kept, or the one before: it is not the roll one reads.

What came of a roll is kept where a contest rolls, since scores ask for it, and when the roll is over. Of any
other roll `the result` speaks, in the text that rolls and in what follows the roll.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context, placed_texts
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NEVER_KEPT
from talisman.compiler.model import MemoryOf, Pattern, RolledFor, RollPart, Rule, SetField


def never_kept(context: Context) -> Iterator[Diagnostic]:
    """One for each text that asks for such a roll."""
    memories = {f"last {name} roll": name for name in context.model.purposes}
    asking = {id(text) for text in context.texts_with(RollPart)}
    kept = {one.field for one in context.every(SetField)}
    for text, span in placed_texts(context.model):
        if id(text) not in asking or not context.reported(span.pack):
            continue
        asked = {
            part.roll.memory for part in context.parts(text, RollPart) if isinstance(part.roll, MemoryOf)
        }
        for memory in sorted(asked & memories.keys()):
            purpose = memories[memory]
            if memory not in kept:
                yield NEVER_KEPT.at(span, purpose=purpose, why="no contest rolls for it, so none is kept")
            elif _rolled(context, text, purpose):
                yield NEVER_KEPT.at(
                    span, purpose=purpose, why="the one before this is meant until it is over"
                )


def _rolled(context: Context, text: object, purpose: str) -> bool:
    """Whether a rule is about a roll for this."""
    if not isinstance(text, Rule) or not isinstance(pattern := getattr(text.shape, "pattern", None), Pattern):
        return False
    wanted = {cond.purpose for cond in context.parts(pattern.where, RolledFor)}
    return pattern.verb == "roll" and (not wanted or purpose in wanted)


__all__ = ["never_kept"]
