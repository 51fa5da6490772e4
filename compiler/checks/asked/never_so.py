"""Warn about what is asked of a thing that can never be so, since it is of another kind.

`if Ann is Miller`, `a player that is a tool`, `you are in your bag`: each word is known, and the whole is
no contradiction in itself, but a player is no tool and lies in no bag. What counts as a thing of another
kind for a while may be so.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.articles import with_article
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NEVER_SO
from talisman.compiler.model import (
    AnyOf,
    CountAs,
    HasTag,
    Holder,
    InZone,
    IsCopyOf,
    MemoryOf,
    Model,
    Named,
    Nobody,
    PlaceOf,
    PrintedThing,
    Procedure,
    Rec,
    Ref,
    Rule,
    Same,
    This,
    Var,
    You,
    ancestors,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.source import Span
from talisman.values import Factory, frozen

HAD = "with one who plays"
"""What is never so of things that nobody may have."""


def never_so(context: Context) -> Iterator[Diagnostic]:
    """One warning for each text and question that is asked in vain."""
    if not context.packs or context.packs[-1].seats is None:
        return
    model = context.model
    world = _World.of(model, {part.kind for part in context.every(CountAs)})
    told: set[tuple[Span, str, str]] = set()
    for text, span in context.own_texts:
        asked = context.parts(text, HasTag, Same, IsCopyOf, InZone)
        either = {id(part) for one in context.parts(text, AnyOf) for part in walk(one)} if asked else set()
        for part in asked:
            if id(part) in either:  # of alternatives one is enough: `for each tool or guest`
                continue
            one, other = _asked(part, text, context, world)
            if one and (span, one, other) not in told:
                told.add((span, one, other))
                why = "no zone of theirs holds it" if other == HAD else "they are of different kinds"
                yield NEVER_SO.at(span, one=one, other=other, why=why)


@frozen
class _World:
    """What is known of things before anybody plays: of which kind they are, and what counts as another."""

    model: Model
    kinds: dict[str, str]
    player: str
    place: str
    lines: tuple[frozenset[str], ...]
    """Each kind with all it stands on."""
    counted: frozenset[str]
    known: dict[tuple[str, str], bool] = Factory(dict)
    """Of two kinds whether they are apart, of one (and nothing) whether it is had."""

    @classmethod
    def of(cls, model: Model, counted: set[str]) -> _World:
        """That of a model."""
        kinds = {name: thing.kind for thing in model.things.values() for name in thing.entities}
        played = [kind.name for kind in model.kinds.values() if kind.played_by]
        seats = [kind.name for kind in model.kinds.values() if kind.seat]
        lines = tuple(frozenset(ancestors(model.kinds, kind)) for kind in model.kinds)
        place = next((kind.name for kind in model.kinds.values() if kind.place), "")
        player = next(iter((*played, *seats)), "")
        return cls(model, kinds, player if len(played) < 2 else "", place, lines, frozenset(counted))

    def printed(self, prop: str) -> str:
        """The kind of all things that are printed as this property, if it is one."""
        names = {thing.things[prop] for thing in self.model.things.values() if prop in thing.things}
        kinds = {self.kinds.get(name, "") for name in names}
        return kinds.pop() if len(kinds) == 1 else ""

    def had(self, kind: str) -> bool:
        """Whether things of a kind may lie with one who plays, or in what such a one has."""
        if (kind, "") not in self.known:
            self.known[kind, ""] = self._had(kind)
        return self.known[kind, ""]

    def _had(self, kind: str) -> bool:
        if kind not in self.model.kinds or not self.player or self.counted:
            return True
        whose = {self.model.kinds[one].binds for one in ancestors(self.model.kinds, kind)}
        if any(not whose.isdisjoint(thing.things) for thing in self.model.things.values()):
            return True  # its owner is printed on it
        zones = [zone for zone in self.model.zones.values() if zone.of]
        known, waiting = {self.player}, [self.player]
        while waiting:
            bearer = waiting.pop()
            for zone in zones:
                if not self.apart(bearer, zone.of):
                    if not zone.holds or not all(self.apart(kind, held) for held in zone.holds):
                        return True
                    waiting += [held for held in zone.holds if held not in known]
                    known.update(zone.holds)
        return False

    def apart(self, one: str, other: str) -> bool:
        """Whether nothing is of both kinds, now or later."""
        kinds = self.model.kinds
        if one not in kinds or other not in kinds:
            return False
        if (one, other) not in self.known:
            self.known[one, other] = self._apart(one, other)
        return self.known[one, other]

    def _apart(self, one: str, other: str) -> bool:
        kinds = self.model.kinds
        if self.counted and any(
            one in line or other in line for line in (ancestors(kinds, kind) for kind in sorted(self.counted))
        ):
            return False  # things of other kinds count as such for a while
        return not any(one in line and other in line for line in self.lines)


def _asked(part: object, text: object, context: Context, world: _World) -> tuple[str, str]:
    """What is asked in vain: of what, and what it never is; "" where it may be so."""
    match part:
        case Same(Holder(of), _) | HasTag(Holder(of), _) | IsCopyOf(Holder(of), _) if not world.had(
            _kind(of, text, context, world)
        ) and part != Same(Holder(of), Nobody()):
            return _called(of, _kind(of, text, context, world)), HAD
        case HasTag(of, tag):
            kind = _kind(of, text, context, world)
            if world.apart(kind, tag):
                return _called(of, kind), with_article(tag)
        case IsCopyOf(of, name):
            kind = _kind(of, text, context, world)
            if name in world.model.things and world.apart(kind, world.model.things[name].kind):
                return _called(of, kind), world.model.things[name].name
        case Same(a, b):
            one, other = (_kind(ref, text, context, world) for ref in (a, b))
            if world.apart(one, other):
                return _called(a, one), b.name if isinstance(b, Named) else with_article(other)
        case InZone(of, zone):
            kind, held = _kind(of, text, context, world), world.model.zones[zone].holds
            if held and all(world.apart(kind, one) for one in held):
                return _called(of, kind), f"in a {zone}" if world.model.zones[zone].of else f"in the {zone}"
    return "", ""


def _called(of: Ref, kind: str) -> str:
    return f"`{of.name}` is never" if isinstance(of, Named) else f"No {kind} is ever"


def _kind(of: Ref, text: object, context: Context, world: _World) -> str:
    """The kind of what is spoken of, if it is known."""
    match of:
        case Named(name):
            return world.kinds.get(name, "")
        case Var(n):
            named = context.lets(text).get(n)
            chosen = context.chosen(text).get(n, "")
            return chosen or (_kind(named, text, context, world) if named is not None else "")
        case Holder():
            return world.player
        case PlaceOf():
            return world.place
        case PrintedThing(prop):
            return world.printed(prop)
        case MemoryOf(field):
            return world.model.counters[field].sort if field in world.model.counters else ""
        case You() if isinstance(text, Rule):
            you = text.you if text.you is not None and text.you != You() else None
            return text.each or (_kind(you, text, context, world) if you is not None else "")
        case Rec("actor") if isinstance(text, Rule) and (pattern := getattr(text.shape, "pattern", None)):
            verb = world.model.verbs.get(pattern.verb)
            return verb.actor if verb is not None and not pattern.units else ""  # points: of whoever has them
        case You() if isinstance(text, Procedure):
            return text.of
        case This() if isinstance(text, Rule) and not text.effect:
            carrier = world.model.things.get(text.carrier)
            return text.kind or (carrier.kind if carrier is not None else "")
    return ""


__all__ = ["never_so"]
