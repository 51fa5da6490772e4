"""What standing limits read, so that only a write to it marks them.

A limit reads what its procedure names, what the procedures it calls name, and through each stat the
modifiers of that stat: what their procedures read and the zones in which their carriers are in force.
"""

from __future__ import annotations

from collections.abc import Iterable

from talisman.compiler.ir import Ins, Proc, Program
from talisman.runtime.limits import BITS
from talisman.values import Factory, define

ALL_ZONES = "*"
_SIMPLE = {
    "GETF": ("fields", 1),
    "GETV": ("fields", 1),
    "GETG": ("globals", 1),
    "ZID": ("zones", 1),
    "FIRST": ("zones", 1),
    "INZ": ("zones", 2),
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

    def reads(self, proc: str) -> Reads:
        """Everything a procedure reads."""
        found = Reads()
        seen: set[str] = set()
        waiting = [proc]
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if name in self._procs:
                waiting.extend(self._proc(self._procs[name], found, seen))
        return found

    def _proc(self, proc: Proc, found: Reads, seen: set[str]) -> Iterable[str]:
        for item in proc.code:
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
            elif item.op == "CAN":
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
                found.add("zones", zone if zone in self._steady or modifier.common else ALL_ZONES)
            if modifier.effect:
                found.add("effects", modifier.effect)
            elif modifier.carrier and not modifier.zones and not modifier.common:
                found.add("zones", ALL_ZONES)
            if modifier.proc:
                yield modifier.proc


def limit_masks(program: Program) -> Masks:
    """The masks of a program; beyond the bits of a word limits share bits."""
    masks = Masks()
    walker = _Walker(program)
    for number, limit in enumerate(program.limits):
        masks.bits[limit.name] = number % BITS  # several of one name share the bit of the last
    for limit in program.limits:
        place = masks.bits[limit.name]
        reads = walker.reads(limit.proc)
        if ALL_ZONES in reads.zones:
            reads.zones = {zone.name for zone in program.zones}
        for names, into in (
            (reads.fields, masks.fields),
            (reads.globals, masks.globals),
            (reads.zones, masks.zones),
            (reads.effects, masks.effects),
        ):
            for name in sorted(names):
                into[name] = into.get(name, 0) | 1 << place
    return masks
