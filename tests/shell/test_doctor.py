"""What an installation says of itself: which parts are native, why others are not, and what bounds a pack."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shellkit import Program
from talisman import native
from talisman.cli.limits import published
from talisman.runtime.table import limits

ROOT = Path(__file__).resolve().parents[2]
INTERNAL = {
    "DEAL_PURPOSE": "the dice of an imagined deal",
    "IMAGINED": "how far a bot imagines",
    "DEEP": "how far into a pile a deal goes",
    "EFFECT_WORDS": "the form of the state",
    "KEEP_EVERY": "how often a random game is copied",
    "STRETCH": "how often a random game looks up",
    "FEW": "which way is taken to ask",
    "BITS": "the form of a set",
    "REDRESS": "the form of a set",
    "ZONE_WORDS": "the form of a zone",
    "LOG_WORDS": "the form of the log",
    "REPLAY_EVERY": "how often a save has a hash",
    "IMAGE_FORMAT": "a version",
    "SAVE_FORMAT": "a version",
    "MAX_SIEVE_WORDS": "what takes more is done without",
    "RECKONED": "how many numbers are written down while somebody is judged",
}
"""Numbers of the machine that nothing can be too large for, and what they are."""


def test_limits_have_units_and_meanings() -> None:
    """A line for each that can be met, none that says what another says, and nothing internal."""
    told = [limit for _, limit in published()]

    assert all(limit.meaning and limit.value > 0 for limit in told)
    assert len({(limit.unit, limit.meaning) for limit in told}) == len(told)
    assert [limit.meaning for limit in told if not limit.unit] == [
        "a number that is written",
        "a number, and below 0",
    ]


def test_every_number_of_the_machine_is_published_or_internal() -> None:
    """A new limit is listed for people, or it is said here why they cannot meet it."""
    numbers = {name for name, value in vars(limits).items() if name.isupper() and type(value) is int}
    source = (ROOT / "src/talisman/cli/limits.py").read_text(encoding="utf-8")
    shown = {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "limits"
    }

    assert shown | INTERNAL.keys() == numbers
    assert not shown & INTERNAL.keys()


def said(package: Path, **environment: str) -> str:
    """What `doctor` says where the package lies in a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "talisman", "doctor"],
        env={"PATH": "", "PYTHONPATH": str(package), "TALISMAN_CACHE": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package as plain Python, as if it were installed."""
    left_out = shutil.ignore_patterns("content", "variants", "_compiler_*", "_native*", "__pycache__")
    shutil.copytree(ROOT / "src/talisman", tmp_path / "site/talisman", ignore=left_out)
    return tmp_path / "site"


def test_what_was_never_built_says_what_to_install(copied: Path) -> None:
    """Without a C compiler that works it is named, and how to come by one; with one the command alone."""
    without = said(copied)
    only_talks = said(copied, CC=sys.executable)

    assert "machine: plain Python: not built\ncompiler: plain Python: not built\n" in without
    assert "no C compiler is at hand: install a C compiler" in without
    assert re.search(r"is there, but compiles nothing: install|the headers of Python are not", only_talks)


def test_a_binary_that_does_not_fit_is_named(copied: Path) -> None:
    """One of another Python or of other sources is there, and is not used."""
    (copied / "talisman/runtime/_native.cpython-39-x86_64-linux-gnu.so").write_bytes(b"other")
    (copied / f"talisman/{native.BINARY}0.so").write_bytes(b"other")
    told = said(copied)

    assert "machine: plain Python: the one that is there does not fit" in told
    assert "compiler: plain Python: the one that is there is of other sources" in told


def test_what_was_turned_off_has_no_way_out(copied: Path) -> None:
    """Who has set the variable knows how to unset it."""
    told = said(copied, TALISMAN_NATIVE="0")

    assert told.count("plain Python: TALISMAN_NATIVE is 0") == 2
    assert "to have it compiled" not in told


def test_in_a_checkout_the_command_is_named(talisman: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a command builds what is not there."""
    monkeypatch.setattr("talisman.runtime.game.engine.native_machine", lambda: None)
    monkeypatch.setattr("talisman.cli.native.stale", lambda: False)

    assert "tools/run python tools/build_native.py" in talisman("doctor").out


def test_whether_all_is_native_is_a_status_too(talisman: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who builds wheels has it asked; without the question plain Python is no mistake."""
    monkeypatch.setattr("talisman.cli.native.parts", lambda: iter([("machine", ""), ("compiler", "")]))
    assert talisman("doctor", "--native").status == 0

    monkeypatch.setattr("talisman.cli.native.parts", lambda: iter([("machine", ""), ("compiler", "none")]))
    assert talisman("doctor", "--native").status == 1
    assert talisman("doctor").status == 0
