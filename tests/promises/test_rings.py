"""Rules that set each other off end with a fault that names them, and the game stands where it stood."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from irkit import I, L, game, proc, program
from shellkit import Program
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.ir import program as ir
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source
from talisman.runtime.game.game import Game, load
from talisman.runtime.image.link import Linked
from talisman.runtime.table.limits import EVENT_DEPTH, LANGUAGE

STARTER = Path(__file__).parents[2] / "src" / "talisman" / "starter"
COUNTER = """
counter mark (marks)
    of a player
    starts at 0
"""
RING = """
rule "Ping": when a player gains 1 point: the actor gains 1 mark
rule "Pong": when a player gains 1 mark: the actor gains 1 point
"""


def sources() -> dict[str, str]:
    """The starter pack with two rules that raise each other's event."""
    words = (STARTER / "words.tal").read_text(encoding="utf-8")
    play = (STARTER / "play.tal").read_text(encoding="utf-8")
    play = play.replace("at least 10:", "at least 1000:")  # or a player wins before the ring is too long
    return {"play.tal": play + RING, "words.tal": words + COUNTER}


@cache
def ring() -> Linked:
    """That pack as a game."""
    files = tuple(Source("ring", path, text) for path, text in sources().items())
    bag = Bag()
    compiled = compile_packs([PackSource("ring", "1.0.0", "Ring", files, (), (2, 4))], bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    return load(json.loads(json.dumps(compiled.image)))


def begun(native: bool = False) -> Game:
    """A game at its first decision: take one point, or try your luck."""
    played = Game.new(ring(), 2, 1, native=native)
    assert played.status == "asking"
    return played


def test_a_ring_is_a_fault_that_names_its_rules() -> None:
    """The fault names both rules, the event, and a line of one of them; the state is as before the answer."""
    played = begun()
    before = played.hash()

    assert played.step(0) == "fault"
    assert played.fault is not None
    assert (played.fault.code, played.fault.file) == ("depth", "ring/play.tal")
    assert played.fault.text.endswith("gain:point")
    assert {"rule.ring.ping", "rule.ring.pong"} <= {name.partition("~")[0] for name in played.fault.procs}
    assert len(played.fault.procs) >= EVENT_DEPTH
    assert played.recover() == "asking"
    assert played.hash() == before


def test_a_ring_stops_at_the_same_place_every_time() -> None:
    """Same answer, same fault and same state; another answer goes on as if nothing had happened."""
    one, two = begun(), begun()
    one.step(0)
    two.step(0)

    assert one.fault == two.fault
    assert one.hash() == two.hash()
    one.recover()
    assert one.step(0) == "fault"
    assert one.fault == two.fault


def test_a_player_reads_the_names_of_the_rules(talisman: Program, own_folder: Path) -> None:
    """`play` ends with status 1 and a sentence with the rules of the ring and the line of one."""
    pack = own_folder / "ring"
    pack.mkdir()
    manifest = (STARTER / "pack.toml").read_text(encoding="utf-8")
    for mark, word in {"{name}": "ring", "{title}": "Ring", "{language}": LANGUAGE}.items():
        manifest = manifest.replace(mark, word)
    (pack / "pack.toml").write_text(manifest, encoding="utf-8")
    for path, text in sources().items():
        (pack / path).write_text(text, encoding="utf-8")
    checked = talisman("check", "ring")
    told = talisman("play", "ring", "--quiet")
    data = json.loads(talisman("play", "ring", "--format", "json").out)

    assert checked.status == 0
    assert "warning[" in checked.out
    assert told.status == 1
    assert "The game cannot go on" in told.out
    assert "play.tal:" in told.out
    assert "(in ring.pong, ring.ping, turn, game, main)" in told.out
    assert (data["ended"], data["reason"].partition(":")[0]) == ("fault", "depth")


def working(rounds: int, native: bool, fuel: int) -> Game:
    """A game that counts to a number between two answers, again and again."""
    made = program(
        proc(
            "main",
            L("again"),
            I("OPTS"),
            I("OPTN", 0, "go on"),
            I("OPTN", 0, "go on too"),
            I("LDI", 2, 0),
            I("DEC", 1, 2, "and?"),
            I("LDI", 3, 0),
            L("count"),
            I("ADDI", 3, 3, 1),
            I("SETG", "sum", 3),
            I("JLTI", 3, rounds, "count"),
            I("JMP", "again"),
        ),
        globals=[ir.Global("sum")],
    )
    played = game(made, native=native)
    played.fuel = fuel
    return played


def test_fuel_is_counted_per_answer(native: bool) -> None:
    """Work that fits between two answers fits any number of times."""
    played = working(100, native, 1_000)
    for _ in range(50):
        assert played.step(0) == "asking"


def test_the_same_fuel_stops_at_the_same_place(native: bool) -> None:
    """Too little fuel is a fault with the state as before; more fuel than needed changes nothing."""
    little, same, enough, plenty = (working(400, native, fuel) for fuel in (300, 300, 10_000, 1_000_000))
    before = little.hash()

    assert [played.step(0) for played in (little, same, enough, plenty)] == [
        "fault",
        "fault",
        "asking",
        "asking",
    ]
    assert little.fault == same.fault
    assert little.fault is not None
    assert little.fault.code == "fuel"
    assert little.fault.procs == ("main",)
    assert enough.hash() == plenty.hash()
    little.recover()
    assert little.hash() == before
    little.fuel = 10_000
    assert little.step(0) == "asking"
    assert little.hash() == enough.hash()


@pytest.mark.parametrize("fuel", [0, 1, 7, 50])
def test_the_least_fuel_still_ends(fuel: int, native: bool) -> None:
    """However little fuel there is, the machine stops with a fault and not elsewhere."""
    played = working(400, native, fuel)

    assert played.step(1) == "fault"
    assert played.fault is not None
    assert played.fault.code == "fuel"
