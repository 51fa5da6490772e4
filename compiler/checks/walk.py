"""Every value inside a value of the model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs


def walk(value: object) -> Iterator[object]:
    """The value and all it is made of: parts of attrs classes, members of sequences, keys and values.

    The order is no reading order. A stack rather than recursion, since models are large and this is the inner
    loop of several checks.
    """
    names: dict[type, tuple[str, ...]] = {}
    stack: list[object] = [value]
    while stack:
        found = stack.pop()
        yield found
        kind = type(found)
        if isinstance(found, (tuple, list)):
            stack.extend(found)
        elif kind in (str, int, bool, type(None)):
            continue
        elif isinstance(found, Mapping):
            stack.extend(found)
            stack.extend(found.values())
        else:
            if kind not in names:
                fields = attrs.fields(kind) if attrs.has(kind) else ()
                names[kind] = tuple(part.name for part in fields if part.name != "span")
            stack.extend(getattr(found, name) for name in names[kind])
