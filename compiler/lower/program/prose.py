"""What only people read: how events are told, which numbers stand beside a name, the texts of things."""

from __future__ import annotations

import re
from collections.abc import Sequence

from talisman.compiler import model as m
from talisman.compiler.ir.program import Prose, Shown
from talisman.compiler.lower.body import carriers
from talisman.compiler.lower.context import Lowering
from talisman.compiler.model.walk import walk
from talisman.compiler.pack import PackSource

_ASIDE = re.compile(r"\s*(?:\[[A-Z]-[^\]\[]*\])?\s*(?:\s#.*)?$")
"""What follows the words of a line: rows of the rulebook, and what its author notes."""


def numbers(lo: Lowering) -> None:
    """Numbers, words and forms that players see."""
    prose = lo.program.prose
    for counter in lo.model.counters.values():
        if counter.shown and counter.of and not counter.holds_thing:
            plural = (not counter.memory and counter.plural) or counter.name
            prose.shown.append(Shown(counter.name, plural, False, counter.of, counter.memory, counter.state))
    for stat in lo.model.stats.values():
        if stat.shown:
            prose.shown.append(Shown(stat.name, stat.name, True, stat.of))
    for word, prop in lo.model.values.items():
        prose.values.setdefault(prop, []).append(word)
    turning = [name for name, verb in lo.model.verbs.items() if _turns(verb)]
    prose.turns = [event for (verb_name, _), event in lo.events.items() if verb_name in turning]
    made = [name for name, verb in lo.model.verbs.items() if not _changes(verb)]
    prose.wholes = [event for (verb_name, unit), event in lo.events.items() if unit and verb_name in made]
    prose.answered = {
        event: answering
        for (verb_name, _), event in lo.events.items()
        if (answering := _answering(lo, verb_name))
    }
    prose.forms = [name for name, effect in lo.model.effects.items() if effect.form]


def private(lo: Lowering) -> None:
    """The questions that a text asks which may lie where not all see it."""
    covered = _covered(lo)
    found: dict[str, None] = {}
    for rule in lo.model.rules:
        if covered.isdisjoint(rule.zones):
            continue
        for part in walk(rule.shape):
            if isinstance(part, (m.Choose, m.Pick, m.PickSet)):
                found[part.prompt] = None
            elif isinstance(part, m.May):
                found[part.question] = None
    lo.program.private = list(found)


def _covered(lo: Lowering) -> set[str]:
    """The zones into which not all see: those that say so, and those of what its owner may hold covered."""
    zones = lo.model.zones
    owned, before = {name for name, zone in zones.items() if zone.seen == "owner"}, 0
    while len(owned) > before:
        before = len(owned)
        held = {kind for name in owned for kind in zones[name].holds}
        owned |= {name for name, zone in zones.items() if zone.of and _meets(lo, zone.of, held)}
    return owned | {name for name, zone in zones.items() if zone.seen == "nobody"}


def _meets(lo: Lowering, kind: str, held: set[str]) -> bool:
    """Whether things of a kind may be of one of the others."""
    return not held.isdisjoint(lo.ancestors(kind)) or any(kind in lo.ancestors(other) for other in held)


def _turns(verb: m.Verb) -> bool:
    """Whether the verb is the one that gives the turn to its actor."""
    return any(isinstance(step, m.Prim) and step.name == "set-turn" for step in verb.does or ())


def _changes(verb: m.Verb) -> bool:
    """Whether the verb itself gives or takes away."""
    return any(isinstance(step, m.Prim) and step.name in ("give", "take-away") for step in verb.does or ())


def _answering(lo: Lowering, verb_name: str) -> list[str]:
    """The things whose text follows a verb that does nothing by itself; none if others may follow."""
    verb = lo.model.verbs.get(verb_name)
    if verb is None or verb.does or verb.told is not None:
        return []
    found: dict[str, None] = {}
    for rule in lo.rules_of(m.Trigger):
        if not isinstance(rule.shape, m.Trigger) or rule.shape.pattern.verb != verb_name:
            continue
        whose = [
            part.b
            for part in m.conjuncts(rule.shape.pattern.where)
            if isinstance(part, m.Same) and part.a == m.Rec("object")
        ]
        match whose:
            case [m.This()] if names := carriers.carrier_names(lo, rule):
                found.update(dict.fromkeys(names))
            case [m.Named(name)] if name in lo.model.things:
                found.update(dict.fromkeys(lo.model.things[name].entities))
            case _:
                return []
    return list(found)


def texts(prose: Prose, model: m.Model, packs: Sequence[PackSource]) -> None:
    """The lines of every thing, as its pack has them."""
    lines = {source.shown: source.lines for pack in packs for source in pack.sources}
    for thing in model.things.values():
        found = lines.get(thing.span.file, [])
        first = thing.span.line - 1
        if 0 <= first < len(found):
            prose.texts.setdefault(thing.name, []).extend(_item(found, first))


def _without_aside(line: str) -> str:
    """A line without what follows its words; looked for only from the first mark that may begin it."""
    marks = [at for at in (line.find("["), line.find("#")) if at >= 0]
    words = line[: min(marks)].rstrip() if marks else line.rstrip()
    return words + _ASIDE.sub("", line[len(words) :])


def _item(lines: Sequence[str], first: int) -> list[str]:
    """The line at which an item begins, and the indented ones below it."""
    own = [lines[first]]
    for line in lines[first + 1 :]:
        if line[:1] not in ("", " "):
            break
        own.append(line)
    words = [_without_aside(line) for line in own]
    return [line for line in words if line.strip() and not line.lstrip().startswith("#")]
