"""What the verifier says of every number of an image that is exchanged for another, as text.

A line tells a place and, for the numbers tried there, what was said: `fine` for what may run. Tried are the
numbers about every length and limit, so that a bound that is one off shows. `--snapshot-update` writes it
anew: read the diff.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import cast

from syrupy.assertion import SnapshotAssertion

from irkit import L, proc
from orchard import orchard
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.runtime.image import verify_code
from talisman.runtime.image.image import Image, ImageError, image_hash, read_image
from talisman.runtime.image.verify import MAX_REGISTERS, UNIQUE, verify
from talisman.runtime.table.limits import BITS, IMAGE_FORMAT, MAX_SEATS
from talisman.runtime.table.opcodes import TABLE, OpSpec
from talisman.runtime.table.words import FRAME
from talisman.values import evolve

HEAD = len(FRAME)
MANY = 2**31 - 1


def image() -> Image:
    """A program of every sort of row."""
    return read_image(emit(orchard()))


def said(changed: Image) -> str:
    """What is said of an image."""
    try:
        verify(changed)
    except ImageError as error:
        return f"{error.code}: {error}"
    return "fine"


def numbers(own: int, good: Image) -> list[int]:
    """The numbers tried in the place of one."""
    lengths = {len(rows) for rows in (*good.rows.values(), *good.names.values())}
    limits = {-1, 0, 2, 4, own, BITS, MAX_SEATS, MAX_REGISTERS, 1 << BITS, len(good.texts), *lengths}
    return sorted({one + by for one in limits for by in (-1, 0, 1)} | {MANY, ~MANY})


def together(found: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Neighbours of which the same is said, but for the number itself, on one line."""
    kept: list[tuple[int, int, str]] = []
    for number, text in found:
        text = text.replace(f": {number} is", ": it is")
        if kept and kept[-1][2] == text:
            number, text = kept.pop()[0], text
        kept.append((number, number, text))
    yield from (f"    from {first}: {text}" for first, _, text in kept)


def with_number(good: Image, table: str, row: int, column: int, number: int) -> Image:
    """The image with one number exchanged."""
    rows = [list(one) for one in good.rows[table]]
    rows[row][column] = number
    return evolve(good, rows={**good.rows, table: tuple(map(tuple, rows))})


def test_every_number_of_the_tables(snapshot: SnapshotAssertion) -> None:
    """Each column, in the first row and in the last."""
    good = image()
    lines: list[str] = []
    for table, rows in good.rows.items():
        for row in dict.fromkeys((0, len(rows) - 1)):
            for column, own in enumerate(rows[row]):
                lines.append(f"{table} {row} {column} is {own}")
                changed = ((n, said(with_number(good, table, row, column, n))) for n in numbers(own, good))
                lines += together(changed)

    assert "\n".join(lines) == snapshot


