"""Warn about rules that set themselves off for ever.

A rule that follows an event, or comes before it, and raises the same event again, always and without asking
anybody, goes on until the machine stops it; so do two rules that raise each other's events.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import TRIGGER_RING
from talisman.compiler.model import (
    ALWAYS,
    SOME,
    Act,
    Always,
    Block,
    Cond,
    Guard,
    HasTag,
    Model,
    NextSeat,
    Not,
    Pattern,
    Rec,
    Roll,
    RolledFor,
    Rule,
    Same,
    Trigger,
    You,
    conjuncts,
)

Event = tuple[str, str]

ALIKE = "*"
"""The unit of a call that is about whatever the event is about."""

MINE = Same(Rec("actor"), You())
BY_ANOTHER = Not(MINE)
BY_SOME_PLAYER = (
    MINE,
    BY_ANOTHER,
    *(Same(Rec("actor"), NextSeat(You(), back=back)) for back in (False, True)),
)
"""Who does it: `you`, others, who sits to the left or right."""


def self_raising(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule in a ring of rules without conditions."""
    model = context.model
    arcs: list[tuple[Event, Event, Rule]] = []
    for rule in model.rules:
        shape = rule.shape
        if not isinstance(shape, (Trigger, Guard)) or rule.once is not None or rule.when != Always():
            continue
        if not _open(shape.pattern.where, rule) or rule.effect or not _stays(rule, model):
            continue
        units = shape.pattern.units or _purposes(shape.pattern) or ("",)
        for raised in _raised(shape.body, rule):
            for unit in units:  # `gain that much` is of what the event is about
                arcs.append(
                    ((shape.pattern.verb, unit), (raised[0], unit if raised[1] == ALIKE else raised[1]), rule)
                )
    for start, first, rule in arcs:
        ring = _way(first, start, arcs)
        if ring is not None and context.reported(rule.pack):
            shown = " -> ".join(" ".join(part for part in event if part) for event in (start, *ring))
            yield TRIGGER_RING.at(rule.span, ring=shown)


def _purposes(pattern: Pattern) -> tuple[str, ...]:
    """What is rolled for, of an event of dice: another roll is another event."""
    return tuple(part.purpose for part in conjuncts(pattern.where) if isinstance(part, RolledFor))


def _open(where: Cond, rule: Rule) -> bool:
    """Whether the condition asks for nothing that the event which is raised again has not, too.

    That is kinds, that there is some of an amount, and, in a rule of each player, that `you` do it, or
    another does, or who sits beside: then it goes from one to the next.
    """
    return all(
        part in (ALWAYS, SOME)
        or isinstance(part, RolledFor)
        or (isinstance(part, HasTag) and isinstance(part.of, Rec))
        or (bool(rule.each or rule.carrier) and part in BY_SOME_PLAYER)
        for part in conjuncts(where)
    )


def _stays(rule: Rule, model: Model) -> bool:
    """Whether a rule is there again when its event is: in a box, or on a thing, and changes numbers alone.

    What follows others needs a second copy, with one of those.
    """
    if not rule.carrier:
        return True
    shape = rule.shape
    if not isinstance(shape, (Trigger, Guard)) or not all(
        isinstance(x, Roll) or (isinstance(x, Act) and x.call.unit) for x in shape.body
    ):
        return False
    alone = len(model.things[rule.carrier].entities) < 2
    return rule.carrier in model.things and not (alone and BY_ANOTHER in conjuncts(shape.pattern.where))


def _raised(body: Block, rule: Rule) -> Iterator[Event]:
    """Events that the body raises whatever is the case: those of `you`, in a rule of each player."""
    for stmt in body:
        if isinstance(stmt, Act) and (not rule.each or stmt.call.actor == You()):
            yield (stmt.call.verb, stmt.call.unit)
        elif isinstance(stmt, Roll) and (not rule.each or stmt.roller == You()):
            yield ("roll", stmt.purpose)


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
