"""Warn where a verb is forbidden or waited for that no rule of the game does, though one does what it does.

`you cannot move` where a walk is done by `step onto ...`, and `move` is a verb that steps: whoever says so
reads that one stays, and walks as ever; and `when you move` hears nothing of a walk. What is said at a place,
on a condition or of certain things is somebody's who knows which verb is done there. The rules of the game
are its procedures and contests, and what boxes of rules say of all and always, as where somebody dies. A verb
that no text of a thing says is theirs in any case.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import DONE_OTHERWISE, HEARD_OTHERWISE
from talisman.compiler.model import (
    Act,
    Always,
    Amount,
    Cmp,
    Cond,
    Guard,
    HasTag,
    Not,
    Permit,
    Rec,
    Replace,
    Rule,
    Same,
    Trigger,
    You,
    conjuncts,
)


def done_otherwise(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that forbids so, or waits so."""
    model = context.model
    rules = [rule for rule in context.own_rules if _of_a_verb(rule)]
    if not rules:
        return
    by: dict[str, str] = {}
    for name, text in [*model.procedures.items(), *model.contests.items()]:
        for act in context.parts(text, Act):
            by.setdefault(act.call.verb, name)
    things, boxes, always = set[str](), set[str](), {*by}
    for one in model.rules:
        of_a_thing = bool(one.carrier or one.kind)
        where = things if of_a_thing else always if _for_all(one) else boxes
        where.update(act.call.verb for act in context.parts(one, Act))
    done = {*always, *(inner for verb in always for inner in context.within(verb)), *(boxes - things)}
    for rule in rules:
        pattern = rule.shape.pattern  # type: ignore[union-attr]
        inner = context.within(pattern.verb)
        if not isinstance(
            rule.shape, Permit
        ):  # what it does itself: nearly everything moves somebody in the end
            verb = model.verbs.get(pattern.verb)
            inner = [act.call.verb for act in context.parts(verb.does, Act)] if verb is not None else []
        others = (one for one in inner if one in by)
        if pattern.verb not in done and (other := next(others, "")):
            code = DONE_OTHERWISE if isinstance(rule.shape, Permit) else HEARD_OTHERWISE
            yield code.at(pattern.span, verb=pattern.verb, other=other, procedure=by[other])


def _for_all(rule: Rule) -> bool:
    """Whether a rule of a box is in no form, always holds, and is no exception."""
    return not rule.effect and rule.when == Always() and not isinstance(rule.shape, Replace)


def _of_a_verb(rule: Rule) -> bool:
    """Whether a rule forbids a verb altogether, or waits for it whatever it is done to."""
    shape = rule.shape
    if isinstance(shape, Permit):
        if shape.modal != "cannot" or rule.when != Always():
            return False
    elif not isinstance(shape, (Trigger, Guard, Replace)) or rule.when != Always():
        return False
    pattern = shape.pattern
    return not pattern.units and all(_of_who_does_it(part) for part in conjuncts(pattern.where))


def _of_who_does_it(part: Cond) -> bool:
    """Whether a condition says no more than who does it, or how much."""
    match part:
        case Same(of, You()) | HasTag(of):
            return of == Rec("actor")
        case Not(inner):
            return inner == Same(Rec("actor"), You())
        case Cmp(_, Amount()):
            return True
    return False
