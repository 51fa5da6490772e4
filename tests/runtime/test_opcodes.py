"""The one table of opcodes: each line says everything, and what others know of opcodes follows from it."""

from __future__ import annotations

import pytest

from irkit import I, L, game, proc, program
from talisman.compiler.ir import program as ir
from talisman.compiler.ir import reads, tidy, unread
from talisman.compiler.lower import builder
from talisman.runtime.table import opcodes
from talisman.runtime.table.opcodes import CHANGES, SEES, SPEC, TABLE, changing, seeing


@pytest.mark.parametrize("spec", TABLE, ids=lambda spec: spec.name)
def test_the_columns_of_an_opcode_go_together(spec: opcodes.OpSpec) -> None:
    """What is written in a row, read in a row, ranged over or jumped to has an operand of that kind."""
    assert spec.rows == 1 or spec.kinds[0] == "w"
    assert not spec.block or "b" in spec.kinds or spec.kinds[0] == "x"
    assert "b" not in spec.kinds or spec.block or spec.name in ("CALL", "JOIN", "AMONG")
    assert not spec.seeks or (spec.kinds[0] in "wx" and spec.kinds[2] == "L")
    assert spec.within == (-(2**31), 2**31) or spec.kinds.count("i") == 1
    assert spec.tag < 0 or spec.kinds[spec.tag] == "k"
    assert not spec.idle or (spec.kinds[0] == "w" and spec.changes == "-")
    assert spec.kinds.find("w") < 1
    assert spec.kinds.find("x") < 1
    assert not spec.constant or SPEC[spec.constant].kinds == "riL"
    assert not spec.swaps or spec.kinds == "rrL"
    assert not spec.jump or SPEC[spec.jump].kinds == f"{spec.kinds[1:]}L"


GIVEN: dict[str, ir.Operand] = {
    "r": 0, "x": 0, "b": 0, "w": 12, "i": 0, "L": "end", "T": "table", "p": "unused", "v": "wide", "e": "act",
    "y": "charm", "f": "score", "g": "total", "a": "worth", "k": "seat", "c": "hand", "s": "size", "u": "die",
    "t": "", "-": 0,
}  # fmt: skip
"""An operand of each kind; the registers hold -1, which is nothing."""
NEEDS_MORE = {"overflow", "options", "effects", "depth", "cycle"}
"""Faults for which it takes more than that nothing is given and nothing encloses."""
FINE_WITH_NOTHING = {"HALT", "WON"}
"""Opcodes to which nothing means something: nobody wins."""


@pytest.mark.parametrize("spec", [spec for spec in TABLE if not spec.own], ids=lambda spec: spec.name)
def test_an_opcode_faults_for_what_its_line_says(spec: opcodes.OpSpec, native: bool) -> None:
    """Given nothing, outside of events and levels: a fault of its line, or none where that takes more."""
    a, b, c = (
        "who" if kind == "i" and "v" in spec.kinds else max(spec.within[0], 0) if kind == "i" else GIVEN[kind]
        for kind in spec.kinds
    )
    blank = [I("LDI", r, -1) for r in range(12)]
    made = program(
        proc("main", I("CALL", 0, "odd", 0), I("HALT", 0, "")),
        proc(
            "odd",
            *blank,
            ir.Ins(spec.name, a, b, c),
            L("end"),
            I("RETI", 0),
            regs=20,
            tables={"table": ir.Table((), "end")},
        ),
        proc("unused", I("RETI", 0), level="wide"),
        attrs=["worth"],
        effects=["charm"],
        events=[ir.Event("act")],
        fields=[ir.Field("score", "seat")],
        globals=[ir.Global("total")],
        levels=[ir.Level("wide", slots=("who",))],
        purposes=["die"],
        stats=["size"],
        zones=[ir.ZoneClass("hand", "seat")],
    )
    fault = game(made, native=native).fault

    assert (
        fault.code in spec.faults.split()
        if fault
        else {*spec.faults.split()} <= NEEDS_MORE or spec.name in FINE_WITH_NOTHING
    )


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
    assert changing("leave") == {"ENDL", "HALT", "FIN"}
