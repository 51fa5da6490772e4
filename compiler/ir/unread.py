"""Code without what nobody reads, and with straight ways: the pass over a procedure from the bottom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from talisman.compiler.ir.program import Ins, Label, Table
from talisman.compiler.ir.registers import SHAPES, Shape, name, number, reads_of, writes_of
from talisman.runtime.table.opcodes import SPEC

_NO_SHAPE = next(iter(SHAPES.values()))
"""Stands beside a label."""
OTHERWISE = {op: spec.otherwise for op, spec in SPEC.items() if spec.otherwise}
"""The jump if not, for each jump if so."""


def without_unread(
    code: list[Ins | Label],
    heads: Iterable[str],
    tables: Mapping[str, Table],
    sizes: Mapping[str, int],
    pinned: int,
) -> tuple[tuple[Ins | Label, ...], Mapping[str, int]]:
    """The code without what writes registers that nobody reads, and without jumps to jumps; what is read.

    heads: labels to which it jumps back; pinned: the first registers, which others may read as well.
    What is read: behind each label, as bits of registers.
    """
    known = dict.fromkeys(heads, 0)
    steps = _steps(code, sizes)
    one = _Unread(steps, known, tables, sizes, (1 << pinned) - 1)
    if known:
        one.survey()
    while not one.write():
        one = _Unread(steps, known, tables, sizes, (1 << pinned) - 1)
    used = one.used
    for table in tables.values():
        used.update((table.default, *(row[2] for row in table.rows)))
    one.out.reverse()
    return tuple([item for item in one.out if isinstance(item, Ins) or item.name in used]), one.live


Step = tuple[Ins | Label, Shape, int, int]
"""A label, or an instruction with bits of the registers that it writes and reads."""


def _steps(code: list[Ins | Label], sizes: Mapping[str, int]) -> list[Step]:
    """The code from its end, with what each instruction writes and reads, which is asked for again."""
    steps: list[Step] = []
    for item in reversed(code):
        if isinstance(item, Ins):
            shape = SHAPES[item.op]
            steps.append((item, shape, writes_of(item, shape, sizes), reads_of(item, shape, sizes)))
        else:
            steps.append((item, _NO_SHAPE, 0, 0))
    return steps


class _Unread:
    """One procedure, read from its end.

    heads: what is read behind the heads of loops, as far as that is known.
    """

    def __init__(
        self,
        steps: list[Step],
        heads: dict[str, int],
        tables: Mapping[str, Table],
        sizes: Mapping[str, int],
        pinned: int,
    ) -> None:
        self.steps = steps
        self.heads = heads
        self.tables = tables
        self.sizes = sizes
        self.pinned = pinned
        self.live: dict[str, int] = {}
        self.out: list[Ins | Label] = []
        self.alias: dict[str, str] = {}
        self.ends: dict[str, Ins] = {}
        self.used: set[str] = set()

    def survey(self) -> None:
        """What is read behind the heads of loops, begun as if nobody went back to them.

        Looked at as often as more of it comes to light: what an instruction reads and writes is found once.
        """
        live, heads, pinned = self.live, self.heads, self.pinned
        steps: list[tuple[str, Ins | None, str, int, int, bool, bool]] = []
        for item, shape, writes, read in self.steps:
            if not isinstance(item, Ins):
                steps.append((item.name, None, "", 0, 0, False, False))
                continue
            read |= pinned
            target = target_of(item, shape) if shape.jump >= 0 else ""
            switch = item if item.op == "SWITCH" else None
            steps.append(("", switch, target, ~writes, read, shape.stops, bool(writes and shape.idle)))
        good = False
        while not good:
            good, alive = True, pinned
            for label, switch, target, kept, read, stops, idle in steps:
                if label:
                    if alive | heads.get(label, -1) != heads.get(label, -1):
                        heads[label] |= alive
                        good = False
                    live[label] = alive
                    continue
                if stops:
                    alive = self._switched(switch) if switch else pinned
                elif idle and not alive & ~kept:
                    continue
                if target:
                    alive |= live.get(target, pinned)
                alive = (alive & kept) | read

    def _switched(self, item: Ins) -> int:
        table = self.tables[name(item.b)]
        alive = self.pinned | self.live.get(table.default, 0)
        for row in table.rows:
            alive |= self.live.get(row[2], 0)
        return alive

    def write(self) -> bool:
        """Write the code down from its end; False if what is read behind a head was not known."""
        live, out, alias, heads = self.live, self.out, self.alias, self.heads
        live.update(heads)
        alive = pinned = self.pinned
        into = behind = 0  # where the next instruction copies to, and what is read behind it
        copied = -1  # what it copies, if nobody else reads that
        good = True
        for item, shape, writes, reads in self.steps:
            if not isinstance(item, Ins):
                self._place(item)
                if item.name in heads and alive | heads[item.name] != heads[item.name]:
                    heads[item.name] |= alive
                    good = False
                live[item.name] = alive
                copied = -1
                continue
            op = item.op
            if shape.jump >= 0:
                target = target_of(item, shape)
                target = alias.get(target, target)
                straight = self._jump(item, target, shape)
                if straight is None:
                    continue
                copied = -1
                if straight.op in ("RET", "RETI"):
                    alive = pinned | (1 << number(straight.a) if straight.op == "RET" else 0)
                    out.append(straight)
                    continue
                other = target_of(straight, shape)
                self.used.add(other)
                alive = pinned if op == "JMP" else alive | live.get(target, pinned)
                alive |= live.get(other, pinned)
                item = straight
            elif shape.stops:
                alive = self._switched(item) if op == "SWITCH" else pinned
            elif writes and not writes & alive and shape.idle:
                continue
            elif item.a == copied and shape.writes == 1:
                out.pop()
                item = Ins(op, into, item.b, item.c, item.span)
                alive, writes = behind, 1 << into
                reads = reads_of(item, shape, self.sizes)
            copied = -1
            if op == "MOV" and not alive >> number(item.b) & 1:
                copied, into, behind = number(item.b), number(item.a), alive
            alive = (alive & ~writes) | reads | pinned
            out.append(item)
        return good

    def _place(self, label: Label) -> None:
        behind = self.out[-1] if self.out else None
        if isinstance(behind, Label):
            self.alias[label.name] = self.alias.get(behind.name, behind.name)
        elif behind is not None and behind.op == "JMP" and behind.a != label.name:
            self.alias[label.name] = name(behind.a)
        elif behind is not None and behind.op in ("RET", "RETI"):
            self.ends[label.name] = behind
        self.out.append(label)

    def _jump(self, item: Ins, target: str, shape: Shape) -> Ins | None:
        """The jump as it goes straight; None where it leads to what comes next anyway."""
        out, alias = self.out, self.alias
        at = len(out) - 1
        while at >= 0 and isinstance(label := out[at], Label):
            if target == label.name or target == alias.get(label.name):
                return item if shape.writes else None
            at -= 1
        if item.op == "JMP":
            end = self.ends.get(target)
            return to(item, target, shape) if end is None else Ins(end.op, end.a, 0, 0, item.span)
        behind = out[at] if at >= 0 and at == len(out) - 1 else None
        if isinstance(behind, Ins) and behind.op == "JMP" and item.op in OTHERWISE:
            at -= 1
            while at >= 0 and isinstance(label := out[at], Label):
                if target == label.name or target == alias.get(label.name):
                    out.pop()
                    turned = Ins(OTHERWISE[item.op], item.a, item.b, item.c, item.span)
                    return to(turned, name(behind.a), shape)
                at -= 1
        return to(item, target, shape)


def target_of(item: Ins, shape: Shape) -> str:
    """The label of a jump."""
    target = item.c if shape.jump == 2 else item.b if shape.jump == 1 else item.a
    assert isinstance(target, str)
    return target


def to(item: Ins, target: str, shape: Shape) -> Ins:
    """The jump to another label."""
    if target_of(item, shape) == target:
        return item
    if shape.jump == 2:
        return Ins(item.op, item.a, item.b, target, item.span)
    if shape.jump == 1:
        return Ins(item.op, item.a, target, item.c, item.span)
    return Ins(item.op, target, item.b, item.c, item.span)
