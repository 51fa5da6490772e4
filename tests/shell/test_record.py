"""A game that was played, written as a scenario."""

import shutil
from pathlib import Path

import pytest

from shellkit import Program

ROOT = Path(__file__).parents[2]
PACKS = ROOT / "tests" / "packs"


@pytest.fixture
def pack(own_folder: Path) -> Path:
    """A pack of the tests; the file that a game is recorded to."""
    folder = own_folder / "race"
    shutil.copytree(PACKS / "race", folder)
    return folder / "scenarios" / "played.tal"


def test_a_game_that_was_played_is_a_scenario_that_passes(talisman: Program, pack: Path) -> None:
    """Every die and every answer is found again; where the author says what must be so, it is looked at."""
    assert talisman("play", "race", "--seed", "3", "--max-turns", "12", "--record", str(pack)).status == 0
    played = talisman("test", "race", "--only", "as it was played with seed 3")
    assert "1 scenarios, 1 passed" in played.out

    text = pack.read_text(encoding="utf-8")
    assert text.rstrip().endswith("# Say here what must be so now: expect ...")
    pack.write_text(text.rstrip().rpartition("\n")[0] + "\n    expect the game is over\n", encoding="utf-8")
    assert "the game is not over" in talisman("test", "race").out


def test_every_die_and_answer_is_written(talisman: Program, pack: Path) -> None:
    """Without the first dice, or without the first answer, the scenario does not pass."""
    assert talisman("play", "race", "--seed", "3", "--max-turns", "12", "--record", str(pack)).status == 0
    lines = pack.read_text(encoding="utf-8").split("\n")
    for word in (" dice ", " chooses "):
        at = next(number for number, line in enumerate(lines) if word in line)
        pack.write_text("\n".join(lines[:at] + lines[at + 1 :]), encoding="utf-8")
        assert talisman("test", "race").status == 1


def test_a_scenario_is_told_step_by_step(talisman: Program, pack: Path) -> None:
    """Each line once, as it stands there; below it dice, questions, events, rules that made a difference."""
    told = talisman("test", "race", "--trace").out.split("\n")
    source = (pack.parents[1] / "scenarios.tal").read_text(encoding="utf-8").split("\n")

    assert [line for line in told if line.startswith("scenario ")] == [
        line for line in source if line.startswith("scenario ")
    ]
    assert any(" rolls " in line and line.startswith("        ") for line in told)
    assert any(" is asked " in line for line in told)
    classic = str(ROOT / "content" / "classic")
    ghoul = talisman("test", classic, "--only", "the Ghoul may raise the dead instead", "--trace").out
    assert "by the rule classic.ghoul.raise-the-dead" in ghoul


def test_what_is_there_is_not_written_over(talisman: Program, pack: Path) -> None:
    """A scenario may have been worked on; and many games are no scenario."""
    pack.parent.mkdir()
    pack.write_text("# mine\n")
    assert "is there already" in talisman("play", "race", "--record", str(pack)).err
    assert pack.read_text() == "# mine\n"
    assert talisman("play", "race", "--games", "2", "--record", "other.tal").status == 2


@pytest.mark.parametrize("name", ["Ann, Bob", "Bob # 2", "Bob: 1", "Ann chooses", "bob", "Éa-x of"])
def test_names_are_written_so_that_they_are_read_as_one(
    name: str, talisman: Program, own_folder: Path
) -> None:
    """A name with a comma is no two names, and what stands behind a sign in one is no comment."""
    assert talisman("new", "odd").status == 0
    words = own_folder / "odd" / "words.tal"
    words.write_text(words.read_text().replace("player Cleo", f'player "{name}"'))
    record = own_folder / "odd" / "scenarios" / "played.tal"
    assert (
        talisman("play", "odd", "--seats", "3", "--seed", "2", "--quiet", "--record", str(record)).status == 0
    )

    assert f'"{name}" chooses' in record.read_text()
    assert "3 scenarios, 3 passed" in talisman("test", "odd").out


def test_long_rows_of_answers_are_written_on_several_lines(talisman: Program, own_folder: Path) -> None:
    """Who plays alone answers a thousand times in a row, and no line of a scenario is that long."""
    assert talisman("new", "lone").status == 0
    for path, change in (
        ("pack.toml", ("[2, 4]", "[1, 4]")),
        ("play.tal", ("at least 10", "at least 300")),
        ("play.tal", ('"try your luck"', '"wait"')),
        ("play.tal", ("roll 1 die for luck", "nothing")),
        ("play.tal", ("            1-3: nothing\n            4-6: gain 2 points\n", "")),
    ):
        place = own_folder / "lone" / path
        place.write_text(place.read_text().replace(*change))
    for old in (own_folder / "lone" / "scenarios").iterdir():
        old.unlink()
    record = own_folder / "lone" / "scenarios" / "played.tal"
    came = talisman("play", "lone", "--seats", "1", "--quiet", "--record", str(record))

    assert came.status == 0, came.err
    assert max(map(len, record.read_text().split("\n"))) < 2_000
    assert "1 scenarios, 1 passed" in talisman("test", "lone").out
