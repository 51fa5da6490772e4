"""Warn where a verb is forbidden altogether that no procedure does, though one does what that verb does.

`you cannot move` where a walk is done by `step onto ...`, and `move` is a verb that steps: whoever says so
reads that one stays, and walks as ever. What is forbidden at a place, or on a condition, is somebody's who
knows which verb is done there.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import DONE_OTHERWISE
from talisman.compiler.model import Act, Always, Cond, HasTag, Permit, Rec, Same, You, conjuncts


def done_otherwise(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that forbids so."""
    patterns = [
        rule.shape.pattern
        for rule in context.own_rules
        if isinstance(rule.shape, Permit)
        and rule.shape.modal == "cannot"
        and rule.when == Always()
        and not rule.shape.pattern.units
        and all(_of_who_does_it(part) for part in conjuncts(rule.shape.pattern.where))
    ]
    if not patterns:
        return
    model = context.model
    by: dict[str, str] = {}
    for name, text in [*model.procedures.items(), *model.contests.items()]:
        for act in context.parts(text, Act):
            by.setdefault(act.call.verb, name)
    done = {*by, *(inner for verb in by for inner in context.within(verb))}
    for pattern in patterns:
        others = (one for one in context.within(pattern.verb) if one in by)
        if pattern.verb not in done and (other := next(others, "")):
            yield DONE_OTHERWISE.at(pattern.span, verb=pattern.verb, other=other, procedure=by[other])


def _of_who_does_it(part: Cond) -> bool:
    """Whether a condition says no more than who does it."""
    return part == Same(Rec("actor"), You()) or (isinstance(part, HasTag) and part.of == Rec("actor"))
