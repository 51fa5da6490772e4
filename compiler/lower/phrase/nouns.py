"""Things: code that leaves an entity in a register, -1 for nobody; and zones, by their numbers."""

from __future__ import annotations

from collections.abc import Iterable

from talisman.compiler import model as m
from talisman.compiler.lower.context import RECORD, Ctx, Lowering
from talisman.compiler.model.walk import walk


class Unbound(Exception):
    """A value is asked for where it is not known: possibility checks stop there."""


def ref(lo: Lowering, c: Ctx, what: m.Ref) -> int:
    """A register with the thing, -1 for nobody."""
    b = c.b
    match what:
        case m.You():
            if c.you is None:
                raise Unbound("you")
            return c.you
        case m.This():
            if c.this is None:
                raise Unbound("this")
            return c.this
        case m.Var(n):
            if n not in c.vars:
                raise Unbound(f"variable {n}")
            return c.vars[n]
        case m.Rec(word):
            if c.about is not None and word == "object":
                return c.about
            if not c.in_event:
                raise Unbound(word)
            if word in c.record:
                return c.record[word]
            w = b.reg()
            b.op("EVGET", w, RECORD[word])
            return w
        case m.Role(level, name):
            if (level, name) in c.slots:
                return c.slots[level, name]
            w = b.reg()
            b.op("ROLE", w, level, lo.slot(level, name))
            return w
        case m.Named(name):
            return b.const(lo.entity(name))
        case m.Holder(of):
            return _unary(lo, c, of, "HOLDER")
        case m.PlayerOf(of):
            return _unary(lo, c, of, "CTRL")
        case m.NextSeat(of, back):
            return _next_seat(c, ref(lo, c, of), back)
        case m.Bearer(of):
            return _unary(lo, c, of, "BEAR")
        case m.PlaceOf(m.PlaceOf() as of):
            return ref(lo, c, of)
        case m.PlaceOf(m.Named(name)) if lo.program.entities[lo.entity(name)].place:
            return b.const(lo.entity(name))
        case m.PlaceOf(of):
            r = ref(lo, c, of)
            if r in c.places:
                return c.places[r]
            w = b.reg()
            b.op("PLACE", w, r)
            return w
        case m.MemoryOf(memory, of):
            w = b.const(-1)
            r = ref(lo, c, of)
            end = b.label()
            skip_unless(lo, c, of, r, lo.model.counters[memory].of, end)
            b.op("GETF", w, memory, r)
            b.place(end)
            return w
        case m.PrintedThing(prop, of):
            r = ref(lo, c, of)
            w = b.reg()
            b.op("ATTR", w, printed(lo, prop), r)
            b.op("ADDI", w, w, -1)
            return w
        case m.Top(zone, bearer, bottom):
            w = b.reg()
            z = zone_id(lo, c, zone, bearer)
            end_of = "BOT" if bottom else "TOP"
            b.op(end_of, w, z)
            refill = lo.model.zones[zone].refill
            if refill and c.pure:
                who = None if bearer is None else ref(lo, c, bearer)
                _would_be_refilled(lo, c.but(you=who), refill, zone, w)
            elif refill and not b.pure:
                end = b.label()
                b.op("JGEI", w, 0, end)
                b.op("CALL", b.reg(), f"refill.{zone}", b.block(-1 if bearer is None else ref(lo, c, bearer)))
                b.op(end_of, w, z)
                b.place(end)
            return w
        case m.Current():
            w = b.reg()
            b.op("SEAT", w)
            b.op("AVATAR", w, w)
            return w
        case m.Captured(slot):
            return captured(c, slot)
        case m.Nobody():
            return b.const(-1)
    raise TypeError(f"no code for {what!r}")


def refilled(lo: Lowering, c: Ctx, parts: Iterable[object]) -> None:
    """Fill up the empty piles on whose ends something looks: while a question is put together nothing moves.

    A pile of each candidate is left as it is: of that it is known only there whose it is.
    """
    for top in dict.fromkeys(part for one in parts for part in walk(one) if isinstance(part, m.Top)):
        if lo.model.zones[top.zone].refill and not any(isinstance(part, m.Var) for part in walk(top)):
            with c.b.scratch():
                ref(lo, c.but(pure=False), top)


def _next_seat(c: Ctx, r: int, back: bool) -> int:
    """What the next seat that plays something plays, seen from the seat of a thing."""
    b = c.b
    w, n, k, seat, at = b.const(-1), b.reg(), b.const(0), b.reg(), b.reg()
    loop, none, end = b.label("beside"), b.label("alone"), b.label("found")
    b.op("JLTI", r, 0, end)
    b.op("CTRL", seat, r)
    b.op("JLTI", seat, 0, end)
    b.op("SEATS", n)
    b.place(loop)
    b.op("ADDI", k, k, 1)
    b.op("JGE", k, n, none)
    if back:
        b.op("SUB", at, n, k)
    else:
        b.op("MOV", at, k)
    b.op("SEATR", at, seat, at)
    b.op("AVATAR", w, at)
    b.op("JLTI", w, 0, loop)
    b.op("JMP", end)
    b.place(none)
    b.op("LDI", w, -1)
    b.place(end)
    return w


def _would_be_refilled(lo: Lowering, c: Ctx, refill: m.Block, zone: str, w: int) -> None:
    """Where it is only asked whether something lies in a zone: what would be shuffled into it counts."""
    b = c.b
    end = b.label("there")
    for stmt in refill:
        match stmt:
            case m.Prim("shuffle-into", (m.ZoneArg(source, bearer), m.ZoneArg(target))) if target == zone:
                b.op("JGEI", w, 0, end)
                with b.scratch():
                    b.op("TOP", w, zone_id(lo, c, source, bearer))
    b.place(end)


def zone_id(lo: Lowering, c: Ctx, zone: str, bearer: m.Ref | None) -> int:
    """A register with the zone of a class (of its bearer)."""
    b = c.b
    r = b.const(-1) if bearer is None else ref(lo, c, bearer)
    w = b.reg()
    b.op("ZID", w, zone, r)
    return w


def captured(c: Ctx, slot: int) -> int:
    """A register with what the effect at hand kept when it was made."""
    if c.effect is None:
        raise Unbound("what an effect keeps")
    w = c.b.reg()
    c.b.op("EFGET", w, c.effect, slot)
    return w


def _unary(lo: Lowering, c: Ctx, of: m.Ref, op: str) -> int:
    """An instruction that makes nobody of nobody."""
    r = ref(lo, c, of)
    w = c.b.reg()
    c.b.op(op, w, r)
    return w


def skip_unless(lo: Lowering, c: Ctx, of: m.Ref, r: int, tag: str, label: str) -> None:
    """Jump when the thing is nobody or not of the kind (a field of another kind would fault)."""
    if not isinstance(of, m.Var) or tag not in lo.ancestors(c.sure.get(of.n, "")):
        c.b.op("JNTAG", r, tag, label)


def printed(lo: Lowering, prop: str) -> str:
    """A property as the machine knows it, also one that no thing of these packs has."""
    if prop not in lo.program.attrs:
        lo.program.attrs.append(prop)
    return prop


def field_kind(lo: Lowering, name: str) -> str:
    """The kind whose things have the field."""
    if name in lo.model.counters:
        return lo.model.counters[name].of
    if name in lo.model.stats:
        return lo.model.stats[name].of
    return next(f.of for f in lo.program.fields if f.name == name)
