"""What whoever decides is asked: in words that a player would say, and each thing once."""

import pytest

from market import market
from talisman.compiler.model import May, Option, Pick
from talisman.compiler.model.walk import walk

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


def test_a_role_is_said_by_its_name() -> None:
    """Only the rules call somebody the target: there is a place for the name, or else it is `that trader`."""
    found = repr(market(f"{ROBBED}ware Snuffbox\n    when you land: rob a trader\n").model)

    assert (
        "prompt='take a ware from {1?that trader}', several=False, alike=False, about=(Rec(word='object'),)"
        in found
    )
    assert "prompt='take a ware from the target'" not in found


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("when you land: for each ware in your basket: you may discard it", "discard {1?it} (Snuffbox)?"),
        ("when you land: for each other trader: take a ware from it", "take a ware from {1?it}"),
        (
            "when you land: for each ware in your basket: you may gain 1 coin",
            "gain 1 coin (Snuffbox[, {1}])?",
        ),
        ("when you land: for each other trader: it may discard a ware", "discard a ware (Snuffbox)?"),
        ("when another trader lands: you may rob it", "rob {1?it} (Snuffbox)?"),
        (
            "when you land: you may lose 1 coin: take a ware in the heap, then lose it",
            "lose 1 coin: take a ware in the heap, then lose it (Snuffbox)?",
        ),
        (
            "when you gain a ware: you may discard it, then gain 1 coin",
            "discard {1?it}, then gain 1 coin (Snuffbox)?",
        ),
        (
            "when you land: you may take the top card of the stock",
            "take the top card of the stock (Snuffbox)?",
        ),
    ],
)
def test_there_is_a_place_for_what_the_text_cannot_name(line: str, asked: str) -> None:
    """A thing of a loop, of the event or of a hole is named when it is asked; what is not there is not."""
    found = market(f"{ROBBED}ware Snuffbox\n    {line}\n")
    said = [
        part.question if isinstance(part, May) else part.prompt
        for rule in found.rules("market.snuffbox")
        for part in walk(rule.shape)
        if isinstance(part, (May, Pick))
    ]

    assert [code for code in found.codes if code[0] == "E"] == []
    assert asked in said


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("discard this, then gain 1 coin", "discard Snuffbox, then gain 1 coin"),
        ("take a ware from a trader within your charm steps of you", "take a ware from a trader"),
    ],
)
def test_what_an_entry_does_is_said_as_a_question_is(entry: str, words: str) -> None:
    """`this` by its name, and no distance that must be looked up."""
    found = market(
        f'ware Snuffbox\n    when you land: choose one\n        "do": {entry}\n        "rest": gain 1 coin\n'
    )
    options = [
        part
        for rule in found.rules("market.snuffbox")
        for part in walk(rule.shape)
        if isinstance(part, Option)
    ]

    assert [option.words for option in options] == [words, "gain 1 coin"]


def test_what_is_yours_is_theirs_to_somebody_else_but_not_within_a_name() -> None:
    """Another one is asked about what is yours in the text; a card keeps its name."""
    line = 'when you land: each other trader takes "Mind your Step" or a ware in your basket'
    found = repr(market(f'ware "Mind your Step"\nware Snuffbox\n    {line}\n').model)

    assert "prompt='take Mind your Step or a ware in their basket'" in found
