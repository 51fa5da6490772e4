"""Scenarios pass when everything in them holds, and say why when something does not."""

import pytest

from market import TABLES, base_pack, market, scenarios
from talisman.compiler.checks.context import Context
from talisman.compiler.checks.declared.seated import seated
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.model import Answer, Deck, Dice, ExpectAsked, SetUp
from talisman.compiler.pack import PackSource
from talisman.compiler.syntax.outline import Outline
from talisman.scenario import Report, elsewhere, run

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
    assert "Ann's coins are 4" in why("given Ann at Fountain with 5 coins", "expect Ann's coins are 4")


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
        ("given Ann (sly, honest)", "the manner of `Ann` is given twice"),
        ("given Ann with 2 coins, Ann with 3 coins", "`coin` of `Ann` is given twice"),
        ("given Lamp (honest) at Fountain", "gives a ware a manner"),
        ("seats 2\n    seats 3", "`seats` is said twice"),
        ("seed 2\n    seed 2", "`seed` is said twice"),
        ('given Ann at Fountain\n    expect not shown Ann "Rabbit"', "nothing is called"),
    ],
)
def test_lines_that_mean_nothing_are_errors(line: str, problem: str) -> None:
    """The message says what is missing."""
    found = market(f'scenario "test"\n    {line}\n')

    assert "E0508" in found.codes
    assert any(problem in p.text for p in found.bag.found)


@pytest.mark.parametrize(
    ("line", "low", "told"), [("seats 1", 2, 1), ("seats 2", 2, 0), ("", 2, 0), ("seats 1", 1, 0)]
)
def test_no_scenario_says_fewer_seats_than_there_must_be(line: str, low: int, told: int) -> None:
    """It would be played by more; one that says nothing is played by as many as there must be."""
    model = market(f'scenario "test"\n    {line or "seed 1"}\n    given Ann with 2 coins\n').found
    model.seats = (low, 3)
    found = list(seated(Context(model, (), Outline((), ()), ())))

    assert [one.code for one in found] == ["E0508"] * told
    assert all("`seats 1`" in one.text and "`seats 2`" in str(one.help) for one in found)


@pytest.mark.parametrize(
    ("line", "low", "high", "out"), [("seats 3", 1, 2, 1), ("seats 1", 2, 3, 1), ("", 2, 2, 0)]
)
def test_scenarios_for_other_seats_than_a_pack_upon_theirs_are_left_out(
    line: str, low: int, high: int, out: int
) -> None:
    """Whoever narrows the seats did not write them; of the own pack they are refused."""
    text = f'scenario "test"\n    {line or "turn of Ann"}\n    given Ann with 2 coins\n'
    upon = PackSource("upon", "1.0.0", "upon", (), needs=("market",), seats=(low, high), status="partial")
    bag = Bag()
    made = compile_packs([base_pack(text), upon], bag, TABLES, scenarios=True)

    assert made is not None, bag.sorted()
    assert (len(made.model.scenarios), len(made.model.elsewhere)) == (1 - out, out)
    assert [*elsewhere(made.model)] == (
        [f"There is a scenario of market for other seats than {low} to {high}, left out here"] * out
    )
    assert run(made.model, made.image).failed == 0
    assert line != "seats 3" or "E0508" in market(text.replace("3", "4")).codes


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


STALL = """\
procedure stall (stalls)
    of a trader
    step "what": you may choose one
        "sell": choose one
            "Lamp": lose 1 coin
            "Honey": lose 2 coins
        "give":
            choose one
                "Honey": lose 3 coins
                "Anvil": lose 4 coins
"""
STALLED = ("given Ann at Fountain with 9 coins, Ben at Fountain", "Ann begins a stall")


def test_what_lies_below_menus_is_answered_by_its_name() -> None:
    """However deep, as long as one way leads there; where two do, both are told."""
    assert not why(*STALLED, "Ann chooses Lamp", "expect Ann's coins are 8", extra=STALL)
    assert not why(*STALLED, "Ann chooses Anvil", "expect Ann's coins are 5", extra=STALL)
    assert not why(*STALLED, 'Ann chooses "give", Honey', "expect Ann's coins are 6", extra=STALL)
    assert why(*STALLED, "Ann chooses Honey", extra=STALL).endswith('"sell", "Honey" or "give", "Honey"')
    assert "is not on offer" in why(*STALLED, "Ann chooses Reminder", extra=STALL)


