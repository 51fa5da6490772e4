"""What is done: one function a construct."""

from __future__ import annotations

import attrs

from reference import conditions, events, feasible, menus, primitives, procedures, rules, stats, values
from reference.learned import every
from reference.play import (
    DONE,
    MOST_OPTIONS,
    PATIENCE,
    REPLACED,
    Choice,
    Doing,
    EndOfFrame,
    Enough,
    Env,
    Event,
    Fault,
    Frame,
    GameOver,
    Missing,
    Play,
    Record,
    choice,
)
from reference.world import KEPT_DICE, ROLLS, Effect, Thing, Value, Who
from talisman.compiler import model as m

TOGETHER = (m.Act, m.IfDone, m.ForEach, m.EachEnd, m.Repeat)
"""Sentences that are done to their end before those who won in them end the game."""
GOES_ON = 1
"""What a replacement says that leaves the event as it was."""


def block(p: Play, e: Env, body: m.Block) -> Doing[None]:
    """The statements in order."""
    for stmt in body:
        p.since += 1
        if p.since > PATIENCE:
            raise Fault("fuel")
        together = not e.held and isinstance(stmt, TOGETHER) and _wins(p, stmt)
        yield from _stmt(p, e.but(held=True) if together else e, stmt)
        if together and p.over is not None:
            raise GameOver(tuple(sorted({seat for seat in p.over if seat >= 0})))


def _wins(p: Play, part: object) -> bool:
    """Whether it is said there that the game is over, in so many words or by what a verb does."""
    if id(part) not in p.learned.wins:
        p.learned.wins[id(part)] = any(
            isinstance(one, m.EndGame) or (isinstance(one, m.Call) and one.verb in p.learned.winning)
            for one in every(part)
        )
    return p.learned.wins[id(part)]


def _stmt(p: Play, e: Env, s: m.Stmt) -> Doing[None]:
    match s:
        case m.Act(call):
            yield from events.act(p, e, call)
        case m.Prim():
            yield from primitives.prim(p, e, s)
        case m.Let(var, what):
            e.vars[var] = values.ref(p, e, what)
        case m.LetNum(var, num):
            e.numbers[var] = values.number(p, e, num)
        case m.If(cond, then, otherwise):
            yield from block(p, e.but(), then if conditions.holds(p, e, cond) else otherwise or ())
        case m.IfDone(m.Act(call), then):
            enough = feasible.enough(p, e, call)
            verdict = yield from events.act(p, e, call)
            if verdict == DONE and enough:
                yield from block(p, e.but(), then)
        case m.May():
            yield from may(p, e, s, None)
        case m.Choose():
            yield from choose(p, e, s)
        case m.Pick():
            yield from _pick(p, e, s)
        case m.DoOffered(doer, of, prompt=prompt):
            yield from menus.do_offered(p, e, values.ref(p, e, doer), values.ref(p, e, of), prompt)
        case m.ChooseNumber():
            found = yield from _number(p, e, s, hidden=False)
            if found is not None:
                _remember(p, e, s.field, s.of, found)
        case m.PickSet():
            yield from _pick_set(p, e, s)
        case m.ForEach():
            yield from _for_each(p, e, s)
        case m.Repeat(body, times, cond, apart):
            taken: list[Who] = []
            left = values.number(p, e, times) if times is not None else None
            here = object()
            try:
                while (left is None or left >= 1) and conditions.holds(p, e, cond):
                    left = left - 1 if left is not None else None
                    if apart and isinstance(one := body[0], m.Pick):
                        yield from _pick(p, e.but(repeat=here), one, taken)
                    else:
                        yield from block(p, e.but(repeat=here), body)
                if (
                    left == 0
                    and isinstance(one := body[0], m.Pick)
                    and menus.lying(p, e, m.no_more(p.model, s))
                ):
                    yield from menus.none_of_these(p, e, values.ref(p, e, one.chooser or m.You()), one)
            except Enough as enough:
                if enough.repeat is not here:
                    raise
        case m.EachEnd(var, first, count, body):
            yield from _each_end(p, e, var, first, values.number(p, e, count), body)
        case m.Table(on, rows):
            number = values.number(p, e, on)
            for row in sorted(rows, key=lambda row: -(2**31) if row.low is None else row.low):
                if (row.low is None or row.low <= number) and (row.high is None or number <= row.high):
                    yield from block(p, e.but(), row.body)
                    break
        case m.FirstPossible(branches):
            for branch in branches:
                if feasible.possible(p, e, branch):
                    yield from block(p, e.but(), branch)
                    break
        case m.Roll():
            yield from _roll(p, e, s)
        case m.SetField(field, of, to):
            _remember(p, e, field, of, values.value(p, e, to))
        case m.CountAs(what, kind):
            thing = values.ref(p, e, what)
            if thing is not None:
                thing.counts_as.add(kind)
        case m.SetRole(level, name, what):
            thing = values.ref(p, e, what)
            frame = p.nearest(level)
            if frame is None:
                raise Fault("level")
            frame.slots[name] = thing
        case m.Begin():
            yield from procedures.begin(p, e, s)
        case m.End(level, outcome):
            frame = p.nearest(level)
            if frame is None:
                return
            names = procedures.outcomes(p, level) if level in p.model.contests else ()
            value = names.index(outcome) if outcome else 3 if names else 0
            raise _way_out(p, frame, value)
        case m.OpenWindow(window, about):
            thing = values.ref(p, e, about) if about is not None else None
            yield from procedures.window(p, window, thing, None if isinstance(e.you, Missing) else e.whose())
        case m.Install():
            yield from _install(p, e, s)
        case m.EndEffect(form, target):
            if form:
                of_whom = values.ref(p, e, target) if target is not None else None
                mine = target is None and not isinstance(e.you, Missing)
                for effect in _of(p, form, e.whose() if mine else of_whom):
                    yield from ended(p, effect)
            else:
                assert e.effect is not None
                yield from ended(p, e.effect)
        case m.Prevent():
            if e.verdict is not None:
                e.verdict[0] = 2
        case m.EndGame(winner):
            p.over = [*(p.over or ()), p.world.player(values.ref(p, e, winner))]
        case _:
            raise TypeError(f"no meaning for {s!r}")


