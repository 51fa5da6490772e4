"""A game of four things and hands that hold two: what tests of standing limits are about."""

from __future__ import annotations

from irkit import I, L, every, proc, program
from talisman.compiler.ir import program as ir

TRIM = proc(
    "trim",  # more than two in hand: put one into the pile, chosen by the holder
    I("ZID", 1, "hand", 0),
    L("again"),
    I("CNT", 2, 1),
    I("JLTI", 2, 3, "fine"),
    I("OPTS"),
    *every(1, 3, ""),
    I("DEC", 4, 0, "too many"),
    I("ZID", 6, "pile", 0),
    I("MOVE", 4, 6, 1),
    I("JMP", "again"),
    L("fine"),
    I("LOG", "looked at {0:n}", 0),
    I("RETI", 0),
    params=1,
)
GIVE = proc(
    "give",  # argument: seat; everything from the deck to its hand, then on to the next instruction
    I("ZID", 1, "deck", 0),
    I("ZID", 2, "hand", 0),
    L("more"),
    I("TOP", 3, 1),
    I("JEQI", 3, -1, "end"),
    I("MOVE", 3, 2, 0),
    I("JMP", "more"),
    L("end"),
    I("RETI", 0),
    params=1,
)
THINGS = [ir.Entity(f"t{n}", f"T{n}", ("thing",), zone=("deck", "")) for n in range(4)]
ZONES = [ir.ZoneClass("deck"), ir.ZoneClass("pile"), ir.ZoneClass("hand", "seat"), ir.ZoneClass("away")]

ASK = (I("OPTS"), I("OPTN", 0, ""), I("DEC", 4, 0, ""))
"""A question with one answer, by the seat whose number register 0 holds: what is due is settled before."""


def table(
    main: ir.Proc, *procs: ir.Proc, limits: tuple[ir.Limit, ...] = (ir.Limit("trim", "trim"),)
) -> ir.Program:
    """A program of four things, hands that hold two, and a count of how often the limit was looked at."""
    return program(
        main,
        TRIM,
        GIVE,
        *procs,
        entities=THINGS,
        tags=["thing"],
        zones=ZONES,
        limits=limits,
        globals=[ir.Global("runs"), ir.Global("free")],
        events=[ir.Event("act", "body" if any(item.name == "body" for item in procs) else "")],
        fields=[ir.Field("score", "seat", 5)],
    )


WAITING = proc("main", I("OPTS"), I("OPTN", 0, "a"), I("OPTN", 0, "b"), I("DEC", 1, 0, ""), I("HALT", 0, ""))
"""A game that asks once and then is over."""
LOOK = proc("look", I("LIMS"), I("RETI", 0))
SET = proc("set", I("SETG", "free", 0), I("LIMS"), I("RETI", 0), params=1)
SCORE = proc("score", I("LDI", 1, 1), I("ADDF", "score", 0, 1), I("LIMS"), I("RETI", 0), params=1)
