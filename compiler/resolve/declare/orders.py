"""Rules of one owner that follow the same event: where their order may matter, the owner chooses it.

Only text of things that somebody has, seen by all, is brought into such a group; between owners, and between
rules of the game, the order is fixed. Rules that only give or take fixed amounts do not mind which is first,
and two copies of one text are no choice.
"""

from __future__ import annotations

from talisman.compiler.model import (
    Act,
    Cond,
    Holder,
    Int,
    IntoZone,
    Model,
    Rec,
    Rule,
    Same,
    This,
    Trigger,
    You,
    conjuncts,
)
from talisman.compiler.model.walk import holds
from talisman.compiler.resolve.world import World

Key = tuple[str, tuple[str, ...], int, bool, str]


def settle_orders(world: World) -> None:
    """Find the groups and number them."""
    model = world.model
    by_event: dict[Key, list[int]] = {}
    for number, rule in enumerate(model.rules):
        if isinstance(rule.shape, Trigger) and _owned(rule, world):
            by_event.setdefault(_key(rule, rule.shape), []).append(number)
    orders = 0
    for numbers in by_event.values():
        group = tuple(one for one in numbers if _contested(one, numbers, model, world))
        if group:
            orders += 1
            for one in group:
                model.rules[one] = world.settled(model.rules[one], order=orders, said=_said(one, model))


def _key(rule: Rule, shape: Trigger) -> Key:
    """What rules have in common that follow an event one after the other."""
    pattern = shape.pattern
    return pattern.verb, pattern.units, rule.layer, shape.late, bound_word(pattern.where)


def bound_word(where: Cond) -> str:
    """Who in the event the owner is: its actor, its object, or not said ("")."""
    for word in ("actor", "object"):
        if any(part in (Same(Rec(word), You()), Same(You(), Rec(word))) for part in conjuncts(where)):
            return word
    return ""


def _owned(rule: Rule, world: World) -> bool:
    """Whether somebody has the thing whose text it is, so that all see it."""
    thing = world.model.things.get(rule.carrier)
    if thing is None or rule.effect or rule.each or not isinstance(rule.shape, Trigger):
        return False
    if holds(rule.shape.pattern.where, IntoZone) or not holds((rule.shape, rule.when), You):
        return False
    if world.is_avatar(thing.kind):
        return rule.you == This()
    zones = [world.model.zones[name] for name in rule.zones]
    had = any(zone.of and world.is_avatar(zone.of) for zone in zones)
    return rule.you == Holder(This()) and had and all(zone.seen == "all" for zone in zones)


def _contested(number: int, numbers: list[int], model: Model, world: World) -> bool:
    """Whether there is another rule of which it may matter that it comes first."""
    return any(_differ(model.rules[number], model.rules[one], world) for one in numbers if one != number)


def _differ(one: Rule, other: Rule, world: World) -> bool:
    things = world.model.things
    both_played = all(world.is_avatar(things[rule.carrier].kind) for rule in (one, other))
    if one.span == other.span or (both_played and one.carrier != other.carrier):
        return False
    if one.shape == other.shape and one.when == other.when:
        return False
    return not (_plain(one) and _plain(other))


def _plain(rule: Rule) -> bool:
    """Whether the rule only gives or takes fixed amounts, whatever was done before."""
    shape = rule.shape
    return isinstance(shape, Trigger) and all(
        isinstance(stmt, Act) and bool(stmt.call.unit) and isinstance(stmt.call.amount, (Int, type(None)))
        for stmt in shape.body
    )


def _said(number: int, model: Model) -> str:
    """What the owner reads: the thing and the line; a number where a thing has two such lines."""
    rule = model.rules[number]
    alike = [one for one in model.rules[: number + 1] if (one.carrier, one.text) == (rule.carrier, rule.text)]
    return f"{{0}}: {rule.text}" + (f" ({len(alike)})" if len(alike) > 1 else "")
