"""Bots that look ahead: what they are told, what they choose, what a pack calls worth."""

from pathlib import Path

import pytest

from botkit import SHORT, later
from countgame import counting
from irkit import I, proc, program, ready
from market import TABLES, base_pack
from talisman.bots import BOTS, cautious
from talisman.bots.search import FUSS, TIDY, Branch, Lookahead, Search
from talisman.bots.usual import usual
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.play import Session
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.imagined import Imagined
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.link import Linked
from talisman.runtime.table.ops import H_ROUNDS
from talisman.runtime.table.words import DECLINED

PATIENT = Lookahead(least=3, glances=0, hardly=0)
"""Nothing is left out because it would hardly change the choice."""

PACKS = Path(__file__).resolve().parents[1] / "packs"


def menu(*options: tuple[str, int]) -> tuple[ir.Ins | ir.Label, ...]:
    """Instructions that offer these texts with their values."""
    steps = (step for text, value in options for step in (I("LDI", 1, value), I("OPT", 1, text)))
    return (I("OPTS"), *steps)


def asked(prompt: str, declined: int = 0) -> tuple[ir.Ins | ir.Label, ...]:
    """The seat in register 5 is asked; register 6 gets the value, or another where it declines."""
    return (
        I("DEC", 6, 5, prompt),
        I("JNEI", 6, DECLINED, prompt),
        I("LDI", 6, declined),
        ir.Label(prompt),
    )


