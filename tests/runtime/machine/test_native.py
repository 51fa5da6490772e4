"""What is generated from the machine's source is current: constants, and the compiled machine."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import build_native
import gen_opcodes
from talisman.runtime.game.engine import chosen, native_machine, prefer, source_hash
from talisman.runtime.machine.machine import Machine
from talisman.runtime.table.opcodes import TABLE

ELSE = {"NOP", "LIMN", "PERMIT", "EFEND"}
"""Instructions that are the last arm of their group, and the one that does nothing."""

ROOT = Path(__file__).resolve().parents[3]


def test_every_instruction_has_an_arm_in_the_machine() -> None:
    """A line in the table without a handler is found here, by name."""
    source = build_native.joined(ROOT / "runtime")
    words = set(re.findall(r"\b[A-Z]+\b", source))

    assert [spec.name for spec in TABLE if spec.name not in words | ELSE] == []


def test_constants_are_those_of_the_table() -> None:
    """`ops.py`, `ops.pxd` and the page of instructions are what `tools/gen_opcodes.py` would write."""
    assert (ROOT / "runtime" / "table" / "ops.py").read_text(encoding="utf-8") == gen_opcodes.python()
    assert (ROOT / "runtime" / "table" / "ops.pxd").read_text(encoding="utf-8") == gen_opcodes.cython()
    assert (ROOT / "docs" / "opcodes.md").read_text(encoding="utf-8") == gen_opcodes.markdown()


@pytest.mark.skipif(native_machine() is None, reason="the compiled machine is not built")
def test_the_compiled_machine_is_of_this_source() -> None:
    """A binary of an older source is not tested by mistake; tools/build_native.py makes a new one."""
    module = import_module("talisman.runtime._native")

    assert source_hash(build_native.joined(ROOT / "runtime")) == module.SOURCE_HASH


def test_every_number_of_the_machine_has_a_c_type() -> None:
    """The types derived from the source name every attribute and function of every class."""
    text = build_native.declarations(build_native.joined(ROOT / "runtime"), "")

    for line in (
        "cdef class Machine(Doors):",
        "    cdef int run(self) noexcept",
        "    cdef int[::1] s",
        "s='int[::1]'",
    ):
        assert line in text
    assert "object" not in text


def test_the_plain_machine_can_be_preferred() -> None:
    """Games that do not say follow the preference; asking for a machine overrides it."""
    prefer(native=False)
    try:
        assert chosen(None) is Machine
        assert chosen(False) is Machine
    finally:
        prefer(native=True)
    if native_machine() is None:
        with pytest.raises(RuntimeError):
            chosen(True)
    assert "talisman.runtime.machine.machine" in sys.modules
