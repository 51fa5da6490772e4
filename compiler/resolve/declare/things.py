"""Things: names and kinds first, then what is printed on them, then their rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import assert_never

from talisman.compiler.articles import with_article
from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.headings import (
    BAD_COPIES,
    KEPT_NAME,
    NEVER_AWAKE,
    OWNER_IN_NAME,
    STATE_PRINTED,
    TWICE,
    TWO_WORDS,
    UNKNOWN_KIND,
    WRONG_PROPERTY,
)
from talisman.compiler.messages.nouns import WRONG_UNIT
from talisman.compiler.model import Holder, Model, Ref, StatOf, Thing, This, You
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import first_word, leaves
from talisman.compiler.resolve.declare.printed_once import once, printed, properties
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.rule.rules import rules
from talisman.compiler.resolve.scope import Carrier
from talisman.compiler.resolve.words import a_kind, meant, share, there_is, unknown_name
from talisman.compiler.resolve.world import EDGE_KIND, RING_KIND, World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.values import define, evolve, frozen

MOST_COPIES = 200
_KEPT = {
    "a copy of something": re.compile(r".* #[0-9]+"),
    "a seat or a roll without a name": re.compile(r"(?:seat|roll) [0-9]+"),
}
"""How things are called that get their names by themselves."""
OWNER = "owner"
"""The property under which `of NAME` behind a thing's name is printed."""


@frozen
class Titled:
    """A thing's item: its key in the model and its lines."""

    key: str
    node: views.Thing | views.Edge


@define
class Prices:
    """What properties hold: `number`, a kind, a tag or value word, by the word behind the colon."""

    holds: dict[str, str]


def property_types(heads: Sequence[Head]) -> Prices:
    """What each property was declared to hold."""
    found: dict[str, str] = {}
    for head in heads:
        if head.word == "property":
            for name in head.names:
                found[name] = head.of[0] if head.of else "number"
        elif head.word == "values":
            for name in head.of:
                found[name] = "value"
    return Prices(found)


def learn_things(items: Sequence[views.Thing], world: World) -> list[Titled]:
    """Enter every thing by name and kind."""
    kinds: dict[str, dict[str, None]] = {}
    for node in items:
        kinds.setdefault(node.title.name.text, {})[node.head.text] = None
    shared = frozenset(name for name, found in kinds.items() if len(found) > 1)
    made = [Titled(learn_thing(node, world, shared), node) for node in items]
    for node in items:
        _not_owned(node, world)
    return made


def _not_owned(node: views.Thing, world: World) -> None:
    """Refuse `tool Lamp of Ann`, which is one name; whose a thing is stands behind a name that is done."""
    leaf = node.title.name
    name, of, whose = leaf.text.rpartition(" of ") if leaf.kind == "NAME" else ("", "", "")
    kinds = [world.model.things[key].kind for key in world.names.get(whose, ())] if of else []
    if any(world.is_avatar(kind) or kind in world.seats for kind in kinds):
        world.bag.add(OWNER_IN_NAME.at(leaf.span, name=name, whose=whose, kind=node.head.text))


def learn_thing(node: views.Thing, world: World, shared: frozenset[str] = frozenset()) -> str:
    """Enter one thing; its key, which is its name unless a thing of another kind has it, too."""
    name, span = node.title.name.text, node.title.span
    kind = world.find("kind", word := node.head.text)
    if kind is None:  # a zone or a procedure is called by such a word, too
        near = closest(word, world.model.kinds)
        world.bag.add(UNKNOWN_KIND.at(span, name=word, near=near[0] if near else ""))
    words = [adj.text for adj in printed(node)]
    _not_printed(node, name, world)
    times = node.copies
    copies = int(times.text[1:]) if times is not None else 1
    if not 1 <= copies <= MOST_COPIES:
        world.bag.add(BAD_COPIES.at(times.span if times else span, copies=copies))
        copies = 1
    return enter(world, name, kind or "", tuple(words), copies, cites(node), span, shared=name in shared)


def _not_printed(node: views.Thing, name: str, world: World) -> None:
    """Complain about states among the tags of a thing, and about two words of one value."""
    had: dict[str, str] = {}
    for adj in printed(node):
        value = world.model.values.get(adj.text)
        if value is not None and had.setdefault(value, adj.text) != adj.text:
            first = had[value]
            world.bag.add(TWO_WORDS.at(adj.span, name=name, first=first, second=adj.text, value=value))
        if world.find("state", adj.text) is not None:
            world.bag.add(STATE_PRINTED.at(adj.span, state=adj.text, name=name))


