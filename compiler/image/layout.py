"""Numbers for everything an IR program names, and the tables an image holds.

Entities keep the order of the program (seats first); rules and modifiers are sorted into the order in
which the machine tries them. A name that does not resolve is a mistake of the compiler, not of a pack,
so it is an exception here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2s

from talisman.compiler.ir.program import Entity, Modifier, Program, Rule
from talisman.compiler.ir.reads import limit_masks
from talisman.runtime.table.shape import FOR_EACH, IN_COMMON
from talisman.runtime.table.words import COMBINE, FIELD_SEEN, KINDS, PHASES, SYSTEM, ZONE_SEEN
from talisman.values import define

BOT = "$bot"


class EmitError(Exception):
    """A program that cannot be emitted: a mistake of the pass before."""


class ImageLimit(EmitError):
    """More of something than an image can hold: a pack asks for it, and no pass is to blame."""


def numbered(kind: str, names: Iterable[str], first: int = 0) -> dict[str, int]:
    """Names to numbers in their order; the same name twice is a mistake."""
    found: dict[str, int] = {}
    for number, name in enumerate(names, first):
        if name in found:
            raise EmitError(f"two {kind}s are called {name!r}")
        found[name] = number
    return found


def find(kind: str, table: Mapping[str, int], name: str | int) -> int:
    """The number of a name."""
    if isinstance(name, int):
        return name
    if name not in table:
        raise EmitError(f"no {kind} is called {name!r}")
    return table[name]


@define
class Names:
    """Numbers by name for each sort of thing a program names."""

    entities: dict[str, int]
    tags: dict[str, int]
    attrs: dict[str, int]
    fields: dict[str, int]
    globals: dict[str, int]
    zones: dict[str, int]
    events: dict[str, int]
    stats: dict[str, int]
    levels: dict[str, int]
    effects: dict[str, int]
    purposes: dict[str, int]
    labels: dict[str, int]
    procs: dict[str, int]
    classes: dict[str, int]

    @classmethod
    def of(cls, program: Program) -> Names:
        """Number a program's names."""
        classes = sorted({name for modifier in program.modifiers for name in modifier.classes})
        if len(classes) > 30:
            raise ImageLimit("more than 30 classes of modifiers")
        if len(program.labels) > 30:
            raise ImageLimit("more than 30 labels of edges")
        return cls(
            numbered("entity", (item.name for item in program.entities)),
            numbered("tag", program.tags),
            numbered("attribute", program.attrs),
            numbered("field", (item.name for item in program.fields)),
            numbered("global", (item.name for item in program.globals)),
            numbered("zone class", (item.name for item in program.zones)),
            numbered("event", (item.name for item in program.events)),
            numbered("stat", program.stats),
            numbered("level", (item.name for item in program.levels), 1),
            numbered("effect", program.effects),
            numbered("purpose", [BOT, *program.purposes]),
            numbered("label", program.labels),
            numbered("procedure", [*SYSTEM, *(item.name for item in program.procs)]),
            numbered("class", classes),
        )


@define
class Texts:
    """Texts by number; number 0 is the empty one."""

    numbers: dict[str, int]

    def number(self, text: str | int) -> int:
        """The number of a text, which is added when it is new."""
        if isinstance(text, int):
            return text
        return self.numbers.setdefault(text, len(self.numbers))


def signed(number: int) -> int:
    """32 bits as the int32 with the same bits."""
    number &= 0xFFFFFFFF
    return number - (1 << 32) if number & 0x80000000 else number


def purpose_key(name: str) -> int:
    """What the dice of a purpose depend on: its name alone, so that others may come and go."""
    return signed(int.from_bytes(blake2s(name.encode()).digest()[:4], "little"))


def mask(numbers: Iterable[int]) -> int:
    """A word with these bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _entity(item: Entity, texts: Texts, mask: int) -> list[int]:
    return [int(item.own_block) | int(item.place) << 1, texts.number(item.text), mask]


def _rule_order(pair: tuple[int, Rule], names: Names) -> tuple[int, int, int, int, int, int]:
    number, rule = pair
    return (
        find("event", names.events, rule.event),
        PHASES.index(rule.phase),
        rule.layer,
        rule.rank,
        rule_mode(rule),
        number,
    )


def rule_mode(rule: Rule) -> int:
    """The mode; without a carrier a rule cannot lie in anybody's block, so it lies in the common one."""
    return rule.mode if rule.carrier or rule.mode == FOR_EACH else IN_COMMON


class ZoneSets:
    """Sets of zone classes by number; number 0 is `always`."""

    def __init__(self, names: Names) -> None:
        """No set but `always`."""
        self._names = names
        self.rows: list[list[int]] = [[]]

    def number(self, zones: Sequence[str]) -> int:
        """The number of a set."""
        row = sorted({find("zone class", self._names.zones, zone) for zone in zones})
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)


def _carrier(kind: str, name: str, carrier: str, effect: str, names: Names) -> tuple[int, int]:
    if carrier and effect:
        raise EmitError(f"{kind} {name!r} has both a carrier and an effect")
    return (
        find("entity", names.entities, carrier) if carrier else -1,
        find("effect", names.effects, effect) if effect else -1,
    )


def _modifier_order(pair: tuple[int, Modifier], names: Names) -> tuple[int, bool, int]:
    number, item = pair
    return (find("stat", names.stats, item.stat), item.kind != "suppress", number)


