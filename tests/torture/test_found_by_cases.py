"""What played cases have shown to be wrong once, each in as few lines as it takes."""

from __future__ import annotations

import pytest

from market import scenarios
from talisman.scenario import run

CASES = {
    "an effect until the end of the turn outlives the part of the turn in which it began": """\
letter Cool Head
    when you step onto a space: until the end of this turn: +1 charm
    when you gain 1 favour: if your charm is 1: gain 5 coins
scenario "it"
    given Ann at Fountain with charm 0 and 0 coins and Cool Head
    dice 1
    Ann begins a turn
    Ann chooses Bridge Street, "rest"
    expect Ann's coins are 5, Ann's charm is 0
""",
    "what lies nowhere is not within any distance": """\
guest Lookout: when visited: if there is a ware within 9 steps of Fountain: gain 1 favour
scenario "it"
    given Ann at Fountain with 0 favours, Lookout in the stand of Fountain
    Ann visits Lookout
    expect Ann's favours are 0
""",
    "two offers in the same words are told apart by their labels": """\
window at the counter
    asks the active trader
procedure visit to the counter
    of a trader
    step "open": open at the counter
rule "Counter": for each trader:
    at the counter:
        "buy luck": you may pay 1 coin: gain 1 favour
        "buy two": you may pay 1 coin: gain 2 favours
scenario "it"
    given Ann at Fountain with 1 coin and 0 favours
    Ann begins a visit to the counter
    expect offered Ann "buy luck"
    Ann chooses "buy two"
    expect Ann's favours are 2
""",
}


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    """The case ends as the rule says."""
    compiled = scenarios(CASES[name])
    report = run(compiled.model, compiled.image, only="it")

    assert [failure.message for failure in report.failures] == []
    assert report.passed > 0
