"""Refuse a contest that is begun against nobody: `begin a duel` where no other thing is spoken of.

The second side is what the verb is done to that begins it, or whom a step of the contest chooses; in the text
of a contest that has a side of that name it is the same one. Where it is none of these the scores of one and
of nobody would be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import AGAINST_NONE
from talisman.compiler.model import Act, Begin, Contest, Rec, SetRole, lineage


def one_sided(context: Context) -> Iterator[Diagnostic]:
    """One error for each place where such a contest is begun."""
    contests = context.model.contests
    chosen = {(part.level, part.name) for part in context.every(SetRole)}
    handed_on = _handed_on(context)
    for part in context.every(Begin):
        if not context.reported(part.span.pack):
            continue
        over = lineage(contests, part.procedure)
        for side in _sides(part, contests)[::-1]:
            there = part.roles.get(side)
            alone = there is None or any(other == there for role, other in part.roles.items() if role != side)
            known = side in handed_on.get(id(part), ()) or any((name, side) in chosen for name in over)
            if alone and not known:
                yield AGAINST_NONE.at(part.span, contest=part.procedure, side=side)
                break
    against = {
        verb.name: (part.procedure, side)
        for verb in context.model.verbs.values()
        for part in context.parts(verb.does, Begin)
        for side in _sides(part, contests)
        if part.roles.get(side) == Rec("object")
    }
    for act in context.every(Act) if against else ():
        call = act.call
        if call.verb in against and call.object is None and context.reported(call.span.pack):
            contest, side = against[call.verb]
            yield AGAINST_NONE.at(call.span, contest=contest, side=side)


def _handed_on(context: Context) -> dict[int, tuple[str, ...]]:
    """For each place in the text of a procedure where something is begun, the roles that are there."""
    return {
        id(part): level.roles
        for levels in (context.model.procedures, context.model.contests)
        for level in levels.values()
        for part in context.parts(level, Begin)
    }


def _sides(begun: Begin, contests: Mapping[str, Contest]) -> tuple[str, ...]:
    """The two roles whose scores are compared, if it is a contest."""
    names = lineage(contests, begun.procedure) if begun.procedure in contests else ()
    return next((contests[name].sides for name in names if any(contests[name].sides)), ())
