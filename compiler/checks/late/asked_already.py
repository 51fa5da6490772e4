"""Warn of a state that is given when all that asks for it has asked already.

A rule of the game looks at the stone that is about to be thrown (`when you would throw a stone: if it is
cracked: ...`), and a card answers the same throw with `that stone is now cracked`. Rules of the game come
first, so that is not asked again: the stone is thrown, and the crack waits for the next time.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_late import ASKED_ALREADY
from talisman.compiler.model import FieldOf, Guard, Int, Rec, Replace, Rule, SetField

Moment = tuple[int, int]
"""The stage of an event, and in which order rules come within it."""


def asked_already(context: Context) -> Iterator[Diagnostic]:
    """One for each of these rules."""
    for rule in context.own_rules:
        moment = _moment(rule)
        given = [part for part in context.parts(rule, SetField) if _is_given(part)] if moment else ()
        for part in given:
            asking = [text for text in context.texts_with(FieldOf) if _asks(text, part.field, context)]
            if asking and all(_before(text, rule) for text in asking):
                yield ASKED_ALREADY.at(rule.span, state=part.field)
                break


def _is_given(part: SetField) -> bool:
    return isinstance(part.of, Rec) and isinstance(part.to, Int) and part.to != Int(0)


def _asks(text: object, field: str, context: Context) -> bool:
    return any(part.field == field for part in context.parts(text, FieldOf))


def _moment(rule: Rule) -> Moment | None:
    """When a rule comes, of those in front of a deed."""
    match rule.shape:
        case Guard():
            return 0, rule.layer
        case Replace():
            return 1, rule.layer
    return None


def _before(text: object, rule: Rule) -> bool:
    """Whether a text is done with before a rule on the same deed comes."""
    if not isinstance(text, Rule) or text.effect or rule.effect:
        return False
    first, then = _moment(text), _moment(rule)
    return first is not None and then is not None and _verb(text) == _verb(rule) and first < then


def _verb(rule: Rule) -> str:
    return rule.shape.pattern.verb if isinstance(rule.shape, (Guard, Replace)) else ""


__all__ = ["asked_already"]
