"""Warn about rules that set themselves off for ever.

A rule that follows an event, or comes before it, and raises the same event again, always and without asking
anybody but where to, goes on until the machine stops it; so do two rules that raise each other's events. What
the body of a verb does in any case is raised with it; what is begun ends, and raises that, too.
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
    Begin,
    Block,
    Call,
    Captured,
    Cond,
    EndEffect,
    ForEach,
    Guard,
    HasTag,
    InSetting,
    Model,
    Named,
    NextSeat,
    Not,
    Pattern,
    Pick,
    Rec,
    Ref,
    Role,
    Roll,
    RolledFor,
    Rule,
    Same,
    Stmt,
    Trigger,
    Var,
    You,
    ancestors,
    conjuncts,
    is_place,
)
from talisman.values import evolve, frozen

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


@frozen
class Raised:
    """An event that is raised, the thing that it is about, and who does it, as far as that is known."""

    event: Event
    about: Ref | None = None
    by: Ref | None = None


@frozen
class Arc:
    """From what a rule waits for to an event that it raises; tags: what the thing of its event has to be."""

    start: Event
    tags: tuple[str, ...]
    end: Raised
    rule: Rule


def self_raising(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rule in a ring of rules without conditions."""
    model = context.model
    arcs: list[Arc] = []
    over = {
        rule.effect: None for rule in context.texts_with(EndEffect) if isinstance(rule, Rule) and rule.effect
    }
    for rule in model.rules:
        shape = rule.shape
        if not isinstance(shape, (Trigger, Guard)) or rule.once is not None or not _settled(rule.when):
            continue
        if not _open(shape.pattern.where, rule) or rule.effect in over or not _stays(rule, model):
            continue
        units = shape.pattern.units or _purposes(shape.pattern) or ("",)
        tags = tuple(
            part.tag
            for part in conjuncts(shape.pattern.where)
            if isinstance(part, HasTag) and part.of == Rec("object")
        )
        for raised in _raised(shape.body, rule, model):
            for unit in units:  # `gain that much` is of what the event is about
                end = evolve(raised, event=_of_unit(raised.event, unit))
                arcs.append(Arc((shape.pattern.verb, unit), tags, end, rule))
    for arc in arcs:
        ring = _way(arc, arcs, model)
        if ring is not None and context.reported(arc.rule.pack):
            shown = " -> ".join(" ".join(part for part in event if part) for event in (arc.start, *ring))
            yield TRIGGER_RING.at(arc.rule.span, ring=shown)


def _of_unit(event: Event, unit: str) -> Event:
    return (event[0], unit if event[1] == ALIKE else event[1])


def _purposes(pattern: Pattern) -> tuple[str, ...]:
    """What is rolled for, of an event of dice: another roll is another event."""
    return tuple(part.purpose for part in conjuncts(pattern.where) if isinstance(part, RolledFor))


def _open(where: Cond, rule: Rule) -> bool:
    """Whether the condition asks for nothing that the event which is raised again has not, too.

    That is kinds, that there is some of an amount, and, in a rule of each player, that `you` do it, or
    another does, or who sits beside: then it goes from one to the next; and where it is done to a side of a
    contest, that it is that side, which is in the contest still.
    """
    actors = [x.call.actor for x in getattr(rule.shape, "body", ()) if isinstance(x, Act)]
    side = Same(Rec("actor"), actors[0]) if actors and isinstance(actors[0], Role) else None
    in_contest = side is not None and side in conjuncts(where) and len(dict.fromkeys(actors)) == 1
    return all(
        part in (ALWAYS, SOME)
        or isinstance(part, RolledFor)
        or (isinstance(part, HasTag) and isinstance(part.of, Rec))
        or (bool(rule.each or rule.carrier or rule.effect) and part in BY_SOME_PLAYER)
        or (in_contest and (part == side or isinstance(part, InSetting)))
        for part in conjuncts(where)
    )


def _settled(when: Cond) -> bool:
    """Whether what is raised changes nothing about a condition: who the sides of a contest are."""
    return all(
        part == ALWAYS or (isinstance(part, Same) and isinstance(part.a, Role) and part.b == You())
        for part in conjuncts(when)
    )


def _stays(rule: Rule, model: Model) -> bool:
    """Whether a rule is there again when its event is: in a box, or on a thing, and changes numbers alone.

    What follows others needs a second copy, with one of those. What holds for a while goes on.
    """
    if not rule.carrier and not rule.effect:
        return True
    shape = rule.shape
    if not isinstance(shape, (Trigger, Guard)) or not all(
        isinstance(x, (Roll, Begin)) or _moves_nothing(x, model) for x in shape.body
    ):
        return False
    if rule.effect:
        return BY_ANOTHER not in conjuncts(shape.pattern.where)
    carrier = model.things.get(rule.carrier)
    if carrier is None:
        return False
    same = all(
        isinstance(x, Act) and x.call.actor == Rec("actor") for x in shape.body
    )  # who did it does it again
    return len(carrier.entities) > 1 or same or BY_ANOTHER not in conjuncts(shape.pattern.where)


