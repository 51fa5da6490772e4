"""Statements that ask: what to do, which thing, whether at all."""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler import model as m
from talisman.compiler.ir.program import Table, kinded
from talisman.compiler.lower.body import carriers, covered, fixed_sets, menus, once_per
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.context import SERIAL, Ctx, Lowering
from talisman.compiler.lower.phrase import conditions, descriptions, feasible, nouns
from talisman.runtime.table.words import DECLINED

FEW = 4
"""Sets of spaces for which each entry asks by itself where one is."""

GOES_ON, REPLACED = 1, 2
"""Verdicts on the event that a rule with `would` or `instead of` is about."""


def may_stmt(lo: Lowering, c: Ctx, s: m.May) -> None:
    """Code for `May`."""
    may(lo, c, s)


def may(lo: Lowering, c: Ctx, s: m.May, accepted: Callable[[Ctx], None] | None = None) -> None:
    """Ask whether the body is to be done; `accepted` adds code in front of the body."""
    b = c.b
    no, end = b.label("no"), b.label("end")
    chooser = nouns.ref(lo, c, s.chooser)
    covers = [] if c.hidden else covered.known(c, m.narrowed(lo.model, s.body))
    unable = b.label("unable") if covers else no
    with b.scratch():
        b.op("OPTS")
        menus.names(lo, c, s.about)
        feasible.jump_unless(lo, c, s.body, unable)
        b.op("OPTI", 1, s.text or "do it")
        b.op("OPTI", DECLINED, "decline")
        answer = b.reg(2)
        ask = "DECH" if c.hidden else "DEC"
        b.op(ask, answer, menus.seat_of(lo, c, chooser), s.question)
        b.op("JEQI", answer, DECLINED, no)
    if accepted is not None:
        accepted(c)
    block(lo, c.but(), s.body)
    b.op("JMP", end)
    if covers:
        b.place(unable)
        menus.asked_all_the_same(lo, c, chooser, covers, s.question, "decline", s.about)
    b.place(no)
    _verdict(c, s, GOES_ON)
    if c.quit:
        b.op("JMP", c.quit)
    b.place(end)


def _verdict(c: Ctx, s: m.Stmt, verdict: int) -> None:
    """A replacement that is no more than an offer leaves the event where it is declined."""
    if c.verdict is not None and any(s is one for one in c.leaving):
        c.b.op("LDI", c.verdict, verdict)


def choose(lo: Lowering, c: Ctx, s: m.Choose, accepted: Callable[[Ctx], None] | None = None) -> None:
    """Code for `Choose`; `accepted` adds code in front of what one option does."""
    b = c.b
    chooser = b.own(lambda: nouns.ref(lo, c, s.chooser))
    _verdict(c, s, GOES_ON)

    def chosen(inner: Ctx) -> None:
        _verdict(c, s, REPLACED)
        if accepted is not None:
            accepted(inner)

    if s.most == 1:
        nouns.refilled(lo, c, (option.when for option in s.options))
        menu = menus.Menu(lo, c, chooser, s.prompt, about=s.about)
        menu.start()
        for option in s.options:
            add_option(lo, menu, option, accepted=chosen)
        for option in s.options:
            menu.may_want(c, option.body)
        if c.procedure:
            procedure_options(lo, c, menu, c.procedure, chooser)
        if c.quit and not (s.optional and menu.covers):
            with b.scratch():
                n = b.reg()
                b.op("NOPT", n)
                b.op("JZ", n, c.quit)
        menu.ask("decline" if s.optional else "", c.quit)
        return
    taken = b.const(0)
    left = b.const(len(s.options) if s.most < 0 else s.most)
    loop, end = b.label("again"), b.label("enough")
    b.place(loop)
    b.op("JZ", left, end)
    nouns.refilled(lo, c, (option.when for option in s.options))
    menu = menus.Menu(lo, c, chooser, s.prompt, about=s.about)
    menu.start()
    for bit, option in enumerate(s.options):
        add_option(lo, menu, option, taken, 1 << bit, lambda inner: _verdict(c, s, REPLACED))
        menu.may_want(c, option.body)
    optional = s.most < 0 or s.optional
    if not (optional and menu.covers):
        with b.scratch():
            n = b.reg()
            b.op("NOPT", n)
            b.op("JZ", n, end)
    menu.ask("done" if optional else "", end)
    b.op("ADDI", left, left, -1)
    b.op("JMP", loop)
    b.place(end)


