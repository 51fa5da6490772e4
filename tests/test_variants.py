"""Every shipped house rule says what it is; that it compiles and plays is a step of `tools/test.py`."""

from pathlib import Path

import pytest

from market import TABLES
from talisman import packs
from talisman.compiler.diagnostics import Bag

FOLDER = Path(__file__).resolve().parents[1] / "variants"
NAMES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "pack.toml").is_file())


@pytest.mark.parametrize("name", NAMES)
def test_variant(name: str) -> None:
    """It is a change of another pack, has a reason, and promises something."""
    bag = Bag()
    loaded = packs.load([str(FOLDER / name)], bag, TABLES)
    text = "\n".join(source.text for source in loaded.packs[-1].sources)

    assert list(bag.sorted()) == []
    assert "house rule" in text
    assert "because" in text
    assert "scenario" in text
