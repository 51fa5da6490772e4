"""Scenarios pass when everything in them holds, and say why when something does not."""

import pytest

from market import market, scenarios
from talisman.compiler.model import Answer, Deck, Dice, ExpectAsked, SetUp
from talisman.scenario import Report, run

GIVEN = "    given Ann at Fountain with 5 coins and Lamp, Ben at Old Square\n"


def ran(*lines: str, extra: str = "") -> Report:
    """The report on one scenario of these lines."""
    text = 'scenario "test"\n' + "".join(f"    {line}\n" for line in lines)
    compiled = scenarios(extra + text)
    return run(compiled.model, compiled.image)


def why(*lines: str, extra: str = "") -> str:
    """Why a scenario of these lines fails ("" it passes)."""
    report = ran(*lines, extra=extra)
    return report.failures[0].message if report.failures else ""


def test_what_is_given_holds() -> None:
    """Places, counters and things are where the scenario puts them."""
    assert not why(
        "given Ann at Fountain with 5 coins and Lamp, Ben at Old Square",
        "expect Ann's coins are 5, Ann is at Fountain, Ann has Lamp, Ben is at Old Square, Ben's coins are 3",
    )


def test_a_second_copy_is_given_when_the_first_is_in_use() -> None:
    """Two seats with the same thing have one copy each."""
    assert not why(
        "given Ann at Fountain with Lamp, Ben at Fountain with Lamp", "expect Ann has Lamp, Ben has Lamp #2"
    )


def test_things_of_a_kind_are_taken_in_order() -> None:
    """`with 3 wares` gives wares that the scenario does not name."""
    assert not why("given Ann at Fountain with 3 wares and Lamp", "expect the number of wares of Ann is 4")


def test_a_fact_that_does_not_hold_fails_with_its_words() -> None:
    """The message repeats the fact."""
    assert "Ann coins are 4" in why("given Ann at Fountain with 5 coins", "expect Ann's coins are 4")


def test_a_fact_that_does_not_hold_is_told_beside_what_is() -> None:
    """Each number, thing and place of the fact as it really is, in the order of the words."""
    told = why("given Ann at Fountain with 5 coins", "expect Ann's coins are 4, Ann is at Old Square")

    assert told.endswith("(it is 5)")
    assert why("given Ann at Fountain with 5 coins", "expect Ann is at Old Square").endswith(
        "(it is Fountain)"
    )


def test_a_failure_tells_how_things_stand() -> None:
    """Who is asked what, which dice are left, and what was logged last, each by itself."""
    notes = (
        ran("given Ann at Fountain", "dice 1, 5 for Ann", "Ann begins a walk", "expect Ann's coins are 99")
        .failures[0]
        .notes
    )

    assert any(note.startswith("Ann is asked") and "Bridge Street" in note for note in notes)
    assert "dice left: 5 for Ann" in notes
    assert any(note.startswith("log: ") for note in notes)


def test_an_open_question_is_not_dropped_by_what_is_given_later() -> None:
    """`given` and `turn of` in the middle of a scenario want everything before them to be settled."""
    walk = ("given Ann at Fountain, Ben at Old Square", "dice 1 for Ann", "Ann begins a walk")

    assert why(*walk, "given Ben with 9 coins").startswith("nobody answers: Ann is asked")
    assert why(*walk, "turn of Ben").startswith("nobody answers: Ann is asked")
    assert not why(*walk, "Ann chooses Bridge Street", "given Ben with 9 coins", "expect Ben's coins are 9")


def test_something_happens() -> None:
    """A sentence about somebody is done."""
    assert not why("given Ann at Fountain with 5 coins", "Ann gains 2 coins", "expect Ann's coins are 7")


def test_dice_come_from_the_lines() -> None:
    """A die is taken by whoever rolls it."""
    walk = ("given Ann at Fountain", "dice 1 for Ann", "Ann begins a walk", "Ann chooses Bridge Street")

    assert not why(*walk, "expect Ann is at Bridge Street")


def test_dice_can_be_for_a_purpose() -> None:
    """A die named by its purpose is not used for anything else."""
    walk = ("given Ann at Fountain", "Ann begins a walk", "Ann chooses Bridge Street")

    assert not why(walk[0], "dice 1 for walking", *walk[1:])
    assert "no die is written down" in why(walk[0], "dice 1 for haggling", *walk[1:])


def test_dice_that_are_not_rolled_fail() -> None:
    """Every die has to be used."""
    assert "not rolled: 6" in why("given Ann at Fountain", "dice 6", "Ann gains 1 coin")


def test_a_missing_die_fails() -> None:
    """The message says who rolls and what for."""
    assert "Ann rolls for walking" in why("given Ann at Fountain", "Ann begins a walk")


def test_a_decision_that_is_not_answered_fails() -> None:
    """The message shows the question."""
    message = why("given Ann at Fountain", "Ann begins a stay")

    assert "nobody answers" in message
    assert '"rest"' in message


def test_an_answer_that_is_not_on_offer_fails() -> None:
    """The message shows what is on offer."""
    message = why("given Ann at Fountain", "Ann begins a stay", 'Ann chooses "sleep"')

    assert "`sleep` is not on offer" in message


def test_an_answer_of_somebody_else_fails() -> None:
    """Only who is asked answers."""
    lines = ("given Ann at Fountain, Ben at Fountain", "Ann begins a stay", 'Ben chooses "rest"')

    assert "somebody else" in why(*lines)


