"""Hidden things that answer an event: everybody who could hold one is asked, round the table."""

from __future__ import annotations

from reference import conditions, feasible, menus, rules, statements, values
from reference.learned import every
from reference.play import Doing, Env, Event, Play, choice, parts, said_of_it
from reference.world import Thing, bearer
from talisman.compiler import model as m

PASSES = "pass"


def covered(p: Play, rule: m.Rule) -> bool:
    """Whether the text is no more than a question to the holder of something that others may not see."""
    shape = rule.shape
    if not isinstance(shape, m.Trigger | m.Guard | m.Replace) or rule.effect or rule.each or rule.order:
        return False
    if rule.you != m.Holder(m.This()) or not p.carriers(rule) or not shape.body or not _closed(p, rule):
        return False
    *before, may = shape.body
    lets = all(isinstance(one, m.Let) for one in before)
    mine = [m.Var(one.var) for one in before if isinstance(one, m.Let) and one.ref == m.You()]
    return lets and isinstance(may, m.May) and may.chooser in (m.You(), *mine)


def run(p: Play, entry: rules.Entry, event: Event) -> Doing[int]:
    """Ask one player after the other until each passes; of a replacement 1 if anybody was asked."""
    rule, word = entry.rule, entry.word
    you = event.record.word(word) if word else None
    asked, used = 0, set[Thing]()
    for player in [you] if word else list(_round(p)):
        if player is None or p.world.avatar_kind not in player.tags:
            continue
        while True:
            e = Env(you=player, event=event, hidden=True)
            if not all(conditions.holds(p, e, part) for part in entry.conditions if _public(rule, part)):
                break
            yield from menus.safe_point(p)
            able = _able(p, entry, player, event, used)
            if not able and not _holds_any(p, rule, player):
                break
            asked = 1
            options = [choice(_said(rule), it, index=at) for at, (it, _) in enumerate(able)]
            options.append(choice(PASSES, index=-1))
            seat = p.world.asked_seat(player)
            taken = yield from p.ask(seat, rule.text or _may(rule).question, options, hidden=True)
            if taken.index < 0:
                break
            it, inner = able[taken.index]
            used.add(it)
            if (yield from _answer(p, rule, inner)) == 2:
                return 2
    return asked


def _round(p: Play) -> list[Thing | None]:
    first = p.world.current
    return [p.world.avatar((first + k) % p.world.seats) for k in range(p.world.seats)]


def _able(
    p: Play, entry: rules.Entry, player: Thing, event: Event, used: set[Thing]
) -> list[tuple[Thing, Env]]:
    """The things of this player that may answer, each with the context of its text."""
    found: list[tuple[Thing, Env]] = []
    shape = entry.rule.shape
    for it, inner in menus.carried(p, Env(event=event, hidden=True), entry.rule, player):
        inner.verdict = [0] if isinstance(shape, m.Replace) else None
        if it is None or it in used or not rules.applies(p, inner, entry):
            continue
        if not rules.may_prevent(p, inner, shape):
            continue
        trial = inner.but(pure=True)
        _bind(p, trial, entry.rule)
        if feasible.possible(p, trial, _may(entry.rule).body):
            found.append((it, inner))
    return found


def _answer(p: Play, rule: m.Rule, e: Env) -> Doing[int]:
    shape = rule.shape
    if e.verdict is not None and isinstance(shape, m.Replace):
        e.verdict[0] = 2 if shape.instead else 1
    _bind(p, e, rule)
    rules.note_use(p, e, rule)
    yield from statements.block(p, e, _may(rule).body)
    return e.verdict[0] if e.verdict is not None else 0


def _bind(p: Play, e: Env, rule: m.Rule) -> None:
    for one in _body(rule)[:-1]:
        if isinstance(one, m.Let):
            e.vars[one.var] = values.ref(p, e, one.ref)


def _body(rule: m.Rule) -> m.Block:
    assert isinstance(rule.shape, m.Trigger | m.Guard | m.Replace)
    return rule.shape.body


def _may(rule: m.Rule) -> m.May:
    may = _body(rule)[-1]
    assert isinstance(may, m.May)
    return may


def _said(rule: m.Rule) -> str:
    return said_of_it(_may(rule).text or "do it", rule.carrier)


def _public(rule: m.Rule, part: m.Cond) -> bool:
    assert isinstance(rule.shape, m.Trigger | m.Guard | m.Replace)
    own = {type(one) for one in every(part)}
    return part in parts(rule.shape.pattern.where) and m.This not in own and m.Sel not in own


def _closed(p: Play, rule: m.Rule) -> list[m.Zone]:
    return [zone for zone in (p.model.zones[name] for name in rule.zones) if zone.seen == "owner" and zone.of]


def _holds_any(p: Play, rule: m.Rule, player: Thing) -> bool:
    """Whether something lies where only a player looks: in a zone of its own, or of what it has."""
    bearers = [player, p.world.things[p.world.asked_seat(player)]]
    bearers += [thing for thing in p.world.things if bearer(thing) is player]
    return any(
        (zone.name, it) in p.world.zones and p.world.zone(zone.name, it).lies
        for zone in _closed(p, rule)
        for it in bearers
    )
