"""Warn about a price of what nobody chooses to do: `losing this costs 1 coin`.

A price is paid before, and who cannot pay it does not do it. Of what happens to somebody anyhow that spares
whoever has nothing: one reads that it is lost besides. What stands behind `may`, in a menu, in an offer, in a
duty or beside `else` is chosen, what is done to one of several, too, and so is what comes of that.

A pack without seats is a vocabulary for others, so nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import UNCHOSEN_PRICE
from talisman.compiler.model import (
    Act,
    Choose,
    CostOf,
    Duty,
    FirstPossible,
    May,
    Offer,
    OptionOf,
    Pick,
    PickSet,
)
from talisman.compiler.model.walk import walk

CHOSEN = (May, Choose, Duty, FirstPossible, Offer, OptionOf, Pick, PickSet)
"""In these somebody decides whether something is done, or to what."""


def unchosen_price(context: Context) -> Iterator[Diagnostic]:
    """One warning for each price of a verb that is done, and never by choice."""
    priced = [rule for rule in context.model.rules if isinstance(rule.shape, CostOf)]
    if not priced or not context.packs or context.packs[-1].seats is None:
        return
    done = {act.call.verb for act in context.every(Act)}
    left = {rule.shape.pattern.verb for rule in priced if isinstance(rule.shape, CostOf)} & done
    for verb in _chosen(context):
        left -= {verb}
        if not left:  # of a pack in good order that is known soon
            return
    for rule in priced:
        if isinstance(rule.shape, CostOf) and context.reported(rule.pack):
            verb = rule.shape.pattern.verb
            if verb in left:
                yield UNCHOSEN_PRICE.at(rule.shape.pattern.span, verb=verb)


def _chosen(context: Context) -> Iterator[str]:
    """The verbs that somebody chooses to do, and those that they do; not what comes of what they begin."""
    found: set[str] = set()
    queue: list[object] = []
    for text in context.texts:
        queue += [part for part in context.parts(text, *CHOSEN) if not (isinstance(part, Duty) and part.step)]
        while queue:
            for part in walk(queue.pop()):
                if isinstance(part, Act) and part.call.verb not in found:
                    found.add(part.call.verb)
                    yield part.call.verb
                    verb = context.model.verbs.get(part.call.verb)
                    queue += [verb.does] if verb is not None and verb.does else []
