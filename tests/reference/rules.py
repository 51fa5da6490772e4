"""Rules on events: which ones there are, in which order, who their `you` is, and what they do.

The modes say where a rule is looked for: 0 everywhere; 1 with the actor's things, 3 with the object's; 2 with
everybody's, from the current seat round; 4 once for everybody in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs
from attrs import frozen

from reference import conditions, events, feasible, hidden_offers, limits, prices, statements, stats, values
from reference.learned import every
from reference.play import MISSING, Doing, Env, Event, Missing, Play, Record, choice, parts
from reference.world import Thing, Who, block_of
from talisman.compiler import model as m

HOUSE = 2
FIRST = -1
ADDED_BY_MAY = 10_000
LAST = 100_000
AFFECT = "affect#"
WHICH_FIRST = "what comes first?"


@frozen
class Entry:
    """A rule of a carrier in a phase. part: the rule's own text, or what belongs to it or to the machine."""

    number: int
    rule: m.Rule
    part: str
    mode: int
    layer: int
    rank: int
    carrier: Who
    word: str
    """The word of the record that `you` is, if the pattern says so."""
    speaks: bool
    """The text speaks of a `you`."""
    conditions: tuple[m.Cond, ...]
    """All that the rule asks for."""
    members: tuple[Entry, ...] = ()
    """The rules of one owner, of the part "order": the owner says which is next."""

    @property
    def together(self) -> tuple[int, ...]:
        """What is tried as one: of modes that go round the table only what has the same rank."""
        return (self.mode,) if self.mode in (0, 1, 3) else (self.mode, self.layer, self.rank)


def entries(p: Play, verb: str, unit: str, phase: str) -> list[Entry]:
    """All rules for an event in a phase, in order."""
    key = (verb, unit, phase)
    if key not in p.orders:
        found: list[Entry] = []
        for rank, rule in p.learned.on_events.get(verb, ()):
            for part, layer, place in _parts_of(rule, unit, phase, rank):
                mode, pattern = mode_of(p, rule), pattern_of(rule)
                word, speaks = bound_word(pattern), speaks_of_you(p, rule)
                asks = (*parts(pattern.where), *parts(rule.when))
                if hidden_offers.covered(p, rule):
                    found.append(Entry(0, rule, "cover", 0, layer, place, None, word, speaks, asks))
                    continue
                carriers: list[Thing | None] = [] if rule.effect else [*p.carriers(rule)]
                for carrier in carriers or [None]:
                    at = mode if carrier is not None or mode == 4 else 0
                    found.append(Entry(0, rule, part, at, layer, place, carrier, word, speaks, asks))
        for name, part in _system(p, verb, unit, phase):
            effect = m.Rule(name, m.AsSoonAs(m.Always(), ()), effect=name if part == "turns" else "")
            layer, place = (0, LAST) if part == "turns" else (-1, 0)
            found.append(Entry(0, effect, part, 0, layer, place, None, "", False, ()))
        found = _ordered(found)
        found.sort(key=lambda entry: (entry.layer, entry.rank, entry.mode))
        p.orders[key] = [attrs.evolve(entry, number=p.world.next_entry()) for entry in found]
    known = p.orders[key]
    assert isinstance(known, list)
    return known


def _ordered(found: list[Entry]) -> list[Entry]:
    """The rules of each order as one entry, in the place of the first."""
    kept = [entry for entry in found if not entry.rule.order]
    orders: dict[int, list[Entry]] = {}
    for entry in found:
        if entry.rule.order:
            orders.setdefault(entry.rule.order, []).append(entry)
    for members in orders.values():
        first = members[0]
        word = first.word if first.word in ("actor", "object") else ""
        mode = 0 if word else 4
        numbered = tuple(attrs.evolve(one, number=-at) for at, one in enumerate(members, 1))
        kept.append(attrs.evolve(first, part="order", mode=mode, carrier=None, word=word, members=numbered))
    return kept


