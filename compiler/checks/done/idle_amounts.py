"""Warn of an amount with a verb that does something to things only: `bury 1 coin` puts none away.

The verb has a body, and nothing in it is done with a number; or nobody does it who could gain or lose. Where
a text follows just that event, it is one that only rules give a meaning, and nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.checks.branches import ITS_THING, of_a_thing
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import IDLE_AMOUNT
from talisman.compiler.model import (
    Act,
    Block,
    Guard,
    If,
    IfDone,
    Pattern,
    Prim,
    Rec,
    Replace,
    Stmt,
    Trigger,
    Verb,
)

MOVES = ("move", "move-under", "remove", "look")
HEARD = (Trigger, Guard, Replace)


def idle_amounts(context: Context) -> Iterator[Diagnostic]:
    """One warning for each of these deeds."""
    verbs = context.model.verbs
    idle = {name for name, verb in verbs.items() if verb.does and _of_things_only(verb.does)}
    nobodys = {name for name, verb in verbs.items() if not verb.actor and _gives_or_takes(verb)}
    heard = {
        (pattern.verb, unit)
        for rule in context.model.rules
        if isinstance(rule.shape, HEARD)
        for pattern in context.parts(rule, Pattern)
        for unit in pattern.units
    }
    for text in context.texts:
        for act in context.parts(text, Act):
            call = act.call
            vain = call.verb in idle or (call.verb in nobodys and call.actor is None)
            if call.unit and vain and (call.verb, call.unit) not in heard:
                pack = call.span.pack
                if context.reported(pack):
                    yield IDLE_AMOUNT.at(call.span, verb=call.verb, unit=call.unit, way=_ways(verbs))


def _ways(verbs: Mapping[str, Verb]) -> str:
    """The first verb that takes numbers away, and the first that gives them."""
    found = [
        next(
            (f"`{name}`" for name, verb in verbs.items() if verb.actor and verb.does == (_of_doer(what),)), ""
        )
        for what in ("take-away", "give")
    ]
    return " or ".join(filter(None, found)) or "a verb"


def _of_doer(what: str) -> Prim:
    return Prim(what, (Rec("actor"),))


def _of_things_only(does: Block) -> bool:
    """Whether all that is done in the body of a verb is done to its thing, which an amount is not."""
    return all(_to_its_thing(step) for step in does)


def _to_its_thing(step: Stmt) -> bool:
    match step:
        case Prim(name):
            return name in MOVES
        case Act(call):
            return call.object == ITS_THING and call.amount is None and not call.unit
        case IfDone(act):
            return _to_its_thing(act)  # then it is not done, nor what follows it
        case If(cond, then, otherwise):
            so = of_a_thing(cond)
            rest = otherwise or ()
            if so is None:
                return _of_things_only((*then, *rest))
            return _of_things_only(then if so else rest)
    return False


def _gives_or_takes(verb: Verb) -> bool:
    """Whether a verb is just that: whoever does it gains or loses."""
    return any(isinstance(step, Prim) and step.name in ("give", "take-away") for step in verb.does or ())
