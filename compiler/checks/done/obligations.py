"""Warn about a `need not` or a `can` that lifts nothing, and a `must` that obliges nobody.

It takes back what a line with `must` says of the same verb. A step that is always done, or a sum to be paid,
is no such obligation, so a line that lifts it does nothing. What is not `only when allowed` may be done
anyway, and no `can` takes a `cannot` back. What must be done holds somebody up where an
offer is just that deed.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import LIFTS_NOTHING, OBLIGES_NOBODY, PERMITS_NOTHING
from talisman.compiler.model import Act, Permit


def obligations(context: Context) -> Iterator[Diagnostic]:
    """One warning for each `need not` about a verb that nobody must do, and `can` about one that all may."""
    permits = [(rule, rule.shape) for rule in context.model.rules if isinstance(rule.shape, Permit)]
    musts = {shape.pattern.verb for _, shape in permits if shape.modal == "must"}
    for rule, shape in permits:
        if shape.modal == "need not" and shape.pattern.verb not in musts and context.reported(rule.pack):
            yield LIFTS_NOTHING.at(rule.span, verb=shape.pattern.verb)
        verb = context.model.verbs.get(shape.pattern.verb)
        if shape.modal == "can" and verb is not None and not verb.guarded and context.reported(rule.pack):
            yield PERMITS_NOTHING.at(rule.span, verb=shape.pattern.verb)
        played = bool(context.packs) and context.packs[-1].seats is not None
        vain = shape.modal == "must" and played and shape.pattern.verb not in _offered(context)
        if vain and context.reported(rule.pack):
            yield OBLIGES_NOBODY.at(rule.span, verb=shape.pattern.verb)


def _offered(context: Context) -> set[str]:
    """The verbs that are just what an offer does."""
    duties = [one for procedure in context.model.procedures.values() for one in procedure.duties]
    firsts = [one.body[0] for one in duties if one.body and not one.must and not one.step]
    return {first.call.verb for first in firsts if isinstance(first, Act)}
