"""TALISMAN_NATIVE=0 holds for tests, too: as for the program, there is no compiled machine then."""

from __future__ import annotations

import os
import sys

if os.environ.get("TALISMAN_NATIVE") == "0":
    sys.modules["talisman.runtime._native"] = None  # type: ignore[assignment]
