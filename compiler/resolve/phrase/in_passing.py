"""What is named only to say whose or where something is: `a letter of another trader`, `a gate with a guest`.

Nobody in particular is known by such words: what is chosen is the letter, or the gate. A reader takes `that
trader` for that one all the same: who is spoken of so behind a deed is chosen first, and where it would be
somebody who was said before, it is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.places import PLACE_AND_THING, TOLD_IN_PASSING
from talisman.compiler.model import Nobody, This
from talisman.compiler.resolve.phrase import nominals, nouns
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import report, said, texts
from talisman.compiler.resolve.world import Wanted
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node

MANY = frozenset(("each", "every", "all", "no", "any", "up", "many"))
"""Words in front of more than one, or of none."""


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


def chosen_first(phrase: Node, scope: Scope) -> Node | None:
    """Who is named in passing in a deed and spoken of behind it by `that KIND`; such a one is chosen first.

    So is `another trader` in `go to the space of another trader, then rob that trader`. None where
    several could be, or nobody.
    """
    if scope.told or not scope.later:
        return None
    mods = (
        node for node in every_node(phrase) if isinstance(node, (views.ModOf, views.ModAt, views.ModWith))
    )
    found = [np for mod in mods if (np := mod.np) is not None and _one_of_many(np, scope)]
    if len(found) != 1 or found[0].span in scope.fixed:
        return None
    kind = nominals.head_kind(found[0], scope)
    return found[0] if any(_speaks_of(part, kind, scope) for part in scope.later) else None


def _one_of_many(np: Node, scope: Scope) -> bool:
    """Whether one of those who play is meant, and not which."""
    det = nominals.determiner(np)
    if not isinstance(np, views.NpDet) or det is None or nouns.is_definite(np, scope):
        return False
    one = not MANY & {*" ".join(texts(det)).split()} and nominals.counted(det) is None
    return one and scope.world.is_avatar(nominals.head_kind(np, scope))


def _speaks_of(part: Node, kind: str, scope: Scope) -> bool:
    """Whether `that KIND`, or `the KIND` and no more, stands somewhere."""
    for np in every_node(part):
        det = nominals.determiner(np) if isinstance(np, views.NpDet) else None
        known = det is not None and ("that" in texts(det) or nouns.is_bare(np, det))
        if known and nominals.head_kind(np, scope) == kind:
            return True
    return False


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
    way = (
        f"begin with that one, `another {kind} ..., then you ... that {kind}`, or say `from another {kind}`; "
        "in a rule `the actor` does it, and behind `before` there is `its holder`"
    )
    report(scope, TOLD_IN_PASSING, node.span, word=said(node), noun=other.words, who=who, way=way)
    return True


def it_refused(one: Noun, wanted: Wanted, node: Node, scope: Scope) -> bool:
    """Refuse `it` for who was named in passing, where it would be something to which the deed is not done."""
    other = next((other for other in scope.passing if wanted and scope.world.is_a(other.kind, wanted)), None)
    if other is None:
        return False
    who = "what this is" if one.ref == This() or not one.words else f"`{one.words}`"
    way = f"say `that {other.kind}`: who is spoken of so is chosen first"
    report(scope, TOLD_IN_PASSING, node.span, word=said(node), noun=other.words, who=who, way=way)
    return True


def _behind(part: Span, first: Span) -> bool:
    """Whether a part stands behind another, and not in it; all is behind what was said nowhere."""
    return part.file != first.file or (part.line, part.column) >= (first.line, first.end)


def _in(part: Span, whole: Span) -> bool:
    same = part.file == whole.file and part.line == whole.line
    return same and whole.column <= part.column and part.end <= whole.end