def may(p: Play, e: Env, s: m.May, rule: m.Rule | None) -> Doing[None]:
    """The chooser may do it; asked only when it is possible. A rule is used when it is accepted."""
    chooser = values.ref(p, e, s.chooser)
    yield from menus.safe_point(p)
    accepted = False
    if feasible.possible(p, e, s.body):
        options = [choice(s.text or "do it", index=1), choice("decline", index=0)]
        taken = yield from p.ask(
            p.world.asked_seat(chooser), s.question, options, e.hidden, False, about(p, e, s)
        )
        accepted = taken.index == 1
    elif not e.hidden and menus.lying(p, e, m.narrowed(p.model, s.body)):
        decline = [choice("decline", index=0)]  # others must not learn from silence what it holds
        yield from p.ask(p.world.asked_seat(chooser), s.question, decline, e.hidden, True, about(p, e, s))
    inner = e.but()
    if accepted:
        if rule is not None:
            rules.note_use(p, inner, rule)
        yield from block(p, inner, s.body)
        return
    _verdict(e, s, GOES_ON)
    declined(e)


def about(p: Play, e: Env, s: m.May | m.Choose | m.Pick | m.ChooseNumber) -> list[Who]:
    """What a question names."""
    return [values.ref(p, e, one) for one in s.about]


def _verdict(e: Env, s: m.Stmt, verdict: int) -> None:
    """A replacement that is no more than an offer leaves the event where it is declined."""
    if e.verdict is not None and any(s is one for one in e.leaving):
        e.verdict[0] = verdict


def declined(e: Env) -> None:
    """Nothing (more) is wanted: the repetition this stands in is over."""
    if e.repeat is not None:
        raise Enough(e.repeat)


