"""Games that bots play in these tests."""

from __future__ import annotations

import pytest

from talisman.runtime.image.link import Linked
from worlds import linked


@pytest.fixture(scope="module")
def tricks() -> Linked:
    """A game of hidden hands."""
    return linked("tests/packs/tricks")


@pytest.fixture(scope="module")
def race() -> Linked:
    """A game of dice where all lies open."""
    return linked("tests/packs/race")
