"""Ranges of versions, read here or by the library."""

import subprocess
import sys
from itertools import product

import pytest
from packaging.specifiers import SpecifierSet

from talisman.packs.ranges import in_range, is_range

VERSIONS = ("0.1.0", "0.1.9", "0.2.0", "1.0.0", "1.0.1", "10.0.0", "1.10.2")
RANGES = (
    ">=0.1.0,<0.2.0",
    "> 0.1",
    "<=1",
    "<1.0.1",
    ">=1.9",
    ">1.0.0, <=10",
    "==1.0.0",
    "~=1.0",
    "!=0.1.9",
    "",
)


@pytest.mark.parametrize(("version", "text"), list(product(VERSIONS, RANGES)))
def test_ranges_mean_what_the_library_says(version: str, text: str) -> None:
    """A version is in a range just where the library of Python's own packages says so."""
    assert in_range(version, text) is (version in SpecifierSet(text))


@pytest.mark.parametrize("text", [">=", "1.0", ">=one", "=>1.0.0", ">=1.0.0 <2.0.0", ">=1.2.3.4.5x"])
def test_what_is_no_range(text: str) -> None:
    """What the library cannot read is no range."""
    assert not is_range(text)


def test_plain_ranges_need_no_library() -> None:
    """To look at an ordinary range imports nothing that takes long."""
    code = (
        "import sys; from talisman.packs.ranges import in_range, is_range;"
        "assert in_range('0.1.5', '>=0.1.0,<0.2.0') and is_range('>=0.1.0');"
        "assert 'packaging' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
