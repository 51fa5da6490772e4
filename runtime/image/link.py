"""The tables of an image as the one vector the machine reads, and where in it each begins.

Only a verified image may be linked: the machine trusts what it finds here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from talisman.runtime.image.image import Image
from talisman.runtime.image.prelude import asked, asked_of, asleep, meant
from talisman.runtime.image.sifted import Sifted
from talisman.runtime.table.limits import BITS
from talisman.runtime.table.shape import (
    COMMON_MODES,
    OWN_BLOCK,
    PLACE,
    REPLACE,
    grouped_rules,
    modifier_base,
    tagged,
)
from talisman.runtime.table.words import FRAME, PHASES, STRIDES, ZONE_SEEN
from talisman.values import frozen

HEAD = len(FRAME)
SEGMENT = STRIDES["SEG_ROW"]

_Grouped = Mapping[tuple[int, int], Sequence[int]]
"""Numbers of rules by event and phase."""
_Owners = Mapping[int, Sequence[int]]
"""Entities by tag."""


@frozen(eq=False)
class Linked:
    """An image ready to run: code, tables, where things begin, zones by class and bearer.

    Two are equal only when they are one, so that what is derived from an image can be kept by it.
    """

    image: Image
    code: Sequence[int]
    tables: tuple[int, ...]
    where: dict[str, int]
    zone_of: dict[tuple[int, int], int]
    zone_list: tuple[tuple[int, int], ...]
    field_of: tuple[dict[int, int], ...]


class _Tables:
    """The vector under construction."""

    def __init__(self) -> None:
        self.words: list[int] = []
        self.where: dict[str, int] = {}

    def add(self, name: str, words: Sequence[int]) -> None:
        """A table."""
        self.where[name] = len(self.words)
        self.words.extend(words)

    def lists(self, name: str, items: Sequence[Sequence[int]], width: int) -> list[int]:
        """Lists of rows of some width: one word for each that says where its length and rows lie.

        These words are returned, too. All lists without rows are the same one.
        """
        self.where[name] = begin = len(self.words)
        none = len(self.words) + len(items)
        at = none + 1
        for item in items:
            self.words.append(at if item else none)
            at += 1 + len(item) if item else 0
        self.words.append(0)
        for item in items:
            if item:
                self.words.append(len(item) // width)
                self.words.extend(item)
        return self.words[begin : begin + len(items)]


def _segments(image: Image, grouped: _Grouped) -> tuple[list[list[int]], list[int], dict[int, int]]:
    """Event rows and segments: runs of rules that are tried as one; the segment of each rule in its phase.

    A segment: its first rule, its mode, the first and last word of its bits, the bits it has of these.
    """
    events: list[list[int]] = []
    segments: list[int] = []
    of: dict[int, int] = {}
    rules = image.rows["rules"]
    for event, (body, _, quiet) in enumerate(image.rows["events"]):
        row: list[int] = []
        for phase in range(len(PHASES)):
            first = len(segments) // SEGMENT
            last: tuple[int, ...] = ()
            for number in grouped.get((event, phase), ()):
                rule = rules[number]
                key = (rule[4],) if rule[4] in (0, 1, 3) else (rule[4], rule[2], rule[3])
                if key == last:
                    segments[-3] = number // BITS
                    segments[-1] = _below(number)
                else:
                    word = number // BITS
                    segments += [number, rule[4], word, word, -1 << number % BITS, _below(number)]
                last = key
                of[number] = len(segments) // SEGMENT - first - 1
            row += [first, len(segments) // SEGMENT - first]
        events.append([*row, body, quiet, grouped.get((event, REPLACE), (0,))[0] // BITS, 0])
    return events, segments, of


def _below(bit: int) -> int:
    """The bits of a word up to this one."""
    return (2 << bit % BITS) - 1


def _toggles(image: Image) -> tuple[list[list[int]], list[int], list[list[int]]]:
    """What moving an entity switches, what is always on, what an effect type switches."""
    moved: list[list[int]] = [[] for _ in image.rows["entities"]]
    always: list[int] = []
    effects: list[list[int]] = [[] for _ in image.rows["effects"]]
    base = modifier_base(image.rows["rules"])
    found = [
        (number, rule[6], rule[7], rule[8], int(rule[4] in COMMON_MODES))
        for number, rule in enumerate(image.rows["rules"])
    ]
    found += [
        (base + number, item[4], item[8], item[9], item[7])
        for number, item in enumerate(image.rows["modifiers"])
    ]
    for bit, carrier, effect, zones, common in found:
        word, mask = bit // BITS, 1 << bit % BITS
        if effect >= 0:
            effects[effect] += [word, mask]
        elif carrier < 0 or (common and zones == 0):
            always += [word, mask]
        else:
            moved[carrier] += [common, word, mask, zones]
    return moved, always, effects


def _zones(
    image: Image, owners: _Owners
) -> tuple[list[int], list[int], list[int], list[tuple[int, int]], list[list[int]]]:
    """Zone classes, the map from bearers to zones, the zones, their keys, the zones each entity bears."""
    classes: list[int] = []
    ordinals: list[int] = []
    zones: list[int] = []
    keys: list[tuple[int, int]] = []
    borne: list[list[int]] = [[] for _ in image.rows["entities"]]
    anywhere = reduce(or_, (mask for flags, _, mask in image.rows["entities"] if flags & PLACE), 0)
    here = [mask if flags & PLACE else anywhere for flags, _, mask in image.rows["entities"]]
    for number, (tag, _, _, mask) in enumerate(image.rows["zones"]):
        base = len(keys)
        if tag < 0:
            classes += [base, 0, 0, -1, 0]
            zones += [number, -1, 0, mask, anywhere]
            keys.append((number, -1))
            continue
        bearers = owners.get(tag, ())
        classes += _ordinals(base, bearers, ordinals)
        for bearer in bearers:
            zones += [number, bearer, len(borne[bearer]), mask, here[bearer]]
            borne[bearer].append(len(keys))
            keys.append((number, bearer))
    return classes, ordinals, zones, keys, borne


def _ordinals(base: int, owners: Sequence[int], into: list[int]) -> list[int]:
    """A row for looking owners up: base, first, past the last, place of their ordinals in `into`."""
    if not owners:
        return [base, 0, 0, 0, 0]
    row = [base, owners[0], owners[-1] + 1, len(into), 0]
    numbers = [-1] * (owners[-1] + 1 - owners[0])
    for number, owner in enumerate(owners):
        numbers[owner - owners[0]] = number
    into += numbers
    return row


def _distances(image: Image) -> tuple[list[int], list[int], int]:
    """The number of each space, and the steps from each to each."""
    places = [number for number, row in enumerate(image.rows["entities"]) if row[0] & PLACE]
    index = {entity: number for number, entity in enumerate(places)}
    beside: list[list[int]] = [[] for _ in places]
    for source, target, _, _ in image.rows["edges"]:
        if source in index and target in index:
            beside[index[source]].append(index[target])
    steps: list[int] = []
    for start in range(len(places)):
        row = [-1] * len(places)
        row[start] = 0
        ring = [start]
        while ring:
            following: list[int] = []
            for place in ring:
                for other in beside[place]:
                    if row[other] < 0:
                        row[other] = row[place] + 1
                        following.append(other)
            ring = following
        steps += row
    return [index.get(entity, -1) for entity in range(len(image.rows["entities"]))], steps, len(places)


def _rings(steps: Sequence[int], spaces: int) -> list[Sequence[int]]:
    """For each space and each number of steps up to the most there are, which spaces are so far away."""
    width = max(steps, default=0) + 1
    rings: dict[int, list[int]] = {}
    for at, far in enumerate(steps):
        if far >= 0:
            rings.setdefault(at // spaces * width + far, []).append(at % spaces)
    return [rings.get(at, ()) for at in range(spaces * width)]


def _levels(image: Image) -> list[int]:
    """For each level (0 none) and each level, whether the first is or inherits the second."""
    rows = image.rows["levels"]
    count = len(rows) + 1
    found = [0] * (count * count)
    for level in range(1, count):
        at = level
        while at:
            found[level * count + at] = 1
            at = rows[at - 1][0]
    return found


def _basics(image: Image, owners: _Owners, out: _Tables) -> list[dict[int, int]]:
    """Entities: tags, ranges, printed values, blocks, fields; the address of each field by entity."""
    rows, layout, entities = image.rows, image.layout, image.rows["entities"]
    width = -(-max(1, len(image.names["tags"])) // BITS)
    tags = [0] * (width * len(entities))
    ranges: list[int] = []
    for tag in range(len(image.names["tags"])):
        those = owners.get(tag, ())
        dense = int(bool(those) and those[-1] - those[0] + 1 == len(those))
        ranges += [those[0], those[-1] + 1, dense] if those else [0, 0, 0]
        for owner in those:
            tags[owner * width + tag // BITS] |= 1 << tag % BITS
    out.where["ntagw"] = width
    out.add("tag", tags)
    out.add("range", ranges)
    attrs = [0] * (len(image.names["attrs"]) * len(entities))
    for attr, entity, value in rows["attrs"]:
        attrs[attr * len(entities) + entity] = value
    out.add("attr", attrs)
    out.add("flags", [row[0] for row in entities])
    out.add("stir", [-1 if flags & PLACE else ~mask for flags, _, mask in entities])
    blocks, slots, number, slot = [0] * len(entities), [0] * len(entities), 0, 0
    for entity, row in enumerate(entities):
        if row[0] & OWN_BLOCK:
            number += 1
            blocks[entity] = number
        if row[0] & OWN_BLOCK or entity < image.seats[1]:
            slot += 1
            slots[entity] = slot
    out.add("block", blocks)
    out.add("slot", slots)
    base = layout["fields"]
    table: list[int] = []
    ordinals: list[int] = []
    found: list[dict[int, int]] = []
    for tag, _, mask, *_ in rows["fields"]:
        those = owners.get(tag, ())
        found.append({owner: base + place for place, owner in enumerate(those)})
        table += [*_ordinals(base, those, ordinals)[:4], mask]
        base += len(those)
    out.add("ordinals", ordinals)
    for at in range(3, len(table), 5):
        table[at] += out.where["ordinals"]
    out.add("field", table)
    return found


def _switches(image: Image, out: _Tables) -> None:
    """One word for each switch that says where its number of rows, its default and its rows lie."""
    out.where["sw"] = len(out.words)
    at = len(out.words) + len(image.switches)
    words: list[int] = []
    for switch in image.switches:
        out.words.append(at + len(words))
        words += [len(switch) - 1, switch[0][0], *(word for row in switch[1:] for word in row)]
    out.words.extend(words)


def link(image: Image) -> Linked:
    """Build the machine's tables."""
    rows, layout = image.rows, image.layout
    out = _Tables()
    owners = tagged(rows["tags"])
    fields = _basics(image, owners, out)
    procs: list[int] = []
    for entry, size, params, level, *_ in rows["procs"]:
        procs += [entry * 4, size + HEAD, params, level]
    out.add("proc", procs)
    grouped = grouped_rules(rows["rules"])
    events, segments, segment = _segments(image, grouped)
    questions = {proc: asked(image, proc) for proc in sorted({rule[5] for rule in rows["rules"]})}
    sifted = Sifted(image, questions, grouped, owners, out.words)
    for event, row in enumerate(events):
        for phase in range(len(PHASES)):
            row += sifted.columns(event, phase)
    out.add("ev", [word for row in events for word in row])
    out.add("seg", segments)
    begins = out.lists("asked", [sifted.asked(number) for number in range(len(rows["rules"]))], 3)
    rules: list[int] = []
    for number, rule in enumerate(rows["rules"]):
        rules += [rule[5], rule[6], rule[1], rule[4], begins[number], segment[number]]
    out.add("rule", rules)
    moved, always, effects = _toggles(image)
    base = modifier_base(rows["rules"])
    out.where["modbase"] = base
    stats: list[int] = []
    of_stat: dict[int, list[int]] = {}
    for number, item in enumerate(rows["modifiers"]):
        of_stat.setdefault(item[0], []).append(number)
    for stat in range(len(image.names["stats"])):
        mine = of_stat.get(stat, [])
        hiding = sum(1 for number in mine if rows["modifiers"][number][1] == 0)
        stats += [base + mine[0] if mine else base, hiding, len(mine), 0]
    out.add("stat", stats)
    weighed = [
        asked_of(image, proc, kind) if proc and effect < 0 else []
        for _, kind, _, proc, _, _, _, _, effect, _ in rows["modifiers"]
    ]
    begins = out.lists("weighed", weighed, 3)
    modifiers: list[int] = []
    for number, (_, kind, amount, proc, carrier, classes, context, _, effect, _) in enumerate(
        rows["modifiers"]
    ):
        own, hides = (0, classes) if kind == 0 else (classes, 0)
        who = effect if effect >= 0 else carrier
        of = meant(image, proc, kind) if proc else 0
        modifiers += [proc, who, kind, amount, own, context, hides, effect, number, of, begins[number]]
    out.add("mod", modifiers)
    out.add(
        "lim",
        [
            w
            for proc, each, _, zone in rows["limits"]
            for w in (proc, each, zone, *asleep(image, proc, owners))
        ],
    )
    bits: list[int] = []
    for bit in range(BITS):
        mine = [number for number, limit in enumerate(rows["limits"]) if limit[2] == bit]
        bits += [mine[0] if mine else 0, len(mine)]
    out.add("limbit", bits)
    out.add("glob", [mask for _, mask in rows["globals"]])
    zclasses, ordinals, zones, keys, borne = _zones(image, owners)
    out.add("zone_ordinals", ordinals)
    for at in range(3, len(zclasses), 5):
        if zclasses[at] >= 0:
            zclasses[at] += out.where["zone_ordinals"]
    out.add("zcls", zclasses)
    out.add("zlook", [int(ZONE_SEEN[row[1]] != "all") for row in rows["zones"]])
    out.add("zone", zones)
    count = len(rows["zones"])
    members = [frozenset(those) for those in rows["zonesets"]]
    out.add("set", [int(not those or zone in those) for those in members for zone in range(-1, count)])
    out.lists("tog", moved, 4)
    out.lists("borne", borne, 1)
    out.lists("efbits", effects, 2)
    out.add("efmask", [mask for mask, _ in rows["effects"]])
    out.add("efspan", [level for _, level in rows["effects"]])
    out.add("base", [len(always) // 2, *always])
    out.add("isa", _levels(image))
    _switches(image, out)
    edges: list[list[int]] = [[] for _ in rows["entities"]]
    for source, target, _, entity in rows["edges"]:
        edges[source] += [target, entity]
    out.lists("edges", edges, 2)
    places, steps, spaces = _distances(image)
    out.add("place", places)
    out.add("dist", steps)
    out.add("space", [entity for entity, place in enumerate(places) if place >= 0])
    out.where["far"] = max(steps, default=0)
    out.lists("ring", _rings(steps, spaces), 1)
    out.add("pur", image.purposes)
    debruijn = [0] * 32
    for bit in range(32):
        debruijn[((1 << bit) * 125613361 >> 27) & 31] = bit
    out.add("deb", debruijn)
    out.where.update(
        ne=len(rows["entities"]),
        nz=len(keys),
        ncls=count,
        npur=len(image.purposes),
        nslots=layout["slots"],
        nlev=len(rows["levels"]) + 1,
        nplaces=spaces,
        bw=layout["words"],
        size=layout["size"],
        main=image.main,
        b_opt=layout["options"],
        b_glob=layout["globals"],
        b_zone=layout["zones"],
        b_zof=layout["zof"],
        b_nxt=layout["nxt"],
        b_prv=layout["prv"],
        b_known=layout["known"],
        b_marks=layout["marks"],
        b_avatar=layout["avatars"],
        b_bits=layout["bits"],
        b_busy=layout["busy"],
        b_efn=layout["effect_counts"],
        b_ef=layout["effects"],
        b_dice=layout["dice"],
        b_stack=layout["stack"],
    )
    zone_of = {key: number for number, key in enumerate(keys)}
    return Linked(image, image.code, tuple(out.words), out.where, zone_of, tuple(keys), tuple(fields))
