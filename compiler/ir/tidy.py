"""Finished code without what it need not do: what is known already is not looked up or asked again.

One pass from the top keeps what is sure where an instruction stands: constants, copies, what was looked at
and how a question was answered. What is sure at a label is what was sure at the first jump to it and has
not changed on the lines between; at the head of a loop nothing is. The pass from the bottom is in `unread`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from talisman.compiler.ir.program import Ins, Label, Operand, Proc, Program
from talisman.compiler.ir.registers import SHAPES, WIDE, number, sets
from talisman.compiler.ir.registers import name as name_of
from talisman.compiler.ir.rounds import without_rounds
from talisman.compiler.ir.unread import target_of, to, without_unread
from talisman.runtime.table.opcodes import SPEC, changing, seeing
from talisman.values import evolve

LOOKS = frozenset(op for op in seeing("place", "holder", "seat") if SPEC[op].kinds == "wr-")
"""Questions about the thing in a register whose answers change only where something happens."""
HAPPENS = changing("global", "zone", "seat", "frame", "effect", "any")
"""Instructions after which what was looked at may be different; fields and the record are kept apart."""
TESTS = frozenset(op for op in seeing("-", "print") if SPEC[op].otherwise)
"""Jumps whose answer stays what it was as long as the registers do."""
OTHER, SET, COPY, GO, TEST, WORD, LOOK, FIELD = range(8)
SORTS = {
    **dict.fromkeys(SHAPES, OTHER),
    **dict.fromkeys(TESTS, TEST),
    **dict.fromkeys(LOOKS, LOOK),
    **{"LDI": SET, "MOV": COPY, "JMP": GO, "EVGET": WORD, "GETF": FIELD, "GETV": FIELD},
}
"""What is done about each instruction."""
AS_CONSTANT = {op: spec.constant for op, spec in SPEC.items() if spec.constant and spec.kinds == "rL-"}
WITH_CONSTANT = {op: spec.constant for op, spec in SPEC.items() if spec.constant and spec.kinds == "rrL"}
MIRRORED = {
    op: (same, 0) if SPEC[op].swaps else (WITH_CONSTANT[SPEC[op].otherwise], 1)
    for op, same in WITH_CONSTANT.items()
}
"""With the constant first: what is asked of the second, and what is added to the constant.

