"""The image of every pack, by its hash: what only moves code or renames things changes none of them.

`tests/golden/images.txt` has a line for each pack. After a change that is meant to change images, of a pack
or of what the compiler makes, `python tests/promises/test_images.py` writes it anew: the diff tells which of
them it met. With `--check` it only says whether the list is current.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import NoCache
from talisman.packs import load

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "golden" / "images.txt"
PLACES = ("content", "variants", "tests/packs")
PACKS = sorted(
    found.parent.relative_to(ROOT).as_posix()
    for place in PLACES
    for found in ROOT.glob(f"{place}/*/pack.toml")
)


def hash_of(pack: str, *, scenarios: bool = False) -> str:
    """The hash of the image of a pack of the checkout; its scenarios are read only if that is asked for."""
    bag = Bag()
    packs = load([str(ROOT / pack)], bag, NoCache()).packs
    compiled = compile_packs([one if scenarios else one.without_scenarios for one in packs], bag)
    assert compiled is not None, [found.text for found in bag.sorted()]
    return str(compiled.image["hash"])


def kept() -> dict[str, str]:
    """The hashes that were written down."""
    return dict(line.split() for line in KEPT.read_text(encoding="utf-8").splitlines())


def test_every_pack_is_written_down() -> None:
    """A new pack comes into the list, and one that is gone leaves it."""
    assert list(kept()) == PACKS


@pytest.mark.parametrize("pack", PACKS)
def test_image(pack: str) -> None:
    """The compiler makes of a pack what it made before."""
    assert hash_of(pack) == kept()[pack], "another image: python tests/promises/test_images.py"


def test_scenarios_change_nothing_in_an_image() -> None:
    """A game that is compiled with its scenarios beside it is the same, so that they can be left out."""
    assert hash_of("content/revised", scenarios=True) == hash_of("content/revised")


if __name__ == "__main__":
    made = "".join(f"{pack} {hash_of(pack)}\n" for pack in PACKS)
    if "--check" in sys.argv[1:]:
        sys.exit(int(made != KEPT.read_text(encoding="utf-8")))
    KEPT.write_text(made, encoding="utf-8")
