"""Warn about what forbids a verb that nothing does, where what it should stop goes on.

Some verbs are permissions alone: texts ask whether somebody may, and nothing is ever done by that word. Who
forbids such a verb of things that lend numbers takes nothing of these away: they ask nobody.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.doings import ACTOR, OBJECT, doings
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_waiting import ONLY_ASKED
from talisman.compiler.model import (
    OUT_OF_FORCE,
    Allowed,
    HasTag,
    Holder,
    Model,
    Modify,
    Permit,
    Rec,
    Rule,
    Same,
    Suppress,
    This,
    You,
    ancestors,
    conjuncts,
)


def only_asked(context: Context) -> Iterator[Diagnostic]:
    """One warning for each such rule, unless a line beside it says what does not count; or it cites a row."""
    if not context.packs or context.packs[-1].seats is None:
        return
    forbidding = [rule for rule in context.own_rules if isinstance(rule.shape, Permit) and not rule.cites]
    known = doings(context) if forbidding else None
    for rule in forbidding:
        shape = rule.shape
        assert isinstance(shape, Permit)
        assert known is not None
        verb, sort = shape.pattern.verb, _sort(context, shape)
        if shape.modal != "cannot" or not sort or verb in known.done or verb not in known.asked:
            continue
        lent = [one for one in context.model.rules if _goes_on(context, one, verb, sort)]
        if not lent or _taken_away(context, rule, verb, sort):
            continue
        stats = [*dict.fromkeys(one.shape.stat for one in lent if isinstance(one.shape, Modify))]
        kind = next(tag for tag in sort if tag in context.model.kinds)
        words = [*(tag for tag in sort if tag != kind), context.model.kinds[kind].plural]
        yield ONLY_ASKED.at(
            shape.pattern.span,
            verb=verb,
            name=lent[0].carrier,
            stats=" and ".join(stats),
            sort=" ".join(words) if Same(ACTOR, You()) in conjuncts(shape.pattern.where) else "",
        )


def _sort(context: Context, shape: Permit) -> tuple[str, ...]:
    """The kind and words of what it is about, where it says nothing else of it, with the kind among them."""
    found: list[str] = []
    for part in conjuncts(shape.pattern.where):
        match part:
            case HasTag(of, tag) if of == OBJECT:
                found.append(tag)
            case _:
                if OBJECT in context.parts(part, Rec):
                    return ()
    return tuple(found) if any(tag in context.model.kinds for tag in found) else ()


def _goes_on(context: Context, rule: Rule, verb: str, sort: tuple[str, ...]) -> bool:
    """Whether a thing of a sort lends a number to whoever has it, and does not ask whether that one may."""
    if not isinstance(rule.shape, Modify) or rule.you != Holder(This()) or not rule.carrier:
        return False
    asked = _asked(context, rule.when, rule.shape.subject)
    return _is(context.model, rule.carrier, sort) and all(one.call.verb != verb for one in asked)


def _is(model: Model, name: str, sort: tuple[str, ...]) -> bool:
    thing = model.things.get(name)
    return thing is not None and {thing.kind, *thing.tags, *ancestors(model.kinds, thing.kind)}.issuperset(
        sort
    )


def _taken_away(context: Context, rule: Rule, verb: str, sort: tuple[str, ...]) -> bool:
    """Whether a line of the same item says what does not count, or one of any that asks whether one may."""
    item = rule.path.split(".")[:2]
    for other in context.model.rules:
        beside = other.path.split(".")[:2] == item
        if isinstance(other.shape, Modify) and other.shape.stat == OUT_OF_FORCE and beside:
            return True
        if not isinstance(other.shape, Suppress) or other.shape.limits:
            continue
        asked = _asked(context, other.when, other.shape.subject)
        of_these = any(set(one).issubset(sort) for one in other.shape.sources)
        if beside or (of_these and any(one.call.verb == verb for one in asked)):
            return True
    return False


def _asked(context: Context, *texts: object) -> list[Allowed]:
    """What is asked in some texts whether it may be done."""
    return [part for text in texts for part in context.parts(text, Allowed)]