def add_option(
    lo: Lowering,
    menu: menus.Menu,
    option: m.Option,
    taken: int = -1,
    bit: int = 0,
    accepted: Callable[[Ctx], None] | None = None,
) -> None:
    """A static entry; closed by rules that close its label, and when it was taken already."""
    c = menu.c

    def possible(inner: Ctx, label: str) -> None:
        b = inner.b
        if bit:
            with b.scratch():
                w = b.reg()
                b.op("ANDI", w, taken, bit)
                b.op("JNZ", w, label)
        closed(lo, inner, c.procedure, option.label, menu.chooser, label)
        conditions.jump_unless(lo, inner, option.when, label)
        feasible.jump_unless(lo, inner, option.body, label)

    def body(inner: Ctx) -> None:
        b = inner.b
        if bit:
            w = b.const(bit)
            b.op("OR", taken, taken, w)
        if accepted is not None:
            accepted(inner)
        block(lo, inner.but(procedure=""), option.body)

    menu.option(option.text, possible, body, option.words)


def closed(lo: Lowering, c: Ctx, procedure: str, label: str, you: int, jump: str) -> None:
    """Jump when a rule in force closes the entry."""
    if not procedure or not label:
        return
    for rule in lo.rules_of(m.CloseOption):
        shape = rule.shape
        if (
            isinstance(shape, m.CloseOption)
            and shape.label == label
            and shape.procedure in m.lineage(lo.model.contests, procedure)
        ):
            if rule.effect:
                _closed_for_a_while(lo, c, rule, you, jump)
            for _this, _inner, _no, after in carriers.carriers(lo, c, rule, you):
                c.b.op("JMP", jump)
                after()


def _closed_for_a_while(lo: Lowering, c: Ctx, rule: m.Rule, you: int, jump: str) -> None:
    """Jump when a lasting effect upon the chooser closes the entry."""
    b = c.b
    loop, end = b.label("live"), b.label("open")
    with b.scratch():
        e, target, this = b.const(-1), b.reg(), b.reg()
        b.place(loop)
        b.op("EFNEXT", e, rule.effect, e)
        b.op("JLTI", e, 0, end)
        b.op("EFGET", target, e, 0)
        if not rule.each:
            b.op("JNE", target, you, loop)
        b.op("EFGET", this, e, 1)
        text = c.but(you=you, this=this, effect=e, form=rule.effect, cause=False)
        conditions.jump_unless(lo, text, rule.when, loop)
        b.op("JMP", jump)
        b.place(end)


def procedure_options(lo: Lowering, c: Ctx, menu: menus.Menu, procedure: str, you: int) -> None:
    """Entries that rules add to a menu of the procedure; those of different spaces by where one is."""
    apart: list[tuple[frozenset[int], list[m.Rule]]] = []
    for rule in lo.rules_of(m.OptionOf):
        shape = rule.shape
        if not isinstance(shape, m.OptionOf) or shape.procedure not in m.lineage(
            lo.model.contests, procedure
        ):
            continue
        spaces = None if carriers.carrier_names(lo, rule) or rule.effect else spaces_of(lo, rule.when)
        if spaces is not None and (same := next((rules for other, rules in apart if other == spaces), None)):
            same.append(rule)
            continue
        if spaces is None or any(spaces & other for other, _ in apart):
            _by_space(lo, menu, apart, procedure, you)
            apart = []
        if spaces is None:
            _rule_option(lo, menu, rule, procedure, you)
        else:
            apart.append((spaces, [rule]))
    _by_space(lo, menu, apart, procedure, you)


def spaces_of(lo: Lowering, cond: m.Cond) -> frozenset[int] | None:
    """Where one has to be for a condition to hold, where it says that."""
    match cond:
        case m.AllOf(of):
            found = [spaces for part in of if (spaces := spaces_of(lo, part)) is not None]
            return frozenset.intersection(*found) if found else None
        case m.AnyOf(of):
            each = [spaces_of(lo, part) for part in of]
            known = [spaces for spaces in each if spaces is not None]
            return frozenset[int]().union(*known) if len(known) == len(each) else None
        case m.OnSpace(m.You(), m.Named(name)) if lo.program.entities[lo.entity(name)].place:
            return frozenset({lo.entity(name)})
        case m.IsCopyOf(m.PlaceOf(m.You()), name):
            return frozenset(lo.entity(copy) for copy in lo.by_tag.get("=" + name, ()))
    return None


