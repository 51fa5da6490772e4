"""Properties of whole games, played at random on a program that uses every part of the machine."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from irkit import ready
from orchard import orchard
from talisman.runtime.game.engine import native_machine
from talisman.runtime.game.game import Game
from talisman.runtime.image.link import Linked


@cache
def linked() -> Linked:
    """The program, linked once."""
    return ready(orchard())


def played(seed: int, native: bool, each: Callable[[Game], Game] = lambda game: game) -> Game:
    """A game played to its end by picks that depend on the seed alone."""
    picks = Random(seed)
    game = Game.new(linked(), 4, seed, native=native)
    while game.status == "asking":
        game.step(picks.randrange(game.choices))
        game = each(game)
    return game


def test_a_game_uses_every_mechanism(native: bool) -> None:
    """The games these properties are about raise, forbid, replace, limit, boost and hide."""
    games = [played(seed, native) for seed in range(4)]
    lines = [line for game in games for line in game.drain()]

    assert [game.status for game in games] == ["over"] * 4
    assert {"event", "die", "answer"} <= {line.kind for line in lines}
    assert {"what now?", "drop which of 4?", "really?"} & {line.name for line in lines}
    assert all(game.lost == 0 for game in games)


def test_bits_in_force_are_those_of_where_things_are(native: bool) -> None:
    """After every answer, computing the bits in force anew changes nothing."""

    def check(game: Game) -> Game:
        before = game.state()
        copy = game.restored(before)
        copy._machine.rebits()
        assert copy.state() == before
        return game

    assert played(3, native, check).status == "over"


def test_a_game_goes_on_from_its_words_alone(native: bool) -> None:
    """Copied after every decision, or built again from its words, a game ends as it would have."""
    whole = played(5, native)

    assert played(5, native, lambda game: game.copy()).hash() == whole.hash()
    assert played(5, native, lambda game: game.restored(game.state())).hash() == whole.hash()


@pytest.mark.skipif(native_machine() is None, reason="the compiled machine is not built")
def test_plain_and_compiled_are_the_same_machine() -> None:
    """Every state of a game is the same, word for word, on both machines."""
    for seed in range(3):
        plain: list[list[int]] = []
        compiled: list[list[int]] = []
        played(seed, False, lambda game, into=plain: into.append(game.state()) or game)  # type: ignore[misc]
        played(seed, True, lambda game, into=compiled: into.append(game.state()) or game)  # type: ignore[misc]
        assert plain == compiled


def test_seats_that_answer_at_random_play_the_same_game_everywhere(native: bool) -> None:
    """A game of bots ends the same whether it was stopped on the way or not."""
    whole = Game.new(linked(), 4, 11, native=native, bots=15)
    other = Game.new(linked(), 4, 11, native=not native if native_machine() else native, bots=15)

    assert whole.status == "over"
    assert whole.hash() == other.hash()


def test_words_above_the_stack_are_zero_whenever_a_game_waits(native: bool) -> None:
    """Equal games are equal words: nothing is left of frames that are gone."""

    def check(game: Game) -> Game:
        words = game.state()
        assert not any(words[words[2] :])
        return game

    played(2, native, check)
