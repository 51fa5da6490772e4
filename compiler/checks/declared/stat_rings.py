"""No number of a thing waits for itself: what lends to a stat does not ask for that stat of the same thing.

Only what is lent to whoever asks, in every situation: a modifier for one situation does not count where the
number is asked for without it, and two things that lend to each other may stop where one of them does.
Nor is what a stat always is, where a number starts, or how low and high it goes, said by itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import STAT_RING
from talisman.compiler.model import (
    AnyOf,
    Cond,
    Counter,
    CountsAs,
    FieldOf,
    HasTag,
    Modify,
    Not,
    Num,
    Rule,
    Same,
    Sel,
    Stat,
    StatOf,
    This,
    Var,
    You,
    ancestors,
    conjuncts,
)

CANDIDATE = Var(0)


def stat_rings(context: Context) -> Iterator[Diagnostic]:
    """One error for each modifier that asks for what it changes, by itself or by way of others."""
    asked = {
        id(rule): _asked(context, rule) for rule in context.model.rules if isinstance(rule.shape, Modify)
    }
    edges: dict[str, set[str]] = {}
    for rule in context.model.rules:
        if isinstance(rule.shape, Modify):
            edges.setdefault(rule.shape.stat, set()).update(asked[id(rule)])
    for stat in context.model.stats.values():
        if stat.base is not None:
            edges.setdefault(stat.name, set()).update(_own(context, stat.base))
    for rule in context.own_rules:
        if not isinstance(rule.shape, Modify):
            continue
        for name in sorted(asked[id(rule)]):
            if rule.shape.stat in _reached(name, edges):
                yield STAT_RING.at(rule.span, stat=rule.shape.stat, asked=name)
                break


def number_rings(context: Context) -> Iterator[Diagnostic]:
    """One error for each number that is declared by itself: by what it is, starts at, or lies between."""
    model = context.model
    declared: list[Counter | Stat] = [*model.counters.values(), *model.stats.values()]
    for parts in (_is, _starts, _bounds):
        said = {one.name: {name for part in parts(one) for name in _own(context, part)} for one in declared}
        for one in declared:
            ring = next((name for name in sorted(said[one.name]) if one.name in _reached(name, said)), "")
            if ring and context.reported(one.span.pack):
                yield STAT_RING.at(one.span, stat=one.name, asked=ring)


def _is(one: Counter | Stat) -> Iterator[Num]:
    if isinstance(one, Stat) and one.base is not None:
        yield one.base


def _starts(one: Counter | Stat) -> Iterator[Num]:
    if one.start is not None:
        yield one.start


def _bounds(one: Counter | Stat) -> Iterator[Num]:
    bounds = (one.floor, one.ceiling) if isinstance(one, Counter) else (one.floor,)
    yield from (bound for bound in bounds if bound is not None)


def _own(context: Context, number: Num) -> Iterator[str]:
    """The numbers of the same thing that one is made of."""
    for part in context.parts(number, StatOf, FieldOf):
        if part.of == You():
            yield part.stat if isinstance(part, StatOf) else part.field


def _asked(context: Context, rule: Rule) -> frozenset[str]:
    """The stats that a modifier asks for of the very thing that it lends to."""
    shape = rule.shape
    assert isinstance(shape, Modify)
    if shape.settings:
        return frozenset()
    subjects = conjuncts(shape.subject)
    own = [one for one in (You(), This()) if Same(CANDIDATE, one) in subjects]
    found = [part for part in context.parts(shape.subject, StatOf) if part.of == CANDIDATE]
    if own:
        for text in (shape.amount, rule.when, shape.subject):
            stats = context.parts(text, StatOf)
            if not stats:
                continue
            sels = context.parts(text, Sel)
            who = [*own, *(Var(sel.var) for sel in sels if _asks_back(context, rule, sel))]
            found += [part for part in stats if part.of in who]
    return frozenset(part.stat for part in found)


def _asks_back(context: Context, rule: Rule, sel: Sel) -> bool:
    """Whether a selection asks somebody to whom the same is lent: `the number of traders with charm 2`.

    What is of no kind that is played is somebody else, nor is who is played put anywhere `as` one of a kind.
    """
    asked, others = Var(sel.var), conjuncts(sel.where)
    if not rule.each and Not(Same(asked, You())) in others:
        return False
    kinds = context.model.kinds
    names = [kind.name for kind in kinds.values() if kind.played_by]
    played = {over for name in names for over in ancestors(kinds, name)}

    def other(part: Cond) -> bool:
        match part:
            case HasTag(of, tag):
                return of == asked and tag in kinds and tag not in played
            case CountsAs(of):
                return of == asked
            case AnyOf(of):
                return all(other(one) for one in of)
        return False

    return (sel.kind not in kinds or sel.kind in played) and not any(other(part) for part in others)


def _reached(first: str, edges: dict[str, set[str]]) -> set[str]:
    """The stats that are asked for in the end, with the first of them."""
    found, waiting = {first}, [first]
    while waiting:
        for stat in sorted(edges.get(waiting.pop(), ())):
            if stat not in found:
                found.add(stat)
                waiting.append(stat)
    return found
