"""Building one procedure: registers by stack discipline, fresh labels, switch tables."""

from __future__ import annotations

from collections.abc import Callable

from talisman.compiler.ir.program import Ins, Label, Operand, Proc, Table
from talisman.compiler.source import NOWHERE, Span
from talisman.runtime.table.opcodes import SPEC
from talisman.values import Factory, define

PURE = "pure"
CODE = "code"
FORBID = "forbid"
PLAIN = frozenset(op for op, spec in SPEC.items() if spec.kinds[0] == "w" and spec.rows == 1 and spec.tag < 0)
"""Instructions that write one register, of which it does not matter which."""
FUSED = {op: (SPEC[spec.jump].otherwise, spec.jump) for op, spec in SPEC.items() if spec.jump}
"""The jumps if not and if so in which a question and the jump on its answer are one instruction."""
NOTHING = (-1, -1, -2, -2, -1, -1)
"""A record of nobody and nothing, as `block` writes it."""
MODIFIER = "modifier"


class Scratch:
    """Frees the registers that are taken in a block; written out, since there are five thousand of them."""

    __slots__ = ("builder", "top")

    def __init__(self, builder: Builder, top: int) -> None:
        """Keep where the builder is."""
        self.builder = builder
        self.top = top

    def __enter__(self) -> None:
        """Nothing yet."""

    def __exit__(self, *error: object) -> None:
        """As it was, unless something was raised: then the procedure is given up."""
        if error[0] is None:
            self.builder.top = self.top


@define
class Builder:
    """Collects the code of one procedure. `span` is the source of what is being lowered now."""

    name: str
    params: int
    kind: str = CODE
    level: str = ""
    event: str = ""
    span: Span = NOWHERE
    code: list[Ins | Label] = Factory(list)
    tables: dict[str, Table] = Factory(dict)
    top: int = 0
    most: int = 0
    labels: int = 0

    def __attrs_post_init__(self) -> None:
        """Arguments arrive in the first registers."""
        self.top = self.most = self.params

    @property
    def pure(self) -> bool:
        """Whether this procedure may not write, ask or raise."""
        return self.kind != CODE

    def op(self, name: str, a: Operand = 0, b: Operand = 0, c: Operand = 0) -> None:
        """Append an instruction."""
        self.code.append(Ins(name, a, b, c, self.span))

    def reg(self, count: int = 1) -> int:
        """The first of `count` fresh registers in a row."""
        first = self.top
        self.top = top = first + count
        self.most = max(self.most, top)
        return first

    def scratch(self) -> Scratch:
        """Registers taken inside are free again afterwards."""
        return Scratch(self, self.top)

    def label(self, hint: str = "L") -> str:
        """A fresh label, to be placed once."""
        self.labels += 1
        return f"{hint}{self.labels}"

    def place(self, label: str) -> None:
        """The label is here."""
        self.code.append(Label(label))

    def const(self, value: int) -> int:
        """A fresh register that holds the constant."""
        w = self.reg()
        self.op("LDI", w, value)
        return w

    def copy(self, r: int) -> int:
        """A fresh register with the same value."""
        w = self.reg()
        self.op("MOV", w, r)
        return w

    def into(self, target: int, make: Callable[[], int]) -> None:
        """Leave in a register what `make` leaves in one of its own; registers taken for it are free again."""
        before = self.top
        at = len(self.code)
        r = make()
        last = self.code[-1] if len(self.code) > at else None
        if r >= before and isinstance(last, Ins) and last.op in PLAIN and last.a == r:
            self.code[-1] = Ins(last.op, target, last.b, last.c, last.span)
        elif r != target:
            self.op("MOV", target, r)
        self.top = before

    def own(self, make: Callable[[], int]) -> int:
        """A fresh register with what `make` leaves in one that may be somebody else's."""
        w = self.reg()
        self.into(w, make)
        return w

    def block(self, *values: int) -> int:
        """Registers in a row that hold the values of these registers (-1: the constant -1, -2: 0)."""
        first = self.reg(len(values))
        if len(values) == len(NOTHING):
            self.op("REC", first, 0)
            for offset, (r, known) in enumerate(zip(values, NOTHING, strict=True)):
                if r >= 0:
                    self.op("MOV", first + offset, r)
                elif r != known:
                    self.op("LDI", first + offset, -1 if r == -1 else 0)
            return first
        for offset, r in enumerate(values):
            if r == -1:
                self.op("LDI", first + offset, -1)
            elif r == -2:
                self.op("LDI", first + offset, 0)
            else:
                self.op("MOV", first + offset, r)
        return first

    def branch(self, r: int, label: str, yes: bool) -> None:
        """Jump on the truth (or not) of a register nobody else reads; in one instruction if it can be."""
        last = self.code[-1] if self.code else None
        if isinstance(last, Ins) and last.a == r and last.op in FUSED:
            self.code[-1] = Ins(FUSED[last.op][yes], last.b, last.c, label, last.span)
        else:
            self.op("JNZ" if yes else "JZ", r, label)

    def done(self) -> Proc:
        """The procedure; it ends in `RETI 0` if nothing else ends it."""
        self.op("RETI", 0)
        return Proc(
            self.name,
            self.params,
            max(self.most, self.params, 1),
            tuple(self.code),
            self.kind,
            self.level,
            self.event,
            tables=dict(self.tables),
            span=self.span,
        )