def reasons(program: Program, names: Names) -> dict[str, str]:
    """What rules give as their reason, by the number of the rule as a text."""
    rules = sorted(enumerate(program.rules), key=lambda pair: _rule_order(pair, names))
    return {str(number): rule.reason for number, (_, rule) in enumerate(rules) if rule.reason}


def lent(program: Program, names: Names) -> dict[str, str]:
    """Which number of a thing each modifier adds to another one of it, by the modifier's number as a text."""
    modifiers = sorted(enumerate(program.modifiers), key=lambda pair: _modifier_order(pair, names))
    return {str(number): item.lent for number, (_, item) in enumerate(modifiers) if item.lent}


def tables(program: Program, names: Names, texts: Texts) -> dict[str, object]:
    """The tables of the image but for procedures and switches, which `emit` makes."""
    entity, tag, proc = names.entities, names.tags, names.procs
    sets = ZoneSets(names)
    masks = limit_masks(program)
    limits = sorted(enumerate(program.limits), key=lambda pair: masks.bits[pair[0]])
    rules = sorted(enumerate(program.rules), key=lambda pair: _rule_order(pair, names))
    modifiers = sorted(enumerate(program.modifiers), key=lambda pair: _modifier_order(pair, names))
    rule_rows: list[list[int]] = []
    for _, rule in rules:
        carrier, effect = _carrier("rule", rule.name, rule.carrier, rule.effect, names)
        rule_rows.append([
            find("event", names.events, rule.event),
            PHASES.index(rule.phase),
            rule.layer,
            rule.rank,
            rule_mode(rule),
            find("procedure", proc, rule.proc),
            carrier,
            effect,
            sets.number(rule.zones),
        ])  # fmt: skip
    modifier_rows: list[list[int]] = []
    for _, item in modifiers:
        carrier, effect = _carrier("modifier", item.name, item.carrier, item.effect, names)
        modifier_rows.append([
            find("stat", names.stats, item.stat),
            COMBINE.index(item.kind),
            1 if item.kind == "suppress" and not item.proc else item.amount,
            find("procedure", proc, item.proc) if item.proc else 0,
            carrier,
            mask(find("class", names.classes, name) for name in item.classes),
            item.context,
            int(item.common or carrier < 0),
            effect,
            sets.number(item.zones),
        ])  # fmt: skip
    start = [
        [
            entity[item.name],
            find("zone class", names.zones, item.zone[0]),
            find("entity", entity, item.zone[1]) if item.zone[1] else -1,
        ]
        for item in program.entities
        if item.zone is not None
    ]
    return {
        "entities": [
            _entity(item, texts, masks.spaces.get(item.name, 0) if item.place else masks.spared(item.name))
            for item in program.entities
        ],
        "tags": [sorted({find("tag", tag, name) for name in item.tags}) for item in program.entities],
        "attrs": [
            [find("attribute", names.attrs, name), entity[item.name], item.attrs[name]]
            for item in program.entities
            for name in sorted(item.attrs)
        ],
        "fields": [
            [
                find("tag", tag, item.of),
                item.start,
                masks.fields.get(item.name, 0),
                FIELD_SEEN.index(item.seen),
                int(item.thing),
            ]
            for item in program.fields
        ],
        "globals": [[item.start, masks.globals.get(item.name, 0)] for item in program.globals],
        "zones": [
            [
                find("tag", tag, item.of) if item.of else -1,
                ZONE_SEEN.index(item.seen),
                int(item.awake),
                masks.zones.get(item.name, 0),
            ]
            for item in program.zones
        ],
        "start": start,
        "events": [
            [find("procedure", proc, item.body) if item.body else 0, texts.number(item.text), int(item.quiet)]
            for item in program.events
        ],
        "rules": rule_rows,
        "modifiers": modifier_rows,
        "zonesets": sets.rows,
        "limits": [
            [
                find("procedure", proc, item.proc),
                int(item.each),
                masks.bits[number],
                find("zone class", names.zones, item.zone) if item.zone else -1,
            ]
            for number, item in limits
        ],
        "levels": [
            [find("level", names.levels, item.parent) if item.parent else 0, len(item.slots)]
            for item in program.levels
        ],
        "effects": [
            [
                masks.effects.get(name, 0),
                find("level", names.levels, program.effect_levels[name])
                if name in program.effect_levels
                else 0,
            ]
            for name in program.effects
        ],
        "purposes": [purpose_key(name) for name in names.purposes],
        "edges": [
            [
                find("entity", entity, edge.source),
                find("entity", entity, edge.target),
                mask(find("label", names.labels, name) for name in edge.labels),
                find("entity", entity, edge.entity) if edge.entity else -1,
            ]
            for edge in program.edges
        ],
        "main": find("procedure", proc, program.main),
        "names": {
            "entities": list(entity),
            "tags": list(tag),
            "attrs": list(names.attrs),
            "fields": list(names.fields),
            "globals": list(names.globals),
            "zones": list(names.zones),
            "events": list(names.events),
            "rules": [rule.name for _, rule in rules],
            "stats": list(names.stats),
            "modifiers": [item.name for _, item in modifiers],
            "limits": [item.name for _, item in limits],
            "levels": list(names.levels),
            "slots": [list(item.slots) for item in program.levels],
            "effects": list(names.effects),
            "purposes": list(names.purposes),
            "labels": list(names.labels),
            "procs": list(proc),
            "classes": list(names.classes),
        },
        "kinds": list(KINDS),
    }
