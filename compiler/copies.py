"""Copies of attrs values that are made very often, at a small part of what `evolve` costs."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

import attrs

T = TypeVar("T", bound=attrs.AttrsInstance)

_MEMBERS: dict[type, Callable[[object], tuple[object, ...]]] = {}
"""Of each class (of two members or more, none of them by keyword only) all members, in order."""


def copied(value: T) -> T:
    """A value of the same class with the same members."""
    kind = type(value)
    if kind not in _MEMBERS:
        _MEMBERS[kind] = attrgetter(*(part.name for part in attrs.fields(kind)))
    return kind(*_MEMBERS[kind](value))
