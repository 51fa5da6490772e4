"""Any of all that there are of a sort, those in the piles as well, where one reads one of those at hand."""

from __future__ import annotations

from talisman.compiler.messages.deeds import ANY_OF_ALL
from talisman.compiler.model import Int
from talisman.compiler.resolve.phrase import holdable, nominals, nouns, numbers, whereabouts
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import first_of, has, leaves, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

_TELLING = (views.ModMost, views.ModValue, views.ModWith)
"""What tells which things are meant, wherever they lie."""


def refused(node: Node, scope: Scope, *, whose: bool) -> bool:
    """Refuse a choice among all that there are of things that lie in piles; whose: somebody's are meant."""
    inner = node if not isinstance(node, views.NpOneOf) else next(node.nodes(), node)
    part = nominals.nominal(inner)
    if scope.told or part is None or isinstance(inner, views.NpNamed):
        return False
    if not all(_so_in_piles(mod, scope) for mod in nouns.narrowings(inner)):
        return False
    det = nominals.determiner(inner)
    if nominals.owner_node(inner) is not None or (det is not None and has(det, "nearest")):
        return False
    found = nominals.heads(part, scope)
    own = all(holdable.holdable(head, scope) for head in found)
    if (whose and own) or not any(holdable.in_piles(head, scope) for head in found):
        return False
    place = whereabouts.place_kind(scope)
    kind = scope.world.model.kinds.get(found[0].kind)
    one = said(node)
    way = f"`{one} here`, `{one} at a {place}`{holdable.on_top(one, found[0], scope)}"
    if own and kind is not None:
        rest = "".join(f" {said(mod)}" for mod in nouns.narrowings(inner) if isinstance(mod, _TELLING))
        way = f"`one of your {kind.plural}{rest}`, {way}"
    report(scope, ANY_OF_ALL, inner.span, noun=one, way=way)
    return True


def _so_in_piles(mod: Node, scope: Scope) -> bool:
    """Whether what a narrowing says of things may be so of those that lie in piles.

    What is counted on things begins with them there: of what starts at 0, those with some are in play.
    """
    unit = next((leaf for leaf in leaves(mod) if leaf.kind in ("PROP", "UNIT")), None)
    if unit is not None and isinstance(mod, _TELLING):
        known = numbers.find_unit(unit.text, scope)
        counter = scope.world.model.counters.get(known[1]) if known is not None else None
        some = counter is not None and counter.start in (None, Int(0))
        least = isinstance(mod, views.ModMost) and not mod.has_with_the_most
        return not some or least or first_of(mod, views.AmountNone) is not None
    return isinstance(mod, (views.ModChoice, views.ModOtherThan))