def choose(p: Play, e: Env, s: m.Choose, before: menus.Deed | None = None) -> Doing[None]:
    """Ask for one of the options, or several; `before` comes first when one is taken."""
    chooser = values.ref(p, e, s.chooser)
    _verdict(e, s, GOES_ON)

    def chosen() -> Doing[None]:
        _verdict(e, s, REPLACED)
        if before is not None:
            yield from before()

    if s.most == 1:
        menu = menus.Menu(p)
        yield from menus.safe_point(p)
        for option in s.options:
            menus.add_option(menu, e, option, chooser, chosen)
            menu.may_want(e, option.body)
        if e.procedure:
            menus.add_by_rules(menu, e, chooser)
        if not (
            yield from menu.ask(chooser, s.prompt, "decline" if s.optional else "", about=about(p, e, s))
        ):
            declined(e)
        return
    taken: set[int] = set()
    left = len(s.options) if s.most < 0 else s.most
    while left:
        menu = menus.Menu(p)
        yield from menus.safe_point(p)
        for number, option in enumerate(s.options):
            if number not in taken:
                menus.add_option(menu, e, option, chooser, _take(taken, number, chosen))
            menu.may_want(e, option.body)
        enough = "done" if s.most < 0 or s.optional else ""
        if not (yield from menu.ask(chooser, s.prompt, enough, about=about(p, e, s))):
            return
        left -= 1


def _take(taken: set[int], number: int, chosen: menus.Deed) -> menus.Deed:
    def deed() -> Doing[None]:
        taken.add(number)
        yield from chosen()

    return deed


def _pick(p: Play, e: Env, s: m.Pick, taken: list[Who] | None = None) -> Doing[None]:
    """One thing; it joins those that were taken already, which are not offered."""
    taken = [] if taken is None else taken
    chooser = values.ref(p, e, s.chooser) if s.chooser is not None else None
    sel = feasible.offered(p, s)
    _verdict(e, s, GOES_ON)
    thing = yield from menus.pick(p, e, chooser, s, sel, taken)
    if thing is not None:
        taken.append(thing)
        _verdict(e, s, REPLACED)
        yield from block(p, e.having(s.var, thing), s.body)
    else:
        declined(e)


def _pick_set(p: Play, e: Env, s: m.PickSet) -> Doing[None]:
    frame = p.nearest(s.level)
    serial = frame.serial if frame is not None else -1
    chooser = values.ref(p, e, s.chooser)
    while True:
        yield from menus.safe_point(p)
        found = [t for t in conditions.select(p, e, s.sel) if p.chosen.get((s.level, s.role, t)) != serial]
        covers = m.narrowed_things(p.model, s.sel)
        if not found and not menus.lying(p, e, covers):
            return
        options = [*menus.things(found), choice("done")]
        taken = yield from p.ask(p.world.asked_seat(chooser), s.prompt, options, alone=bool(covers))
        if taken.about is None:
            return
        p.chosen[s.level, s.role, taken.about] = serial


def _each_end(p: Play, e: Env, var: int, first: m.Top, count: int, body: m.Block) -> Doing[None]:
    """As they lie before anything is done; more from a zone that was emptied and refilled."""
    bearer = values.ref(p, e, first.bearer) if first.bearer is not None else None
    zone = p.world.zone(first.zone, bearer)
    thing = values.ref(p, e, first)
    while count >= 1 and thing is not None:
        count -= 1
        lies = zone.lies[::-1] if first.bottom else zone.lies
        rest = lies[lies.index(thing) + 1 :]
        yield from block(p, e.but(repeat=None).having(var, thing), body)
        if count >= 1 and rest and rest[0] in zone.lies:
            thing = rest[0]
        elif count >= 1:
            thing = None if thing in zone.lies else values.ref(p, e, first)


