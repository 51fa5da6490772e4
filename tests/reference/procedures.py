"""Procedures with their steps, duties and offers; contests on top of them; windows."""

from __future__ import annotations

import attrs
from attrs import define

from reference import conditions, events, feasible, menus, statements, values
from reference.play import DONE, MISSING, Doing, EndOfFrame, Env, Event, Frame, GameOver, Play, Record, choice
from reference.world import Thing, Who, bearer, place_of
from talisman.compiler import model as m

WHAT_NOW = "what now?"
DRAWN = 2
SAID = 3
"""The outcome of a contest that is ended without one."""


def outcomes(p: Play, contest: str) -> tuple[str, ...]:
    """The outcomes of a contest, inherited if it names none."""
    declared = p.model.contests[contest]
    return declared.outcomes or outcomes(p, declared.parent)


def begin(p: Play, e: Env, s: m.Begin) -> Doing[None]:
    """Begin a procedure or contest, if the deed is not forbidden; the events round it where rules listen."""
    deed = None
    if s.deed is not None:
        if not events.allowed(p, e, s.deed):
            return
        call = events.concrete(e, s.deed)
        deed = Event(call.verb, call.unit, events.record(p, e, call))
        if (yield from events.ahead(p, deed)):
            return
    if s.whole and deed is not None:
        does, rec = p.model.verbs[deed.verb].does or (), deed.record
        yield from statements.block(
            p, Env(you=rec.actor, unit=deed.unit, event=deed, held=True, over=(s, e)), does
        )
        yield from events.behind(p, deed)
        return
    text = e
    if e.over is not None and s.procedure in p.model.contests and s.deed is None and not s.rows:
        s, text = _with_rows(p, s, e.over[0]), e.over[1]
    slots = p.slots(s.procedure)
    own = e.frame.slots if e.frame is not None and e.procedure else {}
    filled = {slot: values.ref(p, e, s.roles[slot]) if slot in s.roles else own.get(slot) for slot in slots}
    rows: dict[int, m.Block] = {}
    contest = s.procedure in p.model.contests
    if contest:
        names = outcomes(p, s.procedure)
        for row, body in s.rows:
            for number in (names.index(name) for name in row if name in names):
                rows.setdefault(number, body)
    first = filled[slots[0]]
    if first is None and not contest and isinstance(s.roles.get(slots[0]), (*events.MAY_BE_NOBODY, m.Role)):
        return  # a turn of nobody is none
    verdict = DONE
    rec = Record(first, None, 0, frozenset(), filled[slots[1]] if contest else None)
    frame = Frame(s.procedure, dict(filled), p.world.next_serial(), rows=rows, text=text)
    if f"begin {s.procedure}" in p.learned.heard:
        verdict = yield from _told(p, frame, Event(f"begin {s.procedure}", "", rec))
    if verdict != DONE:
        return
    swept: EndOfFrame | None = None
    result = DONE
    try:
        result = yield from _through(p, frame)
    except EndOfFrame as ended:
        swept = ended
    if f"end {s.procedure}" in p.learned.heard:
        yield from _told(p, frame, Event(f"end {s.procedure}", "", attrs.evolve(rec, outcome=frame.came)))
    if swept is not None:  # something round it ends: what was still to be done here is dropped
        raise swept
    if result in rows and not frame.done:
        yield from statements.block(p, text.but(), rows[result])
    elif frame.ended and contest:
        yield from _ended(p, frame, result)
    if deed is not None:
        yield from events.behind(p, deed)


def _with_rows(p: Play, s: m.Begin, said: m.Begin) -> m.Begin:
    """What a verb begins, with the rows of the sentence that does it, or the contest named there."""
    if not said.named:
        return attrs.evolve(s, rows=said.rows)
    sides = zip(p.slots(s.procedure)[:2], p.slots(said.procedure)[:2], strict=True)
    roles = {other: s.roles[mine] for mine, other in sides if mine in s.roles}
    return attrs.evolve(s, procedure=said.procedure, roles=roles, rows=said.rows)


def _told(p: Play, frame: Frame, event: Event) -> Doing[int]:
    """The event by which a frame begins or ends: what hears it counts as in it."""
    p.bordering.append(frame)
    try:
        return (yield from events.happen(p, event))
    finally:
        p.bordering.remove(frame)


