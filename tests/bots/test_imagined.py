"""Games that are imagined inside the machine: the same on both machines, and what is learnt in them."""

from __future__ import annotations

from random import Random

import pytest
from attrs import asdict

from botkit import SHORT, later
from irkit import I, L, proc, program, ready
from talisman.bots import cautious, greedy
from talisman.bots.search import FUSS, TIDY, Lookahead
from talisman.compiler.ir import program as ir
from talisman.play import random_choice
from talisman.runtime.game import imagined as module
from talisman.runtime.game.game import Game
from talisman.runtime.game.imagined import Bounds, Imagined
from talisman.runtime.game.redeal import redealt
from talisman.runtime.game.view import unseen, view
from talisman.runtime.image.link import Linked
from talisman.runtime.table.ops import I_STATS
from talisman.runtime.table.words import DECLINED
from worlds import dealt_anew, linked


def pair(image: Linked, decisions: int, seed: int) -> list[Game]:
    """The same game on both machines, after so many random answers."""
    games = []
    for native in (True, False):
        game, choose = Game.new(image, 4, seed, log=False, native=native), random_choice(seed)
        while game.decisions < decisions:
            game.step(choose(game))
        games.append(game)
    return games


def need_native(image: Linked) -> None:
    """Skip where there is no compiled machine."""
    if not Game.new(image, 4, 1).native:
        pytest.skip("the compiled machine is not built")


def test_how_far_is_imagined_where_nothing_else_is_said() -> None:
    """The numbers were tried out against each other: with any other one bots play other games."""
    points = {"worth": -1, "won": 1_000_000, "left": -10_000, "own": 2, "alone": False, "scale": 64}
    far = {"turns": 1, "answers": 96, "decisions": 16, "fuss": 96, "some": 3, "learns": True}

    assert asdict(Bounds()) == {**points, **far}


@pytest.mark.parametrize("decisions", [5, 9, 12])
def test_both_machines_deal_and_choose_the_same(tricks: Linked, race: Linked, decisions: int) -> None:
    """What is imagined in C is what is imagined in Python: deals, points of every game, choices of bots."""
    need_native(tricks)
    for image in (tricks, race):
        native, plain = pair(image, decisions, 3)
        seat = plain.asked
        assert redealt(native, seat, 7).hash() == redealt(plain, seat, 7).hash()
        assert greedy(3)(native) == greedy(3)(plain)
        assert cautious(3, SHORT)(native) == cautious(3, SHORT)(plain)
        points = []
        for game in (native, plain):
            imagined = Imagined(game.copy())
            imagined.begin(seat, game.choices, Bounds(worth=game.proc("worth"), scale=TIDY, fuss=FUSS))
            world = redealt(game, seat, 9)
            points.append(
                [
                    imagined.play(
                        world, at % game.choices, inside=at > 2, probe=at > 5, seed=at << 40, chance=-at
                    )
                    for at in range(9)
                ]
            )
        assert points[0] == points[1]


