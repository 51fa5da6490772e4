"""Every opcode is emitted: by the packs, or by a source of the tests of lowering."""

from __future__ import annotations

from pathlib import Path

import pytest

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.ir.program import Ins
from talisman.compiler.pack import NoCache
from talisman.packs import load
from talisman.runtime.table.opcodes import TABLE

ROOT = Path(__file__).parents[2]
PACKS = ("content/classic", "content/destinies", "content/revised", "tests/packs/race", "tests/packs/tricks")
SOURCES = sorted((ROOT / "tests" / "compiler" / "lower").rglob("*.asm"))
NOBODY = {
    "NOP": "the first number of the table is that of an empty word",
    "MODI": "no number of the language is the rest of a division yet",
    "EDGEN": "steps along rings are worked out before the game; what asks for the next edge is not reached",
}
"""Opcodes that no sentence reaches, with the reason; they go, or get a sentence, and are never more."""


@pytest.fixture(scope="module")
def emitted() -> set[str]:
    """The opcodes in the programs of packs and in the assembly of sources."""
    found: set[str] = set()
    for pack in PACKS:
        bag = Bag()
        compiled = compile_packs(load([str(ROOT / pack)], bag, NoCache()).packs, bag)
        assert compiled is not None
        for proc in compiled.program.procs:
            found.update(item.op for item in proc.code if isinstance(item, Ins))
    for path in SOURCES:
        found.update(
            line.split()[0] for line in path.read_text(encoding="utf-8").splitlines() if line.strip()
        )
    return found


def test_every_opcode_is_reached_by_a_sentence(emitted: set[str]) -> None:
    """What nothing emits is not kept alive by tests of the machine, but for what is named with a reason."""
    missing = [spec.name for spec in TABLE if not spec.own and spec.name not in emitted]

    assert missing == [*NOBODY]
