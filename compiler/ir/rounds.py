"""Loops that count, without rounds in which the same question is answered the same way: they end instead.

"Each player whose pack holds less" asks of one seat after the other what is often no question about the seat:
is that thing a box? Where it leads on before anything happened, it does so in every round.
So the jump leads to the end of the loop, and what registers alone tell is asked before the first round.
What must hold: the loop counts up to a number that does not change, or goes through the seats; on the way
from its head to the question only registers are written, and none that the question or the bound reads;
whatever else is asked on that way goes on or ends, too; nobody reads behind the end what was written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from talisman.compiler.ir.program import Ins, Label
from talisman.compiler.ir.registers import SHAPES, number, reads_of, writes_of
from talisman.compiler.ir.unread import OTHERWISE, target_of, to
from talisman.runtime.table.opcodes import SPEC, seeing

BEFORE = frozenset(op for op in seeing("-", "print") if SPEC[op].otherwise and not SPEC[op].faults)
"""Questions that may as well be asked where nothing was looked at yet."""


def without_rounds(
    code: Sequence[Ins | Label], live: Mapping[str, int], sizes: Mapping[str, int]
) -> tuple[Ins | Label, ...]:
    """The code in which no round is gone through that comes to nothing as the one before did.

    live: bits of the registers that are read behind each label; sizes: how many registers a set or the
    arguments of a procedure take.
    """
    made = list(code)
    for at in [place for place, item in enumerate(made) if not isinstance(item, Ins)][::-1]:
        for question in _ended(made, at, live, sizes):
            first = _first(made, at, question, live, sizes)
            if first < at:
                made.insert(first, question)
                at += 1
    return tuple(made)


def _first(
    code: Sequence[Ins | Label], at: int, question: Ins, live: Mapping[str, int], sizes: Mapping[str, int]
) -> int:
    """Where a question may be asked before the loop begins whose head is here; here, if it may not."""
    shape = SHAPES[question.op]
    kept = live[target_of(question, shape)] | reads_of(question, shape, sizes)
    first = at
    while first and question.op in BEFORE:
        before = code[first - 1]
        if isinstance(before, Label) or not _writes_only(before):
            break
        if writes_of(before, SHAPES[before.op], sizes) & kept:
            break
        first -= 1
    return first


def _writes_only(item: Ins) -> bool:
    """Whether all that an instruction does is write registers."""
    shape = SHAPES[item.op]
    return shape.writes > 0 and shape.jump < 0 and SPEC[item.op].changes == "-"


def _bounds(bound: Ins | Label, step: Ins) -> bool:
    """Whether a loop ends where what it counts reaches a number."""
    return isinstance(bound, Ins) and bound.op == "JGE" and bound.a == step.a


def _ended(
    code: list[Ins | Label], at: int, live: Mapping[str, int], sizes: Mapping[str, int]
) -> Sequence[Ins]:
    """Lead each question that is answered alike in all rounds to the end of the loop whose head is here."""
    head = code[at]
    step, bound = (*code[at + 1 : at + 3], head, head)[:2]
    if not isinstance(head, Label) or not isinstance(step, Ins):
        return ()
    if step.op == "ROUND":
        end, inside = target_of(step, SHAPES[step.op]), at + 2
        changed, kept = 1 << number(step.a) | 1 << number(step.b), live[end] | 2 << number(step.b)
    elif step.op == "ADDI" and step.a == step.b and number(step.c) > 0 and _bounds(bound, step):
        assert isinstance(bound, Ins)
        end, inside = target_of(bound, SHAPES[bound.op]), at + 3
        changed, kept = 1 << number(step.a), live[end] | 1 << number(bound.b)
    else:
        return ()
    asked = []
    for place in range(inside, len(code)):
        item = code[place]
        if not isinstance(item, Ins):
            break
        shape = SHAPES[item.op]
        if _writes_only(item):
            changed |= writes_of(item, shape, sizes)
            continue
        if item.op not in OTHERWISE or target_of(item, shape) not in (head.name, end) or changed & kept:
            break
        if not changed & reads_of(item, shape, sizes):
            code[place] = question = to(item, end, shape)
            asked.append(question)
    return asked
