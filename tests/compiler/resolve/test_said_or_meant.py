"""Lines on the market, with all that is said of each; where nothing is, what it means.

They stand in `said_or_meant.txt`, by what they are about: mostly the second reason that a message can have,
and what is written by who mistakes one thing for another. Read the diff of `--snapshot-update` as who wrote
the line.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from market import SAID, market
from meaning import meaning

TEXTS = Path(__file__).with_name("said_or_meant.txt")


def sections() -> dict[str, list[str]]:
    """The texts below each heading."""
    found: dict[str, list[str]] = {}
    for block in TEXTS.read_text(encoding="utf-8").strip().split("\n\n"):
        head, _, text = block.partition("\n") if block.startswith("# ") else ("", "", block)
        if head:
            found[head[2:]] = []
        found[next(reversed(found))].append(text or block)
    return found


SECTIONS = sections()


def told(text: str) -> str:
    """What is said of a text, as its author reads it; else what it means."""
    made = market(text + "\n")
    _, said = SAID.pop()
    return said + ("" if made.errors else meaning(made.found, "market/extra.tal", market().found))


@pytest.mark.parametrize("about", SECTIONS)
def test_what_is_said_or_meant(about: str, snapshot: SnapshotAssertion) -> None:
    """Each text of a section, in order."""
    assert "\n".join(f"{text}\n{told(text)}" for text in SECTIONS[about]) == snapshot


def test_each_text_stands_there_once() -> None:
    """None is told twice."""
    texts = [text for section in SECTIONS.values() for text in section]

    assert len(set(texts)) == len(texts) > 100
