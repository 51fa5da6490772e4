"""Who chooses has to be somebody who can be asked: a seat, or what one plays; when an entry is offered."""

from __future__ import annotations

from talisman.compiler.messages.deeds import NOT_ASKED
from talisman.compiler.model import Cond
from talisman.compiler.resolve.phrase import conditions, nominals
from talisman.compiler.resolve.phrase.whereabouts import may_hold
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

Asking = views.OnlyIf | views.IfLine | views.UnlessLine | views.WhileLine | views.PlaceLine
OF_ENTRY = (views.OnlyIf, views.IfLine, views.UnlessLine, views.WhileLine, views.PlaceLine)
"""What stands in front of an entry of a choice says when that is offered."""


def could_be(who: Noun | None, node: Node | Span, scope: Scope) -> bool:
    """Whether who is meant, if anybody, may be one who is asked; else it is reported there."""
    if who is None or may_hold(who.kind, scope):
        return True
    words = said(node) if isinstance(node, Node) else who.words
    span = node.span if isinstance(node, Node) else node
    report(scope, NOT_ASKED, span, who=f"`{words}`")
    return False


def of_entry(line: Asking, scope: Scope) -> Cond:
    """When an entry of a choice is offered."""
    when = conditions.condition(line.place if isinstance(line, views.PlaceLine) else line.cond, scope)
    scope.clause()
    return nominals.negate(when) if isinstance(line, views.UnlessLine) else when
