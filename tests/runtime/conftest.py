"""Every test of the machine that asks for `native` runs plain and, where it is built, compiled."""

from __future__ import annotations

import pytest

from talisman.runtime.game.engine import native_machine


@pytest.fixture(params=["plain", "compiled"])
def native(request: pytest.FixtureRequest) -> bool:
    """Whether the compiled machine is to be used."""
    if request.param == "compiled" and native_machine() is None:
        pytest.skip("the compiled machine is not built")
    return bool(request.param == "compiled")