def enter(
    world: World,
    name: str,
    kind: str,
    words: tuple[str, ...],
    copies: int,
    cited: tuple[str, ...],
    span: Span,
    *,
    shared: bool = False,
) -> str:
    """Put a thing into the model under a key of its own; shared: a thing of another kind has its name.

    What has an empty name is called by its kind: "" is nothing and nobody elsewhere.
    """
    model = world.model
    pack = span.pack
    longer = f"{name} ({kind})".strip()
    key, path = longer if shared or not name else name, join(pack, slug(name))
    if name in world.names:
        same = [other for other in world.names[name] if model.things[other].kind == kind]
        if same:
            world.bag.add(
                TWICE.at(
                    span, what=kind or "thing", name=name, related=[(model.things[same[0]].span, "the first")]
                )
            )
            return same[0]
        key, path = longer, join(pack, f"{kind}:{slug(name)}")
    for what, kept in _KEPT.items():
        if kept.fullmatch(name):
            world.bag.add(KEPT_NAME.at(span, name=name, what=what))
    if key in model.things:
        what = f"the {kind} that has its name with another kind" if key != name else "another thing"
        world.bag.add(
            KEPT_NAME.at(span, name=key, what=what, related=[(model.things[key].span, "here, too")])
        )
        return key
    tags = tuple(dict.fromkeys((*world.ancestors(kind), *words)))
    model.things[key] = Thing(
        key,
        kind,
        tags,
        _defaults(kind, world),
        copies=copies,
        pack=pack,
        path=path,
        cites=cited,
        span=span,
        title="" if key == name else name,
    )
    world.names.setdefault(name, []).append(key)
    return key


def _defaults(kind: str, world: World) -> dict[str, int]:
    """Printed numbers that a kind gives to its things; nearer kinds win."""
    found: dict[str, int] = {}
    for ancestor in reversed(world.ancestors(kind)):
        found.update(world.model.kinds[ancestor].defaults)
    return found


def print_things(titled: Sequence[Titled], types: Prices, world: World) -> None:
    """Read the properties of all things."""
    for entry in titled:
        _owner(entry, world)
        once(entry.node, entry.key, world)
        for prop in properties(entry.node.block):
            _print(entry.key, prop, types, world)


def _owner(entry: Titled, world: World) -> None:
    """`of NAME` behind the title."""
    ref = entry.node.nameref if isinstance(entry.node, views.Thing) else entry.node.first_nameref
    if ref is not None:
        target = thing_key(ref, "", world)
        if target:
            _set_thing(world.model, entry.key, OWNER, target)


def _set_thing(model: Model, key: str, prop: str, target: str) -> None:
    thing = model.things[key]
    model.things[key] = evolve(thing, things={**thing.things, prop: target})


def thing_key(ref: views.Nameref, kind: str, world: World, *, adds: bool = False) -> str:
    """The key of a named thing that fits the kind; with a copy's number the entity's name.

    adds: such a copy need not be there yet.
    """
    keys = meant(ref, world, kind)
    if not keys:
        world.bag.add(unknown_name(ref, ref.name.text, world, kind))
        return ""
    if len(keys) > 1:
        share(ref, keys, world)
    nth = ref.nth
    if nth is not None and not adds and not there_is(keys[0], nth.text, ref, world):
        return ""
    return keys[0] + (f" {nth.text}" if nth is not None and nth.text != "#1" else "")


def _print(key: str, node: views.PropIs, types: Prices, world: World) -> None:
    """One printed property."""
    thing = world.model.things[key]
    unit, value = node.unit, node.value
    if unit is not None and unit.kind == "UNIT":
        name = _unit_name(unit.text, world)
        if node.integer is not None:
            world.model.things[key] = evolve(thing, numbers={**thing.numbers, name: int(node.integer.text)})
        return
    word = unit or node.link
    if value is None or word is None:
        return
    prop = word.text
    wanted = types.holds.get(prop, "number")
    fits = _fits(value, wanted, world)
    found = _unlike(value, prop, wanted, world) if fits else _found(value)
    if found:
        example = f"{prop} {_example(wanted, world)}"
        world.bag.add(
            WRONG_PROPERTY.at(value.span, name=prop, wanted=_article(wanted), found=found, example=example)
        )
        return
    world.model.things[key] = _with(thing, prop, value, wanted, world)


