"""The compiler as native code, and as it stands in its files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from talisman import native

ROOT = Path(__file__).resolve().parents[2]
built = pytest.mark.skipif(native.library() is None, reason="the compiler is not built of these sources")
ASK = "import talisman.compiler.syntax.tree as t; print(type(t.every_leaf).__name__)"


def said(command: list[str], source: Path = ROOT / "src", *, compiled: bool) -> tuple[int, str, str]:
    """What another process says, with the compiled compiler or without."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "TALISMAN_CACHE": "",
        "TALISMAN_NATIVE": "01"[compiled],
    }
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("module", "is_so"),
    [
        ("resolve.declare.forms", True),
        ("syntax.mistakes.forms", False),
        ("syntax.mistakes.captured", True),
        ("syntax.mistakes", True),
        ("syntax.mistakes.__init__", True),
        ("syntax.views", False),
        ("syntax.table.lalr", False),
    ],
)
def test_what_is_compiled_is_named_with_its_room(module: str, is_so: bool) -> None:
    """A package is built and looked for alike, and a name in one room says nothing of another."""
    assert native.compiled(f"talisman.compiler.{module}") is is_so
    assert not native.compiled(f"talisman.{module}")


@built
@pytest.mark.parametrize(
    "pack", ["content/destinies", "content/revised", "tests/packs/race", "tests/packs/tricks"]
)
def test_both_make_the_same_image(pack: str, tmp_path: Path) -> None:
    """The same bytes come out, and the same is said of the packs."""
    images: list[bytes] = []
    for compiled in (False, True):
        path = tmp_path / f"{compiled}.talc"
        status, _, told = said(["-m", "talisman", "compile", pack, "-o", str(path)], compiled=compiled)
        images.append(told.encode() + path.read_bytes())
        assert status == 0

    assert images[0] == images[1]


@built
def test_both_find_the_same_problems(tmp_path: Path) -> None:
    """Each file of a pack is spoilt in turn: what is said, and in which order, is the same."""
    copied = shutil.copytree(ROOT / "tests/packs/race", tmp_path / "race")
    found: list[str] = []
    for path in sorted(copied.glob("*.tal")):
        text = path.read_text(encoding="utf-8")
        lines = text.split("\n")
        path.write_text(
            "\n".join([*lines[: len(lines) // 2], "nobody knows this", *lines[len(lines) // 2 + 3 :]])
        )
        check = ["-m", "talisman", "check", "--all", "--format", "short", str(copied)]
        plain, compiled = said(check, compiled=False), said(check, compiled=True)
        found.append(plain[1])
        path.write_text(text, encoding="utf-8")

        assert plain[0] == compiled[0] == 1
        assert _timeless(plain) == _timeless(compiled)
    assert all(found)


def _timeless(outcome: tuple[int, str, str]) -> list[str]:
    return [line for part in outcome[1:] for line in part.split("\n") if not line.startswith("Checked")]


@built
def test_a_changed_source_is_what_runs(tmp_path: Path) -> None:
    """In a copy the binary serves as long as every source is what it was made of."""
    copied = shutil.copytree(
        ROOT / "src/talisman",
        tmp_path / "talisman",
        ignore=shutil.ignore_patterns("content", "variants", "starter"),
    )
    assert said(["-c", ASK], tmp_path, compiled=True)[1].strip() == "builtin_function_or_method"
    assert said(["-c", ASK], tmp_path, compiled=False)[1].strip() == "function"

    changed = copied / "compiler/resolve/scope.py"
    before = changed.read_bytes()
    changed.write_bytes(before.replace(b"the", b"teh", 1))
    assert said(["-c", ASK], tmp_path, compiled=True)[1].strip() == "function"
    changed.write_bytes(before)
    (copied / "compiler/more.py").write_text('"""A module more."""\n', encoding="utf-8")
    assert said(["-c", ASK], tmp_path, compiled=True)[1].strip() == "function"


@built
def test_the_installation_says_which_compiler_it_has() -> None:
    """`doctor` has a line for it."""
    assert "compiler: compiled" in said(["-m", "talisman", "doctor"], compiled=True)[1]
    assert "compiler: plain Python" in said(["-m", "talisman", "doctor"], compiled=False)[1]


def test_a_binary_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    """What is no binary at all does no harm."""
    copied = shutil.copytree(
        ROOT / "src/talisman",
        tmp_path / "talisman",
        ignore=shutil.ignore_patterns("content", "variants", "_comp*"),
    )
    (copied / native.binary_name(str(copied))).write_bytes(b"no binary")

    assert said(["-c", ASK], tmp_path, compiled=True)[1].strip() == "function"
