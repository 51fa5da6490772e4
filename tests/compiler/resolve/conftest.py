"""Beside what a test of this room asks: all that was said of the lines it compiled is kept, word for word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion

from market import SAID


@pytest.fixture(autouse=True)
def what_is_said(snapshot: SnapshotAssertion) -> Iterator[None]:
    """Messages with their places, notes and ways out; nothing of lines of which nothing is said."""
    SAID.clear()
    yield
    told = [f"{text.rstrip()}\n{said}" for text, said in SAID if said]
    if told:
        assert "\n".join(told) == snapshot(name="said")
