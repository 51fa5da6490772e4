"""Events: phases in their order, verdicts, modes, what may come again and what may not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from irkit import I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game
from talisman.runtime.table.ops import H_DEPTH

RECORD = (I("LDI", 1, -1), I("LDI", 2, 5), I("LDI", 3, 0), I("LDI", 4, -1), I("LDI", 5, -1))


def trace(
    name: str, digit: int, *, event: str = "act", kind: str = "code", result: int = 0, params: int = 1
) -> ir.Proc:
    """A rule that writes its digit at the end of the number `seen`."""
    return proc(
        name,
        I("GETG", 1, "seen"),
        I("LDI", 2, 10),
        I("MUL", 1, 1, 2),
        I("ADDI", 1, 1, digit),
        I("SETG", "seen", 1),
        I("RETI", result),
        params=params,
        event=event,
        kind=kind,
    )


def raising(*before: ir.Ins, actor: int = 0) -> ir.Proc:
    """A main procedure that raises `act` once and keeps the verdict."""
    return proc(
        "main",
        *before,
        I("LDI", 0, actor),
        *RECORD,
        I("RAISE", 6, "act", 0),
        I("SETG", "verdict", 6),
        I("HALT", 1, ""),
    )


def run(
    rules: Sequence[ir.Rule],
    procs: Sequence[ir.Proc],
    *,
    native: bool,
    main: ir.Proc | None = None,
    levels: Sequence[ir.Level] = (),
    more: Sequence[str] = (),
) -> Game:
    """A game of one event `act`, and of more events without a body."""
    made = program(
        main or raising(),
        trace("body", 9, params=0),
        *procs,
        rules=rules,
        events=[ir.Event("act", "body"), *(ir.Event(name) for name in more)],
        globals=[ir.Global("seen"), ir.Global("verdict"), ir.Global("extra")],
        levels=levels,
    )
    return game(made, native=native)


def test_phases_come_in_their_order(native: bool) -> None:
    """Guard rules run before replace rules, then the body, then the after rules."""
    names = (("after", 4), ("replace", 3), ("guard", 2))
    played = run(
        [ir.Rule(name, "act", name, name) for name, _ in names],
        [trace(name, digit) for name, digit in names],
        native=native,
    )

    assert played.get_global("seen") == 2394
    assert played.get_global("verdict") == 0


def test_layers_and_ranks_order_the_rules_of_a_phase(native: bool) -> None:
    """A smaller layer comes first, then a smaller rank, then the order of declaration."""
    places = {"a": (1, 0), "b": (0, 2), "c": (0, 1), "d": (0, 1)}
    rules = [
        ir.Rule(name, "act", "after", name, layer=layer, rank=rank) for name, (layer, rank) in places.items()
    ]
    played = run(rules, [trace(name, digit) for digit, name in enumerate(places, 1)], native=native)

    assert played.get_global("seen") == 93421


def test_a_prohibition_that_stays_forbids_the_event(native: bool) -> None:
    """With a prohibition left there is neither guard nor body nor after, and the verdict says forbidden."""
    played = run(
        [
            ir.Rule("no", "act", "forbid", "no"),
            ir.Rule("after", "act", "after", "after"),
            ir.Rule("g", "act", "guard", "after"),
        ],
        [proc("no", I("PROHIBIT", 2), I("RETI", 0), params=1, kind="forbid"), trace("after", 1)],
        native=native,
    )

    assert played.get_global("seen") == 0
    assert played.get_global("verdict") == 1


def test_an_exception_lifts_the_prohibition_it_names(native: bool) -> None:
    """PERMIT of the same number undoes a PROHIBIT, PERMIT of another one does not."""
    no = proc("no", I("PROHIBIT", 2), I("RETI", 0), params=1, kind="forbid")
    for number, verdict in ((2, 0), (3, 1)):
        yes = proc("yes", I("PERMIT", number), I("RETI", 0), params=1, kind="forbid")
        rules = [ir.Rule("no", "act", "forbid", "no"), ir.Rule("yes", "act", "forbid", "yes", rank=1)]
        assert run(rules, [no, yes], native=native).get_global("verdict") == verdict


def test_asking_whether_an_event_may_happen_changes_nothing(native: bool) -> None:
    """CAN runs the forbid phase only: no body, no other rules, no event counted."""
    no = proc(
        "no",
        I("EVGET", 1, 0),
        I("JNZ", 1, "not"),
        I("PROHIBIT", 0),
        L("not"),
        I("RETI", 0),
        params=1,
        kind="forbid",
    )
    for actor, allowed in ((0, 0), (1, 1)):
        main = proc(
            "main",
            I("LDI", 0, actor),
            *RECORD,
            I("CAN", 6, "act", 0),
            I("SETG", "extra", 6),
            I("HALT", 1, ""),
        )
        rules = [ir.Rule("no", "act", "forbid", "no"), ir.Rule("r", "act", "replace", "r")]
        played = run(rules, [no, trace("r", 1, result=2)], native=native, main=main)
        assert (played.get_global("extra"), played.get_global("seen"), played.events) == (allowed, 0, 0)


def test_a_rule_that_takes_the_place_of_an_event_leaves_no_body_and_no_after(native: bool) -> None:
    """Result 2 of a replace rule ends the event with the verdict replaced; later ones are not asked."""
    rules = [
        ir.Rule("a", "act", "replace", "a"),
        ir.Rule("b", "act", "replace", "b"),
        ir.Rule("z", "act", "after", "b"),
    ]
    played = run(rules, [trace("a", 1, result=2), trace("b", 2)], native=native)

    assert played.get_global("seen") == 1
    assert played.get_global("verdict") == 2


def test_each_replace_rule_changes_an_event_once(native: bool) -> None:
    """Rules that change the record are offered it again from the first, but never twice the same."""
    rules = [ir.Rule("a", "act", "replace", "a"), ir.Rule("b", "act", "replace", "b")]
    played = run(rules, [trace("a", 1), trace("b", 2, result=1)], native=native)

    assert played.get_global("seen") == 1219
    assert played.get_global("verdict") == 0


def test_a_rule_is_not_offered_the_event_it_raises_in_place_of_the_first(native: bool) -> None:
    """A replacement that raises the same event again ends; a second one in play gets its turn."""
    again = proc(
        "again", I("EVGET", 0, 0), *RECORD, I("RAISE", 6, "act", 0), I("RETI", 2), params=1, event="act"
    )
    one = run([ir.Rule("a", "act", "replace", "again")], [again], native=native)
    two = run([ir.Rule(name, "act", "replace", "again") for name in "ab"], [again], native=native)

    assert (one.get_global("seen"), one.events) == (9, 2)
    assert (two.get_global("seen"), two.events) == (9, 3)


def test_after_rules_may_come_again_until_events_are_nested_too_deeply(native: bool) -> None:
    """An after rule that raises its own event for ever is a fault that names the ring."""
    again = proc(
        "again",
        I("LDI", 0, 0),
        I("SETG", "seen", 0),
        *RECORD,
        I("RAISE", 6, "act", 0),
        I("RETI", 0),
        params=1,
        event="act",
    )
    played = run([ir.Rule("a", "act", "after", "again")], [again], native=native)

    assert played.status == "fault"
    assert played.fault is not None
    assert played.fault.code == "depth"
    assert played.fault.procs[:3] == ("again", "$event", "again")


def test_a_guard_may_end_the_frame_around_its_event(native: bool) -> None:
    """A guard rule that ends a level leaves the event without its body, and nothing stays open."""
    outer = proc(
        "outer", I("MOV", 0, 1), *RECORD, I("RAISE", 6, "act", 0), I("RETI", 1), level="span", params=2
    )
    main = proc("main", I("CALL", 3, "outer", 0), I("SETG", "extra", 3), I("HALT", 1, ""))
    stop = proc("stop", I("LDI", 1, 77), I("ENDL", "span", 1), params=1)
    played = run(
        [ir.Rule("a", "act", "guard", "stop")],
        [outer, stop],
        native=native,
        main=main,
        levels=[ir.Level("span")],
    )

    assert (played.get_global("extra"), played.get_global("seen"), played.status) == (77, 0, "over")
    assert played.state()[H_DEPTH] == 0


@pytest.mark.parametrize(
    ("mode", "seen"),
    [(0, 9123), (1, 92), (2, 9231), (3, 93)],
    ids=["common", "actor", "all seats", "object"],
)
def test_modes_say_in_whose_block_rules_are_looked_for(native: bool, mode: int, seen: int) -> None:
    """Everybody's rules in their order; the actor's; all seats' from the current one round; the object's."""
    carried = mode > 0
    rules = [ir.Rule(f"r{n}", "act", "after", f"p{n}", f"seat{n}" if carried else "", mode) for n in range(3)]
    main = proc(
        "main",
        I("LDI", 0, 1),
        I("SETSEAT", 0),
        *RECORD,
        I("LDI", 1, 2),
        I("RAISE", 6, "act", 0),
        I("HALT", 1, ""),
    )
    played = run(rules, [trace(f"p{n}", n + 1) for n in range(3)], native=native, main=main)

    assert played.get_global("seen") == seen


def test_a_rule_run_for_every_seat_gets_its_avatar(native: bool) -> None:
    """The argument is each seat's avatar from the current one; seats that play nothing are left out."""
    note = proc(
        "note",
        I("GETG", 1, "extra"),
        I("LDI", 2, 10),
        I("MUL", 1, 1, 2),
        I("ADD", 1, 1, 0),
        I("ADDI", 1, 1, 1),
        I("SETG", "extra", 1),
        I("RETI", 0),
        params=1,
    )
    main = raising(I("LDI", 0, 2), I("SETSEAT", 0), I("LDI", 0, 1), I("LDI", 1, -1), I("SETAV", 0, 1))
    played = run([ir.Rule("n", "act", "after", "note", mode=4)], [note], native=native, main=main)

    assert played.get_global("extra") == 31


