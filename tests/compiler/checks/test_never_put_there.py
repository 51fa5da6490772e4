"""A deed that puts its thing where such things never lie."""

from __future__ import annotations

import pytest

from market import market

BOTH = "kind rune: ware, letter\nrune Ansuz\n"
SORTED = (
    'verb stow (stows, stowing, stowed): trader "stow {goods}"\n    does\n'
    "        if it is a letter: put it into the hand of the actor\n"
    "        otherwise: put it into the basket of the actor\n"
)
INTO_HAND = 'rule "Post": for each trader: instead of taking a letter: put it into your hand\n'
OTHERS = 'rule "Post": for each trader: instead of taking a guest: put it into the stand of your space\n'
COUNTED = "guest Bee: when visited: take a letter here as a ware\n"
DEEDS = {
    "take a letter from another trader": True,
    "you may take a letter from another trader": True,
    "take Reminder from another trader": True,
    "take a guest here": True,
    "take up to 2 letters here": True,
    "take Miller": True,
    "for each letter of Ben: take it": True,
    "another trader takes a letter from Ann": True,
    "take a ware from another trader": False,
    "take Lamp from another trader": False,
    "take a card here": False,
    "take Reminder as a ware": False,
    "take a letter here as a ware": False,
    "put Reminder into your hand": False,
    "discard a letter": False,
}
BESIDE = {
    ("take a letter here", BOTH): False,
    ("stow a letter here", SORTED): False,
    ("stow a ware here", SORTED): False,
    ("stow Reminder", SORTED): False,
    ("take a letter from another trader", INTO_HAND): False,
    ("take a letter from another trader", OTHERS): True,
    ("take a letter here", COUNTED): False,
    ("take a guest here", COUNTED): True,
    ("take a letter in the basket of Ben", ""): False,
}


@pytest.mark.parametrize("deed", DEEDS)
def test_what_never_lies_there_is_not_taken_there(deed: str) -> None:
    """It came into a basket that holds no such things."""
    found = market(f"letter Bee: when you gain 1 coin: {deed}\n").codes

    assert ("E0638" in found) == DEEDS[deed]


@pytest.mark.parametrize("case", BESIDE)
def test_what_goes_elsewhere_or_counts_as_such_is_taken(case: tuple[str, str]) -> None:
    """What a rule does in its place, what the verb tells apart, what is both or counts as the other."""
    found = market(f"letter Bee: when you gain 1 coin: {case[0]}\n{case[1]}").codes

    assert ("E0638" in found) == BESIDE[case]


@pytest.mark.parametrize(
    "line",
    [
        "when you take a letter: gain 1 coin",
        "you cannot take letters",
        "instead of taking a letter: gain 1 coin",
        "taking a letter costs 1 coin",
        "if you can take Reminder: gain 1 coin",
    ],
)
def test_what_is_not_done_is_not_put_anywhere(line: str) -> None:
    """A rule about such a deed puts nothing anywhere."""
    assert "E0638" not in market(f'rule "Post": for each trader: {line}\n').codes
