"""What is generated from the machine's source is current: constants, and the compiled machine."""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

import pytest

import build_native
import gen_opcodes
from irkit import I, game, proc, program
from talisman.runtime.game.engine import chosen, native_machine, plain_machine, prefer, source_hash
from talisman.runtime.table.opcodes import NAMES, PARTS, TABLE
from talisman.runtime.table.ops import H_FAULT, H_FP, X_ARM

ROOT = Path(__file__).resolve().parents[3]


def arms(function: ast.FunctionDef) -> set[str]:
    """The names that a function of the machine compares its instruction with."""
    return {
        node.comparators[0].id
        for node in ast.walk(function)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Name)
        and node.left.id == "op"
        and isinstance(node.ops[0], ast.Eq)
        and isinstance(node.comparators[0], ast.Name)
    }


def test_every_instruction_has_an_arm_where_it_is_looked_for() -> None:
    """A line in the table without a handler is found here by name, and so is one in the wrong part."""
    found = {
        node.name: arms(node)
        for node in ast.walk(ast.parse(build_native.joined(ROOT / "runtime")))
        if isinstance(node, ast.FunctionDef)
    }
    handlers = {"run", *(f"act_{part}" for part in PARTS)}

    assert {
        spec.name: places
        for part, those in PARTS.items()
        for spec in those
        if len(places := [name for name in sorted(handlers & found.keys()) if spec.name in found[name]]) != 1
        or places[0] not in ("run", f"act_{part}")
    } == {}


@pytest.mark.parametrize("part", ["value", "state", "zone", "choice", "frame", "effect"])
def test_no_instruction_is_done_as_another(part: str) -> None:
    """What a function of the machine has no arm for is a fault, and not its last arm."""
    played = game(program(proc("main", I("LDI", 0, 1), I("HALT", 0, ""))), native=False)
    machine = played._machine
    for spec in TABLE:
        if spec not in PARTS[part]:
            machine.s[H_FAULT] = 0
            assert getattr(machine, f"act_{part}")(NAMES[spec.name], machine.s[H_FP], 0) == -1
            assert machine.s[H_FAULT] == X_ARM, spec.name


UNTRIED = frozenset({
    "JLT", "JGE", "JEQT", "SWITCH", "WON", "FIN", "MIN", "MAX", "AND", "OR", "ANDI", "NOT", "LT",
    "SEATS", "SEAT", "AVATAR", "SERIAL", "BOT", "NXT", "EVSET", "OPTI", "NOPT",
    "DECH", "DECA", "EFSET", "EFNEXT",
})  # fmt: skip
"""Instructions that only sentences and wrong numbers try; no new one comes here."""


def test_every_instruction_has_a_program_of_its_own() -> None:
    """What an instruction does is shown by a program in this room that is written by hand."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    text = "".join(path.read_text(encoding="utf-8") for path in sources if path.name != Path(__file__).name)

    assert [
        spec.name for spec in TABLE if f'"{spec.name}"' not in text and not spec.own | (spec.name in UNTRIED)
    ] == []


def test_constants_are_those_of_the_table() -> None:
    """`ops.py`, `ops.pxd` and the page of instructions are what `tools/gen_opcodes.py` would write."""
    made = {
        "runtime/table/ops.py": gen_opcodes.python(),
        "runtime/table/ops.pxd": gen_opcodes.cython(),
        "docs/opcodes.md": gen_opcodes.markdown(),
    }
    stale = [name for name, text in made.items() if (ROOT / name).read_text(encoding="utf-8") != text]

    assert stale == [], "out of date: python tools/gen_opcodes.py"


@pytest.mark.skipif(native_machine() is None, reason="the compiled machine is not built")
def test_the_compiled_machine_is_of_this_source() -> None:
    """A binary of an older source is not tested by mistake; tools/build_native.py makes a new one."""
    module = import_module("talisman.runtime._native")

    assert source_hash(build_native.joined(ROOT / "runtime")) == module.SOURCE_HASH


def test_every_number_of_the_machine_has_a_c_type() -> None:
    """The types derived from the source name every attribute and function of every class."""
    text = build_native.declarations(build_native.joined(ROOT / "runtime"), "")

    for line in (
        "cdef class Machine(Imagining):",
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
        assert chosen(None) is plain_machine()
        assert chosen(False) is plain_machine()
    finally:
        prefer(native=True)
    if native_machine() is None:
        with pytest.raises(RuntimeError):
            chosen(True)
    assert "talisman.runtime.machine.machine" in sys.modules