def _for_each(p: Play, e: Env, s: m.ForEach) -> Doing[None]:
    e = e.but(repeat=None)
    if s.at_once and len(s.body) == 1 and isinstance(s.body[0], m.Choose):
        yield from _together(p, e, s, s.body[0])
        return
    if s.at_once and len(s.body) == 1 and isinstance(s.body[0], m.ChooseNumber | m.Pick):
        yield from _chosen_together(p, e, s, s.body[0])
        return
    if s.came:
        meant, left = conditions.select(p, e, s.sel), True
        while left:
            still = [thing for thing in conditions.select(p, e, s.sel) if thing in meant]
            left = bool(still)
            if left:
                meant.remove(still[-1])
                yield from block(p, e.having(s.sel.var, still[-1]), s.body)
        return
    seats = s.key is None and not s.at_once and conditions.is_avatar_kind(p, s.sel.kind)
    if seats and (s.back or s.seated or not _zoned(s.sel)):
        before, meant = p.world.current, conditions.select(p, e, s.sel)
        round_the_table = list(conditions.seated(p, s.sel.kind))
        for thing in reversed(round_the_table) if s.back else round_the_table:
            inner = e.having(s.sel.var, thing)
            if thing in meant and conditions.holds(p, inner, s.sel.where):
                yield from block(p, inner, s.body)
        p.world.current = before
        return
    last: tuple[int, int] = (-(10**6), -1)
    meant = conditions.select(p, e, s.sel)
    while True:
        found = _next(p, e, s, last, meant)
        if found is None:
            return
        thing = found
        last = (_key(p, e, s, thing), thing.number)
        yield from block(p, e.having(s.sel.var, thing), s.body)


def _key(p: Play, e: Env, s: m.ForEach, thing: Thing) -> int:
    return values.number(p, e.having(s.sel.var, thing), s.key) if s.key is not None else 0


def _next(p: Play, e: Env, s: m.ForEach, last: tuple[int, int], meant: list[Thing]) -> Who:
    """The one behind the last of those meant that are selected still: by key, then as they are declared."""
    still = (thing for thing in conditions.select(p, e, s.sel) if thing in meant)
    found = [(_key(p, e, s, thing), thing.number) for thing in still]
    later = [pair for pair in found if pair > last]
    return p.world.things[min(later)[1]] if later else None


def _zoned(sel: m.Sel) -> bool:
    return any(isinstance(c, m.InZone) and c.of == m.Var(sel.var) for c in conditions.conjuncts(sel.where))


def _number(p: Play, e: Env, s: m.ChooseNumber, *, hidden: bool) -> Doing[int | None]:
    """The number that is chosen, None where there is none to choose from."""
    chooser = values.ref(p, e, s.chooser)
    low, high = values.number(p, e, s.low), values.number(p, e, s.high)
    covers, kept = m.narrowed_number(p.model, s.low, s.high), m.kept_number(p.model, s.low, s.high)
    if high < low and not kept and not menus.lying(p, e, covers):
        return None
    yield from menus.safe_point(p)
    options = [choice(str(n)) for n in range(low, high + 1)] or [choice(menus.NONE)]
    alone = bool(covers) or kept
    taken = yield from p.ask(p.world.asked_seat(chooser), s.prompt, options, hidden, alone, about(p, e, s))
    return None if high < low else int(taken.text)


def _chosen_together(p: Play, e: Env, s: m.ForEach, one: m.ChooseNumber | m.Pick) -> Doing[None]:
    """First everybody chooses a number or a thing, unseen; then it is done with each."""
    answers: dict[Thing, int | Thing] = {}
    plain, meant = attrs.evolve(s, key=None), conditions.select(p, e, s.sel)
    last: tuple[int, int] = (-(10**6), -1)
    while (thing := _next(p, e, plain, last, meant)) is not None:
        last = (0, thing.number)
        inner = e.having(s.sel.var, thing)
        if isinstance(one, m.ChooseNumber):
            found: int | Who = yield from _number(p, inner, one, hidden=True)
        else:
            chooser = values.ref(p, inner, one.chooser or m.You())
            found = yield from menus.pick(p, inner, chooser, one, feasible.offered(p, one), (), hidden=True)
        if isinstance(found, int | Thing):
            answers[thing] = found
    last = (-(10**6), -1)
    while (thing := _next(p, e, plain, last, meant)) is not None:
        last = (0, thing.number)
        inner = e.having(s.sel.var, thing)
        if thing not in answers:
            continue
        if isinstance(one, m.ChooseNumber):
            _remember(p, inner, one.field, one.of, answers[thing])
        elif conditions.holds(p, chosen := inner.having(one.var, answers[thing]), one.sel.where):
            yield from block(p, chosen, one.body)


