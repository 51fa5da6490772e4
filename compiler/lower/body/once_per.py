"""`once per SPAN`, `N times per SPAN` and caps: who has used what in which span.

A use is remembered as the serial of the span on whoever or whatever used it, so that nothing has to be
reset: a new turn, roll or contest has a serial that no field holds yet.
"""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.body import carriers
from talisman.compiler.lower.context import SERIAL, Ctx, Lowering
from talisman.compiler.lower.phrase import nouns
from talisman.compiler.model.turns import turn_of_seat

GAME = 1


def level_of(span_of: str) -> str:
    """The procedure or contest that a span is, whoever has it; what else a span is as it is."""
    whose, _, rest = span_of.partition(" ")
    return rest if whose in ("own", "foreign") and rest else span_of


def announced(lo: Lowering, name: str) -> tuple[str, ...]:
    """Spans in which something is counted, and that a procedure or contest is whose begin or end is heard.

    Who hears of it is told before the frame is there, or when it is gone, and what comes of it counts in it.
    """
    if f"begin {name}" not in lo.listened and f"end {name}" not in lo.listened:
        return ()
    return tuple(level for level in m.lineage(lo.model.contests, name) if level in lo.counted_in)


def declare(lo: Lowering) -> None:
    """The words that say of which of these a beginning or an end is told, and what is used up for all."""
    for name in (*lo.model.procedures, *lo.model.contests):
        for level in announced(lo, name):
            lo.add_global(told_of(level))
    for rule in lo.model.rules:
        if rule.once is not None and of_the_game(rule):
            for what in ("once", "uses") if rule.once.most > 1 else ("once",):
                lo.add_global(_word(rule, what))


def told_of(level: str) -> str:
    """The word with the serial of a span while its beginning or its end is told (0: it is not)."""
    return f"told of {level}"


def jump_unless(lo: Lowering, c: Ctx, rule: m.Rule, label: str) -> None:
    """Jump when the rule was used up already in its span (or the span is not there at all)."""
    if rule.once is None:
        return
    b = c.b
    with b.scratch():
        used = _Used(lo, c, rule)
        serial = span_serial(lo, c, rule.once.span_of, label)
        x, free = b.reg(), b.label("unused")
        used.read("once", x)
        if rule.once.most == 1:
            b.op("JEQ", x, serial, label)
            return
        b.op("JNE", x, serial, free)
        used.read("uses", x)
        b.op("JGEI", x, rule.once.most, label)
        b.place(free)


def note(lo: Lowering, c: Ctx, rule: m.Rule) -> None:
    """Remember that the rule is being used."""
    if rule.once is None:
        return
    b = c.b
    with b.scratch():
        end = b.label("noted")
        used = _Used(lo, c, rule)
        serial = span_serial(lo, c, rule.once.span_of, end)
        if rule.once.most > 1:
            x, same = b.reg(), b.label("again")
            used.read("once", x)
            b.op("JEQ", x, serial, same)
            used.write("uses", b.const(0))
            b.place(same)
            used.one_more(x)
        used.write("once", serial)
        b.place(end)


class _Used:
    """Where it is remembered how often a rule was used: on who uses it, or in words of the game."""

    def __init__(self, lo: Lowering, c: Ctx, rule: m.Rule) -> None:
        self.lo, self.c, self.rule = lo, c, rule
        self.key = -1 if of_the_game(rule) else _key(c)

    def read(self, what: str, into: int) -> None:
        """Put what is remembered into a register."""
        if self.key < 0:
            self.c.b.op("GETG", into, _word(self.rule, what))
        else:
            self.c.b.op("GETF", into, _field(self.lo, self.rule, what), self.key)

    def one_more(self, x: int) -> None:
        """Count a use; `x` is a register to do it in."""
        if self.key < 0:
            self.read("uses", x)
            self.c.b.op("ADDI", x, x, 1)
            self.write("uses", x)
        else:
            self.c.b.op("ADDF", _field(self.lo, self.rule, "uses"), self.key, self.c.b.const(1))

    def write(self, what: str, value: int) -> None:
        """Remember what stands in a register."""
        if self.key < 0:
            self.c.b.op("SETG", _word(self.rule, what), value)
        else:
            self.c.b.op("SETF", _field(self.lo, self.rule, what), self.key, value)


def of_the_game(rule: m.Rule) -> bool:
    """Whether a rule is nobody's: a line of a box about whoever does it, used up for all."""
    return not (rule.carrier or rule.kind or rule.each or rule.effect) and rule.you is None


def _word(rule: m.Rule, what: str) -> str:
    return f"{what}.{rule.path}"


def _key(c: Ctx) -> int:
    """The user: the card if one carries the rule, else you."""
    if c.this is not None:
        return c.this
    if c.you is None:
        raise nouns.Unbound("the user of a once rule")
    return c.you


def _field(lo: Lowering, rule: m.Rule, what: str = "once") -> str:
    names = carriers.carrier_names(lo, rule)
    if names:
        tag = "=" + rule.carrier if "=" + rule.carrier in lo.by_tag else rule.kind or "thing#"
        return lo.add_field(f"{what}.{rule.path}", tag, 0)
    return lo.add_field(f"{what}.{rule.path}", lo.avatar_kind(), 0)


def span_serial(lo: Lowering, c: Ctx, span_of: str, otherwise: str) -> int:
    """A register with the serial of the span that is going on; jumps when there is none."""
    b = c.b
    if span_of == "game":
        return b.const(GAME)
    if span_of == "roll":
        w, r = b.reg(), _roll(c)
        b.op("JNTAG", r, "roll#", otherwise)
        b.op("GETF", w, "roll.serial", r)
        return w
    level = level_of(span_of)
    whose = span_of.removesuffix(level).strip()
    if whose:
        current = nouns.ref(lo, c, m.Current())
        you = c.you if c.you is not None else -1
        b.op("JNE" if whose == "own" else "JEQ", current, you, otherwise)
    w = b.reg()
    b.op("ROLE", w, level, lo.slot(level, SERIAL))
    if f"global:{told_of(level)}" in lo.fields:
        going_on = b.label("going_on")
        b.op("JGEI", w, 0, going_on)
        b.op("GETG", w, told_of(level))
        b.op("JZ", w, otherwise)
        b.place(going_on)
        return w
    b.op("JLTI", w, 0, otherwise)
    return w


def turn_level(lo: Lowering) -> str:
    """The level of a seat's turn."""
    found = turn_of_seat(lo.model)
    if not found:
        raise KeyError("no procedure is a turn")
    return found


def _roll(c: Ctx) -> int:
    """The roll of the event, else the last one."""
    b = c.b
    w = b.reg()
    if c.about is not None or c.in_event:
        if c.about is not None:
            b.op("MOV", w, c.about)
        else:
            b.op("EVGET", w, 1)
        end = b.label("roll")
        b.op("JTAG", w, "roll#", end)
        b.op("GETG", w, "roll last")
        b.place(end)
    else:
        b.op("GETG", w, "roll last")
    return w
