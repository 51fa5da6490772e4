"""The soak finds what does not hold, and says nothing where everything does."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASKED = [str(ROOT / "tests" / "packs" / "race"), "--games", "2", "--coverage", "1"]


@pytest.fixture(scope="module")
def program() -> ModuleType:
    """tools/soak.py."""
    spec = importlib.util.spec_from_file_location("soak", ROOT / "tools" / "soak.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["soak"] = module
    spec.loader.exec_module(module)
    return module


def test_sound_games_pass(program: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing to complain about in a pack of the tests."""
    assert program.main(ASKED) == 0
    assert "games without a fault: 2; breaches: 0" in capsys.readouterr().out


def test_a_counter_beyond_its_bounds_is_found(
    program: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With bounds that no game keeps, each game ends in a fault that says so."""

    def narrow(self: Any) -> list[tuple[int, int, int]]:
        return [(self.linked.where["b_stack"], 5, 4)]

    monkeypatch.setattr(program.Soak, "bounded", narrow)

    assert program.main(ASKED) == 1
    assert "unsound" in capsys.readouterr().out
