"""The compiled machine and the plain one."""

import json
from collections.abc import Iterator

import pytest

from countgame import image_text
from shellkit import Program
from talisman.runtime.game.engine import native_machine, prefer
from talisman.runtime.game.game import load


@pytest.fixture(autouse=True)
def own_choice() -> Iterator[None]:
    """The choice of the machine is put back after each test."""
    yield
    prefer(native=True)


@pytest.mark.skipif(native_machine() is None, reason="the compiled machine is not built")
def test_both_machines_play_the_same_game(talisman: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment variable chooses the plain machine, and a game ends in the same state on both."""
    assert talisman("compile", "destinies", "-o", "d.talc").status == 0
    args = ("play", "d.talc", "--seed", "3", "--max-turns", "40", "--format", "json")
    first, compiled = talisman("doctor"), talisman(*args)
    monkeypatch.setenv("TALISMAN_NATIVE", "0")
    second, plain = talisman("doctor"), talisman(*args)

    assert "machine: compiled" in first.out
    assert "machine: plain Python" in second.out
    assert compiled.status == 0
    assert json.loads(compiled.out) == json.loads(plain.out)


def test_the_plain_machine_needs_no_compiler(talisman: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the compiled machine everything works."""
    monkeypatch.setenv("TALISMAN_NATIVE", "0")

    assert talisman("doctor").status == 0
    assert load(image_text()).image.seats == (1, 3)
