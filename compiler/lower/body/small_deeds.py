"""Statements that act, remember, branch and roll."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from talisman.compiler import model as m
from talisman.compiler.ir.program import Table, kinded
from talisman.compiler.lower.body import primitives
from talisman.compiler.lower.body.dispatch import block
from talisman.compiler.lower.context import HIGHEST, LOWEST, Ctx, Lowering
from talisman.compiler.lower.phrase import calls, conditions, feasible, nouns, numbers, told_sums

Branch = Callable[[Ctx, m.Block], None]


def act(lo: Lowering, c: Ctx, s: m.Act) -> None:
    """Code for `Act`."""
    calls.act(lo, c, s.call, told=False)


def prim(lo: Lowering, c: Ctx, s: m.Prim) -> None:
    """Code for `Prim`."""
    primitives.prim(lo, c, s)


def let(lo: Lowering, c: Ctx, s: m.Let) -> None:
    """Code for `Let`."""
    c.vars[s.var] = c.b.own(lambda: nouns.ref(lo, c, s.ref))


def let_num(lo: Lowering, c: Ctx, s: m.LetNum) -> None:
    """Code for `LetNum`: its register lasts as long as the block in which it is bound first."""
    if s.var not in c.vars:
        c.vars[s.var] = c.b.own(lambda: numbers.number(lo, c, s.num))
        return
    with c.b.scratch():
        c.b.op("MOV", c.vars[s.var], numbers.number(lo, c, s.num))


def if_(lo: Lowering, c: Ctx, s: m.If, then: Branch | None = None, otherwise: Branch | None = None) -> None:
    """Code for `If`; where more is done in a case than usual, that is what makes its code."""
    b = c.b
    other, end = b.label("else"), b.label("end")
    told_sums.compared(lo, c, s.cond)
    conditions.jump_unless(lo, c, s.cond, other)
    (then or partial(block, lo))(c.but(), s.then)
    b.op("JMP", end)
    b.place(other)
    (otherwise or partial(block, lo))(c.but(), s.otherwise or ())
    b.place(end)


def if_done(lo: Lowering, c: Ctx, s: m.IfDone) -> None:
    """Code for `IfDone`: of an amount that is taken from somebody, all of it was there."""
    b = c.b
    other = b.label("else")
    enough = -1
    if feasible.takes(lo, s.act.call):
        enough, less = b.const(0), b.label("less")
        with b.scratch():
            feasible.jump_unless_there(lo, c, s.act.call, less)
        b.op("LDI", enough, 1)
        b.place(less)
    b.op("JNEI", calls.act(lo, c, s.act.call), calls.DONE, other)
    if enough >= 0:
        b.op("JZ", enough, other)
    block(lo, c.but(), s.then)
    b.place(other)


def table(lo: Lowering, c: Ctx, s: m.Table) -> None:
    """Code for `Table`."""
    b = c.b
    on = told_sums.total(lo, c, s.on)
    end = b.label("end")
    name = f"table{len(b.tables)}"
    labels = [b.label("row") for _ in s.rows]
    rows = sorted(
        (LOWEST if r.low is None else r.low, HIGHEST if r.high is None else r.high, at)
        for r, at in zip(s.rows, labels, strict=True)
    )
    b.tables[name] = Table(tuple(rows), end)
    b.op("SWITCH", on, name)
    for row, at in zip(s.rows, labels, strict=True):
        b.place(at)
        block(lo, c.but(), row.body)
        b.op("JMP", end)
    b.place(end)


def first_possible(lo: Lowering, c: Ctx, s: m.FirstPossible) -> None:
    """Code for `FirstPossible`."""
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


def roll(lo: Lowering, c: Ctx, s: m.Roll) -> None:
    """Code for `Roll`."""
    b = c.b
    roller = b.const(-1) if s.roller is None else nouns.ref(lo, c, s.roller)
    roll = b.reg()
    if s.into is not None:
        b.op("MOV", roll, nouns.ref(lo, c, s.into))
    purpose = b.const(list(lo.model.purposes).index(s.purpose) if s.purpose in lo.model.purposes else -1)
    dice = numbers.number(lo, c, s.dice)
    if s.into is None:
        b.op("CALL", roll, "new roll", b.block(roller, purpose))
    if lo.sided:
        b.op("SETF", "roll.sides", roll, b.const(s.sides))
    if s.purpose in lo.model.purposes and lo.model.purposes[s.purpose].stat in lo.model.stats:
        with b.scratch():
            bonus = numbers.number(
                lo, c.but(you=roller), m.StatOf(lo.model.purposes[s.purpose].stat, m.You())
            )
            b.op("SETF", "roll.bonus", roll, bonus)
    if s.purpose not in lo.model.purposes and c.this is not None:
        b.op("LOG", kinded("about", "[{0}]"), b.block(c.this, -1, -2))
    if s.into is None:
        b.op("RAISE", b.reg(), lo.event("roll"), b.block(roller, roll, dice, -2, -1, purpose))
    else:
        thrown = f"dice.{s.purpose}" if s.purpose in lo.model.purposes else "dice"
        b.op("CALL", b.reg(), thrown, b.block(roller, roll, dice))
        b.op("RAISE", b.reg(), lo.event(calls.ROLLED), b.block(roller, roll, dice, -2, -1, purpose))
    c.vars[s.var] = roll


def count_as(lo: Lowering, c: Ctx, s: m.CountAs) -> None:
    """Code for `CountAs`."""
    c.b.op("SETF", conditions.counted_field(lo, s.kind), nouns.ref(lo, c, s.thing), c.b.const(1))


def set_field(lo: Lowering, c: Ctx, s: m.SetField) -> None:
    """Code for `SetField`."""
    b = c.b
    to = numbers.any_of(lo, c, s.to)
    if s.of is None:
        b.op("SETG", lo.add_global(s.field), to)
        return
    end = b.label()
    r = nouns.ref(lo, c, s.of)
    nouns.skip_unless(lo, c, s.of, r, nouns.field_kind(lo, s.field), end)
    b.op("SETF", s.field, r, to)
    b.place(end)


def set_role(lo: Lowering, c: Ctx, s: m.SetRole) -> None:
    """Code for `SetRole`."""
    c.b.op("SETROLE", s.level, lo.slot(s.level, s.name), nouns.ref(lo, c, s.ref))


def open_window(lo: Lowering, c: Ctx, s: m.OpenWindow) -> None:
    """Code for `OpenWindow`."""
    b = c.b
    about = b.const(-1) if s.about is None else nouns.ref(lo, c, s.about)
    you = c.you if c.you is not None else b.const(-1)
    b.op("CALL", b.reg(), f"window.{s.window}", b.block(about, you))


def prevent(lo: Lowering, c: Ctx, s: m.Prevent) -> None:
    """Code for `Prevent`."""
    if c.verdict is not None:
        c.b.op("LDI", c.verdict, 2)


def end_game(lo: Lowering, c: Ctx, s: m.EndGame) -> None:
    """Code for `EndGame`."""
    b = c.b
    w = b.const(-1)
    r = nouns.ref(lo, c, s.winner)
    end = b.label()
    b.op("JLTI", r, 0, end)
    b.op("CTRL", w, r)
    b.place(end)
    b.op("WON", w)
