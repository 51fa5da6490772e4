"""What is said of two is said of both: what is left out, how often, when, what is had; or it is refused."""

import pytest

from market import market

THINGS = "guest Bee (sweet)\nguest Ogre (heavy)\n"
DEEDS = {
    "discard all wares other than this and Honey": "E0304",
    "discard all cards other than this and Honey": "",
    "discard all cards other than letters and Honey": "",
    "discard all cards other than fragile wares and Honey": "",
    "discard all cards other than Lamp and a fragile ware": "E0595",
    "discard all wares other than Lamp and 1 fragile ware": "E0595",
    "if you have a card other than a letter or Honey: gain 1 coin": "",
    "if you are at a space other than a gate or Fountain: gain 1 coin": "",
    "discard all wares other than Lamp and a letter": "",
    "discard all cards other than fragile wares and letters": "",
    "discard a fragile ware and a ware other than Lamp": "",
    "each trader other than the nearest trader loses 1 coin": "",
    "each trader other than the active trader loses 1 coin": "",
    "each trader other than an honest trader with a ware loses 1 coin": "E0599",
    "each trader other than honest traders with a ware loses 1 coin": "E0599",
    "each trader other than an honest trader at Fountain loses 1 coin": "E0599",
    "each trader other than an honest trader here loses 1 coin": "E0599",
    "discard each ware other than a fragile ware with weight at least 2": "E0599",
    "go to a space other than a gate with a guest": "E0599",
    "discard all wares other than 1 fragile ware": "E0599",
    "discard all wares other than up to 2 fragile wares": "E0599",
    "each trader other than you with a ware loses 1 coin": "",
    "each trader other than Ann at Fountain loses 1 coin": "",
    "go to a space other than Fountain with a guest": "",
    "discard all wares other than fragile wares in your basket": "",
    "discard a ware other than a fragile ware of your choice": "",
    "go to a space other than you here": "E0304",
    "each trader other than you loses 1 coin": "",
    "end a turn or stay": "E0613",
    "each trader without Lamp without Honey loses 1 coin": "E0549",
}
RULES = {
    "once per turn or stay: when you lose 1 coin: gain 1 coin": "E0596",
    "2 times per walk or stay: when you lose 1 coin: gain 1 coin": "E0596",
    "when your walk or stay begins: gain 1 coin": "E0596",
    "after you end a turn or stay: gain 1 coin": "E0613",
    "once per stay: when you lose 1 coin: gain 1 coin": "",
    "when your walk begins: gain 1 coin": "",
    "while during your turn, or during a deal: +1 charm": "",
    "when you visit only heavy guests: gain 1 coin": "E0597",
    "visiting only heavy guests costs 1 coin": "E0597",
    "you must visit only heavy guests": "E0597",
    "you can visit only heavy guests": "E0597",
    "you cannot visit only heavy guests": "E0597",
    "you cannot visit guests that are not heavy": "",
    "when you visit heavy guests: gain 1 coin": "",
}


def refused(text: str) -> set[str]:
    """The codes of the errors of a text."""
    return {code for code in market(THINGS + text).codes if code[0] == "E"}


@pytest.mark.parametrize("line", DEEDS)
def test_of_what_is_done(line: str) -> None:
    """Each of these was read, and half of it heard; what says what it means is left alone."""
    assert refused(f"guest Herald: when visited: {line}\n") == {DEEDS[line]} - {""}


@pytest.mark.parametrize("line", RULES)
def test_of_what_holds(line: str) -> None:
    """The second time, and `only`, were not heeded."""
    assert refused(f'rule "Box": for each trader: {line}\n') == {RULES[line]} - {""}


def test_a_name_that_several_bear_has_nothing_either() -> None:
    """Of which of them it is does not matter: none of them ever has anything."""
    line = 'rule "Box": for each trader with Lamp with Honey: +1 charm\n'

    assert refused(f"letter Lamp\n{line}") == {"E0549"}
