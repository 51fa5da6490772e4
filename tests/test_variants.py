"""Every shipped house rule compiles and its scenarios pass."""

from pathlib import Path

import pytest

from market import TABLES
from talisman import packs
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.scenario import run

FOLDER = Path(__file__).resolve().parents[1] / "variants"
NAMES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "pack.toml").is_file())


@pytest.mark.parametrize("name", NAMES)
def test_variant(name: str) -> None:
    """It has a reason, it is a change of another pack, and what it promises happens."""
    bag = Bag()
    loaded = packs.load([str(FOLDER / name)], bag, TABLES)
    compiled = compile_packs(loaded.packs, bag, TABLES, scenarios=True)

    assert compiled is not None, bag.sorted()
    text = "\n".join(source.text for source in loaded.packs[-1].sources)
    assert "house rule" in text
    assert "because" in text
    report = run(compiled.model, compiled.image, loaded.asked)
    assert report.scenarios > 0
    assert [failure.message for failure in report.failures] == []
