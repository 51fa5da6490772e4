"""Refuse the event of being at a place as a deed of its own: nobody comes to the place by it.

`stop here` is the event that `when you stop upon Fountain` waits for. `stop upon Fountain` as a deed tells
all who wait for it that somebody is there who is not.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import SAID_ELSEWHERE
from talisman.compiler.model import Act, Call, MemoryOf, Named, PrintedThing, Sel, Var


def said_elsewhere(context: Context) -> Iterator[Diagnostic]:
    """One for each such deed that says another place than where the doer is."""
    here = _said_here(context)
    for text, _ in context.own_texts if here else ():
        chosen: set[int] | None = None
        for act in context.parts(text, Act):
            if act.call.verb in here:
                if chosen is None:
                    chosen = {sel.var for sel in context.parts(text, Sel)}
                if _elsewhere(act.call, chosen):
                    yield SAID_ELSEWHERE.at(act.call.span, verb=act.call.verb, here=here[act.call.verb])


def _said_here(context: Context) -> dict[str, str]:
    """The verbs that do nothing by themselves and have a sentence that ends in `here`, and that sentence."""
    found = {}
    for head in context.outline.declarations:
        verb = context.model.verbs.get(head.names[0]) if head.word == "verb" and head.names else None
        if verb is not None and not verb.does:
            said = (one for one in head.templates if one.endswith(" here") and "{" not in one)
            if (one := next(said, "")) and any("{" in other for other in head.templates):
                found[verb.name] = one
    return found


def _elsewhere(call: Call, chosen: set[int]) -> bool:
    """Whether it is a place by its name, one that is chosen, printed or remembered."""
    what = call.object
    return isinstance(what, (Named, PrintedThing, MemoryOf)) or (isinstance(what, Var) and what.n in chosen)
