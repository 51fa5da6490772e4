"""`for each ..., at once`: everybody decides before anything is done; then all of it, in seat order.

Only a choice per member can be made at once: the body is one `Choose`, `ChooseNumber` or `Pick`. The answer
of each waits in a field.
"""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler import model as m
from talisman.compiler.lower.body import fixed_sets, menus
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, nouns


def for_each(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """Ask all, hidden; then do what each has chosen."""
    one = s.body[0] if len(s.body) == 1 else None
    if isinstance(one, m.Choose):
        _entries(lo, c, s, one)
    elif isinstance(one, (m.ChooseNumber, m.Pick)):
        _values(lo, c, s, one)
    else:
        block(lo, c, (m.ForEach(s.sel, s.body, s.key, False),))


def _values(lo: Lowering, c: Ctx, s: m.ForEach, one: m.ChooseNumber | m.Pick) -> None:
    """Each chooses a number, or a thing, which waits with whether there was one."""
    b = c.b
    answer, given = (lo.add_field(lo.fresh(name), s.sel.kind, seen="owner") for name in ("answer", "given"))

    def ask(inner: Ctx, who: int) -> None:
        none = b.label("none")
        b.op("SETF", given, who, b.const(0))
        if isinstance(one, m.ChooseNumber):
            w = menus.a_number(lo, inner, one, none, hidden=True)
        else:
            w = menus.pick(
                lo, inner, one, nouns.ref(lo, inner, one.chooser or m.You()), one.prompt, hidden=True
            )
            b.op("JLTI", w, 0, none)
        b.op("SETF", answer, who, w)
        b.op("SETF", given, who, b.const(1))
        b.place(none)

    def do(inner: Ctx, who: int) -> None:
        other, x = b.label("other"), b.reg()
        b.op("GETF", x, given, who)
        b.op("JZ", x, other)
        b.op("GETF", x, answer, who)
        if isinstance(one, m.ChooseNumber):
            r = nouns.ref(lo, inner, one.of)
            nouns.skip_unless(lo, inner, one.of, r, nouns.field_kind(lo, one.field), other)
            b.op("SETF", one.field, r, x)
        else:
            chosen = inner.but(sure={**inner.sure, one.var: one.sel.kind})
            chosen.vars[one.var] = x
            conditions.jump_unless(lo, chosen, one.sel.where, other)  # somebody else may have taken it
            block(lo, chosen, one.body)
        b.place(other)

    _first_and_then(lo, c, s, ask, do)


def _first_and_then(
    lo: Lowering, c: Ctx, s: m.ForEach, ask: Callable[[Ctx, int], None], do: Callable[[Ctx, int], None]
) -> None:
    """The first with each of them, then the second with each."""
    those = fixed_sets.gather(lo, c, m.Sel(s.sel.var, s.sel.kind, s.sel.where))
    for body in (ask, do):
        fixed_sets.anew(c, those)
        fixed_sets.each(lo, c, those, body)


def _entries(lo: Lowering, c: Ctx, s: m.ForEach, choose: m.Choose) -> None:
    b = c.b
    answer = lo.add_field(lo.fresh("answer"), s.sel.kind, seen="owner")

    def ask(inner: Ctx, who: int) -> None:
        chooser = b.copy(nouns.ref(lo, inner, choose.chooser))
        menu = menus.Menu(lo, inner, chooser, choose.prompt, hidden=True, about=choose.about)
        zero = b.const(0)
        b.op("SETF", answer, who, zero)
        menu.start()
        for number, option in enumerate(choose.options, 1):
            _entry(lo, menu, option, answer, who, number)
            menu.may_want(inner, option.body)
        none = b.label("none")
        with b.scratch():
            n = b.reg()
            b.op("NOPT", n)
            if choose.optional and menu.covers:
                b.op("JNZ", n, able := b.label("able"))
                menu.jump_if_lying(able)
                b.op("JMP", none)
                b.place(able)
            else:
                b.op("JZ", n, none)
        menu.ask("decline" if choose.optional else "")
        b.place(none)

    def do(inner: Ctx, who: int) -> None:
        x = b.reg()
        b.op("GETF", x, answer, who)
        for number, option in enumerate(choose.options, 1):
            after = b.label("other")
            b.op("JNEI", x, number, after)
            block(lo, inner.but(), option.body)
            b.place(after)

    _first_and_then(lo, c, s, ask, do)


def _entry(lo: Lowering, menu: menus.Menu, option: m.Option, answer: str, who: int, number: int) -> None:
    """An entry that only keeps the answer."""
    possible = menus.possible_body(lo, option.body, option.when)
    menu.option(option.text, possible, lambda c: c.b.op("SETF", answer, who, c.b.const(number)), option.words)
