"""The machine as plain Python runs it fastest is made of its files, and plays the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

import plain_machine
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import NoCache
from talisman.packs import load as find
from talisman.packs import open_cache
from talisman.runtime.game import engine
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.watched import Watched
from talisman.runtime.machine.machine import Machine
from talisman.values import evolve

ROOT = Path(__file__).resolve().parents[3]


def test_it_is_made_of_the_files_of_the_machine() -> None:
    """Whoever changes these runs `tools/plain_machine.py`."""
    current = plain_machine.MADE.read_text() == plain_machine.written(plain_machine.machine_source())

    assert current, "out of date: python tools/plain_machine.py"


@pytest.mark.far
@pytest.mark.parametrize("name", ["race", "tricks"])
def test_games_are_the_same_to_the_word(name: str) -> None:
    """State, log and work of random games; what notes the words that are read is the machine itself."""
    packs = find([str(ROOT / "tests" / "packs" / name)], Bag(), NoCache()).packs
    compiled = compile_packs(packs, Bag(), open_cache())
    assert compiled is not None
    linked = load(compiled.text)
    watched = evolve(linked, code=Watched(linked.code))
    for seed in range(4):
        games = [Game.new(one, one.image.seats[1], seed, native=False) for one in (linked, watched)]
        assert [type(game.machine) for game in games] == [engine.plain_machine(), Machine]
        for game in games:
            game.play(rounds=40)
        one, two = ((list(game.words), game.drained(), game.machine.work) for game in games)
        assert one == two


def test_it_is_not_used_for_other_instructions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the files of the machine run as they are."""
    monkeypatch.setattr(engine, "machine_hash", lambda: "other")

    assert engine.plain_machine.__wrapped__() is Machine
