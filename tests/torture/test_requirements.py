"""The table of requirements is complete, and everything it names exists.

That the named scenarios and tests pass is shown by running them: `talisman test` for the packs, pytest for
the rest. This keeps the table from naming what is not there.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLE = tomllib.loads((Path(__file__).parent / "requirements.toml").read_text(encoding="utf-8"))
PACKS = ("content", "variants", "tests/packs")
_TITLE = re.compile(r'^scenario "([^"]+)"', re.M)


@cache
def titles(pack: str) -> frozenset[str]:
    """The titles of all scenarios of a pack."""
    folder = next(ROOT / place / pack for place in PACKS if (ROOT / place / pack).is_dir())
    texts = (path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.tal")))
    return frozenset(title for text in texts for title in _TITLE.findall(text))


def test_every_requirement_is_in_the_table() -> None:
    """Forty requirements, E01 to E40, none missing."""
    missing = [f"E{n:02}" for n in range(1, 41) if f"E{n:02}" not in TABLE]

    assert missing == []


@pytest.mark.parametrize("name", TABLE)
def test_a_requirement_has_a_proof_that_exists(name: str) -> None:
    """Each entry names a scenario, a test or a refused source, and all of them are there."""
    entry = TABLE[name]
    proofs = [*entry.get("scenarios", ()), *entry.get("tests", ()), *entry.get("refused", ())]

    assert entry["title"]
    assert proofs
    for scenario in entry.get("scenarios", ()):
        pack, _, title = scenario.partition(": ")
        assert title in titles(pack), f"{pack} has no scenario {title!r}"
    for test in entry.get("tests", ()):
        path, _, function = test.partition("::")
        assert f"def {function}(" in (ROOT / path).read_text(encoding="utf-8")
    for code in entry.get("refused", ()):
        assert (ROOT / "tests" / "language" / "errors" / f"{code}.tal").is_file()
