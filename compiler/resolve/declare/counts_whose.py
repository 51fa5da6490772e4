"""What a limit counts is somebody's: it says whose, or where they lie."""

from __future__ import annotations

from talisman.compiler.messages.headings import COUNTS_ALL
from talisman.compiler.resolve.phrase.nominals import head_kind, owner_node
from talisman.compiler.resolve.phrase.whereabouts import may_lie_in
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import all_of, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def says_whose(counted: Node, of: str, scope: Scope) -> None:
    """Refuse `counts KINDS` and no more, which would be all of them that there are in the game."""
    where = all_of(counted, views.ModAt, views.ModHere, views.ModOf, views.ModWithin)
    if any(True for _ in where) or owner_node(counted) is not None:
        return
    kind, zones = head_kind(counted, scope), scope.world.model.zones.values()
    theirs = (one.name for one in zones if one.of and scope.world.fits(of, one.of))
    zone = next((name for name in theirs if may_lie_in(scope.world.model.zones[name], kind, scope)), "ZONE")
    report(scope, COUNTS_ALL, counted.span, noun=said(counted), zone=zone)
