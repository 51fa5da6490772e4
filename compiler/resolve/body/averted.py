"""What is said not to happen: only what is about to, and that by its own words."""

from __future__ import annotations

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.deeds import ANOTHER_PREVENTED, NOTHING_TO_PREVENT
from talisman.compiler.messages.numbers import COUNT_FORM
from talisman.compiler.model import Block, Pattern, Prevent, Rec
from talisman.compiler.resolve.phrase import declared_phrases, nouns, numbers
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

OVER = "behind `when` and `after` it has been done, and `before` only comes first"
OTHER_POINTS = "that is about other points, or about others as well"
NO_EVENT = "this is no rule about what would happen"


def prevent(node: Node, scope: Scope) -> Block:
    """`it does not happen`, `the coin is not lost`: of the event of a rule with `would`."""
    if scope.averting is None:
        why = NO_EVENT if not scope.event else OVER
        report(scope, NOTHING_TO_PREVENT, node.span, words=said(node), why=why)
    elif isinstance(node, (views.Prevent, views.PreventUnit)):
        _of_this_event(node, scope.averting, scope)
    return (Prevent(),)


def _of_this_event(node: views.Prevent | views.PreventUnit, pattern: Pattern, scope: Scope) -> None:
    """Refuse another verb than that of the event, and another thing than it is about."""
    found = declared_phrases.match(node.phrase, scope)
    if found is None:
        return
    what = ""
    if (verb := found.declaration.names[0]) != pattern.verb:
        what = f"that is `{pattern.verb}`, and no `{verb}`"
    elif isinstance(node, views.PreventUnit):
        _agrees(node, scope)
        unit = numbers.find_unit(node.unit.text, scope)
        what = "" if unit is not None and pattern.units == (unit[1],) else OTHER_POINTS
    elif not _is_object(node.np, scope):
        what = f"`{said(node.np)}` is not the one thing that it is about"
    if what:
        report(scope, ANOTHER_PREVENTED, node.span, words=said(node), what=what)


def _agrees(node: views.PreventUnit, scope: Scope) -> None:
    """Refuse `the coins is not lost`."""
    unit = numbers.find_unit(node.unit.text, scope)
    counter = scope.world.model.counters.get(unit[1]) if unit is not None else None
    if counter is None or counter.plural in ("", counter.name):
        return
    right = "are" if node.unit.text == counter.plural else "is"
    if not (node.has_are if right == "are" else node.has_is):
        report(scope, COUNT_FORM, node.unit.span, number=f"`the {node.unit.text}`", right=right)


def _is_object(np: views.Np, scope: Scope) -> bool:
    """Whether a noun is the thing that the event is about: spoken of again, or by the same words."""
    about = scope.words.get("object")
    if about is not None and said(np) == about.words:
        return True
    if not nouns.is_definite(np, scope):
        return False
    bag, scope.world.bag = scope.world.bag, Bag()
    one = nouns.quietly(np, scope)
    scope.world.bag = bag
    known = (Rec("object"), *((about.ref,) if about is not None else ()))
    return one is not None and one.ref in known
