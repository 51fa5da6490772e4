"""What the packs speak of, read once from a model: who could say no, what is listened to, which rules."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from attrs import Factory, define

from talisman.compiler import model as m

KEPT = 8
"""Models whose reading is remembered: each game, and each scenario, is a new evaluator of the same model."""


@define(eq=False)
class Learned:
    """What is known of a model before anything happens."""

    model: m.Model
    turn: str
    heard: frozenset[str] = frozenset()
    forbidden: frozenset[str] = frozenset()
    obliged: frozenset[str] = frozenset()
    underlain: frozenset[str] = frozenset()
    sets: frozenset[tuple[str, str]] = frozenset()
    preventing: tuple[str, ...] = ()
    affect: str = ""
    winning: frozenset[str] = frozenset()
    """Verbs that end the game when they are done."""
    wins: dict[int, bool] = Factory(dict)
    """Of sentences (their ids), as they are done, whether the game can be over by them."""
    edge_verb: str = ""
    zones_heard: bool = False
    on_events: dict[str, list[tuple[int, m.Rule]]] = Factory(dict)
    """The rules on an event, by its name, with their place among all rules."""
    speaking: frozenset[int] = frozenset()
    """The rules (their ids) whose text has a `you`."""


_known: list[Learned] = []


def learn(model: m.Model) -> Learned:
    """What there is to know of a model; of one that was read before, what was found then."""
    found = next((known for known in _known if known.model is model), None)
    if found is None:
        found = _read(model)
        _known[:] = [*_known[1 - KEPT :], found]
    return found


def _read(model: m.Model) -> Learned:
    found = Learned(model, _turn_level(model))
    rules_say = [rule.shape for rule in model.rules]
    permits = [shape for shape in rules_say if isinstance(shape, m.Permit)]
    modal = {True: set[str](), False: set[str]()}
    for shape in permits:
        modal[shape.modal in ("must", "need not")].add(shape.pattern.verb)
    denied = modal[False] | {verb.name for verb in model.verbs.values() if verb.guarded}
    denied |= {shape.pattern.verb for shape in rules_say if isinstance(shape, m.Cap | m.CostOf)}
    everything = [
        part for whole in (
            model.rules,
            model.verbs,
            model.procedures,
            model.contests,
            model.limits,
            model.zones,
            model.effects,
            model.windows,
            model.scenarios,
        )
        for part in every(whole)
    ]  # fmt: skip
    found.heard = frozenset(part.verb for part in everything if isinstance(part, m.Pattern))
    found.sets = frozenset((part.level, part.role) for part in everything if isinstance(part, m.PickSet))
    crossing = [v.name for v in model.verbs.values() if any(s == m.Prim("cross-edge") for s in v.does or ())]
    found.edge_verb = crossing[-1] if crossing else ""
    found.zones_heard = any(isinstance(part, m.IntoZone) for part in everything)
    underlying = [v.name for v in model.verbs.values() if any(s == m.Prim("underlie") for s in v.does or ())]
    asked = {part.verb for shape in rules_say for part in every(shape) if isinstance(part, m.Pattern)}
    found.affect = next((verb for verb in reversed(underlying) if verb in asked), "")
    if any(effect.own_turns for effect in model.effects.values()):
        found.heard |= {f"end {found.turn}"}
    if found.affect:
        found.underlain = frozenset(
            v.name for v in model.verbs.values() if v.actor and v.name != found.affect
        )
        denied |= found.underlain
    prevent = (m.Prim("prevent"),)
    found.preventing = tuple(v.name for v in model.verbs.values() if v.does == prevent and v.name in denied)
    for _ in model.verbs:
        found.winning |= {
            v.name
            for v in model.verbs.values()
            for part in every(v.does)
            if isinstance(part, m.EndGame) or (isinstance(part, m.Call) and part.verb in found.winning)
        }
    found.forbidden, found.obliged = frozenset(denied), frozenset(modal[True])
    _read_rules(found)
    return found


def _read_rules(found: Learned) -> None:
    speaking = set()
    for rank, rule in enumerate(found.model.rules):
        if any(isinstance(part, m.You) for part in every((rule.shape, rule.when))):
            speaking.add(id(rule))
        if isinstance(rule.shape, m.Trigger | m.Guard | m.Replace | m.Permit | m.Cap | m.CostOf):
            found.on_events.setdefault(listens_to(rule.shape), []).append((rank, rule))
            if isinstance(rule.shape, m.Trigger | m.Cap) and listens_to(rule.shape) == "roll":
                found.on_events.setdefault("rolled#", []).append((rank, rule))
    found.speaking = frozenset(speaking)


def listens_to(shape: m.Trigger | m.Guard | m.Replace | m.Permit | m.Cap | m.CostOf) -> str:
    """The event that a rule is about; `zone#`: a thing goes somewhere."""
    wanted = "zone#" if speaks_of_zones(shape.pattern.where) else shape.pattern.verb
    if isinstance(shape, m.Permit) and shape.modal in ("must", "need not"):
        return f"must {wanted}"
    return wanted


def speaks_of_zones(cond: m.Cond) -> bool:
    """Whether a condition asks where a thing goes."""
    if isinstance(cond, m.AllOf | m.AnyOf):
        return any(speaks_of_zones(part) for part in cond.of)
    return speaks_of_zones(cond.of) if isinstance(cond, m.Not) else isinstance(cond, m.IntoZone)


def _turn_level(model: m.Model) -> str:
    """The level of a seat's turn: what the game runs or begins last, and so on to a seat's."""
    root = next((one for one in model.procedures.values() if one.root), None)
    seen = set[str]()
    while root is not None and root.name not in seen:
        seen.add(root.name)
        if root.runs:
            return root.runs[-1]
        begun = [found.procedure for found in every(root.duties) if isinstance(found, m.Begin)]
        root = model.procedures.get(begun[-1]) if begun else None
        if begun and (root is None or root.of):
            return begun[-1]
    return ""


def every(what: object) -> Iterator[object]:
    """Every part of a piece of the model."""
    made = type(what)
    if attrs.has(made):
        yield what
        for field in attrs.fields(made):
            yield from every(getattr(what, field.name))
    elif isinstance(what, tuple | list):
        for part in what:
            yield from every(part)
    elif isinstance(what, dict):
        for part in what.values():
            yield from every(part)
