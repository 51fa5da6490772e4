"""Statements that are done several times."""

from __future__ import annotations

from functools import partial

from talisman.compiler import model as m
from talisman.compiler.lower.body import choices, covered, fixed_sets, menus, simultaneous
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.context import HIGHEST, LOWEST, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, descriptions, nouns, numbers
from talisman.compiler.model.conditions import zoned


def for_each(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """Code for `ForEach`."""
    c = c.but(quit="")
    if s.at_once:
        simultaneous.for_each(lo, c, s)
        return
    if s.came:
        _as_they_came(lo, c, s)
        return
    if s.key is None and lo.is_avatar_kind(s.sel.kind) and (s.back or s.seated or not zoned(s.sel)):
        _each_seat(lo, c, s)
        return
    if s.key is not None:
        _by_key(lo, c, s)
        return
    fixed_sets.each(lo, c, fixed_sets.gather(lo, c, s.sel), lambda inner, _: block(lo, inner, s.body))


def _each_seat(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """Avatars from the current seat round; whose turn it was before the loop is so again behind it.

    Back: from the seat before the current one round the other way, to the current one.
    """
    b = c.b
    those = fixed_sets.gather(lo, c, s.sel)
    loop, end = b.label("each"), b.label("all")
    if s.back:
        k, first, r = b.reg(), b.reg(), b.reg()
        b.op("SEATS", k)
        b.op("SEAT", first)
        b.place(loop)
        b.op("ADDI", k, k, -1)
        b.op("JLTI", k, 0, end)
        b.op("SEATR", r, first, k)
        descriptions.who_sits(lo, c, s.sel.kind, r, loop)
    else:
        first = b.reg()
        b.op("SEAT", first)
        r = descriptions.round_of(lo, c, s.sel.kind, loop, end)
    fixed_sets.of_them(lo, c, those, r, lambda inner, _: block(lo, inner, s.body), loop)
    b.op("JMP", loop)
    b.place(end)
    b.op("SETSEAT", first)


def _by_key(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """Smallest (key, id) above the last one, until there is none."""
    b = c.b
    those = fixed_sets.gather(lo, c, s.sel)
    last_key, last, best_key, best = b.const(LOWEST), b.const(-1), b.reg(), b.reg()
    loop, end = b.label("each"), b.label("all")
    b.place(loop)
    b.op("LDI", best, -1)
    b.op("LDI", best_key, HIGHEST)
    fixed_sets.anew(c, those)

    def nearer(inner: Ctx, r: int) -> None:
        no, later, take = b.label("no"), b.label("later"), b.label("take")
        assert s.key is not None
        k = numbers.number(lo, inner, s.key)
        b.op("JLT", k, last_key, no)
        b.op("JNE", k, last_key, later)
        b.op("JLT", r, last, no)
        b.op("JEQ", r, last, no)
        b.place(later)
        b.op("JLT", k, best_key, take)
        b.op("JNE", k, best_key, no)
        b.op("JLTI", best, 0, take)
        b.op("JGE", r, best, no)
        b.place(take)
        b.op("MOV", best, r)
        b.op("MOV", best_key, k)
        b.place(no)

    fixed_sets.each(lo, c, those, nearer)
    b.op("JLTI", best, 0, end)
    b.op("MOV", last, best)
    b.op("MOV", last_key, best_key)
    inner = c.but()
    inner.vars[s.sel.var] = last
    block(lo, inner, s.body)
    b.op("JMP", loop)
    b.place(end)


def _as_they_came(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """What lies undermost, then what lies above: of those not done, the last that is found from the top."""
    b = c.b
    those, done = fixed_sets.gather(lo, c, s.sel), fixed_sets.none(lo, c, s.sel)
    best = b.reg()
    loop, end = b.label("each"), b.label("all")
    b.place(loop)
    b.op("LDI", best, -1)

    def later(_: Ctx, r: int) -> None:
        no = b.label("no")
        fixed_sets.unless(c, those, r, no)
        fixed_sets.unless(c, done, r, take := b.label("take"))
        b.op("JMP", no)
        b.place(take)
        b.op("MOV", best, r)
        b.place(no)

    with b.scratch():
        descriptions.scan(lo, c, s.sel, later)
    b.op("JLTI", best, 0, end)
    fixed_sets.join(c, done, best)
    inner = c.but()
    inner.vars[s.sel.var] = best
    block(lo, inner, s.body)
    b.op("JMP", loop)
    b.place(end)


def repeat(lo: Lowering, c: Ctx, s: m.Repeat) -> None:
    """Code for `Repeat`."""
    b = c.b
    left = b.own(partial(numbers.number, lo, c, s.times)) if s.times is not None else None
    one = s.body[0] if s.apart else None
    taken = fixed_sets.none(lo, c, one.sel) if isinstance(one, m.Pick) else None
    loop, end = b.label("again"), b.label("enough")
    covers = covered.known(c, m.no_more(lo.model, s))
    none = b.label("none") if covers else end
    b.place(loop)
    if left is not None:
        b.op("JLTI", left, 1, none)
        b.op("ADDI", left, left, -1)
    conditions.jump_unless(lo, c, s.cond, end)
    if isinstance(one, m.Pick):
        choices.pick(lo, c.but(quit=end), one, taken)
    else:
        block(lo, c.but(quit=end), s.body)
    b.op("JMP", loop)
    if covers and isinstance(one, m.Pick) and one.chooser is not None:
        b.place(none)
        with b.scratch():
            chooser = b.own(lambda: nouns.ref(lo, c, one.chooser or m.You()))
            menus.asked_all_the_same(
                lo, c, chooser, covers, choices.prompt(lo, one), menus.NONE_OF_THESE, one.about
            )
    b.place(end)


def each_end(lo: Lowering, c: Ctx, s: m.EachEnd) -> None:
    """Code for `EachEnd`: the one behind each is noted before anything is done with it."""
    b = c.b
    left = b.own(lambda: numbers.number(lo, c, s.count))
    z = b.own(lambda: nouns.zone_id(lo, c, s.end.zone, s.end.bearer))
    r, behind, x = b.own(lambda: nouns.ref(lo, c, s.end)), b.reg(), b.reg()
    loop, anew, end = b.label("next"), b.label("anew"), b.label("enough")
    b.place(loop)
    b.op("JLTI", left, 1, end)
    b.op("JLTI", r, 0, end)
    b.op("ADDI", left, left, -1)
    _behind(c, z, r, behind, s.end.bottom)
    inner = c.but(quit="")
    inner.vars[s.var] = r
    block(lo, inner, s.body)
    b.op("JLTI", left, 1, end)
    b.op("ZOF", x, behind)
    b.op("JNE", x, z, anew)
    b.op("MOV", r, behind)
    b.op("JMP", loop)
    b.place(anew)  # nothing lies behind: more only when this one is gone as well
    b.op("ZOF", x, r)
    b.op("JEQ", x, z, end)
    b.op("MOV", r, nouns.ref(lo, c, s.end))
    b.op("JMP", loop)
    b.place(end)


def _behind(c: Ctx, z: int, r: int, w: int, bottom: bool) -> None:
    """What lies under a thing of a zone, or from the bottom on it; -1 nothing."""
    b = c.b
    if not bottom:
        b.op("NXT", w, r)
        return
    found, loop, x = b.label("found"), b.label("up"), b.reg()
    b.op("LDI", w, -1)
    b.op("TOP", x, z)
    b.place(loop)
    b.op("JEQ", x, r, found)
    b.op("MOV", w, x)
    b.op("NXT", x, x)
    b.op("JMP", loop)
    b.place(found)
