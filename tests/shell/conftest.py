"""The program as a function, in a folder of its own."""

from pathlib import Path

import pytest

from shellkit import Outcome, Program
from talisman.cli import group
from talisman.cli.guard import guarded


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test works in a folder of its own, with a cache of its own."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("TALISMAN_CACHE", str(tmp_path / "cache"))
    return here


@pytest.fixture
def talisman(capsys: pytest.CaptureFixture[str]) -> Program:
    """Run the program in this process."""

    def run(*args: str) -> Outcome:
        status = guarded(group, args)
        shown = capsys.readouterr()
        return Outcome(status, shown.out, shown.err)

    return run