def test_what_lies_below_something_that_happens_is_not_answered() -> None:
    """An answer in front of which something would happen has to be chosen itself."""
    extra = 'procedure dare (dares)\n    of a trader\n    step "dared": you may gain 1 coin\n'
    extra += '    step "then": choose one\n        "left": gain 1 favour\n        "right": gain 2 favours\n'
    lines = ("given Ann at Fountain with 1 coin", "Ann begins a dare")

    assert "`left` is not on offer" in why(*lines, 'Ann chooses "left"', extra=extra)
    assert not why(*lines, 'Ann chooses "gain 1 coin", "left"', "expect Ann's coins are 2", extra=extra)


def test_a_question_with_one_answer_is_not_asked() -> None:
    """It stands in no way, and whoever answers it is told why that answers nothing."""
    lines = ("given Ann at Fountain with Lamp", "Ann discards a ware")

    assert not why(*lines, "expect Ann has no wares")
    assert why(*lines, "Ann chooses Lamp").endswith("(a question with one answer is not asked)")


def test_an_answer_that_fits_two_options_fails() -> None:
    """Whole words of both are no answer; the words of one are."""
    extra = 'procedure bet (bets)\n    of a trader\n    step "on": choose one\n'
    extra += '        "the red horse": gain 1 coin\n        "the blue horse": gain 2 coins\n'
    lines = ("given Ann at Fountain with 1 coin", "Ann begins a bet")

    assert '"the red horse" or "the blue horse"' in why(*lines, 'Ann chooses "horse"', extra=extra)
    assert "is not on offer" in why(*lines, 'Ann chooses "he re"', extra=extra)
    assert not why(*lines, 'Ann chooses "red"', "expect Ann's coins are 2", extra=extra)


def test_somebody_passes_whatever_comes() -> None:
    """All that can be passed, until something is chosen; it fails where there was nothing to pass."""
    always = "Ann passes whatever comes"

    assert not why(*STALLED, always, "Ann begins a stall", "expect Ann's coins are 9", extra=STALL)
    assert "nobody answers" in why(*STALLED, "Ann passes", "Ann begins a stall", extra=STALL)
    assert "nothing came that Ann could pass" in why(STALLED[0], always, "Ann gains 1 coin", extra=STALL)
    again = (STALLED[1], 'Ann chooses "sell"')
    assert "nobody is asked" in why(*STALLED, always, *again, extra=STALL)


def test_only_what_is_offered_may_be_there() -> None:
    """Each text has its option and each option its text; what passes needs none."""
    both = 'expect only offered Ann "sell" and "give"'

    assert not why(*STALLED, both, "Ann passes", extra=STALL)
    assert '"give" is on offer, too' in why(*STALLED, 'expect only offered Ann "sell"', extra=STALL)
    assert '"buy" is not on offer' in why(*STALLED, f'{both} and "buy"', extra=STALL)
    assert "Ann is asked" in why(*STALLED, 'expect only offered Ben "sell"', extra=STALL)


def test_what_is_asked_now_and_this_turn() -> None:
    """`not asked` is for all of the scenario, `this turn` since one began, `now` for the open question."""
    rest = ("given Ann at Fountain, Ben at Fountain", "Ann begins a stay", 'Ann chooses "rest"')
    bens = (*rest, "Ben begins a stay")

    assert not why(*rest, "expect asked Ann, not asked Ann now, asked Ann this turn, not asked Ben")
    assert not why(*bens, "expect not asked Ann this turn, asked Ben now, asked Ann", 'Ben chooses "rest"')
    assert 'so far it was asked "what to do"' in why(*rest, "expect not asked Ann")
    assert "expected asked Ann now" in why(*bens, "expect asked Ann now")
    assert "expected not asked Ben this turn" in why(*bens, "expect not asked Ben this turn")


