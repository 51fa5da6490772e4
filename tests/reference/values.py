"""What things and numbers in a text mean."""

from __future__ import annotations

from typing import get_args

from reference import conditions, statements, stats
from reference.play import Env, Fault, Missing, Play, Unbound
from reference.world import KEPT_DICE, Thing, Value, Who, bearer, place_of
from talisman.compiler import model as m

NUMBERS = get_args(m.Num)


def value(p: Play, e: Env, what: m.Ref | m.Num) -> Value:
    """A thing or a number."""
    return number(p, e, what) if isinstance(what, NUMBERS) else ref(p, e, what)  # type: ignore[arg-type]


def known(what: object, name: str) -> Who:
    """A binding that must be there."""
    if isinstance(what, Missing):
        raise Unbound(name)
    return what if isinstance(what, Thing) else None


def ref(p: Play, e: Env, what: m.Ref) -> Who:
    """The thing, or nobody."""
    w = p.world
    match what:
        case m.You():
            return e.whose()
        case m.This():
            return known(e.this, "this")
        case m.Var(n):
            if n not in e.vars:
                raise Unbound(f"variable {n}")
            return as_thing(e.vars[n])
        case m.Rec(word):
            if word == "object" and not isinstance(e.about, Missing):
                return known(e.about, word)
            if e.event is None:
                raise Unbound(word)
            return e.event.record.word(word)
        case m.Role(level, name):
            frame = p.nearest(level)
            return frame.slots.get(name) if frame is not None else None
        case m.Named(name):
            return w.by_name[name]
        case m.Holder(of):
            seat = w.player(ref(p, e, of))
            return w.avatar(seat) if seat >= 0 else None
        case m.PlayerOf(of):
            played = w.player(ref(p, e, of))
            return w.things[played] if played >= 0 else None
        case m.NextSeat(of, back):
            seat, seats = w.player(ref(p, e, of)), w.seats
            if seat < 0:
                return None
            round_ = [(seat - k if back else seat + k) % seats for k in range(1, seats)]
            return next((found for one in round_ if (found := w.avatar(one)) is not None), None)
        case m.Bearer(of):
            return bearer(ref(p, e, of))
        case m.PlaceOf(of):
            return place_of(ref(p, e, of))
        case m.MemoryOf(memory, of):
            holder = ref(p, e, of)
            if holder is None or p.model.counters[memory].of not in holder.tags:
                return None
            return as_thing(holder.fields.get(memory))
        case m.PrintedThing(prop, of):
            thing = ref(p, e, of)
            return thing.things.get(prop) if thing is not None else None
        case m.Top(zone, borne, bottom):
            return top(p, e, zone, ref(p, e, borne) if borne is not None else None, bottom)
        case m.Current():
            return w.avatar(w.current)
        case m.Captured(slot):
            return as_thing(captured(e, slot))
        case m.Nobody():
            return None
    raise TypeError(f"no meaning for {what!r}")


def as_thing(found: Value) -> Who:
    """A value that is a thing (0 is a memory that was never written)."""
    if isinstance(found, int) and found:
        raise TypeError(f"{found} is no thing")
    return found if isinstance(found, Thing) else None


def captured(e: Env, slot: int) -> Value:
    """What an effect keeps."""
    if e.effect is None:
        raise Unbound("what an effect keeps")
    if not e.effect.alive:
        raise Fault("id")
    if slot < 2:
        return e.effect.target if slot == 0 else e.effect.source
    return e.effect.kept[slot - 2]


def top(p: Play, e: Env, zone: str, borne: Who, bottom: bool = False) -> Who:
    """The first thing of a zone, or the last, which is refilled first when it is empty and somebody draws."""
    found = p.world.zone(zone, borne)
    refill = p.model.zones[zone].refill
    if not found.lies and refill and not e.pure:
        for _ in statements.block(p, Env(you=borne), refill):
            raise TypeError(f"the refill of {zone} asks")
    if not found.lies and e.asked:
        return _would_be_refilled(p, Env(you=borne), zone)
    return found.lies[-1 if bottom else 0] if found.lies else None


def _would_be_refilled(p: Play, e: Env, zone: str) -> Who:
    """Something that a refill would shuffle into a zone, while nothing is done yet."""
    for stmt in p.model.zones[zone].refill:
        match stmt:
            case m.Prim("shuffle-into", (m.ZoneArg(source, of), m.ZoneArg(target))) if target == zone:
                there = p.world.zone(source, ref(p, e, of) if of is not None else None).lies
                if there:
                    return there[0]
    return None


