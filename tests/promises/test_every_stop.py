"""Whatever a pack says, a game that goes on for ever is stopped, and can be interrupted before."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from countgame import image_text
from irkit import I, L, game, proc, program, ready
from shellkit import Program
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game
from talisman.runtime.table.limits import ANSWER_WORK, FUEL, GAME_WORK, TURN_WORK
from worlds import linked

SOLO = """\
procedure game
    starts the game
    step "turns": repeat while there are players: for each player: it begins a turn
procedure turn (turns)
    of a player
    step "up": come up
    step "choice": choose one
        "take one point": gain 1 point
        "wait": nothing
"""
ASKING = """\
rule "Again and again"
    for each player: when you begin a turn: repeat while your points are at least 0: choose one
        "one": gain 1 point
        "none": nothing
"""
BOXES = 400


@pytest.fixture
def solo(talisman: Program, own_folder: Path) -> Path:
    """A game for one that nobody ends."""
    folder = own_folder / "solo"
    assert talisman("new", "solo").status == 0
    text = (folder / "pack.toml").read_text().replace("[2, 4]", "[1, 1]")
    (folder / "pack.toml").write_text(text)
    (folder / "play.tal").write_text(SOLO)
    for old in (folder / "scenarios").iterdir():
        old.unlink()
    return folder


@pytest.mark.parametrize(
    ("bound", "turns"), [(("--max-turns", "3"), 4), (("--max-rounds", "3"), 4), ((), 2_001)]
)
def test_a_game_for_one_is_stopped(bound: tuple[str, ...], turns: int, solo: Path, talisman: Program) -> None:
    """Who plays alone has turns and rounds like everybody: each time the turn comes up."""
    told = talisman("play", "solo", "--quiet", *bound)

    assert told.status == 0
    assert f"stopped ({turns - 1:,} " in told.out
    assert f"after {turns:,} turns" in told.out


def test_turns_of_one_are_counted_inside_the_machine(native: bool, solo: Path, talisman: Program) -> None:
    """Bots in the machine stop as the others do."""
    assert talisman("compile", "solo").status == 0
    played = Game.new((solo.parent / "build" / "solo.talc").read_text(), 1, 1, native=native)
    played.play(turns=5)

    assert (played.turns, played.rounds) == (5, 5)
    played.play(rounds=7)
    assert played.rounds == 8


def test_a_loop_that_asks_is_a_fault(solo: Path, talisman: Program) -> None:
    """Answers count for work, so what asks again and again in one turn is stopped, and the rule is named."""
    (solo / "again.tal").write_text(ASKING)
    told = talisman("play", "solo", "--max-turns", "1", "--quiet")

    assert told.status == 1
    assert "turn: too many answers" in told.out
    assert "again-and-again" in told.out


def asking(*between: ir.Ins) -> ir.Program:
    """Seats that are asked for ever, with something between the answers."""
    return program(
        proc(
            "main",
            L("again"),
            I("OPTS"),
            I("OPTI", 1, "one"),
            I("OPTI", 2, "two"),
            I("DEC", 0, 5, "what?"),
            *between,
            I("JMP", "again"),
        )
    )


def test_the_work_of_a_turn_has_a_bound(native: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins anew where the turn goes to a seat, also to the same one; that of the game does not."""
    busy = game(asking(), native=native)
    busy._machine.spent = TURN_WORK - 10 * ANSWER_WORK
    busy.play()
    other = game(asking(I("SETSEAT", 5)), native=native)
    other._machine.spent = TURN_WORK - 10 * ANSWER_WORK
    other.play(answers=40)
    late = game(asking(I("SETSEAT", 5)), native=native)
    late._machine.work = GAME_WORK - 10 * ANSWER_WORK
    late.play()

    assert (busy.fault and busy.fault.code, busy.decisions) == ("turn", 10)
    assert other.status == "asking"
    assert (late.fault and late.fault.code, late.decisions) == ("game", 10)
    assert "main" in (late.fault.procs if late.fault else ())


def nested(op: ir.Ins) -> ir.Program:
    """Boxes in boxes, and a loop that does something with the inmost."""
    boxes = [
        ir.Entity(f"box{n}", f"Box {n}", ("box",), zone=("inside", f"box{n - 1}") if n else None)
        for n in range(BOXES)
    ]
    inmost = (I("LDI", 0, 3 + BOXES - 1), I("LDI", 2, -1))
    return program(
        proc("main", *inmost, L("again"), op, I("JMP", "again"), regs=20),
        entities=boxes,
        tags=["box"],
        zones=[ir.ZoneClass("inside", "box")],
    )


@pytest.mark.parametrize(
    "op", [I("PLACE", 5, 0), I("CTRL", 5, 0), I("HOLDER", 5, 0), I("EDGE", 5, 0, 2), I("HELD", 5, 1, "box")],
    ids=lambda op: op.op,
)  # fmt: skip
def test_climbing_costs_fuel(op: ir.Ins, native: bool) -> None:
    """What goes up through the things that bear a thing costs as much as there are."""
    played = Game.new(ready(nested(op)), 2, 1, native=native, fuel=50_000, start=False)
    machine = played._machine
    machine.notes = 0
    began = time.process_time()
    machine.start(played.image.main, 1)
    machine.go(50_000)
    took = time.process_time() - began

    assert played.status == "fault"
    assert took < 2


def test_much_work_can_be_interrupted(native: bool, own_folder: Path) -> None:
    """Ctrl-C is heard within a second, also while all seats answer inside the machine."""
    (own_folder / "x.talc").write_text(image_text(2**31 - 1))
    code = (
        "import signal, sys; from pathlib import Path; from talisman.runtime.game.game import Game\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored in what a shell runs behind
        "game = Game.new(Path('x.talc').read_text(), 2, 1, native=sys.argv[1] == 'True', log=False)\n"
        "print('on', flush=True)\n"
        "while True: game.play(); game.recover(); game._machine.work = 0"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code, str(native)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "on\n"
        time.sleep(0.5)
        running.send_signal(signal.SIGINT)
        began = time.monotonic()
        try:
            running.wait(timeout=20)
        finally:
            running.kill()

        assert time.monotonic() - began < 3
        assert running.stderr is not None
        assert "KeyboardInterrupt" in running.stderr.read()


def test_bounds_are_larger_than_what_one_answer_may_take() -> None:
    """A turn may hold answers that each take all the fuel there is, and a game such turns."""
    assert 10 * (FUEL + ANSWER_WORK) <= TURN_WORK * 2
    assert 10 * TURN_WORK <= GAME_WORK


def test_a_game_is_over_when_nobody_is_left_to_play(native: bool) -> None:
    """All characters have died for good: who waits for another one waits no longer than until its turn."""
    game = Game.new(linked("content/revised"), 2, 1, native=native)
    played = [game.avatar(seat) or "" for seat in range(2)]
    for name in game.tagged("character"):
        if name not in played:
            game.move(name, "")
    for name in played:
        game.set_value("life", name, 0)
    for _ in range(50):
        if game.status != "asking":
            break
        game.step(0)

    assert (game.status, game.fault, game.winners) == ("over", None, ())
