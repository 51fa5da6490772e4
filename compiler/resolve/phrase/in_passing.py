"""Who is named only to say whose or where something is: `a ware of another trader`, `a gate with a trader`.

Nobody in particular is known by such words: what is chosen is the ware, or the gate. A reader takes `that
trader` for that one all the same, so where it would be somebody who was said before, it is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.nouns import TOLD_IN_PASSING
from talisman.compiler.model import Nobody
from talisman.compiler.resolve.phrase import nominals, nouns
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node


def named(parts: Sequence[Node], scope: Scope) -> tuple[Noun, ...]:
    """Those who play, of whom any could be meant, behind `of`, `at` and `with` in parts of a sentence."""
    found: list[Noun] = []
    for node in (node for part in parts for node in every_node(part)):
        inner = node.np if isinstance(node, (views.ModOf, views.ModAt, views.ModWith)) else None
        if inner is None or not isinstance(inner, (views.NpDet, views.NpPlural)):
            continue
        kind = nominals.head_kind(inner, scope)
        if scope.world.is_avatar(kind) and not nouns.is_definite(inner, scope):
            found.append(Noun(Nobody(), kind, inner.span, said(inner), several=True))
    return tuple(found)


def refused(one: Noun, kind: str, node: Node, scope: Scope) -> bool:
    """Refuse `that KIND` where somebody of the kind was told in passing since the one whom it would mean."""
    later = (other for other in scope.passing if scope.world.fits(other.kind, kind))
    other = next((other for other in later if _behind(other.span, one.span)), None)
    if other is None:
        return False
    who = "who does it" if one.words in ("", "the actor") else f"`{one.words}`"
    report(scope, TOLD_IN_PASSING, node.span, word=said(node), noun=other.words, who=who, kind=kind)
    return True


def _behind(part: Span, first: Span) -> bool:
    """Whether a part of the text stands behind another, and not in it; all is behind what was said nowhere."""
    return part.file != first.file or (part.line, part.column) >= (first.line, first.end)
