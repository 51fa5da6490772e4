"""Refuse what follows a deed and speaks of what that deed began: it is over by then.

`when you meet a player: until the end of this duel: +5 might`: the whole duel is what the verb does, and
what is behind `when` comes when all of it is done. So it is with `once per duel: when your duel ends`.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_late import OVER_BY_THEN
from talisman.compiler.model import (
    Act,
    Begin,
    During,
    Guard,
    InSetting,
    Install,
    Model,
    Replace,
    Role,
    Rule,
    ScoreOf,
    Trigger,
)


def over_by_then(context: Context) -> Iterator[Diagnostic]:
    """One for each rule that waits for a deed and asks for the time that the deed takes."""
    begun: dict[str, frozenset[str]] = {}
    for rule in context.model.rules:
        if isinstance(rule.shape, (Trigger, Guard, Replace)) and context.reported(rule.pack):
            verb = rule.shape.pattern.verb
            over = _begun(context, verb, begun)
            if not isinstance(rule.shape, Trigger):
                found, why = _bound(context, rule) & over, f"`{verb}` has not begun it yet"
            elif over:
                found, why = _asked(context, rule) & over, f"`{verb}` begins it, and is done when it is over"
            else:
                ended = {verb.removeprefix("end ")} - {verb}
                found, why = _counted(context, rule) & ended, "it has ended"
            for level in sorted(found):
                yield OVER_BY_THEN.at(rule.shape.pattern.span, level=level, why=why)


def _begun(context: Context, verb: str, known: dict[str, frozenset[str]]) -> frozenset[str]:
    """What the body of a verb begins, also by the verbs that it does."""
    if verb not in known:
        known[verb] = frozenset()  # a verb may do itself
        found: set[str] = set()
        declared = context.model.verbs.get(verb)
        for part in context.parts(declared.does, Act, Begin) if declared is not None else ():
            found |= {part.procedure} if isinstance(part, Begin) else _begun(context, part.call.verb, known)
        known[verb] = frozenset(found)
    return known[verb]


def _asked(context: Context, rule: Rule) -> frozenset[str]:
    """The procedures and contests during which alone a rule does something, or until whose end."""
    model = context.model
    found = {*_counted(context, rule)}
    for part in context.parts(rule, During, InSetting, Role, ScoreOf):
        match part:
            case During(level) | Role(level):
                found.add(level)
            case InSetting(setting):
                found |= _giving(model, setting)
            case ScoreOf(contest):
                found.add(contest)
    return frozenset(found)


def _counted(context: Context, rule: Rule) -> frozenset[str]:
    """Those in which a rule is done so often, or until whose end something holds."""
    return _bound(context, rule) | ({rule.once.span_of} if rule.once is not None else set())


def _bound(context: Context, rule: Rule) -> frozenset[str]:
    """Those until whose end something holds that a rule says."""
    return frozenset(context.model.effects[one.effect].bound for one in context.parts(rule, Install)) - {""}


def _giving(model: Model, setting: str) -> set[str]:
    """The one level that gives a situation; several could be meant by it, and then it is none."""
    levels = {contest.name for contest in model.contests.values() if setting in contest.settings}
    return levels if len(levels) == 1 else set()


__all__ = ["over_by_then"]
