"""Ranges of versions: `>=0.1.0,<0.2.0` is read here, and whatever is not as plain by the library.

The library takes longer to import than the rest of the search for packs takes to run.
"""

from __future__ import annotations

import operator
import re

_PLAIN = re.compile(r" *(>=|<=|>|<) *([0-9]{1,6}(?:\.[0-9]{1,6}){0,2}) *")
_HOLDS = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt}


def is_range(text: str) -> bool:
    """Whether a text reads as a range of versions."""
    if _plain(text) is not None:
        return True
    from packaging.specifiers import InvalidSpecifier, SpecifierSet

    try:
        SpecifierSet(text)
    except InvalidSpecifier:
        return False
    return True


def in_range(version: str, text: str) -> bool:
    """Whether a version X.Y.Z is in a range."""
    plain = _plain(text)
    if plain is not None:
        return all(_HOLDS[sign](_numbers(version), bound) for sign, bound in plain)
    from packaging.specifiers import SpecifierSet

    return version in SpecifierSet(text)


def compatible(version: str) -> str:
    """The range for a pack that was tried with this version of another: up to the next minor one."""
    major, minor, _ = _numbers(version)
    return f">={version},<{major}.{minor + 1}.0"


def _plain(text: str) -> list[tuple[str, tuple[int, ...]]] | None:
    """Signs and versions of a range that is made of nothing else."""
    parts = [_PLAIN.fullmatch(part) for part in text.split(",")]
    found = [(part[1], _numbers(part[2])) for part in parts if part is not None]
    return found if len(found) == len(parts) else None


def _numbers(version: str) -> tuple[int, ...]:
    """The three numbers of a version; those that are left out are 0."""
    numbers = [int(part) for part in version.split(".")]
    return (*numbers, 0, 0)[:3]
