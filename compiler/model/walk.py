"""Every part of a value of the model: the inner loop of the checks and of what lowering collects first.

What a class is made of is found out once a class, and members that can only be words and numbers are not
looked into.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import is_
from typing import Any, TypeVar, cast

from talisman.compiler.source import Span
from talisman.values import evolve, getter, members

T = TypeVar("T")
PLAIN = (str, int, bool, type(None), Span)
FLAT = frozenset({
    "Mapping[str, int]", "Mapping[str, str]", "Span", "bool", "int", "int | None", "str",
    "tuple[int, ...]", "tuple[str, ...]", "tuple[str, str]",
})  # fmt: skip
"""Types of members in which there is no value of the model."""
WORDLESS = frozenset({"Span", "bool", "int", "int | None", "str", "tuple[int, ...]"})
"""Types of members in which there are no words, or that are one."""


Parts = Callable[[object], Iterable[object]]


_DEEP: dict[type, tuple[bool, Parts | None]] = {}
"""Of each class whether it is one of the model, and how to get what may hold values of it, the last first."""
_ALL: dict[type, tuple[Parts | None, Parts | None]] = {}
"""Of each class how to get its members that are words, and those in which there may be more of them."""
_OWN: dict[type, tuple[Parts | None, Parts | None]] = {}
"""Of each class how to get its members that are words, and those that hold some beside values of a model."""


def walk(value: object) -> list[object]:
    """The value and all it is made of, each before its own parts, in the order of declaration.

    Words, numbers, spans, sequences and mappings are not in the list, but their members are looked into.
    """
    found: list[object] = []
    stack, known = [value], _DEEP
    while stack:
        part = stack.pop()
        kind = type(part)
        listed, deep = known.get(kind) or _learnt(kind)
        if listed:
            found.append(part)
        if deep is not None:
            stack.extend(deep(part))
    return found


def holds(value: object, *wanted: type) -> bool:
    """Whether a value of one of these classes is among the parts."""
    stack, known = [value], _DEEP
    while stack:
        part = stack.pop()
        kind = type(part)
        if kind in wanted:
            return True
        deep = (known.get(kind) or _learnt(kind))[1]
        if deep is not None:
            stack.extend(deep(part))
    return False


def exchanged(value: T, instead: Mapping[object, object]) -> T:
    """The value with others in the place of some of its parts, all at once."""
    kinds = frozenset(map(type, instead))

    def change(part: object) -> object:
        kind = type(part)
        if kind in kinds and part in instead:
            return instead[part]
        if isinstance(part, tuple):
            return tuple(map(change, part))
        names = [member.name for member in members(kind) if member.init]
        if not names or kind is Span:
            return part
        return kind(**{name: change(getattr(part, name)) for name in names})

    return cast(T, change(value))


def rebuilt(value: T, change: Callable[[object], object]) -> T:
    """The value with each part changed, those inside first; what nothing has changed is the same object."""

    def made(part: object) -> object:
        kind = type(part)
        if kind in PLAIN:
            return part
        if issubclass(kind, tuple):
            parts = tuple(map(made, cast("tuple[object, ...]", part)))
            return part if all(map(is_, parts, cast("tuple[object, ...]", part))) else parts
        if issubclass(kind, Mapping):
            entries = {key: made(one) for key, one in cast("Mapping[object, object]", part).items()}
            same = all(entries[key] is one for key, one in cast("Mapping[object, object]", part).items())
            return part if same else entries
        names = [member.name for member in members(kind) if member.init and str(member.type) not in FLAT]
        found = {name: made(getattr(part, name)) for name in names}
        changed = {name: one for name, one in found.items() if one is not getattr(part, name)}
        return change(evolve(cast(Any, part), **changed) if changed else part)

    return cast(T, made(value))


def _learnt(kind: type) -> tuple[bool, Parts | None]:
    """How to go through values of a class, found out once."""
    found: tuple[bool, Parts | None] = (False, None)
    if issubclass(kind, (tuple, list)):
        found = (False, reversed)  # type: ignore[assignment]
    elif issubclass(kind, Mapping):
        found = (False, _values)  # type: ignore[assignment]
    elif kind not in PLAIN:
        deep = [member.name for member in members(kind) if str(member.type) not in FLAT]
        found = (True, _members(deep[::-1]) if deep else None)
    _DEEP[kind] = found
    return found


def _values(mapping: Mapping[object, object]) -> Iterable[object]:
    return reversed(list(mapping.values()))


def words(value: object) -> set[str]:
    """All words in a value: names, texts, keys."""
    found: set[str] = set()
    stack, plain, known = [value], PLAIN, _ALL
    while stack:
        part = stack.pop()
        kind = type(part)
        if kind is str:
            found.add(part)  # type: ignore[arg-type]
        elif kind is tuple:
            stack.extend(part)  # type: ignore[arg-type]
        elif kind not in plain:
            own, deep = known.get(kind) or _all_of(kind)
            if own is not None:
                found.update(own(part))  # type: ignore[arg-type]
            if deep is not None:
                stack.extend(deep(part))
    return found


def words_of(parts: Mapping[type, Sequence[object]]) -> set[str]:
    """All words in parts of a value, by their classes: those of the value, if all its parts are there."""
    found: set[str] = set()
    for kind, those in parts.items():
        own, more = _OWN.get(kind) or _own_of(kind)
        if own is not None:
            for part in those:
                found.update(own(part))  # type: ignore[arg-type]
        if more is not None:
            for part in those:
                found |= words(more(part))
    return found


def _own_of(kind: type) -> tuple[Parts | None, Parts | None]:
    """How to get the words of a value of a class that are in no other value of the model, found out once."""
    types = {member.name: str(member.type) for member in members(kind)}
    own = [name for name, type_ in types.items() if type_ == "str"]
    more = [name for name, type_ in types.items() if type_ != "str" and "str" in type_]
    _OWN[kind] = found = _members(own) if own else None, _members(more) if more else None
    return found


def _all_of(kind: type) -> tuple[Parts | None, Parts | None]:
    """How to get everything in a value of a class, found out once."""
    found: tuple[Parts | None, Parts | None]
    if issubclass(kind, (tuple, list)):
        found = None, cast(Parts, iter)
    elif issubclass(kind, Mapping):
        found = None, cast(Parts, _items)
    else:
        types = {member.name: str(member.type) for member in members(kind)}
        own = [name for name, type_ in types.items() if type_ == "str"]
        deep = [name for name, type_ in types.items() if type_ not in WORDLESS]
        found = _members(own) if own else None, _members(deep) if deep else None
    _ALL[kind] = found
    return found


def _items(mapping: Mapping[object, object]) -> Iterable[object]:
    return (*mapping, *mapping.values())


def _members(names: list[str]) -> Parts:
    return getter(tuple(names))
