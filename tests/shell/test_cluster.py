"""Games played by a dask cluster: the same as here, each once, also when a worker is lost meanwhile."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shellkit import Program

pytest.importorskip("distributed", reason="there is no cluster without distributed")

RACE = Path(__file__).resolve().parents[1] / "packs" / "race"


class Cluster:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        """Begin them; `address` is where the scheduler listens."""
        file = folder / "scheduler.json"
        self.scheduler = self._begun("dask_scheduler", "--port=0", f"--scheduler-file={file}", "--no-show")
        while not file.exists():
            assert self.scheduler.poll() is None, "the scheduler ended"
            time.sleep(0.1)
        time.sleep(0.2)
        self.address: str = json.loads(file.read_text())["address"]
        one = ("--nthreads=1", "--no-nanny", f"--local-directory={folder}")
        self.workers = [self._begun("dask_worker", self.address, *one) for _ in range(2)]

    @property
    def where(self) -> str:
        """As `--on` wants it."""
        return self.address.replace("tcp://", "dask://")

    def _begun(self, module: str, *args: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.{module}", *args, "--no-dashboard"]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end(self) -> None:
        """End them all."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A cluster of two workers."""
    (tmp_path / "dask").mkdir()
    made = Cluster(tmp_path / "dask")
    yield made
    made.end()


def tables(folder: Path) -> dict[str, bytes]:
    """The tables of a folder, whatever order games came in."""
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.csv"))}


def test_a_lost_worker_loses_nothing_and_nothing_is_kept_twice(
    talisman: Program, own_folder: Path, cluster: Cluster
) -> None:
    """One of two workers is killed in mid-run: the tables are those of games that were played here."""
    games = ("simulate", str(RACE), "--games", "150", "--seed", "3")
    assert talisman(*games, "--out", "here").status == 0
    command = [sys.executable, "-m", "talisman", *games, "--out", "there", "--on", cluster.where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        kept = own_folder / "there" / "games.jsonl"
        while not (kept.exists() and kept.read_text().count("\n") >= 10):
            assert running.poll() is None, running.communicate()
            time.sleep(0.02)
        cluster.workers[0].kill()
        seen = kept.read_text().count("\n")
        _, err = running.communicate(timeout=300)
    numbers = [json.loads(line)["number"] for line in kept.read_text().splitlines()]

    assert running.returncode == 0, err
    assert seen < 150, "the worker was killed too late to be missed"
    assert sorted(numbers) == list(range(150))
    assert tables(own_folder / "there") == tables(own_folder / "here")


@pytest.mark.parametrize(
    "where", ["dask://", "tcp://here:1", "dask://here", "dask://here:port", "elsewhere", "dask://[:1"]
)
def test_what_is_no_cluster_is_refused(talisman: Program, where: str) -> None:
    """In a sentence that says how one is written."""
    came = talisman("simulate", str(RACE), "--on", where)
    assert (came.status, "dask://HOST:PORT" in came.err, came.out) == (2, True, "")


def test_a_cluster_that_does_not_answer_is_told(talisman: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some patience."""
    monkeypatch.setattr("talisman.simulate.cluster.PATIENCE", 1)
    came = talisman("simulate", str(RACE), "--on", "dask://127.0.0.1:9")
    assert (came.status, "no dask cluster with a worker answers" in came.err) == (2, True)


def test_without_its_library_the_cluster_is_refused(
    talisman: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence says what to install."""
    monkeypatch.setattr("talisman.simulate.cluster.missing", lambda: True)
    came = talisman("simulate", str(RACE), "--on", "dask://127.0.0.1:9")
    assert (came.status, "talisman[cluster]" in came.err) == (2, True)
