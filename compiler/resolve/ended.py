"""What waits for the end of a procedure or contest speaks of that one, although it has ended by then.

`when your deal ends: if you are the buyer: ...`: the event tells whose it was, so the buyer is who did it,
and `in haggling`, `during your deal` and `against Ben` in front are said of the sides that it had.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from talisman.compiler.model import (
    ALWAYS,
    Begin,
    Cond,
    Contest,
    During,
    Guard,
    InSetting,
    Model,
    Procedure,
    Rec,
    Replace,
    Role,
    Rule,
    Same,
    Trigger,
    conjuncts,
    lineage,
)
from talisman.compiler.model.walk import exchanged, walk
from talisman.compiler.resolve.phrase.nominals import both, either
from talisman.compiler.resolve.world import World
from talisman.values import evolve

SIDES = (Rec("actor"), Rec("other"))


def settle_ended(world: World) -> None:
    """Let the rules on an end ask the event for what the procedure would have told."""
    model = world.model
    for at, rule in enumerate(model.rules):
        level = ended(rule, model)
        if not level:
            continue
        instead: dict[object, object] = {}
        for part in walk((rule.when, rule.shape)):
            instead |= dict(_of_the_event(part, level, model))
        if not instead:
            continue
        shape = rule.shape
        assert isinstance(shape, (Trigger, Guard, Replace))
        moved = [part for part in conjuncts(rule.when) if any(one in instead for one in walk(part))]
        kept = [part for part in conjuncts(rule.when) if part not in moved]
        where = both(shape.pattern.where, *(exchanged(part, instead) for part in moved))
        body = shape.body if _begins_one(shape, level, model) else exchanged(shape.body, instead)
        pattern = evolve(shape.pattern, where=exchanged(where, instead))
        model.rules[at] = world.settled(
            rule, when=both(*kept), shape=evolve(shape, pattern=pattern, body=body)
        )


def ended(rule: Rule, model: Model) -> str:
    """The procedure or contest whose end a rule waits for ("" none)."""
    if not isinstance(rule.shape, (Trigger, Guard, Replace)):
        return ""
    kind, _, level = rule.shape.pattern.verb.partition(" ")
    return level if kind == "end" and (level in model.contests or level in model.procedures) else ""


def _begins_one(shape: Trigger | Guard | Replace, level: str, model: Model) -> bool:
    """Whether another of the sort is begun in the body, and would be spoken of behind that."""
    lines = {*lineage(_levels(model), level)}
    begun = [part.procedure for part in walk(shape.body) if isinstance(part, Begin)]
    return any(lines.intersection(lineage(_levels(model), one)) for one in begun)


def _of_the_event(part: object, level: str, model: Model) -> Iterator[tuple[object, object]]:
    """What the event says of a part that asks the procedure."""
    line = lineage(_levels(model), level)
    contest = model.contests.get(level)
    roles = contest.roles if contest is not None else model.procedures[level].roles
    sides = SIDES[: 2 if contest is not None else 1]
    match part:
        case Role(of, name) if of in line and name in roles[: len(sides)]:
            yield part, sides[roles.index(name)]
        case During(of) if of in line:
            yield part, ALWAYS
        case InSetting(setting, who) if level in model.settings.get(setting, ()):
            told: Cond = ALWAYS if who is None else either(*(Same(side, who) for side in sides))
            yield part, told


def _levels(model: Model) -> Mapping[str, Procedure | Contest]:
    return {**model.procedures, **model.contests}
