"""Refuse what comes instead of something and is a price that some could not pay.

`instead of losing 1 favour: lose 1 coin` reads as a coin for the favour, or the favour; it takes the place of
the event for whoever has no coin, too, who is spared both. So does what is done to one of those who are here,
where nobody is.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.articles import with_article
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import NOBODY_TO_PASS_TO, SAVED_FOR_NOTHING
from talisman.compiler.model import (
    Act,
    Exists,
    FieldOf,
    Holder,
    InZone,
    Let,
    Not,
    OnSpace,
    Pick,
    PlaceOf,
    Prim,
    Rec,
    Replace,
    Rule,
    Same,
    Sel,
    Var,
    You,
    ZoneArg,
    conjuncts,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve.body.consequences import gives_up

ME = (You(), Rec("actor"))


def saved_for_nothing(context: Context) -> Iterator[Diagnostic]:
    """One for each rule whose first deed gives up what nothing says that one has."""
    for rule in context.own_rules:
        shape = rule.shape
        if not isinstance(shape, Replace) or not shape.instead:
            continue
        if not _loses(shape.pattern.verb, bool(shape.pattern.units), context, set()):
            continue
        named = tuple(Var(part.var) for part in shape.body if isinstance(part, Let) and part.ref in ME)
        me = (*ME, *named)  # who a chain is about has a name in it
        first = next((part for part in shape.body if not isinstance(part, Let)), None)
        unit = first.call.unit if isinstance(first, Act) else ""
        if isinstance(first, Act) and unit and first.call.actor in me:
            if gives_up(first.call.verb, context.model.verbs) and unit not in shape.pattern.units:
                asked = any(isinstance(part, FieldOf) and part.field == unit for part in _asked(rule))
                if not asked:
                    yield SAVED_FOR_NOTHING.at(first.call.span, what=unit)
        elif isinstance(first, Pick) and first.chooser is not None and not first.optional:
            acts = [part for part in first.body if isinstance(part, Act)]
            given = any(
                act.call.object == Var(first.var) and gives_up(act.call.verb, context.model.verbs)
                for act in acts
            )
            if any(isinstance(part, Exists) for part in _asked(rule)):
                continue
            if given and _mine(first.sel):
                yield SAVED_FOR_NOTHING.at(acts[0].call.span, what=first.sel.kind or "thing")
            elif _here(first.sel):
                kind = first.sel.kind or "thing"
                other = any(isinstance(part, Not) for part in conjuncts(first.sel.where))
                known = context.model.kinds.get(kind)
                if not other and known is not None and known.played_by:
                    continue  # whoever it is about is one of them
                one = f"another {kind}" if other else with_article(kind)
                yield NOBODY_TO_PASS_TO.at(first.sel.span, noun=f"other {kind}" if other else kind, one=one)


def _asked(rule: Rule) -> list[object]:
    """What the rule asks before it does anything."""
    shape = rule.shape
    return [*walk(rule.when), *(walk(shape.pattern.where) if isinstance(shape, Replace) else ())]


def _here(sel: Sel) -> bool:
    """Whether things are meant that are where somebody is who is no place."""
    return any(
        isinstance(part, OnSpace) and part.of == Var(sel.var) and isinstance(part.space, PlaceOf)
        for part in conjuncts(sel.where)
    )


def _mine(sel: Sel) -> bool:
    """Whether things are meant that one has."""
    for part in conjuncts(sel.where):
        match part:
            case Same(Holder(Var(n)), who) if n == sel.var and who in ME:
                return True
            case InZone(Var(n), _, who) if n == sel.var and who in ME:
                return True
    return False


def _loses(verb: str, points: bool, context: Context, seen: set[str]) -> bool:
    """Whether who does it loses points by a verb, or goes off the board."""
    declared = context.model.verbs.get(verb)
    if verb in seen or declared is None or not declared.does:
        return False
    seen.add(verb)
    for part in context.walk(declared.does):
        match part:
            case Prim("take-away", (who, *_)) if points and who in ME:
                return True
            case Prim("remove" | "move", args) if args and args[0] in ME:
                zones = [one.zone for one in args[1:] if isinstance(one, ZoneArg)]
                return not any(context.model.zones[zone].of for zone in zones)
            case Act(call) if call.actor in ME and _loses(call.verb, points, context, seen):
                return True
    return False
