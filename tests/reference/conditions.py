"""Whether conditions hold, and which things a selection has."""

from __future__ import annotations

from collections.abc import Iterator

from reference import events, limits, values
from reference.play import Env, Play, parts
from reference.world import Thing, Who, bearer, lies_in, place_of
from talisman.compiler import model as m


def holds(p: Play, e: Env, cond: m.Cond) -> bool:
    """Whether the condition holds."""
    match cond:
        case m.Always(yes):
            return yes
        case m.AllOf(of):
            return all(holds(p, e, part) for part in of)
        case m.AnyOf(of):
            return any(holds(p, e, part) for part in of)
        case m.Not(of_one):
            return not holds(p, e, of_one)
        case m.Cmp(op, a, b):
            x, y = values.number(p, e, a), values.number(p, e, b)
            return {"=": x == y, "<>": x != y, "<": x < y, ">": x > y, "<=": x <= y, ">=": x >= y}[op]
        case m.CountsAs(of_ref, kind):
            thing = values.ref(p, e, of_ref)
            return thing is not None and kind in thing.counts_as
        case m.CountsTo(of_ref, _):
            thing = values.ref(p, e, of_ref)
            return (
                isinstance(thing, Thing) and isinstance(e.you, Thing) and not limits.shielded(p, e.you, thing)
            )
        case m.HasTag(of_ref, tag):
            return tagged(p, values.ref(p, e, of_ref), tag)
        case m.Same(a_ref, m.Role(level, role)) if (level, role) in p.learned.sets:
            member, frame = values.ref(p, e, a_ref), p.nearest(level)
            return (
                frame is not None
                and member is not None
                and p.chosen.get((level, role, member)) == frame.serial
            )
        case m.Same(a_ref, b_ref):
            return values.ref(p, e, a_ref) is values.ref(p, e, b_ref)
        case m.IsCopyOf(of_ref, name):
            thing = values.ref(p, e, of_ref)
            return thing is not None and "=" + name in thing.tags
        case m.InZone(of_ref, zone, borne):
            thing = values.ref(p, e, of_ref)
            return lies_in(thing, zone) and (borne is None or bearer(thing) is values.ref(p, e, borne))
        case m.AmongFirst(of_ref, end, count):
            thing = values.ref(p, e, of_ref)
            pile = p.world.zone(end.zone, values.ref(p, e, end.bearer) if end.bearer is not None else None)
            lies = pile.lies[::-1] if end.bottom else pile.lies
            return thing in lies[: max(values.number(p, e, count), 0)]
        case m.OnSpace(of_ref, space):
            place = place_of(values.ref(p, e, of_ref))
            return place is not None and place is place_of(values.ref(p, e, space))
        case m.Exists(sel):
            return any(True for _ in candidates(p, e, sel))
        case m.ModeIs(of_ref, word):
            return tagged(p, values.ref(p, e, of_ref), word)
        case m.InSetting(setting, about):
            return in_setting(p, e, setting, about)
        case m.During(level):
            return p.nearest(level) is not None
        case m.CameOut(level, outcome, side):
            return _came_out(p, e, level, outcome, values.ref(p, e, side))
        case m.Allowed(call):
            return events.allowed(p, e, call)
        case m.UnderEffect(form, of_ref):
            thing = values.ref(p, e, of_ref)
            return any(effect.target is thing for effect in p.world.living(form))
        case m.RolledFor(roll_ref, purpose):
            roll = values.ref(p, e, roll_ref)
            number = list(p.model.purposes).index(purpose)
            return (
                roll is not None and "roll#" in roll.tags and p.world.number(roll, "roll.purpose") == number
            )
        case m.IntoZone(zone):
            return e.event is not None and e.event.record.extra == zone
        case m.NaturalIn(roll_ref, low, high):
            roll = values.ref(p, e, roll_ref)
            dice = values.dice_of(p, roll) if roll is not None and "roll#" in roll.tags else []
            return any(max(low, 1) <= die <= high for die in dice)
        case m.DiceEqual(roll_ref):
            roll = values.ref(p, e, roll_ref)
            shown = values.counting_dice(p, roll) if roll is not None and "roll#" in roll.tags else []
            return len(shown) > 1 and len(set(shown)) == 1
        case m.HasMost(of_ref, among, number, fewest, alone):
            return has_most(p, e, values.ref(p, e, of_ref), among, number, fewest, alone)
    raise TypeError(f"no meaning for {cond!r}")


def _came_out(p: Play, e: Env, level: str, outcome: str, side: Who) -> bool:
    """Whether the contest whose end this is came out so for one of its sides."""
    record = e.event.record if e.event is not None else None
    if record is None or record.outcome is None:
        return False
    contest = p.model.contests[level]
    while not contest.outcomes:
        contest = p.model.contests[contest.parent]
    number = record.outcome
    mine = number < len(contest.outcomes) and contest.outcomes[number] == outcome
    other = 1 - number if number in (0, 1) else number
    theirs = other < len(contest.outcomes) and contest.outcomes[other] == outcome
    return (side is record.actor and mine) or (side is record.other and theirs)


