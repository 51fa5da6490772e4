"""Simulated games are kept one by one: what was played once is not played again."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shellkit import Program

RACE = Path(__file__).resolve().parents[1] / "packs" / "race"


def simulate(talisman: Program, *more: str) -> str:
    """What a simulation of the race prints."""
    came = talisman("simulate", str(RACE), "--seed", "3", *more)
    assert came.status == 0, came.err
    return came.out


def files(folder: Path) -> dict[str, bytes]:
    """What lies in a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_numbers_are_the_same_however_many_play(talisman: Program, own_folder: Path) -> None:
    """Report and tables; so they are when a run was ended and gone on with, and in another order."""
    one = simulate(talisman, "--games", "8", "--jobs", "1", "--out", "one")
    two = simulate(talisman, "--games", "8", "--jobs", "2", "--out", "two")
    simulate(talisman, "--games", "3", "--jobs", "1", "--out", "rest")
    lines = (own_folder / "rest" / "games.jsonl").read_text().split("\n")
    (own_folder / "rest" / "games.jsonl").write_text("\n".join([lines[2], lines[0], lines[1][:90]]))
    rest = simulate(talisman, "--games", "8", "--jobs", "2", "--out", "rest", "--resume")

    assert one == two.replace("two", "one") == rest.replace("rest", "one")
    assert files(own_folder / "one") == files(own_folder / "two")
    made = {name: found for name, found in files(own_folder / "one").items() if name != "games.jsonl"}
    assert made == {
        name: found for name, found in files(own_folder / "rest").items() if name != "games.jsonl"
    }
    assert {*made} == {
        "plan.json",
        *(f"{name}.{kind}" for name in ("games", "seats", "things") for kind in ("csv", "parquet")),
    }


def test_both_kinds_of_tables_say_the_same(talisman: Program, own_folder: Path) -> None:
    """Row by row."""
    import csv

    from pyarrow import parquet

    simulate(talisman, "--games", "4", "--out", "four")
    for name in ("games", "seats", "things"):
        rows = parquet.read_table(own_folder / "four" / f"{name}.parquet").to_pylist()
        with (own_folder / "four" / f"{name}.csv").open(newline="") as file:
            written = list(csv.DictReader(file))
        assert [
            {key: "" if cell is None else str(cell) for key, cell in row.items()} for row in rows
        ] == written


def test_a_folder_of_other_games_is_not_gone_on_with(talisman: Program, own_folder: Path) -> None:
    """The sentence says what is another; without `--resume` nothing is written over."""
    simulate(talisman, "--games", "2", "--out", "here")
    before = files(own_folder / "here")
    other = talisman("simulate", str(RACE), "--seed", "4", "--games", "2", "--out", "here", "--resume")
    assert (other.status, "holds other games: seed" in other.err) == (2, True)
    again = talisman("simulate", str(RACE), "--seed", "3", "--games", "2", "--out", "here")
    assert (again.status, "--resume" in again.err) == (2, True)
    assert files(own_folder / "here") == before


@pytest.mark.parametrize("spoilt", ["", "[]", '{"seats": 2}', "nonsense"])
def test_a_plan_that_is_none_is_refused(talisman: Program, own_folder: Path, spoilt: str) -> None:
    """In one sentence."""
    (own_folder / "odd").mkdir()
    (own_folder / "odd" / "plan.json").write_text(spoilt)
    came = talisman("simulate", str(RACE), "--out", "odd", "--resume")
    assert (came.status, "holds no games" in came.err) == (2, True)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="one process plays, and is interrupted as any is")
def test_what_was_played_is_kept_when_it_is_interrupted(own_folder: Path) -> None:
    """Ctrl-C while two processes play: the games so far are told and kept, and the rest is played later."""
    command = [sys.executable, "-m", "talisman", "simulate", str(RACE), "--jobs", "2", "--out", "cut"]
    running = subprocess.Popen(
        [*command, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    kept = own_folder / "cut" / "games.jsonl"
    for _ in range(600):
        if kept.exists() and kept.read_text().count("\n") >= 3:
            break
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    played = [json.loads(line)["number"] for line in kept.read_text().splitlines()]

    assert running.returncode == 130, err
    assert "--resume plays the rest" in err
    assert f"{len(played)} games" in out
    assert played == list(range(len(played)))
    assert (own_folder / "cut" / "things.csv").exists()
