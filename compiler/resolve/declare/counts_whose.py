"""What a limit counts is somebody's: it says whose, or where they lie; and it is what the heading says."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.headings import COUNTS_ALL, COUNTS_ELSEWHERE, COUNTS_OTHERS
from talisman.compiler.resolve.phrase.nominals import head_kind, owner_node
from talisman.compiler.resolve.phrase.whereabouts import may_lie_in
from talisman.compiler.resolve.phrase.zone_nouns import zone as zone_in
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import a_kind, all_of, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def says_whose(counted: Node, of: str, scope: Scope) -> None:
    """Refuse `counts KINDS` and no more, which would be all of them that there are in the game."""
    kind, zones = head_kind(counted, scope), scope.world.model.zones.values()
    theirs = (one.name for one in zones if one.of and scope.world.fits(of, one.of))
    own = next((name for name in theirs if may_lie_in(scope.world.model.zones[name], kind, scope)), "ZONE")
    where = [*all_of(counted, views.ModAt, views.ModHere, views.ModOf, views.ModWithin, views.ModYours)]
    if not where and owner_node(counted) is None:
        report(scope, COUNTS_ALL, counted.span, noun=said(counted), zone=own)
    for place in where:
        found = zone_in(place.np, scope.inner(), quiet=True) if isinstance(place, views.ModAt) else None
        if found is not None and not scope.world.model.zones[found.zone].of:
            report(scope, COUNTS_ELSEWHERE, place.span, zone=said(place), of=of, own=own)


def counts_its_kind(counted: Node, named: Sequence[str], scope: Scope) -> None:
    """Refuse `limit NAME: KIND` that counts things which are no such."""
    world, kind = scope.world, head_kind(counted, scope)
    for word in named:
        heading = world.find("kind", word)
        if heading and kind and not world.fits(kind, heading) and not world.fits(heading, kind):
            report(scope, COUNTS_OTHERS, counted.span, noun=said(counted), kind=a_kind(world, heading))
