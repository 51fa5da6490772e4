"""Verbs that are bound to what the machine does by itself, written out where they stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from talisman.compiler.messages.bodies import (
    GOES_NOT_THERE,
    SEVERAL_LEVELS,
    THINGS_FOR_A_ZONE,
    WHICH_ROLL,
    WHOSE_ROLL,
)
from talisman.compiler.messages.deeds import ONE_TO_EACH
from talisman.compiler.messages.nouns import NO_ROLL
from talisman.compiler.messages.numbers import WHOSE_RESULT
from talisman.compiler.model import (
    AllOf,
    Arith,
    Begin,
    Block,
    During,
    End,
    EndEffect,
    If,
    Install,
    Int,
    MemoryOf,
    Nobody,
    Num,
    PlaceOf,
    Prim,
    Rec,
    Ref,
    Role,
    Same,
    This,
    ZoneArg,
)
from talisman.compiler.resolve.body import averted, goods
from talisman.compiler.resolve.body.goods import Doing
from talisman.compiler.resolve.phrase import (
    calls,
    level_events,
    nominals,
    nouns,
    numbers,
    role_nouns,
    zone_nouns,
)
from talisman.compiler.resolve.phrase.calls import Said
from talisman.compiler.resolve.phrase.events import SOMEBODYS_ROLL
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind, first_of, has, not_yet, report, said, texts
from talisman.compiler.source import NOWHERE
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

Rows = tuple[tuple[tuple[str, ...], Block], ...]
"""Rows of outcomes that stand below a deed."""


A_THING = "what is moved is a thing"


def _each(found: Said, actor: Noun | None, scope: Scope, line: Node, make: Callable[[Noun], Block]) -> Block:
    """The primitive for each thing in the first hole."""
    hole = next(found.things, None)
    if hole is None or not isinstance(hole.part, Node):
        not_yet(scope, found.node)
        return ()
    part = hole.part
    doing = Doing(
        actor or scope.you, "", actor or scope.you, calls.at_random(line),
        verb=found.verb.name if found.verb is not None else "", phrase=found.node, span=found.node.span,
    )  # fmt: skip
    return goods.spread(
        hole.part, doing, scope,
        lambda filled: make(filled) if isinstance(filled, Noun) else goods.no_thing(part, A_THING, scope),
    )  # fmt: skip


def _zone(found: Said, scope: Scope, skip: int = 0) -> ZoneArg | None:
    wanted = _zone_said(found, scope, skip)
    arg = zone_nouns.zone(wanted, scope) if wanted is not None else None
    if wanted is not None and arg is not None:
        zone_nouns.one_alone(wanted, arg, scope)
    return arg


def _zone_said(found: Said, scope: Scope, skip: int = 0) -> Node | None:
    """The noun phrase of a zone in a sentence; without one the last, of which the diagnostic speaks."""
    parts = [hole.part for hole in found.holes if isinstance(hole.part, Node)]
    zones = [part for part in parts if zone_nouns.zone(part, scope.inner(), quiet=True) is not None]
    return zones[skip] if len(zones) > skip else parts[-1] if parts else None


def _move(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    name = "move-under" if found.verb is not None and found.verb.primitive == "move-under" else "move"
    place = _zone_said(found, scope)
    whose = zone_nouns.bearers(place) if place is not None else None
    doing = Doing(actor or scope.you, phrase=found.node, span=found.node.span)

    def one(thing: Noun, whither: Noun | None) -> Block:
        before = list(scope.it)
        if thing.ref != This() and all(thing.ref != known.ref for known in before):
            scope.it.append(thing)  # `its` in where it goes is the thing's, also where somebody chooses it
            made = put(thing, whither)
            scope.it[:] = before  # what is chosen in one alternative is not known in the next
            return made
        return put(thing, whither)

    def put(thing: Noun, whither: Noun | None) -> Block:
        ref = thing.ref
        zone = zone_nouns.zone(place, scope, quiet=whose is not None) if place is not None else None
        if zone is None or place is None:
            if whose is not None and place is not None:
                zone_nouns.no_zone(place, scope)
            return ()
        zone_nouns.one_alone(place, zone, scope)
        _fits_there(thing, zone, found, scope)
        if ref == This() and scope.this is not None:
            scope.here = PlaceOf(This())
        if whither is not None:
            return (Prim(name, (ref, ZoneArg(zone.zone, whither.ref)), found.node.span),)
        if whose is None or zone.bearer is not None:
            return (Prim(name, (ref, zone), found.node.span),)
        return goods.spread(
            whose,
            doing,
            scope,
            lambda chosen: (
                (Prim(name, (ref, ZoneArg(zone.zone, chosen.ref)), found.node.span),)
                if isinstance(chosen, Noun)
                else ()
            ),
        )

    def all_of_them(whither: Noun | None) -> Block:
        return _each(found, actor, scope, line, lambda thing: one(thing, whither))

    moved = next((hole.part for hole in found.things if isinstance(hole.part, Node)), None)
    if whose is not None and moved is not None and not nouns.is_definite(whose, scope):
        _to_each(moved, whose, scope)
        if _counted(moved):  # where several go is chosen once for all of them
            made = goods.spread(
                whose, doing, scope, lambda chosen: all_of_them(chosen) if isinstance(chosen, Noun) else ()
            )
            goods.gone_from_piles(scope)
            return made
    made = all_of_them(None)
    goods.gone_from_piles(scope)
    return made


def _to_each(moved: Node, whose: Node, scope: Scope) -> None:
    """Refuse to put one thing into the zone of each of several: it would go on to the last of them."""
    det = nominals.determiner(whose)
    several = isinstance(whose, views.NpPlural) or (det is not None and goods.ALL & set(texts(det)))
    if several and not isinstance(moved, views.NpEnd):
        words = {"one": said(moved), "each": said(whose), "kind": nominals.head_kind(whose, scope)}
        report(scope, ONE_TO_EACH, whose.span, **words)


def _fits_there(thing: Noun, zone: ZoneArg, found: Said, scope: Scope) -> None:
    """Refuse to put a thing where nothing of its kind lies."""
    kinds, held = scope.world.model.kinds, scope.world.model.zones[zone.zone].holds
    if thing.kind not in kinds or not held or any(one not in kinds for one in held):
        return
    if not any(scope.world.fits(thing.kind, one) for one in held):
        fits, kind = " or ".join(a_kind(scope.world, one) for one in held), a_kind(scope.world, thing.kind)
        at = found.node.span if thing.span == NOWHERE else thing.span
        report(scope, GOES_NOT_THERE, at, zone=zone.zone, held=fits, kind=kind)


def _shuffle(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    if (thing := _no_zone(found, scope)) is not None:
        way = _moving(thing, _zone_said(found, scope), scope)
        report(scope, THINGS_FOR_A_ZONE, thing.span, noun=said(thing), way=way)
        return ()
    first = _zone(found, scope)
    if first is None:
        return ()
    if len([hole for hole in found.holes if isinstance(hole.part, Node)]) > 1:
        second = _zone(found, scope, 1)
        return (Prim("shuffle-into", (first, second), found.node.span),) if second is not None else ()
    return (Prim("shuffle", (first,), found.node.span),)


def _no_zone(found: Said, scope: Scope) -> Node | None:
    """What stands for a zone and is none, beside one: things, which would be taken for all of a zone."""
    parts = [hole.part for hole in found.holes if isinstance(hole.part, Node)]
    others = [part for part in parts if zone_nouns.zone(part, scope.inner(), quiet=True) is None]
    return others[0] if others and len(others) < len(parts) else None


def _moving(thing: Node, zone: Node | None, scope: Scope) -> str:
    """How things are put into a zone: a sentence of a verb that `is move`, filled."""
    for verb in scope.world.verbs.values():
        for template in verb.templates if verb.primitive == "move" else ():
            words = template.split()
            if zone is not None and words[1:2] == ["{goods}"] and words[-1] == "{zone}":
                return f"`{' '.join([words[0], said(thing), *words[2:-1], said(zone)])}`"
    return "a verb that `is move`"


def _begin(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    name = _level(found, scope)
    if not name:
        return ()
    level_events.of_who_does_it(found, name, actor.ref if actor is not None else Nobody(), scope)
    if name in scope.world.model.effects:
        return (Install(name, actor.ref if actor is not None else Nobody()),)
    level = scope.world.levels[name]
    roles: dict[str, Ref] = {}
    if level.roles and actor is not None:
        roles[level.roles[0]] = actor.ref
    thing = scope.words.get("target" if scope.in_rule else "object")
    if thing is not None and thing.several:
        thing = None
    for index, role in enumerate(level.roles[1:]):
        known = scope.words.get(role)
        if index == 0 and level.contest:
            known = thing or known
        elif known is None and role == "target":
            known = thing
        if known is not None:
            roles[role] = known.ref
    if not level.contest and thing is not None and "target" not in roles:
        if not scope.in_rule:
            scope.world.need_role(name, "target")
        if "target" in level.roles:
            roles["target"] = thing.ref
    return (Begin(name, roles, rows, span=found.node.span),)


def _level(found: Said, scope: Scope) -> str:
    """The procedure, contest or form in a phrase, or that of the text; a diagnostic when there is none."""
    name, word = calls.level_named(found, scope)
    for hole in found.holes:
        for mod in nouns.narrowings(hole.part) if isinstance(hole.part, Node) else ():
            not_yet(scope, mod, way=_whose_level(found, mod, name))
        if name and isinstance(hole.part, Node):
            zone_nouns.no_words_before(hole.part, name, scope)
    if name:
        one_only(found, name, scope)
        return name
    this = any(isinstance(h.part, views.NpThis) for h in found.holes)
    if (this or not found.holes) and (scope.level or scope.effect):
        return scope.level
    calls.no_level(word or said(found.node), found, scope)
    return ""


def _whose_level(found: Said, mod: views.Mod, name: str) -> str:
    """How it is said whose procedure or form is ended, or begun."""
    if found.verb is None or not name or not isinstance(mod, views.ModOf):
        return ""
    whose = said(mod.np)
    if isinstance(mod.np, views.NpNamed):
        return f"`{found.verb.name} {whose}'s {name}`"
    return f"`{whose} {(found.verb.forms or (found.verb.name,))[0]} its {name}`"


def one_only(found: Said, name: str, scope: Scope) -> None:
    """Refuse a number in front of what is begun, ended or become once."""
    for hole in found.holes:
        if isinstance(hole.part, Node) and _counted(hole.part):
            report(scope, SEVERAL_LEVELS, hole.part.span, words=said(found.node), name=name)


def _counted(part: Node) -> bool:
    """Whether a noun says that it is not one: by a number, `each`, `no`, or the plural."""
    det = nominals.determiner(part)
    count = next((leaf for leaf in det.leaves("INT")), None) if det is not None else None
    many = det is not None and any(
        has(det, word) for word in ("each", "every", "all", "no", "any", "up", "only")
    )
    return many or isinstance(part, views.NpPlural) or (count is not None and count.text != "1")


def _end(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    this = any(isinstance(h.part, views.NpThis) for h in found.holes)
    if this and scope.effect:
        return (EndEffect(),)
    name = _level(found, scope)
    if not name:
        return ()
    level_events.not_another(found, name, scope)
    whose = level_events.owner_said(found)
    of = role_nouns.owner(whose, scope) if whose is not None else None
    if name in scope.world.model.effects:
        bearer = of or actor  # of whom it is said whose form it is, and else of who ends it
        return (EndEffect(name, bearer.ref if bearer is not None else None),)
    outcome = found.hole("outcome")
    scope.ended = said(found.node)
    end = End(name, said(outcome.part) if outcome is not None else "")
    roles = scope.world.levels[name].roles
    if of is None or not roles or name in scope.world.lineage(scope.level):
        return (end,)
    return (If(AllOf((During(name), Same(Role(name, roles[0]), of.ref))), (end,)),)  # nobody else's


def _reroll(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    roll = _roll_hole(found, scope)
    return (Prim("reroll", (roll,), found.node.span),) if roll is not None else ()


def _own_roll(node: Node, scope: Scope) -> Ref | None:
    """`your roll` where no roll is at hand, or in a window: the one you made last in a contest."""
    at_hand = scope.roll is not None and (scope.roll.ref != Rec("object") or bool(scope.event))
    if at_hand or scope.you is None or first_of(node, views.PossYour) is None:
        return None
    return MemoryOf(numbers.last_roll("", scope), scope.you.ref)


def _roll_hole(found: Said, scope: Scope) -> Ref | None:
    for hole in found.things:
        if isinstance(hole.part, Node) and isinstance(hole.part, (views.NpRoll, views.NpIt)):
            own = _own_roll(hole.part, scope)
            if own is not None:
                return own
            yours = first_of(hole.part, views.PossYour) is not None
            if yours and scope.roll is not None and scope.roll.words == SOMEBODYS_ROLL:
                report(scope, WHOSE_ROLL, hole.part.span, word=said(hole.part))
            if scope.roll is not None and scope.roll.several:
                report(scope, WHICH_ROLL, hole.part.span, word=said(hole.part))
            elif scope.roll is not None and scope.roll.words == numbers.ONE_OF_TWO_ROLLS:
                report(scope, WHOSE_RESULT, hole.part.span, word=said(hole.part))
            break
    if scope.roll is None:
        report(scope, NO_ROLL, found.node.span, word=said(found.node))
        return None
    return scope.roll.ref


def _adjust(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    roll, amount = _roll_hole(found, scope), calls.number_hole(found, scope)
    if roll is None or amount is None:
        return ()
    down = found.verb is not None and found.verb.primitive == "adjust-down"
    change: Num = amount
    if down:
        change = Int(-amount.value) if isinstance(amount, Int) else Arith("-", Int(0), amount)
    return (Prim("adjust", (roll, change), found.node.span),)


def _keep(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    """One die of a roll counts, or so many as a hole says; the others no longer do."""
    roll, many = _roll_hole(found, scope), calls.number_hole(found, scope)
    if roll is None or found.verb is None:
        return ()
    args = (roll,) if many is None else (roll, many)
    return (Prim(found.verb.primitive, args, found.node.span),)


def _turn(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    roll, side = _roll_hole(found, scope), calls.number_hole(found, scope)
    if roll is None or side is None:
        return ()
    return (Prim("turn-die", (roll, side), found.node.span),)


def _prevent(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    return averted.prevent(found.node, scope)


Direct = Callable[[Said, "Noun | None", Scope, Node, Rows], Block]
DIRECT: Mapping[str, Direct] = {
    "move": _move,
    "move-under": _move,
    "shuffle": _shuffle,
    "shuffle-into": _shuffle,
    "begin": _begin,
    "end": _end,
    "reroll": _reroll,
    "adjust": _adjust,
    "adjust-down": _adjust,
    "keep-highest": _keep,
    "keep-lowest": _keep,
    "turn-die": _turn,
    "prevent": _prevent,
}
