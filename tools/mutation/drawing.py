"""Lines of the code, drawn by a seed, and for each one way to break it.

What is drawn for a seed depends on the code and the seed alone. Each line is as likely as any other.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path
from random import Random

from attrs import frozen

from mutation.edits import Edit, holds, lines

PARTS = ("compiler/lower", "compiler/resolve", "runtime")
GENERATED = "do not edit"
"""What the head of a file says that nobody writes."""
HEAD = 200
"""In so many letters it is said."""


@frozen
class Mutant:
    """A line of a file and how it is broken: the whole source with the change."""

    file: str
    edit: Edit
    source: str
    changed: str

    def __str__(self) -> str:
        """Place and kind of the change."""
        return f"{self.file}:{self.edit.line} {self.edit.what}"

    def diff(self) -> str:
        """The lines that go and the lines that come."""
        told = difflib.unified_diff(self.source.splitlines(), self.changed.splitlines(), n=0, lineterm="")
        return "\n".join(line for line in told if line[:3] not in ("---", "+++") and line[:2] != "@@")


def candidates(root: Path, parts: Sequence[str] = PARTS) -> list[tuple[str, int, list[Edit]]]:
    """Every line that can be broken, in order."""
    found = []
    for path in sorted(path for part in parts for path in (root / part).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if GENERATED not in source[:HEAD]:
            found += [(path.relative_to(root).as_posix(), line, ways) for line, ways in lines(source)]
    return found


def draw(root: Path, seed: str, count: int) -> list[Mutant]:
    """So many lines, each broken once."""
    all_lines = candidates(root)
    Random(seed).shuffle(all_lines)
    found: list[Mutant] = []
    while all_lines and len(found) < count:
        file, line, ways = all_lines.pop()
        Random(f"{seed} {file}:{line}").shuffle(ways)
        found += _mutants(root, file, ways)[:1]
    return found


def at(root: Path, place: str) -> list[Mutant]:
    """Every way to break one line, named as `file:line`."""
    file, _, number = place.rpartition(":")
    return _mutants(root, file, dict(lines((root / file).read_text(encoding="utf-8"))).get(int(number), []))


def _mutants(root: Path, file: str, ways: Sequence[Edit]) -> list[Mutant]:
    source = (root / file).read_text(encoding="utf-8")
    return [Mutant(file, edit, source, edit.of(source)) for edit in ways if holds(source, edit)]
