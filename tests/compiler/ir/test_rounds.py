"""Loops that count end where each round would come to nothing as the one before did."""

from __future__ import annotations

import pytest

from irkit import I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.compiler.ir.rounds import without_rounds

QUESTION = I("JLTI", 2, 0, "loop")
SENT_ON = I("JLTI", 2, 0, "end")


def loop(*body: ir.Ins | ir.Label) -> tuple[ir.Ins | ir.Label, ...]:
    """Register 0 counts up to register 1, or to what the body makes of it."""
    head = (I("SEATS", 1), I("LDI", 0, -1), L("loop"), I("ADDI", 0, 0, 1), I("JGE", 0, 1, "end"))
    return (*head, *body, I("JMP", "loop"), L("end"), I("HALT", 0, ""))


def shorter(*body: ir.Ins | ir.Label, read: int = 0) -> tuple[ir.Ins | ir.Label, ...]:
    """The loop; read: the registers that are read behind its end."""
    return without_rounds(loop(*body), {"loop": 7, "end": read}, {})


def test_what_is_the_same_in_each_round_ends_the_loop() -> None:
    """It is asked before the loop as well, as it looks at nothing that is made there."""
    assert shorter(QUESTION, I("OPT", 3, "")) == (
        SENT_ON,
        *loop(SENT_ON, I("OPT", 3, "")),
    )


def test_two_of_them_keep_their_order() -> None:
    """The second is asked behind the first, before and in the loop."""
    other = I("JNTAG", 2, "card", "loop")
    found = shorter(QUESTION, other, I("OPT", 3, ""))
    assert found == (SENT_ON, ended := I("JNTAG", 2, "card", "end"), *loop(SENT_ON, ended, I("OPT", 3, "")))


def test_what_looks_at_the_game_is_asked_in_the_loop_only() -> None:
    """A thing may be nobody where the questions before were not asked."""
    zone = I("JNIN", 2, "hand", "loop")
    assert shorter(I("SEATR", 3, 2, 0), zone, I("OPT", 3, "")) == loop(
        I("SEATR", 3, 2, 0), I("JNIN", 2, "hand", "end"), I("OPT", 3, "")
    )


@pytest.mark.parametrize(
    ("body", "read"),
    [
        ((I("SEATR", 2, 3, 0), QUESTION), 0),
        ((I("OPT", 3, ""), QUESTION), 0),
        ((I("LDI", 1, 5), QUESTION), 0),
        ((I("JLTI", 3, 0, "away"), QUESTION, L("away")), 0),
        ((L("here"), QUESTION), 0),
        ((QUESTION,), 1),
        ((I("LDI", 4, 0), QUESTION), 1 << 4),
    ],
    ids=["made in the round", "something happens before", "no bound", "another way out", "another way in",
         "how far it came is read", "what was written is read"],
)  # fmt: skip
def test_what_may_be_otherwise_in_the_next_round_stays(
    body: tuple[ir.Ins | ir.Label, ...], read: int
) -> None:
    """And so does what is read behind the end."""
    assert shorter(*body, read=read) == loop(*body)


def test_a_loop_that_counts_down_stays() -> None:
    """Nothing says that it would come to its end."""
    code = (
        L("loop"),
        I("ADDI", 0, 0, -1),
        I("JGE", 0, 1, "end"),
        QUESTION,
        I("JMP", "loop"),
        L("end"),
        I("HALT", 0, ""),
    )
    assert without_rounds(code, {"loop": 7, "end": 0}, {}) == code


def test_it_takes_one_round_where_it_took_one_for_each_seat() -> None:
    """The same end, with fewer instructions."""
    body = (I("SEAT", 3), I("SEATR", 3, 3, 0), QUESTION, I("LDI", 4, 1))
    steps = []
    for code in (loop(*body), shorter(*body)):
        one = game(program(proc("main", I("LDI", 2, -1), *code)), native=False)
        one.play()
        steps.append(one.machine.spent)
    assert steps[1] < steps[0]


def test_a_loop_through_the_seats_ends_as_well() -> None:
    """It comes to its end by itself; what tells one seat from another is asked of each."""
    head = (I("LDI", 4, -1), I("SEAT", 5), L("loop"), I("ROUND", 3, 4, "end"))
    rest = (I("JMP", "loop"), L("end"), I("HALT", 0, ""))
    found = without_rounds(
        (*head, QUESTION, other := I("JNTAG", 3, "card", "loop"), *rest), {"loop": 63, "end": 0}, {}
    )

    assert found == (SENT_ON, *head, SENT_ON, other, *rest)
