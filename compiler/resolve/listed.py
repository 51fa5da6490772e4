"""What a question does not say, since whoever is asked sees it, or nobody does.

Who chooses sees all that there is to choose from: `drop a stone that is not round` asks to drop a stone,
and lists those. A zone is left out where it is nobody's, that of one of several, or of the card itself, since
nothing would be known by it; whose it is, if that is somebody certain, is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import TypeVar, cast

from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, every_leaf
from talisman.compiler.syntax.views import made

Kind = TypeVar("Kind", bound=Node)
NARROWING = (
    views.ModValue,
    views.ModWith,
    views.ModWithout,
    views.ModIs,
    views.ModHas,
    views.ModYours,
    views.ModOtherThan,
)
"""What may stand behind a noun and says which ones are meant, in words for the rules."""
KEEPING = (views.NowSo, views.NoLongerSo, views.RememberNumber, views.RememberThing)
"""Deeds that only keep something in mind."""
THAT_MANY = ("that", "many")
ANY = ("a", "an", "another", "any")
"""The first word in front of a noun that means any of those that fit."""


def listed(node: Kind, scope: Scope) -> Kind:
    """A phrase in which what is chosen is said by its kind, and what is certain as it was."""
    kids = [listed(kid, scope) if isinstance(kid, Node) else kid for kid in node.kids]
    if isinstance(node, (views.NpDet, views.NpPlural)) and _any_of(node):
        kids = [kid for kid in kids if not _left_out(kid, scope)]
    elif isinstance(node, views.NpNamed):  # any of its copies
        kids = [kid for kid in kids if not (isinstance(kid, views.ModAt) and _unsaid_zone(kid, scope))]
    if len(kids) == len(node.kids) and all(map(is_, kids, node.kids)):
        return node
    return cast(Kind, made(node.kind, tuple(kids), node.span))


def noticed(deeds: Sequence[Part], scope: Scope) -> list[Part]:
    """Deeds joined by `then`, without those of which nobody sees anything, if any other is left."""
    kept: list[Part] = []
    for part in deeds:
        if not (isinstance(part, Node) and _unseen(part, scope)):
            kept.append(part)
        elif kept and isinstance(kept[-1], Leaf) and kept[-1].kind == "THEN":
            kept.pop()
    while kept and isinstance(kept[0], Leaf) and kept[0].kind == "THEN":
        kept.pop(0)
    return (
        kept
        if any(isinstance(part, Node) and not isinstance(part, views.Block) for part in kept)
        else [*deeds]
    )


def _unseen(deed: Node, scope: Scope) -> bool:
    """Whether it keeps something in mind that stands on nobody's sheet."""
    if not isinstance(deed, KEEPING):
        return False
    counters, kept = scope.world.model.counters, None
    for leaf in every_leaf(deed):
        name = scope.world.find("state" if leaf.kind == "ADJ" else "memory", leaf.text)
        kept = counters.get(name or "", kept)
    return kept is not None and not kept.shown


def _any_of(np: views.NpDet | views.NpPlural) -> bool:
    """Whether any of several is meant, and somebody chooses."""
    if np.det is None:
        return False
    if isinstance(np.det, views.Det):
        return np.det.has_any or np.det.has_up or np.det.integer is not None
    words = texts(np.det)
    return words == THAT_MANY or words[0] in ANY


def _left_out(part: Node | Leaf, scope: Scope) -> bool:
    if isinstance(part, NARROWING):
        return True
    return isinstance(part, views.ModAt) and _unsaid_zone(part, scope)


def _unsaid_zone(part: views.ModAt, scope: Scope) -> bool:
    """Whether it is in a zone that is nobody's, or whose it is stands there as a mere word."""
    np = part.np
    if not isinstance(np, views.NpDet) or scope.world.find("zone", said(np.nominal)) is None:
        return False
    if isinstance(np.det, views.Det) and np.det.poss is not None:
        return isinstance(np.det.poss, (views.PossIts, views.PossTheir))
    owner = next((mod for mod in np.mods if isinstance(mod, views.ModOf)), None)
    if owner is None or isinstance(owner.np, views.NpThis):
        return True
    return isinstance(owner.np, (views.NpDet, views.NpPlural)) and _any_of(owner.np)
