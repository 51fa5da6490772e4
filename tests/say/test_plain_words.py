"""What is told as plainly as one would say it, and never less true."""

from __future__ import annotations

import pytest

from langkit import example
from market import TABLES
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.say.entries import entries, told
from talisman.say.find import find


def said(source: str, where: str) -> str:
    """What is told of a place in a source, in one line."""
    bag = Bag()
    parsed = parse_packs(example(f"# with: small\n{source}").packs, bag, TABLES)
    model = resolve_parsed(parsed, bag)
    assert not bag.errors, bag.sorted()
    found = find(where, entries(model, parsed), parsed)
    return " ".join(line.strip() for _, lines in told(model, found) for line in lines)


@pytest.mark.parametrize(
    ("line", "told_so"),
    [
        ("choose up to 2", "you choose up to 2 different ones of these, one after the other, or none ("),
        ("choose 2", "you choose 2 different ones of these, one after the other ("),
        ("choose any number", "you choose any number of these ("),
        ("choose one", "you choose one of these ("),
    ],
)
def test_how_many_are_chosen(line: str, told_so: str) -> None:
    """Of up to two it may be one, which is not two or none."""
    menu = "\n        gain 1 coin\n        gain 1 favour\n        pay 1 coin\n"
    assert told_so in said(f"guest Giver\n    when visited: {line}{menu}", "example.giver")
