"""Warn about who waits for somebody to cross an edge to a place that it does not lead to."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import NO_END_OF_IT
from talisman.compiler.model import Named, Rec, Ref, Rule, Same, This, conjuncts


def no_end_of_it(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule that does."""
    ends: dict[str, list[str]] = {}
    for joined in context.model.edges:
        if joined.thing:
            ends.setdefault(joined.thing, []).extend((joined.source, joined.target))
    for rule in context.model.rules:
        pattern = getattr(rule.shape, "pattern", None)
        if pattern is None or not context.reported(rule.pack):
            continue
        asked = [one for one in conjuncts(pattern.where) if isinstance(one, Same)]
        said = {one.a.word: one.b for one in asked if isinstance(one.a, Rec)}
        edge, place = _named(said.get("object"), rule), _named(said.get("other"), rule)
        if edge in ends and place and place not in ends[edge]:
            yield NO_END_OF_IT.at(pattern.span, edge=edge, place=place, ends=" and ".join(ends[edge]))


def _named(ref: Ref | None, rule: Rule) -> str:
    """The name of the thing that is meant; "" where it may be any."""
    if isinstance(ref, This):
        return rule.carrier
    return ref.name if isinstance(ref, Named) else ""
