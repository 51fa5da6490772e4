"""Things that count as one of another kind for a while: `take the bear as a guest`.

What asks for a kind asks whether a thing is one, or counts as one. Which kinds that concerns is known when
everything has been read, so the model is gone through once, at the end: only where some deed says `as a ...`.
"""

from __future__ import annotations

from talisman.compiler.model import AnyOf, CountsAs, HasTag, Model, Ref, Rule, Sel, This, Var, ancestors
from talisman.compiler.model.walk import rebuilt
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.rule.bindings import awake_zones
from talisman.compiler.resolve.world import World
from talisman.values import evolve

PLACES = ("counters", "stats", "limits", "verbs", "procedures", "contests", "windows", "effects", "params")
"""What the model holds by name and is made of conditions and deeds."""
LISTS = ("rules", "worth", "scenarios")


def settle_counting(world: World) -> None:
    """Let everything that asks for a kind also find what counts as one."""
    if not world.counted:
        return
    model = world.model
    also = _asked_as(model, world.counted)

    def zones(rule: Rule, as_others: list[str]) -> tuple[str, ...]:
        """Where the rule is in force, and where the text of what may come to count as such is, too."""
        sorts = dict.fromkeys(sort for one in as_others for sort in world.counted[one])
        more = {zone for sort in sorts for zone in awake_zones(sort, world)} if rule.zones else set[str]()
        return tuple(zone for zone in model.zones if zone in rule.zones or zone in more)

    def change(part: object) -> object:
        match part:
            case HasTag(of, kind) if kind in also:
                return _either(of, kind, also)
            case Sel(var, kind, where) if kind in also:
                return evolve(
                    part,
                    kind=_wide(model, kind, world.counted),
                    where=both(_either(Var(var), kind, also), where),
                )
            case Rule(kind=kind) if kind in also:
                either = _either(This(), kind, also)
                wide = _wide(model, kind, world.counted)
                return evolve(part, kind=wide, when=both(either, part.when), zones=zones(part, also[kind]))
        return part

    for place in PLACES:
        held = getattr(model, place)
        for name, one in held.items():
            held[name] = rebuilt(one, change)
    for place in LISTS:
        setattr(model, place, [rebuilt(one, change) for one in getattr(model, place)])


def _asked_as(model: Model, counted: dict[str, list[str]]) -> dict[str, list[str]]:
    """Each kind that a thing may be because it counts as another -> those others."""
    also: dict[str, list[str]] = {}
    for kind, sorts in counted.items():
        for above in ancestors(model.kinds, kind):
            if not all(above in ancestors(model.kinds, sort) for sort in sorts):
                also.setdefault(above, []).append(kind)
    return also


def _either(of: Ref, kind: str, also: dict[str, list[str]]) -> AnyOf:
    return AnyOf((HasTag(of, kind), *(CountsAs(of, one) for one in also[kind])))


def _wide(model: Model, kind: str, counted: dict[str, list[str]]) -> str:
    """The nearest kind that all are of that are of this kind or count as one; else the root of all kinds."""
    sorts = [sort for one, found in counted.items() if kind in ancestors(model.kinds, one) for sort in found]
    above = ancestors(model.kinds, kind)
    return next(
        (one for one in above if all(one in ancestors(model.kinds, sort) for sort in sorts)), above[-1]
    )
