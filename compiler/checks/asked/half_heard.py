"""Refuse words of which half would be heard: the second of two times, and `only` behind `cannot`."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import CANNOT_ONLY, TWO_TIMES
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node


def half_heard(context: Context) -> Iterator[Diagnostic]:
    """One error for each of these."""
    for item in context.trees:
        if context.reported(item.span.pack):
            yield from context.looked.found("half heard", item, _said)


def _said(item: Node) -> list[Diagnostic]:
    found = []
    for node in every_node(item):
        match node:
            case views.SetDuring():
                several = [
                    one for one in every_node(node.np) if isinstance(one, views.NominalS) and one.has_or
                ]
                found += [TWO_TIMES.at(one.span) for one in several[:1]]
            case views.MayDo() if node.modal_word.has_cannot:
                only = [
                    one for one in every_node(node.phrase) if isinstance(one, views.DetP) and one.has_only
                ]
                found += [CANNOT_ONLY.at(one.span) for one in only[:1]]
    return found
