"""`talisman say`: a line, a card, an address, a whole pack; and what is near of what is not there."""

import shutil
from pathlib import Path

import pytest

from shellkit import Program

RACE = str(Path(__file__).parents[2] / "tests" / "packs" / "race")


@pytest.mark.parametrize(
    "where", ["race.friends", "Friends", "race/play.tal:36", "play.tal:36", f"{RACE}/play.tal:36"]
)
def test_a_line_is_told_however_it_is_named(talisman: Program, where: str) -> None:
    """By address, by title, by file and line as a message or the disk names it."""
    outcome = talisman("say", RACE, where)

    assert (outcome.status, outcome.err) == (0, "")
    assert "race/play.tal:36  rule race.friends" in outcome.out
    assert "`this` is each runner, one by one." in outcome.out
    assert "it is forbidden that this runner catches a runner" in outcome.out


def test_what_a_verb_does_is_told_once_below(talisman: Program) -> None:
    """Where a line is named its verbs are opened up at the end; a verb of the pack says it itself."""
    line, verb = talisman("say", RACE, "race.friends").out, talisman("say", RACE, "catch").out

    assert line.count("`catch` means") == 1
    assert "when it happens:" in line
    assert "verb catch" in verb
    assert "`catch` means" not in verb


def test_a_line_below_another_belongs_to_it(talisman: Program) -> None:
    """The second line of a duty is told with its first; an address of a quoted line leads there, too."""
    below = talisman("say", RACE, "race/play.tal:24").out

    assert "run: march" in below
    assert talisman("say", RACE, 'race.three-home "for each player"').out.count("rule race.three-home") == 1


def test_a_whole_pack_is_told_in_the_order_of_its_sources(talisman: Program) -> None:
    """Without a place everything but scenarios is told, each line after the one above it."""
    outcome = talisman("say", RACE)
    heads = [line.split("  ")[0] for line in outcome.out.splitlines() if line.startswith("race/")]
    lines = [int(head.split(":")[1]) for head in heads if head.startswith("race/play.tal")]

    assert outcome.status == 0
    assert lines == sorted(lines)
    assert len(lines) > 20
    assert "scenario" not in outcome.out


def test_a_scenario_is_told_where_it_is_named(talisman: Program) -> None:
    """A line of a scenario by its file and line."""
    outcome = talisman("say", RACE, "scenarios.tal:2")

    assert outcome.status == 0
    assert "a line of" in outcome.out or "scenario" in outcome.out


@pytest.mark.parametrize(
    ("where", "why", "near"),
    [
        ("race.freinds", "nothing has the address or the name", "race.friends"),
        ("race/play.tal:26", "says nothing", "race/play.tal:25"),
        ("race/play.tal:9999", "says nothing", "race/play.tal:"),
        ("race/plai.tal:3", "there is no file", "race/play.tal"),
        ("nothing of the kind", "nothing has the address or the name", "--addresses"),
    ],
)
def test_a_wrong_place_is_told_with_what_is_near(talisman: Program, where: str, why: str, near: str) -> None:
    """Status 1, one sentence on stderr, nothing on stdout."""
    outcome = talisman("say", RACE, where)

    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("error: ")
    assert why in outcome.err
    assert near in outcome.err


def test_a_pack_with_errors_is_not_told(talisman: Program) -> None:
    """What does not compile has its problems shown; a pack that is not there is wrong usage."""
    assert talisman("say", "nix").status == 2


def test_a_broken_scenario_does_not_silence_a_pack(talisman: Program, tmp_path: Path) -> None:
    """What is wrong with a scenario is told, and then the rules of the pack are."""
    pack = tmp_path / "race"
    shutil.copytree(RACE, pack)
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "broken.tal").write_text(
        'scenario "Broken"\n    given Nobody at Nowhere\n', "utf-8"
    )

    outcome = talisman("say", str(pack), "catch")

    assert outcome.status == 0
    assert "catch" in outcome.out
    assert "Nobody" in outcome.err
