"""What second readers expected is kept: every situation has its verdict, and scenarios that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
READ = {"classic": {"": 80}, "revised": {"": 90}, "destinies": {"": 100, "A": 70, "B": 70}}
"""Editions, and how many situations each table of them has, by the letter in front of its numbers."""
AUDITS = {"chars": 59, "deck": 35, "rules": 38, "town": 35}
"""Quarters of Destinies whose text was laid beside the pack, and how many doubts each of them has."""
VERDICTS = ("right", "pack", "engine", "facts", "reader")


def rows(edition: str) -> list[list[str]]:
    """The rows of all tables that begin with a number: number, what was read, verdict, how it was settled."""
    text = (ROOT / "docs" / "readings" / f"{edition}.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if re.match(r"\| [A-Z]?\d+ \|", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("edition", READ)
def test_every_situation_has_a_verdict_and_scenarios(edition: str) -> None:
    """Numbered through; where it says which files, these are in the pack or in a variant."""
    found = rows(edition)
    assert [row[0] for row in found] == [
        f"{letter}{n}" for letter, count in READ[edition].items() for n in range(1, count + 1)
    ]
    there = {
        path.stem for folder in ("content", "variants") for path in (ROOT / folder).rglob("scenarios/*.tal")
    } | {path.name for path in (ROOT / "variants").iterdir()}
    for number, _, verdict, settled in found:
        assert verdict.split()[0].rstrip(",;:") in VERDICTS, number
        assert there & set(re.findall(r"[a-z][a-z-]+[a-z]", settled)), number


@pytest.mark.parametrize("edition", READ)
def test_the_counts_under_the_tables_are_those_of_their_rows(edition: str) -> None:
    """Each table has a count of its own: situations, right at once, reader, pack, engine, facts."""
    text = (ROOT / "docs" / "readings" / f"{edition}.md").read_text(encoding="utf-8")
    counts = [
        [int(cell) for cell in line.strip("|").split("|")[1:]]
        for line in text.split("\n")
        if re.fullmatch(r"\| [A-Za-z,: ]+ (\| \d+ ){5,6}\|", line) and not line.startswith("| all ")
    ]
    counts = [[*of, 0][:6] for of in counts]
    words = [row[2].split()[0].rstrip(",;:") for row in rows(edition)]
    assert [sum(of) for of in zip(*counts, strict=True)] == [
        len(words),
        *(words.count(word) for word in ("right", "reader", "pack", "engine", "facts")),
    ]


@pytest.mark.parametrize("quarter", AUDITS)
def test_every_doubt_of_an_audit_has_a_verdict_and_its_scenarios_are_there(quarter: str) -> None:
    """Every number once, a verdict for each, and the files that the head of the page names."""
    found = rows(f"destinies-fourth-{quarter}")
    numbers = sorted(int(re.sub(r"\D", "", row[0])) for row in found)
    assert numbers == list(range(1, AUDITS[quarter] + 1))
    assert all(row[2].split()[0].rstrip(",;:") in VERDICTS for row in found)
    scenarios = ROOT / "content" / "destinies" / "scenarios"
    assert list(scenarios.glob(f"fourth-{quarter}-*.tal"))


BLIND = {
    "destinies-fifth": 37,
    "classic-and-revised-fifth": 132,
    "pairs": 468,
    "sixth": 149,
    "classic-seventh": 50,
    "revised-seventh": 45,
    "classic-eighth": 9,
    "revised-eighth": 35,
    "destinies-rulings": 60,
    "destinies-eighth": 142,
}
"""Pages of situations that were thought out from the texts once more, and how many they are."""


@pytest.mark.parametrize("page", BLIND)
def test_every_situation_that_was_read_blind_has_a_verdict(page: str) -> None:
    """Every number once; what the text leaves open is no verdict on anybody."""
    found = rows(page)
    assert sorted(int(re.sub(r"\D", "", row[0])) for row in found) == list(range(1, BLIND[page] + 1))
    assert all(row[2].split()[0].rstrip(",;:") in (*VERDICTS, "text") for row in found)


PLAYED = sorted(
    path.stem
    for letter in ("thirteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth")
    for path in (ROOT / "docs" / "readings").glob(f"*-{letter}.md")
)
"""Pages of rulings that were written before a pack was opened, with what must be so beside each."""


@pytest.mark.parametrize("page", PLAYED)
def test_every_ruling_has_a_verdict(page: str) -> None:
    """Numbered through, each with what must be so, how it came out, and where that is played or said."""
    found = rows(page)

    assert [int(row[0]) for row in found] == list(range(1, len(found) + 1))
    assert [row[0] for row in found if len(row) != 5 or not all(row)] == []
