"""What lies at the end of a pile: each of so many, or one of them."""

from __future__ import annotations

from talisman.compiler.model import AmongFirst, Block, EachEnd, If, Int, Nobody, Not, Pick, Same, Top, Var
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve.body import goods
from talisman.compiler.resolve.phrase import nouns
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import built, said
from talisman.compiler.syntax import views


def each(node: views.NpEnds, scope: Scope, make: goods.Make) -> Block:
    """`the top 3 cards of the pile`: one after the other."""
    one = nouns.quietly(built(views.NpEnd, node.kids, node.span), scope)
    if one is None or not isinstance(one.ref, Top):
        return ()
    var = scope.names.fresh()
    body = make(Noun(Var(var, drawn=True), one.kind, node.span, "it"))
    goods.spoken_of(Noun(Var(var), one.kind, node.span, said(node)), scope, several=True)
    return (EachEnd(var, one.ref, Int(int(node.integer.text)), body),)


def one_of(picked: Pick) -> Block:
    """One of the top 3 of a pile: looking what lies on top refills one that is empty."""
    ends = [part.end for part in walk(picked.sel.where) if isinstance(part, AmongFirst)]
    return (If(Not(Same(ends[0], Nobody())), (picked,)),) if ends else (picked,)
