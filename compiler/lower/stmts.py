"""Statements: what is done, one function a construct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from talisman.compiler import model as m
from talisman.compiler.ir import Table
from talisman.compiler.lower import calls, conds, feasible, menus, onces, prims, scan, values
from talisman.compiler.lower.base import MASK, OUTCOME, SERIAL, Ctx, Lowering


def block(lo: Lowering, c: Ctx, body: m.Block) -> None:
    """Code for the statements in order."""
    for stmt in body:
        before = c.b.top
        keep = isinstance(stmt, m.Let | m.LetNum | m.Roll)
        _HANDLERS[type(stmt)](lo, c, stmt)
        if not keep:
            c.b.top = before


def _act(lo: Lowering, c: Ctx, s: m.Act) -> None:
    calls.act(lo, c, s.call)


def _prim(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    prims.prim(lo, c, s)


def _let(lo: Lowering, c: Ctx, s: m.Let) -> None:
    c.vars[s.var] = c.b.copy(values.ref(lo, c, s.ref))


def _let_num(lo: Lowering, c: Ctx, s: m.LetNum) -> None:
    c.vars[s.var] = c.b.copy(values.number(lo, c, s.num))


def _if(lo: Lowering, c: Ctx, s: m.If) -> None:
    b = c.b
    other, end = b.label("else"), b.label("end")
    conds.jump_unless(lo, c, s.cond, other)
    block(lo, c.but(), s.then)
    b.op("JMP", end)
    b.place(other)
    block(lo, c.but(), s.otherwise)
    b.place(end)


def _if_done(lo: Lowering, c: Ctx, s: m.IfDone) -> None:
    b = c.b
    other, end = b.label("else"), b.label("end")
    b.op("JNEI", calls.act(lo, c, s.act.call), calls.DONE, other)
    block(lo, c.but(), s.then)
    b.op("JMP", end)
    b.place(other)
    block(lo, c.but(), s.otherwise)
    b.place(end)


def _may(lo: Lowering, c: Ctx, s: m.May) -> None:
    may(lo, c, s)


def may(lo: Lowering, c: Ctx, s: m.May, accepted: Callable[[Ctx], None] | None = None) -> None:
    """Ask whether the body is to be done; `accepted` adds code in front of the body."""
    b = c.b
    no, end = b.label("no"), b.label("end")
    chooser = values.ref(lo, c, s.chooser)
    with b.scratch():
        b.op("OPTS")
        feasible.jump_unless(lo, c, s.body, no)
        b.op("OPT", b.const(1), s.text or "do it")
        b.op("OPT", b.const(0), "decline")
        answer = b.reg(2)
        ask = "DECH" if c.hidden else "DEC"
        b.op(ask, answer, menus.seat_of(lo, c, chooser), f"{s.text}?" if s.text else "")
        b.op("JZ", answer, no)
    if accepted is not None:
        accepted(c)
    block(lo, c.but(), s.body)
    b.op("JMP", end)
    b.place(no)
    if c.verdict is not None:
        _declined(c)
    block(lo, c.but(), s.otherwise)
    if c.quit:
        b.op("JMP", c.quit)
    b.place(end)


def _declined(c: Ctx) -> None:
    """A declined replacement leaves the event and is not offered again."""
    if c.verdict is not None:
        c.b.op("LDI", c.verdict, 1)


def _choose(lo: Lowering, c: Ctx, s: m.Choose) -> None:
    b = c.b
    chooser = b.copy(values.ref(lo, c, s.chooser))
    if s.most == 1:
        menu = menus.Menu(lo, c, chooser, s.prompt)
        menu.start()
        for option in s.options:
            add_option(lo, menu, option)
        if c.procedure:
            procedure_options(lo, c, menu, c.procedure, chooser)
        if c.quit:
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
    menu = menus.Menu(lo, c, chooser, s.prompt)
    menu.start()
    for bit, option in enumerate(s.options):
        add_option(lo, menu, option, taken, 1 << bit)
    with b.scratch():
        n = b.reg()
        b.op("NOPT", n)
        b.op("JZ", n, end)
    menu.ask("done" if s.most < 0 or s.optional else "", end)
    b.op("ADDI", left, left, -1)
    b.op("JMP", loop)
    b.place(end)


def add_option(lo: Lowering, menu: menus.Menu, option: m.Option, taken: int = -1, bit: int = 0) -> None:
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
        conds.jump_unless(lo, inner, option.when, label)
        feasible.jump_unless(lo, inner, option.body, label)

    def body(inner: Ctx) -> None:
        b = inner.b
        if bit:
            w = b.const(bit)
            b.op("OR", taken, taken, w)
        block(lo, inner.but(procedure=""), option.body)

    menu.option(option.text, possible, body)


def closed(lo: Lowering, c: Ctx, procedure: str, label: str, you: int, jump: str) -> None:
    """Jump when a rule in force closes the entry."""
    if not procedure or not label:
        return
    for rule in lo.model.rules:
        shape = rule.shape
        if (
            isinstance(shape, m.CloseOption)
            and shape.label == label
            and _same_level(lo, procedure, shape.procedure)
        ):
            for _this, _inner, _no, after in menus.carriers(lo, c, rule, you):
                c.b.op("JMP", jump)
                after()


def _same_level(lo: Lowering, level: str, wanted: str) -> bool:
    """Whether a level is the wanted one or stands on it."""
    while level and level != wanted:
        level = lo.model.contests[level].parent if level in lo.model.contests else ""
    return bool(level)


def procedure_options(lo: Lowering, c: Ctx, menu: menus.Menu, procedure: str, you: int) -> None:
    """Entries that rules add to a menu of the procedure."""
    for rule in lo.model.rules:
        shape = rule.shape
        if not isinstance(shape, m.OptionOf) or not _same_level(lo, procedure, shape.procedure):
            continue
        if shape.menu and c.menu and shape.menu != c.menu:
            continue
        option = shape.option

        def possible(inner: Ctx, label: str, option: m.Option = option, rule: m.Rule = rule) -> None:
            from talisman.compiler.lower import onces

            onces.jump_unless(lo, inner, rule, label)
            conds.jump_unless(lo, inner, option.when, label)
            feasible.jump_unless(lo, inner, option.body, label)

        def body(inner: Ctx, option: m.Option = option, rule: m.Rule = rule) -> None:
            from talisman.compiler.lower import onces

            text = inner.but(you=you, procedure="", cause=bool(rule.carrier or rule.kind))
            onces.note(lo, text, rule)
            block(lo, text, option.body)

        menu.carried(rule, option.text, you, possible, body)


def _pick(lo: Lowering, c: Ctx, s: m.Pick) -> None:
    chooser = None if s.chooser is None else c.b.copy(values.ref(lo, c, s.chooser))
    w = menus.pick(lo, c, chooser, feasible.candidates(lo, s), s.optional, s.prompt)
    end = c.b.label("none")
    c.b.op("JLTI", w, 0, c.quit or end)
    inner = c.but()
    inner.vars[s.var] = w
    block(lo, inner, s.body)
    c.b.place(end)


def _pick_set(lo: Lowering, c: Ctx, s: m.PickSet) -> None:
    b = c.b
    mark = conds.set_field(lo, s.level, s.role)
    serial = b.reg()
    b.op("ROLE", serial, s.level, lo.slot(s.level, SERIAL))
    left = b.const(999) if s.most is None else b.copy(values.number(lo, c, s.most))
    chooser = b.copy(values.ref(lo, c, s.chooser))
    loop, end = b.label("more"), b.label("enough")
    b.place(loop)
    b.op("JLTI", left, 1, end)
    with b.scratch():
        b.op("OPTS")

        def offer(inner: Ctx, r: int) -> None:
            no, x = b.label(), b.reg()
            b.op("GETF", x, mark, r)
            b.op("JEQ", x, serial, no)
            b.op("OPT", r, "")
            b.place(no)

        scan.scan(lo, c, s.sel, offer)
        n = b.reg()
        b.op("NOPT", n)
        b.op("JZ", n, end)
        b.op("OPT", b.const(-1), "done")
        w = b.reg(2)
        b.op("DEC", w, menus.seat_of(lo, c, chooser), s.prompt)
        b.op("JLTI", w, 0, end)
        b.op("SETF", mark, w, serial)
        b.op("ADDI", left, left, -1)
        b.op("JMP", loop)
    b.place(end)


def _for_each(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    b = c.b
    c = c.but(quit="")
    if s.at_once:
        from talisman.compiler.lower import together

        together.for_each(lo, c, s)
        return
    if s.key is None and lo.is_avatar_kind(s.sel.kind) and not _zoned(s.sel):
        _each_seat(lo, c, s)
        return
    if s.key is not None:
        _by_key(lo, c, s)
        return
    last = b.const(-1)
    loop, end = b.label("each"), b.label("all")
    b.place(loop)
    top = b.top
    r = scan.next_after(lo, c, s.sel, last)
    b.op("JLTI", r, 0, end)
    b.op("MOV", last, r)
    inner = c.but()
    inner.vars[s.sel.var] = last
    block(lo, inner, s.body)
    b.op("JMP", loop)
    b.top = top
    b.place(end)


def _zoned(sel: m.Sel) -> bool:
    where = sel.where.of if isinstance(sel.where, m.AllOf) else (sel.where,)
    return any(isinstance(cond, m.InZone) and cond.of == m.Var(sel.var) for cond in where)


def _each_seat(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """Avatars from the current seat round; whose turn it was before the loop is so again behind it."""
    b = c.b
    n, k, first, r = b.reg(), b.const(0), b.reg(), b.reg()
    b.op("SEATS", n)
    b.op("SEAT", first)
    loop, end, after = b.label("each"), b.label("all"), b.label("next")
    b.place(loop)
    b.op("JGE", k, n, end)
    b.op("SEATR", r, first, k)
    if s.sel.kind == lo.seat_kind() and lo.avatar_kind() != s.sel.kind:
        t = b.reg()
        b.op("GETF", t, "out#", r)
        b.op("JNZ", t, after)
    else:
        b.op("AVATAR", r, r)
        b.op("JLTI", r, 0, after)
    inner = c.but()
    inner.vars[s.sel.var] = r
    conds.jump_unless(lo, inner, s.sel.where, after)
    block(lo, inner, s.body)
    b.place(after)
    b.op("ADDI", k, k, 1)
    b.op("JMP", loop)
    b.place(end)
    b.op("SETSEAT", first)


def _by_key(lo: Lowering, c: Ctx, s: m.ForEach) -> None:
    """Smallest (key, id) above the last one, until there is none."""
    b = c.b
    last_key, last, best_key, best = b.const(-1_000_000), b.const(-1), b.reg(), b.reg()
    loop, end = b.label("each"), b.label("all")
    b.place(loop)
    b.op("LDI", best, -1)
    b.op("LDI", best_key, 1_000_000)
    top = b.top

    def body(inner: Ctx, r: int) -> None:
        no, later, take = b.label("no"), b.label("later"), b.label("take")
        inner.vars[s.sel.var] = r
        assert s.key is not None
        k = values.number(lo, inner, s.key)
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

    scan.scan(lo, c, s.sel, body)
    b.top = top
    b.op("JLTI", best, 0, end)
    b.op("MOV", last, best)
    b.op("MOV", last_key, best_key)
    inner = c.but()
    inner.vars[s.sel.var] = last
    block(lo, inner, s.body)
    b.op("JMP", loop)
    b.place(end)


def _repeat(lo: Lowering, c: Ctx, s: m.Repeat) -> None:
    b = c.b
    left = b.copy(values.number(lo, c, s.times)) if s.times is not None else None
    loop, end = b.label("again"), b.label("enough")
    b.place(loop)
    if left is not None:
        b.op("JLTI", left, 1, end)
        b.op("ADDI", left, left, -1)
    conds.jump_unless(lo, c, s.cond, end)
    block(lo, c.but(quit=end), s.body)
    b.op("JMP", loop)
    b.place(end)


def _table(lo: Lowering, c: Ctx, s: m.Table) -> None:
    b = c.b
    on = values.number(lo, c, s.on)
    end = b.label("end")
    name = f"table{len(b.tables)}"
    labels = [b.label("row") for _ in s.rows]
    low, high = -(2**31), 2**31 - 1
    rows = sorted(
        (low if r.low is None else r.low, high if r.high is None else r.high, at)
        for r, at in zip(s.rows, labels, strict=True)
    )
    b.tables[name] = Table(tuple(rows), end)
    b.op("SWITCH", on, name)
    for row, at in zip(s.rows, labels, strict=True):
        b.place(at)
        block(lo, c.but(), row.body)
        b.op("JMP", end)
    b.place(end)


def _first_possible(lo: Lowering, c: Ctx, s: m.FirstPossible) -> None:
    b = c.b
    end = b.label("end")
    for branch in s.branches:
        no = b.label("next")
        with b.scratch():
            feasible.jump_unless(lo, c, branch, no)
        block(lo, c.but(), branch)
        b.op("JMP", end)
        b.place(no)
    b.place(end)


def _roll(lo: Lowering, c: Ctx, s: m.Roll) -> None:
    b = c.b
    roller = b.const(-1) if s.roller is None else values.ref(lo, c, s.roller)
    roll = b.reg()
    if s.into is not None:
        b.op("MOV", roll, values.ref(lo, c, s.into))
    purpose = b.const(list(lo.model.purposes).index(s.purpose) if s.purpose in lo.model.purposes else -1)
    dice = values.number(lo, c, s.dice)
    if s.into is None:
        b.op("CALL", roll, "new roll", b.block(roller, purpose))
    if s.purpose in lo.model.purposes and lo.model.purposes[s.purpose].stat in lo.model.stats:
        with b.scratch():
            bonus = values.number(lo, c.but(you=roller), m.StatOf(lo.model.purposes[s.purpose].stat, m.You()))
            b.op("SETF", "roll.bonus", roll, bonus)
    if s.into is None:
        b.op("RAISE", b.reg(), lo.event("roll"), b.block(roller, roll, dice, -2, -1, purpose))
    else:
        b.op("CALL", b.reg(), f"dice.{s.purpose}", b.block(roller, roll, dice))
    c.vars[s.var] = roll


def _set(lo: Lowering, c: Ctx, s: m.SetField) -> None:
    b = c.b
    to = values.any_of(lo, c, s.to)
    if s.of is None:
        b.op("SETG", lo.add_global(s.field), to)
        return
    end = b.label()
    r = values.ref(lo, c, s.of)
    t = b.reg()
    b.op("TAG", t, r, values.field_kind(lo, s.field))
    b.op("JZ", t, end)
    b.op("SETF", s.field, r, to)
    b.place(end)


def _set_role(lo: Lowering, c: Ctx, s: m.SetRole) -> None:
    c.b.op("SETROLE", s.level, lo.slot(s.level, s.name), values.ref(lo, c, s.ref))


def _begin(lo: Lowering, c: Ctx, s: m.Begin) -> None:
    b = c.b
    roles = lo.roles(s.procedure)
    first = b.reg(len(roles))
    contest = s.procedure in lo.model.contests
    for offset, role in enumerate(roles):
        if role in s.roles:
            with b.scratch():
                b.op("MOV", first + offset, values.ref(lo, c, s.roles[role]))
        elif (c.procedure, role) in c.slots and role not in (SERIAL, MASK, OUTCOME):
            b.op("MOV", first + offset, c.slots[c.procedure, role])
        else:
            b.op("LDI", first + offset, 0 if role in (SERIAL, MASK, OUTCOME) else -1)
    rows: list[tuple[list[int], m.Block]] = []
    mask = 0
    if contest:
        outcomes = outcomes_of(lo, s.procedure)
        turned = s.seen_from and s.seen_from == roles[1]
        for names, body in s.rows:
            numbers = [outcomes.index(name) for name in names]
            numbers = [1 - n if turned and n < 2 else n for n in numbers]
            rows.append((numbers, body))
            for n in numbers:
                mask |= 1 << n
        b.op("LDI", first + roles.index(MASK), mask)
    w = b.reg()
    end = b.label("begun")
    if f"begin {s.procedure}" in lo.listened:
        with b.scratch():
            verdict = b.reg()
            other = first + 1 if contest else -1
            b.op("RAISE", verdict, lo.event(f"begin {s.procedure}"), b.block(first, -1, -2, -2, other, -1))
            b.op("LDI", w, -1)
            b.op("JNZ", verdict, end)
    b.op("CALL", w, f"proc.{s.procedure}", first)
    if f"end {s.procedure}" in lo.listened:
        with b.scratch():
            b.op("RAISE", b.reg(), lo.event(f"end {s.procedure}"), b.block(first, -1, -2, -2, -1, -1))
    b.place(end)  # what never began does not end
    if rows:
        done = b.label("rows")
        for numbers, body in rows:
            after = b.label("row")
            hit = b.label("hit")
            for n in numbers:
                b.op("JEQI", w, n, hit)
            b.op("JMP", after)
            b.place(hit)
            block(lo, c.but(), body)
            b.op("JMP", done)
            b.place(after)
        b.place(done)


def outcomes_of(lo: Lowering, contest: str) -> tuple[str, ...]:
    """The outcomes of a contest, inherited if it names none."""
    declared = lo.model.contests[contest]
    return declared.outcomes or outcomes_of(lo, declared.parent)


def _end(lo: Lowering, c: Ctx, s: m.End) -> None:
    value = (
        outcomes_of(lo, s.level).index(s.outcome) if s.outcome else 3 if s.level in lo.model.contests else 0
    )
    b = c.b
    outside = b.label("outside")
    with b.scratch():
        inside = b.reg()
        b.op("INLV", inside, s.level)
        b.op("JZ", inside, outside)
        b.op("ENDL", s.level, b.const(value))
    b.place(outside)


def _open_window(lo: Lowering, c: Ctx, s: m.OpenWindow) -> None:
    b = c.b
    about = b.const(-1) if s.about is None else values.ref(lo, c, s.about)
    you = c.you if c.you is not None else b.const(-1)
    b.op("CALL", b.reg(), f"window.{s.window}", b.block(about, you))


def _install(lo: Lowering, c: Ctx, s: m.Install) -> None:
    b = c.b
    effect = lo.model.effects[s.effect]
    target = b.copy(values.ref(lo, c, s.target))
    if effect.form:
        _end_form(lo, c, s.effect, target)
    kept = [values.any_of(lo, c, kept) for kept in s.keeps]
    kept += [values.number(lo, c.but(you=target), m.FieldOf(name, m.You())) for name in effect.keeps]
    bound = b.const(1 if effect.bound else 0)
    source = c.this if c.this is not None else -1
    pads = [-2] * (4 - len(kept))
    if effect.own_turns:
        turns = values.ref(lo, c, m.Current())
        b.op("EQ", turns, turns, target)
        within = b.reg()  # the turn in which it is made does not count
        b.op("INLV", within, onces.turn_level(lo))
        b.op("AND", turns, turns, within)
        b.op("ADDI", turns, turns, effect.own_turns)
        pads = [*pads[:-1], turns]
    slot = b.reg()
    b.op("EFNEW", slot, s.effect, b.block(target, source, *kept, *pads, bound))
    for name in effect.keeps:
        b.op("SETF", name, target, b.const(0))
    if effect.begins:
        b.op("CALL", b.reg(), f"begins.{s.effect}", b.block(target, slot))


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
    b.op("EFEND", slot)


def _end_effect(lo: Lowering, c: Ctx, s: m.EndEffect) -> None:
    if s.form:
        target = values.ref(lo, c, s.target) if s.target is not None else c.you
        _end_form(lo, c, s.form, target if target is not None else c.b.const(-1))
        return
    if c.effect is None:
        raise values.Unbound("an effect to end")
    finish_effect(lo, c, c.form, c.effect)


def _prevent(lo: Lowering, c: Ctx, s: m.Prevent) -> None:
    if c.verdict is not None:
        c.b.op("LDI", c.verdict, 2)


def _change_amount(lo: Lowering, c: Ctx, s: m.ChangeAmount) -> None:
    c.b.op("EVSET", 2, values.number(lo, c, s.to))
    if c.verdict is not None:
        c.b.op("LDI", c.verdict, 1)


def _end_game(lo: Lowering, c: Ctx, s: m.EndGame) -> None:
    b = c.b
    w = b.const(-1)
    r = values.ref(lo, c, s.winner)
    end = b.label()
    b.op("JLTI", r, 0, end)
    b.op("CTRL", w, r)
    b.place(end)
    b.op("HALT", w, lo.reason)


Handler = Callable[[Lowering, Ctx, Any], None]
_HANDLERS: dict[type, Handler] = {
    m.Act: _act,
    m.Prim: _prim,
    m.Let: _let,
    m.LetNum: _let_num,
    m.Choose: _choose,
    m.Pick: _pick,
    m.PickSet: _pick_set,
    m.If: _if,
    m.IfDone: _if_done,
    m.May: _may,
    m.ForEach: _for_each,
    m.Repeat: _repeat,
    m.Table: _table,
    m.FirstPossible: _first_possible,
    m.Roll: _roll,
    m.SetField: _set,
    m.SetRole: _set_role,
    m.Begin: _begin,
    m.End: _end,
    m.OpenWindow: _open_window,
    m.Install: _install,
    m.EndEffect: _end_effect,
    m.Prevent: _prevent,
    m.ChangeAmount: _change_amount,
    m.EndGame: _end_game,
}
