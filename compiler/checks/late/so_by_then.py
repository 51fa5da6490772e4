"""Warn of an `as soon as` that holds before the same text gives its thing what it asks for.

`when taken: this gains 3 flames` beside `as soon as its flames are 0: bury this` reads as if it came with
three. What holds is settled before anything follows: it has none yet, and is gone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_late import SO_BY_THEN
from talisman.compiler.model import (
    ALWAYS,
    Act,
    AsSoonAs,
    Cmp,
    Cond,
    FieldOf,
    HasTag,
    Int,
    Model,
    Prim,
    Rule,
    SetField,
    StatOf,
    This,
    Trigger,
    ancestors,
    asked_in_force,
    conjuncts,
)
from talisman.compiler.model.exclusive import OPS


def so_by_then(context: Context) -> Iterator[Diagnostic]:
    """One for each of these."""
    waiting = [rule for rule in context.own_rules if isinstance(rule.shape, AsSoonAs)]
    waiting = [rule for rule in waiting if _of_thing(rule) and _always(rule)]
    if not waiting:
        return
    given = _given(context)
    for rule in waiting:
        assert isinstance(rule.shape, AsSoonAs)
        parts = conjuncts(rule.shape.cond)
        asked = {name for one in parts if (name := _asked(context.model, rule, one))}
        if len(asked) < len(parts):
            continue  # something else is asked for as well, and may not be so
        late = [name for name in sorted(asked) if any(_has_too(context, rule, one) for one in given[name])]
        for name in late[:1]:
            yield SO_BY_THEN.at(rule.span, unit=name)


def _of_thing(rule: Rule) -> bool:
    return bool(rule.carrier or rule.kind) and not rule.effect and not rule.each


def _always(rule: Rule) -> bool:
    """Whether a text holds as soon as it is in force."""
    return all(one == ALWAYS or asked_in_force(one) is not None for one in conjuncts(rule.when))


def _has_too(context: Context, rule: Rule, other: Rule) -> bool:
    """Whether whatever has a rule has another one, too: in the same text, or as what is said of its kind."""
    if (rule.carrier, rule.kind) == (other.carrier, other.kind):
        return True
    thing = context.model.things.get(rule.carrier)
    printed = {thing.kind, *thing.tags} if thing is not None else {*ancestors(context.model.kinds, rule.kind)}
    asked = {one.tag for one in conjuncts(other.when) if isinstance(one, HasTag) and one.of == This()}
    return not other.carrier and {other.kind, *asked} <= printed


def _asked(model: Model, rule: Rule, cond: Cond) -> str:
    """The number of the thing itself of which a condition holds as things begin ("" it does not)."""
    match cond:
        case Cmp(op, FieldOf(name, This()) | StatOf(name, This()), Int(value)) if op in OPS:
            declared = model.counters.get(name) or model.stats.get(name)
            thing = model.things.get(rule.carrier)
            printed = thing.numbers.get(name) if thing is not None else None
            start = declared.start if declared is not None else None
            begins = Int(printed) if printed is not None else start or Int(0)
            return name if isinstance(begins, Int) and OPS[op](begins.value, value) else ""
    return ""


def _given(context: Context) -> defaultdict[str, list[Rule]]:
    """The numbers that texts give their own things when something happens, with the rules that do."""
    found: defaultdict[str, list[Rule]] = defaultdict(list)
    for rule in context.model.rules:
        if not isinstance(rule.shape, Trigger) or not _of_thing(rule):
            continue
        for part in context.parts(rule, Act, SetField):
            match part:
                case Act(call) if call.actor == This() and call.unit and _gives(context, call.verb):
                    found[call.unit].append(rule)
                case SetField(name, This()):
                    found[name].append(rule)
    return found


def _gives(context: Context, verb: str) -> bool:
    """Whether a verb, or one that it consists of, adds to what its doer has."""
    verbs = context.model.verbs
    bodies = (verbs[name].does for name in (verb, *context.within(verb)) if name in verbs)
    return any(part.name == "give" for body in bodies for part in context.parts(body, Prim))
