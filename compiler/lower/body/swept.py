"""What is ended together with something round it: its own end is heard, too.

`end the turn` leaves every frame inside of the turn. Where some text waits for the end of one of those, the
way out stops at each of them: whoever began it raises the event of its end and goes on with the way out. It
leads to one frame, known by its serial, since what follows the end of the one may begin and end others.

What follows may also end something round itself. Of two ways out the one that leads further is gone:
`when your deal ends: end the fair` does not keep a turn that is being ended. Only what was begun on the
way, which has a higher serial than the way, is left alone, and the way goes on behind it.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.ir.program import Level, Proc
from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import SERIAL, Ctx, Lowering

SWEPT = 1000
"""What a frame hands back that was left on the way to another one."""
DUE = "due#"
"""The procedure that goes an earlier way out, where that leads further than one to a frame of this serial."""
STOP = "swept#"
"""The level of all frames at which the way out stops."""
WAY = ("swept# level", "swept# serial", "swept# value")
"""What the way leads to: the number of its level, the serial of its frame, and what that one hands back."""


def targets(lo: Lowering) -> tuple[str, ...]:
    """Levels that some text ends while the end of something inside of them may be waited for."""
    if lo.swept is None:
        lo.swept = _targets(lo)
    return lo.swept


def _targets(lo: Lowering) -> tuple[str, ...]:
    heard = {_root(lo, name) for name in _levels(lo) if f"end {name}" in lo.listened}
    ended = {level for level, _ in lo.ended}
    return tuple(sorted(level for level in ended if heard - {_root(lo, level)}))


def stops(lo: Lowering) -> frozenset[str]:
    """The levels at which the way out stops, of contests the ones that stand on no other."""
    found = {_root(lo, level) for level in targets(lo)}
    if found:
        found |= {_root(lo, name) for name in _levels(lo) if f"end {name}" in lo.listened}
    return frozenset(found)


def _levels(lo: Lowering) -> tuple[str, ...]:
    return (*lo.model.procedures, *lo.model.contests)


def _root(lo: Lowering, level: str) -> str:
    return m.lineage(lo.model.contests, level)[-1] if level in lo.model.contests else level


def declare(lo: Lowering) -> None:
    """The words that remember the way."""
    for name in WAY if targets(lo) else ():
        lo.add_global(name)
    for target in targets(lo) if _crossed(lo) else ():
        for name in _due(target):
            lo.add_global(name)


def _crossed(lo: Lowering) -> bool:
    """Whether some text may end another level than the one that a way out leads to."""
    return bool(targets(lo)) and {level for level, _ in lo.ended} > set(targets(lo)[:1])


def _due(target: str) -> tuple[str, str]:
    """Words of the last way out to a level: the serial that whatever begins on it is above, and the value."""
    return f"due# {target} until", f"due# {target} value"


def level(lo: Lowering) -> None:
    """The level of the stops."""
    if targets(lo):
        lo.add_level(Level(STOP))


def end(lo: Lowering, c: Ctx, name: str, value: int) -> None:
    """Code that leaves the nearest frame of a level, which is there, with a value."""
    b = c.b
    if name not in targets(lo) and not _crossed(lo):
        b.op("ENDL", name, b.const(value))
        return
    with b.scratch():
        serial = b.reg()
        b.op("ROLE", serial, name, lo.slot(name, SERIAL))
        if _crossed(lo):
            with b.scratch():
                asked = b.block(serial)
                b.op("CALL", b.reg(), DUE, asked)
        if name not in targets(lo):
            b.op("ENDL", name, b.const(value))
            return
        if _crossed(lo):
            until, handed = _due(name)
            with b.scratch():
                now = b.reg()
                b.op("SERIAL", now)
                b.op("SETG", until, now)
                b.op("SETG", handed, b.const(value))
        _leave(lo, b, name, serial, b.const(value))


def _leave(lo: Lowering, b: Builder, name: str, serial: int, value: int) -> None:
    """Begin the way out to a frame of a level, with what that hands back."""
    for word, r in zip(WAY, (b.const(targets(lo).index(name)), serial, value), strict=True):
        b.op("SETG", word, r)
    b.op("ENDL", STOP, b.const(SWEPT))


def kept(lo: Lowering, c: Ctx, name: str) -> int:
    """Registers with the way, taken down before anything follows; -1 where the way out does not stop."""
    if _root(lo, name) not in stops(lo):
        return -1
    first = c.b.reg(len(WAY))
    for offset, word in enumerate(WAY):
        c.b.op("GETG", first + offset, word)
    return first


def go_on(c: Ctx, w: int, way: int) -> None:
    """Go on with the way out, if it was that; `w` is what the frame has handed back, then what it should."""
    if way < 0:
        return
    b = c.b
    stays = b.label("stays")
    b.op("JNEI", w, SWEPT, stays)
    b.op("CALL", w, STOP, way)
    b.place(stays)


def procedure(lo: Lowering) -> None:
    """What goes on with the way out, or hands back what the frame should have that was its end."""
    if not targets(lo):
        return
    b = Builder(STOP, len(WAY))
    arrived = b.label("arrived")
    inside = b.reg()
    for number, name in enumerate(targets(lo)):
        other = b.label("other")
        b.op("JNEI", 0, number, other)
        b.op("INLV", inside, name)
        b.op("JZ", inside, arrived)
        b.op("ROLE", inside, name, lo.slot(name, SERIAL))
        b.op("JNE", inside, 1, arrived)
        for offset, word in enumerate(WAY):
            b.op("SETG", word, offset)
        b.op("ENDL", STOP, b.const(SWEPT))
        b.place(other)
    b.place(arrived)
    b.op("RET", 2)
    lo.add_proc(b.done())
    if _crossed(lo):
        lo.add_proc(_earlier(lo))


def _earlier(lo: Lowering) -> Proc:
    """What looks whether a way out is on that leads through a frame, given by its serial, and goes that."""
    b = Builder(DUE, 1)
    outer, word = b.reg(), b.reg()
    for name in targets(lo):
        other = b.label("other")
        b.op("INLV", outer, name)
        b.op("JZ", outer, other)
        b.op("ROLE", outer, name, lo.slot(name, SERIAL))
        b.op("JGE", outer, 0, other)
        until, handed = _due(name)
        b.op("GETG", word, until)
        b.op("JGE", 0, word, other)
        b.op("GETG", word, handed)
        _leave(lo, b, name, outer, word)
        b.place(other)
    b.op("RETI", 0)
    return b.done()


__all__ = ["declare", "end", "go_on", "kept", "level", "procedure", "stops"]