def test_events_are_logged_when_their_body_begins(native: bool) -> None:
    """A forbidden event is not in the log; one that happens is there with its depth and its record."""
    lines = run([], [], native=native).drain()
    quiet = run(
        [ir.Rule("no", "act", "forbid", "no")],
        [proc("no", I("PROHIBIT", 0), I("RETI", 0), params=1, kind="forbid")],
        native=native,
    )

    assert [(line.kind, line.name, line.values) for line in lines] == [
        ("event", "act", (1, 0, -1, 5, 0, -1, -1))
    ]
    assert quiet.drain() == []


@pytest.mark.parametrize(
    ("before", "rules"),
    [
        ((I("EVGET", 1, 0), I("TAG", 2, 1, "seat"), I("JZ", 2, "no")), True),
        ((I("EVGET", 1, 0), I("TAG", 2, 1, "seat"), I("JNZ", 2, "no")), False),
        ((I("EVGET", 1, 1), I("JLTI", 1, 0, "no")), False),
        ((I("EVGET", 1, 0), I("JLTI", 1, 0, "no")), True),
        ((I("EVGET", 1, 2), I("JNEI", 1, 5, "no")), True),
        ((I("EVGET", 1, 2), I("JEQI", 1, 5, "no")), False),
        ((I("EVGET", 1, 2), I("LDI", 2, 4), I("EQ", 2, 2, 1), I("JZ", 2, "no")), False),
        ((I("EVGET", 1, 1), I("EVGET", 2, 4), I("JNE", 1, 2, "no")), True),
        ((I("EVGET", 1, 1), I("EVGET", 2, 0), I("JNE", 1, 2, "no")), False),
        ((I("EVGET", 1, 1), I("MOV", 2, 0), I("JNE", 1, 2, "no")), True),
        ((I("EVGET", 1, 1), I("JEQ", 1, 0, "no")), False),
        ((I("GETG", 1, "extra"), I("JZ", 1, "no")), False),
    ],
)
def test_a_rule_that_gives_up_at_once_does_nothing(
    before: tuple[ir.Ins, ...], rules: bool, native: bool
) -> None:
    """Whatever a rule asks of the record first, it acts just where that holds."""
    ruling = proc(
        "first",
        *before,
        I("GETG", 3, "seen"),
        I("ADDI", 3, 3, 70),
        I("SETG", "seen", 3),
        L("no"),
        I("RETI", 0),
        params=1,
        event="act",
    )
    played = run([ir.Rule("first", "act", "after", "first")], [ruling], native=native)

    assert played.get_global("seen") == (79 if rules else 9)


