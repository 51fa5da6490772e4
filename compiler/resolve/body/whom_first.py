"""In which order the nouns of a deed are gone through, where one is chosen and something is done to several.

Who all your things are given to is chosen once, and before them. What could be meant of one for all, or of
another one each time, is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.deeds import ONE_OR_ANEW
from talisman.compiler.resolve.phrase import nominals, nouns
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import has, report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def once(parts: Sequence[Node], scope: Scope, *, new: bool = False, sentence: bool = False) -> Node | None:
    """Of the nouns of a deed the one that is chosen before the others are gone through; None: as they stand.

    new: the first of them comes from its supply, another one each time; sentence: a declared sentence says
    it, of which nobody knows what is done to which.
    """
    if len(parts) < 2 or new:
        return None
    first, other = parts[0], parts[1]
    several, singly = _several(first), _singly(first)
    if sentence and _chosen(first, scope) and (_several(other) or _singly(other)):
        _refuse(first, other, scope)
    elif singly and _chosen(other, scope):
        _refuse(other, first, scope)
    elif several and _chosen(other, scope):
        return other
    return None


def chosen(parts: Sequence[Node], scope: Scope) -> tuple[Node, ...]:
    """Those of the nouns of a deed of which somebody chooses one."""
    return tuple(part for part in parts if _chosen(part, scope)) if len(parts) > 1 else ()


def _refuse(one: Node, each: Node, scope: Scope) -> None:
    kind = nominals.head_kind(each, scope) or "thing"
    report(scope, ONE_OR_ANEW, one.span, one=said(one), each=said(each), kind=kind)


def _chosen(noun: Node, scope: Scope) -> bool:
    """Whether somebody chooses one of what a noun means."""
    det = nominals.determiner(noun)
    if (
        not isinstance(noun, views.NpDet)
        or det is None
        or nominals.is_level(noun, scope)
        or nouns.is_definite(noun, scope)
    ):
        return False
    return nominals.head_kind(noun, scope) in scope.world.model.kinds and not {"each", "every", "no"} & set(
        texts(det)
    )


def _several(noun: Node) -> bool:
    """Whether something is done to several, one by one, as `all`, `2` or a plural says."""
    return isinstance(noun, views.NpPlural)


def _singly(noun: Node) -> bool:
    """Whether it is done to each, as that word says."""
    det = nominals.determiner(noun)
    return isinstance(noun, views.NpDet) and det is not None and (has(det, "each") or has(det, "every"))
