"""Conditions that exclude each other are told, and alternatives of which one always holds; others are not."""

import pytest

from market import market

ASKED = {
    "your coins are 2, and your coins are 3": "never",
    "your coins are at least 3, and your coins are less than 2": "never",
    "your coins are more than 1, and your coins are less than 3": "",
    "your coins are 2, and your favours are 3": "",
    "your coins are at least 3, or your coins are less than 4": "always",
    "your coins are at least 3, or your coins are less than 2": "",
    "you are sly, and you are honest": "never",
    "you are sly, or you are honest": "",
    "you are sly, and Ben is honest": "",
    "you are at Fountain, and you are at Old Square": "never",
    "you are at Fountain, and Ben is at Old Square": "",
    "you are at Fountain, or you are at Old Square": "",
    "you are Ann, and you are Ben": "never",
    "Lamp is in the stock, and Lamp is in the heap": "",  # one of two copies may lie here, the other there
    "Anvil is in the stock, and Anvil is in the heap": "never",
}


@pytest.mark.parametrize("asked", ASKED)
def test_what_excludes_each_other_is_told(asked: str) -> None:
    """Whether each question gets a warning, and which."""
    found = market(f"guest Pauper: when visited: if {asked}: gain 1 coin\n").bag.found
    assert not any(one.code.startswith("E") for one in found)

    assert [one.text.split()[5] for one in found if one.code == "W0568"] == [ASKED[asked]] * bool(
        ASKED[asked]
    )


def test_a_rule_that_waits_for_it_is_dead() -> None:
    """It is told once, of the rule."""
    codes = market(
        'rule "P": for each trader: while your coins are 2, and your coins are 3: +1 charm\n'
    ).codes

    assert "W0503" in codes
    assert "W0568" not in codes