def has_most(p: Play, e: Env, who: Who, among: m.Sel, number: m.Num, fewest: bool, alone: bool) -> bool:
    """Whether somebody is one of those, and goes first when they are sorted by what they have."""
    inner, has = e.but(), dict[Thing, int]()
    for thing in select(p, e, among):
        inner.vars[among.var] = thing
        has[thing] = values.number(p, inner, number)
    best = min(has.values(), default=0) if fewest else max(has.values(), default=0)
    foremost = [thing for thing in has if has[thing] == best]
    return who in foremost and not (alone and len(foremost) > 1)


def tagged(p: Play, thing: Who, tag: str) -> bool:
    """Whether a thing is of a kind, has a tag, or a value word (its present one, if that can change)."""
    if thing is None:
        return False
    if tag in p.model.values and p.world.avatar_kind in thing.tags:
        return thing.fields.get("mode." + p.model.values[tag]) == p.world.word_number(tag)
    return tag in thing.tags


def in_setting(p: Play, e: Env, setting: str, about: m.Ref | None) -> bool:
    """Whether the event was said with a setting, or what goes on gives it to the thing."""
    if e.event is not None and setting in e.event.record.settings:
        return True
    thing = values.ref(p, e, about) if about is not None else None
    for level in p.model.settings.get(setting, ()):
        frame = p.nearest(level)
        if frame is None or any(p.nearest(other) is not None for other in apart(p, level, setting)):
            continue
        sides = p.slots(level)[: 2 if level in p.model.contests else 1]
        if about is None or any(frame.slots[side] is thing for side in sides):
            return True
    return False


def apart(p: Play, level: str, setting: str) -> list[str]:
    """Contests that stand on a level and have settings of their own, without this one."""
    others = [c for c in p.model.contests.values() if c.name != level and p.isa(c.name, level)]
    return [other.name for other in others if other.settings and setting not in other.settings]


def select(p: Play, e: Env, sel: m.Sel) -> list[Thing]:
    """The things of a selection in their order."""
    return list(candidates(p, e, sel))


def candidates(p: Play, e: Env, sel: m.Sel) -> Iterator[Thing]:
    """The things of a selection, one after the other."""
    where, inner = list(parts(sel.where)), e.but()
    for thing in source(p, e, sel):
        if sel.kind and sel.kind not in thing.tags:
            continue
        inner.vars[sel.var] = thing
        if all(holds(p, inner, part) for part in where):
            yield thing


def source(p: Play, e: Env, sel: m.Sel) -> list[Thing]:
    """All that could be selected, in order: as they lie, as the seats sit, or as they are declared."""
    w, me = p.world, m.Var(sel.var)
    named = (part for part in conjuncts(sel.where) if isinstance(part, m.InZone) and part.of == me)
    for part in named:
        if not speaks_of(part.bearer, sel.var) and (
            not p.model.zones[part.zone].of or part.bearer is not None
        ):
            borne = values.ref(p, e, part.bearer) if part.bearer is not None else None
            of = p.model.zones[part.zone].of
            if part.bearer is not None and (borne is None or of not in borne.tags):
                return []
            return list(w.zone(part.zone, borne).lies)
    if is_avatar_kind(p, sel.kind):
        return list(seated(p, sel.kind))
    for where in conjuncts(sel.where):
        if isinstance(where, m.OnSpace) and where.of == me and not speaks_of(where.space, sel.var):
            place = place_of(values.ref(p, e, where.space))
            here = [zone for zone in w.zones.values() if zone.bearer is place and place is not None]
            return [thing for zone in here if can_hold(p, zone.name, sel.kind) for thing in zone.lies]
    return list(w.by_tag.get(sel.kind, ()) if sel.kind else w.things)


def can_hold(p: Play, zone: str, kind: str) -> bool:
    """Whether things of a kind may lie in a zone at all: what it holds are such things, or may be."""
    kinds, held = p.model.kinds, p.model.zones[zone].holds
    if kind not in kinds or not held:
        return True
    return any(h not in kinds or h in p.world.ancestors(kind) or kind in p.world.ancestors(h) for h in held)


def conjuncts(cond: m.Cond) -> tuple[m.Cond, ...]:
    """What must hold, without looking deeper."""
    return cond.of if isinstance(cond, m.AllOf) else (cond,)


def speaks_of(what: m.Ref | None, var: int) -> bool:
    """Whether a reference is about the candidate itself."""
    while what is not None:
        if what == m.Var(var):
            return True
        what = getattr(what, "of", None) or getattr(what, "bearer", None)
    return False


def is_avatar_kind(p: Play, kind: str) -> bool:
    """Whether it is the kind of the seats or of what they play."""
    return bool(kind) and kind in (p.world.avatar_kind, p.world.seat_kind)


def seated(p: Play, kind: str) -> Iterator[Thing]:
    """Seats that still play, or what is played, from the current seat round."""
    w = p.world
    if kind == w.seat_kind and w.avatar_kind != kind:
        first = w.current
        for k in range(w.seats):
            seat = w.things[(first + k) % w.seats]
            if not seat.fields.get("out#"):
                yield seat
    else:
        yield from w.avatars()
