"""Breaking the code on purpose: what is changed, what is left alone, and that all is put back."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from mutate import main
from mutation import drawn
from mutation.copies import ROOT, Copy, Done
from mutation.drawing import candidates
from mutation.edits import edits, holds

SOURCE = '''
"""A text: 1 < 2."""
def f(self, x: int | None, y: int) -> bool:
    """Not 3."""
    assert x == 4
    while x and y < 5:
        b.op("JZ", x, y)
    assert_never(x > 3)
    return not x
'''


def changed(word: str) -> set[str]:
    """The lines that the changes of one sort make of the source."""
    found = [edit.of(SOURCE).split("\n") for edit in edits(SOURCE) if word in edit.what]
    return {line.strip() for lines in found for line in lines if line not in SOURCE.split("\n")}


@pytest.mark.parametrize(
    ("word", "lines"),
    [
        ("comparison", {"while x and y <= 5:", "while x and y >= 5:"}),
        ("and with or", {"while x or y < 5:"}),
        ("instruction", {'b.op("JNZ", x, y)'}),
        ("arguments", {'b.op("JZ", y, x)'}),
        ("once", {"if x and y < 5:"}),
        ("drop", {"pass"}),
        ("a not", {"return (x)"}),
        ("negate", {"while (not (x and y < 5)):"}),
        ("number", {"while x and y < 6:", "while x and y < 4:"}),
        ("give back", {"return True", "return False"}),
    ],
)
def test_each_sort_of_change(word: str, lines: set[str]) -> None:
    """Conditions, calls and numbers are changed; texts, types and assertions are not."""
    assert changed(word) == lines


def test_every_change_parses_and_means_something_else() -> None:
    """No change of a file of the machine is an error of spelling, or none."""
    source = (Path(__file__).parents[2] / "runtime/table/shape.py").read_text(encoding="utf-8")
    assert edits(source)
    assert [edit for edit in edits(source) if not holds(source, edit)] == []


def test_a_seed_draws_the_same_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed, the same lines and changes; another seed, others; a part is a part of the same."""
    told = []
    for words in (("--seed", "a"), ("--seed", "a"), ("--seed", "b"), ("--seed", "a", "--only", "runtime/")):
        assert main(["drawn", "--list", "--lines", "9", *words]) == 0
        told.append(capsys.readouterr().out.split("\n", 1)[1])
    assert told[0] == told[1] != told[2]
    assert set(told[3].split("\n")) <= set(told[0].split("\n"))


def test_what_was_changed_is_put_back(tmp_path: Path) -> None:
    """Even when looking fails; and each text has a time of its own."""
    (tmp_path / "a.py").write_text("1\n")
    copy = Copy(tmp_path, native=False)
    times = []

    def fail() -> None:
        with copy.changed("a.py", "2\n"):
            assert (tmp_path / "a.py").read_text() == "2\n"
            times.append((tmp_path / "a.py").stat().st_mtime)
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert (tmp_path / "a.py").read_text() == "1\n"
    assert (tmp_path / "a.py").stat().st_mtime > times[0]


def test_what_hangs_is_ended_and_counts(tmp_path: Path) -> None:
    """A command without end is ended with all that it began, and is said to hang."""
    done = Copy(tmp_path, native=False).run([sys.executable, "-c", "while True: pass"], 0.5)
    assert done.status is None
    assert drawn.noticed(done).startswith("hangs, ended after ")


def test_what_failed_is_named() -> None:
    """The last line of what was run says by what a change was noticed; else it was a crash."""
    assert drawn.noticed(Done(1, "a ok\nfailed: images, games\n", "", 1.0)) == "images, games"
    assert drawn.noticed(Done(1, "", "Traceback\nKeyError: 1\n", 1.0)) == "a crash, KeyError: 1"


def test_nothing_is_drawn_that_nobody_writes() -> None:
    """What a tool makes of other files is broken where it is made of, not where it lies."""
    drawable = {file for file, _, _ in candidates(ROOT)}
    assert "runtime/machine/machine.py" in drawable
    assert drawable.isdisjoint({"runtime/machine/unrolled.py", "runtime/table/ops.py"})


def test_what_follows_from_a_change_is_made_anew(tmp_path: Path) -> None:
    """A change of the machine reaches what plain Python runs of it, and both are put back."""
    for name in ("runtime/machine", "runtime/table", "tools", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "src").mkdir()
    (tmp_path / "src/talisman").symlink_to(ROOT / "src/talisman")
    file, made = "runtime/machine/machine.py", tmp_path / "runtime/machine/unrolled.py"
    text, before = (tmp_path / file).read_text(encoding="utf-8"), made.read_text(encoding="utf-8")
    with Copy(tmp_path, native=False).changed(file, text.replace("X_FUEL", "X_OVERFLOW")):
        assert made.read_text(encoding="utf-8") != before
    assert made.read_text(encoding="utf-8") == before
    assert (tmp_path / file).read_text(encoding="utf-8") == text
