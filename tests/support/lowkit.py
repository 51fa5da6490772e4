"""The small sources of `tests/compiler/lower/`, and the assembly that lowering makes of each, as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from difflib import unified_diff
from functools import cache
from pathlib import Path

from attrs import frozen

from langkit import Keep, Shared, one_table
from talisman.compiler import model as m
from talisman.compiler.checks.context import Context
from talisman.compiler.checks.run import run_checks
from talisman.compiler.diagnostics import Bag, Stop
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.compiler.ir.program import Ins, Label, Operand, Proc, Program, Table
from talisman.compiler.lower.steps import lower
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source
from talisman.compiler.syntax import shared as syntax
from talisman.runtime.table.opcodes import REGISTERS, TABLE
from talisman.values import members

FOLDER = Path(__file__).parents[1] / "compiler" / "lower"
ROOMS = ("phrase", "body", "rule", "program")
SOURCES = tuple(
    path.relative_to(FOLDER).with_suffix("").as_posix()
    for room in ROOMS
    for path in sorted((FOLDER / room).glob("*.tal"))
)
"""The names of all sources: the room of lowering that makes the most of them, and the construct."""

ALONE = "without the base"
LISTS = (
    "entities", "fields", "globals", "zones", "events", "stats", "purposes", "labels", "edges", "levels",
    "effects", "rules", "modifiers", "limits",
)  # fmt: skip
"""What a program has besides procedures, in the order in which it is shown."""
TOLD = ("events", "turns", "wholes", "answered", "shown", "values", "forms", "options")
KINDS = {spec.name: spec.kinds for spec in TABLE}

_READ = syntax.Shared()
"""What is read once for all sources: the base, which they all stand on."""


@frozen
class Made:
    """What became of a source: its model, and the program of that."""

    model: m.Model
    program: Program


def packs(name: str = "") -> tuple[PackSource, ...]:
    """The base, and the source of this name on top of it, unless its first line says that it stands alone."""
    found: list[PackSource] = []
    for pack, path in (("example", name), ("base", "base")):
        if path:
            source = Source(pack, f"{pack}.tal", (FOLDER / f"{path}.tal").read_text(encoding="utf-8"))
            needs = ("base",) if path == name else ()
            found.append(PackSource(pack, "1.0.0", pack, (source,), needs, (2, 4), "partial"))
        if alone(name):
            break
    return tuple(reversed(found))


def alone(name: str) -> bool:
    """Whether a source is a whole game."""
    return bool(name) and ALONE in lines_of(name)[0]


def lines_of(name: str) -> list[str]:
    """The text of a source."""
    return (FOLDER / f"{name}.tal").read_text(encoding="utf-8").splitlines()


def table(keep: Keep) -> Shared:
    """One parse table for all sources."""
    return one_table([packs(), *map(packs, SOURCES)], keep)


@cache
def made(name: str, shared: Shared) -> Made:
    """Read, resolve, check and lower a source; the base alone where it has no name."""
    bag = Bag()
    with suppress(Stop):
        parsed = parse_packs(packs(name), bag, shared, _READ)
        model = resolve_parsed(parsed, bag)
        run_checks(Context(model, parsed.trees, parsed.outlined, parsed.packs), bag)
    assert not bag.errors, [
        f"{name}:{one.span.line} {one.code} {one.text}" for one in bag.sorted() if one.severity == "error"
    ]
    return Made(model, lower(model, scenarios=bool(model.scenarios)))


def assembly(name: str, shared: Shared) -> str:
    """What a source adds to the program of the base, and what it changes there."""
    lines = {
        (source.shown, number): text.strip()
        for pack in packs(name)
        for source in pack.sources
        for number, text in enumerate(source.lines, 1)
    }
    program, ground = made(name, shared).program, Program() if alone(name) else made("", shared).program
    return "\n".join(_all(program, ground, lines)).rstrip() + "\n"


Lines = dict[tuple[str, int], str]


def _all(program: Program, ground: Program, lines: Lines) -> Iterator[str]:
    gone = {proc.name: proc for proc in ground.procs}
    for proc in program.procs:
        old = gone.pop(proc.name, None)
        if old is None:
            yield from _procedure(proc, lines)
            yield ""
        elif old != proc:
            yield from _changed(proc, old, lines)
            yield ""
    yield from (f"no longer {name}" for name in gone)
    for what in LISTS:
        before, now = getattr(ground, what), getattr(program, what)
        if what == "entities":  # those of the base may have other numbers
            known = {one.name for one in before}
            before, now = [], [one for one in now if one.name not in known]
        yield from _rows(what, [row for row in now if row not in before])
        yield from _rows(f"no longer {what}", [row for row in before if row not in now])
    for what in TOLD:
        yield from _rows(f"told {what}", _added(getattr(program.prose, what), getattr(ground.prose, what)))


def _rows(what: str, rows: Sequence[object]) -> Iterator[str]:
    """A list of a program, each entry with what it says."""
    if rows:
        yield what
        yield from (f"    {_row(row)}" for row in rows)
        yield ""


def _row(row: object) -> str:
    if isinstance(row, str):
        return row
    parts = [
        f"{member.name} {_value(value)}"
        for member in members(type(row))
        if member.name != "span" and (value := getattr(row, member.name))
    ]
    return ", ".join(parts)


def _value(value: object) -> str:
    if isinstance(value, tuple | list):
        return "(" + " ".join(map(_value, value)) + ")"
    if isinstance(value, dict):
        return "(" + " ".join(f"{key}={_value(one)}" for key, one in value.items()) + ")"
    return repr(value) if isinstance(value, str) and (" " in value or not value) else str(value)


def _added(now: object, before: object) -> list[object]:
    """What is new in a list or a mapping."""
    if isinstance(now, dict) and isinstance(before, dict):
        return [f"{key}: {_value(value)}" for key, value in now.items() if before.get(key) != value]
    assert isinstance(now, list)
    assert isinstance(before, list)
    return [row for row in now if row not in before]


def _changed(proc: Proc, old: Proc, lines: Lines) -> Iterator[str]:
    """A procedure of the base in which something is different: only that."""
    yield f"of the base: {proc.name}"
    before, now = list(_procedure(old, lines)), list(_procedure(proc, lines))
    yield from (
        line for line in unified_diff(before, now, n=1, lineterm="") if line[:2] not in ("--", "++", "@@")
    )


def _procedure(proc: Proc, lines: Lines) -> Iterator[str]:
    facts = [proc.kind, f"{proc.params} arguments", f"{proc.regs} registers"]
    facts += [f"level {proc.level}"] if proc.level else []
    facts += [f"event {proc.event}"] if proc.event else []
    yield f"{proc.name}: {', '.join(facts)}"
    last = ""
    for one in proc.code:
        if isinstance(one, Label):
            yield f"  {one.name}:"
            continue
        text = lines.get((one.span.file, one.span.line), "")
        if text and text != last:
            yield f"  ; {text}"
        last = text
        yield f"    {_instruction(one, proc.tables)}".rstrip()


def _instruction(one: Ins, tables: Mapping[str, Table]) -> str:
    words = zip(KINDS[one.op], (one.a, one.b, one.c), strict=True)
    return f"{one.op:8} " + ", ".join(_operand(kind, word, tables) for kind, word in words if kind != "-")


def _operand(kind: str, word: Operand, tables: Mapping[str, Table]) -> str:
    if kind in REGISTERS:
        return f"r{word}" + ("..." if kind == "b" else "")
    if kind == "T":
        found = tables[str(word)]
        rows = [f"{_bounds(low, high)} {label}" for low, high, label in found.rows]
        return "[" + ", ".join([*rows, f"else {found.default}"]) + "]"
    return repr(word) if kind == "t" else str(word)


def _bounds(low: int, high: int) -> str:
    return str(low) if low == high else f"{low if low > -(2**31) else ''}..{high if high < 2**31 - 1 else ''}"
