"""What the count of pairs of systems remembers of the count before."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import pairs
from market import scenarios
from talisman.runtime.game.game import load
from talisman.scenario import Workshop, workshop

RULE = 'rule "Gifts": for each trader: when you land upon Fountain: gain 1 favour  [M-gift]\n'
OTHER = 'rule "Gifts": for each trader: when you land upon Fountain: gain 2 favours  [M-gift]\n'
GIFT = """\
scenario "a gift"  [M-gift]
    given Ann at Old Square
    Ann goes to Fountain
    expect Ann is at Fountain
"""
MORE = GIFT.replace("a gift", "one more")
CHANGED = GIFT.replace("Old Square", "Bridge Street")


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles that were judged by playing, in order; each is found to fail."""
    asked: list[str] = []

    def noticing(shared: Workshop, row: str, cases: Sequence[pairs.Case]) -> frozenset[str]:
        asked.extend(one.title for one, _ in cases)
        return frozenset(one.title for one, _ in cases)

    monkeypatch.setattr(pairs, "noticing", noticing)
    return asked


def count(text: str, file: Path) -> frozenset[str]:
    """The titles that fail without their row, by what the file remembers and by playing."""
    compiled = scenarios(text)
    shared = workshop(compiled.parsed, compiled.model, load(compiled.image))
    memory = pairs.Memory(file)
    memory.begin(shared.rules)
    return pairs.without(shared, shared.passing, {"M-gift": "gifts"}, "gifts", memory)


def test_only_what_is_new_is_judged_again(tmp_path: Path, judged: list[str]) -> None:
    """The scenario that was there is remembered, and counted all the same."""
    file = tmp_path / "pairs.json"
    assert count(RULE + GIFT, file) == {"a gift"}
    assert count(RULE + GIFT + MORE, file) == {"a gift", "one more"}
    assert judged == ["a gift", "one more"]


@pytest.mark.parametrize("text", [OTHER + GIFT, RULE + CHANGED])
def test_nothing_is_remembered_of_other_rules_or_of_another_scenario(
    text: str, tmp_path: Path, judged: list[str]
) -> None:
    """It is judged again under the same title."""
    file = tmp_path / "pairs.json"
    count(RULE + GIFT, file)
    count(text, file)
    assert judged == ["a gift", "a gift"]
