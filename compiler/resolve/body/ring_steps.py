"""Moving along a ring or path: the next place of every place on it is known before the game begins.

It is kept as a printed thing of the place, so that nothing new is needed to follow it.
"""

from __future__ import annotations

from talisman.compiler.model import Block, Int, PlaceOf, Prim, PrintedThing, Repeat, ZoneArg
from talisman.compiler.resolve.body import statements
from talisman.compiler.resolve.phrase import calls
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import first_of, not_yet
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import evolve

HOLES = calls.RINGS


def hole(found: calls.Said, scope: Scope) -> str:
    """The name of the ring or path that a phrase follows ("" none)."""
    spot = found.hole(*HOLES)
    part = spot.part if spot is not None else None
    name = first_of(part, views.Nameref) if isinstance(part, Node) else None
    leaf = name.name if name is not None else part if isinstance(part, Leaf) else None
    return leaf.text if leaf is not None else ""


def backwards(found: calls.Said) -> bool:
    """Whether a phrase follows its ring from each place to the one before."""
    spot = found.hole(*HOLES)
    return spot is not None and isinstance(spot.part, views.GoodsBack)


def link(path: str, scope: Scope, back: bool = False) -> str:
    """The property that names the next place on the path, or the one before; printed when first needed."""
    name = f"{'previous' if back else 'next'} on {path}"
    things = scope.world.model.things
    for edge in scope.world.model.edges:
        here, there = (edge.target, edge.source) if back else (edge.source, edge.target)
        key = here if here in things else here.split(" #", 1)[0]
        if edge.label != path or key not in things:
            continue
        thing = things[key]
        own = thing.apart.get(here, {})
        if name not in own:
            things[key] = evolve(thing, apart={**thing.apart, here: {**own, name: there}})
    return name


def along(found: calls.Said, path: str, actor: Noun | None, scope: Scope) -> Block:
    """A verb that follows a path: its body with the next places, or, for the primitive, plain moves."""
    assert found.verb is not None  # no sentence or number has a hole for a path
    if actor is None:
        return ()  # nobody does it, which is told
    name = link(path, scope, backwards(found))
    times = calls.number_hole(found, scope) or Int(1)
    if found.verb.primitive == "move-along":
        zone = _zone(actor, scope)
        if not zone:
            not_yet(scope, found.node, "no zone of a place holds what moves along")
            return ()
        there = ZoneArg(zone, PrintedThing(name, PlaceOf(actor.ref)))
        return (Repeat((Prim("move", (actor.ref, there), found.node.span),), times),)
    does = first_of(found.verb.node, views.DDoes) if found.verb.node is not None else None
    body = first_of(does, views.Block) if does is not None else None
    if body is None:
        not_yet(scope, found.node)
        return ()
    scope.world.followed = True
    inner = scope.inner(along=name, you=actor, this=actor, amount=times)
    inner.words["actor"] = actor
    return statements.block(body, inner)


def _zone(actor: Noun, scope: Scope) -> str:
    """The class of zones of places in which what moves lies."""
    world = scope.world
    return next(
        (
            zone.name
            for zone in world.model.zones.values()
            if world.is_place(zone.of) and any(world.fits(actor.kind, held) for held in zone.holds)
        ),
        "",
    )
