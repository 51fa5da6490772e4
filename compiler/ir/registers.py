"""Which registers an instruction reads and writes."""

from __future__ import annotations

from collections.abc import Mapping

from talisman.compiler.ir.program import Ins, Operand, Program
from talisman.runtime.table.opcodes import BLOCKS, ROWS, SPEC, STOPS
from talisman.runtime.table.shape import set_words
from talisman.values import frozen

WIDE = max(ROWS.values())
"""The most registers an instruction writes in a row, but for sets."""


@frozen
class Shape:
    """What an instruction does with registers.

    reads: bits 1, 2, 4 for a, b, c; writes: how many from `a` on; jump: which operand is a label, or -1;
    block, size: which operand begins registers that are read in a row (-1: none), and how many; stops: it
    does not go on behind it; idle: it does nothing but write.
    """

    reads: int
    writes: int
    jump: int
    block: int
    size: int
    stops: bool
    idle: bool


def _shape(op: str, kinds: str) -> Shape:
    reads = sum(1 << place for place, kind in enumerate(kinds) if kind in "rx")
    writes = ROWS[op] if kinds[0] == "w" else int(kinds[0] == "x")
    block = 0 if kinds[0] == "x" and BLOCKS[op] else kinds.find("b")
    return Shape(reads, writes, kinds.find("L"), block, BLOCKS[op], op in STOPS, SPEC[op].idle)


SHAPES = {op: _shape(op, spec.kinds) for op, spec in SPEC.items()}


def sets(program: Program) -> dict[str, int]:
    """Registers of a set of the entities with each tag."""
    owners: dict[str, list[int]] = {}
    for number, entity in enumerate(program.entities):
        for tag in entity.tags:
            owners.setdefault(tag, []).append(number)
    return {tag: set_words(those) for tag, those in owners.items()}


def number(operand: Operand) -> int:
    """An operand that is a register."""
    assert isinstance(operand, int)
    return operand


def name(operand: Operand) -> str:
    """An operand that is a name."""
    assert isinstance(operand, str)
    return operand


def writes_of(item: Ins, shape: Shape, sizes: Mapping[str, int]) -> int:
    """Bits of the registers an instruction writes."""
    if shape.writes == 0:
        return 0
    assert isinstance(item.a, int)
    if shape.writes == 1 and item.op != "EMPTY":
        return 1 << item.a
    count = sizes.get(f"set {item.b}", 1) if item.op == "EMPTY" else shape.writes
    return ((1 << count) - 1) << item.a


def reads_of(item: Ins, shape: Shape, sizes: Mapping[str, int]) -> int:
    """Bits of the registers an instruction reads."""
    reads = 0
    if shape.reads & 1:
        assert isinstance(item.a, int)
        reads |= 1 << item.a
    if shape.reads & 2:
        assert isinstance(item.b, int)
        reads |= 1 << item.b
    if shape.reads & 4:
        assert isinstance(item.c, int)
        reads |= 1 << item.c
    if shape.block >= 0:
        first = number((item.a, item.b, item.c)[shape.block])
        size = shape.size or sizes.get(str(item.b) if item.op == "CALL" else f"set {item.c}", 1)
        reads |= ((1 << size) - 1) << first
    return reads
