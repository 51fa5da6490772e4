"""What would be the thing whose text it is, and reads as what was asked for; beside each what is fine."""

from __future__ import annotations

import pytest

from market import market

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
