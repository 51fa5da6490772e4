"""Warn about declarations that nothing uses.

A counter that nothing changes or reads, or a zone that nothing enters, is usually a word that is spelt in
another way elsewhere. A pack without seats is a vocabulary for others, so nothing is said about its words.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import UNUSED
from talisman.compiler.model.walk import words
from talisman.compiler.resolve.phrase.numbers import LAST_CHOICE
from talisman.compiler.source import Span


def unused(context: Context) -> Iterator[Diagnostic]:
    """One warning for each counter, stat, zone, parameter, window or procedure of the pack asked for."""
    model = context.model
    if not context.packs or context.packs[-1].seats is None:
        return
    declared: list[tuple[str, str, Span]] = [
        *(("counter", c.name, c.span) for c in model.counters.values()),
        *(("stat", s.name, s.span) for s in model.stats.values() if s.name not in _own_stats(context)),
        *(("zone", z.name, z.span) for z in model.zones.values()),
        *(("parameter", p.name, p.span) for p in model.params.values()),
        *(("window", w.name, w.span) for w in model.windows.values()),
        *(("procedure", p.name, p.span) for p in model.procedures.values() if not p.root),
    ]
    declared = [entry for entry in declared if context.reported(entry[2].pack)]
    if not declared:
        return
    unused = {name for _, name, _ in declared} - words(list(_texts(context)))
    unused -= {stat for stat in model.stats if LAST_CHOICE.format(stat) in model.counters}
    for text in _rules(context):
        if not unused:  # of a pack in good order that is known long before its last rule
            return
        unused -= context.words(text)
    for what, name, span in declared:
        if name in unused:
            yield UNUSED.at(span, what=what, name=name)


def _own_stats(context: Context) -> set[str]:
    """Stats that come with something else: limits, and what dice are rolled for."""
    model = context.model
    return {*model.limits, *(purpose.stat for purpose in model.purposes.values())}


def _rules(context: Context) -> list[object]:
    """What verbs do, which are few and speak of most, and what rules say."""
    return [*(verb.does for verb in context.model.verbs.values()), *context.model.rules]


def _texts(context: Context) -> Iterator[object]:
    """Everything else in which a name can be used, without the names' own declarations."""
    model = context.model
    yield model.worth
    yield [(kind.supply, kind.leaves_to) for kind in model.kinds.values()]
    yield [(thing.numbers, thing.things, thing.words) for thing in model.things.values()]
    yield [(c.start, c.floor, c.ceiling) for c in model.counters.values()]
    yield [(s.start, s.floor, s.base) for s in model.stats.values()]
    yield [(limit.counts, limit.excess) for limit in model.limits.values()]
    yield [(zone.holds, zone.refill, zone.excess) for zone in model.zones.values()]
    yield [(p.runs, p.parent, p.duties, p.finished) for p in model.procedures.values()]
    yield [(c.parent, c.steps, c.score, c.ons, c.after) for c in model.contests.values()]
    yield [(effect.begins, effect.ends, effect.bound) for effect in model.effects.values()]
    yield [window.asks for window in model.windows.values()]
    yield list(model.settings.values())
    for zone in model.zones.values():
        if zone.of and zone.holds:  # what is given to somebody goes where such things lie, without naming it
            yield zone.name