def _parts_of(rule: m.Rule, unit: str, phase: str, rank: int) -> Iterator[tuple[str, int, int]]:
    """In what way a rule on an event takes part in a phase of it: (part, layer, rank)."""
    shape = rule.shape
    assert isinstance(shape, m.Trigger | m.Guard | m.Replace | m.Permit | m.Cap | m.CostOf)
    pattern = shape.pattern
    if pattern.units and unit not in pattern.units:
        return
    own = {m.Trigger: "after", m.Guard: "guard", m.Replace: "replace"}.get(type(shape), "forbid")
    if phase == own:
        late = isinstance(shape, m.Trigger) and shape.late
        may = isinstance(shape, m.Permit) and shape.modal == "can"
        yield "text", rule.layer + (HOUSE + 1 if late else 0), rank + (ADDED_BY_MAY if may else 0)
    if phase == "guard" and isinstance(shape, m.Cap):
        yield "count", FIRST, rank
    if phase == "guard" and isinstance(shape, m.CostOf):
        yield "cost", rule.layer, rank


def _system(p: Play, verb: str, unit: str, phase: str) -> Iterator[tuple[str, str]]:
    """Rules nobody wrote: guarded verbs start forbidden, `affect` lies under deeds, effects count turns."""
    if phase == "forbid":
        if verb in p.model.verbs and p.model.verbs[verb].guarded:
            yield f"guarded.{verb}", "guarded"
        if p.learned.affect and verb in p.learned.underlain:
            yield f"affect.{verb}", "affect"
    if phase == "after" and verb == f"end {p.learned.turn}":
        for effect in p.model.effects.values():
            if effect.own_turns:
                yield effect.name, "turns"


def bound_word(pattern: m.Pattern) -> str:
    """The word of the record that `you` is, where the pattern says so."""
    found = list(parts(pattern.where))
    for word in ("actor", "object", "other"):
        if m.Same(m.Rec(word), m.You()) in found or m.Same(m.You(), m.Rec(word)) in found:
            return word
    return ""


def mode_of(p: Play, rule: m.Rule) -> int:
    """Where a rule is looked for."""
    shape = rule.shape
    assert isinstance(shape, m.Trigger | m.Guard | m.Replace | m.Permit | m.Cap | m.CostOf)
    word = bound_word(pattern_of(rule))
    if rule.effect:
        return 0
    if rule.each:
        return 0 if word or rule.carrier or rule.kind else 4
    carriers = p.carriers(rule)
    held = rule.you == m.Holder(m.This()) and stats.borne_by_avatars(p, rule.zones) and speaks_of_you(p, rule)
    if carriers and (held or all(carrier.owns for carrier in carriers)):
        return {"actor": 1, "object": 3}.get(word, 2)
    return 0


def speaks_of_you(p: Play, rule: m.Rule) -> bool:
    """Whether the text has a `you`: one that has none holds for a thing that nobody has, too."""
    return id(rule) in p.learned.speaking


def pattern_of(rule: m.Rule) -> m.Pattern:
    """The pattern of a rule; `only X may` is about everybody else."""
    shape = rule.shape
    assert isinstance(shape, m.Trigger | m.Guard | m.Replace | m.Permit | m.Cap | m.CostOf)
    if isinstance(shape, m.Permit) and shape.modal == "only":
        found = list(parts(shape.pattern.where))
        actors = tuple(part for part in found if m.Rec("actor") in every(part))
        rest = tuple(part for part in found if part not in actors)
        return attrs.evolve(shape.pattern, where=m.AllOf((*rest, m.Not(m.AllOf(actors)))))
    return shape.pattern


def awake(p: Play, entry: Entry, rec: Record, k: int) -> bool:
    """Whether the entry is in force, for the k-th player where it goes round the table."""
    if entry.mode == 4:
        return p.world.avatar((p.world.current + k) % p.world.seats) is not None
    if not stats.in_force(entry.carrier, entry.rule):
        return False
    if entry.mode == 0:
        return True
    holder: Who = {1: rec.actor, 3: rec.object}.get(entry.mode)
    if entry.mode == 2:
        holder = p.world.avatar((p.world.current + k) % p.world.seats)
    return holder is not None and holder.owns and block_of(entry.carrier) is holder


