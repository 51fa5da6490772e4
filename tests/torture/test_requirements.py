"""The table of requirements is complete, and everything it names exists.

That the named scenarios and tests pass is shown by running them: `talisman test` for the packs, pytest for
the rest; that a scenario fails without a rule that its requirement lists, by `tools/prove.py --requirements`.
This keeps the table from naming what is not there.
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
_ROW = re.compile(r'^    rule (\S+) "', re.M)
_BOOK = re.compile(r"^rulebook ([A-Z]) ", re.M)
_TITLE = re.compile(r'^scenario "([^"]+)"', re.M)


@cache
def titles(pack: str) -> frozenset[str]:
    """The titles of all scenarios of a pack."""
    folder = next(ROOT / place / pack for place in PACKS if (ROOT / place / pack).is_dir())
    texts = (path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.tal")))
    return frozenset(title for text in texts for title in _TITLE.findall(text))


@cache
def rows() -> frozenset[str]:
    """The rows that carry a rule, of all rulebooks."""
    found: set[str] = set()
    for path in sorted(file for place in PACKS for file in (ROOT / place).rglob("*.tal")):
        text = path.read_text(encoding="utf-8")
        for part in re.split(r"(?m)^(?=\S)", text):
            letter = _BOOK.match(part)
            found.update(f"{letter[1]}-{row}" for row in _ROW.findall(part) if letter)
    return frozenset(found)


@pytest.mark.parametrize("name", [name for name in TABLE if TABLE[name].get("scenarios")])
def test_a_requirement_lists_the_rules_that_it_stands_on(name: str) -> None:
    """Rows that carry a rule, or paths, in a pack of which it names a scenario."""
    rules = TABLE[name].get("rules", ())
    played = {scenario.partition(": ")[0] for scenario in TABLE[name]["scenarios"]}

    assert rules
    for rule in rules:
        pack, _, what = rule.partition(": ")
        assert pack in played
        assert what in rows() or re.fullmatch(r"[a-z-]+(\.[a-z-]+)+", what), what


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
