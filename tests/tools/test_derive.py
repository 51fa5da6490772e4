"""One command makes anew whatever in the checkout follows from something else."""

import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import derive  # noqa: E402


def test_every_maker_is_asked() -> None:
    """A script of the tools that can say whether its file is current is in the list, and each is there."""
    listed = {script for _, script in derive.MAKERS}
    looks = '"--check" in '
    can = {f"tools/{path.name}" for path in (ROOT / "tools").glob("*.py") if looks in path.read_text()}
    assert can - {"tools/derive.py", "tools/build_native.py"} <= listed
    assert all((ROOT / script).is_file() for script in listed)


def _told(stale: set[str], breaks: set[str], asked: list[str]) -> object:
    """Scripts that are not run: which of them find their file stale, and which cannot make it."""

    def ask(script: str, *arguments: str) -> CompletedProcess[str]:
        asked.append(" ".join([script, *arguments]))
        bad = script in (stale if arguments else breaks)
        return CompletedProcess([script], int(bad), "", "it broke" if bad else "")

    return ask


def test_only_what_is_stale_is_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is current is left alone, and all is well when the rest is written."""
    asked: list[str] = []
    monkeypatch.setattr(derive, "_ask", _told({"tools/build_table.py"}, set(), asked))
    assert derive.derive(check=False) == 0
    assert "tools/build_table.py" in asked
    assert "tools/build_views.py" not in asked
    assert "table     written" in capsys.readouterr().out


def test_a_look_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--check` what is stale is told and stays."""
    asked: list[str] = []
    monkeypatch.setattr(derive, "_ask", _told({"tools/editions.py"}, set(), asked))
    assert derive.derive(check=True) == 1
    assert all(one.endswith("--check") for one in asked)


def test_what_cannot_be_made_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are made all the same, and the end is a failure with what the script said."""
    broken = {"tools/build_table.py"}
    monkeypatch.setattr(derive, "_ask", _told(broken | {"tools/editions.py"}, broken, []))
    assert derive.derive(check=False) == 1
    out = capsys.readouterr().out
    assert "it broke" in out
    assert "editions  written" in out