def enter(p: Play, name: str, slots: dict[str, Who]) -> Doing[None]:
    """The frame of a procedure or contest, from beginning to end."""
    yield from _through(p, Frame(name, slots, p.world.next_serial()))


def _through(p: Play, frame: Frame) -> Doing[int]:
    """A frame from beginning to end; how it came out."""
    p.frames.append(frame)
    try:
        if frame.level in p.model.contests:
            yield from _contest(p, p.model.contests[frame.level], frame)
        else:
            yield from _procedure(p, p.model.procedures[frame.level], frame)
        return frame.outcome
    except EndOfFrame as ended:
        if ended.frame is not frame:
            raise
        frame.ended = True
        frame.came = ended.value
        return ended.value
    finally:
        p.frames.remove(frame)
        for effect in frame.bound:
            if effect.alive:
                p.world.end(effect)


def _procedure(p: Play, declared: m.Procedure, frame: Frame) -> Doing[None]:
    e = Env(you=frame, procedure=declared.name, frame=frame)
    if declared.root:
        yield from _root(p, e, declared, frame)
        return
    yield from work(p, e, declared, frame)
    for child in declared.runs:
        yield from begin(p, e, m.Begin(child, {p.slots(child)[0]: m.You()}))


def _root(p: Play, e: Env, declared: m.Procedure, frame: Frame) -> Doing[None]:
    """The game: its own work, then what it runs for one seat after the other until somebody ends it."""
    w = p.world
    yield from work(p, e.but(you=None), declared, frame)
    while declared.runs:
        if not w.things[w.current].fields.get("out#"):
            seat: Who = w.things[w.current]
            for child in declared.runs:
                of = p.model.procedures[child].of
                plays = of != w.seat_kind or w.avatar_kind == w.seat_kind
                you = w.avatar(seat.number) if plays and seat is not None else seat
                yield from begin(p, e.but(you=you), m.Begin(child, {p.slots(child)[0]: m.You()}))
        w.current = (w.current + 1) % w.seats
    raise GameOver(())


