"""Any number may stand in a register: no instruction reads or writes what is not there, whatever it gets."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from random import Random
from struct import pack
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion

from irkit import I, game, proc, program, ready
from orchard import orchard
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.runtime.game.engine import native_machine
from talisman.runtime.game.game import Game, GameError, load
from talisman.runtime.image.image import InvalidImage, image_hash
from talisman.runtime.image.link import Linked
from talisman.runtime.table.opcodes import PARTS, REGISTERS, TABLE, OpSpec
from talisman.runtime.table.ops import H_FAULTARG, H_FAULTPC
from talisman.runtime.table.words import FRAME

HEAD = len(FRAME)
LEAST, MOST = -(2**31), 2**31 - 1
EDGES = (LEAST, LEAST + 1, -(2**30), -4097, -2, -1, 0, 1, 5, 30, 255, 4097, 2**30, MOST - 1, MOST)
ARGUMENTS = 14
NAMES = {
    "p": "stow",
    "v": "turn",
    "e": "gain",
    "y": "boost",
    "f": "points",
    "g": "rounds",
    "a": "size",
    "k": "thing",
    "c": "hand",
    "s": "room",
    "u": "luck",
    "t": "stop",
    "L": "end",
    "T": "rows",
}
"""An operand of each kind that is no register and no constant."""
TRIED = [spec for spec in TABLE if not spec.own]


def instruction(spec: OpSpec) -> ir.Ins:
    """One that reads the arguments of its procedure and writes behind them."""
    operands: list[ir.Operand] = []
    for place, kind in enumerate(spec.kinds):
        if kind == "w":
            operands.append(ARGUMENTS)
        elif kind in REGISTERS:
            operands.append(place * 3)
        elif kind == "i":
            operands.append(max(spec.within[0], min(spec.within[1] - 1, 1)))
        else:
            operands.append(NAMES.get(kind, 0))
    if spec.name in ("ROLE", "SETROLE"):
        operands[spec.kinds.index("i")] = 0
    return I(spec.name, operands[0], operands[1], operands[2])


def made() -> ir.Program:
    """The orchard, with a procedure for each instruction."""
    found = orchard()
    rows = {"rows": ir.Table(((LEAST, LEAST, "end"), (0, 5, "end"), (MOST, MOST, "end")), "end")}
    for spec in TRIED:
        code = (instruction(spec), ir.Label("end"), I("RETI", 1))
        found.procs.append(proc(f"edge {spec.name}", *code, params=ARGUMENTS, regs=24, tables=rows))
    return found


@cache
def linked() -> Linked:
    """The same, linked once."""
    return ready(made())


@cache
def begun(native: bool) -> Game:
    """A game in which things lie everywhere and effects live."""
    played = Game.new(linked(), 4, 3, native=native)
    picks = Random(3)
    for _ in range(30):
        played.step(picks.randrange(played.choices))
    return played


def outcome(spec: OpSpec, given: tuple[int, ...], native: bool) -> object:
    """What comes out of an instruction, and the state behind it."""
    tried = begun(native).copy()
    tried.fuel = 20_000
    return tried.start_proc(f"edge {spec.name}", given), tried.fault, tried.state()


@pytest.mark.skipif(native_machine() is None, reason="the compiled machine is not built")
@pytest.mark.parametrize("part", PARTS)
def test_every_instruction_at_the_edges_of_numbers(part: str) -> None:
    """The compiled machine does what the plain one does, which can overflow nothing."""
    picks = Random(7)
    for spec in PARTS[part]:
        if spec in TRIED:
            mixed = (tuple(picks.choice(EDGES) for _ in range(ARGUMENTS)) for _ in range(40))
            for given in chain(((edge,) * ARGUMENTS for edge in EDGES), mixed):
                assert outcome(spec, given, True) == outcome(spec, given, False), (spec.name, given)


def refusal(spec: OpSpec, given: Sequence[int], native: bool) -> str:
    """What an instruction says of its arguments: the fault, words from it, of what number."""
    tried = begun(native).copy()
    tried.fuel = 20_000
    tried.start_proc(f"edge {spec.name}", given)
    if tried.fault is None:
        return "fine"
    row = tried.image.rows["procs"][tried.proc(f"edge {spec.name}")]
    state = tried.state()
    at = state[H_FAULTPC] - row[0] * 4
    return f"{tried.fault.code} {at if 0 <= at < row[6] * 4 else 'elsewhere'} {state[H_FAULTARG]}"


def lengths() -> list[int]:
    """About how many things, zones, tags and purposes there are: the last that is one, and what is none."""
    where = linked().where
    counts = sorted({where[name] for name in ("ne", "nz", "npur")} | {len(linked().image.names["tags"])})
    return [number for count in counts for number in (count - 1, count) if number > 5]


def refusals(spec: OpSpec, native: bool) -> Iterator[str]:
    """What is said of a thing and of a player, and where one wrong number among them is told otherwise."""
    for usual in (5, 0):
        given = [usual] * ARGUMENTS
        told = refusal(spec, given, native)
        yield f"all {usual}: {told}"
        for place in range(ARGUMENTS):
            for wrong in (-2, -1, *lengths(), MOST):
                other = refusal(spec, [*given[:place], wrong, *given[place + 1 :]], native)
                if other != told:
                    yield f"  {place} is {wrong}: {other}"


@pytest.mark.skipif(native_machine() is None, reason="the compiled machine is not built")
def test_both_machines_say_the_same_of_a_wrong_number() -> None:
    """Which instruction, and which number."""
    for spec in TRIED:
        assert [*refusals(spec, True)] == [*refusals(spec, False)]


def test_what_an_instruction_says_of_a_wrong_number(snapshot: SnapshotAssertion) -> None:
    """Which of its arguments it looks at, and that a fault names the instruction and the number."""
    assert {spec.name: "\n".join(refusals(spec, False)) for spec in TRIED} == snapshot


@pytest.mark.parametrize(
    "spec", [spec for spec in TRIED if set(spec.kinds) & set(REGISTERS)], ids=lambda spec: spec.name
)
def test_no_operand_lies_outside_of_the_frame(spec: OpSpec) -> None:
    """A register one word below the first or behind the last is refused, whichever operand it is."""
    image = emit(made())
    tables = cast(Any, image["tables"])
    number = tables["names"]["procs"].index(f"edge {spec.name}")
    entry, size = tables["procs"][number][:2]
    code = b64decode(cast(str, image["code"]))
    for place, kind in enumerate(spec.kinds, 1):
        for register in (HEAD - 1, HEAD + size) if kind in REGISTERS else ():
            at = (entry * 4 + place) * 4
            image["code"] = b64encode(code[:at] + pack("<i", register) + code[at + 4 :]).decode()
            image["hash"] = image_hash(image)
            with pytest.raises(InvalidImage, match=f"operand {place - 1} is {register}"):
                load(image)


def test_parts_of_a_sum_that_are_too_large_are_a_fault(native: bool) -> None:
    """What living effects lend is added up: 2 to the 31st is no number, though less of it is left."""
    lent = (I("LDI", 3, 0), *(I("EFNEW", 9, "boost", 2) for _ in range(2)))
    sum_of = (I("LDI", 12, 0), I("LDI", 13, 0), I("LDI", 14, 5), I("STAT", 10, "room", 12), I("HALT", 10, ""))
    summed = program(
        proc("main", I("LDI", 2, 0), *lent, *sum_of, regs=24),
        stats=["room"],
        effects=["boost"],
        modifiers=[
            ir.Modifier("less", "room", amount=-(2**30)),
            ir.Modifier("boost", "room", amount=2**30, effect="boost"),
        ],
    )
    played = game(summed, native=native)

    assert played.fault is not None
    assert played.fault.code == "overflow"


@pytest.mark.parametrize("index", [-1, 3, 2**31 - 1, 2**31, 2**70])
def test_an_answer_that_is_not_offered_is_refused(index: int, native: bool) -> None:
    """However large its number is."""
    played = Game.new(linked(), 4, 3, native=native)
    with pytest.raises(GameError):
        played.step(max(index, played.choices) if index > 0 else index)
