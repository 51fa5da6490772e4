"""`talisman rulebook`: rows, the lines that make them true and the scenarios that show them."""

import json
from pathlib import Path

from shellkit import Program

WORDS = """
kind thing
kind hiker: thing
    takes a seat
kind space: thing
counter pebble (pebbles)
    of a hiker
verb gather (gathers, gathering, gathered): hiker "gather {goods}"
    is give
verb begin (begins, beginning, begun) "begin {procedure}"
    is begin
hiker Ann
hiker Ben
procedure day
    of a hiker
    step "look round": gather 1 pebble                 [H-day-1]
procedure game
    starts the game
    step "days": for each hiker: it begins a day
rulebook H "The hike"
    text aim-1 "Walk far." because "premise"
    rule day-1 "Each day brings a pebble."
    rule day-10 "Nobody walks by night."
scenario "a pebble a day"                              [H-day-1]
    given Ann with 1 pebble
    Ann begins a day
    expect Ann's pebbles are 2
"""


def hike(folder: Path) -> None:
    """A pack with a rulebook of three rows, one of them not cited."""
    (folder / "hike").mkdir()
    (folder / "hike" / "pack.toml").write_text(
        'name = "hike"\nversion = "0.1.0"\ntitle = "A hike"\n'
        'language = "2.0"\nseats = [2, 2]\nstatus = "partial"\n[needs]\n'
    )
    (folder / "hike" / "hike.tal").write_text(WORDS.lstrip())


def test_a_row_stands_before_its_lines_and_its_scenarios(talisman: Program, own_folder: Path) -> None:
    """In order; a row without a rule says why, and one that no line cites says that."""
    hike(own_folder)
    told = talisman("rulebook", "hike")
    assert told.status == 0, told.err
    lines = [line.strip() for line in told.out.splitlines() if line]
    assert lines == [
        "The hike (H)",
        "H-aim-1  Walk far.",
        "no rule: premise",
        "H-day-1  Each day brings a pebble.",
        "hike/hike.tal:15",
        'step "look round": gather 1 pebble',
        "shown by \u201ca pebble a day\u201d, hike/hike.tal:23",
        "H-day-10  Nobody walks by night.",
        "no line cites it",
    ]


def test_rows_are_chosen_by_name(talisman: Program, own_folder: Path) -> None:
    """One row is not another that begins like it; the beginning of several is all of them."""
    hike(own_folder)
    assert "H-day-10" not in talisman("rulebook", "hike", "H-day-1").out
    assert "H-day-10" in talisman("rulebook", "hike", "H-day").out
    none = talisman("rulebook", "hike", "H-night")
    assert none.status == 2
    assert "has no rulebook with H-night" in none.err


def test_the_lines_need_not_be_shown(talisman: Program, own_folder: Path) -> None:
    """Bare, it is a table of places; as data it has all."""
    hike(own_folder)
    bare = talisman("rulebook", "hike", "--bare").out
    assert "hike.tal:15" in bare
    assert "gather" not in bare
    (book,) = json.loads(talisman("rulebook", "hike", "--format", "json").out)
    assert [row["id"] for row in book["rows"]] == ["H-aim-1", "H-day-1", "H-day-10"]
    assert book["rows"][1]["lines"][0]["text"] == ['step "look round": gather 1 pebble']


def test_a_pack_without_one_says_so(talisman: Program, own_folder: Path) -> None:
    """No empty book is printed."""
    hike(own_folder)
    told = talisman("rulebook", "hike", "--book", "Q")
    assert told.status == 2
    assert told.out == ""


def test_a_long_block_is_told_in_part(talisman: Program, own_folder: Path) -> None:
    """One that many rows cite would be told in full by each: a small pack would fill a disk."""
    hike(own_folder)
    rows = [f'    rule row-{n} "R."\n' for n in range(60)]
    cited = ", ".join(f"H-row-{n}" for n in range(60))
    lines = [f"    when you begin a day: gather {n} pebbles\n" for n in range(2, 1_502)]
    text = (own_folder / "hike" / "hike.tal").read_text()
    text = text.replace("    text aim-1", f"{''.join(rows)}    text aim-1")
    text += f'rule "Much" [{cited}]\n    for each hiker:\n' + "".join(f"    {line}" for line in lines)
    (own_folder / "hike" / "hike.tal").write_text(text)
    told = talisman("rulebook", "hike")

    assert told.status == 0, told.err
    assert told.out.count("... and 1,402 lines more") == 60
    assert len(told.out) < 500_000


def test_what_a_book_tells_is_bounded(talisman: Program, own_folder: Path) -> None:
    """Blocks inside blocks, each cited by many rows: 200 kilobytes of a pack were 577 megabytes of a book."""
    hike(own_folder)
    rows = [f'    rule row-{n} "R."\n' for n in range(60)]
    cited = ", ".join(f"H-row-{n}" for n in range(60))
    inside = [f"{'    ' * (3 + n)}if your pebbles are at least {n + 2}: [{cited}]\n" for n in range(30)]
    lines = [f"{'    ' * 33}gather 2 pebbles # {'x' * 1_500}\n"] * 100
    text = (own_folder / "hike" / "hike.tal").read_text()
    text = text.replace("    text aim-1", f"{''.join(rows)}    text aim-1")
    text += 'rule "Much"\n    for each hiker:\n        when you begin a day:\n' + "".join(inside + lines)
    (own_folder / "hike" / "hike.tal").write_text(text)
    told = talisman("rulebook", "hike", "--format", "json")

    assert told.status == 0, told.err
    assert len(told.out) < 6_000_000
    assert told.out.count('"at": ') >= 30 * 60
