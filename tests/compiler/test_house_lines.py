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
