"""What is named only to say whose or where something is: `a letter of another trader`, `a gate with a guest`.

Nobody in particular is known by such words: what is chosen is the letter, or the gate. A reader takes `that
trader` for that one all the same, so where it would be somebody who was said before, it is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.places import PLACE_AND_THING, TOLD_IN_PASSING
from talisman.compiler.model import Nobody
from talisman.compiler.resolve.phrase import nominals, nouns
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.resolve.world import Wanted
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node


def named(parts: Sequence[Node], scope: Scope) -> tuple[Noun, ...]:
    """Those of which any could be meant, behind `of`, `at` and `with` in parts of a sentence."""
    found: list[Noun] = []
    for node in (node for part in parts for node in every_node(part)):
        inner = node.np if isinstance(node, (views.ModOf, views.ModAt, views.ModWith)) else None
        if inner is None or not isinstance(inner, (views.NpDet, views.NpPlural)):
            continue
        kind = nominals.head_kind(inner, scope)
        if not scope.world.is_place(kind) and not nouns.is_definite(inner, scope):
            found.append(Noun(Nobody(), kind, inner.span, said(inner), several=True))
    return tuple(found)


def place_for_thing(one: Noun, wanted: Wanted, node: Node, scope: Scope) -> bool:
    """Refuse `go to a gate with a guest, then visit it`: `it` is the gate, and reads as the guest."""
    sorts = (wanted,) if isinstance(wanted, str) else wanted
    world = scope.world
    if not world.is_place(one.kind) or (wanted and any(world.is_place(kind) for kind in sorts)):
        return False
    within = (other for other in scope.passing if _in(other.span, one.span))
    other = next((other for other in within if world.fits(other.kind, wanted)), None)
    if other is None:
        return False
    report(scope, PLACE_AND_THING, node.span, word=said(node), place=one.kind, noun=other.words)
    return True


def refused(one: Noun, kind: str, node: Node, scope: Scope) -> bool:
    """Refuse `that KIND` where somebody of the kind was told in passing since the one whom it would mean."""
    if not scope.world.is_avatar(kind):
        return False
    later = (other for other in scope.passing if scope.world.is_avatar(other.kind))
    other = next((other for other in later if _behind(other.span, one.span)), None)
    if other is None:
        return False
    who = "who does it" if one.words in ("", "the actor") else f"`{one.words}`"
    report(scope, TOLD_IN_PASSING, node.span, word=said(node), noun=other.words, who=who, kind=kind)
    return True


def _behind(part: Span, first: Span) -> bool:
    """Whether a part stands behind another, and not in it; all is behind what was said nowhere."""
    return part.file != first.file or (part.line, part.column) >= (first.line, first.end)


def _in(part: Span, whole: Span) -> bool:
    same = part.file == whole.file and part.line == whole.line
    return same and whole.column <= part.column and part.end <= whole.end
