"""Every construct of the language has a small source here, and beside it the assembly that is made of it.

`python -m pytest -q tests/compiler/lower/test_constructs.py --snapshot-update` writes it anew: read the diff.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import get_args

import pytest
from syrupy.assertion import SnapshotAssertion

import lowkit
from beside import Assembly, without_source
from langkit import Shared
from talisman.compiler import model as m
from talisman.compiler.ir.program import Ins
from talisman.compiler.lower.body.dispatch import HANDLERS
from talisman.compiler.model.walk import walk
from talisman.runtime.table.opcodes import TABLE

DECLARED = (
    m.Kind, m.Thing, m.Counter, m.Stat, m.LimitDecl, m.Zone, m.Verb, m.Duty, m.Procedure, m.Contest, m.Window,
    m.EffectDecl, m.Purpose, m.EdgeDecl, m.Worth, m.Rule, m.Option, m.Row, m.Sel, m.Call, m.Pattern, m.Once,
    m.SetUp, m.Action, m.Expect,
)  # fmt: skip
"""What lowering takes in besides what stands in one of the unions."""
UNSAID = frozenset(("WasDone", "ChangeAmount"))
"""Classes that no sentence makes, to be taken out of the model."""


@pytest.mark.parametrize("name", lowkit.SOURCES)
def test_lowering_makes_this_of_a_construct(name: str, shared: Shared, snapshot: SnapshotAssertion) -> None:
    """The procedures, rules, modifiers and tables of a source, beyond those of the base it stands on."""
    assert lowkit.assembly(name, shared) == snapshot(name=name, extension_class=Assembly)


def test_every_snapshot_has_its_source() -> None:
    """What is left of a source that is gone, or in a room that nobody reads, would never be looked at."""
    assert without_source("asm", "tal") == {"base"}
    assert len([*lowkit.FOLDER.rglob("*.asm")]) == len(lowkit.SOURCES)


def test_sources_are_small() -> None:
    """A source is about one construct, says in its first line which, and can be read at a glance."""
    for name in lowkit.SOURCES:
        lines = lowkit.lines_of(name)
        assert lines[0].startswith("# "), name
        assert len(lines) <= 24, name


@cache
def _counted(name: str, shared: Shared) -> Counter[type]:
    """How many values of each class are in the model of a source, the base with it."""
    return Counter(type(part) for part in walk(lowkit.made(name, shared).model))


def test_every_class_of_the_model_that_is_lowered_has_a_source(shared: Shared) -> None:
    """Each way to say something is said by some source, beyond what the base says."""
    ground = _counted("", shared)
    found = {
        kind for name in lowkit.SOURCES for kind, n in _counted(name, shared).items() if n > ground[kind]
    }
    unions = (m.Ref, m.Num, m.Cond, m.Stmt, m.Arg, m.Shape)
    wanted = dict.fromkeys((*(one for union in unions for one in get_args(union)), *HANDLERS, *DECLARED))

    assert [kind.__name__ for kind in wanted if kind not in found and kind.__name__ not in UNSAID] == []
    assert [kind.__name__ for kind in found if kind.__name__ in UNSAID] == []


def test_every_instruction_is_made_by_lowering_of_a_source(shared: Shared) -> None:
    """There is no opcode to which no sentence leads, but those of the machine's own procedures."""
    found = {
        item.op
        for name in ("", *lowkit.SOURCES)
        for proc in lowkit.made(name, shared).program.procs
        for item in proc.code
        if isinstance(item, Ins)
    }

    assert [spec.name for spec in TABLE if spec.name not in found and not spec.own] == []
