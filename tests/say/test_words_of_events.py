"""What is told of events to which nothing is done, and of phrases that share their words."""

from __future__ import annotations

import pytest

from langkit import example
from market import TABLES
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.say.entries import entries, told
from talisman.say.find import find

AHEAD = """# with: small
condition "{trader} is/are ahead of {trader}"
    true when your coins are more than its coins
condition "{ware} is/are ahead of {ware}"
    true when the weight of Lamp is 2
guest Clerk: when visited: if Ann is ahead of Ben: gain 1 coin
"""


def said(source: str, where: str) -> str:
    """What is told of a place in a source."""
    bag = Bag()
    parsed = parse_packs(example(source).packs, bag, TABLES)
    model = resolve_parsed(parsed, bag)
    assert not bag.errors, bag.sorted()
    every = entries(model, parsed)
    return "\n".join(line for _, lines in told(model, find(where, every, parsed)) for line in lines)


def test_who_wins_wins_not_nothing() -> None:
    """The sentence of the verb has a hole that `the game` does not fill."""
    told = said("# with: small\nguest Judge: when visited: win the game\n", "example.judge")

    assert "you win" in told
    assert "nothing" not in told


@pytest.mark.parametrize("line", [2, 4])
def test_phrases_that_share_their_words_are_both_used(line: int) -> None:
    """Only types tell them apart, so both are told as used where the words stand."""
    assert "no line of this game uses it" not in said(AHEAD, f"example/example.tal:{line}")
