"""Finished code is made shorter and does the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from irkit import I, L, game, proc, program
from talisman.cli.common import build
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.compiler.ir.tidy import tidied
from talisman.runtime.game.game import Game, load

PACKS = Path(__file__).parents[2] / "packs"


def short(*code: ir.Ins | ir.Label, levels: Sequence[ir.Level] = ()) -> list[ir.Ins | ir.Label]:
    """What is left of the code of a procedure with one argument, of the first of some levels."""
    one = proc("p", *code, params=1, level=levels[0].name if levels else "")
    made = program(one, proc("f", I("RETI", 0), params=2), levels=levels)
    return list(next(one for one in tidied(made) if one.name == "p").code)


def test_what_a_register_holds_is_not_written_again() -> None:
    """Registers begin at 0, and a constant stays until something else is written."""
    assert short(I("LDI", 3, 0), I("RET", 3)) == [I("RET", 3)]
    assert short(I("LDI", 3, 5), I("OPT", 3, ""), I("LDI", 3, 5), I("RET", 3)) == [
        I("LDI", 3, 5),
        I("OPT", 3, ""),
        I("RET", 3),
    ]


def test_a_copy_that_nobody_else_reads_is_none() -> None:
    """What it was copied from is read in its place; what a block is made of stays."""
    assert short(I("MOV", 3, 0), I("MOV", 4, 3), I("RET", 4)) == [I("RET", 0)]
    assert short(I("GETF", 3, "f", 0), I("MOV", 4, 3), I("CALL", 2, "f", 4), I("RET", 2)) == [
        I("GETF", 4, "f", 0),
        I("CALL", 2, "f", 4),
        I("RET", 2),
    ]


def test_a_question_is_asked_once() -> None:
    """Behind a question its answer is known; so is the way from it, where no other leads there."""
    asked = (I("JLTI", 0, 0, "no"), I("JNTAG", 0, "seat", "no"))

    assert short(*asked, *asked, I("RETI", 1), L("no"), I("RETI", 0)) == [
        *asked,
        I("RETI", 1),
        L("no"),
        I("RETI", 0),
    ]
    assert short(I("JNZ", 0, "some"), I("RETI", 1), L("some"), I("JZ", 0, "no"), I("RETI", 2), L("no")) == [
        I("JNZ", 0, "some"),
        I("RETI", 1),
        L("some"),
        I("RETI", 2),
    ]


def test_where_ways_meet_only_what_holds_on_all_is_sure() -> None:
    """Three ways to a label, each with another number."""
    code = (
        I("JEQI", 0, 1, "one"),
        I("JEQI", 0, 2, "two"),
        I("LDI", 1, 5),
        I("LDI", 2, 9),
        I("JMP", "end"),
        L("one"),
        I("LDI", 1, 6),
        I("LDI", 2, 9),
        I("JMP", "end"),
        L("two"),
        I("LDI", 1, 7),
        I("LDI", 2, 9),
        L("end"),
        I("JEQI", 1, 7, "seven"),
        I("RET", 2),
        L("seven"),
        I("RETI", 0),
    )

    assert short(*code) == list(code)


def test_what_happens_changes_what_was_looked_at() -> None:
    """A place is asked for again after a move, and a field after something was written."""
    again = (I("PLACE", 1, 0), I("LIMS"), I("PLACE", 2, 0), I("JNE", 1, 2, "no"), I("RETI", 1), L("no"))
    field = (I("GETF", 1, "f", 0), I("SETF", "f", 0, 0), I("GETF", 2, "f", 0), I("ADD", 1, 1, 2))

    assert short(*again, I("RETI", 0)) == [*again, I("RETI", 0)]
    assert short(*field, I("RET", 1)) == [*field, I("RET", 1)]
    assert short(*field[:1], *field[2:], I("RET", 1)) == [field[0], I("ADD", 1, 1, 1), I("RET", 1)]


def test_at_the_head_of_a_loop_nothing_is_sure() -> None:
    """What the loop writes is read when it comes round."""
    loop = (
        I("LDI", 1, 3),
        L("loop"),
        I("JEQI", 1, 0, "end"),
        I("ADDI", 1, 1, -1),
        I("JMP", "loop"),
        L("end"),
        I("RET", 1),
    )

    assert short(*loop) == list(loop)


def test_registers_that_others_read_are_written() -> None:
    """The slots of a level belong to whoever looks for its frames; one set from elsewhere may change."""
    level = ir.Level("round", slots=("actor", "turn"))
    code = (I("LDI", 1, 4), I("LIMS"), I("MOV", 3, 1), I("RET", 3))
    other = proc("other", I("SETROLE", "round", 1, 0), I("RETI", 0), params=1)
    made = program(proc("p", *code, params=1, level="round"), other, levels=[level])

    assert short(*code, levels=[level]) == [
        I("LDI", 1, 4),
        I("LIMS"),
        I("LDI", 3, 4),
        I("RET", 3),
    ]
    assert next(one for one in tidied(made) if one.name == "p").code == (
        I("LDI", 1, 4),
        I("LIMS"),
        I("RET", 1),
    )


def test_jumps_go_straight() -> None:
    """No jump to a jump, none over one, none to the end."""
    code = (
        I("JZ", 0, "no"),
        I("JMP", "yes"),
        L("no"),
        I("JLTI", 0, 5, "far"),
        I("RETI", 3),
        L("far"),
        I("JMP", "end"),
        L("yes"),
        I("OPT", 0, ""),
        I("JMP", "end"),
        L("end"),
        I("RETI", 0),
    )

    assert short(*code) == [
        I("JNZ", 0, "yes"),
        I("RETI", 0),
        L("yes"),
        I("OPT", 0, ""),
        I("RETI", 0),
    ]


def test_a_jump_to_a_question_that_is_answered_goes_on() -> None:
    """What is sure where the jump stands is sure behind it; what nothing leads to is left out, loops too."""
    code = (
        I("LDI", 1, 0),
        I("JLTI", 0, 0, "end"),
        I("LDI", 1, 1),
        I("JMP", "end"),
        L("loop"),
        I("OPT", 0, ""),
        I("JMP", "loop"),
        L("end"),
        I("JZ", 1, "no"),
        I("RETI", 1),
        L("no"),
        I("RETI", 0),
    )

    assert short(*code) == [
        I("JLTI", 0, 0, "no"),
        I("RETI", 1),
        L("no"),
        I("RETI", 0),
    ]


def test_a_loop_may_be_entered_in_its_middle() -> None:
    """Its head is reached only from its end."""
    code = (
        I("JMP", "middle"),
        L("head"),
        I("OPT", 1, ""),
        L("middle"),
        I("ADDI", 1, 1, 1),
        I("JLT", 1, 0, "head"),
        I("RET", 1),
    )

    assert short(*code) == list(code)


def test_what_was_tidied_runs() -> None:
    """The sum of 1 to 10, counted in a loop, with and without."""
    code = (
        I("LDI", 0, 0),
        I("LDI", 1, 10),
        L("loop"),
        I("JLTI", 1, 1, "end"),
        I("MOV", 3, 1),
        I("ADD", 0, 0, 3),
        I("ADDI", 1, 1, -1),
        I("JMP", "loop"),
        L("end"),
        I("ADDI", 0, 0, -55),
        I("HALT", 0, "done"),
    )
    made = program(proc("main", *code))
    made.tidy = True

    assert sum(isinstance(item, ir.Ins) for item in tidied(made)[0].code) < len(code) - 2
    one = game(made)
    one.play()
    assert one.winner == 0


@pytest.mark.parametrize("pack", ["race", "tricks"])
def test_a_game_is_the_same(pack: str) -> None:
    """Random games by tidied code and by the code as it was made."""
    compiled = build([str(PACKS / pack)], []).compiled
    assert compiled is not None
    made = compiled.program
    told = []
    for made.tidy in (True, False):
        games = [Game.new(load(emit(made)), 3, seed) for seed in range(4)]
        for one in games:
            one.play()
        told.append([(one.events, one.decisions, one.winner) for one in games])
    made.tidy = False
    assert len(str(emit(made)["code"])) > len(str(compiled.image["code"]))
    assert told[0] == told[1]
