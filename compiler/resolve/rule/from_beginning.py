"""What holds until the end of a procedure or contest and is said when that begins, ends with it.

`when your duel begins: until the end of this duel: +1 might` follows the beginning, when nothing goes on yet
with which it could end. So it waits for the end instead.
"""

from __future__ import annotations

from talisman.compiler.model import Block, Captured, EndEffect, Install, Pattern, Rule, Trigger
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve.world import World
from talisman.values import evolve

BEGIN = "begin "


def from_beginning(pattern: Pattern, made: Block, pack: str, world: World) -> None:
    """Let what the body of a rule about a beginning makes until its end wait for that end."""
    level = pattern.verb.removeprefix(BEGIN)
    if level == pattern.verb:
        return
    effects = world.model.effects
    for one in walk(made):
        if isinstance(one, Install) and effects[one.effect].bound == level:
            effects[one.effect] = evolve(effects[one.effect], bound="")
            world.model.rules.append(
                Rule(
                    f"{one.effect}.ends",
                    Trigger(Pattern(f"end {level}", span=pattern.span), (EndEffect(),)),
                    you=Captured(0),
                    effect=one.effect,
                    pack=pack,
                    span=pattern.span,
                )
            )


__all__ = ["from_beginning"]
