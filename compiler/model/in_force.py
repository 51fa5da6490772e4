"""Whether the text of a thing is in force: what some line put out of force says nothing for so long.

`texts of KINDS are not in force` is written out: it lends 1 to a number that every thing has and no pack can
name, and each line of a text that may be meant holds only while that number of its thing is 0. What puts
texts out of force is itself never out of force, and what stands in no text of a thing (boxes, procedures,
forms, effects) is not meant.
"""

from __future__ import annotations

from talisman.compiler.model.conditions import Cmp, Cond
from talisman.compiler.model.nouns import Ref
from talisman.compiler.model.numbers import Int, StatOf
from talisman.compiler.model.rules import Modify, Rule

OUT_OF_FORCE = "(out of force)"
"""How many lines put the text of a thing out of force: a stat without a pile, 0 where no line does."""


def text_in_force(of: Ref) -> Cond:
    """That nothing puts the text of a thing out of force."""
    return Cmp("=", StatOf(OUT_OF_FORCE, of), Int(0))


def asked_in_force(cond: Cond) -> Ref | None:
    """The thing of which a condition asks whether its text is in force; None where it asks something else."""
    match cond:
        case Cmp("=", StatOf(stat, of), Int(0)) if stat == OUT_OF_FORCE:
            return of
    return None


def puts_out_of_force(rule: Rule) -> bool:
    """Whether a rule puts texts out of force."""
    return isinstance(rule.shape, Modify) and rule.shape.stat == OUT_OF_FORCE