def bindings(p: Play, entry: Entry, who: Who, event: Event) -> Iterator[Env]:
    """The contexts in which the text is read, one after the other."""
    rule, word = entry.rule, entry.word
    carried = bool(rule.carrier or rule.kind)
    this = entry.carrier if carried else MISSING
    secret = any(p.model.zones[zone].seen == "owner" for zone in rule.zones)
    e = Env(this=this, event=event, cause=carried, hidden=secret)
    if rule.effect:
        for effect in p.world.living(rule.effect):
            inner = e.but(you=effect.target, this=effect.source, effect=effect, cause=False)
            you = event.record.word(word) if word else None
            if rule.each and not word:
                yield from each_avatar(p, inner)
            elif not rule.each:
                yield inner
            elif you is not None and rule.each in you.tags:
                yield inner.but(you=you)
    elif rule.each and word:
        you = event.record.word(word)
        if you is not None and rule.each in you.tags:
            yield e.but(you=you)
    elif rule.each and entry.mode == 4:
        yield e.but(you=who)
    elif rule.each:
        yield from each_avatar(p, e)
    elif entry.mode in (1, 3):
        yield e.but(you=event.record.actor if entry.mode == 1 else event.record.object)
    elif rule.you is not None and entry.speaks:
        you = values.ref(p, e, rule.you)
        if you is not None:
            yield e.but(you=you)
    else:
        yield e.but(you=None)


def each_avatar(p: Play, e: Env) -> Iterator[Env]:
    """The same for what each seat plays, from the seat that is the current one now."""
    for you in p.world.avatars(p.world.current):
        yield e.but(you=you)


def applies(p: Play, e: Env, entry: Entry) -> bool:
    """Whether all that the rule asks for holds, and it was not used up."""
    return all(conditions.holds(p, e, part) for part in entry.conditions) and once_open(p, e, entry.rule)


def run(p: Play, entry: Entry, who: Who, event: Event) -> Doing[int]:
    """Do what a rule says; of a replacement 0 not used, 1 changed, 2 in the event's place."""
    rule, shape = entry.rule, entry.rule.shape
    if entry.part == "turns":
        yield from _one_turn_less(p, rule.effect, event.record.actor)
        return 0
    if entry.part == "order":
        yield from _in_chosen_order(p, entry, who, event)
        return 0
    if entry.part == "cover":
        return (yield from hidden_offers.run(p, entry, event))
    for e in bindings(p, entry, who, event):
        e.verdict = [0] if isinstance(shape, m.Replace) else None
        if not applies(p, e, entry) or not may_prevent(p, e, shape):
            continue
        if isinstance(shape, m.Cap):
            _count(p, e, rule, shape, event.record.actor)
        elif isinstance(shape, m.CostOf):
            yield from statements.block(p, e, shape.cost)
        elif isinstance(shape, m.Trigger | m.Guard | m.Replace):
            if e.verdict is not None and isinstance(shape, m.Replace):
                e.verdict[0] = 2 if shape.instead else 1
                e.leaving = m.mere_offers(shape.body) if shape.instead else ()
            if isinstance(shape, m.Replace) and shape.instead and not _so(p, e, shape.body):
                continue
            if isinstance(shape, m.Replace) and shape.instead and _nothing(shape.body):
                note_use(p, e, rule)
            yield from text(p, e, rule, shape.body)
            if e.verdict is not None and e.verdict[0]:
                return e.verdict[0]
    return 0


def _so(p: Play, e: Env, body: m.Block) -> bool:
    """Whether all `if`s hold of which each is all that there is in the one before, with nothing otherwise."""
    inner = e.but()
    for one in body:
        if isinstance(one, m.Let):
            inner.vars[one.var] = values.ref(p, inner, one.ref)
        elif isinstance(one, m.If) and one is body[-1] and one.otherwise is None:
            return conditions.holds(p, inner, one.cond) and _so(p, inner, one.then)
        else:
            break
    return True


