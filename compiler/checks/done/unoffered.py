"""Warn where a deed is done without what belongs to its offer.

`you may play this: gain 1 coin` offers a deed, and what stands below it is done by who accepts it. A
text or a scenario that has somebody play such a card does the deed alone: what the offer says does not come
with it. Only verbs for one kind of thing (`play {card}`): what is done to anything often pays for something.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import UNOFFERED
from talisman.compiler.model import (
    Act,
    Begin,
    Call,
    Install,
    May,
    Named,
    Offer,
    Prim,
    Rec,
    Roll,
    Rule,
    Same,
    Sel,
    SetField,
    This,
    Trigger,
    Var,
    ancestors,
    conjuncts,
)

DEEDS = (Act, Begin, Install, Prim, Roll, SetField)


def unoffered(context: Context) -> Iterator[Diagnostic]:
    """One warning for each deed to things whose text does more only where it is offered."""
    verbs = offered(context)
    if not verbs:
        return
    for text in (*context.texts_with(Act), *context.model.scenarios):
        kinds: dict[int, str] | None = None
        for part in context.parts(text, Act):
            names = verbs.get(part.call.verb, ())
            if not names or not _reported(context, part.call):
                continue
            if kinds is None:
                kinds = {sel.var: sel.kind for sel in context.parts(text, Sel)}
            for name in names:
                if _about(context, part.call, name, kinds):
                    yield UNOFFERED.at(part.call.span, verb=part.call.verb, name=name)
                    break


def _reported(context: Context, call: Call) -> bool:
    return bool(context.packs) and call.span.pack == context.packs[-1].name


def offered(context: Context) -> dict[str, list[str]]:
    """For each verb the things with a text that offers it of them, with more below, and do not follow it."""
    found: dict[str, list[str]] = {}
    followed = set()
    for rule in context.model.rules:
        if rule.carrier not in context.model.things:
            continue
        if isinstance(rule.shape, Trigger) and Same(Rec("object"), This()) in conjuncts(
            rule.shape.pattern.where
        ):
            followed.add((rule.shape.pattern.verb, rule.carrier))
        for verb in _with_more(context, rule):
            if rule.carrier not in found.setdefault(verb, []):
                found[verb].append(rule.carrier)
    proper = {
        head.names[0]
        for head in context.outline.declarations
        if head.word == "verb" and all("{goods}" not in one for one in head.templates[:1])
    }
    return {
        verb: [x for x in names if (verb, x) not in followed]
        for verb, names in found.items()
        if verb in proper
    }


def _with_more(context: Context, rule: Rule) -> Iterator[str]:
    """The verbs that a rule offers of its own thing, with more to do below."""
    bodies = [rule.shape.body] if isinstance(rule.shape, Offer) else []
    bodies += [part.body for part in context.parts(rule, May)]
    for body in bodies:
        deeds = context.parts(body, *DEEDS)
        if len(deeds) > 1 and isinstance(deeds[0], Act) and deeds[0].call.object == This():
            yield deeds[0].call.verb


def _about(context: Context, call: Call, name: str, kinds: dict[int, str]) -> bool:
    """Whether a call may be about this thing, by its name or by its kind."""
    thing = context.model.things[name]
    match call.object:
        case Named(one):
            return one in thing.entities
        case Var(n):
            return bool(kinds.get(n)) and kinds[n] in ancestors(context.model.kinds, thing.kind)
    return False
