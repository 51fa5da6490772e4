"""The opponent of somebody: the model has a case for each side of each contest, which are told as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler import model as m
from talisman.compiler.model.walk import exchanged
from talisman.values import evolve

OPPONENT = m.Var(-1)
"""The other side, whichever that is, while a line is told."""
OPPOSED = m.Var(-2)
"""Whoever is on the other side of what the text is of."""


def sides(model: m.Model) -> tuple[tuple[m.Role, m.Role], ...]:
    """Both ways of being a side of each contest, and the other one; of those that stand on none."""
    return tuple(
        way
        for contest in model.contests.values()
        if not contest.parent
        for one, other in [[m.Role(contest.name, side) for side in contest.sides]]
        for way in ((one, other), (other, one))
    )


def contests(model: m.Model) -> list[str]:
    """The contests in which one can have an opponent."""
    return [contest.name for contest in model.contests.values() if not contest.parent]


def of_any(model: m.Model, cases: Sequence[m.Cond]) -> tuple[m.Ref, m.Cond] | None:
    """Conditions of which one has to hold as one of somebody and its opponent; None where they are not."""
    ways = sides(model)
    if not ways or len(cases) != len(ways):
        return None
    found: list[tuple[m.Ref, m.Cond]] = []
    for (mine, its), case in zip(ways, cases, strict=True):
        parts = m.conjuncts(case)
        me = next((part.b for part in parts if isinstance(part, m.Same) and part.a == mine), None)
        if me is None:
            return None
        rest = tuple(part for part in parts if part != m.Same(mine, me))
        found.append((me, exchanged(m.AllOf(rest), {its: OPPONENT})))
    return found[0] if all(one == found[0] for one in found) else None


def taken(model: m.Model, cases: Sequence[m.Cond]) -> tuple[list[tuple[m.Ref, m.Cond]], list[m.Cond]]:
    """Those of the conditions that are one of somebody's opponent, as such, and the others."""
    many, found, rest, at = len(sides(model)), [], [], 0
    while at < len(cases):
        pair = of_any(model, cases[at : at + many])
        if pair is not None:
            found.append(pair)
            at += many
        else:
            rest.append(cases[at])
            at += 1
    return found, rest


def of_nobody(model: m.Model, parts: Sequence[m.Cond]) -> tuple[m.Ref, list[m.Cond]] | None:
    """Who is no side of any contest, as a list of conditions says, and what else it says."""
    ways = sides(model)
    for part in parts:
        if not (ways and isinstance(part, m.Not) and isinstance(part.of, m.Same) and part.of.a == ways[0][0]):
            continue
        none = [m.Not(m.Same(mine, part.of.b)) for mine, _ in ways]
        if all(one in parts for one in none):
            return part.of.b, [one for one in parts if one not in none]
    return None


def merged(model: m.Model, rules: Sequence[m.Rule]) -> Iterator[tuple[m.Rule, m.Ref | None]]:
    """The rules with those in one that are a line for each way of having an opponent; whose that is."""
    ways = sides(model)
    at = 0
    while at < len(rules):
        several = rules[at : at + len(ways)]
        same = len({(rule.span.file, rule.span.line, rule.span.column) for rule in several}) == 1
        one = _one(model, ways, several) if ways and same and len(several) == len(ways) else None
        yield one or (rules[at], None)
        at += len(ways) if one else 1


def _one(
    model: m.Model, ways: Sequence[tuple[m.Role, m.Role]], rules: Sequence[m.Rule]
) -> tuple[m.Rule, m.Ref] | None:
    """Several rules as one of whoever has an opponent."""
    found = [
        one
        for way, rule in zip(ways, rules, strict=True)
        if (one := _turned(model, way, rule, rules[0].path)) is not None
    ]
    return found[0] if len(found) == len(rules) and all(one == found[0] for one in found) else None


def _turned(
    model: m.Model, way: tuple[m.Role, m.Role], rule: m.Rule, path: str
) -> tuple[m.Rule, m.Ref] | None:
    mine, its = way
    parts = m.conjuncts(rule.when)
    for part in parts:
        rest = tuple(
            one if _says_it(model, one) else exchanged(one, {its: OPPONENT}) for one in parts if one != part
        )
        when = m.ALWAYS if not rest else rest[0] if len(rest) == 1 else m.AllOf(rest)
        bare = evolve(rule, path=path, when=m.ALWAYS, order=0, said="")
        if part == m.Same(its, m.This()) and rule.you == mine:
            when = exchanged(when, {OPPONENT: m.This()})
            return evolve(exchanged(bare, {its: m.This()}), you=OPPOSED, when=when), m.This()
        if isinstance(part, m.Same) and part.a == mine:
            return evolve(exchanged(bare, {its: OPPONENT}), when=when), part.b
    return None


def _says_it(model: m.Model, part: m.Cond) -> bool:
    """Whether a condition speaks of an opponent by itself."""
    return isinstance(part, m.AnyOf) and of_any(model, part.of) is not None
