"""Every value inside a value of the model, outermost first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs


def walk(value: object) -> Iterator[object]:
    """The value and all it is made of: parts of attrs classes, members of sequences, keys and values."""
    yield value
    if isinstance(value, str):
        return
    kind = type(value)
    if attrs.has(kind):
        for part in attrs.fields(kind):
            if part.name != "span":
                yield from walk(getattr(value, part.name))
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield key
            yield from walk(held)
    elif isinstance(value, Sequence):
        for held in value:
            yield from walk(held)
