"""Decisions, dice from outside, what is shown, what is logged, what a seat may see."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from irkit import FAULT, I, L, every, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.runtime.game.game import Game, GameError
from talisman.runtime.game.report import Chance
from talisman.runtime.game.view import view

THINGS = [ir.Entity(f"t{n}", f"Thing {n}", ("thing",), zone=("hand", "seat1")) for n in range(3)]
ZONES = [
    ir.ZoneClass("hand", "seat", seen="owner"),
    ir.ZoneClass("deck", seen="nobody"),
    ir.ZoneClass("open"),
]


def table(*code: ir.Ins | ir.Label, native: bool, scripted: bool = False) -> Game:
    """A game whose main procedure is this code; seat 1 holds three things."""
    made = program(
        proc("main", *code),
        entities=[*THINGS, ir.Entity("secret", "Secret", ("thing",), zone=("deck", ""))],
        tags=["thing"],
        zones=ZONES,
        globals=[ir.Global("got"), ir.Global("text")],
        fields=[ir.Field("worth", "thing", 3)],
        purposes=["luck"],
    )
    return game(made, native=native, scripted=scripted)


KEEP = (I("SETG", "got", 6), I("HALT", 15, ""))


def test_options_have_the_names_of_their_things_or_a_text(native: bool) -> None:
    """A text may hold the name, or the number; the value and the text of the choice arrive."""
    played = table(
        I("LDI", 0, 1),
        I("ZID", 1, "hand", 0),
        I("OPTS"),
        *every(1, 3, ""),
        I("OPT", 0, "leave {0} alone"),
        I("LDI", 2, 12),
        I("OPTN", 2, "pay {0}"),
        I("OPTN", 2, ""),
        I("OPTI", 1, "ask {0}"),
        I("OPTI", -1, "done"),
        I("DEC", 6, 0, "this or what?"),
        I("JEQT", 7, "pay {0}", "paid"),
        *FAULT,
        L("paid"),
        *KEEP,
        native=native,
    )
    decision = played.decision

    assert decision is not None
    assert (decision.seat, decision.prompt, decision.hidden) == (1, "this or what?", False)
    assert [option.text for option in decision.options] == [
        "Thing 0",
        "Thing 1",
        "Thing 2",
        "leave Seat 1 alone",
        "pay 12",
        "12",
        "ask Seat 1",
        "done",
    ]
    things = ["t0", "t1", "t2", "seat1", None, None, "seat1", None]
    assert [option.entity for option in decision.options] == things
    assert played.step(4) == "over"
    assert played.get_global("got") == 12


def test_one_option_answers_itself_unless_the_question_is_hidden(native: bool) -> None:
    """DEC takes it without asking and without being counted; DECH asks all the same."""
    one = (I("LDI", 0, 5), I("LDI", 1, 0), I("OPTS"), I("OPTN", 0, "this"))
    plain = table(*one, I("DEC", 6, 1, "which?"), *KEEP, native=native)
    hidden = table(*one, I("DECH", 6, 1, "which?"), *KEEP, native=native)

    assert (plain.status, plain.get_global("got"), plain.decisions) == ("over", 5, 0)
    assert (hidden.status, hidden.choices, hidden.decisions) == ("asking", 1, 1)


def test_one_option_is_asked_where_another_could_be_hidden(native: bool) -> None:
    """DECA asks for one option, too, and hides nothing: others see who is asked what, and the answer."""
    one = (I("LDI", 0, 5), I("LDI", 1, 0), I("OPTS"), I("OPTN", 0, "this"))
    played = table(*one, I("DECA", 6, 1, "which?"), *KEEP, native=native)

    assert (played.status, played.choices, played.decisions) == ("asking", 1, 1)
    assert view(played, 1)["asked"] == {"seat": 0, "prompt": "which?"}
    assert played.step(0) == "over"
    assert played.get_global("got") == 5
    assert [line.kind for line in played.drain()] == ["answer"]


@pytest.mark.parametrize(
    ("thing", "asks"),
    [
        ("t0", True),
        ("secret", True),
        ("pebble", True),
        ("chair", False),
        ("seat0", False),
        ("nowhere", False),
    ],
)
def test_one_thing_that_lies_hidden_is_asked(thing: str, asks: bool, native: bool) -> None:
    """From there being no question the others would see that there is but one; so too for what it bears."""
    made = program(
        proc(
            "main", I("LDI", 0, 1), I("LDI", 1, thing), I("OPTS"), I("OPT", 1, ""), I("DEC", 6, 0, "?"), *KEEP
        ),
        entities=[
            ir.Entity("t0", "Thing", ("thing",), zone=("hand", "seat1")),
            ir.Entity("secret", "Secret", ("thing",), zone=("deck", "")),
            ir.Entity("chair", "Chair", ("thing",), zone=("open", "")),
            ir.Entity("pebble", "Pebble", ("pebble",), zone=("inside", "t0")),
            ir.Entity("nowhere", "Nowhere", ("thing",)),
        ],
        tags=["thing", "pebble"],
        zones=[*ZONES, ir.ZoneClass("inside", "thing")],
        globals=[ir.Global("got"), ir.Global("text")],
    )
    played = game(made, native=native)

    assert played.status == ("asking" if asks else "over")
    if asks:
        assert (played.asked, played.choices) == (1, 1)
        played.step(0)
    assert played.get_global("got") == played.entity(thing)


def test_an_answer_that_is_not_on_offer_changes_nothing(native: bool) -> None:
    """An index outside the options is an error; the decision stands."""
    played = table(I("OPTS"), I("OPTN", 0, "a"), I("OPTN", 0, "b"), I("DEC", 6, 0, ""), *KEEP, native=native)
    before = played.hash()
    for index in (-1, 2):
        with pytest.raises(GameError):
            played.step(index)

    assert played.hash() == before


def test_dice_from_outside_are_asked_for_one_by_one(native: bool) -> None:
    """The game says who rolls what; only a side the die has is taken."""
    roll = (I("LDI", 0, 2), I("LDI", 1, 6), I("DIE", 6, "luck", 0))
    played = table(*roll, *KEEP, native=native, scripted=True)

    assert played.status == "chance"
    assert played.chance == Chance("luck", "seat2", 6)
    for value in (0, 7):
        with pytest.raises(GameError):
            played.roll(value)
    assert played.roll(4) == "over"
    assert played.get_global("got") == 4
    assert [(line.kind, line.name, line.values) for line in played.drain()] == [("die", "luck", (2, 6, 4))]


WAITS: dict[str, tuple[tuple[ir.Ins, ...], Callable[[Game], str]]] = {
    "a question": (
        (I("LDI", 0, 0), I("OPTS"), I("OPTN", 0, "a"), I("OPTN", 0, "b"), I("DEC", 6, 0, "?")),
        lambda played: played.step(1),
    ),
    "a die": ((I("LDI", 0, 2), I("LDI", 1, 6), I("DIE", 6, "luck", 0)), lambda played: played.roll(4)),
}


@pytest.mark.parametrize("what", WAITS)
def test_a_fault_leads_back_to_what_was_waited_for(what: str, native: bool) -> None:
    """Whatever was done between the answer and the fault is undone, and the answer is still to be given."""
    ask, answer = WAITS[what]
    before = (I("LDI", 15, 1), I("SETG", "got", 15))
    behind = (I("LDI", 15, 2), I("SETG", "got", 15), *FAULT, I("HALT", 15, ""))
    played = table(*before, *ask, *behind, native=native, scripted=True)
    kept, asking = played.hash(), played.status

    assert answer(played) == "fault"
    assert played.fault is not None
    assert played.copy().fault == played.fault
    assert played.get_global("got") == 1
    assert played.recover() == asking
    assert played.hash() == kept


def test_a_fault_of_a_procedure_by_hand_leads_back_to_before_it(native: bool) -> None:
    """The decision that was dropped for it is there again."""
    asks = (I("OPTS"), I("OPTN", 0, "a"), I("OPTN", 0, "b"), I("DEC", 6, 0, ""), I("HALT", 0, ""))
    wrong = proc("wrong", I("SETG", "got", 0), *FAULT, I("RETI", 0), params=1)
    played = game(program(proc("main", *asks), wrong, globals=[ir.Global("got")]), native=native)
    kept = played.hash()

    assert played.start_proc("wrong", (7,)) == "fault"
    assert (played.recover(), played.get_global("got"), played.hash()) == ("asking", 0, kept)


def test_turns_of_one_who_is_alone_are_counted_where_they_begin(native: bool) -> None:
    """The first one, too, and each is a round; what is asked before it belongs to none."""
    ask = (I("OPTS"), I("OPTN", 0, "a"), I("OPTN", 0, "b"), I("DEC", 6, 0, "?"))
    code = (I("LDI", 0, 0), *ask, L("again"), I("SETSEAT", 0), *ask, I("JMP", "again"))
    played = game(program(proc("main", *code)), players=1, native=native)

    for number in range(4):
        assert (played.turns, played.rounds) == (number, number)
        played.step(0)


def test_a_view_holds_what_the_seat_may_see_and_nothing_else(native: bool) -> None:
    """Hidden zones show a number; what lies there has no name, no field; a hidden question no seat."""
    played = table(
        I("LDI", 0, 1), I("OPTS"), I("OPT", 0, "well"), I("DECH", 6, 0, "what?"), *KEEP, native=native
    )
    mine, theirs = view(played, 1), view(played, 0)

    assert mine["asked"] == {"seat": 1, "prompt": "what?", "options": [{"text": "well", "thing": "seat1"}]}
    assert theirs["asked"] == {"open": True}
    assert {"class": "hand", "bearer": "seat1", "count": 3} in theirs["zones"]  # type: ignore[operator]
    assert '"t0"' in json.dumps(mine)
    assert '"t0"' not in json.dumps(theirs)
    assert "secret" not in json.dumps(mine)


def test_views_do_not_depend_on_what_is_hidden(native: bool) -> None:
    """With other things in the same hidden places the view of an onlooker is the same."""
    code = (I("LDI", 0, 1), I("OPTS"), I("OPT", 0, "a"), I("OPTN", 0, "b"), I("DECH", 6, 0, "?"), *KEEP)
    one, two = table(*code, native=native), table(*code, native=native)
    two.move("t0", "deck")
    two.move("secret", "hand", "seat1")
    two.set_value("worth", "secret", 8)

    assert view(one, -1) == view(two, -1)
    assert view(one, 1) != view(two, 1)


def test_lines_of_the_log_that_do_not_fit_are_counted(native: bool) -> None:
    """The log between two steps is bounded; what is too much is dropped, and the game does not change."""
    code = (
        L("more"),
        I("LOG", "line {0:n}", 0),
        I("ADDI", 0, 0, 1),
        I("JLTI", 0, 3000, "more"),
        I("HALT", 0, ""),
    )
    played = table(*code, native=native)
    lines = played.drain()

    assert len(lines) + played.lost == 3000
    assert lines[7].text == "line 7"
    assert played.lost > 0


def test_a_hidden_answer_is_not_logged(native: bool) -> None:
    """Open answers are lines of the log, hidden ones are not."""
    two = (I("OPTS"), I("OPTN", 0, "a"), I("OPTN", 0, "b"))
    played = table(*two, I("DEC", 6, 0, "open"), *two, I("DECH", 6, 0, "shut"), *KEEP, native=native)
    played.step(0)
    played.step(1)

    assert [(line.kind, line.name, line.text) for line in played.drain()] == [("answer", "open", "a")]


@pytest.mark.parametrize(
    ("what", "ask"),
    [
        ("no field is called 'none'", lambda played: played.value("none", "secret")),
        ("seat1 has no worth", lambda played: played.value("worth", "seat1")),
        ("secret bears no hand", lambda played: played.contents("hand", "secret")),
        ("the game bears no hand", lambda played: played.contents("hand", "")),
        ("no seat 9", lambda played: played.set_avatar(9, None)),
    ],
)
def test_what_is_not_there_is_told_by_name(what: str, ask: Callable[[Game], object]) -> None:
    """Whoever drives a game by names is told which of them was wrong."""
    with pytest.raises(GameError, match=what):
        ask(table(*KEEP, native=False))