@define
class Work:
    """The duties and offers of one frame, and which duties are done."""

    p: Play
    e: Env
    name: str
    frame: Frame
    duties: tuple[m.Duty, ...]
    done: set[str]

    def due(self, duty: m.Duty) -> bool:
        """Whether a duty without items is still to be done."""
        return duty.label not in self.done and conditions.holds(self.p, self.e, duty.when)

    def item(self, duty: m.Duty) -> Who:
        """The next item of a duty for each: the smallest by its key."""
        assert duty.each is not None
        best: Who = None
        best_key = 1_000_000
        for thing in conditions.select(self.p, self.e, duty.each):
            if self.p.did.get((self.name, duty.label, thing)) == self.frame.serial:
                continue
            inner = self.e.having(duty.each.var, thing)
            if not conditions.holds(self.p, inner, duty.when):
                continue
            key = values.number(self.p, inner, duty.key) if duty.key is not None else 0
            # what came first lies lowest, and so is the last of them
            if duty.came or (key < best_key and (duty.key is not None or best is None)):
                best, best_key = thing, key
        return best

    def gated(self, duty: m.Duty) -> bool:
        """Whether something that comes before is still open."""
        for label in duty.after:
            other = next(d for d in self.duties if d.label == label)
            if other.each is not None:
                if self.gated(other) or self.item(other) is not None:
                    return True
            elif self.due(other) if other.must else other.label not in self.done:
                return True
        return False

    def do(self, duty: m.Duty, item: Who) -> Doing[None]:
        """Note that it is done, then do it."""
        inner = self.e.but()
        if duty.each is not None and item is not None:
            self.p.did[self.name, duty.label, item] = self.frame.serial
            inner.vars[duty.each.var] = item
        else:
            self.done.add(duty.label)
        yield from statements.block(self.p, inner, duty.body)

    def first(self) -> Doing[bool]:
        """Do one thing that comes before anything else; whether there was one."""
        for duty in self.duties:
            if not duty.first or self.gated(duty):
                continue
            item = self.item(duty) if duty.each is not None else None
            if item is not None or (duty.each is None and self.due(duty)):
                yield from self.do(duty, item)
                return True
        return False

    def offer(self, menu: menus.Menu) -> bool:
        """Collect what is open; whether something of it must be done."""
        must = False
        for duty in self.duties:
            if not duty.first and not self.gated(duty) and (duty.must or not self.closed(duty)):
                must = self._entry(menu, duty) or must
        return must

    def closed(self, duty: m.Duty) -> bool:
        """Whether a rule in force closes an offer."""
        e = self.e.but(procedure=self.name)
        return menus.closed(self.p, e, duty.label, values.ref(self.p, e, m.You()))

    def _entry(self, menu: menus.Menu, duty: m.Duty) -> bool:
        p, text = self.p, duty.text or duty.label
        if duty.each is None:
            if not (self.due(duty) if duty.must else conditions.holds(p, self.e, duty.when)):
                return False
            if not duty.must and not self._again(duty):
                return False
            menu.add(text, None, self._deed(duty, None))
            return duty.must or self._obliged(self.e, duty)
        if duty.must:
            item = self.item(duty)
            if item is not None:
                menu.add(self._named(duty), item, self._deed(duty, item))
            return item is not None
        must = False
        for thing in conditions.select(p, self.e, duty.each):
            inner = self.e.having(duty.each.var, thing)
            if duty.once and self.p.did.get((self.name, duty.label, thing)) == self.frame.serial:
                continue
            if conditions.holds(p, inner, duty.when) and feasible.possible(p, inner, duty.body):
                must = self._obliged(inner, duty) or must
                menu.add(self._named(duty), thing, self._deed(duty, thing))
        return must

    def _named(self, duty: m.Duty) -> str:
        """What an entry for each thing says: what is done to it, if that is one deed and no other entry's."""
        *deed, last = duty.words.split(" ")
        others = [one for one in self.duties if not one.first and one.each and one.words == duty.words]
        plain = last == "it" and bool(deed) and "it" not in deed and all(word.isalpha() for word in deed)
        said = " ".join(deed) if plain and len(others) == 1 else f"{duty.text or duty.label}:"
        return f"{said} {{0}}"

    def _again(self, duty: m.Duty) -> bool:
        """Whether an offer may be taken, again if it was taken before."""
        if duty.once and duty.label in self.done:
            return False
        return feasible.possible(self.p, self.e, duty.body)

    def _obliged(self, e: Env, duty: m.Duty) -> bool:
        first = duty.body[0] if duty.body else None
        return isinstance(first, m.Act) and events.obliged(self.p, e.but(pure=True, asked=True), first.call)

    def _deed(self, duty: m.Duty, item: Who) -> menus.Deed:
        def deed() -> Doing[None]:
            if duty.each is not None:
                self.e.this, before = item, self.e.this
                try:
                    yield from self.do(duty, item)
                finally:
                    self.e.this = before
            else:
                yield from self.do(duty, item)

        return deed


def work(p: Play, e: Env, declared: m.Procedure, frame: Frame) -> Doing[None]:
    """Steps in order, then duties and offers until nothing must be done and nobody wants."""
    for duty in declared.duties:
        if duty.step:
            yield from _step(p, e, duty)
    rest = tuple(duty for duty in declared.duties if not duty.step)
    if not rest and declared.finished is None:
        return
    todo = Work(p, e, declared.name, frame, rest, set())
    while True:
        yield from menus.safe_point(p)
        if declared.finished is not None and conditions.holds(p, e, declared.finished):
            return
        if (yield from todo.first()):
            continue
        menu = menus.Menu(p)
        yield from menus.safe_point(p)
        must = todo.offer(menu)
        for secret in (False, True):
            if not isinstance(e.you, type(MISSING)):
                menus.standing(menu, e, e.whose(), secret)
            if not menu.options:
                return
        if not (yield from menu.ask(frame.first, WHAT_NOW, "" if must else "done")):
            return


def _step(p: Play, e: Env, duty: m.Duty) -> Doing[None]:
    if conditions.holds(p, e, duty.when):
        inner = e.but()
        yield from statements.block(p, inner, duty.body)
        for name, value in inner.vars.items():
            e.vars.setdefault(name, value)


