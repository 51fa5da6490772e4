"""A row is proven when the scenario that cites it fails without the rule that cites it."""

import pytest

from market import scenarios
from talisman.scenario import Proof, prove

BOX = """\
rule "Gifts"
    for each trader:
        "gift": when you land upon Fountain: gain 1 favour  [M-gift]
        "toll": when you land upon North Gate: lose 1 coin  [M-toll]
"""
VISIT = (
    'scenario "a gift"  [M-gift]\n    given Ann at Old Square\n    Ann goes to Fountain\n    expect {fact}\n'
)


def proof(text: str) -> Proof:
    """What scenarios prove."""
    compiled = scenarios(text)
    return prove(compiled.model, compiled.image)


def test_a_scenario_that_notices_the_missing_rule_proves_its_row() -> None:
    """Without the rule the favour is not there."""
    assert proof(BOX + VISIT.format(fact="Ann's favours are 1")).proven == ("M-gift",)


def test_a_scenario_that_passes_without_the_rule_proves_nothing() -> None:
    """It cites the row, but looks at something else."""
    found = proof(BOX + VISIT.format(fact="Ann is at Fountain"))

    assert found.proven == ()
    assert found.idle == (("M-gift", "a gift"),)


def test_a_scenario_that_fails_proves_nothing() -> None:
    """Only scenarios that pass count."""
    assert proof(BOX + VISIT.format(fact="Ann's favours are 5")) == Proof(())


@pytest.mark.parametrize(
    ("declared", "line", "fact"),
    [
        ("verb sing (sings, singing): trader \"sing\"  [M-1]\n    does\n        gain 1 favour\n",
         "Ann sings", "Ann's favours are 1"),
        ("counter bruise (bruises)  [M-1]\n    of a trader\n    starts at 2\n",
         "Ann gains 1 coin", "Ann's bruises are 2"),
        ("procedure feast (feasts)  [M-1]\n    of a trader\n    step \"eat\": gain 2 favours\n",
         "Ann begins a feast", "Ann's favours are 2"),
    ],
    ids=["verb", "counter", "procedure"],
)  # fmt: skip
def test_declarations_can_be_what_a_row_stands_on(declared: str, line: str, fact: str) -> None:
    """Verbs lose their body, counters start elsewhere, procedures do nothing."""
    text = f'{declared}scenario "it"  [M-1]\n    given Ann at Fountain\n    {line}\n    expect {fact}\n'

    assert proof(text).proven == ("M-1",)
