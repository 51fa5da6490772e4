"""A spread-out part of the sweep: what is accepted means what the laws on the page say."""

import pytest

from sweep import pairs
from sweep.bench import Verdict
from sweep.run import combinations, verdicts

EVERY = 53
"""One of so many is tried here; `python tests/sweep/run.py --all` tries all."""


@pytest.fixture(scope="module")
def sample() -> list[Verdict]:
    """What becomes of a fixed part of all combinations."""
    return list(verdicts(combinations()[::EVERY]))


def test_what_is_accepted_is_meant(sample: list[Verdict]) -> None:
    """Nothing is accepted and does something else than the laws say."""
    wrong = [f"{one.combination.name}\n    {one.told}" for one in sample if one.sort == "wrong"]

    assert wrong == []
    assert sum(one.sort == "meant" for one in sample) > 700


def test_most_of_what_can_be_written_is_meant(sample: list[Verdict]) -> None:
    """Of a hundred combinations 77 are accepted; the others read two ways, or say nothing there."""
    refused = [one for one in sample if one.sort not in ("meant", "wrong")]

    assert len(refused) * 100 < len(sample) * 23


def test_pairs_of_constructs_do_what_they_say() -> None:
    """Shapes of rule around bodies in blocks: how often what is done, and whether the deed happens."""
    found = list(pairs.compared(pairs.pairs()))
    wrong = [f"{one.name}\n    {told}" for one, sort, told in found if sort != "meant"]

    assert wrong == []
    assert len(found) > 3500
