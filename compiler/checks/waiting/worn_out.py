"""Warn of a thing that is given up when it is used up, and comes back as empty as it went.

`wicks 3` says where its wicks begin, once: who gains the candle anew, shuffled in with the rest, finds none
on it, and what is done `as soon as` they are 0 comes at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.moving import OBJECT, moved_by
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import WORN_OUT
from talisman.compiler.model import (
    Act,
    AsSoonAs,
    Cmp,
    FieldOf,
    If,
    Prim,
    Rec,
    Rule,
    SetField,
    StatOf,
    This,
    ancestors,
    conjuncts,
)


def worn_out(context: Context) -> Iterator[Diagnostic]:
    """One for each thing that is given up when a number of its own is used up, and never gets it back."""
    known: dict[str, frozenset[Rec]] = {}
    for rule in context.own_rules:
        thing = context.model.things.get(rule.carrier)
        if thing is None or not _comes_back(context, thing.kind):
            continue
        for unit in _asked(context, rule):
            if thing.numbers.get(unit, 0) < 1 or _filled(context, unit):
                continue
            acts = context.parts(rule, Act)
            if any(
                act.call.object == This()
                and not act.call.unit
                and OBJECT in moved_by(context, act.call.verb, known)
                and not _does(context, act.call.verb, "remove")
                for act in acts
            ):
                yield WORN_OUT.at(rule.span, unit=unit, many=str(thing.numbers[unit]))
                break


def _comes_back(context: Context, kind: str) -> bool:
    """Whether things of a kind are drawn from somewhere, and lie somewhere when they are given up."""
    kinds = [context.model.kinds[name] for name in ancestors(context.model.kinds, kind)]
    return any(one.supply for one in kinds) and any(one.leaves_to for one in kinds)


def _asked(context: Context, rule: Rule) -> list[str]:
    """The numbers of the thing itself at which something is done."""
    conds = [*conjuncts(rule.when)]
    if isinstance(rule.shape, AsSoonAs):
        conds += conjuncts(rule.shape.cond)
    for part in context.parts(rule, If):
        conds += conjuncts(part.cond)
    found = []
    for cond in conds:
        match cond:
            case Cmp(_, FieldOf(name, This()) | StatOf(name, This())):
                found.append(name)
    return found


def _filled(context: Context, unit: str) -> bool:
    """Whether anything gives the number, or sets it."""
    return any(part.field == unit for part in context.every(SetField)) or any(
        act.call.unit == unit and _does(context, act.call.verb, "give") for act in context.every(Act)
    )


def _does(context: Context, verb: str, name: str) -> bool:
    """Whether a verb comes to what the machine does by itself, at once or by what it does."""
    for one in (verb, *context.within(verb)):
        declared = context.model.verbs.get(one)
        body = declared.does if declared is not None else None
        if body is not None and any(prim.name == name for prim in context.parts(body, Prim)):
            return True
    return False


__all__ = ["worn_out"]
