"""Refuse images that would make the machine do what no image may.

The machine trusts its tables and its code: an id, a register, a jump that is out of range would read or
write what is not there. So everything is checked here, once, in time linear in the image. What only
shows while a game runs (an id in a register) is checked by the machine where it is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise

from talisman.runtime.image.image import Image, InvalidImage, OversizeImage
from talisman.runtime.image.verify_code import check_code
from talisman.runtime.image.weight import check_weight
from talisman.runtime.table.limits import BITS, MAX_NAMED_LETTERS, MAX_SEATS, MOST_TEXT
from talisman.runtime.table.shape import COMMON_MODES, shape, tagged
from talisman.runtime.table.words import (
    COMBINE,
    FIELD_SEEN,
    KINDS,
    MODES,
    PHASES,
    SYSTEM,
    TEXT_KINDS,
    ZONE_SEEN,
)

MASK = (1 << BITS) - 1
MAX_WORDS = 1_000_000
MAX_REGISTERS = 1_000
TABLES = (
    "entities",
    "fields",
    "globals",
    "zones",
    "events",
    "rules",
    "modifiers",
    "limits",
    "levels",
    "effects",
    "procs",
)
UNIQUE = (
    "entities",
    "tags",
    "attrs",
    "fields",
    "globals",
    "zones",
    "events",
    "stats",
    "effects",
    "purposes",
    "procs",
)


def verify(image: Image) -> None:
    """Raise InvalidImage (or OversizeImage) unless the image may run."""
    _names(image)
    _letters(image)
    _things(image)
    _zones(image)
    _rules(image)
    _rest(image)
    _procs(image)
    _prose(image)
    _layout(image)
    check_weight(image)
    _source_map(image)
    check_code(image)


def _prose(image: Image) -> None:
    """What players are told by name is there: numbers that things show, forms."""
    stats = {f"stat.{name}" for name in image.names["stats"]} & set(image.names["procs"])
    fields, forms = set(image.names["fields"]), set(image.names["effects"])
    for name, _, sort, _ in image.prose.shown:
        _need(
            f"stat.{name}" in stats if sort == "stat" else name in fields, "a number shown that is not there"
        )
    for form in image.prose.forms:
        _need(form in forms, "a form shown that is not there")
    rules = {str(number) for number in range(len(image.rows["rules"]))} if image.prose.reasons else set()
    for rule in image.prose.reasons:
        _need(rule in rules, "a reason of a rule that is not there")
    modifiers = {str(number) for number in range(len(image.rows["modifiers"]))} if image.prose.lent else set()
    for modifier in image.prose.lent:
        _need(modifier in modifiers, "a number lent by a modifier that is not there")


def _need(good: bool, what: str) -> None:
    if not good:
        raise InvalidImage(what)


def _within(value: int, low: int, high: int, what: str) -> None:
    if not low <= value < high:
        raise InvalidImage(f"{what}: {value} is not from {low} to {high - 1}")


def _names(image: Image) -> None:
    """As many names as rows, each once."""
    for name in TABLES:
        _need(len(image.names[name]) == len(image.rows[name]), f"names of {name}")
    _need(len(image.rows["tags"]) == len(image.rows["entities"]), "tags of entities")
    _need(len(image.slots) == len(image.rows["levels"]), "slots of levels")
    _need(len(image.purposes) == len(image.names["purposes"]) > 0, "purposes")
    for name in UNIQUE:
        _need(len(set(image.names[name])) == len(image.names[name]), f"two {name} of one name")
        _need("" not in image.names[name], f"{name} without a name")  # which is no thing, no zone and so on
    _need(bool(image.texts) and image.texts[0] == "", "text 0")
    _need(len(image.text_kinds) == len(image.texts), "kinds of texts")
    for kind in image.text_kinds:
        _within(kind, 0, len(TEXT_KINDS), "kind of a text")
    _increasing(image.prompts, "prompts")
    for prompt in image.prompts:
        _within(prompt, 0, len(image.texts), "prompt")


def _letters(image: Image) -> None:
    """No text is so long that a small image could have more told than there is room for."""
    for text in _told(image):
        if len(text) > MOST_TEXT:
            raise OversizeImage(f"a text of {len(text):,} letters, and the most are {MOST_TEXT:,}")


def _told(image: Image) -> Iterator[str]:
    """Every text and name of an image."""
    prose = image.prose
    lists_of_texts = (image.texts, image.files, prose.turns, prose.wholes, prose.forms)
    yield from chain.from_iterable((*lists_of_texts, *image.names.values(), *image.slots, *prose.shown))
    for pairs in (*image.packs, prose.events, prose.reasons, prose.lent, *prose.options.values()):
        yield from chain.from_iterable(pairs.items())
    for lists in (prose.answered, prose.values, prose.texts):
        yield from chain(lists, *lists.values())
    yield from prose.options


def _things(image: Image) -> None:
    """Entities, tags, printed values, fields, globals."""
    count, tags = len(image.rows["entities"]), len(image.names["tags"])
    low, high = image.seats
    _need(1 <= low <= high <= MAX_SEATS and high <= count, "seats")
    for flags, text, mask in image.rows["entities"]:
        _within(mask, 0, MASK + 1, "mask of an entity")
        _within(flags, 0, 4, "flags")
        _within(text, 0, len(image.texts), "text of an entity")
    for owned in image.rows["tags"]:
        _increasing(owned, "tags")
        for tag in owned:
            _within(tag, 0, tags, "tag")
    seen: set[tuple[int, int]] = set()
    for attr, entity, _ in image.rows["attrs"]:
        _within(attr, 0, len(image.names["attrs"]), "attribute")
        _within(entity, 0, count, "entity of an attribute")
        _need((attr, entity) not in seen, "attribute twice")
        seen.add((attr, entity))
    for tag, _, mask, sight, thing in image.rows["fields"]:
        _within(tag, 0, tags, "tag of a field")
        _within(sight, 0, len(FIELD_SEEN), "who sees a field")
        _within(thing, 0, 2, "a field that holds a thing")
        _within(mask, 0, MASK + 1, "mask of a field")
    for _, mask in image.rows["globals"]:
        _within(mask, 0, MASK + 1, "mask of a global")


def _increasing(numbers: Sequence[int], what: str) -> None:
    _need(all(a < b for a, b in pairwise(numbers)), f"{what} not in order")


def _zones(image: Image) -> None:
    """Zone classes, and where things start: once each, in zones there are, never inside themselves."""
    count = len(image.rows["entities"])
    for tag, seen, awake, mask in image.rows["zones"]:
        _within(tag, -1, len(image.names["tags"]), "tag of a zone")
        _within(seen, 0, len(ZONE_SEEN), "who sees a zone")
        _within(awake, 0, 2, "awake")
        _within(mask, 0, MASK + 1, "mask of a zone")
    _need(bool(image.rows["zonesets"]) and image.rows["zonesets"][0] == (), "set 0 of zones")
    for members in image.rows["zonesets"]:
        _increasing(members, "set of zones")
        for zone in members:
            _within(zone, 0, len(image.rows["zones"]), "zone of a set")
    bearers: dict[int, int] = {}
    tags = {row[0] for row in image.rows["zones"]}
    owned = {(tag, bearer) for bearer, those in enumerate(image.rows["tags"]) for tag in those if tag in tags}
    for entity, zone, bearer in image.rows["start"]:
        _within(entity, 0, count, "entity at the start")
        _within(zone, 0, len(image.rows["zones"]), "zone at the start")
        _need(entity not in bearers, "an entity starts twice")
        tag = image.rows["zones"][zone][0]
        if tag < 0:
            _need(bearer == -1, "bearer of a zone without one")
        else:
            _within(bearer, 0, count, "bearer at the start")
            _need((tag, bearer) in owned, "bearer that does not bear the zone")
        bearers[entity] = bearer
    _acyclic(bearers, "an entity starts inside itself")


def _acyclic(parents: dict[int, int], what: str) -> None:
    good: set[int] = set()
    for first in parents:
        path: list[int] = []
        walked: set[int] = set()
        at = first
        while at in parents and at not in good:
            _need(at not in walked, what)
            path.append(at)
            walked.add(at)
            at = parents[at]
        good.update(path)


def _proc(image: Image, proc: int, params: int, what: str, kinds: Iterable[str] = ("code",)) -> None:
    """A reference to a procedure of the pack's own, with at most so many arguments, of these kinds."""
    _within(proc, len(SYSTEM), len(image.rows["procs"]), what)
    row = image.rows["procs"][proc]
    _need(row[2] <= params, f"{what}: too many arguments")
    _within(row[4], 0, len(KINDS), what)
    _need(KINDS[row[4]] in (*kinds, "pure"), f"{what}: a procedure of kind {KINDS[row[4]]}")


