"""IR program to image: labels become word indices, names become numbers, everything is hashed.

The same program gives the same bytes everywhere: nothing here depends on time, place or hashing order.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from struct import pack as pack_words

from talisman.compiler.image.layout import (
    EmitError,
    ImageLimit,
    Names,
    Texts,
    find,
    lent,
    numbered,
    reasons,
    tables,
)
from talisman.compiler.ir.program import Ins, Operand, Proc, Program, kind_and_words
from talisman.compiler.ir.registers import sets
from talisman.compiler.ir.tidy import tidied
from talisman.compiler.source import NOWHERE, Span
from talisman.runtime.image.image import canonical, hash_and_text, table_hash
from talisman.runtime.table.limits import IMAGE_FORMAT, LANGUAGE
from talisman.runtime.table.opcodes import BLOCKS, NAMES, REGISTERS, ROWS, SETS, SPEC
from talisman.runtime.table.shape import event_registers, shape
from talisman.runtime.table.words import FRAME, KINDS, LIMIT, STAT, SYSTEM_CODE, TEXT_KINDS
from talisman.values import Factory, define

HEAD = len(FRAME)
SLOTTED = ("ROLE", "SETROLE")
"""Instructions whose constant may be the name of a slot of a level."""
PREFIXES = ("text", "zone", "tag", "level", "event", "effect", "purpose", "field", "proc", "label")
OPENLY = ("DEC", "DECA")
"""Instructions that ask a question of which others are told."""
JUMPS = {name: spec.kinds.index("L") for name, spec in SPEC.items() if "L" in spec.kinds}
"""Instructions with a label, and which of their operands it is."""

Key = tuple[str, Operand, Operand, Operand]
Made = tuple[int, tuple[int, ...]]
"""The registers an instruction needs, and its words."""


@define
class _Assembler:
    """Instructions of all procedures, one after the other."""

    program: Program
    names: Names
    texts: Texts
    params: dict[str, int]
    slots: dict[str, dict[str, int]]
    sorts: dict[str, dict[str, int]]
    sets: dict[str, int]
    """Registers of a set of the entities with each tag."""
    known: dict[Key, Made] = Factory(dict)
    """Instructions met before, those that jump without their labels: nine of ten are."""
    words: list[int] = Factory(list)
    spans: list[Span] = Factory(list)
    procs: list[list[int]] = Factory(list)
    switches: list[list[list[int]]] = Factory(list)

    def system(self, registers: Sequence[int]) -> None:
        """The machine's own procedures."""
        for ops, size in zip(SYSTEM_CODE, registers, strict=True):
            self.procs.append([len(self.words) // 4, size, 0, 0, 0, -1, len(ops)])
            for op in ops:
                self.words += [NAMES[op], 0, 0, 0]
                self.spans.append(NOWHERE)

    def proc(self, proc: Proc) -> None:
        """One procedure."""
        labels: dict[str, int] = {}
        first = at = len(self.words) // 4
        for item in proc.code:
            if not isinstance(item, Ins):
                if item.name in labels:
                    raise EmitError(f"two labels {item.name!r} in {proc.name!r}")
                labels[item.name] = at
            else:
                at += 1
        switch: dict[str, int] = {}
        for name, table in proc.tables.items():
            switch[name] = len(self.switches)
            rows = [[low, high, self.label(proc, labels, target) * 4] for low, high, target in table.rows]
            self.switches.append([[self.label(proc, labels, table.default) * 4], *rows])
        if proc.kind not in KINDS:
            raise EmitError(f"{proc.name!r} is of no known kind: {proc.kind!r}")
        events = {"": -1, "*": -2}
        self.procs.append([
            first,
            proc.regs,
            proc.params,
            find("level", self.names.levels, proc.level) if proc.level else 0,
            KINDS.index(proc.kind),
            events[proc.event] if proc.event in events else find("event", self.names.events, proc.event),
            at - first,
        ])  # fmt: skip
        self.code(proc, labels, switch)

    def code(self, proc: Proc, labels: Mapping[str, int], switch: Mapping[str, int]) -> None:
        """The instructions of a procedure, and where each comes from."""
        known, words, spans, regs, own = self.known, self.words, self.spans, proc.regs, proc.span
        for item in proc.code:
            if not isinstance(item, Ins):
                continue
            op = item.op
            place = JUMPS.get(op)
            if place is None:
                key = (op, item.a, item.b, item.c)
                made = known.get(key) if op != "SWITCH" else None
                if made is None or made[0] > regs:
                    made = known[key] = self.instruction(proc, switch, item)
                words += made[1]
            else:
                target = (item.a, item.b, item.c)[place]
                key = (
                    op,
                    item.a if place else "",
                    item.b if place != 1 else "",
                    item.c if place != 2 else "",
                )
                made = known.get(key)
                if made is None or made[0] > regs:
                    made = known[key] = self.instruction(proc, switch, item)
                words += made[1]
                words[place - 3] = self.label(proc, labels, target) * 4
            spans.append(item.span if item.span.line else own)

    def label(self, proc: Proc, labels: Mapping[str, int], name: Operand) -> int:
        """The instruction behind a label."""
        if isinstance(name, int) or name not in labels:
            raise EmitError(f"no label {name!r} in {proc.name!r}")
        return labels[name]

    def instruction(self, proc: Proc, switch: Mapping[str, int], item: Ins) -> Made:
        """One instruction: the registers it needs, and its words; a label is not filled in."""
        spec = SPEC.get(item.op)
        if spec is None:
            raise EmitError(f"no instruction {item.op!r} in {proc.name!r}")
        words, registers = [NAMES[item.op]], 0
        for place, (kind, operand) in enumerate(zip(spec.kinds, (item.a, item.b, item.c), strict=True)):
            try:
                words.append(self.operand(proc, switch, item, kind, operand))
            except EmitError as error:
                kind_of = ImageLimit if isinstance(error, ImageLimit) else EmitError
                raise kind_of(f"{proc.name!r}: {item.op} operand {place}: {error}") from error
            if kind in REGISTERS and isinstance(operand, int):
                registers = max(registers, operand + self.width(item, kind))
        return registers, tuple(words)

    def operand(
        self,
        proc: Proc,
        switch: Mapping[str, int],
        item: Ins,
        kind: str,
        operand: Operand,
    ) -> int:
        """One operand as a word."""
        if kind in REGISTERS:
            return self.register(proc, item, kind, operand)
        if kind == "L":
            return 0
        if kind == "T":
            return find("switch", switch, operand)
        if kind == "t":
            return self.texts.number(operand)
        if kind == "i":
            return self.constant(item, operand)
        if kind == "-":
            if operand != 0:
                raise EmitError(f"unused operand is {operand!r}")
            return 0
        return find(f"operand of kind {kind}", self.sorts[kind], operand)

    def register(self, proc: Proc, item: Ins, kind: str, operand: Operand) -> int:
        """A register as an offset from the frame's first word."""
        if not isinstance(operand, int):
            raise EmitError(f"register {operand!r}")
        width = self.width(item, kind)
        if operand < 0 or operand + width > max(proc.regs, 1 if width == 0 else 0):
            raise EmitError(f"registers {operand} to {operand + width - 1} of {proc.regs}")
        return operand + HEAD

    def width(self, item: Ins, kind: str) -> int:
        """How many registers in a row an operand stands for."""
        if item.op in SETS and kind == SETS[item.op][0]:
            return self.sets.get(str((item.a, item.b, item.c)[SETS[item.op][1]]), 1)
        if kind == "w":
            return ROWS[item.op]
        if kind == "b":
            return self.params.get(str(item.b), 0) if item.op == "CALL" else BLOCKS[item.op]
        return 1

    def constant(self, item: Ins, operand: Operand) -> int:
        """A constant: a number, a slot of a level, `sort:name`, or an entity's name."""
        if item.op in SLOTTED:
            level = item.b if item.op == "ROLE" else item.a
            slot = find("slot", self.slots.get(str(level), {}), operand)
            return slot + HEAD
        if isinstance(operand, int):
            if not -(2**31) <= operand < 2**31:
                raise ImageLimit(f"constant {operand} is no number of 32 bits")
            return operand
        sort, colon, name = operand.partition(":")
        if operand in self.names.entities or not colon or sort not in PREFIXES:
            return find("entity", self.names.entities, operand)
        if sort == "text":
            return self.texts.number(name)
        tables: dict[str, dict[str, int]] = {
            "zone": self.names.zones,
            "tag": self.names.tags,
            "level": self.names.levels,
            "event": self.names.events,
            "effect": self.names.effects,
            "purpose": self.names.purposes,
            "field": self.names.fields,
            "proc": self.names.procs,
            "label": self.names.labels,
        }
        return find(sort, tables[sort], name)


def _sorts(names: Names) -> dict[str, dict[str, int]]:
    """Kinds of operands that are names, and the numbers of the names."""
    return {
        "p": names.procs,
        "v": names.levels,
        "e": names.events,
        "y": names.effects,
        "f": names.fields,
        "g": names.globals,
        "a": names.attrs,
        "k": names.tags,
        "c": names.zones,
        "s": names.stats,
        "u": names.purposes,
    }


def _slots(program: Program) -> dict[str, dict[str, int]]:
    """The slots of each level, those of the levels it inherits from first."""
    parents = {level.name: level for level in program.levels}
    found: dict[str, dict[str, int]] = {}
    for level in program.levels:
        chain = [level]
        while chain[-1].parent:
            chain.append(parents[chain[-1].parent])
        names: list[str] = []
        for item in reversed(chain):
            names.extend(slot for slot in item.slots if slot not in names)
        found[level.name] = {name: number for number, name in enumerate(names)}
    return found


def _open_prompts(program: Program, instructions: Iterable[Key], texts: Texts) -> list[int]:
    """The prompts that all may read: nothing else that is asked is shown to others."""
    asked = {prompt for op, _, _, prompt in instructions if op in OPENLY}
    private = set(program.private)
    return sorted(texts.number(one) for one in asked if kind_and_words(str(one))[1] not in private)


def source_map(spans: Sequence[Span]) -> dict[str, object]:
    """Runs of instructions that come from one place: count, file, line, column, end."""
    files = sorted({span.file for span in spans if span.line})
    index = numbered("file", files)
    rows: list[list[int]] = []
    last: Span | None = None
    for span in spans:
        if span is last:  # instructions of one statement share it
            rows[-1][0] += 1
            continue
        last = span
        place = [index[span.file], span.line, span.column, span.end] if span.line else [-1, 0, 0, 0]
        if rows and rows[-1][1:] == place:
            rows[-1][0] += 1
        else:
            rows.append([1, *place])
    return {"files": files, "rows": rows}


def emit(program: Program, packs: Sequence[Mapping[str, str]] = ()) -> dict[str, object]:
    """The image of a program; `packs` are name, version and hash of each pack it was made of."""
    return emitted(program, packs)[0]


def emitted(program: Program, packs: Sequence[Mapping[str, str]]) -> tuple[dict[str, object], str]:
    """The image of a program, and its canonical text, of which the hash was made."""
    if not 1 <= program.seats[0] <= program.seats[1]:
        raise EmitError(f"seats {program.seats}")
    if len(program.entities) < program.seats[1]:
        raise EmitError("the first entities must be the seats")
    names = Names.of(program)
    texts = Texts({"": 0})
    made = tables(program, names, texts)
    rules = made["rules"]
    assert isinstance(rules, list)
    params = {item.name: item.params for item in program.procs}
    assembler = _Assembler(program, names, texts, params, _slots(program), _sorts(names), sets(program))
    assembler.system((event_registers(rules),) * 2 + (len(STAT), len(LIMIT)))
    procs = tidied(program) if program.tidy else program.procs
    for proc in procs:
        assembler.proc(proc)
    made["prompts"] = _open_prompts(program, assembler.known, texts)
    for text in program.texts:
        texts.number(text)
    made["procs"] = assembler.procs
    made["switches"] = assembler.switches
    made["opcodes"] = table_hash()
    sized = {
        name: made[name]
        for name in ("entities", "tags", "fields", "zones", "globals", "rules", "modifiers", "effects")
    }
    image: dict[str, object] = {
        "format": IMAGE_FORMAT,
        "language": LANGUAGE,
        "packs": [dict(item) for item in packs],
        "seats": list(program.seats),
        "layout": shape(sized, len(names.purposes), program.seats[1]),  # type: ignore[arg-type]
        "code": b64encode(pack_words(f"<{len(assembler.words)}i", *assembler.words)).decode(),
        "tables": made,
        "texts": [kind_and_words(text)[1] for text in texts.numbers],
        "text_kinds": [TEXT_KINDS.index(kind_and_words(text)[0]) for text in texts.numbers],
        "prose": program.prose.data()
        | {
            what: told
            for what, told in (("reasons", reasons(program, names)), ("lent", lent(program, names)))
            if told
        },
        "source_map": source_map(assembler.spans),
    }
    image["hash"], text = hash_and_text(image)
    return image, text


def text_of(image: Mapping[str, object]) -> str:
    """The image as the text of a file."""
    return canonical(image) + "\n"
