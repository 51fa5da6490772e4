"""Where everything lies in the vector of a game: computed from the tables alone.

The emitter writes the result into the image, the verifier computes it again and compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from talisman.runtime.table.limits import BITS, EFFECT_WORDS, EFFECTS, OPTIONS, STACK, ZONE_WORDS
from talisman.runtime.table.words import EVENT, HEADER_WORDS, MODES

Rows = Sequence[Sequence[int]]

FORBID, REPLACE = 0, 2
IN_COMMON, OF_ACTOR, OF_AVATARS, OF_OBJECT, FOR_EACH = range(len(MODES))
COMMON_MODES = (IN_COMMON, FOR_EACH)
OWN_BLOCK = 1
PLACE = 2


def tagged(tags: Rows) -> dict[int, list[int]]:
    """The entities that have each tag, in order."""
    found: dict[int, list[int]] = {}
    for entity, owned in enumerate(tags):
        for tag in dict.fromkeys(owned):
            found.setdefault(tag, []).append(entity)
    return found


def set_words(owners: Sequence[int]) -> int:
    """Registers of a set of entities with a tag: the one after which to go on, and bits for their range."""
    return 1 + (-(-(owners[-1] - owners[0] + 1) // BITS) if owners else 0)


def grouped_rules(rules: Rows) -> dict[tuple[int, int], list[int]]:
    """The numbers of the rules of each event and phase, in order."""
    grouped: dict[tuple[int, int], list[int]] = {}
    for number, rule in enumerate(rules):
        grouped.setdefault((rule[0], rule[1]), []).append(number)
    return grouped


def event_registers(rules: Rows) -> int:
    """Registers of the event procedure: its record, its cursor and the used bits of the worst event."""
    replacing = [numbers for (_, phase), numbers in grouped_rules(rules).items() if phase == REPLACE]
    most = max((numbers[-1] // BITS - numbers[0] // BITS + 1 for numbers in replacing), default=1)
    return len(EVENT) - 1 + most


def modifier_base(rules: Rows) -> int:
    """The bit of the first modifier: the first of a fresh word."""
    return -(-len(rules) // BITS) * BITS


def shape(tables: Mapping[str, Rows], purposes: int, seats: int) -> dict[str, int]:
    """Base and size of every segment of the state."""
    entities = len(tables["entities"])
    owners = tagged(tables["tags"])
    blocks = sum(1 for row in tables["entities"] if row[0] & OWN_BLOCK)
    slots = 1 + sum(
        1 for number, row in enumerate(tables["entities"]) if row[0] & OWN_BLOCK or number < seats
    )
    counts = {
        tag: len(owners.get(tag, ()))
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
        ("known", entities),
        ("marks", zones),
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
