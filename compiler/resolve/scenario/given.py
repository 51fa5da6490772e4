"""The lines `given` of a scenario: what things have and where they are, as deeds done before all others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.articles import article
from talisman.compiler.model import (
    FieldArg,
    Install,
    Int,
    Named,
    Prim,
    ScenarioLine,
    SetField,
    SetUp,
    Stmt,
    WordArg,
    ZoneArg,
)
from talisman.compiler.resolve.declare.parts import leaves
from talisman.compiler.resolve.phrase import role_nouns, states
from talisman.compiler.resolve.phrase.numbers import below_zero, check_count, kind_of_unit
from talisman.compiler.resolve.phrase.whereabouts import place_kind
from talisman.compiler.resolve.scenario import seats
from talisman.compiler.resolve.scenario.sense import below_floor
from talisman.compiler.resolve.scenario.table import Table, bad, check, entity_named, kind_of
from talisman.compiler.resolve.scope import Noun
from talisman.compiler.resolve.words import a_kind
from talisman.compiler.resolve.world import World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf


def given(node: views.AnyGiven, table: Table) -> Iterator[ScenarioLine]:
    """One thing and what it has, as deeds done before anything is asked."""
    if isinstance(node, views.GivenFlag):
        flag = table.world.find("flag", node.flag.text)
        if flag is not None:
            yield SetUp((SetField(flag, None, Int(1)),), node.span)
        return
    # the thing itself stands in front of its place, both as names
    first, *places = node.given_places
    entity = entity_named(first, table) if isinstance(first, views.Nameref) else ""
    if not entity:
        return
    body: list[Stmt] = []
    if table.world.is_avatar(kind_of(entity, table.world)) and entity not in table.players:
        table.players.append(entity)
        if kind_of(entity, table.world) not in table.world.seats:
            seat = Named(seats.name(table.world, len(table.players)))
            body.append(Prim("play-as", (seat, Named(entity)), node.span))
    place = _place_of(places[0], node.span, entity, table) if places else None
    if place is not None:
        body.append(Prim("move", (Named(entity), place), node.span))
    for adjective in node.tags.adjs if node.tags is not None else ():
        body.extend(_adjective(adjective, entity, table))
    for having in node.havings:
        body.extend(_having(having, entity, table))
    if body:
        yield SetUp(tuple(body), node.span)


def _place_of(place: views.GivenPlace, span: Span, entity: str, table: Table) -> ZoneArg | None:
    """Where the thing is put: a zone that is named, or the zone of the place or thing that holds its kind."""
    if isinstance(place, views.GivenZone):
        word = place.head.text
        zone = table.world.find("zone", word)
        if zone is None:
            bad(span, f"`{word}` is no zone", table)
            return None
        bearer = entity_named(place.nameref, table) if place.nameref is not None else ""
        if place.nameref is not None and not bearer:
            return None
        check(span, _no_such_zone(zone, bearer, table.world), table)
        return ZoneArg(zone, Named(bearer) if bearer else None)
    bearer_name = entity_named(place, table, place_kind(table.scope))
    return _zone_for(entity, bearer_name, span, table) if bearer_name else None


def _no_such_zone(zone: str, bearer: str, world: World) -> str:
    """What is wrong with whose zone is meant: one of a kind is of one of those, any other is nobody's."""
    of = world.model.zones[zone].of
    if bearer and of not in world.ancestors(kind_of(bearer, world)):
        return f"`{bearer}` has no `{zone}`"
    return f"it is not said whose `{zone}` is meant: `in the {zone} of NAME`" if of and not bearer else ""


def _zone_for(entity: str, bearer: str, span: Span, table: Table) -> ZoneArg | None:
    """The zone of a bearer in which things of the entity's kind lie: one that names the kind, else any."""
    world = table.world
    kinds = world.ancestors(kind_of(bearer, world))
    key = entity.split(" #", 1)[0]
    tags = world.model.things[key].tags if key in world.model.things else ()
    zones = [zone for zone in world.model.zones.values() if zone.of and zone.of in kinds]
    for zone in (*(z for z in zones if set(z.holds) & set(tags)), *(z for z in zones if not z.holds)):
        return ZoneArg(zone.name, Named(bearer))
    bad(span, f"`{bearer}` has no zone for `{entity}`", table, _lies(entity, tags, table))
    return None


