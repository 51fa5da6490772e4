"""The code half of the verifier: operands, jumps, purity, the machine's own procedures."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.runtime.image.image import Image, InvalidImage, Rows
from talisman.runtime.table.opcodes import BLOCKS, NAMES, SETS, STOPS, TABLE, OpSpec
from talisman.runtime.table.shape import event_registers, set_words, tagged
from talisman.runtime.table.words import FRAME, KINDS, LIMIT, STAT, SYSTEM, SYSTEM_CODE
from talisman.values import define, field

HEAD = len(FRAME)
MANY = 2**31
"""More registers than any frame has."""
OPTS = NAMES["OPTS"]
CALL = NAMES["CALL"]
OWN = frozenset(spec.name for spec in TABLE if spec.own)
POSES = [spec.changes == "answer" for spec in TABLE]
"""Of each opcode whether it asks the question."""
CEASES = [poses or number == OPTS for number, poses in enumerate(POSES)]
"""Of each opcode whether options are no longer being collected behind it, or are anew."""
GOES_ON = [spec.name not in STOPS for spec in TABLE]
DISTURBS = [
    not poses and (spec.asks or spec.changes == "leave") for poses, spec in zip(POSES, TABLE, strict=True)
]
"""Of each opcode whether it asks, raises or ends whatever its operands are."""
MAY_DISTURB = [disturbs or number == CALL for number, disturbs in enumerate(DISTURBS)]
"""Of each opcode whether it does, or calls what may."""
MAY_CHANGE = {"pure": frozenset({"-", "call", "list"}), "forbid": frozenset({"-", "call", "verdict"})}
"""What procedures that only look may change all the same."""
NOTHING = frozenset({"-", "call"})
JUMPS = [
    tuple((place, kind == "L") for place, kind in enumerate(spec.kinds) if kind in "LT") for spec in TABLE
]
"""For each opcode the operands that say where control may go, and whether that is one place or a table."""
LABEL = [spec.kinds.find("L") + 1 for spec in TABLE]
"""For each opcode which of its operands is a label, counted from 1, or 0."""
TABLED = [any(not label for _, label in ways) for ways in JUMPS]
"""Of each opcode whether it jumps by a table."""
CALLABLE = {"forbid": ("forbid", "pure"), "modifier": ("modifier", "pure"), "pure": ("pure",)}


@define
class _Proc:
    """One procedure while it is checked; what is read more than once is kept.

    A table of a switch is a stop of its own on the way of control, with a negative number: however many
    instructions jump by it, its rows are gone through once.
    """

    image: Image
    number: int
    row: tuple[int, ...]
    span: range
    ways: list[tuple[int, ...]]
    ops: list[int] = field(factory=list)
    told: list[tuple[int, ...]] = field(factory=list)
    first: int = 0

    def __attrs_post_init__(self) -> None:
        """Where its first instruction stands."""
        self.first = self.row[0]

    @property
    def name(self) -> str:
        return self.image.names["procs"][self.number]

    @property
    def kind(self) -> str:
        return KINDS[self.row[4]]

    def fail(self, at: int, what: str) -> InvalidImage:
        return InvalidImage(f"{self.name} at {at - self.span.start}: {what}")

    def read(self) -> None:
        """Read all instructions once."""
        first, end = self.span.start * 4, self.span.stop * 4
        code = self.image.code[first:end]
        self.ops = list(code[::4])
        self.told = list(zip(code[1::4], code[2::4], code[3::4], strict=True))
        for number, op in enumerate(self.ops):
            if not 0 <= op < len(TABLE):
                raise self.fail(self.span.start + number, f"no instruction {op}")

    def jumps(self, number: int) -> list[int]:
        """Where control may jump from an instruction, inside the procedure."""
        told = self.told[number]
        return [told[place] // 4 if label else -1 - told[place] for place, label in JUMPS[self.ops[number]]]

    def follows(self, at: int) -> Sequence[int]:
        """Where control may go after an instruction, inside the procedure."""
        if at < 0:
            return self.ways[-1 - at]
        number = at - self.first
        return [at + 1, *self.jumps(number)] if GOES_ON[self.ops[number]] else self.jumps(number)

    def reach(self, starts: list[int]) -> set[int]:
        """Instructions reachable from some, not going past where collecting ceases; tables among them."""
        seen: set[int] = set()
        waiting, ops, first = list(starts), self.ops, self.first
        while waiting:
            at = waiting.pop()
            while at not in seen:  # from one instruction to the next, as nearly always
                seen.add(at)
                if at < 0:
                    waiting += self.ways[-1 - at]
                    break
                op = ops[at - first]
                if CEASES[op]:
                    break
                if JUMPS[op]:
                    waiting += self.jumps(at - first)
                if not GOES_ON[op]:
                    break
                at += 1
        return seen

    def poses(self, at: int) -> bool:
        """Whether it asks the question."""
        return at >= 0 and POSES[self.ops[at - self.first]]

    def disturbs(self, at: int) -> bool:
        """Whether it may ask, raise, end or call what does."""
        number = at - self.first
        op = self.ops[number]
        return DISTURBS[op] or (
            op == CALL and KINDS[self.image.rows["procs"][self.told[number][1]][4]] == "code"
        )


def check_code(image: Image) -> None:
    """Raise InvalidImage unless the code may run; the tables have been checked."""
    _system(image)
    _switches(image)
    slots = _slots(image)
    counts = _counts(image)
    ways = [_ways(rows) for rows in image.switches]
    sets = {tag: set_words(those) for tag, those in tagged(image.rows["tags"]).items()}
    good: dict[tuple[int, ...], int] = {}
    for number, row in enumerate(image.rows["procs"]):
        if number < len(SYSTEM):
            continue
        proc = _Proc(image, number, row, range(row[0], row[0] + row[6]), ways)
        proc.read()
        registers = row[1]
        labels = range(row[0] * 4, (row[0] + row[6]) * 4, 4)
        for place, (op, operands) in enumerate(zip(proc.ops, proc.told, strict=True)):
            label = LABEL[op]
            met = (op, *operands[: label - 1], *operands[label:]) if label else (op, *operands)
            known = good.get(met) if not label or operands[label - 1] in labels else None
            if known is None or registers < known:  # nine of ten were met before, in a frame no larger
                _instruction(proc, row[0] + place, TABLE[op], operands, counts, slots, sets)
                if not TABLED[op]:
                    good[met] = registers
        if GOES_ON[proc.ops[-1]]:
            raise proc.fail(proc.span[-1], "runs over its end")
        _purity(proc)
        _collecting(proc)


def _system(image: Image) -> None:
    """The machine's own procedures are word for word its own."""
    rows = image.rows["procs"]
    if len(rows) < len(SYSTEM):
        raise InvalidImage("the machine's own procedures are missing")
    events = event_registers(image.rows["rules"])
    sizes = (events, events, len(STAT), len(LIMIT))
    at = 0
    for number, (ops, size) in enumerate(zip(SYSTEM_CODE, sizes, strict=True)):
        if (
            rows[number] != (at, size, 0, 0, 0, -1, len(ops))
            or image.names["procs"][number] != SYSTEM[number]
        ):
            raise InvalidImage(f"{SYSTEM[number]} is not the machine's own")
        for op in ops:
            if image.code[at * 4 : at * 4 + 4] != (NAMES[op], 0, 0, 0):
                raise InvalidImage(f"{SYSTEM[number]} is not the machine's own")
            at += 1


