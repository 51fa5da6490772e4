"""Small IR programs for the tests of the machine, and short ways to write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game, load
from talisman.runtime.image.link import Linked

I = ir.Ins  # noqa: E741 - one letter, because a test is a page of them
L = ir.Label


def proc(
    name: str,
    *code: ir.Ins | ir.Label,
    params: int = 0,
    regs: int = 16,
    kind: str = "code",
    level: str = "",
    event: str = "",
    tables: Mapping[str, ir.Table] | None = None,
) -> ir.Proc:
    """A procedure with plenty of registers."""
    return ir.Proc(name, params, regs, tuple(code), kind, level, event, tables or {})


def every(zone: int, thing: int, text: str) -> tuple[ir.Ins | ir.Label, ...]:
    """An option for every thing in the zone of a register; another register goes through them."""
    again, end = f"option {zone}", f"options {zone}"
    return (
        I("TOP", thing, zone),
        L(again),
        I("JLTI", thing, 0, end),
        I("OPT", thing, text),
        I("NXT", thing, thing),
        I("JMP", again),
        L(end),
    )


FAULT = (I("LDI", 15, 2**31 - 1), I("ADDI", 15, 15, 1), I("RETI", 0))
"""Code that cannot go on: a sum too large."""


def seats(count: int, *, own_block: bool = True, tags: Sequence[str] = ("seat",)) -> list[ir.Entity]:
    """Seats that play themselves."""
    return [ir.Entity(f"seat{n}", f"Seat {n}", tuple(tags), own_block=own_block) for n in range(count)]


def program(
    *procs: ir.Proc, entities: Sequence[ir.Entity] = (), players: int = 3, **more: object
) -> ir.Program:
    """A program with three seats, a main procedure that ends at once unless there is another."""
    given = list(procs)
    if not any(item.name == "main" for item in given):
        given.append(proc("main", I("LDI", 0, -1), I("HALT", 0, "")))
    made = ir.Program(seats=(1, players), entities=[*seats(players), *entities], procs=given, tags=["seat"])
    for name, value in more.items():
        getattr(made, name).extend(value)
    return made


def ready(made: ir.Program) -> Linked:
    """The program, emitted, verified and linked."""
    return load(emit(made))


def game(
    made: ir.Program,
    *,
    players: int = 3,
    seed: int = 7,
    native: bool | None = None,
    scripted: bool = False,
    shuffled: bool = False,
    trace: bool = False,
    bots: int = 0,
) -> Game:
    """A game of the program."""
    linked = ready(made)
    return Game.new(
        linked, players, seed, native=native, scripted=scripted, shuffled=shuffled, trace=trace, bots=bots
    )
