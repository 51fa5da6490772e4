"""A folder of games compiled at once, and the processes that share the work."""

import json
import os
from pathlib import Path

import pytest

from shellkit import Program, make_pack
from talisman.cli import workers
from talisman.cli.workers import WorkerError, in_workers


@pytest.fixture
def games(talisman: Program, own_folder: Path) -> Path:
    """A folder with two games, a pack that one of them needs, and a file."""
    folder = own_folder / "games"
    folder.mkdir()
    for name in ("tiny", "other"):
        assert talisman("new", f"games/{name}").status == 0
    make_pack(folder, "shared")
    manifest = folder / "other" / "pack.toml"
    manifest.write_text(manifest.read_text() + '[needs]\nshared = ">=1.0.0"\n')
    (folder / "notes.txt").write_text("no pack")
    return folder


def test_every_game_of_a_folder_gets_an_image(talisman: Program, games: Path, own_folder: Path) -> None:
    """The images are those of the games compiled one by one; what is only a part of them gets none."""
    several = talisman("compile", "games", "-o", "all")
    for name in ("tiny", "other"):
        talisman("compile", f"games/{name}")

    assert several.status == 0
    assert sorted(path.name for path in (own_folder / "all").iterdir()) == ["other.talc", "tiny.talc"]
    for path in (own_folder / "all").iterdir():
        assert path.read_bytes() == (own_folder / "build" / path.name).read_bytes()
    assert [line.split(" (")[0] for line in several.out.splitlines()[:2]] == [
        "Wrote all/other.talc",
        "Wrote all/tiny.talc",
    ]


def test_a_broken_game_does_not_stop_the_others(talisman: Program, games: Path, own_folder: Path) -> None:
    """Its problems are shown, the command fails, and the other images are there."""
    path = games / "other" / "play.tal"
    path.write_text(path.read_text().replace("gain 2 points", "gain 2 piont"))

    several = talisman("compile", "games")

    assert several.status == 1
    assert "--> games/other/play.tal:12:25" in several.err
    assert "1 of 2 images" in several.out
    assert [path.name for path in (own_folder / "build").iterdir()] == ["tiny.talc"]


def test_each_game_of_a_folder_is_checked(talisman: Program, games: Path) -> None:
    """By itself, and what several of them share is told once."""
    for name, text in (("tiny", ""), ("shared", "kind jar\nkind jar\n")):
        (games / name / "more.tal").write_text(text)
    path = games / "tiny" / "pack.toml"
    path.write_text(path.read_text() + '[needs]\nshared = ">=1.0.0"\n')

    several = talisman("check", "games")

    assert several.status == 1
    assert several.out.count("error[") == 1
    assert "--> games/shared/more.tal:2:1" in several.out
    assert several.out.splitlines()[-1].endswith("1 error")


def test_the_scenarios_of_each_game_of_a_folder_are_run(talisman: Program, games: Path) -> None:
    """Each under its name; one that fails makes the command fail."""
    fine = talisman("test", "games")
    path = games / "other" / "play.tal"
    path.write_text(path.read_text().replace("gain 2 points", "gain 3 points"))
    wrong = talisman("test", "games")
    data = json.loads(talisman("test", "games", "--format", "json").out)

    assert fine.status == 0
    assert [line for line in fine.out.splitlines() if line.endswith(":")] == ["games/other:", "games/tiny:"]
    assert wrong.status == 1
    assert {name: one["failed"] > 0 for name, one in data.items()} == {"other": True, "tiny": False}


@pytest.mark.parametrize(
    ("text", "place"),
    [("zork the grue\n", "1:1"), ("kind box\n\tzork\n", "2:1")],
    ids=["words", "lines"],
)
def test_a_problem_in_what_games_share_is_told_for_each(
    talisman: Program, games: Path, text: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read for one game is not read again for the next one, but its problems are told again."""
    monkeypatch.setattr(workers, "cores", lambda: 1)
    (games / "shared" / "a.tal").write_text(text)
    manifest = games / "tiny" / "pack.toml"
    manifest.write_text(manifest.read_text() + '[needs]\nshared = ">=1.0.0"\n')

    several = talisman("compile", "games")

    assert several.err.count(f"--> games/shared/a.tal:{place}") == 2


def test_without_processes_the_tasks_are_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results come in the order of the jobs, from other processes or from this one."""
    there = in_workers(lambda job: (job, os.getpid()), [3, 1, 2], most=2)
    monkeypatch.delattr(os, "fork")
    here = in_workers(lambda job: (job, os.getpid()), [3, 1, 2], most=2)

    assert [job for job, _ in there] == [job for job, _ in here] == [3, 1, 2]
    assert {process for _, process in here} == {os.getpid()}
    assert os.getpid() not in {process for _, process in there}


def test_what_escapes_from_a_task_is_told() -> None:
    """A bug in a worker is a bug here, with the traceback of the worker."""

    def broken(job: int) -> int:
        return 1 // job

    with pytest.raises(WorkerError, match=r"in broken[\s\S]*ZeroDivisionError"):
        in_workers(broken, [1, 0], most=2)


def test_what_a_lost_worker_had_is_done_here() -> None:
    """A worker that the system ends takes nothing with it."""
    here = os.getpid()

    def dying(job: int) -> int:
        if os.getpid() != here:
            os._exit(9)
        return job

    assert in_workers(dying, [1, 2, 3], most=2) == [1, 2, 3]