def test_asking_is_quick_where_nobody_objects(native: bool) -> None:
    """CAN is allowed, and nothing stays open, when every rule in force gives up at once."""
    asking = proc(
        "main", I("LDI", 0, 0), *RECORD, I("CAN", 6, "act", 0), I("SETG", "verdict", 6), I("HALT", 1, "")
    )
    no = proc(
        "no", I("EVGET", 1, 2), I("JNEI", 1, 4, "out"), I("PROHIBIT", 1), L("out"), I("RETI", 0),
        params=1, kind="forbid",
    )  # fmt: skip
    played = run([ir.Rule("no", "act", "forbid", "no")], [no], native=native, main=asking)

    assert played.get_global("verdict") == 1
    assert played.state()[H_DEPTH] == 0


def test_a_record_is_of_nobody_and_nothing_at_first(native: bool) -> None:
    """REC writes -1 for the things, the amount it is given and no settings."""
    for word, value in enumerate((-1, -1, 7, 0, -1, -1)):
        main = proc("main", I("REC", 0, 7), I("SETG", "seen", word), I("HALT", 1, ""))
        assert run([], [], native=native, main=main).get_global("seen") == value


def test_a_record_of_two_is_written_at_once(native: bool) -> None:
    """PAIR writes the actor and the object, the amount 1 and nothing else, also over what it was given."""
    for word, value in enumerate((2, 1, 1, 0, -1, -1)):
        main = proc(
            "main", I("LDI", 0, 1), I("LDI", 1, 2), *(I("LDI", n, 9) for n in range(2, 6)),
            I("PAIR", 0, 1, 0), I("SETG", "seen", word), I("HALT", 1, ""),
        )  # fmt: skip
        assert run([], [], native=native, main=main).get_global("seen") == value


