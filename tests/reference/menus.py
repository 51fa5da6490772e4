"""Decisions: options with what they do, what rules add to them and close, picks of things."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence

from attrs import Factory, define

from reference import conditions, feasible, limits, rules, statements, stats, values
from reference.play import AT_RANDOM, MISSING, Choice, Doing, Env, Play, choice, said_of_it
from reference.world import Thing, Who
from talisman.compiler import model as m
from talisman.values import evolve

Deed = Callable[[], Doing[None]]


ALWAYS = m.Always()
NONE = "there is none"


def safe_point(p: Play) -> Doing[None]:
    """Before options are collected limits are settled."""
    yield from limits.settle(p)


@define(eq=False)
class Menu:
    """Options under collection, with what each does."""

    p: Play
    options: list[Choice] = Factory(list)
    deeds: list[Deed] = Factory(list)
    zones: set[str] = Factory(set)
    covers: list[tuple[m.Covered, Env]] = Factory(list)

    def add(self, text: str, about: Who, deed: Deed) -> None:
        """An option."""
        self.options.append(choice(text, about, index=len(self.options)))
        self.deeds.append(deed)

    def may_want(self, e: Env, body: m.Block) -> None:
        """An entry may want something that not all see."""
        if not e.hidden:
            self.covers += [(one, e) for one in m.narrowed(self.p.model, body)]

    def lying(self) -> bool:
        """Whether something lies where an entry may want something that not all see."""
        return any(lying(self.p, e, (one,)) for one, e in self.covers)

    def ask(
        self, chooser: Who, prompt: str, decline: str = "", hidden: bool = False, about: Sequence[Who] = ()
    ) -> Doing[bool]:
        """Ask and do it; whether something was chosen.

        Without an option only a hidden question is asked, and one that could be declined where others would
        learn from silence what somebody holds.
        """
        if not self.options and not hidden and not (decline and self.lying()):
            return False
        options = list(self.options)
        if decline:
            options.append(choice(decline, index=-1))
        seat = self.p.world.asked_seat(chooser)
        alone = holding(self.p, chooser, self.zones) or (not hidden and self.lying())
        taken = yield from self.p.ask(seat, prompt, options, hidden, alone, about)
        if taken.index < 0:
            return False
        yield from self.deeds[taken.index]()
        return True


def holding(p: Play, chooser: Who, zones: Container[str]) -> bool:
    """Whether who is asked holds anything in one of the zones, where only they look."""
    covered = [zone for zone in p.model.zones.values() if zone.name in zones]
    return holds_hidden(p, covered, (chooser, p.world.things[p.world.asked_seat(chooser)]))


def holds_hidden(p: Play, zones: Iterable[m.Zone], bearers: Iterable[Who]) -> bool:
    """Whether something lies where only its holder looks, in one of the zones, of these or what they hold."""
    held = [zone.name for zone in zones if zone.seen == "owner"]
    owners = {p.world.player(it) for it in bearers}
    return any(
        p.world.zone(zone, it).lies
        for zone, it in p.world.zones
        if zone in held and it is not None and p.world.player(it) in owners
    )


def lying(p: Play, e: Env, covers: Iterable[m.Covered]) -> bool:
    """Whether something lies in one of these places, as far as it is known whose they are."""
    for one in covers:
        if feasible.unbound(p, e, one.of):
            continue
        of, zone = values.ref(p, e, one.of), p.model.zones[one.zone]
        if one.inside:
            if of is not None and (one.zone, of) in p.world.zones and p.world.zone(one.zone, of).lies:
                return True
        elif of is not None and holds_hidden(p, (zone,), (of, p.world.things[p.world.asked_seat(of)])):
            return True
    return False


def none_of_these(p: Play, e: Env, chooser: Who, s: m.Pick) -> Doing[None]:
    """The question that has no other answer."""
    yield from safe_point(p)
    about = [values.ref(p, e, one) for one in s.about]
    yield from p.ask(
        p.world.asked_seat(chooser), s.prompt, [choice("none of these")], alone=True, about=about
    )


def awake(p: Play, carrier: Who, rule: m.Rule) -> bool:
    """Whether the carrier lies where its text counts; what could be played and is not has none in force."""
    if any(thing.owns for thing in p.carriers(rule)) and p.world.player(carrier) < 0:
        return False
    return stats.in_force(carrier, rule)


def carried(p: Play, e: Env, rule: m.Rule, you: Who) -> Iterator[tuple[Who, Env]]:
    """The things that carry a rule and are in force for `you`, with the context of its text."""
    if rule.effect:
        return
    carriers = p.carriers(rule)
    if not carriers:
        inner = e.but(you=you, this=MISSING, cause=False)
        if conditions.holds(p, inner, rule.when):
            yield None, inner
    for this in carriers:
        if not awake(p, this, rule):
            continue
        inner = e.but(you=you, this=this, cause=True)
        mine = rule.each or rule.you is None or values.ref(p, inner, rule.you) is you
        if mine and conditions.holds(p, inner, rule.when):
            yield this, inner


def add_carried(
    menu: Menu, e: Env, rule: m.Rule, text: str, you: Who, body: m.Block, when: m.Cond = ALWAYS
) -> None:
    """An option for each thing that carries the rule."""
    p = menu.p
    menu.zones.update(rule.zones)
    for this, inner in carried(p, e, rule, you):
        if (
            rules.once_open(p, inner, rule)
            and conditions.holds(p, inner, when)
            and feasible.possible(p, inner, _whole(body) if isinstance(rule.shape, m.Offer) else body)
        ):
            menu.add(text, this, _use(p, inner.but(procedure="", pure=False, asked=False), rule, body))


def _use(p: Play, e: Env, rule: m.Rule, body: m.Block) -> Deed:
    def deed() -> Doing[None]:
        last = _choice(body) if isinstance(rule.shape, m.Offer) and rule.once is not None else None
        if last is None:
            rules.note_use(p, e, rule)
            yield from statements.block(p, e, body)
            return
        yield from statements.block(p, e, body[:-1])
        yield from statements.choose(p, e, last, rules.noted(p, e, rule))

    return deed


def _choice(body: m.Block) -> m.Choose | None:
    """The choice an offer ends with, if it may be declined and is one for one thing."""
    last = body[-1] if body else None
    return last if isinstance(last, m.Choose) and last.optional and last.most == 1 else None


def _whole(body: m.Block) -> m.Block:
    """What must be possible: of what may be chosen, one thing."""
    last = _choice(body)
    return body if last is None else (*body[:-1], evolve(last, optional=False))


def standing(menu: Menu, e: Env, you: Who, secret: bool) -> None:
    """What may be done at any time, by the text of things that others see, or of such that they do not."""
    zones = menu.p.model.zones
    for rule in menu.p.model.rules:
        if not isinstance(rule.shape, m.Offer) or rule.shape.window in menu.p.model.windows:
            continue
        wants = bool(m.narrowed(menu.p.model, rule.shape.body))
        if (wants or any(zones[zone].seen == "owner" for zone in rule.zones)) is secret:
            add_offer(menu, e, rule, rule.shape, you)


def add_offer(menu: Menu, e: Env, rule: m.Rule, offer: m.Offer, you: Who) -> None:
    """What a rule offers; said with the thing that carries it, if one does."""
    text = said_of_it(offer.text) if menu.p.carriers(rule) else offer.text
    add_carried(menu, e, rule, text, you, offer.body)
    menu.may_want(e.but(you=you), offer.body)


def do_offered(p: Play, e: Env, doer: Who, of: Who, prompt: str) -> Doing[None]:
    """One of the deeds that a thing offers in windows, whatever its moment; the same is offered once."""
    if doer is None or of is None:
        return
    menu, known = Menu(p), set[str]()
    yield from safe_point(p)
    for rule in p.model.rules:
        offer = rule.shape
        if not isinstance(offer, m.Offer) or not m.offered_apart(rule) or of not in p.carriers(rule):
            continue
        inner = Env(you=doer, this=of, cause=True)
        if (
            offer.whole not in known
            and conditions.holds(p, inner, rule.when)
            and rules.once_open(p, inner, rule)
            and feasible.possible(p, inner, _whole(offer.body))
        ):
            known.add(offer.whole)
            menu.add(offer.whole, None, _use(p, inner, rule, offer.body))
    yield from menu.ask(doer, prompt)


def add_option(menu: Menu, e: Env, option: m.Option, chooser: Who, before: Deed | None = None) -> None:
    """A written option, unless it is closed or cannot be done."""
    p = menu.p
    if closed(p, e, option.label, chooser):
        return
    if not (conditions.holds(p, e.but(), option.when) and feasible.possible(p, e.but(), option.body)):
        return

    def deed() -> Doing[None]:
        if before is not None:
            yield from before()
        yield from statements.block(p, e.but(procedure=""), option.body)

    menu.add(option.text, None, deed)


def closed(p: Play, e: Env, label: str, you: Who) -> bool:
    """Whether a rule in force closes an entry of the procedure that is going on."""
    if not e.procedure or not label:
        return False
    for rule in p.model.rules:
        shape = rule.shape
        if (
            isinstance(shape, m.CloseOption)
            and shape.label == label
            and same_level(p, e.procedure, shape.procedure)
        ) and any(True for _ in (_lasting(p, e, rule, you) if rule.effect else carried(p, e, rule, you))):
            return True
    return False


def _lasting(p: Play, e: Env, rule: m.Rule, you: Who) -> Iterator[Env]:
    """The living effects upon `you` whose rule is in force, as the context of its text."""
    for effect in p.world.living(rule.effect):
        inner = e.but(you=you, this=effect.source, effect=effect, cause=False)
        if (rule.each or effect.target is you) and conditions.holds(p, inner, rule.when):
            yield inner


def same_level(p: Play, level: str, wanted: str) -> bool:
    """Whether a procedure is the one that a rule speaks of (contests inherit)."""
    return p.isa(level, wanted)


def add_by_rules(menu: Menu, e: Env, you: Who) -> None:
    """Options that rules add to a menu of the procedure."""
    for rule in menu.p.model.rules:
        shape = rule.shape
        if not isinstance(shape, m.OptionOf) or not same_level(menu.p, e.procedure, shape.procedure):
            continue
        if closed(menu.p, e, shape.option.label, you):
            continue
        add_carried(menu, e, rule, shape.option.text, you, shape.option.body, shape.option.when)
        menu.may_want(e.but(you=you), shape.option.body)


def pick(
    p: Play, e: Env, chooser: Who, s: m.Pick, sel: m.Sel, taken: Sequence[Who], *, hidden: bool = False
) -> Doing[Who]:
    """One thing of a selection that was not taken before."""
    if s.alike:
        return next((thing for thing in conditions.select(p, e, sel) if thing not in taken), None)
    if s.chooser is None:
        found = [thing for thing in conditions.select(p, e, sel) if thing not in taken]
        if not found:
            return None
        k = yield from p.die(AT_RANDOM, None, len(found))
        return found[k - 1]
    yield from safe_point(p)
    options = [choice("", thing) for thing in conditions.select(p, e, sel) if thing not in taken]
    told = s.optional or m.only_remembers(p.model, s)
    covers = m.narrowed_things(p.model, s.sel) if told else ()
    if not options and not lying(p, e, covers):
        return None
    if s.optional:
        options.append(choice("none of these"))
    elif not options:
        options.append(choice(NONE))
    about = [values.ref(p, e, one) for one in s.about]
    seat = p.world.asked_seat(chooser)
    answer = yield from p.ask(seat, s.prompt, options, hidden, bool(covers), about)
    return answer.about


def things(options: list[Thing]) -> list[Choice]:
    """An option for each thing."""
    return [choice("", thing) for thing in options]
