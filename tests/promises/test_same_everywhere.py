"""Same sources, same bytes; same seed and answers, same events: on every machine and in every place."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import NoCache, PackSource
from talisman.compiler.source import Source
from talisman.packs import load as load_packs
from talisman.play import random_choice
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.report import LogEntry

ROOT = Path(__file__).parents[2]
PACKS = ("race", "tricks")
RUN = """
import sys
from hashlib import blake2b
from talisman.cli import group
from talisman.cli.guard import guarded
status = guarded(group, ["compile", sys.argv[1], "-o", sys.argv[2]])
status = status or guarded(group, ["play", sys.argv[2], "--seed", "11", "--max-turns", "12"])
sys.exit(status)
"""
PLACES: dict[str, dict[str, str]] = {
    "as it is": {},
    "hash seed 0": {"PYTHONHASHSEED": "0"},
    "hash seed 1": {"PYTHONHASHSEED": "1", "TZ": "Asia/Kolkata", "LANG": "C", "LC_ALL": "C"},
    "any hash seed": {"PYTHONHASHSEED": "random", "TZ": "America/Los_Angeles", "LC_ALL": "tr_TR.UTF-8"},
    "no UTF-8 mode": {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LC_ALL": "POSIX"},
    "plain machine": {"TALISMAN_NATIVE": "0"},
}


@pytest.mark.parametrize("pack", PACKS)
def test_image_and_game_depend_on_nothing_but_the_pack(pack: str, tmp_path: Path) -> None:
    """Hash seed, time zone, language, encoding, machine and working folder change no byte and no line."""
    images: dict[bytes, str] = {}
    games: dict[str, str] = {}
    for name, more in PLACES.items():
        here = tmp_path / name
        here.mkdir()
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        env = {**kept, "PYTHONPATH": str(ROOT / "src"), "TALISMAN_CACHE": "", **more}
        done = subprocess.run(
            [sys.executable, "-c", RUN, str(ROOT / "tests" / "packs" / pack), "x.talc"],
            cwd=here,
            env=env,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        images[(here / "x.talc").read_bytes()] = name
        games[done.stdout.decode().partition("\n")[2]] = name
    assert len(images) == 1, images.values()
    assert len(games) == 1, games.values()


@cache
def sources(pack: str) -> PackSource:
    """A pack of the tests as a value."""
    return load_packs([str(ROOT / "tests" / "packs" / pack)], Bag(), NoCache()).packs[-1]


def image(pack: PackSource) -> dict[str, Any]:
    """Its image."""
    bag = Bag()
    compiled = compile_packs([pack], bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    return compiled.image


def without_places(made: dict[str, Any]) -> str:
    """An image without what says where in the sources things stand: source map, hashes, folded spans."""
    return json.dumps(
        {key: value for key, value in made.items() if key not in ("source_map", "hash", "packs")}
    )


def events(made: dict[str, Any], seed: int = 3, answers: int = 80) -> list[LogEntry]:
    """What happens in so many answers of random seats."""
    game = Game.new(load(made), 3, seed)
    choose = random_choice(seed)
    for _ in range(answers):
        if game.status == "asking":
            game.step(choose(game))
    return game.drain()


def split(text: str) -> tuple[str, str]:
    """A file in two, between two items near its middle."""
    lines = text.split("\n")
    starts = [n for n, line in enumerate(lines) if line[:1] not in ("", " ", "#")]
    middle = starts[len(starts) // 2]
    return "\n".join(lines[:middle]) + "\n", "\n".join(lines[middle:])


def commented(text: str) -> str:
    """The same lines with other comments and blank lines."""
    lines = ["# Another first line.", ""]
    for line in text.split("\n"):
        lines += ["", "# in between", line] if line[:1] not in ("", " ", "#") else [line]
    return "\n".join(lines)


@pytest.mark.parametrize("pack", PACKS)
def test_cutting_files_in_two_changes_no_event(pack: str) -> None:
    """Every file of a pack in two files: the same code, tables and texts, and the same game."""
    whole = sources(pack)
    halves: list[Source] = []
    for source in whole.sources:
        first, second = split(source.text)
        stem = source.path.removesuffix(".tal")
        halves += [
            evolve(source, path=f"{stem}-1.tal", text=first),
            evolve(source, path=f"{stem}-2.tal", text=second),
        ]
    one, two = image(whole), image(evolve(whole, sources=tuple(halves)))

    assert without_places(one) == without_places(two)
    assert events(one) == events(two) != []


@pytest.mark.parametrize("pack", PACKS)
def test_comments_and_blank_lines_change_no_event(pack: str) -> None:
    """Other comments and blank lines: only the source map is another one."""
    whole = sources(pack)
    other = tuple(evolve(source, text=commented(source.text)) for source in whole.sources)
    one, two = image(whole), image(evolve(whole, sources=other))

    assert without_places(one) == without_places(two)
    assert one["source_map"] != two["source_map"]
    assert events(one) == events(two)


@pytest.mark.parametrize("pack", PACKS)
def test_a_changed_number_changes_the_image(pack: str) -> None:
    """The comparison can fail: another number in a source is another image."""
    whole = sources(pack)
    changed = tuple(
        evolve(source, text=source.text.replace("starts at 0", "starts at 1", 1)) for source in whole.sources
    )

    assert without_places(image(whole)) != without_places(image(evolve(whole, sources=changed)))


@pytest.mark.parametrize("pack", PACKS)
def test_same_seed_and_answers_same_events(pack: str) -> None:
    """Twice the same game, line for line; with another seed another one."""
    made = image(sources(pack))

    assert events(made) == events(made)
    assert events(made, seed=3) != events(made, seed=4)
