"""What follows a thing's going away does not ask who has it: nobody does then.

A rule on an event is done after it. Where the verb takes the thing away from whoever had it, `its holder`
behind `when` is nobody, or who has it now, and never who is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import GONE_FROM_TOP, GONE_HOLDER
from talisman.compiler.model import (
    Act,
    Holder,
    InZone,
    Not,
    OnSpace,
    Prim,
    Rec,
    Rule,
    Same,
    This,
    Top,
    Trigger,
    Verb,
    You,
    ZoneArg,
    conjuncts,
)

OBJECT = Rec("object")
AWAY, TAKEN, UNSURE = "away", "taken", ""


def gone_holder(context: Context) -> Iterator[Diagnostic]:
    """One error for each rule that asks who has a thing after it went away."""
    whither: dict[str, set[str]] = {}
    for rule in context.model.rules:
        if not isinstance(rule.shape, Trigger) or rule.shape.pattern.units or not context.reported(rule.pack):
            continue
        verb = context.model.verbs.get(rule.shape.pattern.verb)
        goes = _goes(context, verb, whither) if verb is not None else set()
        if not goes or UNSURE in goes:
            continue  # it stays where it is, or nobody can say where it is
        top = [part for part in context.walk(rule.shape.pattern.where) if isinstance(part, Top)]
        if top:
            yield GONE_FROM_TOP.at(rule.shape.pattern.span, zone=top[0].zone)
        elif _lay(context, rule, goes) or _late(context, rule, goes):
            yield GONE_HOLDER.at(rule.shape.pattern.span)


def _late(context: Context, rule: Rule, goes: set[str]) -> bool:
    """Whether a rule asks who has the thing, or who it came from, where that is told by nobody any more."""
    if goes == {AWAY}:
        return _asks(context, rule)
    return goes == {TAKEN} and _meets(rule)


def _goes(context: Context, verb: Verb, known: dict[str, set[str]]) -> set[str]:
    """Where a verb brings the thing that it is done to: away from everybody, to its doer, into a zone."""
    if verb.name not in known:
        known[verb.name] = set()  # a verb may call itself
        found = set()
        for part in context.walk(verb.does):
            match part:
                case Prim("take-away" | "remove"):
                    found.add(AWAY)
                case Prim("give"):
                    found.add(TAKEN)
                case Prim("move" | "move-under", (what, ZoneArg(zone, bearer))) if what == OBJECT:
                    of = context.model.kinds.get(context.model.zones[zone].of)
                    found.add(AWAY if of is None or of.place else TAKEN if bearer == Rec("actor") else zone)
                case Act(call) if call.object == OBJECT and call.verb in context.model.verbs:
                    found |= _goes(context, context.model.verbs[call.verb], known)
        known[verb.name] = found
    return known[verb.name]


def _of_its_thing(rule: Rule) -> bool:
    """Whether the event is that of the thing whose rule it is."""
    assert isinstance(rule.shape, Trigger)
    return Same(OBJECT, This()) in conjuncts(rule.shape.pattern.where)


def _mine(rule: Rule) -> bool:
    """Whether the rule is about its own thing, and `you` is who has it."""
    return rule.you == Holder(This()) and _of_its_thing(rule)


def _lay(context: Context, rule: Rule, goes: set[str]) -> bool:
    """Whether a rule waits for something to be done to what somebody has, or what lies somewhere else."""
    assert isinstance(rule.shape, Trigger)
    for part in context.walk(rule.shape.pattern.where):
        match part:
            case Holder(of) | OnSpace(of) if of == OBJECT:
                return True
            case InZone(of, zone) if of == OBJECT and context.model.zones[zone].of and zone not in goes:
                return True
    return False


def _asks(context: Context, rule: Rule) -> bool:
    """Whether a rule speaks of who has the thing that the event is about."""
    parts = context.walk(rule)
    if Holder(OBJECT) in parts or (Holder(This()) in parts and _of_its_thing(rule)):
        return True
    return _mine(rule) and any(isinstance(part, You) for part in parts)


def _meets(rule: Rule) -> bool:
    """Whether a rule waits for its thing to be taken from who has it, or by another than who has it."""
    assert isinstance(rule.shape, Trigger)
    where = conjuncts(rule.shape.pattern.where)
    lost = (Same(Rec("other"), You()), Same(Rec("other"), Holder(This())), Not(Same(Rec("actor"), You())))
    return _mine(rule) and any(part in lost for part in where)
