"""What sources mean, as text: the model that resolving makes of them, one entry after another.

Values that are as if nothing was said are left out; places are `line:column`, behind an `@`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from talisman.compiler import model as m
from talisman.compiler.source import Span
from talisman.values import members

WIDTH = 106


def meaning(model: m.Model, file: str, ground: m.Model) -> str:
    """The entries of a model that stand in a file, or in none and not in the model below."""
    found: list[str] = []
    for member in members(m.Model):
        below = list(_entries(ground, member.name))
        for head, value in _entries(model, member.name):
            stands = _file(value)
            if stands == file or (not stands and (head, value) not in below):
                found += _lines(f"{head}: ", value, "")
    return "\n".join(found) + "\n"


def _entries(model: m.Model, name: str) -> Iterator[tuple[str, object]]:
    found = getattr(model, name)
    if isinstance(found, Mapping):
        yield from ((f"{name} {key}", value) for key, value in found.items())
    elif isinstance(found, list):
        yield from ((name, value) for value in found)
    else:
        yield name, found


def _file(value: object) -> str:
    """The file an entry stands in; "" where it has no place."""
    span = value if isinstance(value, Span) else getattr(value, "span", None)
    if span is None and isinstance(value, tuple) and value and isinstance(value[-1], Span):
        span = value[-1]
    return span.file if isinstance(span, Span) else ""


def _lines(before: str, value: object, indent: str) -> Iterator[str]:
    """A value on one line where it fits, else each part of it on a line of its own."""
    whole = f"{indent}{before}{flat(value)}"
    parts = list(_parts(value))
    if len(whole) <= WIDTH or not parts:
        yield whole
        return
    yield f"{indent}{before}{type(value).__name__ if members(type(value)) else ''}".rstrip()
    for name, part in parts:
        yield from _lines(f"{name}=" if name else "- ", part, f"{indent}  ")


def flat(value: object) -> str:
    """A value on one line."""
    if isinstance(value, Span):
        return f"@{value.line}:{value.column}"
    if isinstance(value, tuple | list):
        return f"({' '.join(map(flat, value))})"
    if isinstance(value, Mapping) or members(type(value)):
        told = " ".join(f"{name}={flat(part)}" if name else flat(part) for name, part in _parts(value))
        return f"{'' if isinstance(value, Mapping) else type(value).__name__}({told})"
    return repr(value) if not isinstance(value, str) or not value.isidentifier() else value


def _parts(value: object) -> Sequence[tuple[str, object]]:
    """What a value is made of, by name where it has names."""
    if isinstance(value, Span):
        return ()
    if isinstance(value, tuple | list):
        return [("", part) for part in value]
    if isinstance(value, Mapping):
        return [(str(key), part) for key, part in value.items()]
    said = ((one.name, getattr(value, one.name)) for one in members(type(value)))
    return [(name, part) for name, part in said if not _unsaid(part)]


def _unsaid(value: object) -> bool:
    return value is None or value is False or (isinstance(value, str | tuple | list | Mapping) and not value)
