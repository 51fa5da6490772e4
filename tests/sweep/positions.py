"""The positions in which a noun phrase may stand, each with the line of a trial and what must come of it."""

from __future__ import annotations

from collections.abc import Iterator

from sweep.deeds import deeds
from sweep.questions import numbers, questions
from sweep.standing import events, standing
from sweep.trial import Position


def positions() -> Iterator[Position]:
    """All of them."""
    yield from deeds()
    yield from questions()
    yield from numbers()
    yield from events()
    yield from standing()