def test_an_answer_without_question_fails() -> None:
    """Nobody is asked, so nothing can be answered."""
    assert "nobody is asked" in why("given Ann at Fountain", 'Ann chooses "rest"')


def test_what_was_asked_and_offered_can_be_expected() -> None:
    """Also who was not asked, and what was logged."""
    lines = ("given Ann at Fountain, Ben at Fountain", "Ann begins a stay", 'expect offered Ann "rest"')
    after = (
        'expect asked Ann "rest", not asked Ben, not offered Ann "sleep"',
        'expect logged "gains 1 favour"',
    )

    assert not why(*lines, 'Ann chooses "rest"', *after)


def test_a_deck_is_stacked() -> None:
    """The things are drawn in the order in which they are named."""
    assert not why(
        "given Ann at Fountain",
        "deck stock: Anvil, Honey",
        "Ann gains 1 ware",
        "expect Ann has Anvil, Ann's charm is 1",
        "Ann gains 1 ware",
        "expect Ann has Honey",
    )


def test_the_lines_of_a_scenario_are_in_the_model() -> None:
    """Each line becomes one value, in order."""
    text = (
        'scenario "all lines"  [M-1]\n' + GIVEN + "    dice 2, 3 for Ann\n    deck stock: Anvil\n"
        '    Ann chooses "rest", 2, Anvil\n    Ben passes\n    expect not asked Ben "rest"\n'
    )
    scenario = market(text).found.scenarios[0]

    kinds = [type(line) for line in scenario.lines]
    assert kinds == [SetUp, SetUp, Dice, Deck, Answer, Answer, ExpectAsked]
    assert scenario.cites == ("M-1",)
    assert scenario.lines[4].picks == ("rest", 2, "Anvil")  # type: ignore[union-attr]
    assert scenario.lines[5].picks == (None,)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("given Ann at Lamp", "has no zone"),
        ("given Ann with 40 wares", "only"),
        ("deck card: Anvil", "neither a zone"),
    ],
)
def test_lines_that_mean_nothing_are_errors(line: str, problem: str) -> None:
    """The message says what is missing."""
    found = market(f'scenario "test"\n    {line}\n')

    assert "E0508" in found.codes
    assert any(problem in p.text for p in found.bag.found)


def test_rows_are_proven_by_scenarios_that_pass() -> None:
    """A row that a failing scenario cites is cited at most."""
    compiled = scenarios(
        'scenario "right"  [M-1]\n    given Ann at Fountain\n    expect Ann is at Fountain\n'
    )
    report = run(compiled.model, compiled.image)

    assert (report.scenarios, report.passed, report.failed) == (1, 1, 0)
    assert report.as_data()["failures"] == []


def test_who_may_see_a_thing_is_asked_of_the_zone() -> None:
    """A hand is shown to its owner alone, a basket to everybody, and copies go by their name."""
    extra = "letter Note x2\n"
    given = "given Ann at Fountain with Lamp and Note, Ben at Old Square"

    assert not why(given, 'expect shown Ann "Note", not shown Ben "Note", shown Ben "Lamp"', extra=extra)
    assert "expected shown" in why(given, 'expect shown Ben "Note"', extra=extra)
    assert "expected not shown" in why(given, 'expect not shown Ann "note"', extra=extra)


@pytest.mark.parametrize(
    ("deed", "pennies"),
    [
        ("gain 1 penny", "too much work"),
        ("lose 1 coin", ""),
    ],
)
def test_a_state_rule_goes_on_as_long_as_it_holds(deed: str, pennies: str) -> None:
    """What it changes need not be what it asks for; where it changes nothing it waits."""
    extra = (
        "counter penny (pennies)\n    of a trader\n    floor 0\n"
        f'rule "Alms": for each trader: as soon as your coins are 0: {deed}\n'
    )
    lines = ("given Ann at Fountain with 1 coin", "Ann loses 1 coin", "expect Ann's pennies are 0")

    assert (pennies or "no failure") in (why(*lines, extra=extra) or "no failure")


def test_a_state_rule_that_is_declined_waits_for_a_change() -> None:
    """It is offered once, and again when something has changed that it reads."""
    extra = (
        "counter penny (pennies)\n    of a trader\n"
        'rule "Alms": for each trader: as soon as your coins are 0: you may gain 1 penny\n'
    )
    assert not why(
        "given Ann at Fountain with 1 coin",
        "Ann loses 1 coin",
        'Ann chooses "decline"',
        "expect Ann's pennies are 0",
        extra=extra,
    )


QUIZ = """\
procedure quiz (quizzes)
    of a trader
    step "answer": choose one
        "no": gain 1 coin
        "done": gain 2 coins
        "pass": gain 3 coins
        "nothing": gain 4 coins
        "decline": gain 5 coins
procedure riddle (riddles)
    of a trader
    step "guess": you may choose one
        "no": gain 1 coin
        "done": gain 2 coins
"""


def test_passing_takes_what_declines_and_not_what_is_called_so() -> None:
    """Options that are called `no` or `done` are chosen as any other; whoever has to choose cannot pass."""
    given = "given Ann at Fountain with 5 coins"

    assert "`passes` is not on offer" in why(given, "Ann begins a quiz", "Ann passes", extra=QUIZ)
    for coins, label in enumerate(("no", "done", "pass", "nothing", "decline"), 6):
        lines = (given, "Ann begins a quiz", f'Ann chooses "{label}"', f"expect Ann's coins are {coins}")
        assert not why(*lines, extra=QUIZ)
    assert not why(given, "Ann begins a riddle", "Ann passes", "expect Ann's coins are 5", extra=QUIZ)