def _rules(image: Image) -> None:
    """Rules and modifiers: in order, with carriers, procedures and kinds that fit."""
    count, effects, sets = (
        len(image.rows["entities"]),
        len(image.rows["effects"]),
        len(image.rows["zonesets"]),
    )
    last: tuple[int, ...] = ()
    for rule in image.rows["rules"]:
        event, phase, layer, rank, mode, proc, carrier, effect, zones = rule
        _within(event, 0, len(image.rows["events"]), "event of a rule")
        _within(phase, 0, len(PHASES), "phase")
        _within(mode, 0, len(MODES), "mode")
        _within(carrier, -1, count, "carrier of a rule")
        _within(effect, -1, effects, "effect of a rule")
        _within(zones, 0, sets, "zones of a rule")
        _need(carrier < 0 or effect < 0, "a rule with a carrier and an effect")
        _need(mode in COMMON_MODES or carrier >= 0, "a rule without carrier in nobody's block")
        _proc(image, proc, 1, "procedure of a rule", ("forbid",) if phase == 0 else ("code",))
        key = (event, phase, layer, rank, mode)
        _need(last <= key, "rules not in order")
        last = key
    last = ()
    for stat, kind, _, proc, carrier, classes, context, common, effect, zones in image.rows["modifiers"]:
        _within(stat, 0, len(image.names["stats"]), "stat of a modifier")
        _within(kind, 0, len(COMBINE), "kind of a modifier")
        _within(carrier, -1, count, "carrier of a modifier")
        _within(classes, 0, MASK + 1, "classes")
        _need(context >= 0, "context of a modifier")
        _within(common, 0, 2, "common")
        _within(effect, -1, effects, "effect of a modifier")
        _within(zones, 0, sets, "zones of a modifier")
        _need(carrier < 0 or effect < 0, "a modifier with a carrier and an effect")
        _need(carrier >= 0 or common == 1, "a modifier without carrier in nobody's block")
        if proc:
            _proc(image, proc, 3, "procedure of a modifier", ("modifier",))
        place = (stat, int(kind != 0))
        _need(last <= place, "modifiers not in order")
        last = place


