"""The commands over a whole pack: the one that `talisman new` writes."""

import json
from pathlib import Path

import pytest

from shellkit import Program

ROOT = Path(__file__).parents[2]


@pytest.fixture
def starter(talisman: Program, own_folder: Path) -> Path:
    """A new pack in the current folder."""
    assert talisman("new", "tiny", "--title", "Tiny game").status == 0
    return own_folder / "tiny"


def test_a_new_pack_has_no_problems(talisman: Program, starter: Path) -> None:
    """`new` writes a pack that `check` finds nothing wrong with, not even a warning."""
    outcome = talisman("check", "tiny")

    assert outcome.status == 0
    assert "no problems" in outcome.out
    assert 'title = "Tiny game"' in (starter / "pack.toml").read_text()


def test_a_pack_that_brings_nothing_is_no_beginning(talisman: Program) -> None:
    """A pack that brings nothing, and one that is not there, are refused, and nothing is written."""
    assert "brings nothing to begin with" in talisman("new", "mine", "--on", "talisman").err
    assert "no pack called `nix`" in talisman("new", "mine", "--on", "nix").err
    assert not Path("mine").exists()


def test_warnings_count_only_when_that_is_asked_for(talisman: Program, starter: Path) -> None:
    """A warning leaves `check` at status 0, and `check --strict` at 1."""
    (starter / "more.tal").write_text(
        "counter dust (dusts)\n    of a player\n    starts at 0\n", encoding="utf-8"
    )

    plain, strict = talisman("check", "tiny"), talisman("check", "tiny", "--strict")

    assert "1 warning" in plain.out
    assert (plain.status, strict.status) == (0, 1)


def test_a_new_pack_passes_its_scenarios(talisman: Program, starter: Path) -> None:
    """The scenarios that come with a new pack pass; a changed expectation fails at its line."""
    first = talisman("test", "tiny", "--format", "json")
    path = starter / "scenarios" / "first.tal"
    path.write_text(path.read_text().replace("points are 5", "points are 6"))
    second = talisman("test", "tiny", "--format", "json")
    failure = json.loads(second.out)["failures"][0]

    assert first.status == 0, first.out
    assert json.loads(first.out)["passed"] == 2
    assert second.status == 1
    assert (failure["file"], failure["line"]) == ("tiny/scenarios/first.tal", 7)
    assert failure["title"] == "a four brings two points"


def test_a_new_pack_plays(talisman: Program, starter: Path) -> None:
    """Bots play a new pack to its end, the same game from sources and from the image."""
    compiled = talisman("compile", "tiny")
    told = talisman("play", "tiny", "--seed", "3")
    from_sources = talisman("play", "tiny", "--seed", "3", "--format", "json").out
    from_image = talisman("play", "build/tiny.talc", "--seed", "3", "--format", "json").out

    assert compiled.status == 0
    assert "Wrote build/tiny.talc" in compiled.out
    assert json.loads(from_sources)["ended"] == "winner"
    assert from_sources == from_image
    assert "Ann chooses:" in told.out
    assert talisman("verify", "build/tiny.talc").out == "build/tiny.talc: fine\n"


def test_compiling_twice_gives_the_same_bytes(talisman: Program, starter: Path) -> None:
    """An image depends on the pack alone: not on the folder it lies in, nor on what is in the cache."""
    talisman("compile", "tiny", "-o", "one.talc")
    Path("elsewhere").mkdir()
    starter.rename("elsewhere/tiny")
    talisman("compile", "elsewhere/tiny", "-o", "two.talc")

    assert Path("one.talc").read_bytes() == Path("two.talc").read_bytes()


def test_scenarios_do_not_change_an_image(talisman: Program, starter: Path) -> None:
    """What stands in `scenarios/` is no part of a game: not what it does, and not a mistake in it."""
    (starter / "dust.tal").write_text("counter dust\n    of a player\n    starts at 0\n", encoding="utf-8")
    path = starter / "scenarios" / "second.tal"
    bare = talisman("disasm", "tiny").out
    path.write_text('scenario "dust"\n    Ann gains 1 dust\n', encoding="utf-8")
    full = talisman("disasm", "tiny").out
    path.write_text('scenario "dust"\n    Ann loses her dust\n', encoding="utf-8")

    assert full == bare
    assert talisman("check", "tiny").status == 1
    assert talisman("compile", "tiny").status == 0


def test_inspect_lists_what_a_pack_declares(talisman: Program, starter: Path) -> None:
    """Both forms of `inspect` name kinds with their things, counters, verbs and rules."""
    data = json.loads(talisman("inspect", "tiny", "--format", "json").out)

    assert data["kinds"]["player"] == {"things": 4, "copies": 4}
    assert data["counters"] == ["point"]
    assert "gain" in data["verbs"]
    assert data["sentences"]["gain"] == ["gain {goods}"]
    assert "actor" in data["words"]["role"]
    assert data["rules"] == ['tiny.ten-points "for each player: as"']
    assert data["addresses"]['tiny.ten-points "for each player: as"'].startswith("tiny/")
    shown = talisman("inspect", "tiny").out
    assert "player: 4 things, 4 copies" in shown
    assert "    gain: gain {goods}\n" in shown
    assert f"role\n    {', '.join(data['words']['role'])}\n" in shown


def test_disassembly_stands_beside_the_source(talisman: Program, starter: Path) -> None:
    """`disasm` shows the author's lines with the instructions made from them."""
    shown = talisman("disasm", "tiny").out
    talisman("compile", "tiny")

    assert "gain 1 point" in shown
    assert "HALT" in shown
    assert talisman("disasm", "build/tiny.talc").status == 0


def test_a_mistake_in_a_sentence(talisman: Program, starter: Path) -> None:
    """A misspelt word is an error at its place, with the word that was meant."""
    path = starter / "play.tal"
    path.write_text(path.read_text().replace("gain 2 points", "gain 2 piont"))
    outcome = talisman("check", "tiny")
    played = talisman("play", "tiny")

    assert outcome.status == 1
    assert "--> tiny/play.tal:12:25" in outcome.out
    assert "point" in outcome.out
    assert played.status == 1
    assert "error[" in played.err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("Tiny",), "names are lower-case"),
        (("tiny",), "tiny is there already"),
        (("other", "--title", 'a "b"'), "no quotation marks"),
    ],
)
def test_new_used_wrongly(talisman: Program, starter: Path, args: tuple[str, ...], words: str) -> None:
    """Names that no pack can have, and folders that are there, are refused with status 2."""
    outcome = talisman("new", *args)

    assert outcome.status == 2
    assert words in outcome.err
