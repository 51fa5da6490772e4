"""What a game is said to have ended by: what people know, not what the compiler made of it."""

from __future__ import annotations

import pytest

from langkit import small_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source
from talisman.play import Session
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.image import read_image
from talisman.runtime.image.link import link

AUNT = """rule "She comes"
    for each trader: when you begin a walk: put Tinker's Aunt into the stand of Old Square
guest Tinker's Aunt"""
STAYS = "for each trader: when you begin a stay"
ROWS = "bargain, refusal, draw: win the game"


@pytest.mark.parametrize(
    ("rule", "reason", "told"),
    [
        (f"{AUNT}: {STAYS}: win the game", "own.tinkers-aunt", "Tinker's Aunt"),
        (f"{AUNT}: {STAYS}: haggle for this\n    {ROWS}", "own.tinkers-aunt", "Tinker's Aunt"),
        (f'rule "Early Days": {STAYS}: win the game', "own.early-days", "early days"),
    ],
)
def test_a_game_is_ended_by_what_people_know(rule: str, reason: str, told: str) -> None:
    """Also where it is won in the middle of a contest that has outcomes of its own."""
    market = small_pack()
    own = PackSource(
        "own", "1.0.0", "Own", (Source("own", "own.tal", rule + "\n"),), (market.name,), (2, 4), "partial"
    )
    bag = Bag()
    made = compile_packs([market, own], bag)
    assert made is not None, bag.sorted()
    game = Game.new(link(read_image(made.image)), 2, 1)
    result = Session(Record(Setup(2, 1), game), {0: lambda _: 0, 1: lambda _: 0}).run()

    assert (result.ended, result.reason, result.told) == ("winner", reason, told)