def _together(p: Play, e: Env, s: m.ForEach, choose: m.Choose) -> Doing[None]:
    """First everybody chooses, unseen; then all of it is done."""
    answers: dict[Thing, int] = {}
    last: tuple[int, int] = (-(10**6), -1)
    plain, meant = attrs.evolve(s, key=None), conditions.select(p, e, s.sel)
    while (thing := _next(p, e, plain, last, meant)) is not None:
        last = (0, thing.number)
        inner = e.having(s.sel.var, thing)
        chooser = values.ref(p, inner, choose.chooser)
        menu = menus.Menu(p)
        yield from menus.safe_point(p)
        for number, option in enumerate(choose.options, 1):
            menu.may_want(inner, option.body)
            if conditions.holds(p, inner, option.when) and feasible.possible(p, inner, option.body):
                menu.add(option.text, None, _answer(answers, thing, number))
        if menu.options or (choose.optional and menu.lying()):
            decline, named = "decline" if choose.optional else "", about(p, inner, choose)
            yield from menu.ask(chooser, choose.prompt, decline, hidden=True, about=named)
    last = (-(10**6), -1)
    while (thing := _next(p, e, plain, last, meant)) is not None:
        last = (0, thing.number)
        if thing in answers:
            inner = e.having(s.sel.var, thing)
            yield from block(p, inner, choose.options[answers[thing] - 1].body)


def _answer(answers: dict[Thing, int], thing: Thing, number: int) -> menus.Deed:
    def deed() -> Doing[None]:
        answers[thing] = number
        yield from ()

    return deed


def _remember(p: Play, e: Env, field: str, of: m.Ref | None, to: Value) -> None:
    if of is None:
        p.world.globals[field] = to
        p.world.changed = True
        return
    owner = values.ref(p, e, of)
    if values.has_field(p, owner, field):
        p.world.set(owner, field, to)


# -- dice


def _roll(p: Play, e: Env, s: m.Roll) -> Doing[None]:
    roller = values.ref(p, e, s.roller) if s.roller is not None else None
    into = values.ref(p, e, s.into) if s.into is not None else None
    dice = values.number(p, e, s.dice)
    purposes = list(p.model.purposes)
    purpose = purposes.index(s.purpose) if s.purpose in purposes else -1
    roll = _fresh_roll(p, roller, purpose) if s.into is None else primitives.a_roll(into)
    p.world.set(roll, "roll.sides", s.sides)
    if purpose >= 0 and p.model.purposes[s.purpose].stat in p.model.stats:
        stat = p.model.purposes[s.purpose].stat
        p.world.set(roll, "roll.bonus", stats.stat(p, stat, roller, frozenset()) if roller is not None else 0)
    if s.into is None:
        rec = Record(roller, roll, dice, frozenset(), None, purpose)
        yield from events.happen(p, Event("roll", "", rec))
    else:
        yield from throw(p, roller, roll, dice)
        rec = Record(roller, roll, dice, frozenset(), None, purpose)
        yield from events.happen(p, Event("rolled#", "", rec))
    e.vars[s.var] = roll


def _fresh_roll(p: Play, roller: Who, purpose: int) -> Thing:
    rolls = p.world.by_tag["roll#"]
    last = p.world.globals.get("roll last")
    at = rolls.index(last) + 1 if isinstance(last, Thing) else 0
    roll = rolls[at % ROLLS]
    p.world.globals["roll last"] = roll
    for name in (*(str(die) for die in range(1, KEPT_DICE + 1)), "more", "change", "bonus", "dice"):
        p.world.set(roll, f"roll.{name}", 0)
    p.world.set(roll, "roll.by", roller)
    p.world.set(roll, "roll.purpose", purpose)
    p.world.set(roll, "roll.serial", p.world.next_serial())
    return roll


