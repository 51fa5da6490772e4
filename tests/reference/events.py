"""Events: the question whether they may happen, and what happens before, instead and after.

Query (forbid), before (guard), instead (replace), the deed, standing limits, after. Inside a phase rules
come by layer, then rank; what concerns everybody goes round the table from the current seat.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from reference import feasible, limits, primitives, rules, statements, values
from reference.play import (
    DEEPEST,
    DONE,
    FORBIDDEN,
    REPLACED,
    ZONE_EVENT,
    Doing,
    Env,
    Event,
    Fault,
    Missing,
    Play,
    Record,
)
from reference.world import Who, place_of
from talisman.compiler import model as m

MAY_BE_NOBODY = (m.Holder, m.PlayerOf, m.MemoryOf, m.PrintedThing, m.NextSeat)
"""Nouns of which there may be none where they are said: nobody does nothing."""


def concrete(e: Env, call: m.Call) -> m.Call:
    """A call about `that much` in the body of a verb: of the unit (or the thing) the verb is used with."""
    if call.amount == m.Amount() and not call.unit and call.object in (None, m.Rec("object")):
        if e.unit:
            return attrs.evolve(call, unit=e.unit, object=None)
        return attrs.evolve(call, object=m.Rec("object"))
    return call


def record(p: Play, e: Env, call: m.Call) -> Record:
    """What an event would be about."""
    actor, thing, other, extra = (
        values.ref(p, e, part) if part is not None else None
        for part in (call.actor, call.object, call.other, call.extra)
    )
    amount = values.number(p, e, call.amount) if call.amount is not None else 1
    return Record(actor, thing, amount, frozenset(call.settings), other, extra)


def act(p: Play, e: Env, call: m.Call) -> Doing[int]:
    """Let it happen: done, forbidden or replaced."""
    call = concrete(e, call)
    rec = record(p, e, call)
    if call.verb == p.learned.edge_verb and call.other is None:
        rec.object, rec.other = edge_to(p, rec.actor, rec.object), rec.object
        if rec.object is None:  # where no edge of its own leads there, nothing stands in the way
            return DONE
    if isinstance(call.actor, MAY_BE_NOBODY) and rec.actor is None:
        return FORBIDDEN
    if call.object is not None and not call.unit and rec.object is None:
        return FORBIDDEN
    if not all(_may_affect(p, e, thing) for thing in _affected(p, e, call, rec)):
        return FORBIDDEN
    giver = feasible.giver(p, call) if call.unit else None
    if giver is not None:  # no more is handed over than is there
        rec.amount = min(rec.amount, feasible.had(p, e, call.unit, giver))
        if rec.amount < 1:
            return FORBIDDEN
    return (yield from happen(p, Event(call.verb, call.unit, rec)))


def edge_to(p: Play, thing: Who, space: Who) -> Who:
    """The edge, a thing of its own, that leads from where a thing is to a space."""
    here = place_of(thing)
    for edge in p.model.edges if here is not None and space is not None else ():
        ways = [(edge.source, edge.target)] + ([] if edge.one_way else [(edge.target, edge.source)])
        if here is not None and space is not None and (here.name, space.name) in ways:
            return p.world.by_name.get(edge.thing)
    return None


def _affected(p: Play, e: Env, call: m.Call, rec: Record) -> list[Who]:
    """What the thing whose text this is does something to."""
    if not p.learned.affect or not e.cause or call.verb == p.learned.affect or isinstance(e.this, Missing):
        return []
    pairs = ((call.actor, rec.actor), (call.object, rec.object), (call.other, rec.other))
    return [
        thing
        for part, thing in pairs
        if part is not None and not isinstance(part, m.This | m.Top | m.Nobody)
        if not (isinstance(part, m.Var) and part.drawn)
    ]


def _may_affect(p: Play, e: Env, thing: Who) -> bool:
    cause = values.ref(p, e, m.This())
    return thing is None or thing is cause or may(p, Event(p.learned.affect, "", Record(cause, thing, 0)))


def can_be_denied(p: Play, call: m.Call) -> bool:
    """Whether there is a rule that could say no."""
    return call.verb in p.learned.forbidden or bool(p.learned.affect) or crossing(p, call.verb) is not None


def crossing(p: Play, verb: str) -> m.Call | None:
    """What a verb does where it is nothing but going over an edge, and what comes of that."""
    does = p.model.verbs[verb].does if verb in p.model.verbs and verb != p.learned.edge_verb else None
    first = does[0] if does is not None and len(does) == 1 else None
    act = first.act if isinstance(first, m.IfDone) else first
    return act.call if isinstance(act, m.Act) and act.call.verb == p.learned.edge_verb else None


def allowed(p: Play, e: Env, call: m.Call) -> bool:
    """Whether no prohibition stands against the call."""
    call = concrete(e, call)
    if not can_be_denied(p, call):
        return True
    rec = record(p, e, call)
    over = crossing(p, call.verb)
    if over is not None:
        inner = e.but(event=Event(call.verb, call.unit, rec), you=rec.actor)
        if not allowed(p, inner, over):
            return False
    if call.verb == p.learned.edge_verb and call.other is None:
        rec.object, rec.other = edge_to(p, rec.actor, rec.object), rec.object
        if rec.object is None:
            return True
    if not all(_may_affect(p, e, thing) for thing in _affected(p, e, call, rec)):
        return False
    return call.verb not in p.learned.forbidden or may(p, Event(call.verb, call.unit, rec))


def obliged(p: Play, e: Env, call: m.Call) -> bool:
    """Whether a rule says that it must be done."""
    return call.verb in p.learned.obliged and not may(
        p, Event(f"must {call.verb}", call.unit, record(p, e, call))
    )


def may(p: Play, event: Event) -> bool:
    """Ask all who could forbid it."""
    if p.depth >= DEEPEST:
        raise Fault("depth")
    p.depth += 1
    try:
        bans: set[str] = set()
        for entry, who in in_order(p, event, "forbid", set()):
            p.busy.add(entry.number)
            try:
                rules.forbid(p, entry, who, event, bans)
            finally:
                p.busy.discard(entry.number)
        return not bans
    finally:
        p.depth -= 1


def happen(p: Play, event: Event) -> Doing[int]:
    """The whole of an event."""
    p.raised += 1
    if p.depth >= DEEPEST:
        raise Fault("depth")
    if not may(p, event):
        return FORBIDDEN
    p.depth += 1
    try:
        for entry, who in in_order(p, event, "guard", set()):
            yield from rules.run(p, entry, who, event)
        if (yield from _replaced(p, event)):
            return REPLACED
        _tell(p, event)
        yield from _do(p, event)
        yield from limits.settle(p)
        for entry, who in in_order(p, event, "after", set()):
            yield from rules.run(p, entry, who, event)
        return DONE
    finally:
        p.depth -= 1


def ahead(p: Play, event: Event) -> Doing[bool]:
    """What comes before a deed that is done elsewhere; whether something is done in its place."""
    if event.verb not in p.learned.heard:
        return False
    p.raised += 1
    p.depth += 1
    event = attrs.evolve(event, record=attrs.evolve(event.record, amount=0))
    try:
        for entry, who in in_order(p, event, "guard", set()):
            yield from rules.run(p, entry, who, event)
        if (yield from _replaced(p, event)):
            return True
        _tell(p, event)
        yield from limits.settle(p)
        return False
    finally:
        p.depth -= 1


def behind(p: Play, event: Event) -> Doing[None]:
    """What follows a deed that was done elsewhere."""
    if event.verb not in p.learned.heard:
        return
    p.raised += 1
    p.depth += 1
    try:
        yield from limits.settle(p)
        for entry, who in in_order(p, event, "after", set()):
            yield from rules.run(p, entry, who, event)
    finally:
        p.depth -= 1


def _replaced(p: Play, event: Event) -> Doing[bool]:
    """Offer it to each replacement once; after one that changed it, from the first again."""
    used: set[int] = set()
    again = True
    while again:
        again = False
        for entry, who in in_order(p, event, "replace", used):
            p.busy.add(entry.number)
            try:
                verdict = yield from rules.run(p, entry, who, event)
            finally:
                p.busy.discard(entry.number)
            if verdict:
                used.add(entry.number)
            if verdict == REPLACED:
                return True
            if verdict:
                again = True
                break
    return False


def _tell(p: Play, event: Event) -> None:
    if event.verb in p.model.verbs:
        rec = event.record
        p.tell("event", event.name, p.depth, rec.actor, rec.object, rec.amount, rec.other, rec.extra)


def _do(p: Play, event: Event) -> Doing[None]:
    if event.verb == ZONE_EVENT:
        primitives.do_zone_event(p, event.record)
    elif event.verb == "roll":
        yield from statements.throw(p, event.record.actor, event.record.object, event.record.amount)
    elif event.verb in p.model.verbs:
        body = p.model.verbs[event.verb].does
        if body:
            yield from statements.block(
                p, Env(you=event.record.actor, unit=event.unit, event=event, held=True), body
            )
    else:
        yield from statements.form_event(p, event)


def in_order(p: Play, event: Event, phase: str, used: set[int]) -> Iterator[tuple[rules.Entry, Who]]:
    """The rules of a phase that are in force when their turn comes, each with its carrier or player."""
    entries = rules.entries(p, event.verb, event.unit, phase)
    at = 0
    while at < len(entries):
        end = at
        while end < len(entries) and entries[end].together == entries[at].together:
            end += 1
        rounds = range(p.world.seats) if entries[at].mode in (2, 4) else range(1)
        for k in rounds:
            for entry in entries[at:end]:
                if (
                    entry.number not in p.busy
                    and entry.number not in used
                    and rules.awake(p, entry, event.record, k)
                ):
                    yield (
                        entry,
                        p.world.avatar((p.world.current + k) % p.world.seats)
                        if entry.mode == 4
                        else entry.carrier,
                    )
        at = end
