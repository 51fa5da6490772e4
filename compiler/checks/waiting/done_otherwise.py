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
from talisman.compiler.model import Act, Always, Cond, HasTag, Model, Permit, Rec, Same, You, conjuncts
from talisman.compiler.model.walk import walk


def done_otherwise(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that forbids so."""
    patterns = [
        rule.shape.pattern
        for rule in context.model.rules
        if isinstance(rule.shape, Permit)
        and rule.shape.modal == "cannot"
        and rule.when == Always()
        and not rule.shape.pattern.units
        and context.reported(rule.pack)
        and all(_of_who_does_it(part) for part in conjuncts(rule.shape.pattern.where))
    ]
    if not patterns:
        return
    model = context.model
    by: dict[str, str] = {}
    for name, text in [*model.procedures.items(), *model.contests.items()]:
        for act in context.parts(text, Act):
            by.setdefault(act.call.verb, name)
    done = {*by, *(inner for verb in by for inner in _within(verb, model))}
    for pattern in patterns:
        others = (one for one in _within(pattern.verb, model) if one in by)
        if pattern.verb not in done and (other := next(others, "")):
            yield DONE_OTHERWISE.at(pattern.span, verb=pattern.verb, other=other, procedure=by[other])


def _of_who_does_it(part: Cond) -> bool:
    """Whether a condition says no more than who does it."""
    return part == Same(Rec("actor"), You()) or (isinstance(part, HasTag) and part.of == Rec("actor"))


def _within(verb: str, model: Model) -> dict[str, None]:
    """The verbs that are done in the body of a verb, and in theirs, the nearest first."""
    found: dict[str, None] = {}
    todo = [verb]
    while todo:
        known = model.verbs.get(todo.pop(0))
        for act in walk(known.does) if known is not None and known.does else ():
            if isinstance(act, Act) and act.call.verb not in found:
                found[act.call.verb] = None
                todo.append(act.call.verb)
    return found
