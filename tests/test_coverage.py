"""What no scenario and no game does is told, and what one of them does is not."""

from __future__ import annotations

import pytest

from market import scenarios
from talisman.runtime.game.game import load
from talisman.scenario.coverage import coverage

VISIT = """\
scenario "a visit"
    given Ann at Fountain with 3 coins
    Ann visits Fountain
    expect Ann's coins are at least 0
"""


def never(text: str, games: int = 0) -> list[int]:
    """The lines of a text upon the market, of which something is never done."""
    made = scenarios(text)
    found = coverage(made.model, load(made.image), games=games)
    return sorted({part.line for part in found.never if part.file == "market/extra.tal"})


@pytest.mark.parametrize(
    ("rule", "done"),
    [
        ("when you visit Fountain: gain 1 coin", True),
        ("when you visit Fountain: if your coins are at least 9: gain 1 coin", False),
        ("when you visit Old Square: gain 1 coin", False),
        ("while your coins are at least 1: +1 charm", False),  # nobody asks for it
        ("you cannot send letters", False),
        ("when you visit Fountain: you may gain 1 coin", False),  # offered, and not taken
    ],
)
def test_what_is_never_done_is_told(rule: str, done: bool) -> None:
    """A branch that is not taken, a rule that waits in vain, a prohibition of what nobody tries."""
    text = f'rule "R": for each trader:\n    {rule}\n'

    assert never(text + VISIT) == ([] if done else [2])


def test_games_are_looked_at_too() -> None:
    """What no scenario does a game may do."""
    text = 'rule "R": for each trader: when you begin a stay: gain 1 coin\n'

    assert never(text) == [1]
    assert never(text, games=1) == []