def _moves_nothing(stmt: Stmt, model: Model) -> bool:
    """Whether it changes a number, or is done to nothing or to a place: the thing of the rule stays."""
    if isinstance(stmt, Pick):
        return is_place(model.kinds, stmt.sel.kind) and all(_moves_nothing(x, model) for x in stmt.body)
    if not isinstance(stmt, Act):
        return False
    about = stmt.call.object
    place = isinstance(about, Named) and is_place(model.kinds, model.things[about.name].kind)
    return bool(stmt.call.unit) or about is None or place or isinstance(about, Var)


def _raised(body: Block, rule: Rule, model: Model) -> Iterator[Raised]:
    """What the body raises whatever is the case: events of `you`, in a rule of each player."""
    for stmt in body:
        if isinstance(stmt, Act) and (not rule.each or isinstance(stmt.call.actor, (You, NextSeat))):
            for one in _with_its_body(stmt.call, model, ()):
                yield evolve(one, by=stmt.call.actor)
        elif isinstance(stmt, Roll) and (not rule.each or stmt.roller == You()):
            yield Raised(("roll", stmt.purpose))
        elif (
            isinstance(stmt, Begin) and stmt.deed is None and (not rule.each or You() in stmt.roles.values())
        ):
            yield Raised((f"begin {stmt.procedure}", ""))
            yield Raised((f"end {stmt.procedure}", ""))
        elif isinstance(stmt, Pick) and not stmt.optional and is_place(model.kinds, stmt.sel.kind):
            yield from _raised(stmt.body, rule, model)
        elif isinstance(stmt, (ForEach, Pick)) and _others(stmt, rule):
            done = [x.call for x in stmt.body if isinstance(x, Act) and x.call.actor == Var(stmt.sel.var)]
            for call in done:
                for one in _with_its_body(call, model, ()):
                    yield evolve(one, by=NextSeat(You()))


def _others(stmt: ForEach | Pick, rule: Rule) -> bool:
    """Whether another player does something, or each other one, each of whom the rule of a box is for."""
    if rule.carrier or stmt.sel.kind != rule.each or (isinstance(stmt, Pick) and stmt.optional):
        return False
    return stmt.sel.where in (ALWAYS, Not(Same(Var(stmt.sel.var), You())))


def _with_its_body(call: Call, model: Model, seen: tuple[str, ...]) -> Iterator[Raised]:
    """The event of a verb, and those that its body raises in any case."""
    yield Raised((call.verb, call.unit), call.object)
    verb = model.verbs.get(call.verb)
    if verb is None or call.verb in seen:
        return
    for stmt in verb.does or ():
        if isinstance(stmt, Act) and stmt.call.actor == Rec("actor"):
            for one in _with_its_body(stmt.call, model, (*seen, call.verb)):
                same = one.about == Rec("object")  # `it`, `that much`
                event = (one.event[0], call.unit) if same and not one.event[1] else one.event
                yield Raised(_of_unit(event, call.unit), call.object if same else one.about)


def _fits(about: Ref | None, tags: tuple[str, ...], model: Model) -> bool:
    """Whether what an event is about may be what a rule waits for."""
    thing = model.things.get(about.name) if isinstance(about, Named) else None
    if thing is None:
        return about is not None or not tags
    return all(tag in thing.tags or tag in ancestors(model.kinds, thing.kind) for tag in tags)


def _by_the_same(arc: Arc, model: Model) -> bool:
    """Whether who does what one card raises is who it waits for: of one copy `you` is one and the same."""
    carrier = model.things.get(arc.rule.carrier)
    waits = conjuncts(arc.rule.shape.pattern.where) if isinstance(arc.rule.shape, (Trigger, Guard)) else ()
    if arc.rule.effect and MINE in waits and isinstance(arc.end.by, Captured):
        return False  # somebody who was spoken of when it began
    if carrier is None or len(carrier.entities) > 1 or arc.rule.each:
        return True
    beside = any(part in BY_SOME_PLAYER[2:] for part in waits)
    return not (MINE in waits and isinstance(arc.end.by, NextSeat)) and not (beside and arc.end.by == You())


def _way(first: Arc, arcs: list[Arc], model: Model) -> list[Event] | None:
    """The events from what a rule raises to what it waits for; None when there is no way."""
    paths: list[tuple[Arc, ...]] = [(first,)]
    seen = {id(first)}
    while paths:
        path = paths.pop(0)
        last = path[-1].end
        again = len(path) > 1 or _by_the_same(first, model)
        if again and last.event == first.start and _fits(last.about, first.tags, model):
            return [arc.end.event for arc in path]
        for arc in arcs:
            if arc.start == last.event and id(arc) not in seen and _fits(last.about, arc.tags, model):
                seen.add(id(arc))
                paths.append((*path, arc))
    return None
