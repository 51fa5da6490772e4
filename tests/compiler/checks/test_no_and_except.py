"""`no` and `other than` are said of all that a reader takes them for, or refused."""

import pytest

from market import market

LINES = {
    "if you are at no gate: gain 1 coin": "E0593",
    "discard a ware of no trader": "E0593",
    "discard a ware in no basket": "E0593",
    "if there is no ware at a gate: gain 1 coin": "",
    "if you have no ware of another trader: gain 1 coin": "",
    "if you have no Lamp or Honey: gain 1 coin": "",
    "if you have no Lamp and Honey: gain 1 coin": "E0594",
    "if you have no Lamp or a letter: gain 1 coin": "E0594",
    "if you have no Lamp or 3 coins: gain 1 coin": "E0594",
    "if you have no Lamp in your basket or Honey: gain 1 coin": "E0594",
    "if you have no Lamp or letter: gain 1 coin": "",
    "if you have no letter or Lamp or Honey: gain 1 coin": "",
    "if there is no Lamp or Honey here: gain 1 coin": "",
    "while no Lamp or Honey is here: gain 1 coin": "",
    "each trader with no Lamp or Honey loses 1 coin": "",
    "discard no Lamp or Honey": "E0322",
    "discard each Lamp or Honey": "",
    "gain a Lamp or Honey": "E0322",
    "if you have no ware or letter: gain 1 coin": "",
    "if you have no ware and 3 coins: gain 1 coin": "",
    "unless you have Lamp or Honey: gain 1 coin": "",
    "discard all wares other than Lamp and Honey": "",
    "discard all wares other than Lamp or Honey": "",
    "discard all wares other than Lamp and Honey and Anvil": "",
    "discard all wares other than Lamp and Honey or Anvil": "E0341",
    "discard all wares other than Lamp and Reminder": "E0304",
    "discard all wares other than Lamp and this": "E0304",
    "discard all wares other than Lamp and a sweet ware": "E0595",
    "discard all wares other than Lamp in your basket and Honey": "E0595",
    "discard all wares other than Lamp or a sweet ware": "E0341",
    "each trader other than you and Ann loses 1 coin": "",
    "each trader other than Ann and you loses 1 coin": "",
    "go to a space other than Fountain and Old Square": "",
    "if you are at a space other than Fountain or Old Square: gain 1 coin": "",
    "discard all wares other than Lamp and other than Honey": "",
    "discard Lamp and a ware other than Honey": "",
    "each trader other than a trader with a ware loses 1 coin": "E0598",
    "each trader other than the trader with the most coins loses 1 coin": "E0598",
    "each trader other than the traders here loses 1 coin": "E0598",
    "discard all wares other than 1 ware": "E0598",
    "discard all wares other than sweet wares": "",
    "discard a card other than a letter": "E0651",
    "discard a ware other than a sweet ware": "",
}


@pytest.mark.parametrize("line", LINES)
def test_what_is_denied_and_left_out(line: str) -> None:
    """Each was accepted, and denied or left out only the first."""
    found = market(f"guest Herald: when visited: {line}\n").codes

    assert {code for code in found if code[0] == "E"} == {LINES[line]} - {""}


RULES = {
    "during your turn or stay: +1 to your charm": "E0596",
    "when you lose 1 coin during your turn or stay: gain 1 coin": "E0596",
    "during your stay: +1 to your charm": "",
    "you cannot visit only sweet guests": "E0597",
    "you cannot visit sweet guests": "",
}


@pytest.mark.parametrize("line", RULES)
def test_what_is_heard_of_two(line: str) -> None:
    """The second time, and `only`, were not heeded."""
    found = market(f'guest Bee (sweet)\nrule "Box": for each trader: {line}\n').codes

    assert {code for code in found if code[0] == "E"} == {RULES[line]} - {""}


def test_a_place_may_be_called_no() -> None:
    """It is the word of the language that is meant, not a name."""
    text = 'space "no"\nguest Herald: when visited: if you are at "no": gain 1 coin\n'

    assert "E0593" not in market(text).codes
