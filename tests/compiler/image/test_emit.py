"""Emission: the same bytes everywhere, and mistakes of the pass before told by name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from irkit import I, L, proc, program, ready
from orchard import orchard
from talisman.compiler.image.disasm import disassemble
from talisman.compiler.image.emit import emit, text_of
from talisman.compiler.image.layout import EmitError
from talisman.compiler.ir import program as ir
from talisman.compiler.source import Span
from talisman.runtime.image.image import place_of, read_image
from talisman.runtime.table.words import TEXT_KINDS

ROOT = Path(__file__).resolve().parents[3]


def test_emission_does_not_depend_on_hashing_order() -> None:
    """Processes with other hash seeds write the same bytes."""
    code = "from orchard import *; from talisman.compiler.image.emit import *; print(emit(orchard())['hash'])"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests" / "support")])
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.strip()
        for seed in ("0", "1", "2")
    }

    assert found == {emit(orchard())["hash"]}


def test_an_image_read_back_is_the_same() -> None:
    """Its text is canonical JSON: reading and writing it changes nothing."""
    text = text_of(emit(orchard(), [{"name": "orchard", "version": "1.0.0", "hash": "0"}]))
    image = read_image(text)

    assert text_of(json.loads(text)) == text
    assert image.packs == ({"name": "orchard", "version": "1.0.0", "hash": "0"},)


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ((I("LDI", 16, 0), I("RETI", 0)), "register"),
        ((I("RANGE", 15, "seat"), I("RETI", 0)), "register"),
        ((I("DEC", 15, 0, ""), I("RETI", 0)), "register"),
        ((I("EMPTY", 15, "seat"), I("RETI", 0)), "register"),
        ((I("AMONG", 0, 15, "seat"), I("RETI", 0)), "register"),
        ((I("RAISE", 0, "act", 11), I("RETI", 0)), "register"),
        ((I("JMP", "nowhere"),), "label"),
        ((L("a"), L("a"), I("RETI", 0)), "label"),
        ((I("GETF", 0, "worth", 0), I("RETI", 0)), "operand"),
        ((I("CALL", 0, "nothing", 0), I("RETI", 0)), "operand"),
        ((I("JUMP", 0), I("RETI", 0)), "instruction"),
        ((I("LDI", 0, 2**31), I("RETI", 0)), "constant"),
        ((I("LDI", 0, "nobody here"), I("RETI", 0)), "entity"),
        ((I("LIMS", 1), I("RETI", 0)), "unused"),
        ((I("ROLE", 0, "span", "who"), I("RETI", 0)), "slot"),
    ],
)
def test_what_does_not_resolve_is_an_error_that_names_it(
    code: tuple[ir.Ins | ir.Label, ...], what: str
) -> None:
    """The message says the procedure and what is wrong."""
    made = program(proc("odd", *code), events=[ir.Event("act")], levels=[ir.Level("span")])

    with pytest.raises(EmitError, match=what):
        emit(made)


def test_constants_may_be_names() -> None:
    """An entity's name is its id; with its sort in front a name of another sort is its number."""
    codes = [
        I("LDI", 0, "seat2"),
        I("LDI", 0, "zone:deck"),
        I("LDI", 0, "tag:seat"),
        I("LDI", 0, "text:hello"),
    ]
    made = program(proc("odd", *codes, I("RETI", 0)), zones=[ir.ZoneClass("pile"), ir.ZoneClass("deck")])
    image = read_image(emit(made))
    entry = image.rows["procs"][image.names["procs"].index("odd")][0]
    found = [image.code[(entry + place) * 4 + 2] for place in range(4)]

    assert found == [2, 1, 0, image.texts.index("hello")]


def test_every_instruction_knows_its_source() -> None:
    """The map gives the span of the instruction, or of its procedure; the machine has none."""
    span, other = Span("pack/a.tal", 3, 5, 9), Span("pack/b.tal", 7, 1, 2)
    code = (ir.Ins("LIMS", span=span), ir.Ins("LIMS"), ir.Ins("RETI", span=other))
    image = read_image(emit(program(ir.Proc("odd", 0, 1, code, span=other))))
    entry = image.rows["procs"][image.names["procs"].index("odd")][0]

    assert [place_of(image, entry + place) for place in range(3)] == [
        ("pack/a.tal", 3, 5, 9),
        ("pack/b.tal", 7, 1, 2),
        ("pack/b.tal", 7, 1, 2),
    ]
    assert place_of(image, 0) == ("", 0, 0, 0)


def test_disassembly_names_what_instructions_name() -> None:
    """Each instruction stands under its source line with names in place of numbers."""
    made = program(
        proc(
            "odd",
            I("GETF", 0, "worth", 1, Span("p/a.tal", 2, 1, 5)),
            I("JZ", 0, "end"),
            L("end"),
            I("RETI", 0),
        ),
        fields=[ir.Field("worth", "seat")],
    )
    text = disassemble(ready(made).image, lambda file, line: f"line {line} of {file}")

    assert "odd: code, 0 arguments, 16 registers" in text
    assert "p/a.tal:2  line 2 of p/a.tal" in text
    assert "GETF     r0, worth, r1" in text
    assert "JZ       r0, ->2" in text


def test_what_a_text_is_for_is_not_read_from_its_words() -> None:
    """The same words are a text of their own for each kind, whatever they begin with."""
    codes = [I("LOG", "= 4", 0), I("LOG", ir.kinded("term", "= 4"), 0), I("LOG", ir.kinded("about", "@"), 0)]
    image = read_image(emit(program(proc("odd", *codes, I("RETI", 0)))))
    found = [(text, TEXT_KINDS[kind]) for text, kind in zip(image.texts, image.text_kinds, strict=True)]

    assert [one for one in found if one[0] in ("= 4", "@")] == [("= 4", ""), ("= 4", "term"), ("@", "about")]
    assert "term '= 4'" in disassemble(image)