# -- contests


def _contest(p: Play, declared: m.Contest, frame: Frame) -> Doing[None]:
    """Its steps, the scores, what the outcome says, what comes after."""
    chain = [declared]
    while chain[-1].parent:
        chain.append(p.model.contests[chain[-1].parent])
    e = Env(you=frame, procedure=declared.name, frame=frame)
    for side in (0, 1):
        _mark(p, e, chain, frame, side)
    for duty in next((level.steps for level in chain if level.steps), ()):
        yield from _step(p, e, duty)
    score = next((level.score for level in chain if level.score is not None), None)
    if score is not None:
        settings = tuple(dict.fromkeys(setting for level in chain for setting in level.settings))
        one, two = (_score(p, e, chain, in_settings(score, settings), frame, side) for side in (0, 1))
        frame.outcome = 0 if one > two else 1 if two > one else DRAWN
    names = outcomes(p, declared.name)
    frame.came = frame.outcome
    if frame.outcome in frame.rows and frame.text is not None:
        yield from statements.block(p, frame.text.but(), frame.rows[frame.outcome])
        frame.done = True
    elif frame.outcome < len(names):
        yield from _on(p, e, chain, frame, frame.outcome)
    yield from statements.block(p, e, declared.after)


def _on(p: Play, e: Env, chain: list[m.Contest], frame: Frame, outcome: int) -> Doing[None]:
    """What the contest says for an outcome."""
    name = outcomes(p, frame.level)[outcome]
    body = next((level.ons[name] for level in chain if name in level.ons), ())
    yield from statements.block(p, e, body)
    if outcome < DRAWN:
        yield from _again(p, e, chain, frame, 1 - outcome, body)


def _ended(p: Play, frame: Frame, outcome: int) -> Doing[None]:
    """What a contest that was ended says for the outcome by which it was: it is over then."""
    chain = [p.model.contests[name] for name in m.lineage(p.model.contests, frame.level)]
    if outcome < len(outcomes(p, frame.level)):
        p.frames.append(frame)  # its sides are still known by their roles
        try:
            yield from _on(p, Env(you=frame, procedure=frame.level, frame=frame), chain, frame, outcome)
        finally:
            p.frames.remove(frame)


def _joins(chain: list[m.Contest]) -> tuple[str, str]:
    return next(((level.joins, level.joins_by) for level in chain if level.joins), ("", ""))


def _mark(p: Play, e: Env, chain: list[m.Contest], frame: Frame, number: int) -> None:
    """Who stands with a side: others of the kind on its space with the same printed number."""
    kind, by = _joins(chain)
    slots = p.slots(frame.level)
    lead, against = frame.slots[slots[number]], frame.slots[slots[1 - number]]
    if not kind or lead is None or kind not in lead.tags:
        return
    for thing in [
        t for t in p.world.things if kind in t.tags and t is not lead and bearer(t) is place_of(lead)
    ]:
        if place_of(lead) is None or (by and thing.numbers.get(by, 0) != lead.numbers.get(by, 0)):
            continue
        if p.learned.affect and not events.allowed(
            p, e.but(vars={0: against, 1: thing}), m.Call(p.learned.affect, m.Var(0), m.Var(1))
        ):
            continue
        p.joined[chain[-1].name, number, thing] = frame.serial
        p.world.changed = True


def _joined(p: Play, chain: list[m.Contest], frame: Frame, number: int) -> list[Thing]:
    kind, _ = _joins(chain)
    marked = [t for t in p.world.things if p.joined.get((chain[-1].name, number, t)) == frame.serial]
    return [thing for thing in marked if kind in thing.tags]


def _again(p: Play, e: Env, chain: list[m.Contest], frame: Frame, number: int, body: m.Block) -> Doing[None]:
    """What an outcome does, once more for each who stood with the side that scored less."""
    slot = p.slots(frame.level)[number]
    lead, last = frame.slots[slot], -1
    if not _joins(chain)[0] or not body:
        return
    while True:
        left = [thing for thing in _joined(p, chain, frame, number) if thing.number > last]
        frame.slots[slot] = left[0] if left else lead
        if not left:
            return
        last = left[0].number
        yield from statements.block(p, e, body)


