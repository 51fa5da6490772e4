"""Two readers of one model, made apart: the machine and the plain evaluator tell the same story."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from langkit import BASE, example, kept, shared_table
from reference import compare
from reference.corners import corners
from reference.crafts import crafts, tireless
from reference.engine import Reference
from reference.planted import FAULTS
from reference.sides import sides
from reference.small import small
from talisman.compiler import model as m
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.runtime.game.engine import native_machine, prefer
from talisman.runtime.game.game import Game
from talisman.values import evolve

ROOT = Path(__file__).parents[1]
PACKS = ("tests/packs/race", "tests/packs/tricks", "content/classic", "content/destinies")


@pytest.fixture(scope="module", params=PACKS)
def pack(request: pytest.FixtureRequest) -> str:
    """The folder of a pack."""
    return str(ROOT / request.param)


def test_a_small_game_made_by_hand_is_told_the_same() -> None:
    """Every event, die, question, answer and fact of twelve games, without any pack."""
    model = small()
    found = compare.games(model, compare.image_of(model), 12, 1, 60)
    assert found.wrong == []
    assert found.lines > 300


def test_the_game_of_corners_is_told_the_same() -> None:
    """Duties that wait, items by key, effects, replacements, floors, ceilings and limits: ten games."""
    model = corners()
    found = compare.games(model, compare.image_of(model), 10, 1, 80)
    assert found.wrong == []
    assert found.lines > 1000


def test_the_game_of_sides_is_told_the_same() -> None:
    """Contests with helpers, moments, permissions, equal numbers, bound effects: ten games."""
    model = sides()
    found = compare.games(model, compare.image_of(model), 10, 1, 80)
    assert found.wrong == []
    assert found.lines > 3000


def test_the_game_of_crafts_is_told_the_same() -> None:
    """Ends of piles, caps, costs, counted uses, sets, choices at once, moods, ways, forms: ten games."""
    model = crafts()
    found = compare.games(model, compare.image_of(model), 10, 1, 80)
    assert found.wrong == []
    assert found.lines > 1500


def test_what_may_be_done_so_often_is_used_up_alike() -> None:
    """Caps and counted uses in turns of few choices: ten games."""
    model = tireless()
    found = compare.games(model, compare.image_of(model), 10, 1, 80)
    assert found.wrong == []
    assert found.lines > 500


def test_what_is_begun_after_the_end_stands_alone() -> None:
    """Nothing of what went on when the game ended is still going on: neither its event nor its turn."""
    model = small()
    model.verbs["pay"] = evolve(model.verbs["pay"], does=(m.EndGame(m.You()),))
    game = Game.new(compare.image_of(model), 2, 1)
    game.step(1)
    assert game.status == "over"
    game.drain()
    game.start_proc("proc.turn", (0, -1))
    game.step(0)
    assert [entry.values[0] for entry in game.drain() if entry.kind == "event"] == [1]


def test_for_each_inside_an_effect_is_about_everybody() -> None:
    """The storm of one player turns what the other would gain into a loss, before the other makes any."""
    model = corners()
    pair = compare.Pair.new(model, compare.image_of(model), 2, 3)
    while "seat 2" not in [line.values[1] for line in pair.lines if line.name == "lose:point"]:
        decision = pair.plain.decision
        assert decision is not None
        wanted = ("a storm", "take one", "done") if decision.seat == 0 else ("a calm", "take one", "show: ")
        texts = [option.text for option in decision.options]
        pair.step(next((n for n, text in enumerate(texts) if text.startswith(wanted)), 0))
        assert pair.told < 200


PROMISES = sorted(path.name for path in BASE.parent.glob("promises*.tal"))


@pytest.mark.parametrize("native", [False, True], ids=["plain", "compiled"])
@pytest.mark.parametrize("file", PROMISES)
def test_promises_of_the_language_are_told_the_same(
    file: str, native: bool, request: pytest.FixtureRequest
) -> None:
    """All scenarios of what the language's page promises, and five random answers from where each ends."""
    if native and native_machine() is None:
        pytest.skip("the compiled machine is not built")
    one = example((BASE.parent / file).read_text(encoding="utf-8"))
    made = compile_packs(one.packs, Bag(), shared_table([one], kept(request)), scenarios=True)
    assert made is not None
    prefer(native)
    try:
        found = compare.scenarios(made.model, compare.image_of(made.model, scenarios=True), onward=5)
    finally:
        prefer(native=True)
    assert (found.wrong, found.failed) == ([], [])
    assert found.count == one.text.count("\nscenario ")


def test_random_games_of_a_pack_are_told_the_same(pack: str) -> None:
    """One game of each number of seats up to three numbers, cut short."""
    model, image = compare.compiled(pack)
    found = compare.games(model, image, 3, 11, 60)
    assert found.wrong == []
    assert found.lines > 100


def test_scenarios_pass_on_both(pack: str) -> None:
    """Some thirty scenarios from all over a pack, and ten random answers from the end of each."""
    model, image = compare.compiled(pack, with_scenarios=True)
    every = max(1, len(model.scenarios) // 30)
    found = compare.scenarios(model, image, every=every, onward=10)
    assert (found.wrong, found.failed) == ([], [])
    assert found.count


def test_the_comparison_sees_a_difference() -> None:
    """A game in which the two did not draw alike is reported with the line before which they agreed."""
    model = small()
    pair = compare.Pair.new(model, compare.image_of(model), 2, 1)
    pair.plain = Reference(model, 2, 2)

    def play() -> None:
        for _ in range(60):
            pair.step(0)

    with pytest.raises(compare.Differs, match="plain:"):
        play()


def test_every_planted_fault_fits_the_code() -> None:
    """What each planted fault takes away stands in its file, and something else takes its place."""
    for fault in FAULTS:
        assert fault.old in (ROOT / fault.file).read_text(encoding="utf-8"), fault.what
        assert fault.old != fault.new


def test_a_planted_fault_is_noticed() -> None:
    """With one fault in a copy of the code the games made by hand are told differently."""
    command = [sys.executable, str(ROOT / "tools/mutate.py"), "planted", "--by-hand", "--only", "of `once`"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "1 faults, 1 noticed, 0 missed" in done.stdout, done.stdout + done.stderr
