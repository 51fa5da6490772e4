"""Limits whose redress does not help, and state rules that could not be done: when they are tried again."""

from __future__ import annotations

from hands import LOOK, SCORE, SET, WAITING, table
from irkit import I, L, game, proc
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game


def stubborn(native: bool) -> Game:
    """A limit on the scores that can do something about them only while `free` is set; `runs` counts."""
    limit = proc(
        "limit",
        I("GETF", 1, "score", 0),
        I("JLTI", 1, 6, "fine"),
        L("redress"),
        I("GETG", 2, "runs"),
        I("ADDI", 2, 2, 1),
        I("SETG", "runs", 2),
        I("GETG", 3, "free"),
        I("JZ", 3, "stuck"),
        I("LDI", 1, 5),
        I("SETF", "score", 0, 1),
        L("fine"),
        I("RETI", 0),
        L("stuck"),
        I("RETI", 1),
        params=1,
    )
    limits = (ir.Limit("limit", "limit", redress="redress"),)
    return game(table(WAITING, limit, SET, SCORE, LOOK, limits=limits), native=native)


def test_what_only_a_redress_reads_matters_when_it_has_not_helped(native: bool) -> None:
    """Nobody over the limit: `free` lets nothing look. Somebody over it who could do nothing: it does."""
    played = stubborn(native)
    played.start_proc("set", (0,))
    assert played.get_global("runs") == 0

    played.start_proc("score", (0,))
    assert (played.get_global("runs"), played.value("score", "seat0")) == (1, 6)
    played.start_proc("look")
    assert played.get_global("runs") == 1
    played.start_proc("set", (1,))
    assert (played.get_global("runs"), played.value("score", "seat0")) == (2, 5)
    played.start_proc("set", (0,))
    assert played.get_global("runs") == 2


def patient(native: bool) -> Game:
    """A state rule on the first score that needs `free`; a limit on the second that sets it, to no avail."""
    wait = proc(
        "wait",
        I("LDI", 0, 0),
        I("GETF", 1, "score", 0),
        I("JLTI", 1, 6, "fine"),
        L("redress"),
        I("LOG", "tried", 0),
        I("GETG", 2, "free"),
        I("JZ", 2, "again"),
        I("LDI", 1, 5),
        I("SETF", "score", 0, 1),
        L("again"),
        I("RETI", 2),
        L("fine"),
        I("RETI", 0),
        params=1,
    )
    help_ = proc(
        "help",
        I("LDI", 0, 1),
        I("GETF", 1, "score", 0),
        I("JLTI", 1, 6, "fine"),
        L("redress"),
        I("SETG", "free", 0),
        I("RETI", 1),
        L("fine"),
        I("RETI", 0),
        params=1,
    )
    limits = tuple(ir.Limit(name, name, each=False, redress="redress") for name in ("wait", "help"))
    return game(table(WAITING, wait, help_, SET, SCORE, limits=limits), native=native)


def test_a_state_rule_that_could_not_be_done_waits_for_what_it_needs(native: bool) -> None:
    """It is tried when it begins to hold, then when what its doing reads has changed, until it is done."""
    played = patient(native)
    tried: list[tuple[int, int]] = []
    for way, value in (("set", 0), ("score", 0), ("set", 0), ("set", 1), ("set", 1)):
        played.drain()
        played.start_proc(way, (value,))
        tried.append((len([line for line in played.drain() if line.values]), played.value("score", "seat0")))

    assert tried == [(0, 5), (1, 6), (0, 6), (1, 5), (0, 5)]


def test_a_state_rule_that_waits_is_tried_when_a_redress_has_not_helped(native: bool) -> None:
    """What a redress does is no help to the limit itself, but may be to others that wait."""
    played = patient(native)
    played.start_proc("score", (0,))
    assert played.value("score", "seat0") == 6
    played.start_proc("score", (1,))
    assert (played.get_global("free"), played.value("score", "seat0")) == (1, 5)
