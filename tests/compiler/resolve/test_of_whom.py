"""Whose things are meant, and that what is forbidden or waited for can be: what was accepted and read otherwise.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market

OF_ONE_OR_ALL = {
    "take the wares of another trader": "E0570",
    "take all wares of another trader": "E0570",
    "take each ware of a sly trader": "E0570",
    "take 2 wares of another trader": "E0570",
    "take all wares in the basket of another trader": "E0570",
    "see any number of letters of another trader": "E0570",
    "for each ware of another trader: lose 1 coin": "E0570",
    "lose 1 coin per ware of another trader": "E0570",
    "if the number of your wares is more than the number of wares of another trader: gain 1 coin": "E0570",
    "if the sum of weight of wares of another trader is 3: gain 1 coin": "E0570",
    "if each ware of another trader is heavy: gain 1 coin": "E0570",
    "if there are 2 wares of another trader: gain 1 coin": "E0570",
    "if there is a ware of another trader here: gain 1 coin": "",
    "take a ware of another trader": "",
    "take the wares of each other trader": "",
    "take all wares in the basket of each other trader": "",
    "take all wares from another trader": "",
    "another trader loses all its wares": "",
    "for each ware of each other trader: lose 1 coin": "",
    "lose 1 coin per ware of each other trader": "",
    "for each other trader: if the number of its wares is more than the number of your wares: gain 1 coin": "",
}


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {code for code in market(text).codes if code not in ("W0501", "W0507", "W0510", "W0512", "W0538")}


@pytest.mark.parametrize("done", OF_ONE_OR_ALL)
def test_several_things_of_one_who_could_be_anybody(done: str) -> None:
    """They were those of all such owners together."""
    found = told(f"ware Zip: when you gain a letter: {done}\n")
    assert found == ({OF_ONE_OR_ALL[done]} - {""})
