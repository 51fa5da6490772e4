"""`talisman how`: who does not know how something is said finds lines that say it."""

from pathlib import Path

import pytest

from shellkit import Program

CARDS = """counter coin (coins)
    of a player

counter medal (medals)
    of a player

misnomers
    "crown": "coin"

rule "Purse": for each player: when you begin a turn: gain 2 coins
rule "Fair": for each player: when you end a turn: if you have 3 medals: lose 1 medal, then gain 1 coin
rule "Broken": for each player: when you ende a turn: gain 1 medal

scenario "a purse"
    given Ann with 1 coin
    expect Ann's coins are 1
"""


@pytest.fixture
def pack(talisman: Program, own_folder: Path) -> Path:
    """A pack with some rules, one of which cannot be read."""
    assert talisman("new", "tiny").status == 0
    (own_folder / "tiny" / "cards.tal").write_text(CARDS, encoding="utf-8")
    return own_folder / "tiny"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("coins at the start of a turn", "when you begin a turn: gain 2 coins"),
        ("turn begin gain coin", "when you begin a turn: gain 2 coins"),
        ("medal for a coin", "if you have 3 medals: lose 1 medal, then gain 1 coin"),
        ("lose medals for a crown", "if you have 3 medals: lose 1 medal, then gain 1 coin"),
    ],
)
@pytest.mark.usefixtures("pack")
def test_the_first_line_says_most_of_it(words: str, line: str, talisman: Program) -> None:
    """Whatever the order and the forms of words, and by what a pack says is called otherwise."""
    told = talisman("how", "tiny", *words.split(" "))

    assert told.status == 0, told.err
    assert line in told.out.split("\n")[0]
    assert told.out.startswith("tiny/cards.tal:")


@pytest.mark.usefixtures("pack")
def test_as_many_lines_as_wanted_and_each_once(talisman: Program) -> None:
    """No line is shown twice, and no more than were asked for."""
    lines = talisman("how", "tiny", "gain", "coin", "--most", "50").out.splitlines()

    assert len(lines) == len(set(lines)) > 1
    assert len(talisman("how", "tiny", "gain", "coin", "--most", "1").out.splitlines()) == 1


@pytest.mark.usefixtures("pack")
def test_scenarios_are_looked_through_where_they_are_asked_for(talisman: Program) -> None:
    """Lines of scenarios say other things than rules do."""
    assert "given" not in talisman("how", "tiny", "given", "coins", "with").out
    assert "given Ann with 1 coin" in talisman("how", "tiny", "given", "coins", "with", "--scenarios").out


@pytest.mark.parametrize("words", ["plover", "¿…", "\x1b]\x07", "the of"])
@pytest.mark.usefixtures("pack")
def test_what_nothing_is_like(words: str, talisman: Program) -> None:
    """It is said, and no line that has nothing to do with it is shown."""
    told = talisman("how", "tiny", words)

    assert (told.status, told.out) == (1, "")
    assert "nothing is like it" in told.err


def test_a_pack_that_is_not_there(talisman: Program) -> None:
    """It is told as every other command tells it."""
    told = talisman("how", "nix", "gain")

    assert told.status == 2
    assert "no pack called `nix`" in told.err


@pytest.mark.usefixtures("pack")
def test_what_cannot_be_read_is_not_shown(talisman: Program) -> None:
    """One asks because of such a line: it would come first."""
    told = talisman("how", "tiny", "when", "you", "ende", "a", "turn", "gain", "1", "medal", "--most", "50")

    assert told.status == 0, told.err
    assert "when you end a turn" in told.out
    assert "ende" not in told.out
