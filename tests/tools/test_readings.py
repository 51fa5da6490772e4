"""What second readers expected is kept: every situation has its verdict, and scenarios that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
READ = {"classic": 80, "revised": 90, "destinies": 100}
"""Editions, and how many situations were read of each."""
VERDICTS = ("right", "pack", "engine", "facts", "reader")


def rows(edition: str) -> list[list[str]]:
    """The rows of the tables that begin with a number: number, what was read, verdict, how it was settled."""
    text = (ROOT / "docs" / "readings" / f"{edition}.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if re.match(r"\| \d+ \|", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("edition", READ)
def test_every_situation_has_a_verdict_and_scenarios(edition: str) -> None:
    """Numbered through; where it says which files, these are in the pack or in a variant."""
    found = rows(edition)
    assert [int(row[0]) for row in found] == list(range(1, READ[edition] + 1))
    there = {
        path.stem for folder in ("content", "variants") for path in (ROOT / folder).rglob("scenarios/*.tal")
    } | {path.name for path in (ROOT / "variants").iterdir()}
    for number, _, verdict, settled in found:
        assert verdict.split()[0].rstrip(",;:") in VERDICTS, number
        assert there & set(re.findall(r"[a-z][a-z-]+[a-z]", settled)), number
