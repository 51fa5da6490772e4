"""What `it` would be and reads as something else, or can never be; beside each what is fine."""

from __future__ import annotations

import pytest

from market import market

DONE = {
    "when you land upon a space with a ware: take it": "E0499",
    "when you land upon a space with a sweet ware: you may take it": "E0499",
    "when you land upon a space with a ware: take a ware of the target": "",
    "when you land upon a space with a ware: take a ware from it": "",
    "when you land upon a space without a ware: visit it": "",
    "when you land upon a space with a guest: visit it": "E0499",
    "when you land upon a space with a guest: visit the target": "",
    "when you land upon a space with a guest: visit a guest of the target": "",
    "when another trader with a ware gains 1 favour: take it": "E0499",
    "when another trader with a ware gains 1 favour: discard it": "E0499",
    "when another trader with a ware gains 1 favour: take a ware of the actor": "",
    "when another trader with a ware gains 1 favour: it loses 1 coin": "",
    "when another trader with 2 coins gains 1 favour: visit it": "",
    "when you visit a guest at a space with a ware: take it": "E0499",
    "when you visit a guest at a space with a ware: take a ware at the space of the target": "",
    "when you visit a guest at a space with a ware: discard the target": "",
    "when you visit a guest at a space with a trader: discard it": "",
    "when a guest at a space with a ware is visited: take it": "E0499",
    "when you would land upon a space with a ware: take it": "E0499",
    "instead of landing upon a space with a ware: take it": "E0499",
    "when you land upon a space with a ware: gain its weight coins": "E0357",
    "when you land upon a gate with a ware: if there is a ware at Fountain: take it": "E0499",
    "when you gain a letter: for each trader with a letter: discard it": "E0473",
    "when you gain a letter: for each trader with a letter: it discards a letter": "",
    "when you gain a letter: for each trader with a letter: visit the trader": "",
    "when you gain a letter: for each space with a letter: discard it": "E0473",
    "when you gain a letter: for each trader with a letter: it gains 1 coin": "",
    "when you gain a letter: for each letter at a space with a guest: discard it": "",
    "when you gain a letter: for each letter at a space: discard it": "",
    "when you land upon a space with a ware: for each letter at a space: discard it": "",
    "when you land upon a space: discard it": "E0473",
    "when you land upon a space: discard the target": "E0473",
    "when you land upon a space without a ware: discard it": "E0473",
    "when you gain a letter: for each space: discard it": "E0473",
    "when you gain a letter: for each space: put it into the heap": "E0473",
    "when you gain a letter: for each space: visit it": "",
    "when another trader gains 1 favour: discard it": "E0473",
    "when another trader gains 1 favour: discard the actor": "E0473",
    "when you visit a guest: discard it": "",
    "when you roll a natural 6 for walking: roll 1 die, then add the result to that roll": "E0573",
    "when you roll for walking: if you are sly: roll 1 die, then reroll one die of the roll": "E0573",
    "when you roll for walking: add 1 to that roll, then roll 1 die, then gain the result coins": "",
    "when you roll for walking: roll 2 dice, then keep the highest die, then gain the result coins": "",
    "when you visit a guest: roll 1 die, then add 1 to that roll": "",
    "when you gain a letter: take a ware from another trader, else take a letter from it": "E0575",
    "when you gain a letter: take a ware or a letter from another trader": "E0638",
    "when you gain a letter: take a ware from a guest": "E0575",
    "when you gain a letter: take a heavy ware from Miller": "E0575",
    "when you gain a letter: take Lamp from this": "E0575",
    "when you gain a letter: take 1 coin from a guest": "E0575",
    "when you gain a letter: take a guest from Ann": "E0575",
    "when you gain a letter: take Lamp from Ann": "",
    "when you gain a letter: take a heavy ware from a space": "",
    "when you visit a guest: take a ware from the target": "E0575",
    "when you visit a guest with a sweet: gain 1 coin": "E0549",
    "when you visit a guest at a space with a sweet: gain 1 coin": "",
    "when a trader with a sweet gains 1 favour: gain 1 coin": "",
    "instead of rolling for walking: roll 2 dice for walking, then add 1 to that roll": "",
}


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {code for code in market(text).codes if code not in ("W0501", "W0507", "W0510", "W0512", "W0538")}


@pytest.mark.parametrize("line", DONE)
def test_what_is_done(line: str) -> None:
    """In the text of a ware."""
    found = told(f"ware Zip: {line}\n")
    assert DONE[line] in found if DONE[line] else not found
