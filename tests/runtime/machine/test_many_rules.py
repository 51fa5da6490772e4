"""More rules than a word has bits: whatever holds for the first of them holds for those in later words."""

from __future__ import annotations

import pytest

from irkit import I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game
from talisman.runtime.table.limits import BITS
from talisman.runtime.table.words import MODES

MANY = 2 * BITS + 9
FIRST_OF_WORDS = (0, BITS - 1, BITS, MANY - 1)
RECORD = (I("LDI", 1, -1), I("LDI", 2, 5), I("LDI", 3, 0), I("LDI", 4, -1), I("LDI", 5, -1))
RAISED = (*RECORD, I("RAISE", 6, "act", 0), I("SETG", "verdict", 6))
CAN = (*RECORD, I("CAN", 6, "act", 0), I("SETG", "verdict", 6))


def turn(number: int, result: int = 0) -> ir.Proc:
    """A rule that counts itself where all before it have had their turn, and every time it is run."""
    return proc(
        f"r{number}",
        I("GETG", 1, "runs"),
        I("ADDI", 1, 1, 1),
        I("SETG", "runs", 1),
        I("GETG", 1, "next"),
        I("JNEI", 1, number, "no"),
        I("ADDI", 1, 1, 1),
        I("SETG", "next", 1),
        L("no"),
        I("RETI", result),
        params=1,
        event="act",
    )


def played(rules: list[ir.Rule], procs: list[ir.Proc], *, native: bool, does: tuple[ir.Ins, ...]) -> Game:
    """A game in which seat 0 does something once; ahead of its rules lie as many of another event."""
    other = [ir.Rule(f"o{n}", "other", "after", "o") for n in range(BITS + 4)]
    made = program(
        proc("main", I("LDI", 0, 0), *does, I("HALT", 1, "")),
        proc("body", I("LDI", 0, 1), I("SETG", "done", 0), I("RETI", 0)),
        proc("o", I("LDI", 1, 1), I("SETG", "other", 1), I("RETI", 0), params=1, event="other"),
        *procs,
        rules=[*other, *rules],
        events=[ir.Event("other"), ir.Event("act", "body")],
        globals=[ir.Global(name) for name in ("next", "runs", "verdict", "done", "other")],
    )
    return game(made, native=native)


def told(of: Game, *names: str) -> tuple[int, ...]:
    """Numbers of a game."""
    return tuple(of.get_global(name) for name in names)


@pytest.mark.parametrize("mode", range(len(MODES)), ids=MODES)
@pytest.mark.parametrize("phase", ["guard", "after"])
def test_all_have_their_turn_once(mode: int, phase: str, native: bool) -> None:
    """In the order in which they are declared, wherever their bits lie; those of each seat for each."""
    each = MODES[mode] == "for_each"
    carrier = "" if each or MODES[mode] == "in_common" else "seat0"
    rules = [ir.Rule(f"r{n}", "act", phase, f"r{n}", carrier, mode) for n in range(MANY)]
    record = tuple(I("LDI", 1, 0) if one == RECORD[0] else one for one in RAISED)
    one = played(rules, [turn(n) for n in range(MANY)], native=native, does=record)

    assert told(one, "next", "runs", "done", "other") == (MANY, MANY * (3 if each else 1), 1, 0)


def test_each_changes_an_event_once(native: bool) -> None:
    """One that changes the record has those before it asked again, but not those that have changed it."""
    rules = [ir.Rule(f"r{n}", "act", "replace", f"r{n}") for n in range(MANY)]
    one = played(rules, [turn(n, result=1) for n in range(MANY)], native=native, does=RAISED)

    assert told(one, "next", "runs", "done") == (MANY, MANY, 1)


@pytest.mark.parametrize("place", FIRST_OF_WORDS)
def test_one_is_not_offered_what_it_raises_itself(place: int, native: bool) -> None:
    """A replacement that raises the same event is not asked about that; all others are, both times."""
    again = proc(f"r{place}", I("EVGET", 0, 0), *RAISED, I("RETI", 2), params=1, event="act")
    procs = [again if n == place else turn(n) for n in range(MANY)]
    rules = [ir.Rule(f"r{n}", "act", "replace", f"r{n}") for n in range(MANY)]
    one = played(rules, procs, native=native, does=RAISED)

    assert (one.events, *told(one, "runs", "done")) == (2, place + MANY - 1, 1)


def test_a_few_behind_many_of_another_event(native: bool) -> None:
    """Where all rules of an event lie in one later word, none of their neighbours in it has a turn."""
    again = proc("again", I("EVGET", 0, 0), *RAISED, I("RETI", 2), params=1, event="act")
    rules = [ir.Rule("a", "act", "replace", "r0"), ir.Rule("b", "act", "replace", "again")]
    one = played(rules, [turn(0), again], native=native, does=RAISED)

    assert (one.events, *told(one, "runs", "done", "other")) == (2, 2, 1, 0)


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("place", FIRST_OF_WORDS)
@pytest.mark.parametrize("does", [RAISED, CAN], ids=["raised", "asked"])
def test_one_forbids(place: int, mode: int, does: tuple[ir.Ins, ...], native: bool) -> None:
    """One prohibition among many that have nothing against it is found, in whichever word it lies."""

    def forbids(n: int) -> ir.Proc:
        asked = (I("EVGET", 1, 2), I("JNEI", 1, 5 if n == place else 4, "no"))
        return proc(
            f"r{n}", *asked, I("PROHIBIT", 0), L("no"), I("RETI", 0), params=1, kind="forbid", event="act"
        )

    rules = [ir.Rule(f"r{n}", "act", "forbid", f"r{n}", "seat0" if mode else "", mode) for n in range(MANY)]
    one = played(rules, [forbids(n) for n in range(MANY)], native=native, does=does)

    assert told(one, "done", "verdict") == (0, 1 if does is RAISED else 0)


@pytest.mark.parametrize("place", FIRST_OF_WORDS)
def test_one_thing_of_many_counts_for_who_holds_it(place: int, native: bool) -> None:
    """Of many modifiers, each of a thing of its own, that one counts whose thing lies where it says."""
    held = [
        ir.Modifier(f"m{n}", "reach", amount=n + 1, carrier=f"card{n}", zones=("hand",)) for n in range(MANY)
    ]
    made = program(
        proc("read", I("STAT", 3, "reach", 0), I("RET", 3), params=3),
        entities=[ir.Entity(f"card{n}", f"Card {n}", zone=("field", "")) for n in range(MANY)],
        zones=[ir.ZoneClass("field"), ir.ZoneClass("hand", "seat")],
        stats=["reach"],
        modifiers=[*held, *(ir.Modifier(f"a{n}", "reach", amount=100) for n in range(MANY))],
    )
    one = game(made, native=native)
    one.move(f"card{place}", "hand", "seat1")

    assert [one.call("read", seat, 0, 7) - 7 - 100 * MANY for seat in range(3)] == [0, place + 1, 0]
