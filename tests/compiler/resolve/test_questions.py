"""What whoever decides is asked: in words that a player would say, and each thing once."""

import pytest

from market import market

ROBBED = """
verb rob (robs, robbing, robbed): trader "rob {trader}"
    does
        take a ware from the target
"""


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("when you land: you may discard this: gain 1 coin", "discard Snuffbox: gain 1 coin"),
        ("when you land: you may lose 1 favour: discard this", "lose 1 favour: discard Snuffbox"),
        ("when you land: you may lose 1 coin: gain 1 favour", "lose 1 coin: gain 1 favour (Snuffbox)"),
        (
            "when you would lose 1 coin: you may discard this: gain 1 favour, then it does not happen",
            "discard Snuffbox: gain 1 favour",
        ),
        (
            "when you would lose 1 coin: you may lose 1 favour: it does not happen",
            "lose 1 favour: it does not happen (Snuffbox)",
        ),
    ],
)
def test_a_question_names_the_thing_once(line: str, asked: str) -> None:
    """`this` is said by its name, and that once; what is done in the place of an event is enough."""
    found = market(f"ware Snuffbox\n    {line}\n")

    assert [code for code in found.codes if code[0] == "E"] == []
    assert f"asks={asked!r}" in repr(found.rules("market.snuffbox"))


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        (
            "take a ware from a trader within 2 steps of you",
            "take a ware from a trader within 2 steps of you",
        ),
        ("take a ware from a trader within your charm steps of you", "take a ware from a trader"),
    ],
)
def test_how_far_is_asked_only_where_it_is_said(line: str, asked: str) -> None:
    """A distance that must be looked up is no part of a question: what is near enough is offered."""
    found = market(f"ware Snuffbox\n    when you land: {line}\n")

    assert f"prompt={asked!r}" in repr(found.rules("market.snuffbox"))


def test_a_role_is_said_by_its_kind() -> None:
    """Only the rules call somebody the target; whose goods are chosen is asked of `that trader`."""
    found = repr(market(f"{ROBBED}ware Snuffbox\n    when you land: rob a trader\n").model)

    assert "take a ware from that trader" in found
    assert "take a ware from the target" not in found
