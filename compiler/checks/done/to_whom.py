"""Warn of a deed that says nothing of where, or to whom, of a verb that does something just there.

`hand over {goods}` and `hand over {goods} to {player}` are sentences of one verb, in whose body `the target
gains that much`. Said without `to ...` the one loses it and nobody gains it.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.branches import with_a_thing, with_an_amount
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import TO_WHOM
from talisman.compiler.model import Act, Prim, Rec, SetField, Stmt, ZoneArg

TARGET = Rec("other")


def to_whom(context: Context) -> Iterator[Diagnostic]:
    """One for each of these deeds."""
    needing = {
        (name, amount)
        for name, verb in context.model.verbs.items()
        for amount, done in ((False, with_a_thing(verb.does or ())), (True, with_an_amount(verb.does or ())))
        if any(_to_the_target(step) for step in done)
    }
    for text, _ in context.own_texts if needing else ():
        for act in context.parts(text, Act):
            call = act.call
            if (
                call.other is None
                and call.object != Rec("object")
                and (call.verb, bool(call.unit)) in needing
            ):
                yield TO_WHOM.at(call.span, verb=call.verb, sentence=_sentence(context, call.verb))


def _to_the_target(step: Stmt) -> bool:
    """Whether something is done to the other thing of a sentence, or in its zones."""
    match step:
        case Act(call):
            return call.actor == TARGET
        case SetField(_, of):
            return of == TARGET
        case Prim(_, args):
            return TARGET in args or any(isinstance(one, ZoneArg) and one.bearer == TARGET for one in args)
    return False


def _sentence(context: Context, verb: str) -> str:
    """The first sentence of a verb that has a place for another thing."""
    heads = (one for one in context.outline.declarations if one.word == "verb" and one.names[0] == verb)
    found = (text for head in heads for text in head.templates if text.count("{") > 1)
    return next(found, verb)


__all__ = ["to_whom"]
