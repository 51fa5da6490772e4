"""What the packs speak of: every call and pattern, found by walking the model."""

from __future__ import annotations

from talisman.compiler import model as m
from talisman.compiler.lower.body.once_per import level_of, turn_level
from talisman.compiler.lower.context import Lowering
from talisman.compiler.lower.phrase.calls import ZONE_EVENT
from talisman.compiler.model.walk import walk

SPOKEN_OF = frozenset(
    (m.Call, m.Pattern, m.PickSet, m.IntoZone, m.End, m.Roll, m.CountAs, m.Begin, m.CameOut)
)


def index(lo: Lowering) -> None:
    """Fill the sets that lowering asks: listened to, forbidden, obliged; and the events that can be."""
    model = lo.model
    parts = (
        model.rules,
        model.verbs,
        model.procedures,
        model.contests,
        model.limits,
        model.zones,
        model.effects,
        model.windows,
        model.scenarios if lo.scenario else (),  # or a scenario would change the image of a game
    )
    pairs: dict[tuple[str, str], None] = {}
    generic: dict[str, list[str]] = {}
    for part in parts:
        for found in walk(part):
            if type(found) not in SPOKEN_OF:
                continue
            if isinstance(found, m.Call):
                pairs.setdefault((found.verb, found.unit))
            elif isinstance(found, m.Pattern):
                _pattern(lo, found)
                for unit in found.units:
                    pairs.setdefault((found.verb, unit))
            elif isinstance(found, m.PickSet):
                role, kind = (found.level, found.role), found.sel.kind
                lo.sets[role] = kind if lo.sets.get(role, kind) == kind else ""
            elif isinstance(found, m.IntoZone):
                lo.listened.add(ZONE_EVENT)
            elif isinstance(found, m.Begin):
                if found.deed is not None:
                    lo.begun_here.add(found.deed.verb)
            elif isinstance(found, m.CountAs):
                lo.counted.setdefault(found.kind)
            elif isinstance(found, m.Roll):
                lo.replaced_rolls = lo.replaced_rolls or found.into is not None
                lo.sided = lo.sided or found.sides != m.SIDES
            elif isinstance(found, m.CameOut):
                lo.came_out.add(m.lineage(model.contests, found.level)[-1])
            elif isinstance(found, m.End):
                lo.ended.add((found.level, found.outcome))
    called: dict[str, list[str]] = {}
    for verb in model.verbs.values():
        inside = walk(verb.does)
        calls = [part for part in inside if isinstance(part, m.Call)]
        generic[verb.name] = [call.verb for call in calls if inherits(call)]
        called[verb.name] = [call.verb for call in calls]
        if any(isinstance(part, m.EndGame) for part in inside):
            lo.winning.add(verb.name)
        if verb.does and any(isinstance(stmt, m.Prim) and stmt.name == "cross-edge" for stmt in verb.does):
            lo.edge_verb = verb.name
        if verb.does == (m.Prim("prevent", ()),):
            lo.preventing.append(verb.name)
        if verb.guarded:
            lo.forbidden.add(verb.name)
        if verb.does and any(isinstance(stmt, m.Prim) and stmt.name == "underlie" for stmt in verb.does):
            lo.affect = verb.name
    before = -1
    while len(lo.winning) != before:
        before = len(lo.winning)
        lo.winning |= {name for name, verbs in called.items() if not lo.winning.isdisjoint(verbs)}
    queue = list(pairs)
    while queue:
        verb_name, unit = queue.pop(0)
        for inner in generic.get(verb_name, ()):
            if (inner, unit) not in pairs:
                pairs[inner, unit] = None
                queue.append((inner, unit))
    pairs.setdefault(("roll", ""))
    if ZONE_EVENT in lo.listened:
        pairs.setdefault((ZONE_EVENT, ""))
    lo.pairs = list(pairs)
    for rule in model.rules:
        _rule(lo, rule)
    lo.preventing = [verb for verb in lo.preventing if verb in lo.forbidden]
    if any(effect.own_turns for effect in model.effects.values()):
        lo.listened.add(f"end {turn_level(lo)}")
    if lo.affect not in lo.listened or not any(
        isinstance(part, m.Pattern) and part.verb == lo.affect
        for rule in model.rules
        for part in walk(rule.shape)
    ):
        lo.affect = ""
    if lo.affect:
        lo.underlain = {verb.name for verb in model.verbs.values() if verb.actor and verb.name != lo.affect}
        lo.forbidden |= lo.underlain


def inherits(call: m.Call) -> bool:
    """A call in the body of a verb that is about `that much`: of the unit the verb is used with."""
    return call.amount == m.Amount() and not call.unit and call.object in (None, m.Rec("object"))


def _pattern(lo: Lowering, pattern: m.Pattern) -> None:
    lo.listened.add(pattern.verb)


def _rule(lo: Lowering, rule: m.Rule) -> None:
    shape = rule.shape
    for counting in (rule.once, shape):
        if isinstance(counting, (m.Once, m.Cap)):
            lo.counted_in.add(level_of(counting.span_of))
    if isinstance(shape, m.Permit):
        if shape.modal in ("must", "need not"):
            lo.obliged.add(shape.pattern.verb)
        else:
            lo.forbidden.add(shape.pattern.verb)
    elif isinstance(shape, (m.Cap, m.CostOf)):
        lo.forbidden.add(shape.pattern.verb)
