"""Refuse moving what is about to be moved, where that still happens: it would go elsewhere at once.

`when you would take a thing: you may hide it` reads as if it were not taken then. What would happen still
happens, unless the body says that it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.moving import ACTOR, OBJECT, moved_by
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import MOVED_TWICE
from talisman.compiler.model import Act, Prevent, Rec, Replace, Rule, Same, This, Var, You, conjuncts


def moved_twice(context: Context) -> Iterator[Diagnostic]:
    """One for each rule that does so and nowhere says that it does not happen."""
    known: dict[str, frozenset[Rec]] = {}
    for rule in context.own_rules:
        shape = rule.shape
        if not isinstance(shape, Replace) or shape.instead:
            continue
        if (act := _brought(context, rule, shape, known)) is not None:
            yield MOVED_TWICE.at(act.call.span, verb=shape.pattern.verb, other=act.call.verb)
            continue
        if shape.pattern.units:
            continue
        if OBJECT not in moved_by(context, shape.pattern.verb, known) or context.parts(shape.body, Prevent):
            continue
        it: list[object] = [OBJECT]
        if Same(OBJECT, This()) in conjuncts(shape.pattern.where):
            it.append(This())
        for act in context.parts(shape.body, Act):
            if act.call.object in it and OBJECT in moved_by(context, act.call.verb, known):
                yield MOVED_TWICE.at(act.call.span, verb=shape.pattern.verb, other=act.call.verb)
                break


def _brought(context: Context, rule: Rule, shape: Replace, known: dict[str, frozenset[Rec]]) -> Act | None:
    """What brings who is about to be brought somewhere, or to become something, elsewhere before that."""
    pattern, values = shape.pattern, context.model.values
    word = pattern.units[0] if len(pattern.units) == 1 else ""
    brings = not pattern.units and ACTOR in moved_by(context, pattern.verb, known)
    if not (brings or word in values) or context.parts(shape.body, Prevent):
        return None
    who: set[object] = {ACTOR}
    if Same(ACTOR, You()) in conjuncts(pattern.where):
        who.add(You())
    who |= {Var(var) for var, ref in context.lets(rule).items() if ref in who}
    acts: Sequence[Act] = context.parts(shape.body, Act)
    for act in acts:
        if act.call.actor not in who:
            continue
        if brings and ACTOR in moved_by(context, act.call.verb, known):
            return act
        if word in values and values.get(act.call.unit) == values[word] and act.call.unit != word:
            return act
    return None