def check_prints(titled: Sequence[Titled], world: World) -> None:
    """What is printed is a counter or stat that such things have; whose they are is known by now."""
    for entry in titled:
        thing = world.model.things[entry.key]
        for prop in properties(entry.node.block):
            unit = prop.unit
            if unit is None or unit.kind != "UNIT":
                continue
            of = _bearer(_unit_name(unit.text, world), world)
            if of and of not in thing.tags:
                found = a_kind(world, thing.kind) if thing.kind in world.model.kinds else thing.name
                world.bag.add(WRONG_UNIT.at(unit.span, unit=unit.text, owner=a_kind(world, of), found=found))


def _with(thing: Thing, prop: str, value: views.Value, wanted: str, world: World) -> Thing:
    """The thing with one more printed value."""
    match value:
        case views.ValueInt():
            return evolve(thing, numbers={**thing.numbers, prop: int(value.integer.text)})
        case views.ValueUnit():
            amount = int(value.integer.text)
            unit = _unit_name(value.unit.text, world)
            return evolve(thing, numbers={**thing.numbers, prop: amount}, words={**thing.words, prop: unit})
        case views.ValueWords():
            words = tuple(leaf.text for leaf in value.adjs)
            tags = tuple(dict.fromkeys((*thing.tags, *words)))
            numbers = {**thing.numbers, **_number_of(words[0], prop, world)} if words else thing.numbers
            return evolve(thing, tags=tags, numbers=numbers, words={**thing.words, prop: " or ".join(words)})
        case views.ValueName():
            target = thing_key(value.nameref, wanted, world)
            return evolve(thing, things={**thing.things, prop: target}) if target else thing
        case views.ValueKind():
            return evolve(thing, words={**thing.words, prop: first_word(value, "KIND_S", "ADJ")})
        case views.ValuePrices():
            priced = dict(thing.numbers)
            for price in value.prices:
                priced[f"{prop} {price.name.text}"] = int(price.integer.text)
            return evolve(thing, numbers=priced)
    assert_never(value)


def _number_of(word: str, prop: str, world: World) -> dict[str, int]:
    """The place of a value word among those of its property, so that two printed words can be compared."""
    words = [value for value, of in world.model.values.items() if of == prop]
    return {prop: words.index(word) + 1} if word in words else {}


def _unit_name(form: str, world: World) -> str:
    """The counter or stat that a unit word belongs to."""
    for cls in ("counter", "stat", "limit", "memory"):
        found = world.find(cls, form)
        if found is not None:
            return found
    return form


def _bearer(unit: str, world: World) -> str:
    """The kind that has a counter or stat."""
    model = world.model
    if unit in model.counters:
        return model.counters[unit].of
    return model.stats[unit].of if unit in model.stats else ""


def _found(value: views.Value) -> str:
    """What a value is, for messages."""
    match value:
        case views.ValueUnit():
            return "an amount"
        case views.ValueInt():
            return "a number"
        case views.ValueWords():
            return "a word"
        case views.ValueName():
            return "a name"
        case views.ValueKind():
            return "a kind"
        case views.ValuePrices():
            return "a list of prices"
    assert_never(value)


def _example(wanted: str, world: World) -> str:
    """What a property that holds this may be printed as."""
    if wanted in world.model.kinds:
        named = (thing.name for thing in world.model.things.values() if wanted in thing.tags)
        name = next((name for name in named if name.replace(" ", "").isalpha()), "")
        return name or f"NAME` with the name of a {wanted} or `a {wanted}"
    return {"number": "2", "value": "WORD"}.get(wanted, "UNIT 2")


def _article(wanted: str) -> str:
    return with_article(wanted)


def _unlike(value: views.Value, prop: str, wanted: str, world: World) -> str:
    """What a value of a fitting form is instead of what the property holds; "" where it is that."""
    if wanted == "value":
        words = (leaf.text for leaf in value.adjs) if isinstance(value, views.ValueWords) else iter(())
        other = next((word for word in words if world.model.values.get(word) != prop), "")
        return f"`{other}`, which is none of its words" if other else ""
    if wanted not in world.model.kinds:
        return ""
    if isinstance(value, views.ValueName):
        keys = meant(value.nameref, world, wanted)
        kinds = [world.model.things[key].kind for key in keys if key in world.model.things]
    else:
        kinds = [leaf.text for leaf in leaves(value, "KIND_S")]
        if len(kinds) > 1 or len(list(leaves(value, "ADJ"))) > 1:
            return "several words for what is meant, of which it would keep one"
    other = next((kind for kind in kinds if kind in world.model.kinds and not world.is_a(kind, wanted)), "")
    return a_kind(world, other) if other else ""


