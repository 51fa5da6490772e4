"""The page of where the editions differ is made of the packs, and each point of it is realised."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import editions  # noqa: E402

BOOK = editions.Cited(
    {"C-1:1a": ["one"], "C-1:1b": ["two"], "C-1:10": ["ten"], "R-1": ["talisman.x"]}, frozenset({"out"})
)
NONE = editions.Cited({}, frozenset())


def told(claim: str, rows: list[str], **more: object) -> str:
    """What is said to realise a point in the classic edition."""
    point = {"classic": claim, "rows": rows, **more}
    return editions.realised(point, "classic", BOOK, {"odd": editions.Cited({"C-7": ["x"]}, frozenset())})


def test_the_page_says_what_the_packs_say() -> None:
    """Nothing is missing in it, and it is current."""
    text, missing = editions.page()
    assert missing == []
    assert editions.PAGE.read_text(encoding="utf-8") == text, "run tools/editions.py"


@pytest.mark.parametrize(
    ("claim", "rows", "said"),
    [
        ("one die", ["C-1:1"], "`one`, `two`."),
        ("one die", ["C-7"], "Asked for: `variants/odd`."),
        ("silent", ["R-1"], "Shared: `talisman.x`."),
        ("none", ["R-1"], "Nothing is there."),
        ("two dice", ["C-9"], ""),
    ],
)
def test_what_realises_a_point(claim: str, rows: list[str], said: str) -> None:
    """Own lines before house rules, these before what is shared; a claim that nothing realises is found."""
    assert told(claim, rows) == said


def test_an_address_has_to_be_there() -> None:
    """One that no pack has realises nothing; a reason does."""
    assert told("two dice", [], at={"classic": ["out"]}) == "`out`."
    assert told("two dice", [], at={"classic": ["gone"]}) == ""
    assert told("two dice", [], because={"classic": "It is so"}) == "It is so."
