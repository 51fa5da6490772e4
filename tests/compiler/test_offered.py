"""Lines that are offered for ones that cannot be read: only what means something is offered."""

import pytest

from langkit import Shared, example, kept, one_table, problems
from market import base_pack
from talisman.compiler.apart import look
from talisman.compiler.diagnostics import Bag, Diagnostic, Stop
from talisman.compiler.pack import NoCache

HEAD = "# with: small\n"


@pytest.fixture(scope="module")
def market(request: pytest.FixtureRequest) -> Shared:
    """The table of the market."""
    return one_table([example(HEAD).packs], kept(request))


def told(text: str, market: Shared) -> Diagnostic:
    """The first thing that is said of a source."""
    return problems(example(HEAD + text), market)[0]


def test_what_reads_but_means_nothing_is_not_offered(market: Shared) -> None:
    """`for each ware` reads, but of all in the game it is refused; of what nobody has it is not."""
    wares = told("guest Tinker: when visited: gain 1 coin for each ware\n", market)
    guests = told("guest Tinker: when visited: gain 1 coin for each guest\n", market)

    assert wares.help == ""
    assert "gain 1 coin per guest" in guests.help


def test_the_next_reading_is_offered_where_the_first_means_nothing(market: Shared) -> None:
    """What is thrown in for a missing word is `this` where `you` would mean nothing."""
    found = told("ware Old Map\n    cannot be discarded\n", market)

    assert found.help == "did you mean `this cannot be discarded`?"


@pytest.mark.parametrize(
    ("said", "offered"),
    [
        ("during haggling", "in haggling"),
        ("during deal", "during your deal"),
        ("in a deal", "during your deal"),
        ("while in deal", "during your deal"),
        ("during stay", "during your stay"),
    ],
)
def test_what_one_does_oneself_is_offered_not_what_anybody_does(
    said: str, offered: str, market: Shared
) -> None:
    """`during the deal` is anybody's deal: who says nothing of whose means the own one."""
    found = told(f"ware Old Map: {said}: +1 charm\n", market)

    assert found.help == f"did you mean `ware Old Map: {offered}: +1 charm`?"


def test_a_word_that_does_not_fit_its_place_is_not_offered(market: Shared) -> None:
    """Near in letters is not enough: what is counted is told instead."""
    found = told("guest Tinker: when visited: gain 1 gold\n", market)

    assert "did you mean" not in found.help
    assert any("`coin`, `favour`" in note for note in found.notes)


def test_what_is_left_out_stays_with_its_own_part_of_a_condition(market: Shared) -> None:
    """`unless A, and B` is something else than no A, and B."""
    text = "guest Tinker: when visited: if you are the only trader here{rest}: gain 1 coin\n"
    alone = told(text.replace("{rest}", ""), market)
    joined = told(text.replace("{rest}", ", and Ann is here"), market)

    assert "unless another trader is here" in alone.help
    assert "unless" not in joined.help


@pytest.mark.parametrize(
    "lost",
    [
        "counter zeal (zeals)\n    of of a trader\nguest Tinker: when visited: gain zeal\n",
        "zone nook (nooks)\n    of a a trader\nguest Tinker: when visited: put Lamp in your nook\n",
        "verb hum (hums, humming, hummed): trader\n    does does\nguest Tinker: when visited: hum a Lamp\n",
    ],
)
def test_a_lost_declaration_stops_nobody(lost: str) -> None:
    """What cannot be read of a declaration is told, and what speaks of it is no crash."""
    assert {d.code for d in problems(example(HEAD + lost), Shared(b""))} != set()


def test_a_name_ends_at_its_colon(market: Shared) -> None:
    """What stands behind the colon is no part of a name in quotes."""
    found = told("letter Key: when you visit Ann: if you discard this: gain 3 coins\n", market)

    assert '"Key' not in found.help


def test_what_checks_refuse_gets_no_other_line() -> None:
    """Only the whole pack shows what is wrong there: a line that reads like it is refused, too."""
    bag = Bag()
    with pytest.raises(Stop):
        look([base_pack("ware Old Map: while your charm is less than 3: +1 charm\n")], bag, NoCache(), None)

    errors = [one for one in bag.sorted() if one.severity == "error"]
    assert [(one.code, "did you mean" in one.help) for one in errors] == [("E0422", False)]