def _by_space(
    lo: Lowering,
    menu: menus.Menu,
    apart: list[tuple[frozenset[int], list[m.Rule]]],
    procedure: str,
    you: int,
) -> None:
    """The entries of rules of which only those of the space where one is can be on offer."""
    if len(apart) < FEW:
        for _, rules in apart:
            for rule in rules:
                _rule_option(lo, menu, rule, procedure, you)
        return
    b = menu.c.b
    end = b.label("elsewhere")
    rows: list[tuple[int, int, str]] = []
    name = f"spaces{len(b.tables)}"
    b.op("SWITCH", nouns.ref(lo, menu.c.but(you=you), m.PlaceOf(m.You())), name)
    for spaces, rules in apart:
        here = b.label("here")
        rows += [(space, space, here) for space in spaces]
        b.place(here)
        for rule in rules:
            _rule_option(lo, menu, rule, procedure, you)
        b.op("JMP", end)
    b.tables[name] = Table(tuple(sorted(rows)), end)
    b.place(end)


def _rule_option(lo: Lowering, menu: menus.Menu, rule: m.Rule, procedure: str, you: int) -> None:
    shape = rule.shape
    assert isinstance(shape, m.OptionOf)
    option = shape.option

    def possible(inner: Ctx, label: str) -> None:
        once_per.jump_unless(lo, inner, rule, label)
        closed(lo, inner, procedure, option.label, you, label)
        conditions.jump_unless(lo, inner, option.when, label)
        feasible.jump_unless(lo, inner, option.body, label)

    def body(inner: Ctx) -> None:
        text = inner.but(you=you, procedure="", cause=bool(rule.carrier or rule.kind))
        once_per.note(lo, text, rule)
        block(lo, text, option.body)

    menu.carried(rule, option.text, you, possible, body, option.words)
    menu.may_want(menu.c.but(you=you), option.body)


def pick(lo: Lowering, c: Ctx, s: m.Pick, taken: fixed_sets.Gathered | None = None) -> None:
    """Code for `Pick`; what is picked joins `taken`, and what is there already is not offered."""
    chooser = None if s.chooser is None else nouns.ref(lo, c, s.chooser)
    _verdict(c, s, GOES_ON)
    w = menus.pick(lo, c, s, chooser, prompt(lo, s), taken)
    end = c.b.label("none")
    c.b.op("JLTI", w, 0, c.quit or end)
    if taken is not None:
        fixed_sets.join(c, taken, w)
    _verdict(c, s, REPLACED)
    inner = c.but(sure={**c.sure, s.var: s.sel.kind})
    inner.vars[s.var] = w
    block(lo, inner, s.body)
    c.b.place(end)


def prompt(lo: Lowering, s: m.Pick) -> str:
    """The words of the question, marked where what is chosen is one of many, or only remembered in secret."""
    if s.several:
        return kinded("gathering", s.prompt)
    return kinded("secret", s.prompt) if m.only_remembers(lo.model, s) else s.prompt


def choose_number(lo: Lowering, c: Ctx, s: m.ChooseNumber) -> None:
    """Code for `ChooseNumber`."""
    b = c.b
    end = b.label("none")
    w = menus.a_number(lo, c, s, end)
    r = nouns.ref(lo, c, s.of)
    nouns.skip_unless(lo, c, s.of, r, nouns.field_kind(lo, s.field), end)
    b.op("SETF", s.field, r, w)
    b.place(end)


def pick_set(lo: Lowering, c: Ctx, s: m.PickSet) -> None:
    """Code for `PickSet`."""
    b = c.b
    mark = conditions.set_field(lo, s.level, s.role)
    serial = b.reg()
    b.op("ROLE", serial, s.level, lo.slot(s.level, SERIAL))
    chooser = b.own(lambda: nouns.ref(lo, c, s.chooser))
    loop, end = b.label("more"), b.label("enough")
    b.place(loop)
    nouns.refilled(lo, c, (s.sel,))
    with b.scratch():
        b.op("OPTS")

        def offer(inner: Ctx, r: int) -> None:
            no, x = b.label(), b.reg()
            b.op("GETF", x, mark, r)
            b.op("JEQ", x, serial, no)
            b.op("OPT", r, "")
            b.place(no)

        descriptions.scan(lo, c.but(pure=True), s.sel, offer)
        n = b.reg()
        b.op("NOPT", n)
        covers = covered.known(c, m.narrowed_things(lo.model, s.sel))
        if covers:
            b.op("JNZ", n, ask := b.label("ask"))
            covered.jump_if_lying(lo, c, covers, ask)
            b.op("JMP", end)
            b.place(ask)
        else:
            b.op("JZ", n, end)
        b.op("OPTI", DECLINED, "done")
        w = b.reg(2)
        prompt = kinded("gathering", s.prompt)
        b.op("DECA" if covers else "DEC", w, menus.seat_of(lo, c, chooser), prompt)
        b.op("JEQI", w, DECLINED, end)
        b.op("SETF", mark, w, serial)
        b.op("JMP", loop)
    b.place(end)