def _nothing(body: m.Block) -> bool:
    """Whether nothing is done in the place of an event, where all its `if`s hold."""
    left = [one for one in body if not isinstance(one, m.Let)]
    inner = left[0] if len(left) == 1 else None
    return not left or (isinstance(inner, m.If) and inner.otherwise is None and _nothing(inner.then))


def _in_chosen_order(p: Play, entry: Entry, who: Who, event: Event) -> Doing[None]:
    """Do one after the other what holds, as its owner says; of copies of one text one at a time."""
    you = event.record.word(entry.word) if entry.word else who
    done: set[int] = set()
    while you is not None and p.world.avatar_kind in you.tags:
        yield from limits.settle(p)
        open_now: dict[int, Entry] = {}
        for one in entry.members:
            if one.number not in done and id(one.rule) not in open_now and _holds_for(p, one, you, event):
                open_now[id(one.rule)] = one
        if not open_now:
            return
        options = [choice(one.rule.said, one.carrier, index=at) for at, one in enumerate(open_now.values())]
        taken = yield from p.ask(p.world.asked_seat(you), WHICH_FIRST, options)
        chosen = [*open_now.values()][taken.index]
        done.add(chosen.number)
        yield from run(p, chosen, chosen.carrier, event)


def _holds_for(p: Play, one: Entry, you: Thing, event: Event) -> bool:
    """Whether the text is in force, is this owner's, and all it asks for holds."""
    carrier = one.carrier
    if carrier is None or not stats.in_force(carrier, one.rule):
        return False
    if carrier.owns and p.world.player(carrier) < 0:
        return False
    e = Env(you=you, this=carrier, event=event, cause=True)
    owner = values.ref(p, e, one.rule.you) if one.rule.you is not None else you
    return owner is you and applies(p, e, one)


def may_prevent(p: Play, e: Env, shape: m.Shape) -> bool:
    """The text of a thing prevents nothing where that is forbidden to the thing."""
    if isinstance(e.this, Missing) or not isinstance(shape, m.Replace):
        return True
    if not any(isinstance(part, m.Prevent) for part in every(shape.body)):
        return True
    return all(events.may(p, Event(verb, "", Record(e.this, None, 0))) for verb in p.learned.preventing)


def text(p: Play, e: Env, rule: m.Rule, body: m.Block) -> Doing[None]:
    """The body of a rule; it is used up when what it does is begun, not when that is declined."""
    at = 0
    while rule.once is not None and at < len(body):
        match body[at]:
            case m.Let():
                yield from statements.block(p, e, body[at : at + 1])
                at += 1
                continue
            case m.May() as one:
                yield from statements.may(p, e, one, rule)
                yield from statements.block(p, e, body[at + 1 :])
            case m.If(cond, then, otherwise) if at + 1 == len(body):
                yield from text(p, e.but(), rule, then if conditions.holds(p, e, cond) else otherwise or ())
            case m.Choose(optional=True, most=1) as one if at + 1 == len(body):
                yield from statements.choose(p, e, one, noted(p, e, rule))
            case _:
                note_use(p, e, rule)
                yield from statements.block(p, e, body[at:])
        return
    if rule.once is None:
        yield from statements.block(p, e, body)


def noted(p: Play, e: Env, rule: m.Rule) -> Callable[[], Doing[None]]:
    """What is done when something is chosen: the rule is used."""

    def deed() -> Doing[None]:
        note_use(p, e, rule)
        yield from ()

    return deed


def forbid(p: Play, entry: Entry, who: Who, event: Event, bans: set[str]) -> None:
    """What a rule has to say against an event, or for it."""
    rule, shape = entry.rule, entry.rule.shape
    if entry.part == "guarded":
        bans.add("")
    elif entry.part == "affect":
        for thing in (event.record.object, event.record.other):
            actor = event.record.actor
            apart = actor is not None and thing is not None and actor is not thing
            if apart and not events.may(p, Event(p.learned.affect, "", Record(actor, thing, 0))):
                bans.add(AFFECT)
    else:
        for e in bindings(p, entry, who, event):
            e.pure = True
            if not applies(p, e, entry):
                continue
            if isinstance(shape, m.Permit) and shape.modal in ("can", "need not"):
                bans.discard("" if shape.modal == "can" else "must")
            elif isinstance(shape, m.Permit):
                bans.add("must" if shape.modal == "must" else rule.path)
            elif isinstance(shape, m.Cap):
                if _used_up(p, e, rule, shape, event.record.actor):
                    bans.add(rule.path)
            elif isinstance(shape, m.CostOf):
                payable = conditions.holds(p, e, shape.payable) and feasible.possible(p, e, shape.cost)
                payable = payable and prices.all_there(p, e, shape)
                bans.update(() if payable else (rule.path,))