def saving(rounds: int, *, worth: int) -> Linked:
    """A game where a seat takes one to three coins a turn; a coin is worth so much, and nothing is won."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        ir.Label("again"),
        I("OPTS"),
        *(step for number in (1, 2, 3) for step in (I("LDI", 1, number), I("OPTN", 1, "coins"))),
        I("SEAT", 0),
        I("DEC", 2, 0, "how many"),
        I("ADDF", "coin", 0, 2),
        I("SEATR", 0, 0, I_ONE),
        I("SETSEAT", 0),
        I("GETG", 3, "taken"),
        I("ADDI", 3, 3, 1),
        I("SETG", "taken", 3),
        I("JLTI", 3, rounds, "again"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    points = (I("GETF", 1, "coin", 0), I("LDI", 2, worth), I("MUL", 1, 1, 2), I("RET", 1))
    made = program(
        proc("main", I("LDI", I_ONE, 1), *main),
        proc("worth", *points, params=1, kind="pure"),
        fields=[ir.Field("coin", "seat")],
        globals=[ir.Global("taken")],
    )
    return ready(made)


I_ONE = 9


@pytest.mark.parametrize(("worth", "chosen"), [(5, 3), (-5, 1)])
def test_a_cautious_bot_strives_for_what_is_worth_most(worth: int, chosen: int) -> None:
    """It takes as much as it can of what its pack calls good, and as little of what it calls bad."""
    image = saving(30, worth=worth)
    table = Session(
        Record(Setup(3, 1), Game.new(image, 3, 1)), {0: cautious(1), 1: cautious(1), 2: cautious(1)}
    )
    table.run()

    assert [table.game.value("coin", table.game.name(seat)) for seat in range(3)] == [10 * chosen] * 3


def gamble(*, dice: bool, seed: int = 1) -> Game:
    """One seat keeps what it has, or takes what the top of a face-down deck (or a die) brings: 9 or -9."""
    deck = (
        I("LDI", 0, -1),
        I("ZID", 1, "deck", 0),
        I("TOP", 2, 1),
        I("ATTR", 3, "coins", 2),
    )
    die = (
        I("LDI", 0, -1),
        I("LDI", 1, 2),
        I("DIE", 2, "luck", 0),
        I("LDI", 3, 18),
        I("MUL", 3, 3, 2),
        I("ADDI", 3, 3, -27),
    )
    main: tuple[ir.Ins | ir.Label, ...] = (
        I("OPTS"),
        I("LDI", 1, 0),
        I("OPTN", 1, "keep"),
        I("LDI", 1, 1),
        I("OPTN", 1, "dare"),
        I("SEAT", 5),
        *asked("what"),
        I("JZ", 6, "end"),
        *(die if dice else deck),
        I("ADDF", "coin", 5, 3),
        ir.Label("end"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    cards = [
        ir.Entity(name, name, ("card",), {"coins": coins}, ("deck", ""))
        for name, coins in (("good", 9), ("bad", -9))
    ]
    made = program(
        proc("main", *main),
        proc("worth", I("GETF", 1, "coin", 0), I("RET", 1), params=1, kind="pure"),
        entities=cards,
        players=1,
        tags=["card"],
        attrs=["coins"],
        zones=[ir.ZoneClass("deck", seen="nobody")],
        fields=[ir.Field("coin", "seat")],
        purposes=["luck"],
    )
    return Game.new(ready(made), 1, seed)


def test_a_cautious_bot_does_not_know_the_deck() -> None:
    """It dares or keeps by its own dice alone: whatever lies on top, the same seed chooses the same."""
    found: set[int] = set()
    for seed in range(12):
        game = gamble(dice=False)
        other = game.copy()
        other.move("good", "deck", bottom=True)
        assert game.contents("deck") != other.contents("deck")
        assert cautious(seed)(game) == cautious(seed)(other)
        found.add(cautious(seed)(game))

    assert found == {0, 1}


def test_a_cautious_bot_does_not_know_the_dice() -> None:
    """It cannot look at the die that its game is about to roll: games of other seeds get the same choice."""
    for seed in range(12):
        choices = {cautious(seed)(gamble(dice=True, seed=other)) for other in range(4)}
        assert len(choices) == 1


def test_without_worth_it_still_sees_the_end() -> None:
    """Where a pack says nothing of worth, a cautious bot takes the option that wins."""
    game = Game.new(emit(counting(2)), 2, 5)

    assert cautious(5)(game) == 1
    assert list(BOTS) == ["random", "steady", "greedy", "cautious", "deep"]


def test_a_fault_ahead_is_no_fault(tricks: Linked) -> None:
    """An imagined game that cannot go on counts as it stood before; the bot still answers."""
    game = later(tricks, 6)
    game.fuel = 3

    assert 0 <= cautious(3, SHORT)(game) < game.choices


def test_what_is_imagined_is_what_is_played(race: Linked) -> None:
    """An imagined answer leads where the answer leads, and a procedure says the same there."""
    game = later(race, 5)
    played, seat = game.copy(), game.entity(game.name(0))
    game.imagine(0)
    played.step(0)

    assert game.hash() == played.hash()
    assert game.judge(game.proc("worth"), seat) == played.call("worth", seat)


def thinking(game: Game, look: Lookahead = PATIENT, *, usually: int = -1, seat: int = 0) -> Search:
    """The search for what a game asks, in a world that is the game itself."""
    imagined = Imagined(game.copy())
    imagined.game.fuel = game.fuel
    imagined.begin(seat, game.choices, look.bounds(game.proc("worth")))
    return Search(look, 1, lambda _: game, imagined, game.choices, usually)


@pytest.mark.parametrize("native", [True, False])
def test_after_a_fault_it_goes_back_one_answer(native: bool) -> None:
    """An imagined game that comes to a fault is judged where it stood before the answer that led there."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        *menu(("take", 5), ("leave", 1)),
        I("SEAT", 5),
        *asked("what"),
        I("ADDF", "coin", 5, 6),
        *menu(("on", 1), ("and on", 2)),
        *asked("whereto"),
        I("ADDF", "coin", 5, 6),
        ir.Label("ever"),
        I("JMP", "ever"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    if native and not alone(*main).native:
        pytest.skip("the compiled machine is not built")
    game = alone(*main, native=native)
    game.fuel = 100
    search = thinking(game)
    search.run()

    assert [set(branch.games) for branch in search.root] == [
        {5 * 2 * TIDY - FUSS},
        {1 * 2 * TIDY - FUSS},
    ]
    game.fuel = 3
    search = thinking(game)
    search.run()
    assert [set(branch.games) for branch in search.root] == [{0}, {0}]


def test_worth_is_the_sum_of_its_lines(race: Linked) -> None:
    """The procedure `worth` counts what a pack says: here ten for each runner at home."""
    game = later(race, 5)
    seat = game.name(0)
    runners = [name for name in game.tagged("runner") if game.zone_of(name) == ("yard", seat)]
    assert game.call("worth", game.entity(seat)) == 0

    for runner in runners:
        game.move(runner, "haven", seat)

    assert runners
    assert game.call("worth", game.entity(seat)) == 10 * len(runners)


def held(*lines: str) -> int:
    """What a trader with three coins and no letter is worth by these lines."""
    bag = Bag()
    text = "worth\n" + "".join(f"    {line}\n" for line in lines)
    compiled = compile_packs([base_pack(text)], bag, TABLES)
    assert compiled is not None, [problem.text for problem in bag.sorted()]
    game = Game.new(load(compiled.image), 2, 1)
    plays = game.avatar(0)
    assert plays is not None
    assert (game.value("coin", plays), game.contents("hand", plays)) == (3, [])
    return game.call("worth", game.entity(plays))


@pytest.mark.parametrize(
    ("lines", "points"),
    [
        (("5 per coin",), 15),
        (("5 per coin up to 2",), 10),
        (("-5 per coin up to 2", "100 per coin if you have no letters"), 290),
        (("5 per coin if you have a letter",), 0),
        (("7 times the number of traders + 1",), 21),
        (("7 times the number of traders up to 1",), 7),
        (("40 if you have no letters, and your coins are at least 3",), 40),
        (("40 if you have no letters, and your coins are at least 4", "1 per coin"), 3),
    ],
)
def test_a_line_of_worth_counts_as_far_as_it_says(lines: tuple[str, ...], points: int) -> None:
    """Units beyond a bound are worth nothing, and a line with a condition counts while that holds."""
    assert held(*lines) == points


def alone(*main: ir.Ins | ir.Label, native: bool | None = None) -> Game:
    """A game of one seat, to which a coin is worth a point."""
    made = program(
        proc("main", *main),
        proc("worth", I("GETF", 1, "coin", 0), I("RET", 1), params=1, kind="pure"),
        players=1,
        fields=[ir.Field("coin", "seat")],
    )
    return Game.new(ready(made), 1, 1, native=native)


def idle(*, gain: int) -> Game:
    """One seat may do something that brings so many coins, or pass."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        I("OPTS"),
        I("LDI", 1, gain),
        I("OPT", 1, "do it"),
        I("OPTI", DECLINED, "pass"),
        I("SEAT", 5),
        *asked("what"),
        I("ADDF", "coin", 5, 6),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    return alone(*main)


@pytest.mark.parametrize(("gain", "chosen"), [(0, 1), (-1, 1), (1, 0)])
def test_what_brings_nothing_is_left(gain: int, chosen: int) -> None:
    """Where passing comes to the same, a cautious bot passes, whatever its seed."""
    assert {cautious(seed)(idle(gain=gain)) for seed in range(12)} == {chosen}


@pytest.mark.parametrize("native", [True, False])
def test_seats_answer_at_random_as_far_as_one_says(race: Linked, native: bool) -> None:
    """So many answers and no more, or until so many turns have begun; then a person is asked again."""
    if native and not Game.new(race, 2, 1).native:
        pytest.skip("the compiled machine is not built")
    game = Game.new(race, 4, 3, native=native)
    before = game.decisions
    assert game.play(answers=3) == "asking"
    assert game.decisions == before + 3

    target, other = game.turns + 5, game.copy()
    game.play(turns=target)
    while other.turns < target:
        other.play(answers=1)
    assert game.hash() == other.hash()

    asked = game.decisions
    game.step(0)
    assert game.decisions == asked + 1


def test_a_game_becomes_another(race: Linked) -> None:
    """A game that goes on as another one is equal to it and leaves it alone."""
    one, other = later(race, 5), later(race, 9)
    one.become(other)
    assert one.hash() == other.hash()

    one.step(0)
    assert one.hash() != other.hash() == later(race, 9).hash()


@pytest.mark.parametrize(("gain", "games"), [(-1, 4), (0, 8), (1, 8)])
def test_nobody_ponders_what_is_clear(gain: int, games: int) -> None:
    """Where all is behind the usual option two looks are enough; where one beats it always, four are."""
    search = thinking(idle(gain=gain), Lookahead(), usually=1)
    assert search.run() == [0 if gain > 0 else 1]
    assert search.tried == games

    search = thinking(idle(gain=gain), usually=1)
    assert search.run() == [0 if gain > 0 else 1]
    assert search.tried == (2 * PATIENT.least if gain < 1 else 10)


def test_who_is_asked_again_looks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same question of the same round is passed at the first look, that of the next at the second."""
    looks: list[int] = []

    def noted(search: Search) -> list[int]:
        looks.append(search.look.glances)
        return [0]

    monkeypatch.setattr(Search, "run", noted)
    game, choose = idle(gain=-1), cautious(1)
    choose(game)
    choose(game)
    assert looks == [2, 1]

    game.words[H_ROUNDS] += 1
    choose(game)
    assert looks == [2, 1, 2]


def test_games_that_could_not_change_the_choice_are_not_imagined() -> None:
    """How far two options differed so far says whether the games that are left may put the other in front."""
    search = thinking(idle(gain=1), Lookahead())
    for ones, others, settled in (
        ([900, 910, 905], [100, 90, 110], True),
        ([900, 100, 500], [100, 890, 410], False),
        ([5, 5], [5, 5], False),
    ):
        search.root = [Branch(0, ones), Branch(0, others)]
        search.known = None
        assert search._settled(12, 2) == settled
        search.usual = 1
        search.known = None
        assert search._settled(12, 2) == (settled or ones == others)
        search.usual = -1


def test_what_makes_no_difference_is_not_pondered_on() -> None:
    """Where options that all do something come to the same in four games, any of them is taken."""
    game = alone(
        *menu(("left", 1), ("right", 1), ("on", 1)),
        I("SEAT", 5),
        *asked("where to"),
        I("ADDF", "coin", 5, 6),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    search = thinking(game, Lookahead())
    assert search.run() == [0, 1, 2]
    assert search.tried == 12


def test_a_single_option_asks_nobody(tricks: Linked) -> None:
    """Where there is one way only, nothing is imagined."""
    game = alone(
        I("OPTS"),
        I("OPTI", 1, "so be it"),
        I("SEAT", 5),
        I("DECH", 6, 5, "what"),
        I("LDI", 0, -1),
        I("HALT", 0, ""),
    )
    game.fuel = -1  # whoever imagined anything would come to a fault
    assert game.choices == 1

    assert [make(1)(game) for make in BOTS.values()] == [0] * len(BOTS)


def test_lucky_worlds_are_no_merit() -> None:
    """Options are compared in the games that several were tried in: who alone saw a good one is no better."""
    search = thinking(idle(gain=1))
    search.root = [Branch(), Branch()]
    for one, other in ((0, 5), (-900, -895), (200, 205)):
        search.root[0].games.append(one)
        search.root[1].games.append(other)
    search.root[0].games.append(5_000)

    first, second = (sum(branch.games) // branch.tried for branch in search.root)
    assert first > second
    assert search.best() == [1]


def two_steps(*second: tuple[str, int], prompt: str = "and then", declined: int = 0) -> Game:
    """One seat may pass, or go on to a second choice that brings so many coins."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        *menu(("go on", 1), ("pass", DECLINED)),
        I("SEAT", 5),
        *asked("what"),
        I("JZ", 6, "end"),
        *menu(*second),
        *asked(prompt, declined),
        I("ADDF", "coin", 5, 6),
        ir.Label("end"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    return alone(*main)


def test_what_may_be_spoilt_later_is_not_shunned() -> None:
    """A small gain is taken though a silly choice could follow: one that is only tried out does not count."""
    second = (("spoil it", -90), ("waste it", -60), ("done", DECLINED))
    spoiled = [two_steps(*second, declined=3) for _ in range(12)]

    assert {cautious(seed)(game) for seed, game in enumerate(spoiled)} == {0}


def test_things_chosen_one_by_one_are_thought_of_together() -> None:
    """Where any number may be chosen, the way there is judged by what it brings to choose, not to be done."""
    prompt = ir.kinded("gathering", "choose as many letters as you like")

    assert {
        cautious(seed)(two_steps(("one", 5), ("done", DECLINED), prompt=prompt)) for seed in range(6)
    } == {0}
    assert {
        cautious(seed)(two_steps(("one", -5), ("done", DECLINED), prompt=prompt)) for seed in range(6)
    } == {1}


def test_to_do_nothing_now_is_to_choose_later() -> None:
    """What comes of passing is found out as well: it is not left for a small gain where more comes later."""

    def passing() -> Game:
        main: tuple[ir.Ins | ir.Label, ...] = (
            *menu(("turn back", 5), ("pass", DECLINED)),
            I("SEAT", 5),
            *asked("what"),
            I("JNZ", 6, "end"),
            *menu(("back", 3), ("on", 9)),
            *asked("where to"),
            ir.Label("end"),
            I("ADDF", "coin", 5, 6),
            I("LDI", 0, -1),
            I("HALT", 0, "over"),
        )
        return alone(*main)

    assert {cautious(seed)(passing()) for seed in range(24)} == {1}


def test_what_cannot_be_helped_costs_nothing() -> None:
    """A hidden choice of one is none: a way with several of them is no longer than another."""
    forced = (I("OPTS"), I("LDI", 1, 0), I("OPT", 1, "well"), I("DECH", 7, 5, "so be it"))
    main: tuple[ir.Ins | ir.Label, ...] = (
        *menu(("go on", 1), ("pass", DECLINED)),
        I("SEAT", 5),
        *asked("what"),
        I("JZ", 6, "end"),
        *forced,
        *forced,
        I("ADDF", "coin", 5, 6),
        ir.Label("end"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )

    assert {cautious(seed)(alone(*main)) for seed in range(6)} == {0}


def working(seats: int) -> Game:
    """The first seat waits or pays; then the last one is at its work, and may throw coins away instead."""
    main = (
        *menu(("wait", 0), ("pay", 0)),
        I("LDI", 5, 0),
        *asked("what"),
        *menu(("work", 0), *((f"throw {nth} away", -10 * nth - 10) for nth in range(9))),
        I("LDI", 5, seats - 1),
        I("DEC", 6, 5, ir.kinded("work", "what now?")),
        I("ADDF", "coin", 5, 6),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    made = program(
        proc("main", *main),
        proc("worth", I("GETF", 1, "coin", 0), I("RET", 1), params=1, kind="pure"),
        players=seats,
        fields=[ir.Field("coin", "seat")],
    )
    return Game.new(ready(made), seats, 1)


@pytest.mark.parametrize("seats", [1, 2])
def test_who_works_is_imagined_to_work(seats: int) -> None:
    """Where nothing better is known the first duty is done, by the seat and by the others."""
    game = working(seats)
    search = thinking(game)
    search.run()

    assert usual(game) == -1
    assert {points for branch in search.root for points in branch.games} == {-FUSS * (seats == 1)}
