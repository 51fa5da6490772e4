"""A contest is begun against somebody, or refused."""

import pytest

from market import market

FUSS = 'verb fuss (fusses, fussing, fussed): trader "fuss", "fuss about {goods}"\n    does: begin a deal\n'
SIGH = 'verb sigh (sighs, sighing): trader "sigh"\n    does: begin a deal\n'
SPAT = """contest spat (spats)
    sides buyer and seller
    outcomes victory, defeat, standstill
    score its charm
    step "who": choose another trader here as the seller
    on victory: nothing
    on defeat: nothing
    on standstill: nothing
"""
LINES = {
    "guest Bee: when visited: begin a deal": True,
    "letter Bee: when Ann visits you: begin a deal": True,
    'rule "Debts": for each trader: as soon as your coins are 0: begin a deal': True,
    f"{FUSS}letter Bee: when you gain this: fuss": True,
    f"{SIGH}letter Bee: when you gain this: sigh": True,
    f"{FUSS}letter Bee: when you gain this: fuss about a ware": False,
    "guest Bee: when visited: haggle for this": False,
    f"{SPAT}guest Bee: when visited: begin a spat": False,
    "guest Bee: when visited: begin a stay": False,
}


@pytest.mark.parametrize("text", LINES)
def test_somebody_stands_on_the_other_side(text: str) -> None:
    """Whom the verb names that begins it, or whom a step chooses; else it is nobody, or oneself."""
    found = {code for code in market(f"{text}\n").codes if code[0] == "E"}

    assert found == ({"E0605"} if LINES[text] else set())