def test_one_line_of_the_log_before_another() -> None:
    """Both must be there, in this order."""
    lines = ("given Ann at Fountain", "Ann gains 1 coin", "Ann gains 1 favour")

    assert not why(*lines, 'expect logged "1 coin" before "1 favour"')
    assert "the other way round" in why(*lines, 'expect logged "1 favour" before "1 coin"')
    assert 'no words "2 coins"' in why(*lines, 'expect logged "1 coin" before "2 coins"')


def test_where_things_lie_and_how_many_copies_there_are() -> None:
    """`lies at` is the place itself; `has 2 Lamps` counts copies; a failure tells where they lie."""
    given = "given Ann at Fountain with Lamp and Lamp #2, Juggler in the stand of Fountain"

    assert not why(given, "expect Juggler lies at Fountain, Lamp is at Fountain, Ann has 2 Lamps")
    assert not why(given, "expect Ann has 0 Anvils, Ann has 1 Lamp")
    assert "Lamp lies in Ann's basket" in why(given, "expect Lamp lies at Fountain")
    assert "it is 2" in why(given, "expect Ann has 3 Lamps")
    assert "it is 2" in why(given, "expect Ann has 0 Lamps")
    assert "Juggler lies in Fountain's stand" in why(given, "expect Ann has Juggler")


def test_a_game_that_stops_says_in_which_rule() -> None:
    """The verb at which it stopped is most often not to blame."""
    extra = "letter Fount: when you land: land\n"
    (failure,) = ran("given Ann with Fount", "Ann lands", extra=extra).failures

    assert "the game stopped" in failure.message
    assert "(in market.fount" in failure.message


def test_a_failure_without_a_turn_says_that_there_was_none() -> None:
    """What is once per turn does not happen there, which is easily missed."""
    extra = "letter Ticket: once per turn: when you gain 1 favour: gain 1 coin\n"
    given = "given Ann at Fountain with Ticket and 1 coin"
    outside = ran(given, "Ann gains 1 favour", "expect Ann's coins are 2", extra=extra)
    inside = ran(given, "Ann begins a stay", 'Ann chooses "rest"', "expect Ann's coins are 3", extra=extra)

    assert any("no turn has begun" in note for note in outside.failures[0].notes)
    assert not any("no turn has begun" in note for note in inside.failures[0].notes)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('expect logged "Ann sings"', 'expected logged "Ann sings"; the log has no such words'),
        ('expect not logged "gains 1 coin"', 'the log says "Ann gains 1 coin"'),
        ('expect shown Ben "Note"', 'expected shown Ben "Note"; Note lies in Ann\'s hand'),
        ('expect shown Ben "Noon"', 'there is no "Noon"'),
        ('expect asked Ann "sing"', 'expected asked Ann "sing"; nobody is asked anything'),
        ('expect offered Ann "sing"', 'expected offered Ann "sing"; nobody is asked anything'),
        ("expect asked Cleo", "expected asked Cleo; nobody plays Cleo"),
        ('expect offered Cleo "sing"', 'expected offered Cleo "sing"; nobody plays Cleo'),
        ("expect the game is won by Ann", "the game is not over"),
        ("expect the gate is closed", "this does not hold: the gate is closed"),
    ],
)
def test_each_kind_of_expectation_tells_how_it_is_instead(line: str, told: str) -> None:
    """What was expected of whom, and how things are."""
    lines = ("given Ann at Fountain with Note, Ben at Fountain", "Ann gains 1 coin")

    assert why(*lines, line, extra="letter Note\n").endswith(told)


def test_what_was_tried_and_forbidden_is_told_where_a_scenario_fails() -> None:
    """Nothing that was done is told of so."""
    lines = (
        "given Ann at Fountain with Anvil",
        "Ann takes Lamp",
        "Ann visits Miller",
        "expect Ann is at Old Square",
    )
    extra = 'rule "Tied": for each trader: you cannot visit guests\n'

    report = ran(*lines, extra=extra)

    told = [note for note in report.failures[0].notes if note.startswith("nothing came of")]
    assert told == ["nothing came of line 5: it is forbidden, or cannot be done"]
