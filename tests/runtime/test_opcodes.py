"""The one table of opcodes: each line says everything, and what others know of opcodes follows from it."""

from __future__ import annotations

import pytest

from talisman.compiler.ir import reads, tidy, unread
from talisman.compiler.lower import builder
from talisman.runtime.table import opcodes
from talisman.runtime.table.opcodes import CHANGES, SEES, SPEC, TABLE, changing, seeing


@pytest.mark.parametrize("spec", TABLE, ids=lambda spec: spec.name)
def test_the_columns_of_an_opcode_go_together(spec: opcodes.OpSpec) -> None:
    """What is written in a row, read in a row, ranged over or jumped to has an operand of that kind."""
    assert spec.rows == 1 or spec.kinds[0] == "w"
    assert ("b" in spec.kinds) == bool(spec.block or spec.name in ("CALL", "JOIN", "AMONG"))
    assert spec.within == (-(2**31), 2**31) or spec.kinds.count("i") == 1
    assert spec.tag < 0 or spec.kinds[spec.tag] == "k"
    assert not spec.idle or (spec.kinds[0] == "w" and spec.changes == "-")
    assert spec.kinds.find("w") < 1
    assert spec.kinds.find("x") < 1
    assert not spec.constant or SPEC[spec.constant].kinds == "riL"
    assert not spec.swaps or spec.kinds == "rrL"
    assert not spec.jump or SPEC[spec.jump].kinds == f"{spec.kinds[1:]}L"


def test_jumps_know_their_opposites() -> None:
    """The opposite of the opposite is the jump itself, with the same operands."""
    jumps = [spec for spec in TABLE if spec.otherwise]

    assert len(jumps) == 14
    for spec in jumps:
        other = SPEC[spec.otherwise]
        assert (other.otherwise, other.kinds, other.sees) == (spec.name, spec.kinds, spec.sees)


def test_every_word_of_a_column_is_used() -> None:
    """There is no word for what no opcode looks at or changes."""
    assert {spec.sees for spec in TABLE} == {*SEES}
    assert {spec.changes for spec in TABLE} == {*CHANGES}


@pytest.mark.parametrize("columns", [(), ("-",), ("-", "-"), ("moon", "-", "doc"), ("-", "moon", "doc")])
def test_an_opcode_without_its_columns_is_refused_by_name(columns: tuple[str, ...]) -> None:
    """Whoever adds one is told which line is not complete."""
    with pytest.raises(ValueError, match="opcode ODD"):
        opcodes._op("ODD", "w--", *columns)


def test_what_follows_from_the_columns() -> None:
    """Sets that passes use, by examples of either side: of what is in them, and of what is not."""
    assert {"PLACE", "CTRL", "AVATAR"} <= tidy.LOOKS
    assert tidy.LOOKS.isdisjoint({"EVGET", "GETF", "TOP", "MOVE"})
    assert {"RAISE", "MOVE", "SETAV"} <= tidy.HAPPENS
    assert tidy.HAPPENS.isdisjoint({"SETF", "EVSET", "DEC", "LOG", "CALL"})
    assert {"JZ", "JTAG"} <= tidy.TESTS
    assert tidy.TESTS.isdisjoint({"JIN", "NEXT", "JMP"})
    assert unread.OTHERWISE["JLTI"] == "JGEI"
    assert builder.FUSED["LT"] == ("JGE", "JLT")
    assert {"ADD", "CALL"} <= builder.PLAIN
    assert tidy.AS_CONSTANT == {"JZ": "JEQI", "JNZ": "JNEI"}
    assert (tidy.MIRRORED["JEQ"], tidy.MIRRORED["JLT"]) == (("JEQI", 0), ("JGEI", 1))
    assert builder.PLAIN.isdisjoint({"DEC", "RANGE", "EMPTY", "SETF"})
    assert reads._SIMPLE["INZ"] == ("zones", 2)
    assert seeing("rules") == {"CAN", "ASK", "RAISE"}
    assert changing("leave") == {"ENDL", "HALT"}
