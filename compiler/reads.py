"""What standing limits read, so that only a write to it marks them.

A limit reads what its procedure names, what the procedures it calls name, and through each stat the
modifiers of that stat: what their procedures read and the zones in which their carriers are in force.
What is read only by what is done about a limit has a bit of its own: it matters when that did not help.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from talisman.compiler.ir import Ins, Label, Limit, Program
from talisman.runtime.limits import BITS, REDRESS
from talisman.values import Factory, define

ALL_ZONES = "*"
_SIMPLE = {
    "GETF": ("fields", 1),
    "GETV": ("fields", 1),
    "GETG": ("globals", 1),
    "ZID": ("zones", 1),
    "FIRST": ("zones", 1),
    "INZ": ("zones", 2),
    "JIN": ("zones", 1),
    "JNIN": ("zones", 1),
}
_WHEREABOUTS = ("ZOF", "ZCLS", "BEAR", "PLACE", "CTRL", "HOLDER", "HELD")


@define
class Reads:
    """Names of what a procedure reads, through everything it calls."""

    fields: set[str] = Factory(set)
    globals: set[str] = Factory(set)
    zones: set[str] = Factory(set)
    effects: set[str] = Factory(set)

    def add(self, sort: str, name: str) -> None:
        """Note that something is read."""
        {"fields": self.fields, "globals": self.globals, "zones": self.zones, "effects": self.effects}[
            sort
        ].add(name)


@define
class Masks:
    """For each thing that can be written, the bits of the limits that read it; the bit of each limit."""

    fields: dict[str, int] = Factory(dict)
    globals: dict[str, int] = Factory(dict)
    zones: dict[str, int] = Factory(dict)
    effects: dict[str, int] = Factory(dict)
    bits: dict[str, int] = Factory(dict)

    def mark(self, reads: Reads, bit: int) -> None:
        """Set a bit for everything that is read."""
        for names, into in (
            (reads.fields, self.fields),
            (reads.globals, self.globals),
            (reads.zones, self.zones),
            (reads.effects, self.effects),
        ):
            for name in sorted(names):
                into[name] = into.get(name, 0) | bit


class _Walker:
    """Follows one limit's procedure."""

    def __init__(self, program: Program) -> None:
        self._procs = {proc.name: proc for proc in program.procs}
        self._program = program
        self._steady = {
            zone.name
            for zone in program.zones
            if all(
                item.own_block or item.place for item in program.entities if zone.of and zone.of in item.tags
            )
        }

        self._held = {item.name for item in program.entities if not item.own_block}
        self._unheld = {
            zone.name
            for zone in program.zones
            if not any(zone.of in item.tags and not item.place for item in self._program.entities if zone.of)
        }

    def reads(self, limit: Limit) -> tuple[Reads, Reads]:
        """What a limit reads, and what is read by what is done about it."""
        code = self._procs[limit.proc].code if limit.proc in self._procs else ()
        at = code.index(Label(limit.redress)) if limit.redress else len(code)
        return self._closure(code[:at]), self._closure(code[at:])

    def _closure(self, code: Sequence[Ins | Label]) -> Reads:
        """Everything code reads, with what it calls."""
        found = Reads()
        seen: set[str] = set()
        waiting = list(self._code(code, found, seen))
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if name in self._procs:
                waiting.extend(self._code(self._procs[name].code, found, seen))
        if ALL_ZONES in found.zones:
            found.zones = {zone.name for zone in self._program.zones}
        return found

    def _code(self, code: Sequence[Ins | Label], found: Reads, seen: set[str]) -> Iterable[str]:
        for item in code:
            if not isinstance(item, Ins):
                continue
            if item.op in _SIMPLE:
                sort, place = _SIMPLE[item.op]
                found.add(sort, str((item.a, item.b, item.c)[place]))
            elif item.op in _WHEREABOUTS:
                found.add("zones", ALL_ZONES)
            elif item.op == "EFNEXT":
                found.add("effects", str(item.b))
            elif item.op == "CALL":
                yield str(item.b)
            elif item.op in ("CAN", "ASK"):
                yield from (
                    rule.proc
                    for rule in self._program.rules
                    if rule.event == item.b and rule.phase == "forbid"
                )
            elif item.op == "STAT" and f"stat {item.b}" not in seen:
                seen.add(f"stat {item.b}")
                yield from self._stat(str(item.b), found)

    def _stat(self, stat: str, found: Reads) -> Iterable[str]:
        for modifier in self._program.modifiers:
            if modifier.stat != stat:
                continue
            for zone in modifier.zones:
                if not modifier.common and zone in self._unheld:
                    continue  # what lies there counts for nobody, as it has no holder
                found.add("zones", zone if zone in self._steady or modifier.common else ALL_ZONES)
            if modifier.effect:
                found.add("effects", modifier.effect)
            elif modifier.carrier in self._held and not modifier.zones and not modifier.common:
                found.add("zones", ALL_ZONES)
            if modifier.proc:
                yield modifier.proc


def limit_masks(program: Program) -> Masks:
    """The masks of a program; beyond the bits of a word limits share bits."""
    masks = Masks()
    walker = _Walker(program)
    for number, limit in enumerate(program.limits):
        masks.bits[limit.name] = number % (BITS - 1)  # several of one name share the bit of the last
    for limit in program.limits:
        looks, redress = walker.reads(limit)
        masks.mark(looks, 1 << masks.bits[limit.name])
        masks.mark(redress, REDRESS)
    return masks