def _fits(value: views.Value, wanted: str, world: World) -> bool:
    """Whether a value of this form can be what the property holds."""
    if wanted == "number":
        return isinstance(value, (views.ValueInt, views.ValueUnit, views.ValuePrices))
    if wanted == "value":
        return isinstance(value, views.ValueWords)
    if wanted in world.model.kinds:
        return isinstance(value, (views.ValueName, views.ValueKind))
    return not isinstance(value, views.ValuePrices)


def settle_starts(world: World) -> None:
    """A printed number of a stat that starts at another stat is the printed number of that one, too."""
    stats = world.model.stats
    for key, thing in world.model.things.items():
        numbers = dict(thing.numbers)
        for name, value in thing.numbers.items():
            seen = {name}
            start = _start(name, world)
            while isinstance(start, StatOf) and isinstance(start.of, You) and start.stat not in seen:
                seen.add(start.stat)
                if start.stat in stats:
                    numbers.setdefault(start.stat, value)
                start = _start(start.stat, world)
        world.model.things[key] = evolve(thing, numbers=numbers)


def _start(name: str, world: World) -> object:
    """What a counter or stat starts at."""
    if name in world.model.stats:
        return world.model.stats[name].start
    return world.model.counters[name].start if name in world.model.counters else None


NOWHERE_AWAKE = ("nowhere#",)
"""Stands for the zones of a thing that lies in zones of which none is awake."""


def thing_rules(entry: Titled, world: World) -> None:
    """The rules of a thing."""
    lines = [line for line in entry.node.block.nodes() if not isinstance(line, views.Props)]
    if not lines:
        return
    carrier, asleep = carrier_of(entry.key, world), _asleep(world.model.things[entry.key], world)
    made = rules(lines, evolve(carrier, zones=NOWHERE_AWAKE) if asleep else carrier, world)
    if any(rule.zones == NOWHERE_AWAKE for rule in made):
        world.bag.add(NEVER_AWAKE.at(entry.node.span, name=entry.key, zones=_listing(asleep)))
    world.model.rules.extend(rule for rule in made if rule.zones != NOWHERE_AWAKE)


def carrier_of(key: str, world: World) -> Carrier:
    """How the text of a thing is to be read."""
    thing = world.model.things[key]
    role = next(
        (world.model.kinds[k].binds for k in world.ancestors(thing.kind) if world.model.kinds[k].binds), ""
    )
    avatar = world.avatars[0] if world.avatars else ""
    binds: dict[str, Ref] = {"it": This(), "holder": Holder(This()), "owner": Holder(This())}
    you = binds.get(role)
    return Carrier(
        path=thing.path,
        pack=thing.pack,
        name=key,
        you=you,
        you_kind=thing.kind if role == "it" else avatar if role else "",
        zones=awake_zones(thing, world),
        layer=1,
        cites=thing.cites,
        binds=role,
    )


def awake_zones(thing: Thing, world: World) -> tuple[str, ...]:
    """The classes of zones in which the text of the thing is in force; () for what never lies in a zone."""
    if _everywhere(thing, world):
        return ()
    tags = {*thing.tags}
    return tuple(
        zone.name
        for zone in world.model.zones.values()
        if zone.awake and (not zone.holds or not tags.isdisjoint(zone.holds))
    )


def _everywhere(thing: Thing, world: World) -> bool:
    """Whether the text is in force wherever the thing is: places, what is played, edges."""
    if thing.kind in (EDGE_KIND, RING_KIND) or thing.kind not in world.model.kinds:
        return True
    return world.is_place(thing.kind) or world.is_avatar(thing.kind)


def _asleep(thing: Thing, world: World) -> tuple[str, ...]:
    """The zones made for such a thing, if the text is in force in none of them nor anywhere else."""
    if _everywhere(thing, world) or awake_zones(thing, world):
        return ()
    zones = world.model.zones.values()
    supply = world.supply(thing.kind)
    held = [zone.name for zone in zones if any(kind in thing.tags for kind in zone.holds)]
    return tuple(dict.fromkeys((*held, supply) if supply else held))


def _listing(names: tuple[str, ...]) -> str:
    return " and ".join(f"`{name}`" for name in names)
