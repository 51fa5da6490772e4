"""Every part of a value of the model: the inner loop of the checks and of what lowering collects first.

What a class is made of is found out once a class, and members that can only be words and numbers are not
looked into.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter

from talisman.compiler.source import Span
from talisman.values import members

PLAIN = (str, int, bool, type(None), Span)
FLAT = frozenset({
    "Mapping[str, int]", "Mapping[str, str]", "Span", "bool", "int", "int | None", "str",
    "tuple[int, ...]", "tuple[str, ...]", "tuple[str, str]",
})  # fmt: skip
"""Types of members in which there is no value of the model."""


Parts = Callable[[object], tuple[object, ...]]
_DEEP: dict[type, Parts] = {}
"""Of each class the members that may hold values of the model, the last first."""
_ALL: dict[type, Parts] = {}
"""Of each class all members but its place."""


def walk(value: object) -> list[object]:
    """The value and all it is made of, each before its own parts, in the order of declaration.

    Words, numbers, spans, sequences and mappings are not in the list, but their members are looked into.
    """
    found: list[object] = []
    stack = [value]
    while stack:
        part = stack.pop()
        kind = type(part)
        if kind in PLAIN:
            continue
        if isinstance(part, (tuple, list)):
            stack.extend(reversed(part))
        elif isinstance(part, Mapping):
            stack.extend(reversed(list(part.values())))
        else:
            found.append(part)
            if kind not in _DEEP:
                deep = [part.name for part in members(kind) if str(part.type) not in FLAT]
                _DEEP[kind] = _members(deep[::-1])
            stack.extend(_DEEP[kind](part))
    return found


def words(value: object) -> set[str]:
    """All words in a value: names, texts, keys."""
    found: set[str] = set()
    stack = [value]
    while stack:
        part = stack.pop()
        kind = type(part)
        if isinstance(part, str):
            found.add(part)
        elif kind in PLAIN:
            continue
        elif isinstance(part, (tuple, list)):
            stack.extend(part)
        elif isinstance(part, Mapping):
            stack.extend(part)
            stack.extend(part.values())
        else:
            if kind not in _ALL:
                _ALL[kind] = _members([part.name for part in members(kind) if part.name != "span"])
            stack.extend(_ALL[kind](part))
    return found


def _members(names: list[str]) -> Parts:
    if len(names) > 1:
        return attrgetter(*names)
    if names:
        name = names[0]
        return lambda value: (getattr(value, name),)
    return lambda value: ()