@pytest.mark.parametrize("native", [True, False])
def test_what_is_kept_while_somebody_is_judged_changes_no_points(
    native: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stats are is found out once for all that worth asks: it comes to the same."""
    image = linked("content/classic")
    if native:
        need_native(image)
    game, choose = Game.new(image, 4, 3, log=False, native=native), greedy(3)
    found: list[list[int]] = [[], []]
    for _ in range(12):
        for _ in range(40):
            game.step(choose(game))
        for kept in (True, False):
            with monkeypatch.context() as patched:
                if not kept:
                    patched.setattr(module, "_looks_only", lambda linked, proc: False)
                imagined = Imagined(game.copy())
                imagined.begin(game.asked, game.choices, Bounds(worth=game.proc("worth"), scale=TIDY))
                assert (imagined.words[I_STATS] > 0) == kept
                found[kept] += imagined.survey(redealt(game, game.asked, 5), 7)

    assert found[0] == found[1]
    assert len({*found[0]}) > 12


@pytest.mark.parametrize("native", [True, False])
def test_stats_that_are_kept_in_one_place_are_told_apart(native: bool) -> None:
    """By the stat, whom it is about, in which context, and what it begins with."""
    bonus = proc(
        "bonus", *(I("JNEI", 0, 17, "no"), I("RETI", 5), L("no"), I("RETI", 0)), params=3, kind="modifier"
    )
    weighed: list[ir.Ins] = []
    for thing, context, base in ((17, 0, 0), (1, 0, 0), (17, 0, 0), (17, 1, 0), (17, 1, 7)):
        block = [I("LDI", 2, thing), I("LDI", 3, context), I("LDI", 4, base), I("STAT", 5, "power", 2)]
        weighed += [*block, I("LDI", 6, 20), I("MUL", 1, 1, 6), I("ADD", 1, 1, 5)]
    worth = proc("worth", I("LDI", 1, 0), *weighed, I("RET", 1), params=1, kind="pure")
    ending = (I("SEAT", 5), I("DEC", 6, 5, "what"), I("LDI", 0, -1), I("HALT", 0, "over"))
    made = program(
        *(proc("main", I("OPTS"), I("OPTI", 1, "a"), I("OPTI", 2, "b"), *ending), worth, bonus),
        entities=[ir.Entity(f"t{number}", f"T{number}", ()) for number in range(20)],
        players=1,
        stats=["power"],
        modifiers=[
            ir.Modifier("m", "power", proc="bonus", common=True),
            ir.Modifier("n", "power", amount=3, context=1, common=True),
        ],
    )
    image = ready(made)
    if native and not Game.new(image, 1, 1).native:
        pytest.skip("the compiled machine is not built")
    game = Game.new(image, 1, 1, native=native)
    imagined = Imagined(game.copy())
    imagined.begin(0, 2, Bounds(worth=game.proc("worth"), scale=1, fuss=0, own=1))

    assert imagined.survey(game.copy(), 1) == [(((5 * 20 + 0) * 20 + 5) * 20 + 8) * 20 + 15] * 2


def test_nothing_is_kept_where_judging_might_change_something() -> None:
    """Stats are found out again and again by a procedure that may do something."""
    for kind in ("pure", "code"):
        image = ready(program(proc("worth", I("RETI", 1), params=1, kind=kind)))
        game = Game.new(image, 2, 1)
        imagined = Imagined(game.copy())
        imagined.begin(0, 2, Bounds(worth=game.proc("worth")))
        assert (imagined.words[I_STATS] > 0) == (kind == "pure")


@pytest.mark.parametrize("pack", ["tests/packs/tricks", "content/classic"])
def test_a_deal_changes_nothing_that_is_seen(pack: str) -> None:
    """Whoever looks, what it sees stays, what it does not see of what rules remember is as it began."""
    image = linked(pack)
    game, choose = Game.new(image, 4, 5, log=False), random_choice(5)
    for _ in range(4):
        for _ in range(25):
            if game.status == "asking":
                game.step(choose(game))
        for seat in (-1, 0, 2):
            dealt = redealt(game, seat, 11)
            assert view(dealt, seat) == view(game, seat)
            assert list(unseen(dealt, seat)) == []
            assert dealt.hash() == redealt(dealt, seat, 11).hash()
            assert dealt.recomputed().hash() == dealt.hash()


def steps(*second: tuple[str, int]) -> Game:
    """One seat goes on, or stays; behind going on there is a second choice, which brings so many coins."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        I("OPTS"),
        *(step for value in (1, 2) for step in (I("LDI", 1, value), I("OPTN", 1, "ways"))),
        I("SEAT", 5),
        I("DEC", 6, 5, "which way"),
        I("OPTS"),
        *(step for text, value in second for step in (I("LDI", 1, value), I("OPT", 1, text))),
        I("DEC", 6, 5, "and then"),
        I("ADDF", "coin", 5, 6),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    made = program(
        proc("main", *main),
        proc("worth", I("GETF", 1, "coin", 0), I("RET", 1), params=1, kind="pure"),
        players=1,
        fields=[ir.Field("coin", "seat")],
    )
    return Game.new(ready(made), 1, 1)


def asked_next(*ways: I) -> Game:
    """Seat 0 chooses one of two ways that are alike; then seat 1 is asked, and seat 0 has what it answers."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        *(I("LDI", seat, seat) for seat in range(2)),
        I("OPTS"),
        *(step for value in (1, 2) for step in (I("LDI", 6, value), I("OPTN", 6, "ways"))),
        I("DEC", 6, 0, "which way"),
        I("OPTS"),
        *ways,
        I("DEC", 6, 1, "what now"),
        I("JLTI", 6, 0, "end"),
        I("ADDF", "coin", 0, 6),
        ir.Label("end"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    worth = proc("worth", I("GETF", 1, "coin", 0), I("RET", 1), params=1, kind="pure")
    made = program(proc("main", *main), worth, players=2, fields=[ir.Field("coin", "seat")])
    return Game.new(ready(made), 2, 1)


def test_others_are_imagined_not_to_meddle() -> None:
    """Who may decline does so in games that another seat imagines; who may not, answers at random.

    Points count twice where a game ended.
    """
    takes = [step for value in (3, 5, 9) for step in (I("LDI", 7, value), I("OPT", 7, "take"))]
    for ways, came in ((takes, {6, 10, 18}), ([*takes, I("OPTI", DECLINED, "decline")], {0})):
        game = asked_next(*ways)
        imagined = Imagined(game.copy())
        imagined.begin(0, 2, Bounds(worth=game.proc("worth"), scale=1, fuss=0))
        points = {
            imagined.play(game, 0, inside=False, probe=False, seed=at << 20, chance=at) for at in range(30)
        }
        assert points == came


def test_later_choices_are_learnt() -> None:
    """What did best is chosen again, also after another first choice; a probe tries out what is new."""
    game = steps(("lose", -5), ("gain", 5), ("keep", 0))
    imagined = Imagined(game.copy())
    imagined.begin(0, 2, Lookahead().bounds(game.proc("worth")))
    found = [imagined.play(game, 0, inside=True, probe=True, seed=nth, chance=nth << 7) for nth in range(3)]
    assert sorted(found) == [points * 2 * TIDY - FUSS for points in (-5, 0, 5)]
    assert imagined.continued(0)
    assert not imagined.continued(1)

    assert imagined.play(game, 0, inside=True, probe=False, seed=8, chance=8) == 10 * TIDY - FUSS
    assert imagined.play(game, 1, inside=False, probe=False, seed=9, chance=9) == 10 * TIDY - FUSS
    assert imagined.said == 1
    imagined.begin(0, 2, Lookahead().bounds(game.proc("worth")))
    assert not imagined.continued(0)


def test_a_greedy_bot_takes_what_looks_best() -> None:
    """It looks once at each option and takes the one that comes to most; where none does, it does least."""
    for seed in range(6):
        choose = greedy(seed)
        game = steps(("lose", -5), ("gain", 5), ("keep", 0))
        game.step(0)
        assert choose(game) == 1


def fiddling(gain: int, prompt: str = "what", later: int = 9) -> Game:
    """One seat does something up to three times, for so many coins each; who did it gets some more later."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        I("SEAT", 5),
        I("LDI", 8, 0),
        I("LDI", 9, 0),
        ir.Label("again"),
        I("OPTS"),
        I("LDI", 1, gain),
        I("OPT", 1, "do it"),
        I("OPTI", DECLINED, "done"),
        I("DEC", 6, 5, prompt),
        I("JLTI", 6, -100, "end"),
        I("ADDF", "coin", 5, 6),
        I("LDI", 8, later),
        I("ADDI", 9, 9, 1),
        I("JLTI", 9, 3, "again"),
        ir.Label("end"),
        I("ADDF", "coin", 5, 8),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    worth = proc("worth", I("GETF", 1, "coin", 0), I("RET", 1), params=1, kind="pure")
    made = program(proc("main", *main), worth, players=1, fields=[ir.Field("coin", "seat")])
    return Game.new(ready(made), 1, 1)


@pytest.mark.parametrize("native", [True, False])
def test_a_greedy_bot_makes_no_detour(native: bool) -> None:
    """What leads back to the same question has to bring something at once, but where several are chosen."""
    several = ir.kinded("gathering", "choose as many as you like")
    for game, chosen in (
        (fiddling(0), 1),
        (fiddling(-1), 1),
        (fiddling(1), 0),
        (fiddling(0, several), 0),
        (fiddling(0, several, later=0), 1),
    ):
        if native and not game.native:
            pytest.skip("the compiled machine is not built")
        started = Game.new(game.linked, 1, 1, native=native)
        assert {greedy(seed)(started) for seed in range(4)} == {chosen}


def test_where_all_is_detour_the_usual_way_is_not_looked_at() -> None:
    """It stands for what the seat has now, though it would bring more later."""
    game = fiddling(0)
    game.step(0)
    imagined = Imagined(game.copy())
    imagined.begin(0, 2, Bounds(worth=game.proc("worth"), scale=1, fuss=0, learns=False))
    assert imagined.look(game, 5) == 1
    assert list(imagined.sums[:2]) == [-2_000_000, 0]

    game = fiddling(1)
    game.step(0)
    imagined = Imagined(game.copy())
    imagined.begin(0, 2, Bounds(worth=game.proc("worth"), scale=1, fuss=0, learns=False))
    assert imagined.look(game, 5) == 0
    assert list(imagined.sums[:2]) == [2 * 11, 2 * 10]


@pytest.mark.parametrize("native", [True, False])
def test_a_look_does_not_know_what_the_seat_does_not_see(tricks: Linked, native: bool) -> None:
    """Whatever the others hold, and whatever is going to be rolled, a greedy bot answers the same."""
    if native:
        need_native(tricks)
    game, choose, changed = Game.new(tricks, 4, 7, log=False, native=native), random_choice(7), 0
    for nth in range(16):
        if game.choices > 1:
            twin = dealt_anew(game, game.asked, Random(nth))
            changed += twin.hash() != game.hash()
            assert greedy(nth)(twin) == greedy(nth)(game)
        game.step(choose(game))
    assert changed > 6


def test_a_look_leaves_the_game_alone(tricks: Linked) -> None:
    """What is dealt anew is dealt in a copy, and the answers of the seats are imagined there."""
    game = later(tricks, 9)
    before = game.hash()
    greedy(3)(game)
    assert game.hash() == before


def test_a_bot_serves_games_of_several_images(tricks: Linked, race: Linked) -> None:
    """What it keeps to imagine in is used for games of the same image, seats and machine alone."""
    for make in (greedy, cautious):
        choose = make(3)
        games = [later(tricks, 6), later(race, 5), later(tricks, 6)]
        assert [choose(game) for game in games] == [make(3)(game) for game in games]


def test_more_choices_than_there_is_room_for_are_not_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree that is full stays as it is; games go on in the usual way."""
    monkeypatch.setattr("talisman.runtime.game.imagined.NODES", 4)
    game = steps(("lose", -5), ("gain", 5), ("keep", 0))
    imagined = Imagined(game.copy())
    imagined.begin(0, 2, Lookahead().bounds(game.proc("worth")))
    for nth in range(9):
        imagined.play(game, nth % 2, inside=True, probe=True, seed=nth, chance=nth << 7)

    assert not imagined.continued(0)
    assert not imagined.continued(1)


@pytest.mark.parametrize("native", [True, False])
def test_worth_that_comes_to_a_fault_is_worth_nothing(native: bool) -> None:
    """Points that are never reckoned to their end are none, whatever was chosen: all ways look alike."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        I("OPTS"),
        *(step for value in (1, 2) for step in (I("LDI", 1, value), I("OPTN", 1, "ways"))),
        I("SEAT", 5),
        I("DEC", 6, 5, "which way"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    endless = proc("worth", ir.Label("again"), I("JMP", "again"), params=1, kind="pure")
    game = Game.new(ready(program(proc("main", *main), endless, players=1)), 1, 1, native=native)
    imagined = Imagined(game.copy())
    imagined.begin(0, game.choices, Lookahead().bounds(game.proc("worth")))

    assert imagined.play(game, 1, inside=False, probe=False, seed=1, chance=1) == 0


def test_what_was_imagined_before_is_no_work_of_this_game() -> None:
    """However much a bot has imagined, the next imagined game has all the work that a game may take."""
    game = steps(("lose", -5), ("gain", 5), ("keep", 0))
    imagined = Imagined(game.copy())
    imagined.begin(0, 2, Lookahead().bounds(game.proc("worth")))
    found = []
    for _ in range(2):
        found.append(imagined.play(game, 0, inside=False, probe=False, seed=4, chance=4))
        imagined.look(game, 4)
        found.append(imagined.sums[0])
        imagined.game.machine.work = imagined.game.machine.spent = 2_000_000_000

    assert found[:2] == found[2:]
