"""What a rule asks of the record before anything else, read off its code.

Most rules in force that an event meets look at its record and return. What they ask first is kept in a table,
so that the machine need not open a frame for a rule that says no at once. The code asks again: the table can
only spare work, never change what happens.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from talisman.runtime.image import Image
from talisman.runtime.opcodes import TABLE
from talisman.runtime.words import ASKED, FRAME

HEAD = len(FRAME)
LONGEST = 24
"""Instructions looked at."""
JUMPS = {
    **dict.fromkeys(("JZ", "JNZ"), 0),
    **dict.fromkeys(("JEQ", "JNE", "JLT", "JGE", "JEQI", "JNEI", "JLTI", "JGEI"), 1),
    **dict.fromkeys(("JTAG", "JNTAG", "JIN", "JNIN"), 1),
}
"""Jumps on a condition, by the place of the label behind the first operand."""
LOOKS = frozenset({
    "HOLDER", "CTRL", "PLACE", "BEAR", "ROLE", "INLV", "GETV", "GETG", "ATTR", "INZ", "SEAT", "LT", "NOT",
})  # fmt: skip
"""Instructions that look at the game and can neither change it nor fault, and write one register."""


@frozen
class _Known:
    """What a register holds: a word of the record, the carrier, a number, or an answer about the record."""

    sort: str
    first: int = 0
    second: int = 0


def asked(image: Image, proc: int) -> list[int]:
    """Rows (what, word, operand) of what has to hold, else the procedure returns 0 without doing anything."""
    entry, _, params, _, _, _, _, length = image.rows["procs"][proc]
    known: dict[int, _Known] = {HEAD: _Known("carrier")} if params else {}
    found: list[int] = []
    at, end = entry, entry + length
    for _ in range(LONGEST):
        if at >= end:
            break
        op, a, b, c = image.code[at * 4 : at * 4 + 4]
        name = TABLE[op].name
        if name == "JMP" and a // 4 > at:
            at = a // 4
            continue
        if name in ("EVGET", "LDI", "MOV", "TAG", "EQ"):
            known[a] = _value(name, known, b, c)
        elif name == "ASK":
            known[a] = _Known("unknown")
            if _turned_down(image, at + 1, a, end):
                found += [ASKED["A_SOME"], 0, 0, ASKED["A_SOME"], c, 0, ASKED["A_OTHER"], 0, c]
            break
        elif name in LOOKS:
            known[a] = _Known("unknown")
        elif name in JUMPS and _gives_up(image, (b, c)[JUMPS[name]] // 4, end):
            found += _row(name, known, a, b)
        else:
            break
        at += 1
    return found


def _value(name: str, known: Mapping[int, _Known], b: int, c: int) -> _Known:
    """What an instruction leaves in its register."""
    if name == "EVGET":
        return _Known("record", b)
    if name == "LDI":
        return _Known("number", b)
    one = known.get(b, _Known("unknown"))
    if name == "MOV":
        return one
    if name == "TAG":
        return _Known("tag", one.first, c) if one.sort == "record" else _Known("unknown")
    return _same(one, known.get(c, _Known("unknown")))


def _same(one: _Known, other: _Known) -> _Known:
    """The answer whether two are equal, as far as it is about the record."""
    if one.sort != "record":
        one, other = other, one
    if one.sort != "record" or other.sort not in ("record", "carrier", "number"):
        return _Known("unknown")
    return _Known("is " + other.sort, one.first, other.first)


def _row(name: str, known: Mapping[int, _Known], a: int, b: int) -> list[int]:
    """What has to hold for a jump not to be taken; nothing where it is not about the record."""
    one = known.get(a, _Known("unknown"))
    if name in ("JTAG", "JNTAG"):
        what = ASKED["A_HAS" if name == "JNTAG" else "A_HASNT"]
        return [what, one.first, b] if one.sort == "record" else []
    if name == "JLTI":
        return [ASKED["A_SOME"], one.first, 0] if one.sort == "record" and b == 0 else []
    if name in ("JEQ", "JNE"):
        one = _same(one, known.get(b, _Known("unknown")))
    elif name in ("JEQI", "JNEI"):
        one = _same(one, _Known("number", b))
    elif name not in ("JZ", "JNZ"):
        return []
    positive = name in ("JZ", "JNE", "JNEI")
    answers = {
        "tag": ("A_HASNT", "A_HAS"),
        "is record": ("A_OTHER", "A_SAME"),
        "is carrier": ("A_NOTIT", "A_IT"),
        "is number": ("A_NOT", "A_IS"),
    }.get(one.sort)
    return [ASKED[answers[positive]], one.first, one.second] if answers is not None else []


def _turned_down(image: Image, at: int, register: int, end: int) -> bool:
    """Whether the next instruction gives up when the register is not 0."""
    op, a, b, _ = image.code[at * 4 : at * 4 + 4]
    return at < end and TABLE[op].name == "JNZ" and a == register and _gives_up(image, b // 4, end)


def _gives_up(image: Image, at: int, end: int) -> bool:
    """Whether the code from here returns 0 and does nothing else."""
    for _ in range(4):
        if at >= end:
            return False
        op, a, _, _ = image.code[at * 4 : at * 4 + 4]
        if TABLE[op].name == "RETI":
            return a == 0
        if TABLE[op].name != "JMP":
            return False
        at = a // 4
    return False
