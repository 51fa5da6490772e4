"""What may be printed behind a property: every form of a value against every sort of property."""

import pytest

from market import market

VALUES = (
    *("3", "coins 3", "charm 2", "Ann 2 coins and Ben 1 coin"),
    *("Lamp", "Lamp #2", "Ann", "Fountain"),
    *("a ware", "a sly ware", "a fragile ware", "a letter", "a trader", "a space", "a ware or letter"),
    *("a sly fragile ware", "calm", "sly", "fragile", "calm or angry", "calm or sly"),
)
FITS = {
    "property wish: number": ("3", "coins 3", "charm 2", "Ann 2 coins and Ben 1 coin"),
    "property wish: ware": ("Lamp", "Lamp #2", "a ware", "a sly ware", "a fragile ware"),
    "property wish: card": ("Lamp", "Lamp #2", "a ware", "a sly ware", "a fragile ware", "a letter"),
    "property wish: trader": ("Ann", "a trader"),
    "property wish: space": ("Fountain", "a space"),
    "values calm, angry: wish": ("calm", "angry", "calm or angry"),
}
"""The values that are what each property holds; all others are refused at their line."""


@pytest.mark.parametrize("declared", FITS)
def test_what_is_printed_is_what_the_property_holds(declared: str) -> None:
    """One guest a value: those that do not fit have an error, those that do have none."""
    fitting: tuple[str, ...] = VALUES
    refused = {-1}
    while refused:  # what cannot be read is told first, then what means nothing
        lines = [f'guest "Guest {number}": wish {value}' for number, value in enumerate(fitting)]
        found = market("\n".join((declared, *lines, "")))
        refused = {one.span.line - 2 for one in found.bag.found if one.severity == "error"}
        fitting = tuple(value for at, value in enumerate(fitting) if at not in refused)

    assert fitting == tuple(value for value in VALUES if value in FITS[declared])
