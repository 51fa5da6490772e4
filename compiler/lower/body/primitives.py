"""Primitives: what the machine does by itself, under the names that packs use."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from talisman.compiler import model as m
from talisman.compiler.ir.program import kinded
from talisman.compiler.lower.body import single_dice
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import DICE, RECORD, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, nouns, numbers, told_sums
from talisman.compiler.lower.phrase.calls import ZONE_EVENT


def prim(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    """Code for a primitive."""
    _PRIMS[s.name](lo, c, s)


def _ref(lo: Lowering, c: Ctx, arg: m.Arg) -> int:
    if isinstance(arg, (m.ZoneArg, m.FieldArg, m.WordArg)):
        raise TypeError(f"a thing or a number is needed, not {arg!r}")
    return numbers.any_of(lo, c, arg)


def _give(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    to = _ref(lo, c, s.args[0])
    if c.unit in lo.model.values:
        change_mode(lo, c, to, c.unit)
    elif c.unit:
        change(lo, c, c.unit, to, numbers.number(lo, c, m.Amount()), 1)
    else:
        give_proc(lo)
        c.b.op("CALL", c.b.reg(), "give", c.b.block(nouns.ref(lo, c, m.Rec("object")), to))


def _take_away(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    if c.unit:
        change(lo, c, c.unit, _ref(lo, c, s.args[0]), numbers.number(lo, c, m.Amount()), -1, record=True)
    else:
        leave_proc(lo)
        c.b.op("CALL", c.b.reg(), "leave", c.b.block(nouns.ref(lo, c, m.Rec("object"))))


def change(lo: Lowering, c: Ctx, field: str, of: int, amount: int, sign: int, record: bool = False) -> None:
    """Add to or subtract from a counter within its floor and ceiling; the record learns what really went."""
    b = c.b
    end = b.label("changed")
    b.op("JNTAG", of, nouns.field_kind(lo, field), end)
    now = b.reg()
    b.op("GETF", now, field, of)
    bounds = lo.model.counters.get(field) or lo.model.stats[field]
    inner = c.but(you=of)
    if sign < 0:
        floor = numbers.number(lo, inner, bounds.floor if bounds.floor is not None else m.Int(0))
        room = b.reg()
        b.op("SUB", room, now, floor)
        zero = b.const(0)
        b.op("MAX", room, room, zero)
        b.op("MIN", room, room, amount)
        if record and c.in_event:
            if not bounds.untold:
                many = getattr(bounds, "plural", "") or field
                enough = b.label("enough")
                b.op("JGE", room, amount, enough)  # the event has been told with what was asked for
                with b.scratch():
                    less = f"[{{0}} can lose only {{2:{field}|{many}}}]"
                    b.op("LOG", kinded("capped", less), b.block(of, -1, room))
                b.place(enough)
            b.op("EVSET", RECORD["amount"], room)
        b.op("SUB", room, zero, room)
        b.op("ADDF", field, of, room)
    else:
        more = b.copy(amount)
        ceiling = getattr(bounds, "ceiling", None)
        if ceiling is not None:
            top = numbers.number(lo, inner, ceiling)
            b.op("SUB", top, top, now)
            zero = b.const(0)
            b.op("MAX", top, top, zero)
            b.op("MIN", more, more, top)
        b.op("ADDF", field, of, more)
    b.place(end)


def change_mode(lo: Lowering, c: Ctx, of: int, word: str) -> None:
    """Set a changeable value word."""
    c.b.op("SETF", f"mode.{lo.model.values[word]}", of, c.b.const(conditions.mode_number(lo, word)))


def _set(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    field, of, amount = s.args
    assert isinstance(field, m.FieldArg)
    value = _ref(lo, c, amount)
    c.b.op("SETF", field.field, _ref(lo, c, of), value)


def _move(position: int) -> Callable[[Lowering, Ctx, m.Prim], None]:
    def handler(lo: Lowering, c: Ctx, s: m.Prim) -> None:
        thing, zone = s.args
        assert isinstance(zone, m.ZoneArg)
        b = c.b
        r = _ref(lo, c, thing)
        end = b.label("moved")
        b.op("JLTI", r, 0, end)
        bearer = b.const(-1) if zone.bearer is None else nouns.ref(lo, c, zone.bearer)
        if zone.bearer is not None:
            b.op("JNTAG", bearer, lo.model.zones[zone.zone].of, end)
        move(lo, c, r, zone.zone, bearer, position)
        b.place(end)

    return handler


def move(lo: Lowering, c: Ctx, r: int, zone: str, bearer: int, position: int = 0) -> None:
    """Put a thing into a zone; an event of its own where a rule listens to it."""
    b = c.b
    if ZONE_EVENT in lo.listened:
        number = b.const(list(lo.model.zones).index(zone))
        b.op("RAISE", b.reg(), lo.event(ZONE_EVENT), b.block(-1, r, b.const(position), -2, bearer, number))
        return
    z = b.reg()
    b.op("ZID", z, zone, bearer)
    counts_no_longer(lo, b, r, zone)
    b.op("MOVE", r, z, position)


def counts_no_longer(lo: Lowering, b: Builder, r: int, zone: str = "") -> None:
    """What goes into another sort of zone, or out of the game, counts only as what it is."""
    if not lo.counted:
        return
    stays, zero = b.label("counts"), b.const(0)
    if zone:
        b.op("JIN", r, zone, stays)
    for kind in lo.counted:
        b.op("SETF", conditions.counted_field(lo, kind), r, zero)
    b.place(stays)


def zone_event(lo: Lowering) -> None:
    """The body of the event of going from zone to zone."""
    b = Builder(f"do.{ZONE_EVENT}", 0, event=lo.event(ZONE_EVENT))
    r, bearer, number, under = b.reg(), b.reg(), b.reg(), b.reg()
    for w, word in ((r, "object"), (bearer, "other"), (number, "extra"), (under, "amount")):
        b.op("EVGET", w, RECORD[word])
    z = b.reg()
    for index, zone in enumerate(lo.model.zones):
        after, low, end = b.label("other"), b.label("under"), b.label("end")
        b.op("JNEI", number, index, after)
        b.op("ZID", z, zone, bearer)
        counts_no_longer(lo, b, r, zone)
        b.op("JNZ", under, low)
        b.op("MOVE", r, z, 0)
        b.op("JMP", end)
        b.place(low)
        b.op("MOVE", r, z, 1)
        b.place(end)
        b.op("RETI", 0)
        b.place(after)
    lo.add_proc(b.done())


def _remove(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    r = _ref(lo, c, s.args[0])
    end = c.b.label()
    c.b.op("JLTI", r, 0, end)
    counts_no_longer(lo, c.b, r)
    c.b.op("MOVE", r, c.b.const(-1), 0)
    c.b.place(end)


def _shuffle(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    (zone,) = s.args
    assert isinstance(zone, m.ZoneArg)
    c.b.op("SHUF", nouns.zone_id(lo, c, zone.zone, zone.bearer), f"shuffling {zone.zone}")


def _shuffle_into(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    source, target = s.args
    assert isinstance(source, m.ZoneArg)
    assert isinstance(target, m.ZoneArg)
    b = c.b
    x = nouns.zone_id(lo, c, source.zone, source.bearer)
    y = nouns.zone_id(lo, c, target.zone, target.bearer)
    r = b.reg()
    loop, end = b.label("gather"), b.label("gathered")
    b.place(loop)
    b.op("TOP", r, x)
    b.op("JLTI", r, 0, end)
    counts_no_longer(lo, b, r, target.zone)
    b.op("MOVE", r, y, 1)
    b.op("JMP", loop)
    b.place(end)
    b.op("SHUF", y, f"shuffling {target.zone}")


def _reroll(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    c.b.op("CALL", c.b.reg(), "reroll", c.b.block(_ref(lo, c, s.args[0])))


def _adjust(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    roll, amount = _ref(lo, c, s.args[0]), s.args[1]
    with c.b.scratch():
        much = c.b.own(lambda: _ref(lo, c, amount))
        c.b.op("ADDF", "roll.change", roll, much)
        told_sums.added(lo, c, cast(m.Num, amount), much)


def _keep_highest(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    """The other dice do not count: the first die becomes the highest, the rest 0."""
    if len(s.args) > 1:
        _keep_some(lo, c, s)
        return
    b = c.b
    roll = _ref(lo, c, s.args[0])
    high = _highest(b, roll)
    zero = b.const(0)
    b.op("SETF", "roll.1", roll, high)
    for die in range(2, DICE + 1):
        b.op("SETF", f"roll.{die}", roll, zero)
    b.op("SETF", "roll.more", roll, zero)


def _keep_some(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    single_dice.drop_dice(lo)
    b = c.b
    many = b.const(1) if len(s.args) == 1 else _ref(lo, c, s.args[1])
    high = b.const(int(s.name == "keep-lowest"))
    b.op("CALL", b.reg(), "drop dice", b.block(_ref(lo, c, s.args[0]), many, high))


def _turn_die(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    single_dice.turn_die(lo)
    b = c.b
    b.op("CALL", b.reg(), "turn die", b.block(_ref(lo, c, s.args[0]), _ref(lo, c, s.args[1])))


def _highest(b: Builder, roll: int) -> int:
    w, x = b.const(0), b.reg()
    for die in range(1, DICE + 1):
        b.op("GETF", x, f"roll.{die}", roll)
        b.op("MAX", w, w, x)
    return w


def _set_mode(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    of, word = s.args
    assert isinstance(word, m.WordArg)
    change_mode(lo, c, _ref(lo, c, of), word.word)


def _set_turn(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    b = c.b
    w = b.reg()
    b.op("CTRL", w, _ref(lo, c, s.args[0]))
    end = b.label()
    b.op("JLTI", w, 0, end)
    b.op("SETSEAT", w)
    b.place(end)


def _play_as(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    """Give a player something to play; who has left the game gets nothing."""
    b = c.b
    player, avatar = _ref(lo, c, s.args[0]), _ref(lo, c, s.args[1])
    w = b.reg()
    end = b.label()
    b.op("CTRL", w, player)
    b.op("JLTI", w, 0, end)
    b.op("SETAV", w, avatar)
    b.op("JLTI", avatar, 0, end)
    b.op("CALL", b.reg(), "init one", avatar)
    b.place(end)


def _leave_game(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    b = c.b
    w = b.reg()
    b.op("CTRL", w, _ref(lo, c, s.args[0]))
    end = b.label()
    b.op("JLTI", w, 0, end)
    b.op("SETF", "out#", w, b.const(1))
    if lo.avatar_kind() != lo.seat_kind():
        b.op("SETAV", w, b.const(-1))
    b.place(end)


def _look(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    c.b.op(
        "LOG", "{0} looks at {1}", c.b.block(c.you if c.you is not None else -1, _ref(lo, c, s.args[0]), -2)
    )


def _underlie(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    """Nothing to do: `underlie` and `prevent` are asked only, `cross-edge` says which event it is.

    `move-along` without a ring or path goes nowhere; with one it is moves from place to place.
    """


def give_proc(lo: Lowering) -> None:
    """give(thing, to): into the zone of `to` that holds things of this kind."""
    if not lo.once("give"):
        return
    b = Builder("give", 2)
    c = Ctx(b)
    for zone in lo.model.zones.values():
        if not zone.of or not zone.holds:
            continue
        for kind in zone.holds:
            after = b.label("other")
            b.op("JNTAG", 1, zone.of, after)
            b.op("JNTAG", 0, kind, after)
            with b.scratch():
                move(lo, c, 0, zone.name, 1)
            b.op("RETI", 1)
            b.place(after)
    lo.add_proc(b.done())


def leave_proc(lo: Lowering) -> None:
    """leave(thing): to where its kind leaves to, out of the game where that is nowhere."""
    if not lo.once("leave"):
        return
    b = Builder("leave", 1)
    c = Ctx(b)
    b.op("JLTI", 0, 0, "gone")
    nearest_first = sorted(reversed(lo.model.kinds.values()), key=lambda kind: -len(lo.ancestors(kind.name)))
    for kind in nearest_first:
        if not kind.leaves_to or kind.name not in lo.by_tag:
            continue
        after = b.label("other")
        b.op("JNTAG", 0, kind.name, after)
        with b.scratch():
            move(lo, c, 0, kind.leaves_to, b.const(-1))
        b.op("RETI", 1)
        b.place(after)
    counts_no_longer(lo, b, 0)
    b.op("MOVE", 0, b.const(-1), 0)
    b.place("gone")
    lo.add_proc(b.done())


_PRIMS: dict[str, Callable[[Lowering, Ctx, m.Prim], None]] = {
    "give": _give,
    "take-away": _take_away,
    "set": _set,
    "move": _move(0),
    "move-under": _move(1),
    "remove": _remove,
    "shuffle": _shuffle,
    "shuffle-into": _shuffle_into,
    "reroll": _reroll,
    "adjust": _adjust,
    "keep-highest": _keep_highest,
    "keep-lowest": _keep_some,
    "turn-die": _turn_die,
    "set-mode": _set_mode,
    "set-turn": _set_turn,
    "play-as": _play_as,
    "leave-game": _leave_game,
    "look": _look,
    "prevent": _underlie,
    "underlie": _underlie,
    "cross-edge": _underlie,
    "move-along": _underlie,
}
