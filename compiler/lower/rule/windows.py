"""Windows: who may answer, in which order, without telling the others who could."""

from __future__ import annotations

from functools import partial

from talisman.compiler import model as m
from talisman.compiler.lower.body import carriers, covered, menus, offered
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import nouns
from talisman.compiler.lower.phrase.seat_order import each_avatar

PASS = "pass"


def offers(lo: Lowering, window: str) -> list[m.Rule]:
    """The rules that can answer in a window."""
    return [
        rule
        for rule in lo.rules_of(m.Offer)
        if isinstance(rule.shape, m.Offer) and rule.shape.window == window
    ]


def standing_offers(lo: Lowering) -> list[m.Rule]:
    """Offers of no declared window (`at any time`): open whenever their owner is asked what to do."""
    return [
        rule
        for rule in lo.rules_of(m.Offer)
        if isinstance(rule.shape, m.Offer) and rule.shape.window not in lo.model.windows
    ]


def standing(lo: Lowering, c: Ctx, menu: menus.Menu, otherwise: str) -> None:
    """Add what may be done at any time to the options of a procedure; without options go on at the label.

    What somebody holds hidden comes last: it alone is no reason to ask, since being asked would show it.
    """
    b = c.b
    rules = [] if c.you is None else standing_offers(lo)
    for secret in (False, True):
        if c.you is not None:
            some = [rule for rule in rules if _secret(lo, rule) is secret]
            carriers.for_rules(lo, c, some, c.you, partial(_entry, lo, menu, c.you))
        if not secret:
            with b.scratch():
                n = b.reg()
                b.op("NOPT", n)
                b.op("JZ", n, otherwise)


def _entry(lo: Lowering, menu: menus.Menu, you: int, rule: m.Rule) -> None:
    shape = rule.shape
    assert isinstance(shape, m.Offer)
    text = carriers.entry_text(shape.text) if carriers.carrier_names(lo, rule) else shape.text

    def possible(inner: Ctx, label: str) -> None:
        offered.jump_unless(lo, inner, rule, shape, label)

    def body(inner: Ctx) -> None:
        offered.accept(lo, inner.but(you=you), rule, shape)

    menu.carried(rule, text, you, possible, body, shape.words)
    menu.may_want(menu.c.but(you=you), shape.body)


def _secret(lo: Lowering, rule: m.Rule) -> bool:
    """Whether the text, or what it wants, may lie where only its owner looks."""
    return lo.secret(rule) or (
        isinstance(rule.shape, m.Offer) and bool(m.narrowed(lo.model, rule.shape.body))
    )


def windows(lo: Lowering) -> None:
    """A procedure for each window: (about, you) -> 1 when somebody answered."""
    for window in lo.model.windows.values():
        _window(lo, window)


def hiding(lo: Lowering, window: m.Window, rules: list[m.Rule]) -> list[m.Zone]:
    """The zones only their owner looks into, among whose things there may be an answer.

    Whether one of the things in such a zone does answer is nobody else's business, so that must not decide
    who is asked; how many things lie there everybody sees.
    """
    wanted = {
        one.zone
        for rule in rules
        if isinstance(rule.shape, m.Offer)
        for one in m.narrowed(lo.model, rule.shape.body)
        if one.of == m.You()
    }
    return covered.closed(
        lo,
        [
            zone.name
            for zone in lo.model.zones.values()
            if any(zone.name in rule.zones for rule in rules)
            or zone.name in wanted
            or any(_may_hold(lo, zone, kind) for kind in window.answers)
        ],
    )


def _may_hold(lo: Lowering, zone: m.Zone, kind: str) -> bool:
    """Whether a thing of the kind may lie in the zone."""
    return not zone.holds or any(
        kind in lo.ancestors(held) or held in lo.ancestors(kind) for held in zone.holds
    )


def _window(lo: Lowering, window: m.Window) -> None:
    b = Builder(f"window.{window.name}", 2, span=window.span)
    lo.reason = window.name
    answered, again = b.const(0), b.reg()
    rounds, end = b.label("round"), b.label("closed")
    rules = offers(lo, window.name)
    b.place(rounds)
    b.op("LDI", again, 0)
    if rules or window.answers:
        had: list[int] = []
        for who in window.asks or ("active",):
            _asked(lo, b, window, who, rules, again, had)
    b.op("OR", answered, answered, again)
    if not window.one_pass:
        b.op("JNZ", again, rounds)
    b.place(end)
    b.op("RET", answered)
    lo.add_proc(b.done())


def _asked(
    lo: Lowering,
    b: Builder,
    window: m.Window,
    who: m.Ref | str,
    rules: list[m.Rule],
    again: int,
    had: list[int],
) -> None:
    """Ask somebody, or all others, but nobody in the registers `had`: they were asked in this round."""
    c = Ctx(b, you=1, about=0)
    if who == "other":
        end = b.label("round")
        with each_avatar(b, end, menus.seat_of(lo, c, 1)) as (you, loop):
            for one in had:
                b.op("JEQ", you, one, loop)
            _ask(lo, c.but(you=you, apart=you), window, rules, again, loop, played=True)
        b.place(end)
        return
    end = b.label("asked")
    b.const(-1)
    you = b.own(lambda: nouns.ref(lo, c, m.Current() if isinstance(who, str) else who))
    with b.scratch():
        b.op("JLTI", you, 0, end)
        for one in had:
            b.op("JEQ", you, one, end)
        _ask(lo, c.but(you=you, apart=you), window, rules, again, end, played=isinstance(who, str))
    b.place(end)
    had.append(you)


def _ask(
    lo: Lowering,
    c: Ctx,
    window: m.Window,
    rules: list[m.Rule],
    again: int,
    label: str,
    played: bool,
) -> None:
    """Ask one: who has an answer, and who holds something hidden among which one could be.

    played: it is what a seat plays; of others that is asked first.
    """
    b = c.b
    assert c.you is not None
    if not played:
        b.op("JNTAG", c.you, lo.avatar_kind(), label)
    menu = menus.Menu(lo, c, c.you, window.name, hidden=True)
    menu.start()
    carriers.for_rules(lo, c, rules, c.you, partial(_entry, lo, menu, c.you))
    n = b.reg()
    b.op("NOPT", n)
    ask = b.label("ask")
    b.op("JNZ", n, ask)
    if not window.openly:
        covered.jump_if_holding(lo, c, c.you, hiding(lo, window, rules), ask)
    b.op("JMP", label)
    b.place(ask)
    menu.ask(PASS, label)
    b.op("LDI", again, 1)


__all__ = ["offers", "standing", "standing_offers", "windows"]