def _lies(entity: str, tags: Sequence[str], table: Table) -> str:
    """How it is said where a thing lies of which its bearer can have none."""
    model = table.world.model
    for zone in model.zones.values():
        if set(zone.holds) & set(tags):
            bearer = next((one.name for one in model.things.values() if zone.of in one.tags), "")
            where = f"the {zone.name} of {bearer}" if bearer and zone.of else f"the {zone.name}"
            return f"say where it lies: `given {entity} in {where}`"
    return "say where it lies: `given NAME in ZONE`"


def _adjective(leaf: Leaf, entity: str, table: Table) -> Iterator[Stmt]:
    """A value word that can change, a form, or a state."""
    world, kind = table.world, kind_of(entity, table.world)
    form, value = world.find("form", leaf.text), world.model.values.get(leaf.text)
    if form is not None:
        yield Install(form, Named(entity))
    elif (state := world.find("state", leaf.text)) is not None:
        states.check(state, kind, leaf.span, table.scope)
        yield SetField(state, Named(entity), Int(1))
    elif value is not None and not world.is_avatar(kind):
        bad(leaf.span, f"nothing gives {a_kind(world, kind)} {article(value)} {value}", table)
    elif value is not None:
        _once(f"the {value}", entity, leaf.span, table)
        yield Prim("set-mode", (Named(entity), WordArg(leaf.text)), leaf.span)
    else:
        bad(leaf.span, f"`{leaf.text}` is printed and cannot be given", table)


def _once(what: str, entity: str, span: Span, table: Table) -> None:
    """Refuse what is given twice to one thing: the second would hold, whatever was said first."""
    if (entity, what) in table.told:
        bad(span, f"{what} of `{entity}` is given twice", table, "say it once")
    table.told.add((entity, what))


def _having(node: views.Having, entity: str, table: Table) -> Iterator[Stmt]:
    """Counters, named things, or any things of a kind."""
    if node.nameref is not None:
        name = entity_named(node.nameref, table)
        if name:
            yield from _hand_over(name, entity, node.span, table)
        return
    unit, number = node.unit, node.integer or node.signed
    if unit is not None and number is not None:
        world = table.world
        field = next(
            (f for c in ("counter", "stat", "limit", "memory") if (f := world.find(c, unit.text))), None
        )
        if field is not None:
            value = below_zero(number, world)
            check(number.span, below_floor(field, value, world), table)
            of, whose = kind_of_unit(unit.text, table.scope), Noun(Named(entity), kind_of(entity, world))
            role_nouns.check_bearer(field, of, whose, unit.span, table.scope)
            if value and world.find("counter", unit.text) and node.kids.index(number) < node.kids.index(unit):
                check_count(Int(value), unit, field, table.scope)  # `0` of a thing is said either way
            _once(f"`{field}`", entity, unit.span, table)
            yield Prim("set", (FieldArg(field), Named(entity), Int(value)), node.span)
        return
    noun = node.noun
    if node.adj is not None and noun is None:
        yield from _adjective(node.adj, entity, table)
        return
    if noun is None:
        return
    for name in _any_of(noun, int(number.text) if number is not None else 1, table):
        yield from _hand_over(name, entity, node.span, table)


def _hand_over(name: str, entity: str, span: Span, table: Table) -> Iterator[Stmt]:
    """Put a thing into the bearer's zone for its kind; a further copy when the first is in use already."""
    key = name.split(" #", 1)[0]
    if name in table.used and f"given {name}" in table.used:
        name = next(
            (e for e in table.world.model.things[key].entities if f"given {e}" not in table.used), name
        )
    table.used.add(f"given {name}")
    zone = _zone_for(name, entity, span, table)
    if zone is not None:
        yield Prim("move", (Named(name), zone), span)


def _any_of(noun: views.Noun, count: int, table: Table) -> list[str]:
    """Things of a kind that the scenario does not name, in order of declaration."""
    world = table.world
    words = [leaf for leaf in leaves(noun, "ADJ", "KIND_S", "KIND_P", "TAG_P")]
    tags = [world.find("kind", w.text) or world.find("tag", w.text) or w.text for w in words]
    found: list[str] = []
    for one in world.tagged(tuple(tags)):
        if one.name not in table.used:
            found += [entity for entity in one.entities if f"given {entity}" not in table.used]
            if len(found) >= count:
                break
    found = found[:count]
    if len(found) < count:
        bad(noun.span, f"there are only {len(found)} such things that the scenario does not name", table)
    return found
