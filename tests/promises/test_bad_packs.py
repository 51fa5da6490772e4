"""What people get wrong when they write a pack or sit down to play: a clear sentence, each time."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from countgame import image_text
from shellkit import Program, make_pack
from talisman.cli import native
from talisman.runtime.game import engine

NEEDS = '[needs]\nclassic = ">=0.1,<1.0"'

MISTAKES: dict[str, tuple[str, str, str, str]] = {
    "a misspelt counter": (
        "object Lamp: when you take this: gain 1 lief\n",
        "E0111",
        "^^^^",
        "did you mean `life`?",
    ),
    "a missing row": (
        "object Lamp: when you take this: roll 1 die\n    1-3: nothing\n    5-6: gain 1 gold\n",
        "E0319",
        "^^^^^^^^^^^^",
        "no row for 4",
    ),
    "no way out": (
        "space Cellar (outer): draws 1\npath Stairs: Village, Cellar\n",
        "W0511",
        "^^^^^^",
        "add an `edge` that leads out of it",
    ),
    "no place to start from": (
        "character Nobody: strength 3, craft 3, alignment good\n",
        "W0510",
        "^^^^^^",
        "print it below the heading, as the others do: `home ...`",
    ),
    "a place that is none": (
        "character Nobody: strength 3, craft 3, alignment good, home Gravyard\n",
        "E0301",
        "^^^^^^^^",
        "did you mean `Graveyard`?",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_of_a_pack(name: str, talisman: Program, own_folder: Path) -> None:
    """Each gets its code, the place under the very words, and what to do."""
    text, code, marks, words = MISTAKES[name]
    make_pack(own_folder, "mine", more=NEEDS, files={"a.tal": text})
    told = talisman("check", "mine")

    assert f"[{code}]" in told.out
    assert "mine/a.tal:" in told.out
    assert marks in told.out
    assert words in told.out
    assert told.status == (1 if code[0] == "E" else 0)


@pytest.mark.parametrize("seats", ["0", "99", "-1"])
def test_too_few_and_too_many_seats(seats: str, talisman: Program, own_folder: Path) -> None:
    """The sentence says how many may play, and how many were asked for."""
    (own_folder / "count.talc").write_text(image_text())
    told = talisman("play", "count.talc", "--seats", seats)

    assert told.status == 2
    assert told.err == f"error: this game is for 1 to 3 seats, not for {seats}\n"


def test_a_save_of_another_pack(talisman: Program, own_folder: Path) -> None:
    """A save holds its game; with the game of another one in it, or beside a pack, it is refused."""
    (own_folder / "a.talc").write_text(image_text(40))
    (own_folder / "b.talc").write_text(image_text(50))
    for name in "ab":
        talisman("play", f"{name}.talc", "--quiet", "--save", f"{name}.talsave")
    one, other = (json.loads((own_folder / f"{name}.talsave").read_text()) for name in "ab")
    (own_folder / "c.talsave").write_text(json.dumps(one | {"image": other["image"]}))
    mixed = talisman("play", "--resume", "c.talsave")
    beside = talisman("play", "b.talc", "--resume", "a.talsave")

    assert mixed.status == 3
    assert "the image in the save is another one" in mixed.err
    assert beside.status == 2
    assert "leave out the packs" in beside.err


@pytest.mark.parametrize("path", ["there/x.talsave", "folder"])
def test_a_game_that_cannot_be_saved_is_not_begun(path: str, talisman: Program, own_folder: Path) -> None:
    """A path that cannot be written is refused before play, not behind it."""
    (own_folder / "count.talc").write_text(image_text())
    (own_folder / "there").write_text("a file, no folder")
    (own_folder / "folder").mkdir()
    told = talisman("play", "count.talc", "--save", path)

    assert told.status == 2
    assert told.out == ""
    assert told.err.startswith("error: the game could not be saved: ")


@pytest.mark.skipif(engine.native_machine() is None, reason="the compiled machine is not built")
def test_an_old_machine_does_not_play(
    talisman: Program, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the sources have changed since it was compiled, the plain machine plays, and both say so."""
    (own_folder / "count.talc").write_text(image_text())
    module = sys.modules["talisman.runtime._native"]
    monkeypatch.setattr(module, "SOURCE_HASH", "of yesterday")
    native.stale.cache_clear()
    try:
        doctor, played = talisman("doctor"), talisman("play", "count.talc")
        assert "machine: plain Python" in doctor.out
        assert native.STALE in doctor.out
        assert native.STALE in played.err
        assert played.status == 0
    finally:
        native.stale.cache_clear()
        engine.prefer(native=True)
