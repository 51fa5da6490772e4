"""The parse table that all sources of this folder share."""

from __future__ import annotations

import pytest

import lowkit
from langkit import Shared, kept


@pytest.fixture(scope="session")
def shared(request: pytest.FixtureRequest) -> Shared:
    """One table for the words of all sources."""
    return lowkit.table(kept(request))