@pytest.mark.parametrize("first", [(), (I("LDI", 2, 0), I("ADDI", 2, 2, 1))], ids=["before", "opened"])
def test_under_an_event_another_is_asked_about(native: bool, first: tuple[ir.Ins, ...]) -> None:
    """ASK asks whether the actor may do something else to a word of the record, if those are two things.

    That may be found out before the rule is opened, or by the instruction itself behind some other.
    """
    no = proc(
        "no", I("EVGET", 1, 1), I("JNEI", 1, 1, "out"), I("PROHIBIT", 1), L("out"), I("RETI", 0),
        params=1, kind="forbid",
    )  # fmt: skip
    under = proc(
        "under", *first, I("ASK", 1, "under", 4), I("JNZ", 1, "out"), I("PROHIBIT", 0), L("out"),
        I("RETI", 0),
        params=1, kind="forbid",
    )  # fmt: skip
    rules = [ir.Rule("under", "act", "forbid", "under"), ir.Rule("no", "under", "forbid", "no")]
    for actor, other, verdict in ((0, 1, 1), (0, 2, 0), (1, 1, 0), (0, -1, 0), (-1, 1, 0)):
        main = proc(
            "main", I("REC", 0, 0), I("LDI", 0, actor), I("LDI", 4, other), I("RAISE", 6, "act", 0),
            I("SETG", "verdict", 6), I("HALT", 1, ""),
        )  # fmt: skip
        played = run(rules, [no, under], native=native, main=main, more=["under"])
        assert (actor, other, played.get_global("verdict")) == (actor, other, verdict)
