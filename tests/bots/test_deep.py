"""Bots that ponder longer: the same answers again, what they may not know, how long they think."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from botkit import later
from irkit import I, proc, program, ready
from talisman.bots import BOTS, NoBot, bot, cautious, deep, hurried
from talisman.compiler.ir import program as ir
from talisman.play import random_choice
from talisman.play.session import Chooser
from talisman.runtime.game.game import Game
from talisman.runtime.game.imagined import Imagined
from talisman.runtime.image.link import Linked
from talisman.runtime.table.words import DECLINED
from worlds import dealt_anew

GAMES = 24
"""So many imagined games are enough for these tests."""


def moments(image: Linked, *, native: bool | None = None) -> Iterator[Game]:
    """Games of an image under way that ask for more than one can only say yes to."""
    game, choose = Game.new(image, 4, 7, log=False, native=native), random_choice(7)
    for _ in range(12):
        if game.choices > 1:
            yield game.copy()
        game.step(choose(game))


def counted(monkeypatch: pytest.MonkeyPatch, stop: int = -1) -> list[int]:
    """A list that grows by the options that are imagined; after so many of them somebody interrupts."""
    played: list[int] = []
    play, survey = Imagined.play, Imagined.survey

    def counting(self: Imagined, world: Game, first: int, **rest: bool | int) -> int:
        if len(played) == stop:
            raise KeyboardInterrupt
        played.append(first)
        return play(self, world, first, **rest)  # type: ignore[arg-type]

    def surveying(self: Imagined, world: Game, seed: int) -> list[int]:
        for first in range(world.choices):
            if len(played) == stop:
                raise KeyboardInterrupt
            played.append(first)
        return survey(self, world, seed)

    monkeypatch.setattr(Imagined, "play", counting)
    monkeypatch.setattr(Imagined, "survey", surveying)
    return played


def test_the_same_seed_and_budget_answer_the_same(tricks: Linked, race: Linked) -> None:
    """On both machines, whatever the bot was asked before; another seed answers otherwise somewhere."""
    native = Game.new(tricks, 4, 1).native
    differ = False
    for image in (tricks, race):
        choose = deep(5, GAMES)
        given = [choose(game) for game in moments(image)]
        assert given == [deep(5, GAMES)(game) for game in moments(image)]
        if native:
            assert given == [deep(5, GAMES)(game) for game in moments(image, native=False)]
        differ = differ or given != [deep(6, GAMES)(game) for game in moments(image)]
    assert differ


def test_it_does_not_know_what_its_seat_does_not_see(tricks: Linked) -> None:
    """Whatever the others hold, and whatever is going to be rolled, a seat answers the same."""
    changed = 0
    for nth, game in enumerate(moments(tricks)):
        twin = dealt_anew(game, game.asked, Random(nth))
        changed += twin.hash() != game.hash()
        assert deep(nth, GAMES)(twin) == deep(nth, GAMES)(game)
    assert changed > 3


@pytest.mark.parametrize("games", [1, 9, GAMES])
def test_it_imagines_no_more_games_than_it_may(
    tricks: Linked, race: Linked, monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    """But one for each option; where nothing is certain it takes nearly all it may."""
    played = counted(monkeypatch)
    most = 0
    for image in (tricks, race):
        for game in moments(image):
            played.clear()
            deep(3, games)(game)
            assert len(played) <= max(games, game.choices)
            assert {*range(game.choices)} == {*played} or games > game.choices
            most = max(most, len(played))
    assert most >= games - 1


@pytest.mark.parametrize("bots", ["deep", "deep:30", "cautious"])
def test_who_is_interrupted_can_be_asked_again(
    tricks: Linked, monkeypatch: pytest.MonkeyPatch, bots: str
) -> None:
    """An interruption goes through at the next imagined game, leaves the game alone and the bot as it was."""
    game = later(tricks, 9)
    before, fresh = game.hash(), bot(bots)(2)(game)
    choose = bot(bots)(2)
    with monkeypatch.context() as patched:
        played = counted(patched, stop=5)
        with pytest.raises(KeyboardInterrupt):
            choose(game)
        assert len(played) == 5

    assert game.hash() == before
    assert choose(game) == fresh


def chancy(seed: int) -> Game:
    """One seat may pass, or roll a die that brings thirty coins once in five times and takes five else."""
    main: tuple[ir.Ins | ir.Label, ...] = (
        I("OPTS"),
        I("LDI", 1, 1),
        I("OPT", 1, "dare"),
        I("OPTI", DECLINED, "pass"),
        I("SEAT", 5),
        I("DEC", 6, 5, "what"),
        I("JLTI", 6, 0, "end"),
        I("LDI", 0, -1),
        I("LDI", 1, 5),
        I("DIE", 2, "luck", 0),
        I("LDI", 3, -5),
        I("JLTI", 2, 5, "bad luck"),
        I("LDI", 3, 30),
        ir.Label("bad luck"),
        I("ADDF", "coin", 5, 3),
        ir.Label("end"),
        I("LDI", 0, -1),
        I("HALT", 0, "over"),
    )
    made = program(
        proc("main", *main),
        proc("worth", I("GETF", 1, "coin", 0), I("RET", 1), params=1, kind="pure"),
        players=1,
        fields=[ir.Field("coin", "seat")],
        purposes=["luck"],
    )
    return Game.new(ready(made), 1, seed)


def test_it_is_not_put_off_by_one_bad_game() -> None:
    """Where passing was better in the first game a cautious bot passes; a deep one looks more often."""
    hasty = sum(cautious(seed)(chancy(1)) == 0 for seed in range(60))
    patient = sum(deep(seed)(chancy(1)) == 0 for seed in range(60))
    assert patient > hasty


def test_who_has_no_time_tries_each_option_once(race: Linked, monkeypatch: pytest.MonkeyPatch) -> None:
    """A time that is over ends the search as soon as there is something to choose by, and not before."""
    times = iter(range(10_000))
    monkeypatch.setattr("talisman.bots.named.monotonic", lambda: next(times))
    played = counted(monkeypatch)
    game = next(game for game in moments(race) if game.choices > 2)
    bot("deep:1ms")(4)(game)
    assert len(played) == game.choices + 1

    played.clear()
    bot(f"deep:{game.choices + 9}000ms")(4)(game)
    assert len(played) > game.choices + 1


def made(name: str) -> Chooser:
    """The bot of a name, for games of seed 3."""
    return bot(name)(3)


def test_a_name_says_how_many_games(tricks: Linked, monkeypatch: pytest.MonkeyPatch) -> None:
    """`deep:9` is the bot that imagines nine; a name that says nothing of the kind is refused."""
    played = counted(monkeypatch)
    game = later(tricks, 9)
    made("deep:9")(game)
    assert len(played) == 9

    assert {name: hurried(name) for name in (*BOTS, "deep:9", "deep:9ms")} == {
        **dict.fromkeys((*BOTS, "deep:9"), False),
        "deep:9ms": True,
    }
    for wrong in ("deep:", "deep:0", "deep:-4", "deep:9s", "deep:many", "deep: 9", "deep:9ms ", "deep:09"):
        with pytest.raises(NoBot, match="`deep:500`"):
            bot(wrong)
    for wrong in ("cautious:9", "Deep", ""):
        with pytest.raises(NoBot, match="there are random, steady, greedy, cautious and deep"):
            bot(wrong)
