"""Who chooses has to be somebody who can be asked: a seat, or what one plays."""

from __future__ import annotations

from talisman.compiler.messages.deeds import NOT_ASKED
from talisman.compiler.resolve.phrase.whereabouts import may_hold
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Node


def could_be(who: Noun | None, node: Node | Span, scope: Scope) -> bool:
    """Whether who is meant, if anybody, may be one who is asked; else it is reported there."""
    if who is None or may_hold(who.kind, scope):
        return True
    words = said(node) if isinstance(node, Node) else who.words
    span = node.span if isinstance(node, Node) else node
    report(scope, NOT_ASKED, span, who=f"`{words}`")
    return False
