"""Refuse moving what is about to be moved, where that still happens: it would go elsewhere at once.

`when you would take a thing: you may hide it` reads as if it were not taken then. What would happen still
happens, unless the body says that it does not.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.moving import OBJECT, moved_by
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import MOVED_TWICE
from talisman.compiler.model import Act, Prevent, Rec, Replace, Same, This, conjuncts


def moved_twice(context: Context) -> Iterator[Diagnostic]:
    """One for each rule that does so and nowhere says that it does not happen."""
    known: dict[str, frozenset[Rec]] = {}
    for rule in context.own_rules:
        shape = rule.shape
        if not isinstance(shape, Replace) or shape.instead or shape.pattern.units:
            continue
        if OBJECT not in moved_by(context, shape.pattern.verb, known) or context.parts(shape.body, Prevent):
            continue
        it: list[object] = [OBJECT]
        if Same(OBJECT, This()) in conjuncts(shape.pattern.where):
            it.append(This())
        for act in context.parts(shape.body, Act):
            if act.call.object in it and OBJECT in moved_by(context, act.call.verb, known):
                verbs = {"verb": shape.pattern.verb, "other": act.call.verb}
                yield MOVED_TWICE.at(act.call.span, **verbs)
                break
