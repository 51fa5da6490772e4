"""Whether an image has room for a program, told before it is made.

To make an image and to verify it takes twice as long as to make the program. Nearly every program is
far from all limits, so here its parts are counted and multiplied as if the worst were true of each: whatever
passes fits, and of the rest only the image tells. Nothing here tells a mistake of the compiler: `compile`
verifies every image that it writes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.ir.program import Ins, Program
from talisman.runtime.image.verify import MAX_REGISTERS, MAX_WORDS
from talisman.runtime.table.limits import (
    BITS,
    EFFECT_WORDS,
    EFFECTS,
    MAX_IMAGE_WORDS,
    MAX_NAMED_LETTERS,
    MAX_SEATS,
    MAX_TABLE_WORDS,
    MOST_TEXT,
    OPTIONS,
    STACK,
    ZONE_WORDS,
)
from talisman.runtime.table.words import EVENT, HEADER_WORDS

OURS = 1_000
"""More than the words and instructions that every image has of its own."""
LARGEST = 2**31


def roomy(program: Program) -> bool:
    """Whether an image surely has room for all of a program."""
    low, high = program.seats
    seated = 1 <= low <= high <= MAX_SEATS and high <= len(program.entities)
    classes = {name for modifier in program.modifiers for name in modifier.classes}
    few = max(len(classes), len(program.labels)) <= BITS
    return seated and few and _state(program) and _tables(program) and _code(program) and _texts(program)


def _state(program: Program) -> bool:
    """The state of a game, as if everything bore every field and every zone."""
    things = len(program.entities)
    fields, zones = len(program.fields), len(program.zones)
    words = (len(program.rules) + len(program.modifiers)) // BITS + 3
    blocks = 1 + sum(1 for one in program.entities if one.own_block)
    most = sum(
        (
            OURS + HEADER_WORDS + OPTIONS * 2 + EFFECTS * EFFECT_WORDS + STACK + MAX_SEATS,
            len(program.globals) + len(program.effects),
            fields * things + zones * (things + 1) * ZONE_WORDS,
            3 * things + words * (blocks + 1),
            (len(program.purposes) + 1) * (blocks + MAX_SEATS),
        )
    )
    names = [*[one.name for one in program.fields], *[one.name for one in program.zones]]
    letters = sum(map(len, names)) * (things + 1)
    few = things <= MAX_WORDS // 10 and letters <= MAX_NAMED_LETTERS
    return few and most <= MAX_WORDS


def _tables(program: Program) -> bool:
    """What grows with two things at once."""
    things = len(program.entities) + 1
    spaces = sum(1 for one in program.entities if one.place)
    sets = 1 + len({*[one.zones for one in program.rules], *[one.zones for one in program.modifiers]})
    most = sum(
        (
            (len(program.tags) // BITS + 1) * things,
            len(program.attrs) * things,
            spaces * (3 * spaces + len(program.edges)),
            (len(program.levels) + 1) ** 2,
            sets * (len(program.zones) + 1),
            (len(program.fields) + len(program.zones)) * things,
        )
    )
    return most <= MAX_TABLE_WORDS


def _code(program: Program) -> bool:
    """Procedures, their registers and constants, as they are before they are tidied."""
    registers = [len(EVENT) + len(program.rules) // BITS + 2]
    registers += [proc.regs for proc in program.procs]
    registers += [len(level.slots) for level in program.levels]
    code = sum(len(proc.code) for proc in program.procs)
    if max(registers) >= MAX_REGISTERS or (code + OURS) * 4 > MAX_IMAGE_WORDS:
        return False
    largest, longest = LARGEST, MOST_TEXT
    for proc in program.procs:
        for item in proc.code:
            if isinstance(item, Ins):
                for operand in (item.a, item.b, item.c):
                    if isinstance(operand, int):
                        if not -largest <= operand < largest:
                            return False
                    elif len(operand) > longest:
                        return False
    return True


def _texts(program: Program) -> bool:
    """Texts and names, but for those in the code."""
    longest = 0
    for text in _told(program):
        longest = max(longest, len(text))
    return longest <= MOST_TEXT


def _told(program: Program) -> Iterator[str]:
    for entity in program.entities:
        yield from (entity.name, entity.text)
    for event in program.events:
        yield from (event.name, event.text)
    for level in program.levels:
        yield from (level.name, *level.slots)
    for modifier in program.modifiers:
        yield from (modifier.name, *modifier.classes)
    yield from (one.name for one in program.fields)
    yield from (one.name for one in program.globals)
    yield from (one.name for one in program.zones)
    for rule in program.rules:
        yield from (rule.name, rule.reason)
    yield from (one.name for one in program.limits)
    yield from (one.name for one in program.procs)
    lists = (program.tags, program.attrs, program.stats, program.effects, program.purposes, program.labels)
    for names in (*lists, program.texts):
        yield from names
    yield from _every(program.prose.data())


def _every(value: object) -> Iterator[str]:
    """All texts in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield key
            yield from _every(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _every(one)
