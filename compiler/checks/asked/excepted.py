"""Refuse what reads as a second exception: `tools other than Lamp and a heavy tool`.

It would be all but Lamp, and then a heavy tool. A name is left out, too, so it is not asked for here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import EXCEPTED_TOO
from talisman.compiler.model import ancestors
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, all_leaves, every_node
from talisman.values import frozen

JOINS = (views.GoodsAnd, views.GoodsOr, views.PlaceAt)
"""What joins nouns by `and` or `or`."""


@frozen
class Second:
    """What stands behind an exception (`first`, of kinds), and the words for its kind, if it is no name."""

    node: Node
    first: str
    of: tuple[str, ...]
    own: tuple[str, ...] | None


def excepted(context: Context) -> Iterator[Diagnostic]:
    """One error for each of these."""
    kinds = context.model.kinds
    named = {word: kind.name for kind in kinds.values() for word in (kind.name, kind.plural)}
    for item in context.own_items:
        if not context.says(item, "than"):
            continue
        for one in context.looked.found("excepted", item, _said):
            of = {named[word] for word in one.of if word in named}
            own = None if one.own is None else [named[word] for word in one.own if word in named]
            # what is of another kind is left out of nothing, so it is meant besides
            if not own or any(not of or not of.isdisjoint(ancestors(kinds, kind)) for kind in own):
                yield EXCEPTED_TOO.at(one.node.span, first=one.first, second=_words(one.node))


def _said(item: Node) -> list[Second]:
    found = []
    for node in every_node(item):
        for one, other in pairwise(node.nodes()) if isinstance(node, JOINS) else ():
            left = _last_excepted(one)
            if left is None or not isinstance(other, (views.NpNamed, views.NpDet, views.NpPlural)):
                continue
            of, first = left
            own = None if isinstance(other, views.NpNamed) else _kinds(other)
            found.append(Second(other, _words(first), _kinds(of), own))
    return found


def _last_excepted(noun: Node) -> tuple[Node, Node] | None:
    """What a noun leaves out last, behind the noun that it is left out of; more may stand behind."""
    last = noun
    while True:
        found = [kid for kid in last.kids if isinstance(kid, views.ModOtherThan)]
        if found:
            left_out = found[-1].kids[-1]
            return (last, left_out) if isinstance(left_out, Node) else None
        if not last.kids or isinstance(last.kids[-1], Leaf):
            return None
        last = last.kids[-1]


def _kinds(noun: Node) -> tuple[str, ...]:
    """The words for kinds in a noun, without what stands behind it."""
    return tuple(
        leaf.text
        for part in noun.nodes()
        if isinstance(part, (views.NominalS, views.NominalP))
        for leaf in all_leaves(part)
        if leaf.kind in ("KIND_S", "KIND_P")
    )


def _words(node: Node) -> str:
    return " ".join(leaf.text for leaf in all_leaves(node))
