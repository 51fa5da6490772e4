"""Refuse `no` where it is not heeded: behind where and whose, and for the second of two.

`you are at no gate` would be read as being at one, `no Lamp or Honey` as no Lamp, or a Honey.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import AT_NONE, NONE_OR_ONE
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, all_leaves, every_node

NARROWS = (views.ModAt, views.ModOf, views.ModWithin, views.PlaceAt, views.SetAgainst, views.SetDuring)
"""What says where, whose, how far from, against whom, in whose turn."""


def at_none(context: Context) -> Iterator[Diagnostic]:
    """One error for each of these."""
    for item in context.own_items:
        if context.says(item, "no"):
            yield from context.looked.found("at none", item, _said)


def _said(item: Node) -> list[Diagnostic]:
    found = []
    for node in every_node(item):
        if isinstance(node, NARROWS):
            found += [AT_NONE.at(inner.span) for inner in node.nodes() if _first(inner) == "no"]
        elif isinstance(node, (views.GoodsOr, views.GoodsAnd)) and _first(node.first_goods) == "no":
            second = node.second_goods
            named = isinstance(node, views.GoodsOr) or isinstance(second, views.NpNamed)
            if named and _first(second) != "no":
                found.append(NONE_OR_ONE.at(second.span))
    return found


def _first(node: Node) -> str:
    """What the first token is to the grammar: a name in quotes may be any word."""
    return next((leaf.kind for leaf in all_leaves(node)), "")