def throw(p: Play, roller: Who, roll: Who, dice: int) -> Doing[None]:
    """The dice of a roll, one by one; the first few are remembered, all count."""
    thing = primitives.a_roll(roll)
    p.world.set(thing, "roll.dice", dice)
    for die in range(1, dice + 1):
        value = yield from p.die(primitives.purpose_of(p, thing), roller, primitives.sides_of(p, thing))
        if die <= KEPT_DICE:
            p.world.set(thing, f"roll.{die}", value)
        else:
            p.world.set(thing, "roll.more", p.world.number(thing, "roll.more") + value)


# -- effects


def _install(p: Play, e: Env, s: m.Install) -> Doing[None]:
    declared = p.model.effects[s.effect]
    target = values.ref(p, e, s.target)
    source = None if isinstance(e.this, Missing) else e.this
    if declared.form and f"begin {s.effect}" in p.learned.heard:
        yield from events.happen(p, Event(f"begin {s.effect}", "", Record(target, None, 0, extra=source)))
        return
    yield from installed(p, declared, target, source, [values.value(p, e, what) for what in s.keeps])


def installed(p: Play, declared: m.EffectDecl, target: Who, source: Who, kept: list[Value]) -> Doing[None]:
    """The effect is made, in place of the same form that the target has."""
    if declared.bound in p.model.contests and p.nearest(declared.bound) is None:
        return  # until the end of what does not go on
    if declared.form:
        for old in _of(p, declared.name, target):
            p.world.end(old)
    kept += [0] * (4 - len(kept))
    if declared.own_turns:
        within = p.nearest(p.learned.turn) is not None  # the turn in which it is made does not count
        kept[3] = declared.own_turns + (within and p.world.avatar(p.world.current) is target)
    effect = Effect(declared.name, target, source, kept)
    for name in declared.keeps:
        if isinstance(target, Thing):
            effect.away[name] = p.world.number(target, name)
            p.world.set(target, name, 0)
    p.world.install(effect)
    if declared.bound and p.nearest(declared.bound) is not None:  # outside every such frame it ends with none
        p.spanning(declared.bound).bound.append(effect)
    if declared.begins:
        yield from block(p, Env(you=target, this=effect.source, effect=effect), declared.begins)


def _of(p: Play, form: str, target: Who) -> list[Effect]:
    return [effect for effect in p.world.living(form) if effect.target is target]


def ended(p: Play, effect: Effect) -> Doing[None]:
    """The effect ends; of a form whose end somebody hears, the event does it."""
    if f"end {effect.name}" in p.learned.heard:
        yield from events.happen(p, Event(f"end {effect.name}", "", Record(effect.target, None, 0)))
    else:
        yield from over(p, effect)


def over(p: Play, effect: Effect) -> Doing[None]:
    """The effect is no more, and what its form does then is done."""
    declared = p.model.effects.get(effect.name)
    p.world.end(effect)
    if declared is not None and declared.ends:
        yield from block(p, Env(you=effect.target), declared.ends)


def form_event(p: Play, event: Event) -> Doing[None]:
    """What the events do by which a form begins and ends."""
    verb, _, name = event.verb.partition(" ")
    declared = p.model.effects.get(name)
    if declared is None or not declared.form:
        return
    if verb == "begin":
        source = event.record.word("extra")
        yield from installed(p, declared, event.record.actor, source, [])
    elif verb == "end":
        for effect in _of(p, name, event.record.actor):
            yield from over(p, effect)


__all__ = ["MOST_OPTIONS", "Choice", "block", "may", "throw"]


def _way_out(p: Play, frame: Frame, value: int) -> EndOfFrame:
    """The end of a frame, or of one round it that was being ended when all between them had begun."""
    for outer in p.frames:
        if outer is frame:
            break
        if outer.leaving is not None and frame.serial <= outer.leaving[0]:
            return EndOfFrame(outer, outer.leaving[1])
    frame.leaving = p.frames[-1].serial, value
    return EndOfFrame(frame, value)
