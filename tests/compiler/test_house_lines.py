"""Lines of house rules that would change nothing, or something else than they say, are refused."""

import pytest

from market import market

RULES = """
guest Extra: when visited: gain 1 coin
rule "one": for each trader: when you gain 2 coins: gain 1 favour
rule "two": for each trader: when you gain 3 coins: gain 1 favour
"""
REFUSED = (
    'house rule "h"\n    change market.extra: "x" -> "y"',
    'house rule "h"\n    change market.extra: "coin" -> "coin"',
    'house rule "h"\n    print fragile on Lamp',
    'house rule "h"\n    print heavy on Lamp, Lamp',
    'house rule "h"\n    print heavy heavy on Lamp',
    'house rule "h"\n    because ""',
    'ruling "r"\n    when market.one meets market.one: market.one first',
    'ruling "r"\n    when market.one meets market.two: market.extra first',
)
MEANT = (
    'house rule "h"\n    change market.extra: "1 coin" -> "2 coins"',
    'house rule "h"\n    change market.extra: "Extra" -> "Uncle"',
    'house rule "h"\n    print heavy on Lamp, Honey',
    'house rule "h"\n    print heavy on Lamp\n    because "it is of brass"',
    'ruling "r"\n    when market.one meets market.two: market.two first',
)


@pytest.mark.parametrize("text", REFUSED)
def test_what_changes_nothing_is_refused(text: str) -> None:
    """The house rule has an error."""
    assert market(RULES, {"house": text + "\n"}).errors


@pytest.mark.parametrize("text", MEANT)
def test_what_changes_something_is_not(text: str) -> None:
    """What stands beside it compiles."""
    assert market(RULES, {"house": text + "\n"}).errors == []


NAMING = "guest Smith: when visited: discard Lamp\n"
TELLING = 'scenario "light"\n    given Ann at Old Square with Lamp\n    expect Ann has Lamp\n'
TAKEN = 'house rule "h"\n    remove market.lamp\n'


def test_what_others_name_is_not_taken_away() -> None:
    """It is told once, where it is taken away, and not at each line that names it."""
    made = market(NAMING + NAMING.replace("Smith", "Tinker") + TELLING, {"house": TAKEN})
    problem = next(one for one in made.bag.sorted() if one.severity == "error")

    assert [code for code in made.codes if code[0] == "E"] == ["E0576"]
    assert (problem.span.file, problem.span.line, "2 lines" in problem.text) == ("house/house.tal", 2, True)


def test_scenarios_that_tell_of_what_is_gone_are_left_out() -> None:
    """Those of others; one of the pack that took it away, or of one that knows it, names nobody."""
    made = market(TELLING, {"house": TAKEN})
    assert made.errors == []
    assert "light" not in [one.title for one in made.found.scenarios]
    assert "light" in [one.title for one in market(TELLING).found.scenarios]
    assert [error[:5] for error in market("", {"house": TAKEN + TELLING}).errors] == ["E0301"] * 2
    knowing = market("", {"house": TAKEN, "later": NAMING}, needs={"later": ("house",)})
    assert [error[:5] for error in knowing.errors] == ["E0301"]


def test_what_named_it_may_be_taken_away_as_well() -> None:
    """Or say something else."""
    for more in ("remove market.smith", "replace market.smith: when visited: gain 1 coin"):
        assert market(NAMING, {"house": f"{TAKEN}    {more}\n"}).errors == []
