"""New things from the supply of their kind."""

from __future__ import annotations

from talisman.compiler.messages.bodies import HOW_MANY_NEW, NARROWED_SUPPLY, NO_SUPPLY
from talisman.compiler.messages.nouns import MIXED_PILE
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.model import (
    Block,
    Int,
    InZone,
    Num,
    Repeat,
    Top,
    Var,
)
from talisman.compiler.resolve.body import goods
from talisman.compiler.resolve.phrase import (
    descriptions,
    nominals,
    nouns,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind, first_of, report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve


def new(
    node: Node, head: nominals.Head, times: Num, doing: goods.Doing, scope: Scope, make: goods.Make
) -> Block:
    """New things from the supply of their kind."""
    zones = supplies_of(head, scope)
    part = nominals.nominal(node)
    if not _says_how_many_new(node):
        noun = head.name if head.cls == "kind" else said(part or node)
        report(scope, HOW_MANY_NEW, node.span, noun=said(node), kind=noun)
    if part is not None and len(several := nominals.heads(part, scope)) > 1:
        each = (
            " or ".join(f"a {one.name}" for one in several)
            if several[0].named is not None
            else "1 ... or 1 ..."
        )
        way = f"say each with its number (`{each}`): one of the {said(part)} is taken"
        report(scope, NOT_HERE, part.span, what="What comes from one supply or another", way=way)
        return ()
    if not zones or (len(zones) > 1 and head.named is None):
        kind = a_kind(scope.world, head.name) if head.cls == "kind" else f"`{said(node)}`"
        report(scope, NO_SUPPLY, node.span, verb=doing.verb, kind=kind)
        return ()
    if first_of(node, views.ModChoice) is not None or doing.random or head.named is not None:
        sel = descriptions.selection(node, scope)
        new = nominals.either(*(InZone(Var(sel.var), zone) for zone in zones))
        sel = evolve(sel, where=nominals.both(sel.where, new))
        chosen = Noun(Var(sel.var), head.kind, node.span, said(node))
        made = make(chosen)
        goods.spoken_of(chosen, scope, several=times != Int(1))
        picked = goods.pick(node, sel, doing, scope, made, optional=False)
        if not doing.random and first_of(node, views.ModChoice) is None:
            picked = evolve(picked, alike=head.named is not None and goods.copies(head.named, scope))
        return (picked,) if times == Int(1) else (Repeat((picked,), times, apart=True),)
    if (head.tags and head.cls == "kind") or nouns.narrowings(node):
        report(scope, NARROWED_SUPPLY, node.span, noun=said(node))
    if others := nouns.mixed(head, zones[0], scope):
        what = ", ".join(f"`{kind}`" for kind in others)
        way = (
            f"`{head.name} of your choice` searches for one, `at random` behind the deed leaves it to chance"
        )
        names = {"noun": said(node), "others": what, "zone": zones[0], "kind": head.name, "way": way}
        report(scope, MIXED_PILE, node.span, **names)
    drawn = Noun(Top(zones[0]), head.kind, node.span, said(node))
    one = make(drawn)
    goods.spoken_of(drawn, scope, several=True)  # once it has come, another one lies on top
    return one if times == Int(1) else (Repeat(one, times),)


def _says_how_many_new(node: Node) -> bool:
    """Whether a noun says how many new things there are to be: there are none yet whom it could mean."""
    if nominals.owner_node(node) is not None:
        return False
    det = nominals.determiner(node)
    words = set(texts(det)) if det is not None else set()
    if det is None:  # a name alone is one of them
        return isinstance(node, views.NpNamed)
    if nominals.counted(det) is not None:
        return not words & {"up", "other"}
    return bool(words & {"a", "an", "any", "many", "the", "that"}) and "number" not in words


def supplies_of(head: nominals.Head, scope: Scope) -> list[str]:
    """The zones new things come from: that of the kind, or those of the things with the name or the tags."""
    world = scope.world
    if head.cls == "kind":
        return [zone for zone in (world.supply(head.name),) if zone]
    kinds = head.kinds or [
        thing.kind for thing in world.model.things.values() if all(tag in thing.tags for tag in head.tags)
    ]
    found = dict.fromkeys(world.supply(kind) for kind in kinds)
    return [zone for zone in found if zone]
