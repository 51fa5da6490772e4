"""`Ann has more coins than you`: a number of one beside that of another."""

from __future__ import annotations

from talisman.compiler.model import Cmp, Cond, Sel, Var
from talisman.compiler.resolve.phrase import declared_phrases, descriptions, nouns, numbers, others, quantity
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import NO_CONDITION, NO_NUMBER, said
from talisman.compiler.syntax import views


def has_more(node: views.CondMore, scope: Scope) -> Cond:
    """Whether one has more of something than another; of any of several it is asked of as many as it says."""
    around: list[tuple[views.Np, Sel]] = []
    first = _side(node.first_np, node, around, scope)
    others.check(node.second_np, first, scope)
    second = _side(node.second_np, node, around, scope)
    if first is None or second is None:
        return NO_CONDITION
    left, right = (numbers.unit_of(node.unit, one, scope) or NO_NUMBER for one in (first, second))
    cond: Cond = Cmp(">" if node.has_more else "<", left, right)
    for np, sel in reversed(around):
        cond = quantity.quantified(np, sel, cond, scope)
    return cond


def _side(
    np: views.Np, node: views.CondMore, around: list[tuple[views.Np, Sel]], scope: Scope
) -> Noun | None:
    """Whose number it is; of any of several a variable, which the condition is put around of."""
    if nouns.is_definite(np, scope) or isinstance(np, views.NpThem):
        return nouns.noun(np, scope, numbers.bearers_of_unit(node.unit.text, scope))
    sel = descriptions.selection(np, scope)
    around.append((np, sel))
    kind = sel.kind if sel.kind in scope.world.model.kinds else declared_phrases.kind_said(np, scope)
    return Noun(Var(sel.var), kind, np.span, said(np))