def _one_turn_less(p: Play, name: str, actor: Who) -> Doing[None]:
    for effect in p.world.living(name):
        if effect.target is actor:
            left = values.as_number(effect.kept[3]) - 1
            effect.kept[3] = left
            p.world.changed = True
            if left < 1:  # one that cannot end now is asked again after the next turn
                yield from statements.ended(p, effect)


# -- once, and how often


def span_serial(p: Play, e: Env, span: str) -> int | None:
    """The serial of the span that is going on, None when there is none."""
    if span == "game":
        return 1
    if span == "roll":
        roll = roll_of(p, e)
        return p.world.number(roll, "roll.serial") if roll is not None and "roll#" in roll.tags else None
    whose, _, level = span.partition(" ")
    if whose in ("own", "foreign") and level:
        current = p.world.avatar(p.world.current)
        if (e.whose() is current) != (whose == "own"):
            return None
        span = level
    frame = p.nearest(span)
    if frame is None:  # what hears that it begins or ends counts in it
        frame = next(
            (one for one in reversed(p.bordering) if span in m.lineage(p.model.contests, one.level)), None
        )
    return frame.serial if frame is not None else None


def roll_of(p: Play, e: Env) -> Who:
    """The roll that is spoken of: that of the event, else the last one."""
    found: Who = None
    if not isinstance(e.about, Missing):
        found = e.about
    elif e.event is not None:
        found = e.event.record.object
    if found is None or "roll#" not in found.tags:
        last = p.world.globals.get("roll last")
        found = last if isinstance(last, Thing) else None
    return found


def user(e: Env) -> Who:
    """Who has used a rule: the thing that carries it, else you."""
    return e.whose() if isinstance(e.this, Missing) else e.this


def once_open(p: Play, e: Env, rule: m.Rule) -> bool:
    """Whether the rule may (still) be used in its span."""
    if rule.once is None:
        return True
    serial = span_serial(p, e, rule.once.span_of)
    span, uses = p.used_once.get((rule.path, user(e)), (0, 0))
    return serial is not None and (span != serial or uses < rule.once.most)


def note_use(p: Play, e: Env, rule: m.Rule) -> None:
    """The rule is being used."""
    if rule.once is not None:
        serial = span_serial(p, e, rule.once.span_of)
        if serial is not None:
            span, uses = p.used_once.get((rule.path, user(e)), (0, 0))
            p.used_once[rule.path, user(e)] = (serial, uses + 1 if span == serial else 1)
            p.world.changed = True


def _used_up(p: Play, e: Env, rule: m.Rule, cap: m.Cap, actor: Who) -> bool:
    serial = span_serial(p, e, cap.span_of)
    if serial is None or actor is None or p.world.avatar_kind not in actor.tags:
        return False
    span, count = p.capped.get((rule.path, actor), (0, 0))
    return span == serial and count >= cap.most


def _count(p: Play, e: Env, rule: m.Rule, cap: m.Cap, actor: Who) -> None:
    serial = span_serial(p, e, cap.span_of)
    if serial is not None and actor is not None and p.world.avatar_kind in actor.tags:
        span, count = p.capped.get((rule.path, actor), (0, 0))
        p.capped[rule.path, actor] = (serial, count + 1 if span == serial else 1)
        p.world.changed = True


__all__ = [
    "Entry",
    "applies",
    "awake",
    "each_avatar",
    "entries",
    "forbid",
    "note_use",
    "once_open",
    "run",
    "text",
]
