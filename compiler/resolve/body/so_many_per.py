"""So many for each: `1 coin per 7 reach of it`, `1 coin per 3 cards in your hand`."""

from __future__ import annotations

from talisman.compiler.messages.nouns import UNCERTAIN_HOLE
from talisman.compiler.messages.numbers import NOT_HERE, WHOSE_PER
from talisman.compiler.model import (
    Arith,
    Block,
    Count,
    CountDistinct,
    Int,
    Num,
    Var,
)
from talisman.compiler.resolve.body import goods
from talisman.compiler.resolve.phrase import (
    descriptions,
    holdable,
    nominals,
    nouns,
    numbers,
    pronouns,
    role_nouns,
    which_owner,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import NO_NUMBER, report, said, texts
from talisman.compiler.syntax import views


def per(node: views.AmountPer, scope: Scope, make: goods.Make) -> Block:
    """`1 coin per 7 reach of them`: so many for each full part of a sum."""
    np, units, values = node.np, (node.first_unit, node.second_unit), (node.first_number, node.second_number)
    unit = numbers.find_unit(units[0].text, scope)
    members = role_nouns.members(np, scope)
    if members is not None or (isinstance(np, views.NpThem) and scope.them):
        sel = members if members is not None else scope.them[-1]
        total: Num = CountDistinct(
            "sum", numbers.unit_of(units[1], Noun(Var(sel.var), sel.kind), scope) or NO_NUMBER, sel
        )
    elif isinstance(np, views.NpIt):
        whose = pronouns.it(np, scope, numbers.bearers_of_unit(units[1].text, scope))
        total = (numbers.unit_of(units[1], whose, scope) if whose is not None else None) or NO_NUMBER
    elif nouns.is_definite(np, scope) or isinstance(np, views.NpThem):
        whose = nouns.noun(np, scope)
        total = (numbers.unit_of(units[1], whose, scope) if whose is not None else None) or NO_NUMBER
    elif (
        isinstance(np, views.NpDet)
        and (det := nominals.determiner(np)) is not None
        and not set(texts(det)) & goods.ALL
    ):
        report(scope, UNCERTAIN_HOLE, np.span, noun=said(np))
        return ()
    else:
        sel = descriptions.selection(np, scope)
        total = CountDistinct(
            "sum", numbers.unit_of(units[1], Noun(Var(sel.var), sel.kind), scope) or NO_NUMBER, sel
        )
    divisor = numbers.number(values[1], scope)
    numbers.check_divisor(values[1], divisor, scope)
    each = Arith("/", total, divisor)
    count = numbers.number(values[0], scope)
    return make(goods.Points(each if count == Int(1) else Arith("*", count, each), unit[1] if unit else ""))


def per_thing(node: views.AmountPerThing, scope: Scope, make: goods.Make) -> Block:
    """`1 coin per 3 cards in your hand`: so many for each full number of things."""
    unit, leaf, part = node.unit, node.integer, node.nominal
    found_unit = numbers.find_unit(unit.text, scope)
    found = nominals.heads(part, scope)
    if any(holdable.may_be_held(head, scope) for head in found) and not holdable.says_whose_or_where(node):
        report(scope, WHOSE_PER, node.span, noun=said(part))
    many = Int(int(leaf.text)) if leaf is not None else Int(1)
    numbers.check_divisor(node, many, scope)
    if leaf is not None and many == Int(1):
        way = "`per THING`, `per 2 THINGS`"
        report(scope, NOT_HERE, leaf.span, what="`1` in front of several", way=way)
    which_owner.check(node, scope)
    total = Count(descriptions.selection(node, scope))
    each = total if many == Int(1) else Arith("/", total, many)
    said_so = node.number
    count, name = numbers.number(said_so, scope), found_unit[1] if found_unit else ""
    if numbers.as_written(said_so, unit):
        numbers.check_count(count, unit, name, scope)
    return make(goods.Points(each if count == Int(1) else Arith("*", count, each), name))