def number(p: Play, e: Env, what: m.Num) -> int:
    """The number."""
    match what:
        case m.Int(constant):
            return constant
        case m.ParamValue(name):
            return p.model.params[name].value
        case m.Amount():
            if e.event is None:
                raise Unbound("amount")
            return e.event.record.amount
        case m.CapturedNum(slot):
            return as_number(captured(e, slot))
        case m.NumVar(n):
            if n not in e.numbers:
                raise Unbound("number")
            return e.numbers[n]
        case m.FieldOf(name, None):
            return as_number(p.world.globals.get(name, 0))
        case m.FieldOf(name, of) if of is not None:
            thing = ref(p, e, of)
            return p.world.number(thing, name) if has_field(p, thing, name) else 0
        case m.StatOf(stat, of, settings):
            subject = ref(p, e, of)
            return stats.stat(p, stat, subject, frozenset(settings)) if subject is not None else 0
        case m.PropOf(prop, of):
            thing = ref(p, e, of)
            if thing is not None and prop in p.model.values.values() and p.world.avatar_kind in thing.tags:
                return p.world.number(thing, f"mode.{prop}")
            return thing.numbers.get(prop, 0) if thing is not None else 0
        case m.Count(sel):
            return len(conditions.select(p, e, sel))
        case m.CountDistinct(op, of_num, sel):
            found = [number(p, e.having(sel.var, thing), of_num) for thing in conditions.select(p, e, sel)]
            if op == "sum":
                return sum(found)
            return (max if op == "highest" else min)(found, default=0)
        case m.Arith():
            return arith(p, e, what)
        case m.Distance(a, b):
            return distance(p, place_of(ref(p, e, a)), place_of(ref(p, e, b)))
        case m.RollPart(part, roll):
            return roll_part(p, ref(p, e, roll), part)
        case m.ScoreOf(contest, of):
            thing = ref(p, e, of)
            return p.world.number(thing, f"score.{contest}") if thing is not None else 0
    raise TypeError(f"no meaning for {what!r}")


def as_number(found: Value) -> int:
    """A value that is a number."""
    if not isinstance(found, int):
        raise TypeError(f"{found!r} is no number")
    return found


def has_field(p: Play, thing: Who, name: str) -> bool:
    """Whether a thing is of the kind that has a counter, memory, flag or pile."""
    declared = p.model.counters.get(name) or p.model.stats[name]
    return thing is not None and declared.of in thing.tags


def arith(p: Play, e: Env, what: m.Arith) -> int:
    """Sums, products, halves."""
    a, b = number(p, e, what.a), number(p, e, what.b)
    if what.op == "/":
        a = _within(a + b - 1) if what.up else a
        if b < 1:
            raise Fault("divisor")
        return a // b
    return _within({"+": a + b, "-": a - b, "*": a * b, "min": min(a, b), "max": max(a, b)}[what.op])


def _within(found: int) -> int:
    if not -(2**31) <= found < 2**31:
        raise Fault("overflow")
    return found


def distance(p: Play, a: Who, b: Who) -> int:
    """Steps from one space to another over the edges of the board, -1 if there is no way."""
    if a is None or b is None:
        return -1
    if a.name not in p.steps:
        p.steps[a.name] = steps_from(p, a.name)
    return p.steps[a.name].get(b.name, -1)


def steps_from(p: Play, start: str) -> dict[str, int]:
    """How far every space is from one, those that can be reached."""
    steps, ring = {start: 0}, [start]
    while ring:
        following = []
        for edge in p.model.edges:
            for source, target in ((edge.source, edge.target), (edge.target, edge.source)):
                if source in ring and target not in steps and (source == edge.source or not edge.one_way):
                    steps[target] = steps[source] + 1
                    following.append(target)
        ring = following
    return steps


def dice_of(p: Play, roll: Thing) -> list[int]:
    """The dice of a roll that are remembered, 0 for those it does not have."""
    return [p.world.number(roll, f"roll.{die}") for die in range(1, KEPT_DICE + 1)]


def counting_dice(p: Play, roll: Thing) -> list[int]:
    """The dice of a roll that are remembered and count."""
    return [die for die in dice_of(p, roll) if die]


def roll_part(p: Play, roll: Who, part: str) -> int:
    """What is read of a roll."""
    if roll is None or "roll#" not in roll.tags:
        return 0
    if part.isdigit():
        return dice_of(p, roll)[int(part) - 1]
    if part in ("highest", "lowest"):
        return (max if part == "highest" else min)(counting_dice(p, roll), default=0)
    changes = ("roll.more", "roll.change", "roll.bonus") if part in ("result", "total") else ()
    return sum(dice_of(p, roll)) + sum(p.world.number(roll, name) for name in changes)
