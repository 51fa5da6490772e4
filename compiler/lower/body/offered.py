"""Offers: what is done when one is accepted, and the deeds a thing offers apart from their windows."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.body import carriers, choices, menus, once_per
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, feasible, nouns
from talisman.values import evolve

PROCEDURE = "what is offered"


def choice(body: m.Block) -> m.Choose | None:
    """The choice that an offer consists of (`you may choose one`): to decline it is to have done nothing."""
    last = body[-1] if body else None
    return last if isinstance(last, m.Choose) and last.optional and last.most == 1 else None


def jump_unless(lo: Lowering, c: Ctx, rule: m.Rule, offer: m.Offer, label: str) -> None:
    """Jump when it is used up or cannot be done; of what it lets choose, one thing must be possible."""
    once_per.jump_unless(lo, c, rule, label)
    chosen = choice(offer.body)
    whole = offer.body if chosen is None else (*offer.body[:-1], evolve(chosen, optional=False))
    feasible.jump_unless(lo, c, whole, label)


def accept(lo: Lowering, c: Ctx, rule: m.Rule, offer: m.Offer) -> None:
    """Do what is offered, and remember that it was."""
    c = c.but(cause=bool(carriers.carrier_names(lo, rule)), procedure="")
    chosen = choice(offer.body)
    if chosen is None or rule.once is None:
        once_per.note(lo, c, rule)
        block(lo, c, offer.body)
        return
    block(lo, c, offer.body[:-1])
    choices.choose(lo, c, chosen, lambda taken: once_per.note(lo, taken, rule))


def do_offered(lo: Lowering, c: Ctx, s: m.DoOffered) -> None:
    """Code for `DoOffered`: one procedure for all of them, since any thing may offer something."""
    b = c.b
    doer = b.own(lambda: nouns.ref(lo, c, s.doer))
    of = nouns.ref(lo, c, s.of)
    end = b.label("nobody")
    b.op("JLTI", doer, 0, end)
    b.op("JLTI", of, 0, end)
    _procedure(lo, s.meant, s.prompt)
    b.op("CALL", b.reg(), f"{PROCEDURE}.{s.meant}.{s.prompt}", b.block(of, doer))
    b.place(end)


def _procedure(lo: Lowering, meant: str, prompt: str) -> None:
    """(the thing, who does it): one of the deeds that the thing offers, as the doer chooses."""
    name = f"{PROCEDURE}.{meant}.{prompt}"
    if not lo.once(name):
        return
    reason = lo.reason
    b = Builder(name, 2)
    menu = menus.Menu(lo, Ctx(b, this=0, you=1), 1, prompt)
    menu.start()
    before: dict[str, list[int]] = {}
    for rule in lo.model.rules:
        if m.offered_apart(rule) and _may_carry(lo, rule, meant):
            lo.reason = rule.path
            _entry(lo, menu, rule, before)
    menu.ask()
    b.op("RETI", 0)
    lo.add_proc(b.done())
    lo.reason = reason


def _may_carry(lo: Lowering, rule: m.Rule, meant: str) -> bool:
    """Whether one of the things that may be meant carries the rule."""
    names = carriers.carrier_names(lo, rule)
    if meant in lo.ids:
        return meant in names
    return any(not meant or meant in lo.program.entities[lo.entity(name)].tags for name in names)


def _entry(lo: Lowering, menu: menus.Menu, rule: m.Rule, before: dict[str, list[int]]) -> None:
    """What a rule offers, if the thing carries it; the same at another moment is said once."""
    offer = rule.shape
    assert isinstance(offer, m.Offer)
    b = menu.c.b
    known = b.const(0)
    twins = before.setdefault(offer.whole, [])

    def possible(c: Ctx, label: str) -> None:
        _jump_unless_carried(lo, c, rule, label)
        for one in twins:
            b.op("JNZ", one, label)
        conditions.jump_unless(lo, c, rule.when, label)
        jump_unless(lo, c, rule, offer, label)
        b.op("LDI", known, 1)

    menu.option(offer.whole, possible, lambda c: accept(lo, c.but(cause=True), rule, offer))
    twins.append(known)


def _jump_unless_carried(lo: Lowering, c: Ctx, rule: m.Rule, label: str) -> None:
    assert c.this is not None
    names, tag = carriers.carrier_names(lo, rule), carriers.carrier_tag(lo, rule)
    if lo.by_tag.get(tag) == names:
        c.b.op("JNTAG", c.this, tag, label)
        return
    yes = c.b.label("carrier")
    for name in names:
        c.b.op("JEQI", c.this, lo.entity(name), yes)
    c.b.op("JMP", label)
    c.b.place(yes)
