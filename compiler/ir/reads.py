"""What standing limits read, so that only a write to it marks them.

A limit reads what its procedure names, what the procedures it calls name, and through each stat the
modifiers of that stat: what their procedures read and the zones in which their carriers are in force.
Where what a seat plays is only changes with the moves of such things, and of things that bear zones; of a
number that only a space's own text changes, with moves to that space and from it. Of other things those are
known that matter: what is counted and what has a text about a number, and not what else lies beside it.
What is read only by what is done about a limit has a bit of its own: it matters when that did not help, and
for a state rule when it holds still after it was done. A state rule that holds still is done again and again,
so what doing it may change has that bit, too. Where somebody may decline what is done, everything has it: who
declined is asked again when anything has changed, and not only what some other limit happens to read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from talisman.compiler.ir.program import Ins, Label, Limit, Modifier, Operand, Program
from talisman.runtime.table.limits import BITS, REDRESS
from talisman.runtime.table.opcodes import ROWS, SPEC, seeing
from talisman.runtime.table.words import DECLINED
from talisman.values import Factory, define

ALL_ZONES = "*"
STAT = "stat "
"""Stands before the name of a stat among those of procedures."""
ANYTHING = "*"
_SIMPLE = {
    op: (sort, SPEC[op].kinds.index(kind))
    for what, kind, sort in (("field", "f", "fields"), ("global", "g", "globals"), ("zone", "c", "zones"))
    for op in seeing(what)
    if kind in SPEC[op].kinds
}
"""Instructions that look at what one of their operands names: its sort, and which operand."""
_HELD = ("HELD", "HAVE")
_HOLDERS = frozenset(op for op in seeing("holder") if SPEC[op].kinds == "wr-")
"""Instructions that ask who has the thing in their second operand."""
_WHEREABOUTS = seeing("place")
"""Instructions that ask where the thing in their second operand is."""
_MAY = seeing("rules")
"""Instructions of which a rule in force, wherever its carrier is, may forbid the event."""
AGAIN = Ins("RETI", 2)
"""How a state rule says that it was done."""
CARRIER = 2
"""The argument of the procedure of a modifier that is what carries it."""


@define
class Reads:
    """Names of what a procedure reads, through everything it calls."""

    fields: set[str] = Factory(set)
    globals: set[str] = Factory(set)
    zones: set[str] = Factory(set)
    effects: set[str] = Factory(set)
    spaces: set[str] = Factory(set)
    """Spaces of which it matters whether what a seat plays is there."""
    things: set[str] = Factory(set)
    """Things of which it matters in which of these zones they are."""

    def add(self, sort: str, name: str) -> None:
        """Note that something is read."""
        {"fields": self.fields, "globals": self.globals, "zones": self.zones, "effects": self.effects}[
            sort
        ].add(name)

    def add_all(self, other: Reads) -> None:
        """Note all that something else reads, too."""
        self.fields |= other.fields
        self.globals |= other.globals
        self.zones |= other.zones
        self.effects |= other.effects
        self.spaces |= other.spaces
        self.things |= other.things


@define
class Work:
    """What a procedure changes itself, whether somebody may decline in it, and which others it does."""

    changes: Reads = Factory(Reads)
    declines: bool = False
    does: list[str] = Factory(list)


@define
class Masks:
    """For each thing that can be written, the bits of the limits that read it; the bit of each limit."""

    fields: dict[str, int] = Factory(dict)
    globals: dict[str, int] = Factory(dict)
    zones: dict[str, int] = Factory(dict)
    effects: dict[str, int] = Factory(dict)
    spaces: dict[str, int] = Factory(dict)
    """Bits to be set where something comes or goes that a seat may play, or that bears zones."""
    things: dict[str, int] = Factory(dict)
    """Bits to be set where one of these comes or goes, as far as the zone has them too."""
    bits: list[int] = Factory(list)

    def spared(self, name: str) -> int:
        """The bits of limits to which it does not matter where a thing is."""
        every = reduce(or_, (1 << bit for bit in self.bits), 0)
        return every & ~(self.things.get(name, 0) | self.things.get(ANYTHING, 0))

    def mark(self, reads: Reads, bit: int) -> None:
        """Set a bit for everything that is read."""
        for names, into in (
            (reads.fields, self.fields),
            (reads.globals, self.globals),
            (reads.zones, self.zones),
            (reads.effects, self.effects),
            (reads.spaces, self.spaces),
            (reads.things, self.things),
        ):
            for name in sorted(names):
                into[name] = into.get(name, 0) | bit


class _Walker:
    """Follows one limit's procedure."""

    def __init__(self, program: Program) -> None:
        self._procs = {proc.name: proc for proc in program.procs}
        self._known: dict[str, tuple[Reads, Sequence[str]]] = {}
        self._done: dict[str, Work] = {}
        """What each procedure does itself, of those that limits lead to: most limits lead to the same."""
        self._program = program
        self._steady = {
            zone.name
            for zone in program.zones
            if all(
                item.own_block or item.place for item in program.entities if zone.of and zone.of in item.tags
            )
        }

        self._played = {number for number, item in enumerate(program.entities) if item.own_block}
        others = {tag for item in program.entities if not item.own_block for tag in item.tags}
        self._tags = {tag for item in program.entities if item.own_block for tag in item.tags} - others
        self._spaces = [item.name for item in program.entities if item.place]
        self._carriers: dict[str, set[str]] = {}
        for modifier in program.modifiers:
            self._carriers.setdefault(modifier.proc, set()).add(modifier.carrier)
        self._each = {limit.proc for limit in program.limits if limit.each}
        self._bound = {item.name for item in program.entities if not item.own_block}
        kinds = {zone.of for zone in program.zones if zone.of}
        bearers = [item for item in program.entities if not item.place and not kinds.isdisjoint(item.tags)]
        borne = {tag for item in bearers for tag in item.tags}
        self._held = {zone.name for zone in program.zones if zone.of in borne}
        self._carrying = {item.name for item in bearers}
        self._bearers = self._carrying & self._bound
        self._under = {event.name: [event.body] for event in program.events}
        for rule in program.rules:
            self._under.setdefault(rule.event, []).append(rule.proc)
        self._tagged: dict[str, set[str]] = {}
        for item in program.entities:
            for tag in item.tags:
                self._tagged.setdefault(tag, set()).add(item.name)

    def reads(self, limit: Limit) -> tuple[Reads, Reads]:
        """What a limit reads, and what is read by what is done about it."""
        code = self._procs[limit.proc].code if limit.proc in self._procs else ()
        at = code.index(Label(limit.redress)) if limit.redress else len(code)
        return self._closure(code[:at], limit.proc), self._closure(code[at:], limit.proc)

    def changes(self, limit: Limit) -> Reads:
        """What doing a state rule may change, but for where things lie; of a limit nothing."""
        found = Reads()
        if limit.proc not in self._procs or AGAIN not in self._procs[limit.proc].code:
            return found
        for work in self._under_way(limit.proc):
            found.add_all(work.changes)
        return found

    def declines(self, limit: Limit) -> bool:
        """Whether somebody may decline what is done about a limit."""
        return any([work.declines for work in self._under_way(limit.proc)])

    def everything(self) -> Reads:
        """All that can change."""
        program = self._program
        return Reads(
            {one.name for one in program.fields},
            {one.name for one in program.globals},
            {one.name for one in program.zones},
            set(program.effects),
            set(self._spaces),
            {ANYTHING},
        )

    def _under_way(self, proc: str) -> Iterator[Work]:
        """The work of a procedure and of all that it does."""
        seen: set[str] = set()
        waiting = [proc]
        while waiting:
            name = waiting.pop()
            if name in seen or name not in self._procs:
                continue
            seen.add(name)
            if name not in self._done:
                self._done[name] = self._work(name)
            yield self._done[name]
            waiting += self._done[name].does

    def _work(self, name: str) -> Work:
        """What a procedure does itself."""
        work = Work()
        for item in self._procs[name].code:
            if not isinstance(item, Ins):
                continue
            op = item.op
            if op in ("SETF", "ADDF"):
                work.changes.add("fields", str(item.a))
            elif op == "SETG":
                work.changes.add("globals", str(item.a))
            elif op in ("EFNEW", "EFEND"):
                work.changes.effects.update(self._program.effects)
            elif op == "OPTI":
                work.declines = work.declines or item.a == DECLINED
            elif op == "CALL":
                work.does.append(str(item.b))
            elif op == "RAISE":
                work.does += self._under.get(str(item.b), ())
        return work

    def _closure(self, code: Sequence[Ins | Label], proc: str) -> Reads:
        """Everything code reads, with what it calls."""
        found = Reads()
        seen: set[str] = set()
        waiting = list(self._code(code, found, proc))
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            reads, calls = self._own(name)
            found.add_all(reads)
            waiting += calls
        if ALL_ZONES in found.zones:
            found.zones = {zone.name for zone in self._program.zones}
        return found

    def _own(self, name: str) -> tuple[Reads, Sequence[str]]:
        """What a procedure or a stat reads itself, and what else is read with it; found once."""
        if name not in self._known:
            reads, sort = Reads(), name.removeprefix(STAT)
            calls: Iterable[str] = ()
            if sort != name:
                calls = self._stat(sort, reads)
            elif name in self._procs:
                calls = self._code(self._procs[name].code, reads, name)
            self._known[name] = reads, tuple(calls)
        return self._known[name]

    def _code(self, code: Sequence[Ins | Label], found: Reads, proc: str) -> Iterable[str]:
        played, until = self._player(proc)
        for before, item, after in zip((None, *code), code, (*code[1:], None), strict=False):
            if not isinstance(item, Ins):
                if item.name == until:
                    played = -1
                continue
            if item.op in _SIMPLE:
                sort, place = _SIMPLE[item.op]
                found.add(sort, str((item.a, item.b, item.c)[place]))
                if sort == "zones":
                    found.things.update(self._meant(proc, item, after))
            elif item.op in _WHEREABOUTS:
                thing = (
                    before.b if isinstance(before, Ins) and before.op == "LDI" and before.a == item.b else -1
                )
                if self._spaces and (item.b == played or thing in self._played):
                    found.spaces.update(self._compared(proc, item))
                elif not (item.op == "PLACE" and self._at_carrier(proc, item)):
                    self._anywhere(found)
            elif item.op in _HOLDERS or item.op in _HELD:
                found.zones.update(self._held)
                found.things.update(
                    self._tagged.get(_tag(item), ()) if item.op in _HELD else self._named(proc, item.b)
                )
                found.things.update(self._carrying)
            elif item.op == "EFNEXT":
                found.add("effects", str(item.b))
            elif item.op == "CALL":
                yield str(item.b)
            elif item.op in _MAY:
                found.things.add(ANYTHING)
                yield from (
                    rule.proc
                    for rule in self._program.rules
                    if rule.event == item.b and rule.phase == "forbid"
                )
            elif item.op == "STAT":
                yield f"{STAT}{item.b}"

    def _anywhere(self, found: Reads) -> None:
        """Where anything is matters."""
        found.add("zones", ALL_ZONES)
        found.things.add(ANYTHING)

    def _meant(self, proc: str, ins: Ins, after: Ins | Label | None) -> Iterable[str]:
        """The things an instruction is about that looks into a zone: of a kind, where it looks for these."""
        if ins.op == "FIRST" and isinstance(after, Ins) and (after.op, after.a) == ("SEEK", ins.a):
            return self._tagged.get(_tag(after), ())
        if ins.op in ("JIN", "JNIN", "INZ"):
            return self._named(proc, ins.b if ins.op == "INZ" else ins.a)
        return (ANYTHING,)

    def _named(self, proc: str, register: Operand) -> Iterable[str]:
        """The things a register may hold: those written into it by number or found by their kind."""
        if not isinstance(register, int) or register < self._procs[proc].params:
            return (ANYTHING,)
        found: set[str] = set()
        for item in self._procs[proc].code:
            if not isinstance(item, Ins) or not self._writes(item, register):
                continue
            if item.op == "LDI" and isinstance(item.b, int):
                found.update(one.name for one in self._program.entities[max(item.b, 0) : item.b + 1])
            elif item.op == "FIND" or item.op in _HELD:
                found.update(self._tagged.get(_tag(item), ()))
            else:
                return (ANYTHING,)
        return found

    def _writes(self, ins: Ins, register: int) -> bool:
        """Whether an instruction may write a register: that named first, or one in a row from there on."""
        writes = SPEC[ins.op].kinds[0] in "wx"
        return writes and isinstance(ins.a, int) and ins.a <= register < ins.a + ROWS[ins.op]

    def _player(self, proc: str) -> tuple[int, str]:
        """The argument that is something a seat plays (-1: none), and up to which label that is sure."""
        code = self._procs[proc].code
        if proc in self._each:
            played, until = 0, ""
        else:
            first = next((item for item in code if isinstance(item, Label) or item.op[0] in "JS"), None)
            if not isinstance(first, Ins) or first.op != "JNTAG" or first.b not in self._tags:
                return -1, ""
            played, until = int(first.a), str(first.c)
        argument = played < self._procs[proc].params and not self._written(proc, played)
        return (played if argument else -1), until

    def _written(self, proc: str, register: int) -> bool:
        """Whether a procedure may write a register."""
        return any(isinstance(item, Ins) and self._writes(item, register) for item in self._procs[proc].code)

    def _at_carrier(self, proc: str, ins: Ins) -> bool:
        """Whether the space that is asked for is that of a carrier which is a space itself."""
        carriers = self._carriers.get(proc, set())
        return ins.b == CARRIER and carriers.issubset(self._spaces) and not self._written(proc, CARRIER)

    def _compared(self, proc: str, ins: Ins) -> Iterable[str]:
        """The spaces with which the place of something is compared, where nothing else is done with it."""
        code = [item for item in self._procs[proc].code if isinstance(item, Ins)]
        at = code.index(ins)
        other, some, same = (*code[at + 1 : at + 4], *[AGAIN] * 3)[:3]
        if ins.op != "PLACE" or other.op != "PLACE" or not self._at_carrier(proc, other):
            return self._spaces
        jumps = [("JLTI", ins.a, 0), ("JNE", ins.a, other.a)]
        if [(jump.op, jump.a, jump.b) for jump in (some, same)] != jumps:
            return self._spaces
        rest = [item for item in code if item not in (ins, other, some, same)]
        used = {operand for item in rest for operand in (item.a, item.b, item.c)}
        return self._spaces if {ins.a, other.a} & used else self._carriers[proc]

    def _stat(self, stat: str, found: Reads) -> Iterable[str]:
        for modifier in self._program.modifiers:
            if modifier.stat != stat:
                continue
            if modifier.effect:
                found.add("effects", modifier.effect)
            elif modifier.carrier:
                self._carrier(modifier, found)
            if modifier.proc:
                yield modifier.proc

    def _carrier(self, modifier: Modifier, found: Reads) -> None:
        """Where the carrier of a modifier is, and where that is which bears it."""
        if modifier.common or modifier.carrier not in self._bound:
            found.zones.update(modifier.zones)
            found.things.add(modifier.carrier)
            return
        counts = self._held.intersection(modifier.zones or self._held)  # elsewhere it counts for nobody
        if counts:
            found.things.add(modifier.carrier)
        if modifier.zones and counts <= self._steady:
            found.zones.update(counts)
        else:
            found.zones.update(self._held)
            found.things.update(self._bearers)


def _tag(item: Ins) -> str:
    """The tag of what an instruction looks for."""
    return str((item.a, item.b, item.c)[SPEC[item.op].kinds.index("k")])


def limit_masks(program: Program) -> Masks:
    """The masks of a program; beyond the bits of a word limits share bits."""
    masks = Masks()
    walker = _Walker(program)
    for number, limit in enumerate(program.limits):
        looks, redress = walker.reads(limit)
        masks.bits.append(number % (BITS - 1))
        masks.mark(looks, 1 << masks.bits[number])
        if limit.redress:
            redress.things.add(ANYTHING)
            redress.zones.update(zone.name for zone in program.zones)
            masks.mark(redress, REDRESS)
        masks.mark(walker.changes(limit), REDRESS)
    if any(walker.declines(limit) for limit in program.limits):
        masks.mark(walker.everything(), REDRESS)
    return masks
