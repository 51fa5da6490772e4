"""The program as a function, in a folder of its own, as in the tests of the shell; and both machines."""

from __future__ import annotations

import pytest

from shell.conftest import own_folder, talisman
from talisman.runtime.game.engine import native_machine

__all__ = ["native", "own_folder", "talisman"]


@pytest.fixture(params=["plain", "compiled"])
def native(request: pytest.FixtureRequest) -> bool:
    """Whether the compiled machine is to be used."""
    if request.param == "compiled" and native_machine() is None:
        pytest.skip("the compiled machine is not built")
    return bool(request.param == "compiled")
