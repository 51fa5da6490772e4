"""What is done without any rule: giving, taking, moving, turning dice."""

from __future__ import annotations

from reference import events, menus, values
from reference.play import ZONE_EVENT, Doing, Env, Event, Fault, Missing, Play, Record, choice
from reference.world import KEPT_DICE, Thing, Who
from talisman.compiler import model as m


def prim(p: Play, e: Env, s: m.Prim) -> Doing[None]:
    """Do what a primitive says."""
    match s.name, s.args:
        case "give", (to,):
            yield from _give(p, e, thing_of(p, e, to))
        case "take-away", (source,):
            if e.unit:
                change(p, e, e.unit, thing_of(p, e, source), values.number(p, e, m.Amount()), -1, tell=True)
            else:
                yield from _leave(p, values.ref(p, e, m.Rec("object")))
        case "set", (m.FieldArg(field), of, amount):
            owner = thing_of(p, e, of)
            if not values.has_field(p, owner, field):
                raise Fault("id")
            p.world.set(owner, field, number_of(p, e, amount))
        case (("move" | "move-under"), (what, m.ZoneArg(zone, borne))):
            thing = thing_of(p, e, what)
            holder = values.ref(p, e, borne) if borne is not None else None
            if thing is not None and (
                borne is None or (holder is not None and p.model.zones[zone].of in holder.tags)
            ):
                yield from move(p, thing, zone, holder, s.name == "move-under")
        case "remove", (what,):
            thing = thing_of(p, e, what)
            if thing is not None:
                p.world.move(thing, None)
        case "shuffle", (m.ZoneArg(zone, borne),):
            p.world.shuffle(p.world.zone(zone, values.ref(p, e, borne) if borne is not None else None))
        case "shuffle-into", (m.ZoneArg(a, a_of), m.ZoneArg(b, b_of)):
            source_zone = p.world.zone(a, values.ref(p, e, a_of) if a_of is not None else None)
            target = p.world.zone(b, values.ref(p, e, b_of) if b_of is not None else None)
            while source_zone.lies:
                p.world.move(source_zone.lies[0], target, under=True)
            p.world.shuffle(target)
        case "reroll", (roll,):
            yield from _reroll(p, thing_of(p, e, roll))
        case "adjust", (roll, by):
            of_roll = a_roll(thing_of(p, e, roll))
            p.world.set(of_roll, "roll.change", p.world.number(of_roll, "roll.change") + number_of(p, e, by))
        case "keep-highest", (roll,):
            of_roll = a_roll(thing_of(p, e, roll))
            dice = values.dice_of(p, of_roll)
            for die, value in enumerate((max(dice), *[0] * (KEPT_DICE - 1)), 1):
                p.world.set(of_roll, f"roll.{die}", value)
            p.world.set(of_roll, "roll.more", 0)
        case (("keep-highest" | "keep-lowest"), (roll, *some)):
            of_roll = a_roll(thing_of(p, e, roll))
            kept = number_of(p, e, some[0]) if some else 1
            shown = [(value, die) for die, value in enumerate(values.dice_of(p, of_roll), 1) if value]
            lowest_first = sorted(
                shown, key=lambda one: (one[0] if s.name == "keep-highest" else -one[0], one[1])
            )
            for _, die in lowest_first[: max(0, len(shown) - max(0, kept))]:
                p.world.set(of_roll, f"roll.{die}", 0)
        case "turn-die", (roll, face):
            yield from _turn(p, a_roll(thing_of(p, e, roll)), number_of(p, e, face))
        case "set-mode", (of, m.WordArg(word)):
            set_mode(p, thing_of(p, e, of), word)
        case "set-turn", (of,):
            seat = p.world.player(thing_of(p, e, of))
            p.world.current = seat if seat >= 0 else p.world.current
        case "play-as", (player, avatar):
            seat, played = p.world.player(thing_of(p, e, player)), thing_of(p, e, avatar)
            if seat >= 0:
                p.world.play_as(seat, played)
            if seat >= 0 and played is not None:
                start_one(p, played)
        case "leave-game", (player,):
            seat = p.world.player(thing_of(p, e, player))
            if seat >= 0:
                p.world.set(p.world.things[seat], "out#", 1)
                if p.world.avatar_kind != p.world.seat_kind:
                    p.world.play_as(seat, None)
        case "look", (what,):
            you = None if isinstance(e.you, Missing) else e.whose()
            p.tell("line", "{0} looks at {1}", you, thing_of(p, e, what), 0)
        case (("underlie" | "cross-edge" | "prevent" | "move-along"), _):
            return
        case _:
            raise TypeError(f"no meaning for {s!r}")


def thing_of(p: Play, e: Env, arg: m.Arg) -> Who:
    """An argument that is a thing."""
    return values.as_thing(values.value(p, e, arg))  # type: ignore[arg-type]


def number_of(p: Play, e: Env, arg: m.Arg) -> int:
    """An argument that is a number."""
    return values.as_number(values.value(p, e, arg))  # type: ignore[arg-type]


def a_roll(thing: Who) -> Thing:
    """The thing, which must be a roll."""
    if thing is None or "roll#" not in thing.tags:
        raise Fault("id")
    return thing


