"""Where everything lies in the vector of a game: computed from the tables alone.

The emitter writes the result into the image, the verifier computes it again and compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from talisman.runtime.limits import BITS, EFFECT_WORDS, EFFECTS, OPTIONS, STACK, ZONE_WORDS
from talisman.runtime.words import EVENT, HEADER_WORDS

Rows = Sequence[Sequence[int]]

REPLACE = 2
OWN_BLOCK = 1
PLACE = 2


def tagged(tags: Rows, tag: int) -> list[int]:
    """The entities that have a tag, in order."""
    return [entity for entity, owned in enumerate(tags) if tag in owned]


def used_first(rules: Rows, event: int) -> tuple[int, int]:
    """The first word of an event's replace rules, and how many words they touch."""
    bits = [number for number, rule in enumerate(rules) if rule[0] == event and rule[1] == REPLACE]
    if not bits:
        return 0, 0
    return bits[0] // BITS, bits[-1] // BITS - bits[0] // BITS + 1


def event_registers(rules: Rows, events: int) -> int:
    """Registers of the event procedure: its record, its cursor and the used bits of the worst event."""
    most = max((used_first(rules, event)[1] for event in range(events)), default=0)
    return len(EVENT) - 1 + max(1, most)


def modifier_base(rules: Rows) -> int:
    """The bit of the first modifier: the first of a fresh word."""
    return -(-len(rules) // BITS) * BITS


def shape(tables: Mapping[str, Rows], purposes: int, seats: int) -> dict[str, int]:
    """Base and size of every segment of the state."""
    entities = len(tables["entities"])
    tags = tables["tags"]
    blocks = sum(1 for row in tables["entities"] if row[0] & OWN_BLOCK)
    slots = 1 + sum(
        1 for number, row in enumerate(tables["entities"]) if row[0] & OWN_BLOCK or number < seats
    )
    counts = {
        tag: len(tagged(tags, tag))
        for tag in sorted({row[0] for name in ("fields", "zones") for row in tables[name]})
    }
    counts[-1] = 1
    zones = sum(counts[row[0]] for row in tables["zones"])
    words = -(-(modifier_base(tables["rules"]) + len(tables["modifiers"])) // BITS)
    sizes = (
        ("options", OPTIONS * 2),
        ("globals", len(tables["globals"])),
        ("fields", sum(counts[row[0]] for row in tables["fields"])),
        ("zones", zones * ZONE_WORDS),
        ("zof", entities),
        ("nxt", entities),
        ("prv", entities),
        ("avatars", seats),
        ("bits", words * (blocks + 1)),
        ("busy", words),
        ("effect_counts", len(tables["effects"])),
        ("effects", EFFECTS * EFFECT_WORDS),
        ("dice", purposes * slots),
        ("stack", STACK),
    )
    found: dict[str, int] = {}
    at = HEADER_WORDS
    for name, size in sizes:
        found[name] = at
        at += size
    found.update(size=at, words=words, blocks=blocks + 1, zone_count=zones, slots=slots)
    return found
