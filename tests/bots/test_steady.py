"""A bot that likes all options equally, and says the same to the same question whatever was asked before."""

from collections import Counter
from pathlib import Path

from countgame import counting
from talisman.bots import steady
from talisman.cli.common import playable
from talisman.compiler.image.emit import emit
from talisman.play import Session
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Record, Setup

PACKS = Path(__file__).resolve().parents[1] / "packs"


def played(pack: str, seed: int, bot_seed: int) -> list[int]:
    """The answers of a game in which the bot answers for all."""
    linked = playable([str(PACKS / pack)], []).linked
    record = Record.new(linked, Setup(3, seed))
    Session(record, dict.fromkeys(range(3), steady(bot_seed)), 40).run()
    return record.inputs


def test_it_likes_all_options_equally() -> None:
    """Over many seeds each option of a question is taken about as often."""
    game = Game.new(emit(counting(2)), 2, 5)
    taken = Counter(steady(seed)(game) for seed in range(900))
    assert len(taken) == game.choices
    share = 900 / game.choices
    assert all(abs(count - share) < 0.2 * share for count in taken.values())


def test_the_same_seed_gives_the_same_game() -> None:
    """And another seed of the bot another."""
    assert played("tricks", 4, 4) == played("tricks", 4, 4)
    assert played("tricks", 4, 4) != played("tricks", 4, 5)


def test_one_question_more_elsewhere_moves_no_answer() -> None:
    """Asked the same for the first time after other questions, it says the same as when that came first."""
    race = playable([str(PACKS / "race")], []).linked
    game = Game.new(race, 2, 3)
    other = Game.new(playable([str(PACKS / "tricks")], []).linked, 3, 3)
    fresh, busy = steady(9), steady(9)
    for _ in range(5):
        busy(other)
    assert fresh(game) == busy(game)


def test_an_option_more_takes_no_more_than_its_share() -> None:
    """Where a question has an option less, whoever did not take that one takes the same as before."""
    game = Game.new(playable([str(PACKS / "tricks")], []).linked, 3, 5)
    assert game.choices > 5

    class Fewer:
        """The same game, without its first option."""

        choices = game.choices - 1
        offered = game.offered[1:]
        image, asked, prompt = game.image, game.asked, game.prompt

    for seed in range(60):
        first = steady(seed)(game)
        if first > 0:
            assert steady(seed)(Fewer()) == first - 1  # type: ignore[arg-type]
