"""How many places a grid may have."""

import pytest

from market import market


@pytest.mark.parametrize(("rows", "codes"), [(100, set()), (101, {"E0491"})])
def test_a_grid_has_so_many_places_and_no_more(rows: int, codes: set[str]) -> None:
    """Ten times a hundred are a thousand."""
    text = f"property column, row: number\ngrid Field: spaces with column 1-10, row 1-{rows}\n"

    assert {code for code in market(text).codes if code[0] == "E"} == codes