def change(p: Play, e: Env, field: str, of: Who, amount: int, sign: int, tell: bool = False) -> None:
    """Add to a counter up to its ceiling, or subtract to its floor; the event learns what really went."""
    if of is None or not values.has_field(p, of, field):
        return
    now = p.world.number(of, field)
    bounds = p.model.counters.get(field) or p.model.stats[field]
    inner = e.but(you=of)
    if sign < 0:
        floor = values.number(p, inner, bounds.floor) if bounds.floor is not None else 0
        amount = min(max(now - floor, 0), amount)
        if tell and e.event is not None:
            e.event.record.amount = amount
        p.world.set(of, field, now - amount)
    else:
        ceiling = bounds.ceiling if isinstance(bounds, m.Counter) else None
        if ceiling is not None:
            amount = min(amount, max(values.number(p, inner, ceiling) - now, 0))
        p.world.set(of, field, now + amount)


def set_mode(p: Play, of: Who, word: str) -> None:
    """A changeable value word becomes this one."""
    if of is None or (p.world.avatar_kind or "thing#") not in of.tags:
        raise Fault("id")
    p.world.set(of, "mode." + p.model.values[word], p.world.word_number(word))


def move(p: Play, thing: Thing, zone: str, borne: Who, under: bool = False) -> Doing[None]:
    """Put a thing into a zone; where rules listen that is an event of its own."""
    if p.learned.zones_heard:
        rec = Record(None, thing, int(under), frozenset(), borne, zone)
        yield from events.happen(p, Event(ZONE_EVENT, "", rec))
    else:
        p.world.move(thing, p.world.zone(zone, borne), under)


def do_zone_event(p: Play, rec: Record) -> None:
    """What the event of going somewhere does."""
    assert isinstance(rec.extra, str)
    zone = p.world.zone(rec.extra, rec.other)
    if rec.object is None:
        raise Fault("id")
    p.world.move(rec.object, zone, bool(rec.amount))


def _give(p: Play, e: Env, to: Who) -> Doing[None]:
    if e.unit in p.model.values:
        set_mode(p, to, e.unit)
    elif e.unit:
        change(p, e, e.unit, to, values.number(p, e, m.Amount()), 1)
    else:
        thing = values.ref(p, e, m.Rec("object"))
        for zone in p.model.zones.values():
            fits = thing is not None and any(kind in thing.tags for kind in zone.holds)
            if thing is not None and fits and to is not None and zone.of in to.tags:
                yield from move(p, thing, zone.name, to)
                return


def _leave(p: Play, thing: Who) -> Doing[None]:
    """To where its kind leaves to, the nearest kind first; out of the game where that is nowhere."""
    if thing is None:
        return
    depth = {name: len(m.ancestors(p.model.kinds, name)) for name in p.model.kinds}
    for kind in sorted(reversed(p.model.kinds.values()), key=lambda kind: -depth[kind.name]):
        if kind.leaves_to and kind.name in thing.tags:
            yield from move(p, thing, kind.leaves_to, None)
            return
    p.world.move(thing, None)


def _reroll(p: Play, thing: Who) -> Doing[None]:
    roll = a_roll(thing)
    die = yield from _which_die(p, roll, "which die is rolled again?")
    if die:
        roller = values.as_thing(roll.fields.get("roll.by"))
        value = yield from p.die(purpose_of(p, roll), roller, sides_of(p, roll))
        p.world.set(roll, f"roll.{die}", value)


def _turn(p: Play, roll: Thing, face: int) -> Doing[None]:
    if 1 <= face <= sides_of(p, roll) and (die := (yield from _which_die(p, roll, "which die is turned?"))):
        p.world.set(roll, f"roll.{die}", face)


def sides_of(p: Play, roll: Thing) -> int:
    """How many sides the dice of a roll have."""
    return p.world.number(roll, "roll.sides") or m.SIDES


def _which_die(p: Play, roll: Thing, question: str) -> Doing[int]:
    """The die that the roller chooses among those that count; 0 where none does."""
    roller = roll.fields.get("roll.by")
    number = p.world.number(roll, "roll.dice")
    yield from menus.safe_point(p)
    dice = [die for die, value in enumerate(values.dice_of(p, roll), 1) if die <= number and value]
    options = [choice(f"die {die}", None, die) for die in dice]
    if not options:
        return 0
    taken = yield from p.ask(p.world.asked_seat(values.as_thing(roller)), question, options)
    return values.as_number(taken.value)


def purpose_of(p: Play, roll: Thing) -> str:
    """What a roll is for."""
    purposes = list(p.model.purposes)
    number = p.world.number(roll, "roll.purpose")
    return purposes[number] if 0 <= number < len(purposes) else "no purpose"


def start_one(p: Play, thing: Thing) -> None:
    """Give a thing its starting values."""
    for name, of, begin in _starts(p):
        if of in thing.tags:
            printed = thing.numbers.get(name, 0)
            p.world.set(thing, name, printed or values.number(p, Env(you=thing), begin))
    avatar = p.world.avatar_kind
    for word in p.model.values:
        if avatar and avatar in thing.tags and word in thing.tags:
            set_mode(p, thing, word)


def _starts(p: Play) -> list[tuple[str, str, m.Num]]:
    found: list[tuple[str, str, m.Num]] = []
    printed = {name for thing in p.model.things.values() for name in thing.numbers}
    for stat in p.model.stats.values():
        if stat.pile and stat.base is None and stat.of and (stat.start is not None or stat.name in printed):
            found.append((stat.name, stat.of, stat.start or m.Int(0)))
    for counter in p.model.counters.values():
        if counter.of and not counter.holds_thing and (counter.start is not None or counter.name in printed):
            found.append((counter.name, counter.of, counter.start or m.Int(0)))
    return found
