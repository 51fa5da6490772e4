"""What is offered says whose, whether not, and both, as the line that was written did."""

import pytest

from talisman.compiler.syntax.mistakes.mending.meant import keeps


@pytest.mark.parametrize(
    ("written", "offered"),
    [
        ("if each of your wares is heavy: gain 1 coin", "if each ware is heavy: gain 1 coin"),
        ("if a ware of yours is heavy: gain 1 coin", "if a ware is heavy: gain 1 coin"),
        ("unless it rains: gain 1 coin", "when it rains: gain 1 coin"),
        ("if you have never sold: gain 1 coin", "if you have sold: gain 1 coin"),
        (
            "if there is a ware and a letter here: gain 1 coin",
            "if there is a ware or letter here: gain 1 coin",
        ),
        ("gain 1 coin, then lose 1 favour if sly", "if sly: gain 1 coin, then lose 1 favour"),
        ("when sold: you may turn that die", "when sold: you may turn one die: die"),
        ("when sold: visit your stay", "when sold: visit, then stay"),
        ("traders with 3+ coins pay 1 coin", "traders pay 1 coin"),
        ("gain three coins", "gain 1 coin"),
        ("go back 2 spaces", "walk 2 steps"),
        ("send a trader to Fountain", "send a trader of Fountain"),
        ("when you gain a coin, gain one extra coin", "when you gain 1 coin: gain 1 coin"),
        ("take a limit", "take 1 basket limit"),
        ("ware Axe (iron): weight 2", "ware Axe: weight 2"),
        ("can be used by traders", "you can be used by traders"),
    ],
)
def test_what_would_be_lost_is_not_offered(written: str, offered: str) -> None:
    """However well it can be read."""
    assert not keeps(written, offered)


@pytest.mark.parametrize(
    ("written", "offered"),
    [
        ("discard 2 of your wares", "discard 2 wares"),
        ("your charm cannot be less than 3", "your charm is at least 3"),
        ("if you have no coins: gain 1 coin", "if your coins are 0: gain 1 coin"),
        ("gain 1 coin and lose 1 favour", "gain 1 coin, then lose 1 favour"),
        ("gain 1 coin if sly", "if sly: gain 1 coin"),
        ("when a walk ends: rest", "when you end a walk: rest"),
        ("if you have more than 3 coins", "if you have 4+ coins"),
        ("your limit is 6 instead of 4", "your limit is 6"),
        ("lose two coins to Ann", "lose 2 coins, then Ann gains 2 coins"),
        ("go to the Fountain", "go to Fountain"),
        ('guest "No and not": when visited gain 1 coin', 'guest "No and not": when visited: gain 1 coin'),
        (
            "when visited: lose 1 coin, then if sly gain 1 coin",
            "when visited: lose 1 coin, then if sly: gain 1 coin",
        ),
    ],
)
def test_what_says_the_same_in_other_words_is_offered(written: str, offered: str) -> None:
    """Whose things are done with, less and least, figures for no."""
    assert keeps(written, offered)
