"""What the count of pairs of systems remembers of the count before, and which pairs cannot meet."""

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


SYSTEMS = {
    "book": "M",
    "gifts": ["gift"],
    "prices": ["price-*"],
    "weather": ["rain"],
    "apart": [{"why": "it rains upon everybody", "weather": ["gifts", "prices"]}],
}


def told(*cited: pairs.Pair) -> list[str]:
    """What is said of an edition in which a scenario cites each of these pairs."""
    names, apart = pairs.names_of(SYSTEMS), pairs.apart_of(SYSTEMS)
    met = tuple((" and ".join(pair), (pair,)) for pair in cited)
    return list(pairs.lines(pairs.Met("market", len(met), names, met, met, (), apart), True, True))


def test_a_pair_is_cited_or_apart_or_left() -> None:
    """A reason is told of what is apart, in the order in which the systems stand."""
    assert told()[1:] == [
        "  of 3 pairs 0 cited, 2 apart, 1 left",
        "     0 gifts + prices",
        "     - gifts + weather: it rains upon everybody",
        "     - prices + weather: it rains upon everybody",
    ]
    assert "  of 3 pairs 1 cited, 2 apart, 0 left" in told(("gifts", "prices"))


def test_what_is_cited_and_apart_is_told() -> None:
    """One of the two is wrong."""
    assert "  cited, and said to be apart: gifts + weather" in told(("gifts", "weather"))


@pytest.mark.parametrize(
    ("group", "said"),
    [
        ({"why": "", "gifts": ["snow"]}, "gifts and snow: no two systems"),
        ({"why": "", "gifts": ["gifts"]}, "gifts and gifts: no two systems"),
        ({"why": "", "gifts": ["weather"]}, "gifts and weather are said to be apart twice"),
    ],
)
def test_a_pair_apart_is_two_systems_and_stands_once(group: dict[str, object], said: str) -> None:
    """Whatever else stands in the table is a mistake."""
    with pytest.raises(SystemExit, match=said):
        pairs.apart_of({**SYSTEMS, "apart": [*SYSTEMS["apart"], group]})
