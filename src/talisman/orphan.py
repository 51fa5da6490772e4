"""A worker ends with the process that made it, also where that one came to its end and could tell nobody."""

from __future__ import annotations

import os
import time
from threading import Thread

LOOK = 1.0
"""Seconds between two looks at who the parent is."""


def end_with(parent: int) -> None:
    """From now on this process ends when this one, which has made it, is gone."""
    Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    """An orphan gets another parent: then nobody waits any more for what is done here."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)
