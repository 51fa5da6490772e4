"""Warn of a deed that is averted, and comes again at once: what brings it about still holds.

`as soon as your coins are 0: you fall` in the rules, and `when you would fall: it does not happen` on a card:
it does not happen, the coins are 0 all the same, and the next moment one falls. Only what changes what is
asked there (`gain 1 coin, then it does not happen`) ends it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import COMES_AGAIN
from talisman.compiler.model import (
    Act,
    AllOf,
    AsSoonAs,
    Cmp,
    Cond,
    EndEffect,
    FieldOf,
    Install,
    Int,
    Prevent,
    Prim,
    Replace,
    Rule,
    SetField,
    StatOf,
)


def comes_again(context: Context) -> Iterator[Diagnostic]:
    """One for each of these rules."""
    averting = [
        rule for rule in context.own_rules if isinstance(rule.shape, Replace) and _averts(rule, context)
    ]
    if not averting:
        return
    urgent = [rule for rule in context.model.rules if isinstance(rule.shape, AsSoonAs)]
    for rule in averting:
        verb = rule.shape.pattern.verb if isinstance(rule.shape, Replace) else ""
        for other in urgent:
            asked = _asked(other.shape.cond) if isinstance(other.shape, AsSoonAs) else None
            does = any(act.call.verb == verb for act in context.parts(other, Act))
            if does and asked and not _changes(rule, asked, context):
                yield COMES_AGAIN.at(rule.span, verb=verb, unit=asked[0], text=other.text)
                break


def _averts(rule: Rule, context: Context) -> bool:
    """Whether what would be done is not done, where a rule has its way."""
    shape = rule.shape
    return isinstance(shape, Replace) and (shape.instead or bool(context.parts(shape, Prevent)))


def _asked(cond: Cond) -> tuple[str, ...]:
    """The numbers of somebody that a condition asks for, if it asks for nothing else; () otherwise."""
    match cond:
        case AllOf(parts):
            found = [_asked(part) for part in parts]
            return tuple(name for names in found for name in names) if all(found) else ()
        case Cmp(_, FieldOf(name) | StatOf(name), Int()):
            return (name,)
    return ()


def _changes(rule: Rule, asked: tuple[str, ...], context: Context) -> bool:
    """Whether what is done in the place of the deed may make one of these numbers another one."""
    texts: list[object] = [rule.shape]
    for act in context.parts(rule.shape, Act):
        names = (act.call.verb, *context.within(act.call.verb))
        texts += [context.model.verbs[name].does for name in names if name in context.model.verbs]
    for text in texts:
        for part in context.parts(text, Act, SetField, Install, EndEffect, Prim):
            match part:
                case Act(call) if call.unit in asked:
                    return True
                case SetField(name) if name in asked:
                    return True
                case Install() | EndEffect():
                    return True
                case Prim(name) if name in OTHER_WORLD:
                    return True
    return False


OTHER_WORLD = ("play-as", "leave-game", "end-game", "lose-game")
"""What makes somebody else of who is asked, or ends it all."""

__all__ = ["comes_again"]
