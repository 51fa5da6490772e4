"""Questions that the bounds of a number have answered are told, others are not."""

import pytest

from market import market

ASKED = {
    "your coins are less than 0": True,
    "your coins are at least 0": True,
    "your coins are at least -1": True,
    "your coins are -1": True,
    "the number of your wares is at least 0": True,
    "your coins are at least 1": False,
    "your coins are 0": False,
    "your coins are not 0": False,
    "your coins are at most 0": False,
    "your charm is less than 0": False,
    "the number of your wares is 0": False,
    "you have 3 coins": False,
}


@pytest.mark.parametrize("asked", ASKED)
def test_what_is_always_or_never_so_is_told(asked: str) -> None:
    """Whether each question gets a warning."""
    found = market(f"guest Pauper: when visited: if {asked}: gain 1 coin\n")
    codes = found.codes
    assert not any("  " in one.text for one in found.bag.found)
    assert not any(code.startswith("E") for code in codes)
    assert ("W0551" in codes) is ASKED[asked]
