"""Calls: raising the event of a verb, and asking whether it would be allowed."""

from __future__ import annotations

from functools import partial

from talisman.compiler import model as m
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import RECORD, Ctx, Lowering
from talisman.compiler.lower.phrase import nouns, numbers, payers
from talisman.compiler.model.walk import exchanged
from talisman.values import evolve

DONE, FORBIDDEN, REPLACED = 0, 1, 2
ROLLED = "rolled#"
"""The event that is raised when dice were thrown instead of those of a roll: what follows a roll follows."""
ENDS = "ends# "
"""In front of a verb: the event behind a deed that is done elsewhere, for the rules that come after it."""
ELSEWHERE = 0
"""The amount in the record of a deed that is done elsewhere: its event has no body, and nothing follows yet.

A contest with rows of its own is such a deed of the verb that would begin it.
"""
ZONE_EVENT = "zone#"
"""The event that a thing goes from zone to zone, raised only where a rule listens."""

MAY_BE_NOBODY = (m.Holder, m.PlayerOf, m.MemoryOf, m.PrintedThing, m.NextSeat)
"""Nouns of which there may be none where they are said."""


def concrete(c: Ctx, call: m.Call) -> m.Call:
    """A call about `that much` in the body of a verb: of the unit (or the thing) the verb is used with."""
    if call.amount == m.Amount() and not call.unit and call.object in (None, m.Rec("object")):
        if c.unit:
            return evolve(call, unit=c.unit, object=None)
        return evolve(call, object=m.Rec("object"))
    return call


def record(lo: Lowering, c: Ctx, call: m.Call) -> int:
    """The first of six registers with the record of the call."""
    b = c.b
    first = b.reg(6)
    parts = {0: call.actor, 1: call.object, 4: call.other, 5: call.extra}
    if call.actor is not None and call.object is not None:
        with b.scratch():
            b.op("PAIR", first, nouns.ref(lo, c, call.actor), nouns.ref(lo, c, call.object))
        parts[0] = parts[1] = None
        if isinstance(call.amount, m.Int) and call.amount.value != 1:
            b.op("LDI", first + 2, call.amount.value)
    else:
        b.op("REC", first, call.amount.value if isinstance(call.amount, m.Int) else 1)
    for offset, part in parts.items():
        if part is not None:
            b.into(first + offset, partial(nouns.ref, lo, c, part))
    if call.amount is not None and not isinstance(call.amount, m.Int):
        b.into(first + 2, partial(numbers.number, lo, c, call.amount))
    if settings := lo.setting_bits(call.settings):
        b.op("LDI", first + 3, settings)
    return first


def act(lo: Lowering, c: Ctx, call: m.Call, told: bool = True) -> int:
    """Raise the event; a register with 0 done, 1 forbidden, 2 replaced (told: somebody looks at it)."""
    call = concrete(c, call)
    b = c.b
    span, b.span = b.span, call.span if call.span.line else b.span
    w = b.reg()
    with b.scratch():
        first = record(lo, c, call)
        end = b.label("unaffected")
        if call.verb == lo.edge_verb and call.other is None:
            _edge(c, first)
            if told:
                b.op("LDI", w, DONE)  # where no edge of its own leads there, nothing stands in the way
            b.op("JLTI", first + 1, 0, end)
        needed, affected, giver = _needed(c, call), _affected(lo, c, call), payers.giver(lo, call)
        if told and (needed or affected or giver is not None):
            b.op("LDI", w, FORBIDDEN)
        if giver is not None:  # of what is handed over there is no more than the one has
            with b.scratch():
                b.op("MIN", first + 2, first + 2, payers.had(lo, c, call.unit, giver))
            b.op("JLTI", first + 2, 1, end)
        for word in needed:
            b.op("JLTI", first + word, 0, end)
        for x in affected:
            with b.scratch():
                b.op("JZ", _affects(lo, c, c.this if c.this is not None else -1, first + x), end)
        b.op("RAISE", w, lo.event(call.verb, call.unit), first)
        b.place(end)
    b.span = span
    return w


def ahead(lo: Lowering, c: Ctx, call: m.Call) -> int:
    """What comes before a deed that is done elsewhere; a register with 0, or 2 where it was replaced."""
    w = c.b.reg()
    with c.b.scratch():
        first = record(lo, c, evolve(concrete(c, call), amount=m.Int(ELSEWHERE)))
        c.b.op("RAISE", w, lo.event(call.verb), first)
    return w


def behind(lo: Lowering, c: Ctx, call: m.Call) -> None:
    """What comes after a deed that was done elsewhere."""
    with c.b.scratch():
        first = record(lo, c, concrete(c, call))
        c.b.op("RAISE", c.b.reg(), lo.event(ENDS + call.verb), first)


