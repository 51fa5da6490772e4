"""Texts that are put out of force: which lines wait for what, settled when everything has been read.

While lines are read, every line of the text of a thing asks whether that text is in force, if anything in the
packs puts texts out of force at all. Afterwards the question is taken away again where no line can mean the
thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.model import (
    OUT_OF_FORCE,
    Captured,
    Cond,
    HasTag,
    Int,
    IsCopyOf,
    Modify,
    Named,
    Not,
    Rule,
    Same,
    Stat,
    Thing,
    This,
    Var,
    You,
    asked_in_force,
    conjuncts,
    puts_out_of_force,
)
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_leaf

SAID = ("are not in force", "is not in force")
CANDIDATE = Var(0)


def learn_out_of_force(items: Sequence[Node], world: World) -> None:
    """Whether any line puts texts out of force; then there is a number for it."""
    if any(puts_out(every_leaf(item)) for item in items if not isinstance(item, views.Scenario)):
        world.model.stats[OUT_OF_FORCE] = Stat(OUT_OF_FORCE, "", base=Int(0), pile=False)


def puts_out(leaves: Sequence[Leaf]) -> bool:
    """Whether a text puts texts out of force."""
    return any(leaf.text in SAID for leaf in leaves)


def settle_out_of_force(world: World) -> None:
    """Let only the lines of those things ask for their text that a line may put out of force."""
    model = world.model
    if OUT_OF_FORCE not in model.stats:
        return
    hushed = [rule for rule in model.rules if puts_out_of_force(rule)]
    meant = {
        thing.name for thing in model.things.values() if any(_may_mean(rule, thing, world) for rule in hushed)
    }
    by_entity = {entity: thing.name for thing in model.things.values() for entity in thing.entities}

    def needless(part: Cond, rule: Rule) -> bool:
        match asked_in_force(part):
            case This():
                return rule.carrier not in meant
            case Named(name):
                return by_entity[name] not in meant
        return False

    for at, rule in enumerate(model.rules):
        parts = conjuncts(rule.when)
        kept = tuple(part for part in parts if not needless(part, rule))
        if len(kept) != len(parts):
            model.rules[at] = world.settled(rule, when=both(*kept))


def _may_mean(rule: Rule, thing: Thing, world: World) -> bool:
    """Whether a line may put the text of this thing out of force, as far as that is printed."""
    assert isinstance(rule.shape, Modify)
    return all(_may_be(part, rule, thing, world) for part in conjuncts(rule.shape.subject))


def _may_be(part: Cond, rule: Rule, thing: Thing, world: World) -> bool:
    match part:
        case HasTag(of, tag) if of == CANDIDATE:
            return tag in world.counted or tag in thing.tags
        case Not(HasTag(of, tag)) if of == CANDIDATE:
            return tag in world.counted or tag not in thing.tags
        case IsCopyOf(of, name) if of == CANDIDATE:
            return thing.name == name
        case Same(of, Named(name)) if of == CANDIDATE:
            return name in thing.entities
        case Same(of, This()) if of == CANDIDATE:
            if rule.effect:
                return True
            return rule.carrier == thing.name if rule.carrier else rule.kind in thing.tags
        case Same(of, You() | Captured(0)) if of == CANDIDATE:
            return world.is_avatar(thing.kind) or not world.avatars
    return True


__all__ = ["learn_out_of_force", "settle_out_of_force"]
