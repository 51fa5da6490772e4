"""Statements that make and end effects."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.articles import with_article
from talisman.compiler.lower.body import once_per
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import nouns, numbers


def install(lo: Lowering, c: Ctx, s: m.Install) -> None:
    """Code for `Install`."""
    b = c.b
    effect = lo.model.effects[s.effect]
    target = b.own(lambda: nouns.ref(lo, c, s.target))
    prevented = b.label("prevented")
    if effect.form and f"begin {s.effect}" in lo.listened:
        with b.scratch():
            verdict = b.reg()
            b.op("RAISE", verdict, lo.event(f"begin {s.effect}"), b.block(target, -1, -2, -2, -1, -1))
            b.op("JNZ", verdict, prevented)
    if effect.form:
        _end_form(lo, c, s.effect, target)
    kept = [numbers.any_of(lo, c, kept) for kept in s.keeps]
    kept += [numbers.number(lo, c.but(you=target), m.FieldOf(name, m.You())) for name in effect.keeps]
    bound = b.const(0)
    if effect.bound:  # outside every such frame there is none for it to end with
        b.op("INLV", bound, effect.bound)
    source = c.this if c.this is not None else -1
    pads = [-2] * (4 - len(kept))
    if effect.own_turns:
        turns = nouns.ref(lo, c, m.Current())
        b.op("EQ", turns, turns, target)
        within = b.reg()  # the turn in which it is made does not count
        b.op("INLV", within, once_per.turn_level(lo))
        b.op("AND", turns, turns, within)
        b.op("ADDI", turns, turns, effect.own_turns)
        pads = [*pads[:-1], turns]
    slot = b.reg()
    b.op("EFNEW", slot, s.effect, b.block(target, source, *kept, *pads, bound))
    for name in effect.keeps:
        b.op("SETF", name, target, b.const(0))
    if effect.form:
        with b.scratch():
            b.op("LOG", f"{{0}} becomes {with_article(s.effect)}", b.block(target, -1, -2))
    if effect.begins:
        b.op("CALL", b.reg(), f"begins.{s.effect}", b.block(target, slot))
    b.place(prevented)


def _end_form(lo: Lowering, c: Ctx, effect: str, target: int) -> None:
    b = c.b
    e, x = b.const(-1), b.reg()
    loop, end = b.label("live"), b.label("none")
    b.place(loop)
    b.op("EFNEXT", e, effect, e)
    b.op("JLTI", e, 0, end)
    b.op("EFGET", x, e, 0)
    b.op("JNE", x, target, loop)
    finish_effect(lo, c, effect, e)
    b.op("JMP", loop)
    b.place(end)


def finish_effect(lo: Lowering, c: Ctx, effect: str, slot: int) -> None:
    """The effect ends; what its form keeps is again as it was."""
    b = c.b
    keeps = lo.model.effects[effect].keeps if effect in lo.model.effects else ()
    with b.scratch():
        target, old = b.reg(), b.reg()
        b.op("EFGET", target, slot, 0)
        for word, name in enumerate(keeps, 2):
            b.op("EFGET", old, slot, word)
            b.op("SETF", name, target, old)
        if effect in lo.model.effects and lo.model.effects[effect].form:
            b.op("LOG", f"{{0}} is no longer {with_article(effect)}", b.block(target, -1, -2))
    b.op("EFEND", slot)


def end_effect(lo: Lowering, c: Ctx, s: m.EndEffect) -> None:
    """Code for `EndEffect`."""
    if s.form:
        target = nouns.ref(lo, c, s.target) if s.target is not None else c.you
        _end_form(lo, c, s.form, target if target is not None else c.b.const(-1))
        return
    if c.effect is None:
        raise nouns.Unbound("an effect to end")
    finish_effect(lo, c, c.form, c.effect)