def _switches(image: Image) -> None:
    """Rows of a switch are ranges in order that do not overlap."""
    for rows in image.switches:
        last = -(2**31) - 1
        for low, high, _ in rows[1:]:
            if not last < low <= high:
                raise InvalidImage("rows of a switch out of order")
            last = high


def _ways(rows: Rows) -> tuple[int, ...]:
    """Where a switch may go, lowest first; -1 behind these where a row names no whole instruction."""
    words = sorted({row[-1] for row in rows})
    return (*(word // 4 for word in words), *([-1] if any(word % 4 for word in words) else ()))


def _slots(image: Image) -> list[int]:
    """For each level the registers every frame of it has, or of one that inherits it."""
    parents = [0, *(row[0] for row in image.rows["levels"])]
    found = [MANY] * len(parents)
    for row in image.rows["procs"]:
        found[row[3]] = min(found[row[3]], row[1])
    heirs = [0] * len(parents)
    for parent in parents:
        heirs[parent] += 1
    waiting = [level for level in range(1, len(parents)) if not heirs[level]]
    while waiting:
        level = waiting.pop()
        parent = parents[level]
        found[parent] = min(found[parent], found[level])
        heirs[parent] -= 1
        if parent and not heirs[parent]:
            waiting.append(parent)
    return [0 if size == MANY else size for size in (0, *found[1:])]


def _counts(image: Image) -> dict[str, int]:
    """How many there are of what each kind of operand names."""
    return {
        "f": len(image.rows["fields"]),
        "g": len(image.rows["globals"]),
        "a": len(image.names["attrs"]),
        "k": len(image.names["tags"]),
        "c": len(image.rows["zones"]),
        "e": len(image.rows["events"]),
        "y": len(image.rows["effects"]),
        "s": len(image.names["stats"]),
        "u": len(image.purposes),
        "t": len(image.texts),
    }


def _instruction(
    proc: _Proc,
    at: int,
    spec: OpSpec,
    operands: tuple[int, ...],
    counts: dict[str, int],
    slots: list[int],
    sets: dict[int, int],
) -> None:
    """Each operand names what is there, and registers inside the frame."""
    if spec.name in OWN:
        raise proc.fail(at, f"{spec.name} is the machine's own")
    image, end = proc.image, HEAD + proc.row[1]
    for place, kind in enumerate(spec.kinds):
        value, width = operands[place], 0
        if spec.name in SETS and kind == SETS[spec.name][0]:
            width = sets.get(operands[spec.tag], 1)
        elif kind in "rx":
            width = max(spec.block, 1) if kind == "x" else 1
        elif kind == "w":
            width = spec.rows
        elif kind == "b":
            width = _params(image, operands[1]) if spec.name == "CALL" else BLOCKS[spec.name]
        if width or kind in "rwxb":
            good = HEAD <= value <= end - width
        elif kind in counts:
            good = 0 <= value < counts[kind]
        elif kind == "-":
            good = value == 0
        elif kind == "L":
            good = value % 4 == 0 and value // 4 in proc.span
        elif kind == "T":
            ways = proc.ways[value] if 0 <= value < len(proc.ways) else (-1,)
            good = ways[-1] in proc.span and ways[0] in proc.span
        elif kind == "p":
            good = len(SYSTEM) <= value < len(image.rows["procs"])
        elif kind == "v":
            good = 0 < value < len(slots)
        else:
            low, high = spec.within
            if spec.name in ("ROLE", "SETROLE"):
                level = operands[1] if spec.name == "ROLE" else operands[0]
                low, high = HEAD, HEAD + (slots[level] if 0 < level < len(slots) else 0)
            good = low <= value < high
        if not good:
            raise proc.fail(at, f"{spec.name} operand {place} is {value}")


def _params(image: Image, proc: int) -> int:
    return image.rows["procs"][proc][2] if 0 <= proc < len(image.rows["procs"]) else 0


def _purity(proc: _Proc) -> None:
    """Procedures that only look do only look, and call only such."""
    if proc.kind == "code":
        return
    for at, op, operands in zip(proc.span, proc.ops, proc.told, strict=True):
        spec = TABLE[op]
        bad = spec.changes not in MAY_CHANGE.get(proc.kind, NOTHING)
        if spec.name == "CALL":
            bad |= KINDS[proc.image.rows["procs"][operands[1]][4]] not in CALLABLE[proc.kind]
        if bad:
            raise proc.fail(at, f"{spec.name} in a procedure of kind {proc.kind}")


def _collecting(proc: _Proc) -> None:
    """Between emptying the options and the question nothing may ask, raise, end or call what does."""
    opened = [at + 1 for at, op in zip(proc.span, proc.ops, strict=True) if op == OPTS]
    if not opened:
        return
    forward = proc.reach(opened)
    ops, first = proc.ops, proc.first
    suspects = [at for at in forward if at >= 0 and MAY_DISTURB[ops[at - first]]]
    wrong = [at for at in sorted(suspects) if proc.disturbs(at)]
    if not any([at >= 0 and POSES[ops[at - first]] for at in proc.reach(wrong)]):  # so it is in all good code
        return
    before: dict[int, list[int]] = {}
    for at in sorted(forward):
        for target in proc.follows(at):
            before.setdefault(target, []).append(at)
    seen: set[int] = set()
    waiting = [at for at in sorted(forward) if proc.poses(at)]
    while waiting:
        at = waiting.pop()
        for earlier in before.get(at, ()):
            if earlier not in seen and (earlier < 0 or proc.ops[earlier - proc.first] != OPTS):
                seen.add(earlier)
                if not proc.poses(earlier):
                    waiting.append(earlier)
    for at in wrong:
        if at in seen:
            name = TABLE[proc.ops[at - proc.first]].name
            raise proc.fail(at, f"{name} between the options and the question")
