"""Where somebody is and what they have: in one noun it would be the thing that is there, with nobody."""

import pytest

from market import market

BOTH = (
    ("E0560", "each trader with a ware at Fountain gains 1 coin"),
    ("E0560", "each trader without a ware at a space loses 1 coin"),
    ("E0560", "if another trader here has a ware here: gain 1 coin"),
    ("E0560", "if you have a ware at Fountain: gain 1 coin"),
    ("E0560", "if the number of traders with a heavy ware here is 2: gain 1 coin"),
    ("E0560", "take a ware here from another trader"),
    ("E0339", "each trader at Fountain with a ware gains 1 coin"),
    ("E0339", "each trader at a space without a ware loses 1 coin"),
    ("E0339", "for each trader at a space with a heavy ware: it loses 1 coin"),
)
APART = (
    "for each trader at Fountain: if it has a ware: it gains 1 coin",
    "for each trader at a space: unless it has a ware: it loses 1 coin",
    "if another trader here has a ware: gain 1 coin",
    "if there is a ware at Fountain: gain 1 coin",
    "take a ware from another trader here",
    "each trader at a space with a guest loses 1 coin",
    "each trader with a ware within 1 step of you gains 1 coin",
    "each trader with 2 coins gains 1 coin",
)
RULES = (
    ("E0574", "traders cannot take wares from traders at Fountain and Old Square"),
    ("E0574", "traders cannot visit guests at Fountain or a gate"),
    ("E0574", "traders cannot take a ware at Fountain or Lamp"),
    ("E0560", "traders with a letter at Fountain cannot take wares"),
)


def told(text: str) -> list[str]:
    """The codes of errors."""
    return [code for code in market(text + "\n").codes if code[0] == "E"]


@pytest.mark.parametrize(("code", "line"), BOTH)
def test_both_in_one_noun_are_refused(code: str, line: str) -> None:
    """Nobody would be meant, or with `without` everybody."""
    assert told(f"guest Extra: when visited: {line}") == [code]


@pytest.mark.parametrize("line", APART)
def test_one_behind_the_other_is_fine(line: str) -> None:
    """The ways that the messages show, and what means one thing only."""
    assert told(f"guest Extra: when visited: {line}") == []


@pytest.mark.parametrize(("code", "line"), RULES)
def test_rules_are_refused_alike(code: str, line: str) -> None:
    """Also where a second place would be something else than the first."""
    assert told(f'rule "extra": {line}') == [code]
    assert (
        told('rule "extra": for each trader at Fountain: while you have a letter: you cannot take wares')
        == []
    )
