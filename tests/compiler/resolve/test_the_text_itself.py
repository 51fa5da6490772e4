"""What would be the thing whose text it is, and reads as what was asked for; beside each what is fine."""

from __future__ import annotations

import pytest

from market import market
from talisman.compiler.model import This
from talisman.compiler.model.walk import walk

OF_A_GUEST = {
    "when visited: if you have a fragile: discard it": "E0357",
    "when visited: if you have a fragile: discard this": "",
    "when visited: if you have a fragile: discard a fragile ware in your basket": "",
    "when visited: if you have 2 fragiles: discard it": "E0357",
    "when visited: if the number of wares in your basket is 1: discard it": "E0357",
    "when visited: if the number of wares in your basket is at least 3: discard it": "",
    "when visited: repeat while there is a guest here: visit it": "E0357",
    "when visited: repeat while there is a ware here: take a ware here": "",
    "when visited: unless there is a guest at Fountain: visit it": "E0357",
    "unless there is a ware at Fountain: when you gain 1 coin: discard it": "E0357",
    "when visited: if Ann is here: visit it": "E0357",
    "when visited: if Ann is here: visit this": "",
    "when visited: if Ann is here: Ann loses 1 coin": "",
}


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {code for code in market(text).codes if code not in ("W0501", "W0510", "W0512")}


@pytest.mark.parametrize("line", OF_A_GUEST)
def test_what_is_done_in_the_text_of_a_guest(line: str) -> None:
    """In the text of what is visited."""
    found = told(f"guest Zip: {line}\n")
    assert OF_A_GUEST[line] in found if OF_A_GUEST[line] else not found


OF_AN_EVENT = {
    "when another trader's walk ends: if it is here: gain 1 coin": "the trader",
    "when Ann's walk ends: if it is here: gain 1 coin": "the trader",
    "when a walk of another trader ends: if it is here: gain 1 coin": "the trader",
    "when another trader ends its walk: if it is here: gain 1 coin": "the trader",
    "when another trader gains 1 coin during its walk: gain 1 coin": "the trader",
    "when another trader takes a ware during its walk: gain 1 coin": "the trader",
    "when another trader's walk ends: if this is in the heap: gain 1 coin": "this",
}


@pytest.mark.parametrize("line", OF_AN_EVENT)
def test_it_is_whom_the_event_speaks_of(line: str) -> None:
    """In the text of a ware: `it` and `its` are the trader who is said in the event, and not the ware."""
    made = market(f"ware Zip: {line}\n")
    assert not made.errors
    rules = [rule for rule in made.found.rules if rule.carrier == "Zip"]
    assert rules
    spoken = any(part == This() for rule in rules for part in walk(rule.shape))
    assert spoken == (OF_AN_EVENT[line] == "this")
