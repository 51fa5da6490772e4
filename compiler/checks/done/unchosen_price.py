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
    chosen = _chosen(context)
    for rule in priced:
        if not isinstance(rule.shape, CostOf) or not context.reported(rule.pack):
            continue
        verb = rule.shape.pattern.verb
        if verb in done and verb not in chosen:
            yield UNCHOSEN_PRICE.at(rule.shape.pattern.span, verb=verb)


def _chosen(context: Context) -> set[str]:
    """The verbs that somebody chooses to do, and those that they do; not what comes of what they begin."""
    queue: list[object] = []
    for text in context.texts:
        for part in context.parts(text, *CHOSEN):
            if not (isinstance(part, Duty) and part.step):
                queue += walk(part)
    found: set[str] = set()
    while queue:
        part = queue.pop()
        if isinstance(part, Act) and part.call.verb not in found:
            found.add(part.call.verb)
            verb = context.model.verbs.get(part.call.verb)
            queue += walk(verb.does) if verb is not None and verb.does else []
    return found
