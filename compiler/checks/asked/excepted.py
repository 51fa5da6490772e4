"""Refuse a name behind an exception: `tools other than Lamp and Rope` would be all but Lamp, and the Rope."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import EXCEPTED_TOO
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, all_leaves, every_node

JOINS = (views.GoodsAnd, views.GoodsOr, views.PlaceAt)
"""What joins nouns by `and` or `or`."""


def excepted(context: Context) -> Iterator[Diagnostic]:
    """One error for each of these."""
    for item in context.trees:
        if context.reported(item.span.pack):
            yield from context.looked.found("excepted", item, _said)


def _said(item: Node) -> list[Diagnostic]:
    found = []
    for node in every_node(item):
        for one, other in pairwise(node.nodes()) if isinstance(node, JOINS) else ():
            first = _last_excepted(one)
            if first is not None and isinstance(other, views.NpNamed):
                second = " ".join(leaf.text for leaf in all_leaves(other))
                found.append(EXCEPTED_TOO.at(other.span, first=first, second=second))
    return found


def _last_excepted(noun: Node) -> str | None:
    """The name that a noun leaves out last, if it ends with that."""
    last = noun
    while not isinstance(last, views.ModOtherThan):
        if not last.kids or isinstance(last.kids[-1], Leaf):
            return None
        last = last.kids[-1]
    named = last.kids[-1]
    return " ".join(leaf.text for leaf in all_leaves(named)) if isinstance(named, views.NpNamed) else None
