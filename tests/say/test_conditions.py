"""What is told of a condition: whom it asks about, and among which."""

import pytest

from langkit import example
from market import TABLES
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.say.entries import entries, told
from talisman.say.find import find


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            "you have the most coins",
            "you have the most over each trader A of: the coin of trader A, alone or with",
        ),
        (
            "not the gate is closed, and Ann alone has the fewest coins",
            "Ann has the least over each trader A of",
        ),
    ],
)
def test_who_has_the_most_is_told_with_those_that_are_compared(asked: str, said: str) -> None:
    """Which end it is, among which, and whether somebody else may stand there, too."""
    bag = Bag()
    source = f"# with: small\nguest Assessor: when visited: if {asked}: gain 1 favour\n"
    parsed = parse_packs(example(source).packs, bag, TABLES)
    found = find("example.assessor", entries(resolve_parsed(parsed, bag), parsed), parsed)

    assert said in " ".join(line for _, lines in told(resolve_parsed(parsed, bag), found) for line in lines)
