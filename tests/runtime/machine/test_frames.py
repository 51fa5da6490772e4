"""Frames: calls, levels and what inherits them, ending from far inside, faults."""

from __future__ import annotations

import pytest

from irkit import FAULT, I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.runtime.table.ops import H_BOTS

LEVELS = (
    ir.Level("wide", slots=("who", "what")),
    ir.Level("narrow", "wide", slots=("extra",)),
    ir.Level("other"),
)


def test_a_call_passes_arguments_and_brings_a_value_back(native: bool) -> None:
    """Arguments arrive in the first registers, the others start at 0."""
    made = program(
        proc(
            "main",
            I("LDI", 0, 30),
            I("LDI", 1, 12),
            I("CALL", 2, "minus", 0),
            I("SETG", "a", 2),
            I("HALT", 15, ""),
        ),
        proc("minus", I("SUB", 2, 0, 1), I("ADD", 2, 2, 3), I("RET", 2), params=2),
        globals=[ir.Global("a")],
    )

    assert game(made, native=native).get_global("a") == 18


def test_ending_a_level_leaves_every_frame_inside_it(native: bool) -> None:
    """The nearest frame of the level, or of one that inherits it, returns the value; frames below go on."""
    made = program(
        proc("main", I("CALL", 0, "outer", 1), I("SETG", "a", 0), I("HALT", 15, "")),
        proc("outer", I("CALL", 0, "inner", 1), I("ADDI", 0, 0, 100), I("RET", 0), level="wide"),
        proc("inner", I("CALL", 0, "deep", 1), I("LDI", 0, 5), I("RET", 0), level="narrow"),
        proc("deep", I("LDI", 0, 7), I("ENDL", "wide", 0)),
        globals=[ir.Global("a")],
        levels=LEVELS,
    )

    assert game(made, native=native).get_global("a") == 107


def test_slots_of_enclosing_frames_are_read_and_set_by_level(native: bool) -> None:
    """ROLE finds the nearest frame of a level; without one it gives -1, and INLV says 0."""
    made = program(
        proc("main", I("LDI", 0, 41), I("CALL", 1, "outer", 0), I("SETG", "a", 1), I("HALT", 15, "")),
        proc(
            "outer",
            I("LDI", 2, 3),
            I("CALL", 3, "inner", 4),
            I("ADD", 2, 2, 0),
            I("RET", 2),
            params=1,
            level="narrow",
        ),
        proc(
            "inner",
            I("ROLE", 0, "wide", "who"),
            I("ROLE", 1, "other", 0),
            I("ADD", 0, 0, 1),
            I("SETROLE", "wide", "who", 0),
            I("ROLE", 2, "narrow", "extra"),
            I("SETG", "b", 2),
            I("INLV", 3, "wide"),
            I("INLV", 4, "other"),
            I("LDI", 5, 2),
            I("MUL", 3, 3, 5),
            I("ADD", 3, 3, 4),
            I("SETG", "c", 3),
            I("RETI", 0),
        ),
        proc("unused", I("RETI", 0), level="other"),
        globals=[ir.Global("a"), ir.Global("b"), ir.Global("c")],
        levels=LEVELS,
    )
    played = game(made, native=native)

    assert [played.get_global(name) for name in "abc"] == [43, 3, 2]


