"""The quick look at manifests agrees with the schema library."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from jsonschema import Draft202012Validator

from talisman.packs.fits import fits

SCHEMA = json.loads((files("talisman") / "packs" / "pack.schema.json").read_text(encoding="utf-8"))
GOOD: dict[str, object] = {"name": "thing-1", "version": "0.1.0", "title": "Things", "language": "2.0"}


@pytest.mark.parametrize(
    ("changed", "good"),
    [
        ({}, True),
        ({"needs": {"other": ">=1"}, "clashes": ["third"], "seats": [1, 12], "status": "partial"}, True),
        ({"credits": ["one", "two"], "license": "MIT"}, True),
        ({"credits": "one"}, True),
        ({"credits": 3}, False),
        ({"name": "Thing"}, False),
        ({"name": 3}, False),
        ({"version": "01.0.0"}, False),
        ({"title": ""}, False),
        ({"title": "x" * 121}, False),
        ({"needs": {"Other": ">=1"}}, False),
        ({"needs": {"other": 1}}, False),
        ({"needs": [1]}, False),
        ({"clashes": ["third", "third"]}, False),
        ({"by-hand": ["Lamp", "give a"]}, True),
        ({"by-hand": "Lamp"}, False),
        ({"by-hand": [""]}, False),
        ({"seats": [1]}, False),
        ({"seats": [0, 4]}, False),
        ({"seats": [1, 13]}, False),
        ({"seats": [True, 4]}, False),
        ({"status": "half"}, False),
        ({"unknown": 1}, False),
    ],
)
def test_agrees(changed: dict[str, object], good: bool) -> None:
    """A manifest fits exactly when the library finds nothing wrong with it."""
    value = {**GOOD, **changed}
    assert fits(SCHEMA, value, SCHEMA) is good
    assert Draft202012Validator(SCHEMA).is_valid(value) is good


def test_required() -> None:
    """A manifest without a name does not fit."""
    assert not fits(SCHEMA, {key: GOOD[key] for key in GOOD if key != "name"}, SCHEMA)


def test_unknown_word() -> None:
    """A word of a schema that is not known means that nothing is sure."""
    assert not fits({"multipleOf": 2}, 4, {})
