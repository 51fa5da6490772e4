"""Statements that make and end effects."""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler import model as m
from talisman.compiler.articles import with_article
from talisman.compiler.lower.body import once_per
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import nouns, numbers


def install(lo: Lowering, c: Ctx, s: m.Install) -> None:
    """Code for `Install`: of a form whose beginning somebody hears, the event does it (`installed`)."""
    b = c.b
    effect = lo.model.effects[s.effect]
    target = b.own(lambda: nouns.ref(lo, c, s.target))
    source = c.this if c.this is not None else -1
    if effect.form and f"begin {s.effect}" in lo.listened:
        with b.scratch():
            b.op("RAISE", b.reg(), lo.event(f"begin {s.effect}"), b.block(target, -1, -2, -2, -1, source))
        return
    installed(lo, c, effect, target, source, [numbers.any_of(lo, c, kept) for kept in s.keeps])


def installed(
    lo: Lowering, c: Ctx, effect: m.EffectDecl, target: int, source: int, captured: list[int]
) -> None:
    """The effect is made, in place of the same form that the target has.

    What holds until the end of a contest holds in none at all where none goes on.
    """
    b = c.b
    nowhere = b.label("nowhere")
    if effect.form:
        _each_of(c, effect.name, target, lambda e: finish_effect(lo, c, effect.name, e))
    kept = captured + [
        numbers.number(lo, c.but(you=target), m.FieldOf(name, m.You())) for name in effect.keeps
    ]
    bound = b.const(0)
    if effect.bound:  # outside every such frame there is none for it to end with
        b.op("INLV", bound, effect.bound)
        if effect.bound in lo.model.contests:
            b.op("JZ", bound, nowhere)
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
    b.op("EFNEW", slot, effect.name, b.block(target, source, *kept, *pads, bound))
    for name in effect.keeps:
        b.op("SETF", name, target, b.const(0))
    if effect.form:
        with b.scratch():
            b.op("LOG", f"{{0}} becomes {with_article(effect.name)}", b.block(target, -1, -2))
    if effect.begins:
        b.op("CALL", b.reg(), f"begins.{effect.name}", b.block(target, slot))
    b.place(nowhere)


def _each_of(c: Ctx, effect: str, target: int, what: Callable[[int], None]) -> None:
    """Code for each effect of the name that the target has: one, of a form."""
    b = c.b
    e, x = b.const(-1), b.reg()
    loop, end = b.label("live"), b.label("none")
    b.place(loop)
    b.op("EFNEXT", e, effect, e)
    b.op("JLTI", e, 0, end)
    b.op("EFGET", x, e, 0)
    b.op("JNE", x, target, loop)
    what(e)
    b.op("JMP", loop)
    b.place(end)


def ended(lo: Lowering, c: Ctx, effect: str, slot: int) -> None:
    """The effect ends; of a form whose end somebody hears, the event does it (`over`)."""
    if f"end {effect}" not in lo.listened:
        over(lo, c, effect, slot)
        return
    b = c.b
    with b.scratch():
        target = b.reg()
        b.op("EFGET", target, slot, 0)
        b.op("RAISE", b.reg(), lo.event(f"end {effect}"), b.block(target, -1, -2, -2, -1, -1))


def over(lo: Lowering, c: Ctx, effect: str, slot: int) -> None:
    """The effect is no more, and what its form does then is done."""
    b, declared = c.b, lo.model.effects.get(effect)
    if declared is None or not declared.ends:
        finish_effect(lo, c, effect, slot)
        return
    with b.scratch():
        target = b.reg()
        b.op("EFGET", target, slot, 0)
        finish_effect(lo, c, effect, slot)
        b.op("CALL", b.reg(), f"ends.{effect}", b.block(target))


def each_over(lo: Lowering, c: Ctx, effect: str, target: int) -> None:
    """What the event does: the form of the target is no more."""
    _each_of(c, effect, target, lambda e: over(lo, c, effect, e))


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
        target = target if target is not None else c.b.const(-1)
        _each_of(c, s.form, target, lambda e: ended(lo, c, s.form, e))
        return
    if c.effect is None:
        raise nouns.Unbound("an effect to end")
    ended(lo, c, c.form, c.effect)