def odd(good: Image) -> Iterator[tuple[str, Image]]:
    """Images in which something other than one number is wrong."""
    for name in good.names:
        those = good.names[name]
        yield f"a name of {name} less", evolve(good, names={**good.names, name: those[:-1]})
        if name in UNIQUE and len(those) > 1:
            yield f"a name of {name} twice", evolve(good, names={**good.names, name: (*those[:-1], those[0])})
    for name, rows in good.rows.items():
        yield f"no {name}", evolve(good, rows={**good.rows, name: ()})
        yield f"{name} turned round", evolve(good, rows={**good.rows, name: rows[::-1]})
        yield f"the first of {name} twice", evolve(good, rows={**good.rows, name: (*rows[:1], *rows)})
    for name in good.layout:
        yield f"layout {name}", evolve(good, layout={**good.layout, name: good.layout[name] + 1})
    for seats in ((0, 4), (1, 0), (2, 2), (3, 2), (1, MAX_SEATS), (1, MAX_SEATS + 1)):
        yield f"seats {seats}", evolve(good, seats=seats)
    for place in range(5):
        for number in (-2, -1, 0, 1, 1000):
            row = list(good.spans[-1])
            row[place] = number
            yield f"source map {place}: {number}", evolve(good, spans=(*good.spans[:-1], tuple(row)))
    yield "a purpose less", evolve(good, purposes=good.purposes[:-1])
    yield "no purposes", evolve(good, purposes=(), names={**good.names, "purposes": ()})
    yield "no slots", evolve(good, slots=())
    yield "no texts", evolve(good, texts=())
    yield "a first text", evolve(good, texts=("x", *good.texts[1:]))
    yield "kinds of texts", evolve(good, text_kinds=good.text_kinds[1:])
    for number in (-1, 0, len(good.texts) - 1, len(good.texts)):
        yield f"prompt {number}", evolve(good, prompts=(number,))
    yield "prompts twice", evolve(good, prompts=(1, 1))
    for main in (-1, 0, 3, 4, len(good.rows["procs"])):
        yield f"main {main}", evolve(good, main=main)
    for shown in (
        ("room", "", "stat", ""),
        ("gone", "", "stat", ""),
        ("points", "", "", ""),
        ("gone", "", "", ""),
    ):
        yield f"shown {shown}", evolve(good, prose=evolve(good.prose, shown=(shown,)))
    yield "a form", evolve(good, prose=evolve(good.prose, forms=("gone",)))
    yield "a number lent", evolve(good, prose=evolve(good.prose, lent={"9999": "charm"}))
    rows = ((7,), (1, 3, 7), (2, 5, 7))
    yield "a switch that overlaps", evolve(good, switches=(rows,))
    yield "a switch backwards", evolve(good, switches=(((7,), (3, 1, 7)),))
    yield "code less", evolve(good, code=good.code[:-4])


def test_everything_else(snapshot: SnapshotAssertion) -> None:
    """Names, orders, lists that are missing, layouts, switches, what players are told."""
    good = image()

    assert "\n".join(f"{what}: {said(changed)}" for what, changed in odd(good)) == snapshot


TRIED = (~MANY, *range(-3, 60), 200, 256, 999, 1 << 20, (1 << BITS) - 1, 1 << BITS, MANY)
"""Numbers tried as operands, besides places in the code."""


def test_every_operand_of_every_instruction(snapshot: SnapshotAssertion) -> None:
    """Each instruction in a frame of some registers: which numbers may stand in each of its places."""
    made = orchard()
    rows = {"rows": ir.Table(((0, 5, "end"),), "end")}
    made.procs.append(proc("odd", L("end"), ir.Ins("RETI", 1), params=4, regs=24, tables=rows))
    good = read_image(emit(made))
    number = len(good.rows["procs"]) - 1
    entry, *_, length = good.rows["procs"][number]
    ways = [(entry,), (entry, -1), (entry + length,)]
    one = verify_code._Proc(good, number, good.rows["procs"][number], range(entry, entry + length), ways)
    counts, slots, sets = verify_code._counts(good), verify_code._slots(good), {0: 1, 1: 2}
    usual = {"L": entry * 4, "p": number, "v": 1} | dict.fromkeys("rwxb", HEAD)

    def refused(spec: OpSpec, given: tuple[int, ...]) -> bool:
        try:
            verify_code._instruction(one, entry, spec, given, counts, slots, sets)
        except ImageError:
            return True
        return False

    lines = [f"{counts} {slots}, code from {entry * 4}"]
    for spec in TABLE:
        fine = [spec.within[0] if kind == "i" else usual.get(kind, 0) for kind in spec.kinds]
        if spec.name in ("ROLE", "SETROLE"):
            fine[spec.kinds.index("i")] = HEAD
        told = []
        for place in range(3):
            tried = sorted({*TRIED, *range(entry * 4 - 4, (entry + length) * 4 + 5)})
            those = [n for n in tried if not refused(spec, (*fine[:place], n, *fine[place + 1 :]))]
            told.append(", ".join(runs(those, tried)))
        lines.append(f"{spec.name} {spec.kinds}: {' | '.join(told)}")

    assert "\n".join(lines) == snapshot