def test_ending_a_level_that_does_not_enclose_is_a_fault(native: bool) -> None:
    """The fault names level, and the state is the one before."""
    made = program(proc("main", I("ENDL", "wide", 0)), levels=LEVELS)
    played = game(made, native=native)

    assert played.fault is not None
    assert played.fault.code == "level"


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ((L("x"), I("JMP", "x")), "fuel"),
        ((I("CALL", 0, "main", 1), I("RETI", 0)), "stack"),
        ((I("LDI", 0, 2**31 - 1), I("ADDI", 0, 0, 1), I("HALT", 0, "")), "overflow"),
        ((I("LDI", 0, -(2**31)), I("LDI", 1, 1), I("SUB", 0, 0, 1), I("HALT", 0, "")), "overflow"),
        ((I("LDI", 0, 65536), I("MUL", 0, 0, 0), I("HALT", 0, "")), "overflow"),
        ((I("LDI", 0, 7), I("LDI", 1, 0), I("DIV", 0, 0, 1), I("HALT", 0, "")), "divisor"),
        ((I("LDI", 0, 7), I("LDI", 1, -2), I("DIV", 0, 0, 1), I("HALT", 0, "")), "divisor"),
        ((I("LDI", 0, 3), I("SETSEAT", 0), I("HALT", 0, "")), "id"),
        ((I("LDI", 0, 99), I("GETF", 1, "score", 0), I("HALT", 0, "")), "id"),
        ((I("LDI", 0, -1), I("GETF", 1, "score", 0), I("HALT", 0, "")), "id"),
        ((I("LDI", 0, 99), I("TOP", 1, 0), I("HALT", 0, "")), "id"),
        ((I("LDI", 0, -2), I("BEAR", 1, 0), I("HALT", 0, "")), "id"),
        ((I("OPTS"), I("DEC", 0, 2, ""), I("HALT", 0, "")), "choice"),
        ((I("OPTS"), I("LDI", 2, 7), I("OPT", 2, ""), I("DEC", 0, 2, ""), I("HALT", 0, "")), "choice"),
        ((I("OPTS"), L("x"), I("OPT", 2, ""), I("JMP", "x")), "options"),
        ((I("LDI", 0, -1), I("DIE", 2, "d", 0), I("HALT", 0, "")), "sides"),
        ((I("EVGET", 0, 0), I("HALT", 0, "")), "event"),
        ((I("SETROLE", "wide", "who", 0), I("HALT", 0, "")), "level"),
        ((I("RETI", 0),), "main"),
        ((I("LDI", 0, 5), I("EFGET", 1, 0, 0), I("HALT", 0, "")), "id"),
        ((L("x"), I("LDI", 0, 0), I("EFNEW", 8, "y", 0), I("JMP", "x")), "effects"),
    ],
)
def test_what_goes_wrong_is_a_fault(native: bool, code: tuple[ir.Ins | ir.Label, ...], fault: str) -> None:
    """A fault is a status with its code, never an exception, and is the same on both machines."""
    made = program(
        proc("main", *code),
        proc("unused", I("RETI", 0), level="wide"),
        fields=[ir.Field("score", "seat")],
        zones=[ir.ZoneClass("field")],
        purposes=["d"],
        levels=LEVELS,
        effects=["y"],
    )
    played = game(made, native=native)

    assert played.status == "fault"
    assert played.fault is not None
    assert played.fault.code == fault


def test_a_fault_goes_back_to_the_decision_before_it(native: bool) -> None:
    """After a fault everything is as at the last answer; recovering asks the same again."""
    made = program(
        proc(
            "main",
            I("LDI", 0, 0),
            I("OPTS"),
            I("OPTN", 0, "well"),
            I("LDI", 1, 1),
            I("OPTN", 1, "badly"),
            I("DEC", 2, 0, "how?"),
            I("SETG", "a", 1),
            I("JZ", 2, "well"),
            *FAULT,
            L("well"),
            I("HALT", 0, "done"),
        ),
        globals=[ir.Global("a")],
    )
    played = game(made, native=native)
    before = played.hash()

    assert played.step(1) == "fault"
    assert played.fault is not None
    assert played.fault.code == "overflow"
    assert played.get_global("a") == 0
    assert played.recover() == "asking"
    assert played.hash() == before
    assert played.step(0) == "over"
    assert played.reason == "done"


