"""Warn about rules that set themselves off for ever.

A rule that follows an event and raises the same event again, always and without asking anybody, goes on
until the machine stops it; so do two rules that raise each other's events.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.model import TRIGGER_RING
from talisman.compiler.model import Act, AllOf, Always, Block, Cond, HasTag, Rec, Rule, Trigger

Event = tuple[str, str]


def self_raising(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule in a ring of rules without conditions."""
    model = context.model
    arcs: list[tuple[Event, Event, Rule]] = []
    for rule in model.rules:
        shape = rule.shape
        if not isinstance(shape, Trigger) or rule.once is not None or rule.when != Always():
            continue
        if not _open(shape.pattern.where) or rule.each or rule.carrier or rule.effect:
            continue
        units = shape.pattern.units or ("",)
        for raised in _raised(shape.body):
            arcs.extend(((shape.pattern.verb, unit), raised, rule) for unit in units)
    for start, first, rule in arcs:
        ring = _way(first, start, arcs)
        if ring is not None and context.reported(rule.pack):
            shown = " -> ".join(" ".join(part for part in event if part) for event in (start, *ring))
            yield TRIGGER_RING.at(rule.span, ring=shown)


def _open(where: Cond) -> bool:
    """Whether the condition asks for kinds only, which the event that is raised again has, too."""
    parts = where.of if isinstance(where, AllOf) else (where,)
    return all(part == Always() or (isinstance(part, HasTag) and isinstance(part.of, Rec)) for part in parts)


def _raised(body: Block) -> Iterator[Event]:
    """Events that the body raises whatever is the case."""
    for stmt in body:
        if isinstance(stmt, Act):
            yield (stmt.call.verb, stmt.call.unit)


def _way(source: Event, target: Event, arcs: list[tuple[Event, Event, Rule]]) -> list[Event] | None:
    """The events from one to another, both included; None when there is no way."""
    paths: list[list[Event]] = [[source]]
    seen = {source}
    while paths:
        path = paths.pop(0)
        if path[-1] == target:
            return path
        for start, end, _ in arcs:
            if start == path[-1] and end not in seen:
                seen.add(end)
                paths.append([*path, end])
    return None
