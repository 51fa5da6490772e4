"""TALISMAN_NATIVE=0 holds for tests, too: as for the program, there is no compiled machine then."""

from __future__ import annotations

import gc
import os
import sys

if os.environ.get("TALISMAN_NATIVE") == "0":
    sys.modules["talisman.runtime._native"] = None  # type: ignore[assignment]

gc.set_threshold(10_000, 10, 100)
"""What tests share grows to a gigabyte and is no garbage: to look through it took a third of the time."""