def _rest(image: Image) -> None:
    """Events, limits, levels, effects, edges, the first procedure."""
    count = len(image.rows["entities"])
    for body, text, quiet in image.rows["events"]:
        if body:
            _proc(image, body, 0, "body of an event")
        _within(text, 0, len(image.texts), "text of an event")
        _within(quiet, 0, 2, "quiet")
    last = 0
    for proc, each, bit, zone in image.rows["limits"]:
        _proc(image, proc, 1, "procedure of a limit")
        _within(zone, -1, len(image.rows["zones"]) if each else 0, "zone of a limit")
        _within(each, 0, 2, "each")
        _within(bit, 0, BITS - 1, "bit of a limit")
        _need(last <= bit, "limits not in order")
        last = bit
    parents: dict[int, int] = {}
    for number, (parent, slots) in enumerate(image.rows["levels"], 1):
        _within(parent, 0, len(image.rows["levels"]) + 1, "parent of a level")
        _within(slots, 0, MAX_REGISTERS, "slots of a level")
        if parent:
            parents[number] = parent
    _acyclic(parents, "a level that inherits itself")
    for mask, level in image.rows["effects"]:
        _within(mask, 0, MASK + 1, "mask of an effect")
        _within(level, 0, len(image.rows["levels"]) + 1, "level of an effect")
    for source, target, labels, entity in image.rows["edges"]:
        _within(source, 0, count, "source of an edge")
        _within(target, 0, count, "target of an edge")
        _within(labels, 0, MASK + 1, "labels of an edge")
        _within(entity, -1, count, "entity of an edge")
    _proc(image, image.main, 0, "first procedure")


def _procs(image: Image) -> None:
    """Procedures: one after the other over the whole code."""
    at = 0
    for entry, size, params, level, kind, event, length in image.rows["procs"]:
        _need(entry == at and length > 0, "procedures that do not follow each other")
        _within(size, 0, MAX_REGISTERS, "registers")
        _within(params, 0, size + 1, "arguments")
        _within(level, 0, len(image.rows["levels"]) + 1, "level")
        _within(kind, 0, len(KINDS), "kind of a procedure")
        _within(event, -2, len(image.rows["events"]), "event of a procedure")
        at = entry + length
    _need(at * 4 == len(image.code), "code that belongs to no procedure")


def _layout(image: Image) -> None:
    """The layout is the one the tables give, and not too large."""
    bearers = {row[0] for name in ("fields", "zones") for row in image.rows[name]}
    owners = tagged(image.rows["tags"])
    total = sum(len(owners.get(tag, ())) for tag in bearers)
    if total > MAX_WORDS or len(image.rows["entities"]) > MAX_WORDS // 10:
        raise OversizeImage("too many entities, fields or zones")
    borne = sum(
        len(name) * len(owners.get(row[0], ()))
        for table in ("fields", "zones")
        for name, row in zip(image.names[table], image.rows[table], strict=True)
    )
    if borne > MAX_NAMED_LETTERS:
        raise OversizeImage(f"names of {borne:,} letters on things, and the most are {MAX_NAMED_LETTERS:,}")
    found = shape(image.rows, len(image.purposes), image.seats[1])
    if found["size"] > MAX_WORDS:
        raise OversizeImage("a state of too many words")
    _need(dict(image.layout) == found, "layout")


def _source_map(image: Image) -> None:
    """The source map covers the code."""
    total = 0
    for count, file, line, column, end in image.spans:
        _need(count > 0 and line >= 0 and column >= 0 and end >= column, "source map")
        _within(file, -1, len(image.files), "file of the source map")
        total += count
    _need(total * 4 == len(image.code), "length of the source map")
