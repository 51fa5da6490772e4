"""Whether a value surely fits a JSON Schema, for the words of the language that our schema uses.

The library that says what is wrong takes longer to import than a pack takes to compile, so it is asked only
when something may be wrong: a word of a schema that is not known here means that nothing is sure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Test = Callable[[object, object], bool]
NAMES = ("$schema", "title", "$defs")
"""Words of a schema that ask for nothing."""


def fits(schema: object, value: object, root: Mapping[str, object]) -> bool:
    """True when the value fits the schema; False when it does not or that is not sure."""
    if not isinstance(schema, dict):
        return False
    return all(word in NAMES or _word(word, schema, value, root) for word in schema)


def _word(word: str, schema: Mapping[str, object], value: object, root: Mapping[str, object]) -> bool:
    """One word of the schema."""
    wanted = schema[word]
    test = _TESTS.get(word)
    if test is not None:
        return test(wanted, value)
    if word == "$ref":
        name = str(wanted).removeprefix("#/$defs/")
        known = root["$defs"]
        return isinstance(known, dict) and name in known and fits(known[name], value, root)
    if word == "anyOf":
        return isinstance(wanted, list) and any(fits(one, value, root) for one in wanted)
    if word == "items":
        return isinstance(value, list) and all(fits(wanted, item, root) for item in value)
    if not isinstance(value, dict):
        return False
    if word == "propertyNames":
        return all(fits(wanted, name, root) for name in value)
    known = schema.get("properties", {})
    if not isinstance(known, dict):
        return False
    if word == "properties":
        return all(fits(known[name], item, root) for name, item in value.items() if name in known)
    others = [item for name, item in value.items() if name not in known]
    if word == "additionalProperties":
        return not others if wanted is False else all(fits(wanted, item, root) for item in others)
    return False


def _typed(wanted: object, value: object) -> bool:
    kinds: dict[object, type] = {"string": str, "array": list, "object": dict, "integer": int}
    kind = kinds.get(wanted)
    return kind is not None and isinstance(value, kind) and not isinstance(value, bool)


def _size(value: object) -> int:
    return len(value) if isinstance(value, (str, list, dict)) else 0


def _ordered(low: object, high: object) -> bool:
    return isinstance(low, int) and isinstance(high, int) and low <= high


_TESTS: dict[str, Test] = {
    "type": _typed,
    "enum": lambda wanted, value: isinstance(wanted, list) and value in wanted,
    "pattern": lambda wanted, value: isinstance(value, str) and re.search(str(wanted), value) is not None,
    "required": lambda wanted, value: (
        isinstance(wanted, list) and isinstance(value, dict) and all(name in value for name in wanted)
    ),
    "minimum": _ordered,
    "maximum": lambda wanted, value: _ordered(value, wanted),
    "minLength": lambda wanted, value: _ordered(wanted, _size(value)),
    "maxLength": lambda wanted, value: _ordered(_size(value), wanted),
    "minItems": lambda wanted, value: _ordered(wanted, _size(value)),
    "maxItems": lambda wanted, value: _ordered(_size(value), wanted),
    "maxProperties": lambda wanted, value: _ordered(_size(value), wanted),
    "uniqueItems": lambda wanted, value: isinstance(value, list) and len(set(map(repr, value))) == len(value),
}