`c < r` is `r >= c + 1`: where the two do not change places it is the opposite of one more.
"""
LARGE = 2**31 - 1
CODE = "code"
FAR = 8
"""Questions in a row that a jump is led past."""
UNKNOWN, NO, YES = 0, 1, 2
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "JEQI": operator.eq,
    "JNEI": operator.ne,
    "JLTI": operator.lt,
    "JGEI": operator.ge,
}
"""What is asked of a register and a constant."""

Fact = tuple[int, dict[Any, Any], Any]
"""Since when something is sure, and where it stands."""


def tidied(program: Program) -> list[Proc]:
    """The procedures of a program, each shorter or as it was, with the same meaning.

    What only the text of a thing does is done so seldom that it stays as it is.
    """
    sizes = {f"set {tag}": size for tag, size in sets(program).items()}
    sizes.update((proc.name, proc.params) for proc in program.procs)
    active = {proc.name for proc in program.procs if proc.kind == CODE}
    slots, given = _slots(program)
    often = {rule.proc for rule in program.rules if not rule.carrier}
    seldom = {rule.proc for rule in program.rules if rule.proc not in often}
    made = []
    for proc in program.procs:
        if proc.name in seldom:
            made.append(proc)
            continue
        outside = given.get(proc.level, ())
        sure = _Sure(proc, active, outside, sizes)
        sure.read()
        while sure.missed:  # a loop entered behind its head, which is reached after all
            sure = _Sure(proc, active, outside, sizes, sure.missed)
            sure.read()
        code, read = without_unread(sure.made, sure.heads, proc.tables, sizes, slots.get(proc.level, 0))
        made.append(evolve(proc, code=without_rounds(code, read, sizes)))
    return made


def _slots(program: Program) -> tuple[dict[str, int], dict[str, tuple[int, ...]]]:
    """For each level how many registers others may read, and which they may write."""
    written: dict[str, set[int]] = {}
    for proc in program.procs:
        for item in proc.code:
            if isinstance(item, Ins) and item.op == "SETROLE":
                written.setdefault(name_of(item.a), set()).add(number(item.b))
    levels = {level.name: level for level in program.levels}
    counts: dict[str, int] = {}
    given: dict[str, tuple[int, ...]] = {}
    for name in levels:
        found, names, at = set[int](), set[str](), name
        while at:
            found |= written.get(at, set())
            names.update(levels[at].slots)
            at = levels[at].parent
        counts[name], given[name] = len(names), tuple(sorted(found))
    return counts, given


class _Sure:
    """What is sure at one place of a procedure, and the code up to there without what follows from it."""

    def __init__(
        self,
        proc: Proc,
        active: set[str],
        outside: tuple[int, ...],
        sizes: dict[str, int],
        reached: frozenset[str] = frozenset(),
    ) -> None:
        self.proc = proc
        self.active = active
        self.outside = outside
        self.sizes = sizes
        self.made: list[Ins | Label] = []
        self.versions = [0] * (proc.regs + WIDE)
        self.fresh = True
        self.time = 0
        self.epoch = 0
        self.fields = 0
        self.record = 0
        self.constants: dict[int, Operand] = {}
        self.copies: dict[int, tuple[int, int]] = {}
        self.held: dict[tuple[object, ...], tuple[int, int]] = {}
        self.facts: dict[tuple[object, ...], bool] = {}
        self.stack: list[Fact] = []
        self.marks: dict[str, int] = {}
        self.edges: dict[str, tuple[str, int, Operand]] = {}
        self.counts: dict[str, int] = {}
        self.heads: dict[str, None] = {}
        self.first: dict[str, Ins] = {}
        self.placed: set[str] = set()
        self.left_out: set[str] = set()
        self.known = reached
        self.missed: frozenset[str] = frozenset()

    def read(self) -> None:
        """Make the code, shorter."""
        self._survey()
        reached = True
        for item in self.proc.code:
            if not isinstance(item, Ins):
                reached = self._label(item, reached)
            elif reached:
                reached = self._instruction(item)

    def _survey(self) -> None:
        """How many jumps lead to each label, what comes behind it, and which labels are heads of loops."""
        placed: set[str] = set()
        counts = self.counts
        before: list[str] = []
        for item in self.proc.code:
            if not isinstance(item, Ins):
                placed.add(item.name)
                before.append(item.name)
                continue
            if before:
                if SORTS[item.op] == TEST:
                    self.first.update(dict.fromkeys(before, item))
                before.clear()
            place = SHAPES[item.op].jump
            if place < 0:
                continue
            name = str(item.a if place == 0 else item.b if place == 1 else item.c)
            counts[name] = counts.get(name, 0) + 1
            if name in placed:
                self.heads[name] = None
        for table in self.proc.tables.values():
            for name in (table.default, *(row[2] for row in table.rows)):
                counts[name] = counts.get(name, 0) + 2

    def _label(self, label: Label, reached: bool) -> bool:
        name = label.name
        mark = self.marks.get(name)
        self.placed.add(name)
        if not reached and mark is None and name not in self.known:
            self.left_out.add(name)
            return False
        if name in self.heads:
            self.constants.clear()
            self.copies.clear()
            self.held.clear()
            self.facts.clear()
            self.fresh = False
        elif mark is not None:
            stack = self.stack
            while stack and stack[-1][0] > mark:
                _, where, key = stack.pop()
                where.pop(key, None)
            if not reached and self.counts[name] == 1 and name in self.edges:
                self._learn(*self.edges[name], True)  # the only way here is that jump
        self.made.append(label)
        return True

    # -- what is sure

    def _written(self, r: int) -> None:
        self.versions[r] += 1
        self.constants.pop(r, None)
        self.copies.pop(r, None)

    def _since(self, where: dict[Any, Any], key: object) -> None:
        self.time += 1
        self.stack.append((self.time, where, key))

    def _is(self, r: int, value: Operand) -> None:
        self.constants[r] = value
        self._since(self.constants, r)

    def _fact(self, key: tuple[object, ...], holds: bool) -> None:
        self.facts[key] = holds
        self._since(self.facts, key)

    def _constant(self, r: int) -> Operand | None:
        """The constant in a register; those that were never written hold 0."""
        if self.fresh and r >= self.proc.params and self.versions[r] == 0:
            return 0
        return self.constants.get(r)

    def _first(self, r: int) -> int:
        """The register of which this one is a copy, or itself."""
        copy = self.copies.get(r)
        return copy[0] if copy is not None and self.versions[copy[0]] == copy[1] else r

    def _happens(self) -> None:
        self.epoch += 1
        for r in self.outside:
            self._written(r)

    def _answer(self, op: str, r: int, value: Operand) -> int:
        """How a question about a register and a constant is answered, as far as that is sure."""
        versions = self.versions
        if op in ("JTAG", "JNTAG"):
            known = self.facts.get(("tag", r, versions[r], value))
            if known is None:
                return UNKNOWN
            return YES if known == (op == "JTAG") else NO
        constant = self._constant(r)
        if isinstance(constant, int) and isinstance(value, int):
            return YES if COMPARED[op](constant, value) else NO
        if op in ("JEQI", "JNEI"):
            if ("not", r, versions[r], value) in self.facts:
                return NO if op == "JEQI" else YES
        elif isinstance(value, int) and value <= 0 and ("some", r, versions[r]) in self.facts:
            return NO if op == "JLTI" else YES
        return UNKNOWN

    def _learn(self, op: str, r: int, value: Operand, yes: bool) -> None:
        """What is sure where a question was answered so."""
        version = self.versions[r]
        if op in ("JTAG", "JNTAG"):
            tagged = yes == (op == "JTAG")
            self._fact(("tag", r, version, value), tagged)
            if tagged:
                self._fact(("some", r, version), True)
        elif op in ("JEQI", "JNEI"):
            if yes == (op == "JEQI"):
                self._is(r, value)
            else:
                self._fact(("not", r, version, value), True)
        elif isinstance(value, int) and value >= 0 and yes == (op == "JGEI"):
            self._fact(("some", r, version), True)

    # -- instructions

    def _instruction(self, item: Ins) -> bool:
        """One instruction; whether it goes on behind it."""
        sort = SORTS[item.op]
        if sort == OTHER:
            return self._other(item)
        if sort == TEST:
            return self._test(item)
        if sort == SET:
            self._set(item, item.b)
        elif sort == COPY:
            self._copy(item, number(item.b))
        elif sort == GO:
            return self._jump_if(item, True, name_of(item.a))
        elif sort == WORD:
            self._look(item, (item.op, item.b, self.record))
        elif sort == LOOK:
            item = self._read(item)
            r = number(item.b)
            self._look(item, (item.op, r, self.versions[r], self.epoch))
        else:
            item = self._read(item)
            r = number(item.c)
            self._look(item, (item.op, item.b, r, self.versions[r], self.epoch, self.fields))
        return True

    def _set(self, item: Ins, value: Operand) -> None:
        w = item.a
        assert isinstance(w, int)
        if self._constant(w) == value:
            return
        self.made.append(item if item.op == "LDI" else Ins("LDI", w, value, 0, item.span))
        self._written(w)
        self._is(w, value)

    def _copy(self, item: Ins, r: int) -> None:
        w, r = number(item.a), self._first(r)
        if r in (w, self._first(w)):
            return
        value = self._constant(r)
        if value is not None:
            self._set(item, value)
            return
        self.made.append(item if item.op == "MOV" and item.b == r else Ins("MOV", w, r, 0, item.span))
        self._written(w)
        self.copies[w] = (r, self.versions[r])
        self._since(self.copies, w)

    def _look(self, item: Ins, key: tuple[object, ...]) -> None:
        found = self.held.get(key)
        if found is not None and self.versions[found[0]] == found[1]:
            self._copy(item, found[0])
            return
        w = item.a
        assert isinstance(w, int)
        self.made.append(item)
        self._written(w)
        if w not in key[1:2] or item.op == "EVGET":
            self.held[key] = (w, self.versions[w])
            self._since(self.held, key)

    def _read(self, item: Ins) -> Ins:
        """The instruction with the registers of which it would read copies; what it writes as well stays."""
        if not self.copies:
            return item
        shape = SHAPES[item.op]
        reads = shape.reads
        a = self._first(number(item.a)) if reads & 1 and not shape.writes else item.a
        b = self._first(number(item.b)) if reads & 2 else item.b
        c = self._first(number(item.c)) if reads & 4 else item.c
        if a != item.a or b != item.b or c != item.c:
            return Ins(item.op, a, b, c, item.span)
        return item

    def _to(self, name: str) -> None:
        self.marks.setdefault(name, self.time)
        if name in self.left_out:
            self.missed = self.known | self.left_out

    def _way(self, name: str, asked: tuple[str, int, Operand] | None = None) -> str:
        """Where a jump to a label leads if the question behind it is answered already.

        asked: the question that was answered by the jump itself.
        """
        for _ in range(FAR):
            if name in self.placed or name not in self.first:
                break
            item = self._plainer(self._read(self.first[name]))
            op, r, value, target = _question(item)
            known = op not in WITH_CONSTANT and ((op, r, value) == asked or self._answer(op, r, value) == YES)
            if not known or target == name:
                break
            name = target
            self.counts[name] += 1
        return name

    def _test(self, item: Ins) -> bool:
        item = self._plainer(self._read(item))
        op, r, value, target = _question(item)
        if op in WITH_CONSTANT:
            if r == value:
                return self._jump_if(item, op in ("JEQ", "JGE"), target)
            self.made.append(item)
            self._to(target)
            return True
        answer = self._answer(op, r, value)
        if answer != UNKNOWN:
            return self._jump_if(item, answer == YES, target)
        target = self._way(target, (op, r, value))
        self.made.append(to(item, target, SHAPES[item.op]))
        self._to(target)
        if self.counts[target] == 1:
            self.edges[target] = (op, r, value)
        self._learn(op, r, value, False)
        return True

    def _jump_if(self, item: Ins, yes: bool, target: str) -> bool:
        """A question that is answered: a jump, or nothing."""
        if yes:
            target = self._way(target)
            self._to(target)
            self.made.append(Ins("JMP", target, 0, 0, item.span))
        return not yes

    def _plainer(self, item: Ins) -> Ins:
        """A comparison with a register that holds a constant."""
        if item.op not in WITH_CONSTANT:
            return item
        second = self._constant(number(item.b))
        if isinstance(second, int) or (second is not None and item.op in ("JEQ", "JNE")):
            return Ins(WITH_CONSTANT[item.op], item.a, second, item.c, item.span)
        first = self._constant(number(item.a))
        op, more = MIRRORED[item.op]
        if isinstance(first, int) and first < LARGE:
            return Ins(op, item.b, first + more, item.c, item.span)
        return item

    def _other(self, item: Ins) -> bool:
        shape = SHAPES[item.op]
        op = item.op
        if shape.reads:
            item = self._read(item)
        if shape.jump >= 0:
            if shape.writes:
                self._written(number(item.a))
            target = self._way(target_of(item, shape))
            item = to(item, target, shape)
            self._to(target)
        self.made.append(item)
        if shape.jump >= 0:
            if SPEC[op].seeks:
                self._learn("JLTI", number(item.a), 0, False)
            if shape.block == 1:  # what counts on in its block
                self._written(number(item.b))
            return True
        if shape.writes:
            count = self.sizes.get(f"set {item.b}", 1) if op == "EMPTY" else shape.writes
            first = number(item.a)
            for r in range(first, first + count) if count > 1 else (first,):
                self._written(r)
        if op == "PAIR":
            self._pair(item)
        elif op in HAPPENS:
            self._happens()
        elif op in ("SETF", "ADDF"):
            self.fields += 1
        elif op == "EVSET":
            self.record += 1
        elif op == "CALL" and item.b in self.active:
            self._happens()
            self.record += 1
        elif op == "SWITCH":
            table = self.proc.tables[name_of(item.b)]
            self._to(table.default)
            for row in table.rows:
                self._to(row[2])
        return not shape.stops

    def _pair(self, item: Ins) -> None:
        """The first two words of a record are copies."""
        first = number(item.a)
        for w, r in ((first, number(item.b)), (first + 1, number(item.c))):
            if not first <= r < first + 6:
                self.copies[w] = (r, self.versions[r])
                self._since(self.copies, w)


def _question(item: Ins) -> tuple[str, int, Operand, str]:
    """A question as one about a register and a constant, where it is one, and where it leads."""
    r, target = item.a, item.c
    assert isinstance(r, int)
    if item.op in AS_CONSTANT:
        return AS_CONSTANT[item.op], r, 0, name_of(item.b)
    assert isinstance(target, str)
    return item.op, r, item.b, target