def unless_elsewhere(lo: Lowering, b: Builder, verb: str, label: str) -> None:
    """Jump where the event is that of a deed that is done elsewhere."""
    if verb in lo.begun_here and verb in lo.listened:
        with b.scratch():
            w = b.reg()
            b.op("EVGET", w, RECORD["amount"])
            b.op("JEQI", w, ELSEWHERE, label)


def _edge(c: Ctx, first: int) -> None:
    """The record was said with the space: its object becomes the edge that leads there."""
    c.b.op("MOV", first + 4, first + 1)
    c.b.op("EDGE", first + 1, first, first + 4)


def _needed(c: Ctx, call: m.Call) -> list[int]:
    """Words of the record without which nothing happens.

    Whoever plays, has, is remembered or sits there may be missing, and does nothing; nothing is done to
    a thing that is not there (the top of an empty deck, one of a selection of none).
    """
    actor = [0] if isinstance(call.actor, MAY_BE_NOBODY) else []
    there = call.object is None or (isinstance(call.object, m.Var) and call.object.n in c.sure)
    return actor + ([] if there or call.unit else [1])


def drawn(part: m.Ref) -> bool:
    """Whether a thing is meant as the next of a pile, whatever it is."""
    return isinstance(part, m.Var) and part.drawn


def _affected(lo: Lowering, c: Ctx, call: m.Call) -> list[int]:
    """Which words of the record the carrier of the text acts on, as far as `affect` may be forbidden."""
    if not lo.affect or not c.cause or c.this is None or call.verb == lo.affect:
        return []
    parts = ((0, call.actor), (1, call.object), (4, call.other))
    return [
        offset
        for offset, part in parts
        if part is not None and not isinstance(part, (m.This, m.Top, m.Nobody)) and not drawn(part)
    ]


def _affects(lo: Lowering, c: Ctx, cause: int, r: int) -> int:
    """A register: 0 when the cause may not affect the thing."""
    b = c.b
    w = b.const(1)
    end = b.label("same")
    b.op("JLTI", r, 0, end)
    b.op("JEQ", r, cause, end)
    with b.scratch():
        b.op("CAN", w, lo.event(lo.affect), b.block(cause, r, -2, -2, -1, -1))
    b.place(end)
    return w


def allowed(lo: Lowering, c: Ctx, call: m.Call) -> int:
    """A register: 1 when no prohibition stands against the call."""
    b = c.b
    w, end = b.const(0), b.label("asked")
    jump_unless_allowed(lo, c, call, end)
    b.op("LDI", w, 1)
    b.place(end)
    return w


def jump_unless_allowed(lo: Lowering, c: Ctx, call: m.Call, label: str) -> None:
    """Jump when a prohibition stands against the call."""
    b = c.b
    call = concrete(c, call)
    way = crossing(lo, call.verb)
    if (
        way is not None
        and lo.edge_verb in lo.forbidden
        and call.actor is not None
        and call.object is not None
    ):
        said = {m.Rec("actor"): call.actor, m.You(): call.actor, m.Rec("object"): call.object}
        jump_unless_allowed(lo, c, exchanged(way, said), label)
    affected = _affected(lo, c, call)
    if call.verb not in lo.forbidden and not affected:
        return
    with b.scratch():
        first = record(lo, c, call)
        free = ""
        if call.verb == lo.edge_verb and call.other is None:
            free = b.label("free")
            _edge(c, first)
            b.op("JLTI", first + 1, 0, free)
        for x in affected:
            with b.scratch():
                b.op("JZ", _affects(lo, c, c.this if c.this is not None else -1, first + x), label)
        if call.verb in lo.forbidden:
            w = b.reg()
            b.op("CAN", w, lo.event(call.verb, call.unit), first)
            b.op("JZ", w, label)
        if free:
            b.place(free)


def crossing(lo: Lowering, verb: str) -> m.Call | None:
    """The going over an edge on which all hangs that a verb does: who cannot do that cannot do it."""
    declared = lo.model.verbs.get(verb)
    if declared is None or declared.does is None or len(declared.does) != 1 or verb == lo.edge_verb:
        return None
    first = declared.does[0]
    act = first.act if isinstance(first, m.IfDone) else first
    return act.call if isinstance(act, m.Act) and act.call.verb == lo.edge_verb else None


def obliged(lo: Lowering, c: Ctx, call: m.Call) -> int | None:
    """A register: 1 when a rule says that it must be done; None where no rule ever does."""
    if call.verb not in lo.obliged:
        return None
    b = c.b
    w = b.reg()
    with b.scratch():
        b.op("CAN", w, lo.event(f"must {call.verb}", call.unit), record(lo, c, call))
    b.op("NOT", w, w)
    return w


__all__ = ["DONE", "FORBIDDEN", "REPLACED", "ZONE_EVENT", "act", "allowed", "crossing", "obliged", "record"]