def test_division_rounds_down_for_negatives_too(native: bool) -> None:
    """It is floor division."""
    code: list[ir.Ins] = []
    for place, value in enumerate((7, -7, -8, 0)):
        code += [I("LDI", 0, value), I("DIVI", 1, 0, 4), I("SETG", f"q{place}", 1)]
    names = [f"q{place}" for place in range(4)]
    played = game(
        program(proc("main", *code, I("HALT", 0, "")), globals=[ir.Global(name) for name in names]),
        native=native,
    )

    assert [played.get_global(name) for name in names] == [1, -2, -2, 0]


def test_a_fault_of_a_seat_at_random_goes_back_to_its_last_answer(native: bool) -> None:
    """However many answers lie before it, and whatever was logged, once."""
    made = program(
        proc(
            "main",
            I("LDI", 0, 0),
            I("LDI", 1, 1),
            L("again"),
            I("OPTS"),
            I("OPTN", 0, "left"),
            I("OPTN", 1, "right"),
            I("DEC", 2, 0, "where?"),
            I("GETG", 4, "a"),
            I("ADDI", 4, 4, 1),
            I("SETG", "a", 4),
            I("JLTI", 4, 150, "again"),
            *FAULT,
        ),
        globals=[ir.Global("a")],
    )
    alone, slow = game(made, native=native), game(made, native=native)

    assert alone.play() == "fault"
    for _ in range(149):
        slow.play(answers=1)
    assert alone.get_global("a") == slow.get_global("a") == 149
    assert alone.recover() == "asking"
    assert alone.state()[H_BOTS + 1 :] == slow.state()[H_BOTS + 1 :]
    assert [entry.values for entry in alone.drain()][:149] == [entry.values for entry in slow.drain()]


def test_seats_play_at_random_for_so_many_rounds(native: bool) -> None:
    """They stop at the first question after the round, the same one however they are driven."""
    made = program(
        proc(
            "main",
            I("LDI", 0, 0),
            L("again"),
            I("OPTS"),
            I("OPTN", 0, "left"),
            I("OPTN", 0, "right"),
            I("DEC", 2, 0, "where?"),
            I("LDI", 1, 1),
            I("SEATR", 0, 0, 1),
            I("SETSEAT", 0),
            I("JMP", "again"),
        ),
    )
    played = game(made, native=native)

    assert played.play(rounds=4) == "asking"
    assert (played.rounds, played.turns) == (5, 13)


@pytest.mark.parametrize("seat", [-(2**31), -2, 3, 9, 2**31 - 1])
def test_nobody_wins_who_has_no_seat(seat: int, native: bool) -> None:
    """A game is won by one of its seats, or by nobody (-1): any other number is a fault."""
    played = game(program(proc("main", I("LDI", 0, seat), I("HALT", 0, ""))), native=native)

    assert played.fault is not None
    assert (played.fault.code, played.winner) == ("id", -1)


def test_a_question_names_what_it_is_about(native: bool) -> None:
    """Its texts have places for two things, of any number that is one; the next question is about nothing."""
    ask = (
        I("OPTI", 1, "ask[ ({2})]"),
        I("OPTI", 0, "leave {1?somebody} alone"),
        I("DEC", 6, 0, "what of {1?somebody}[ ({2})]?"),
    )
    about = (I("LDI", 1, 1), I("LDI", 2, 99), I("OPTS"), I("ABOUT", 0, 1), I("ABOUT", 1, 1), I("ABOUT", 1, 2))
    code = (I("LDI", 0, 0), *about, *ask, I("OPTS"), *ask, I("HALT", 15, ""))
    played = game(program(proc("main", *code)), native=native)
    asked = []
    for _ in range(2):
        decision = played.decision
        assert decision is not None
        asked.append((decision.prompt, *(option.text for option in decision.options)))
        played.step(1)

    assert asked == [
        ("what of Seat 1?", "ask", "leave Seat 1 alone"),
        ("what of somebody?", "ask", "leave somebody alone"),
    ]
    assert [(line.text, line.values) for line in played.drain()] == [
        ("leave Seat 1 alone", (0, 0, 1, -1)),
        ("leave somebody alone", (0, 0, -1, -1)),
    ]
