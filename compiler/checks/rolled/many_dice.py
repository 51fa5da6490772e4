"""Single dice of a roll: of many the machine tells the first few apart and knows the sum of the others.

What keeps some of them, looks at one of them or asks whether they are equal would leave the others out, so
it is no warning: what is written would be done otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import DIE_BY_DIE, NO_SUCH_DIE
from talisman.compiler.model import APART, DiceEqual, Int, Prim, Ref, Roll, RollPart, Var

KEPT = ("keep-highest", "keep-lowest")
SUMS = ("result", "total", "natural")


def many_dice(context: Context) -> Iterator[Diagnostic]:
    """A roll of more dice than are told apart, in a text that looks at single ones of them."""
    for text in context.texts_with(Roll):
        many = [
            part
            for part in context.parts(text, Roll)
            if isinstance(part.dice, Int) and part.dice.value > APART
        ]
        if not many:
            continue
        looked_at = [roll for part in context.walk(text) if (roll := _looks_at(part)) is not None]
        for part in many:
            if Var(part.var) in looked_at:
                yield DIE_BY_DIE.at(part.span, dice=part.dice.value, most=APART)


def missing_dice(context: Context) -> Iterator[Diagnostic]:
    """A single die is asked for, and so many were not rolled: it is always 0."""
    for text in context.texts_with(RollPart):
        rolls = {part.var: part for part in context.parts(text, Roll) if isinstance(part.dice, Int)}
        for part in context.parts(text, RollPart):
            rolled = rolls.get(part.roll.n) if isinstance(part.roll, Var) else None
            if rolled is not None and part.part.isdigit() and int(part.part) > rolled.dice.value:
                yield NO_SUCH_DIE.at(rolled.span, dice=rolled.dice.value, which=_ORDINAL[int(part.part)])


_ORDINAL = ("", "first", "second", "third", "fourth")


def _looks_at(part: object) -> Ref | None:
    """The roll of which a part looks at single dice."""
    match part:
        case Prim(name, (roll, *_)) if name in KEPT:
            return roll  # type: ignore[return-value]
        case RollPart(which, roll) if which not in SUMS:
            return roll
        case DiceEqual(roll):
            return roll
    return None
