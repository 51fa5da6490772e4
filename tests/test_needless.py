"""Words without which nothing would be different are found, and no others."""

from __future__ import annotations

import pytest

from market import scenarios
from talisman.scenario.needless import needless

RULE = 'rule "R": for each trader:\n    '


def found(text: str) -> list[tuple[int, str]]:
    """What can be left out of a text upon the market, by line."""
    return [(one.span.line, one.what) for one in needless(scenarios(text).parsed, ("market/extra",))]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("if your coins are at least 2: gain 1 coin", []),
        (
            "if your coins are at least 2, and you have 2 coins: gain 1 coin",
            ["the other side of this"] * 2,
        ),
        ("if your coins are at least 2: if your coins are at least 2: gain 1 coin", []),
        ("gain 1 coin", []),
        ("take a ware here", []),
        ("take a ware of your choice here", []),
        ("take any number of wares of your choice here", []),
    ],
)
def test_what_can_be_left_out_is_found(text: str, parts: list[str]) -> None:
    """Each part alone; words that say what would be meant anyhow are for the ear."""
    assert [what for _, what in found(f"{RULE}when you visit Fountain: {text}\n")] == parts


@pytest.mark.parametrize("where", ["here", "while here"])
def test_where_a_text_is_said_to_hold_is_for_the_ear(where: str) -> None:
    """What is forbidden in the text of a space is forbidden there, whether it says so or not."""
    assert found(f"space Cloister\n    {where}: you cannot lose wares\n") == []


def test_whose_zone_it_is_is_for_the_ear() -> None:
    """The only thing that is spoken of is the one whose zone is meant, whether it is said or not."""
    zone = "zone bag (bags)\n    of a card\n    holds letters\n    seen by all\n"
    text = 'sentence "stuff {guest}"\n    means: put Reminder into the bag of that guest\n'

    assert found(f"{zone}{text}guest Box: when visited: stuff this\n") == []


def test_a_word_that_nobody_says_has_no_needless_parts() -> None:
    """Others may build on it."""
    text = 'condition "{trader} is/are alone"\n    true when the number of traders here is 1\n'

    assert found(text) == []


@pytest.mark.parametrize(
    ("condition", "parts"),
    [
        ("", []),
        ("if you have 2 coins: ", []),
        ("if your coins are at least 2, and you have 2 coins: ", ["the other side of this"] * 2),
    ],
)
def test_what_a_house_rule_orders_is_carried_out_without_each_part(condition: str, parts: list[str]) -> None:
    """What it makes of another line is compared; what it says itself the machine never gets."""
    dues = 'rule "Dues"\n    for each trader:\n        when you land upon Fountain: lose 1 coin\n'
    order = f"when you land upon Fountain:\n        {condition}gain 1 favour\n"
    text = f'{dues}house rule "A gift"\n    replace market.dues "when you land": {order}'

    assert [what for _, what in found(text)] == parts


def test_whose_it_is_is_said_for_the_ear() -> None:
    """In a contest `the space` is that of who began it, in a text `the pocket` its own; so it is said."""
    gift = "for each ware in the stand of the space of the buyer: the buyer gains 1 favour"
    pocket = "zone pocket (pockets)\n    of a ware\n    holds letters\n    seen by all\n"
    purse = "when you gain 1 coin: if the number of letters in the pocket of this is 0: gain 1 favour"

    assert found(f'house rule "A gift"\n    replace market.deal.draw: {gift}\n') == []
    assert found(f"{pocket}ware Purse\n    {purse}\n") == []
