"""The dice of a roll one by one: which is meant, which go, what one shows; procedures made on demand."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import DICE, Lowering


def which_die(b: Builder, roller: int, dice: int, pick: int, w: int, x: int, question: str) -> str:
    """The roller of a roll (in register 0) chooses one of the dice that count; the label without one."""
    b.op("GETF", dice, "roll.dice", 0)
    b.op("OPTS")
    for die in range(1, DICE + 1):
        skip = b.label()
        b.op("JLTI", dice, die, skip)
        b.op("GETF", x, f"roll.{die}", 0)
        b.op("JZ", x, skip)
        b.op("LDI", x, die)
        b.op("OPTN", x, "die {0}")
        b.place(skip)
    seat = b.reg()
    none, end = b.label("seat"), b.label("no dice")
    b.op("NOPT", w)
    b.op("JZ", w, end)  # a roll that somebody prevented has none
    b.op("SEAT", seat)
    b.op("JLTI", roller, 0, none)
    b.op("CTRL", seat, roller)
    b.op("JGEI", seat, 0, none)
    b.op("SEAT", seat)
    b.place(none)
    b.op("DEC", pick, seat, question)
    return end


def turn_die(lo: Lowering) -> None:
    """`turn die(roll, side)`: one of its dice, which its roller chooses, shows this side."""
    if not lo.once("turn die"):
        return
    b = Builder("turn die", 2)
    roller, dice, pick, w, x = b.reg(), b.reg(), b.reg(2), b.reg(), b.reg()
    no = b.label("no such side")
    b.op("JLTI", 1, 1, no)
    if lo.sided:
        b.op("GETF", x, "roll.sides", 0)
        b.op("JLT", x, 1, no)
    else:
        b.op("JGEI", 1, m.SIDES + 1, no)
    b.op("GETF", roller, "roll.by", 0)
    end = which_die(b, roller, dice, pick, w, x, "which die is turned?")
    for die in range(1, DICE + 1):
        after = b.label("other")
        b.op("JNEI", pick, die, after)
        b.op("SETF", f"roll.{die}", 0, 1)
        b.place(after)
    b.place(end)
    b.place(no)
    lo.add_proc(b.done())


def drop_dice(lo: Lowering) -> None:
    """`drop dice(roll, n, high)`: of the dice that count the lowest (1: the highest) go until n are left."""
    if not lo.once("drop dice"):
        return
    b = Builder("drop dice", 3)
    left, which, shows, x, zero = b.const(0), b.reg(), b.reg(), b.reg(), b.const(0)
    for die in range(1, DICE + 1):
        none = b.label()
        b.op("GETF", x, f"roll.{die}", 0)
        b.op("JZ", x, none)
        b.op("ADDI", left, left, 1)
        b.place(none)
    loop, end = b.label("drop"), b.label("kept")
    b.place(loop)
    b.op("JLTI", left, 1, end)
    b.op("JGE", 1, left, end)
    b.op("LDI", which, 0)
    for die in range(1, DICE + 1):
        take, high, no = b.label("take"), b.label("high"), b.label("no")
        b.op("GETF", x, f"roll.{die}", 0)
        b.op("JZ", x, no)
        b.op("JZ", which, take)
        b.op("JNZ", 2, high)
        b.op("JLT", x, shows, take)
        b.op("JMP", no)
        b.place(high)
        b.op("JLT", shows, x, take)
        b.op("JMP", no)
        b.place(take)
        b.op("LDI", which, die)
        b.op("MOV", shows, x)
        b.place(no)
    for die in range(1, DICE + 1):
        after = b.label("other")
        b.op("JNEI", which, die, after)
        b.op("SETF", f"roll.{die}", 0, zero)
        b.place(after)
    b.op("ADDI", left, left, -1)
    b.op("JMP", loop)
    b.place(end)
    lo.add_proc(b.done())