def runs(those: Iterable[int], tried: Sequence[int]) -> Iterator[str]:
    """Numbers as runs of what was tried."""
    places = [tried.index(one) for one in those]
    for _, group in groupby(enumerate(places), lambda pair: pair[1] - pair[0]):
        found = [tried[place] for _, place in group]
        yield str(found[0]) if len(found) == 1 else f"{found[0]} to {found[-1]}"


ODD: tuple[object, ...] = (
    None,
    True,
    7,
    -1,
    2**31,
    "",
    "x",
    "\x1b",
    [],
    [1],
    ["x"],
    ["\x1b"],
    [["x"]],
    [[1]],
    {},
    {"x": 1},
    {"x": ["y"]},
)
"""What stands in the place of a part of an image."""


def parts(data: Mapping[str, object], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where in an image something stands."""
    for name, value in data.items():
        yield (*path, name)
        if isinstance(value, dict) and name not in ("layout", "opcodes"):
            yield from parts(value, (*path, name))


def exchanged(data: Mapping[str, object], path: tuple[str, ...], *new: object) -> dict[str, object]:
    """The data with something else, or nothing, at a place."""
    found = dict(data)
    if len(path) > 1:
        found[path[0]] = exchanged(cast("dict[str, object]", data[path[0]]), path[1:], *new)
    elif new:
        found[path[0]] = new[0]
    else:
        del found[path[0]]
    return found


def read(data: dict[str, object], sign: bool = True) -> str:
    """What is said of the form of data."""
    if sign and "hash" in data and isinstance(data["hash"], str):
        data["hash"] = image_hash(data)
    try:
        read_image(data)
    except ImageError as error:
        return f"{error.code}: {error}"
    return "fine"


def test_every_part_of_the_form(snapshot: SnapshotAssertion) -> None:
    """Each part of an image missing, or something else in its place."""
    made = emit(orchard())
    lines: list[str] = []
    for path in parts(made):
        lines.append(".".join(path))
        told = [("nothing", read(exchanged(made, path)))]
        told += [(repr(odd), read(exchanged(made, path, odd), path != ("hash",))) for odd in ODD]
        for said, those in groupby(told, lambda pair: pair[1]):
            lines.append(f"    {', '.join(name for name, _ in those)}: {said}")
    for language in ("1.9", "2.0", "2.1", "3.0", "2", "2.0.0", "02.0", "x.y"):
        lines.append(f"language {language}: {read({**made, 'language': language})}")
    for version in (IMAGE_FORMAT - 1, IMAGE_FORMAT, IMAGE_FORMAT + 1, 0, -1):
        lines.append(f"format {version}: {read({**made, 'format': version})}")
    for code in ("A", "AAAA", "A" * 21 + "===", "A" * 22 + "==", "AA=A", "\xe4"):
        lines.append(f"code {code!r}: {read({**made, 'code': code})}")
    odd_switches: tuple[object, ...] = ([[]], [[[1, 2]]], [[[1]]], [[[1], [1, 2]]], [[[1], [1, 2, 3]]])
    for switches in odd_switches:
        lines.append(f"switches {switches}: {read(exchanged(made, ('tables', 'switches'), switches))}")
    for shown in ([["a"]], [["a", "b", "c", "d"]], [["a", "b", "c", "d", "e"]], [["a", "b", "c", 1]]):
        lines.append(f"shown {shown}: {read({**made, 'prose': {'shown': shown}})}")
    for more in ((), ("tables",), ("tables", "names"), ("prose",)):
        lines.append(f"more in {more}: {read(exchanged({'prose': {}, **made}, (*more, 'more'), 1))}")

    assert "\n".join(lines) == snapshot
