"""In which order the parts of a procedure come; what would come in another one than it reads is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from talisman.compiler.messages.boards import AFTER_EACH_OTHER, STEP_BEHIND
from talisman.compiler.model import Duty
from talisman.compiler.resolve.world import World
from talisman.values import evolve


def in_order(parts: Sequence[Duty], world: World) -> tuple[Duty, ...]:
    """The parts of one procedure; what is after a step need not wait for it, since all steps come first."""
    named = {part.label: part for part in parts}
    loop = False
    for part in parts:
        loop = loop or not part.step
        if part.step and loop:
            world.bag.add(STEP_BEHIND.at(part.span, label=part.label))
        why = _never(part, named)
        if why:
            world.bag.add(AFTER_EACH_OTHER.at(part.span, label=part.label, why=why))
    return tuple(
        evolve(part, after=tuple(one for one in part.after if one in named and not named[one].step))
        for part in parts
    )


def _never(part: Duty, named: Mapping[str, Duty]) -> str:
    """Why a part would not come when one reads that it does, if so."""
    if part.first and not part.must:
        return "is an offer, which nobody has to take: nothing comes `first` that need not come"
    for label in part.after:
        if label in named and not named[label].must and named[label].each is not None:
            return f"is after `{label}`, an offer for each of several, and does not say after which of them"
    if part.label in _before(part, named):
        return f"is after `{part.after[0]}`, and that is after this: neither comes"
    return ""


def _before(part: Duty, named: Mapping[str, Duty]) -> set[str]:
    """The labels of all that have to be done before a part."""
    found: set[str] = set()
    rest = [*part.after]
    while rest:
        label = rest.pop()
        if label not in found and label in named:
            found.add(label)
            rest += named[label].after
    return found


__all__ = ["in_order"]
