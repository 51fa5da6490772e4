"""The soak finds what does not hold, and says nothing where everything does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import soak

ROOT = Path(__file__).resolve().parents[2]
ASKED = [str(ROOT / "tests" / "packs" / "race"), "--games", "2", "--coverage", "1"]


def test_sound_games_pass(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing to complain about in a pack of the tests."""
    assert soak.main(ASKED) == 0
    assert "games without a fault: 2; breaches: 0" in capsys.readouterr().out


def test_a_counter_beyond_its_bounds_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With bounds that no game keeps, each game ends in a fault that says so."""

    def narrow(self: Any) -> list[tuple[int, int, int]]:
        return [(self.linked.where["b_stack"], 5, 4)]

    monkeypatch.setattr(soak.Soak, "bounded", narrow)

    assert soak.main(ASKED) == 1
    assert "unsound" in capsys.readouterr().out
