"""`for each ..., at once`: everybody decides before anything is done; then all of it, in seat order.

Only a choice per member can be made at once: the body is one `Choose`. The answer of each waits in a field.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.body import fixed_sets, menus
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.context import Ctx, Lowering
from talisman.compiler.lower.phrase import nouns


def for_each(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """Ask all, hidden; then do what each has chosen."""
    b = c.b
    if len(s.body) != 1 or not isinstance(s.body[0], m.Choose):
        block(lo, c, (m.ForEach(s.sel, s.body, s.key, False),))
        return
    choose = s.body[0]
    answer = lo.add_field(lo.fresh("answer"), s.sel.kind, seen="owner")

    def ask(inner: Ctx, who: int) -> None:
        menu = menus.Menu(lo, inner, b.copy(nouns.ref(lo, inner, choose.chooser)), choose.prompt, hidden=True)
        zero = b.const(0)
        b.op("SETF", answer, who, zero)
        menu.start()
        for number, option in enumerate(choose.options, 1):
            _entry(lo, menu, option, answer, who, number)
        with b.scratch():
            n = b.reg()
            b.op("NOPT", n)
            b.op("JZ", n, none := b.label("none"))
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

    those = fixed_sets.gather(lo, c, m.Sel(s.sel.var, s.sel.kind, s.sel.where))
    for body in (ask, do):
        fixed_sets.anew(c, those)
        fixed_sets.each(lo, c, those, body)


def _entry(lo: Lowering, menu: menus.Menu, option: m.Option, answer: str, who: int, number: int) -> None:
    """An entry that only keeps the answer."""
    possible = menus.possible_body(lo, option.body, option.when)
    menu.option(option.text, possible, lambda c: c.b.op("SETF", answer, who, c.b.const(number)), option.words)
