"""Warn of a deed that does nothing and that nothing follows: `agree`, of which something comes elsewhere.

A verb without `does` is an event. It means something where a rule waits for it, where it is said what comes
of it (`you may agree: gain 1 coin`), and to whoever declared it, who may want it told and no more. In the
text of another pack it reads as if it did what it says.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import NOTHING_COMES
from talisman.compiler.model import Act, CostOf, Guard, IfDone, Replace, Trigger

HEARD = (Trigger, Guard, Replace, CostOf)


def nothing_comes(context: Context) -> Iterator[Diagnostic]:
    """One warning for each of these deeds."""
    if not context.packs or context.packs[-1].seats is None:
        return
    model = context.model
    heard = {rule.shape.pattern.verb for rule in model.rules if isinstance(rule.shape, HEARD)}
    idle = {
        name: verb
        for name, verb in model.verbs.items()
        if not verb.does and name not in heard and not context.reported(verb.span.pack)
    }
    for text, _ in context.own_texts if idle else ():
        followed = {id(part.act) for part in context.parts(text, IfDone) if part.then}
        for act in context.parts(text, Act):
            if act.call.verb in idle and id(act) not in followed and context.reported(act.call.span.pack):
                yield NOTHING_COMES.at(act.call.span, verb=act.call.verb)