def _stats(score: m.Num) -> tuple[m.StatOf, ...]:
    if isinstance(score, m.Arith):
        return _stats(score.a) + _stats(score.b)
    return (score,) if isinstance(score, m.StatOf) else ()


def _score(p: Play, e: Env, chain: list[m.Contest], score: m.Num, frame: Frame, number: int) -> int:
    side = frame.slots[p.slots(frame.level)[number]]
    value = values.number(p, e.but(you=side, vars={**e.vars, 0: side}), score)
    for stat in _stats(score):
        for thing in _joined(p, chain, frame, number):
            value += values.number(p, e.but(vars={0: thing}), m.StatOf(stat.stat, m.Var(0), stat.settings))
    if side is not None:
        for level in chain:
            p.world.set(side, f"score.{level.name}", value)
    p.tell("line", "scores", side, None, value)
    return value


def in_settings(num: m.Num, settings: tuple[str, ...]) -> m.Num:
    """The stats of a score are asked for in the situations of the contest."""
    match num:
        case m.StatOf(stat, of, own):
            return m.StatOf(stat, of, (*own, *settings))
        case m.Arith(op, a, b, up):
            return m.Arith(op, in_settings(a, settings), in_settings(b, settings), up)
        case m.CountDistinct(op, of_num, sel):
            return m.CountDistinct(op, in_settings(of_num, settings), sel)
    return num


# -- windows


def window(p: Play, name: str, about: Who, you: Who) -> Doing[None]:
    """Ask all whom the window asks, round after round until nobody answers any more."""
    declared = p.model.windows[name]
    offers = [rule for rule in p.model.rules if isinstance(rule.shape, m.Offer) and rule.shape.window == name]
    again = bool(offers or declared.answers)
    e = Env(you=you, about=about)
    while again:
        again = False
        had: list[Who] = []
        for who in declared.asks or ("active",):
            if who == "other":
                first = p.world.asked_seat(you)
                for k in range(1, p.world.seats):
                    other = p.world.avatar((first + k) % p.world.seats)
                    if any(other is one for one in had):
                        continue
                    again = (yield from _answer(p, e, declared, offers, other)) or again
            else:
                asked = values.ref(p, e, m.Current() if isinstance(who, str) else who)
                if any(asked is one for one in had):
                    continue
                had.append(asked)
                again = (yield from _answer(p, e, declared, offers, asked)) or again
        if declared.one_pass:
            return


def _answer(p: Play, e: Env, declared: m.Window, offers: list[m.Rule], you: Who) -> Doing[bool]:
    """Ask one; who has nothing to answer with is asked only where not asking would tell."""
    if you is None or p.world.avatar_kind not in you.tags:
        return False
    inner = e.but(you=you)
    menu = menus.Menu(p)
    yield from menus.safe_point(p)
    for rule in offers:
        assert isinstance(rule.shape, m.Offer)
        menus.add_offer(menu, inner, rule, rule.shape, you)
    if not menu.options and (declared.openly or not _holds_hidden(p, declared, offers, you)):
        return False
    return (yield from menu.ask(you, declared.name, "pass", hidden=True))


def _holds_hidden(p: Play, declared: m.Window, offers: list[m.Rule], you: Thing) -> bool:
    """Whether something lies where only you look, where an answer, or what it wants, could lie."""
    wanted = [
        one
        for rule in offers
        if isinstance(rule.shape, m.Offer)
        for one in m.narrowed(p.model, rule.shape.body)
    ]
    zones = [
        zone
        for zone in p.model.zones.values()
        if any(zone.name in rule.zones for rule in offers)
        or any(m.Covered(zone.name, m.You(), inside) in wanted for inside in (False, True))
        or any(_may_hold(p, zone, kind) for kind in declared.answers)
    ]
    return menus.holds_hidden(p, zones, (you, p.world.things[p.world.asked_seat(you)]))


def _may_hold(p: Play, zone: m.Zone, kind: str) -> bool:
    kin = p.world.ancestors
    return not zone.holds or any(kind in kin(held) or held in kin(kind) for held in zone.holds)


__all__ = ["begin", "choice", "enter", "in_settings", "outcomes", "window", "work"]
