"""What `check` remembers from one process to the next: that nothing was wrong, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from shellkit import Program
from talisman.compiler import apart, driver
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import Cache, PackSource


@pytest.fixture
def pack(talisman: Program, own_folder: Path) -> Path:
    """The pack that `new` writes, checked once."""
    assert talisman("new", "tiny").status == 0
    assert talisman("check", "tiny").status == 0
    return own_folder / "tiny"


def never(*_: object, **__: object) -> None:
    """Nothing may be worked out again."""
    raise AssertionError


def test_what_was_fine_is_not_looked_at_again(
    talisman: Program, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as no file has changed, it is said at once that nothing is wrong."""
    monkeypatch.setattr(apart, "look", never)

    told = talisman("check", "tiny")

    assert told.status == 0
    assert "no problems" in told.out


@pytest.mark.parametrize("file", ["play.tal", "scenarios/first.tal", "pack.toml"])
def test_every_file_counts(talisman: Program, pack: Path, file: str) -> None:
    """A change of rules, scenarios or the manifest is looked at; what is wrong is told each time."""
    path = pack / file
    fine = path.read_text()
    path.write_text(fine + "zork\n")

    assert talisman("check", "tiny").status == 1
    assert talisman("check", "tiny").status == 1

    path.write_text(fine)
    assert talisman("check", "tiny").status == 0


def test_an_image_is_not_made_again_for_scenarios(
    talisman: Program, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They change nothing in it."""
    monkeypatch.setattr(driver, "compiled", never)
    monkeypatch.setattr(driver, "surely_fits", never)
    path = pack / "scenarios" / "first.tal"
    path.write_text(path.read_text() + "# a remark\n")

    assert talisman("check", "tiny").status == 0


def test_what_is_no_memory_of_ours_is_not_believed(
    talisman: Program, pack: Path, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else stands in the files of the cache, packs are looked at."""
    looked = []
    look = apart.look

    def seen(packs: Sequence[PackSource], bag: Bag, cache: Cache, known: bytes | None) -> apart.Seen:
        looked.append(packs)
        return look(packs, bag, cache, known)

    monkeypatch.setattr(apart, "look", seen)
    for kept in (own_folder.parent / "cache").iterdir():
        kept.write_bytes(b"anything")

    assert talisman("check", "tiny").status == 0
    assert len(looked) == 1
