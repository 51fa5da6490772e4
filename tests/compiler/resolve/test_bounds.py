"""How much may be written out, and how long a question may be: as much as the bound, and one more."""

from string import ascii_lowercase

import pytest

from market import market


def said(first: int, second: int) -> str:
    """A number that is so many of another one, of which each is so many of a third."""
    sums = {"dew": ["1"], "fog": ["the dew"] * second, "sea": ["the fog"] * first}
    heads = "".join(f'number "the {name}"\n    is {" + ".join(parts)}\n' for name, parts in sums.items())
    return f"{heads}guest Porter: when visited: gain the sea coins\n"


@pytest.mark.parametrize(("first", "second", "codes"), [(27, 36, set()), (25, 39, {"E0351"})])
def test_a_thousand_phrases_are_written_out_in_one(first: int, second: int, codes: set[str]) -> None:
    """1 and 27 and 27 times 36 are a thousand; 1 and 25 and 25 times 39 are one more."""
    assert {code for code in market(said(first, second)).codes if code[0] == "E"} == codes


@pytest.mark.parametrize(("many", "codes"), [(32, set()), (33, {"E0351"})])
def test_phrases_are_written_out_in_each_other_so_often(many: int, codes: set[str]) -> None:
    """Each of them means the one before."""
    names = ["2", *(f"the fame{a}{b}" for a in "ab" for b in ascii_lowercase)][: many + 1]
    heads = "".join(f'number "{name}"\n    is {names[at]}\n' for at, name in enumerate(names[1:]))
    found = market(f"{heads}guest Porter: when visited: gain {names[-1]} coins\n")

    assert {code for code in found.codes if code[0] == "E"} == codes


@pytest.mark.parametrize(("letters", "whole"), [(51, True), (52, False)])
def test_a_question_says_what_follows_where_that_is_short(letters: int, whole: bool) -> None:
    """Seventy letters are read at a glance."""
    name = f"B{'a' * (letters - 1)}"
    text = f'ware {name}\nrule "P": for each trader: when you land: you may discard {name}: gain 1 coin\n'
    asked = f"discard {name}: gain 1 coin" if whole else f"discard {name}"

    assert f"asks={asked!r}" in repr(market(text).rules("market.p"))
