"""What was accepted and meant nothing, found by putting each phrase into each place; and what is fine."""

from __future__ import annotations

import pytest

from market import market

ASKED = {
    "your coins are your coins": "E0554",
    "your coins are more than your coins": "E0554",
    "Ann's coins are your coins": "",
    "you are sly, and you are sly": "E0554",
    "you are sly, or you are sly": "E0554",
    "you are not sly, and you are sly": "E0554",
    "you are sly, or you are not sly": "E0554",
    "you are sly, and your coins are 2": "",
    "the gate is closed, or not the gate is closed": "E0554",
    "the number of Ann is 1": "E0555",
    "the number of Lamps in your basket is 1": "",
    "the sum of weight of Lamp is 3": "E0555",
    "the lowest coins of Ann are 3": "E0555",
    "the sum of weight of wares in your basket is 3": "",
    "you have 1 heavy wares": "E0309",
    "you have 2 heavy ware": "E0309",
    "there is no wares at Fountain": "E0309",
    "there is heavy wares at Fountain": "E0309",
    "there are no ware at Fountain": "E0309",
    "there are a ware at Fountain": "E0309",
    "there are no wares at Fountain": "",
    "there is no ware at Fountain": "",
    "there are 2 wares at Fountain": "",
    "there is 1 ware at Fountain": "",
    "you have 2 wares": "",
    "the number of wares in your basket that is heavy is 1": "E0339",
    "the number of wares that is heavy is 1": "E0309",
    "you are at you": "E0548",
    "you are at the top card of the stock": "E0548",
    "the number of guests at you is 0": "E0548",
    "you are at your shop": "",
    "Lamp is at a space": "",
    "you are a ware": "W0541",
    "your shop is a ware": "W0541",
    "Lamp is your shop": "W0541",
    "you have a guest": "W0541",
    "you have a letter": "",
    "you are heavy": "W0517",
}
BOXES = {
    "for each trader here: +1 charm": "E0556",
    "for each trader within 2 steps of you: +1 charm": "E0556",
    "for each trader within 2 steps of Fountain: +1 charm": "",
    "for each trader of your choice: +1 charm": "E0474",
    "for each trader: for each ware of your choice: you cannot discard it": "E0474",
    "when visited: Ann gains 1 coin": "E0306",
    "for each trader: when visited: gain 1 coin": "E0306",
    "for each trader: when a guest is visited: gain 1 coin": "",
    "for each ware with rank 9: plus 1 to the patience of it": "E0314",
    "for each ware with rank 9: plus 1 to the charm of it": "",
    "for each ware with rank 9: plus 0 to the charm of it": "E0566",
    "for each trader: you cannot discard Ann": "E0473",
    "for each trader: you cannot visit a ware": "W0513",
    "for each trader: you cannot visit 1 coin": "W0513",
    "for each trader: you cannot visit a guest": "",
    "no trader can visit wares more than once per game": "W0513",
    "for each trader: visiting a ware costs 1 coin": "W0513",
    "no trader can visit guests more than 0 times per game": "E0322",
    "no trader can visit guests more than 1 times per game": "E0322",
    "no trader can visit guests more than 2 times per game": "",
}
DONE = {
    "this may choose one\n        gain 1 coin\n        lose 1 coin": "E0446",
    "its holder may choose one\n        gain 1 coin\n        lose 1 coin": "",
    "Anvil may gain 1 coin": "E0446",
    "choose one\n        gain 1 coin\n        gain 1 coin": "E0567",
    "choose one\n        gain 1 coin\n        lose 1 coin": "",
    "gain Ann": "E0455",
    "gain Miller": "E0455",
    "discard Ann": "E0473",
    "discard Anvil": "",
    "lose the rent coin": "E0309",
    "lose the rent coins": "",
    "roll 1 die for luck, then put that roll into the heap": "E0473",
    "for each ware of your choice: gain 1 coin": "E0474",
}
ROLLED = {
    "that roll is heavy": "E0304",
    "that roll is a ware": "E0304",
    "the number of guests at that roll is 1": "E0548",
    "the result is 1": "",
}
WORTH = {"2 times 8": "E0322", "-2 per step to you": "E0322", "-2 per step to Fountain": "", "3 per coin": ""}


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {code for code in market(text).codes if code not in ("W0501", "W0507", "W0510", "W0512", "W0538")}


@pytest.mark.parametrize("asked", ASKED)
def test_what_is_asked(asked: str) -> None:
    """Behind `if` in the text of a ware."""
    found = told(f"ware Zip: when you gain a letter: if {asked}: gain 1 favour\n")
    assert ASKED[asked] in found if ASKED[asked] else not found


@pytest.mark.parametrize("line", BOXES)
def test_lines_of_a_box(line: str) -> None:
    """What holds, and for whom."""
    found = told(f'rule "Box": {line}\n')
    assert BOXES[line] in found if BOXES[line] else not found


@pytest.mark.parametrize("line", DONE)
def test_what_is_done(line: str) -> None:
    """Deeds of a ware."""
    found = told(f"ware Zip\n    when you gain a letter: {line}\n")
    assert DONE[line] in found if DONE[line] else not found


@pytest.mark.parametrize("asked", ROLLED)
def test_a_roll_is_no_thing(asked: str) -> None:
    """It is nowhere and of no kind."""
    found = told(f"ware Zip: after you roll for haggling: if {asked}: gain 1 favour\n")
    assert ROLLED[asked] in found if ROLLED[asked] else not found


@pytest.mark.parametrize("line", WORTH)
def test_what_is_worth_the_same_whatever_one_does(line: str) -> None:
    """It could not change a choice."""
    found = told(f"worth\n    {line}\n")
    assert WORTH[line] in found if WORTH[line] else not found
