"""Who `you` is in the rules of a carrier.

A kind says `binds you to ROLE`. A holder is found from the thing at any time. Other roles exist only while
something goes on: in a rule on an event about the thing, `you` is the actor of the event; in any other rule
`you` is a side of a contest whose other side is the thing, or, for roles of no contest, each seat's thing on
the same place. The text of a place is about each seat's thing that is there, or about the actor of the event.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.rules import NOT_WHAT_IS_PLAYED
from talisman.compiler.model import (
    OUT_OF_FORCE,
    CloseOption,
    Cond,
    Guard,
    Holder,
    InZone,
    Named,
    Nobody,
    Not,
    OnSpace,
    OptionOf,
    PlaceOf,
    PlayerOf,
    PrintedThing,
    Rec,
    Ref,
    Replace,
    Role,
    Same,
    Shape,
    This,
    Trigger,
    You,
    text_in_force,
)
from talisman.compiler.model.walk import exchanged, holds, walk
from talisman.compiler.resolve.phrase import conditions
from talisman.compiler.resolve.phrase.events import Event
from talisman.compiler.resolve.phrase.holdable import HELD
from talisman.compiler.resolve.phrase.nominals import Head, either
from talisman.compiler.resolve.scope import Carrier, Noun, Scope
from talisman.compiler.resolve.words import first_of, leaves, meant, report, share
from talisman.compiler.resolve.world import EDGE_KIND, World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_leaf, every_node
from talisman.values import evolve, frozen

OPPONENT = "opponent"


@frozen
class Way:
    """One way of binding `you` in a rule."""

    you: Ref | None = None
    each: str = ""
    when: tuple[Cond, ...] = ()


def avatar(scope: Scope) -> str:
    """The kind of what players play."""
    return next(iter(scope.world.avatars), "")


def bind_scope(carrier: Carrier, scope: Scope) -> Scope:
    """The scope in which `you` may be said, if anything binds it."""
    if scope.you is None and (loose(carrier, scope) or carrier.each):
        scope.you = Noun(You(), avatar(scope))
    if scope.here is None and carrier.binds == OPPONENT and loose(carrier, scope):
        scope.here = PlaceOf(This())  # mostly nobody contests with it, and it lies there all the same
    if carrier.binds and carrier.binds != "it" and scope.you is not None:
        scope.words.setdefault(carrier.binds, evolve(scope.you, words=f"the {carrier.binds}"))
    prop = scope.world.find("property", carrier.binds) if carrier.binds else None
    if prop is not None and carrier.you is None:
        scope.you = Noun(You(), scope.world.kind_of_property(prop))
    return scope


def is_place(carrier: Carrier, scope: Scope) -> bool:
    """Whether the carrier is a place of the board."""
    this = scope.this
    return this is not None and this.ref == This() and scope.world.is_place(this.kind)


def loose(carrier: Carrier, scope: Scope) -> bool:
    """Whether `you` has to be found rule by rule."""
    if carrier.you is not None or carrier.each or carrier.effect or carrier.level:
        return False
    return is_place(carrier, scope) or bool(carrier.binds) or is_edge(scope)


def where_the_text_is(carrier: Carrier, scope: Scope) -> Ref | None:
    """The place that `here` means in the text of a thing that is no place: where it lies, or is held.

    Behind `for each PLAYER:` that is no more where `you` is, who is each of them.
    """
    this = scope.this
    if this is None or this.ref != This() or carrier.effect or carrier.level or is_place(carrier, scope):
        return None
    you = carrier.you
    return scope.here or PlaceOf(This() if you is None or isinstance(you, Holder) else you)


def is_edge(scope: Scope) -> bool:
    """Whether the carrier is an edge of the board, whose text is about who crosses it."""
    return scope.this is not None and scope.this.ref == This() and scope.this.kind == EDGE_KIND


def mentions_you(value: object) -> bool:
    """Whether a part of the model speaks of `You`."""
    return holds(value, You)


_ROLES = (views.NpRole, views.OwnerRole)


def opponent(line: Node) -> Node | None:
    """The noun `your opponent` in a line."""
    if OPPONENT not in [leaf.text for leaf in every_leaf(line)]:
        return None
    return next(
        (part for part in every_node(line) if isinstance(part, _ROLES) and part.role.text == OPPONENT), None
    )


def against(node: Node, scope: Scope) -> tuple[tuple[Scope, tuple[Cond, ...]], ...]:
    """Both ways of being a side of a contest: the scope that knows the opponent, and what must hold."""
    me = scope.this if first_of(node, views.PossIts) is not None and scope.this is not None else scope.you
    if me is None:
        return ()
    found = []
    for one, other in conditions.sides(scope):
        for mine, its in ((one, other), (other, one)):
            inner = scope.inner()
            inner.words[OPPONENT] = Noun(its, "", node.span, "your opponent")
            found.append((inner, (Same(mine, me.ref),)))
    return tuple(found)


def against_nobody(
    opposed: Sequence[tuple[Cond, ...]], node: Node, scope: Scope
) -> tuple[Scope, tuple[Cond, ...]]:
    """The third way, being no side of any contest: there is no opponent."""
    inner = scope.inner()
    inner.words[OPPONENT] = Noun(Nobody(), "", node.span, "your opponent")
    return inner, tuple(Not(cond) for when in opposed for cond in when)


def in_event(carrier: Carrier, scope: Scope, event: Event) -> None:
    """In the body of a rule on an event `you` is known to be of the kind of the actor."""
    if scope.you is None and event.short and not carrier.each:
        scope.you = Noun(You(), avatar(scope))


def ways(carrier: Carrier, scope: Scope, event: Event | None, spoken: bool, shape: Shape) -> tuple[Way, ...]:
    """How `you` is bound in a rule (that speaks of `you` or does not); several ways make several rules."""
    if carrier.each:
        return (Way(each=carrier.each),)
    spoken = spoken or isinstance(shape, (OptionOf, CloseOption))  # of whose the thing is, said or not
    found_late = isinstance(carrier.you, Holder) or carrier.binds in HELD or loose(carrier, scope)
    if event is not None and spoken and not carrier.effect and found_late and done_to_this(event):
        return (Way(Rec("actor")),)
    if isinstance(carrier.you, Holder) and not spoken:
        return (Way(),)  # holds for the thing wherever it lies, held or not
    if carrier.you is not None or carrier.effect:
        return (Way(carrier.you),)
    prop = scope.world.find("property", carrier.binds) if carrier.binds else None
    if prop is not None:
        return (Way(PrintedThing(prop, This())),)
    if carrier.binds in HELD:
        return (Way(Holder(This())),) if spoken else (Way(),)
    if carrier.binds == "it":
        return (Way(This()),)
    if not loose(carrier, scope) or is_edge(scope):
        crosses = event is not None and (event.short or is_edge(scope))
        return (Way(Rec("actor")),) if crosses else (Way(),)
    happens = isinstance(shape, (Trigger, Guard, Replace))
    if not spoken:
        return (Way(Rec("actor")),) if happens else (Way(),)
    if event is not None and happens and is_place(carrier, scope) and _is_actor(event):
        return (
            Way(Rec("actor"), when=() if holds(event.pattern.where, This) else (OnSpace(You(), This()),)),
        )
    if event is not None and happens and _done_by_whom(event, scope):
        return (Way(Rec("actor")),)
    if isinstance(shape, OptionOf) and not is_place(carrier, scope):
        return (_in_menu(shape, scope),)
    if is_place(carrier, scope):
        return (Way(each=avatar(scope), when=(OnSpace(You(), This()),)),)
    if event is not None and happens and event.object is not None and event.object.words == "you":
        return (Way(Rec("object")),)  # you are whom it happens to
    if event is not None and happens and _at_this(event):
        return (Way(Rec("actor")),)
    contests = _opponents(carrier, scope)
    if contests:
        return contests
    level = scope.world.level_of_role(carrier.binds, carrier.level)
    if level:
        other = [role for role in scope.world.levels[level].roles if role != carrier.binds]
        guard = (Same(Role(level, other[0]), This()),) if other else ()
        return (Way(Role(level, carrier.binds), when=guard),)
    return (Way(each=avatar(scope), when=(OnSpace(You(), PlaceOf(This())),)),)


def _in_menu(shape: OptionOf, scope: Scope) -> Way:
    """`you` is whoever is asked; the carrier is what the procedure is about, or lies where that one is."""
    roles = scope.world.levels[shape.procedure].roles
    there: Cond = OnSpace(You(), PlaceOf(This()))
    about = (Same(Role(shape.procedure, "target"), This()) if "target" in roles else there,)
    return Way(Role(shape.procedure, roles[0] if roles else "actor"), when=about)


def is_done_to_this(event: Event) -> bool:
    """Whether the event is something done to the carrier, by whomever."""
    return event.short or (event.object is not None and event.object.words == "this")


def done_to_this(event: Event) -> bool:
    """Whether `you` do something to the carrier: then you are the actor, whoever holds it."""
    if event.short:
        return True
    mine = event.actor is not None and event.actor.words == "you"
    return mine and event.object is not None and event.object.words == "this"


def _done_by_whom(event: Event, scope: Scope) -> bool:
    """Whether something is done to the carrier by somebody: `when visited`, `when this is visited`."""
    if event.short:
        return True
    verb = scope.world.verbs.get(event.pattern.verb)
    by = verb is not None and verb.actor in scope.world.avatars
    return by and is_done_to_this(event) and not holds(event.pattern.where, You)


def says_you(node: Node) -> bool:
    """Whether a text has the word `you` or `your`."""
    return any(leaf.text in ("you", "your") for leaf in leaves(node))


def beside_an_edge(carrier: Carrier, scope: Scope, event: Event | None, spoken: bool) -> bool:
    """Whether the text of an edge speaks of `you` where nobody crosses it: nobody is ever at an edge."""
    if not spoken or not loose(carrier, scope) or not is_edge(scope):
        return False
    if event is None or (not event.short and (event.actor is None or event.actor.words != "you")):
        return True
    here = (This(), Named(carrier.name))
    return not event.short and not any(part in here for part in walk(event.pattern.where))


def _is_actor(event: Event) -> bool:
    """Whether, in the text of a place, `you` is whoever does what happens: there, or by that word."""
    if event.short or (event.actor is not None and event.actor.words == "you"):
        return True
    return holds(event.pattern.where, This) and not holds(event.pattern.where, You)


_WHERE_YOU_ARE = PlaceOf(You())


def once_there(
    shape: Shape, when: tuple[Cond, ...], carrier: Carrier, scope: Scope, event: Event | None
) -> tuple[Shape, tuple[Cond, ...]]:
    """What speaks of nobody but by `here` in the text of a thing is so once, where that lies, or is held."""
    if event is not None and done_to_this(event):
        return shape, when  # you are who does it, once, wherever you do it
    held = isinstance(carrier.you, Holder) and not carrier.effect and not carrier.level
    if not held and (not loose(carrier, scope) or is_place(carrier, scope) or is_edge(scope)):
        return shape, when
    there: dict[object, object] = {_WHERE_YOU_ARE: PlaceOf(This())}
    found = exchanged((shape, when), there)
    return (shape, when) if mentions_you(found) else found


def _at_this(event: Event) -> bool:
    """Whether the event is narrowed to what you do where the carrier lies (`when you VERB here`)."""
    mine = event.actor is not None and event.actor.words == "you"
    return mine and any(part == PlaceOf(This()) for part in walk(event.pattern.where))


def _opponents(carrier: Carrier, scope: Scope) -> tuple[Way, ...]:
    """Both ways of being the other side of a contest with the carrier."""
    if carrier.binds != OPPONENT:
        return ()
    found = []
    for one, other in conditions.sides(scope):
        found.append(Way(one, when=(Same(other, This()),)))
        found.append(Way(other, when=(Same(one, This()),)))
    return tuple(found)


def for_each(line: Node, head: Head, carrier: Carrier, scope: Scope, told: bool) -> tuple[Carrier, Scope]:
    """The carrier and scope of `for each KIND:` lines; told: they say `you` to each of those who play."""
    world = scope.world
    kind = head.kind
    if head.named is not None and not kind:
        share(head.named, meant(head.named, world), world)
    if kind and (kind in world.avatars or kind in world.seats or world.is_avatar(kind)):
        if kind in world.seats and not world.is_avatar(kind):
            report(scope, NOT_WHAT_IS_PLAYED, line.span, kind=kind, played=avatar(scope))
        inner = scope.inner(you=Noun(You(), kind))
        inner.topics = ((Noun(You(), kind, words=f"the {kind}", addressed=told),), *inner.topics)
        return evolve(carrier, each=kind, you=None, you_kind=kind, binds=""), inner
    tag = kind or (head.tags[0] if head.tags else head.name)
    role = next((world.model.kinds[k].binds for k in world.ancestors(kind) if world.model.kinds[k].binds), "")
    if not role and (head.kinds or not kind):
        kinds = dict.fromkeys(head.kinds or (t.kind for t in world.model.things.values() if tag in t.tags))
        roles = dict.fromkeys(
            next((world.model.kinds[k].binds for k in world.ancestors(one) if world.model.kinds[k].binds), "")
            for one in kinds
        )
        role = next(iter(roles), "") if len(roles) == 1 else "holder" if set(roles) <= set(HELD) else ""
        kind = kind or (next(iter(kinds), "") if len(kinds) == 1 else "")
    if carrier.each and not carrier.kind and says_you(line):  # `you` stays who it was
        made = evolve(carrier, kind=tag, name="", zones=zones_of(kind, scope))
        inner = scope.inner(this=Noun(This(), kind))
        inner.topics = ((Noun(This(), kind, words=f"the {kind or tag}"),), *without_you(inner.topics))
        return made, inner
    asleep = any(zone not in world.model.zones for zone in carrier.zones)
    zones = carrier.zones if asleep else zones_of(kind, scope)  # what never holds is told of as a whole
    you: Ref | None = Holder(This()) if role in HELD else This() if role == "it" else None
    made = evolve(carrier, kind=tag, name="", you=you, you_kind="", binds=role, zones=zones, each="")
    inner = scope.inner(this=Noun(This(), kind), you=Noun(You(), avatar(scope)) if role in HELD else None)
    inner.topics = without_you(inner.topics)
    return made, bind_scope(made, inner)


def without_you(topics: tuple[tuple[Noun, ...], ...]) -> tuple[tuple[Noun, ...], ...]:
    """What `it` may mean where a noun in front has put itself before `you`."""
    return tuple(tier for tier in topics if all(one.ref != You() for one in tier))


def in_text(
    outer: Carrier, inner: Carrier, when: tuple[Cond, ...], world: World
) -> tuple[tuple[Cond, ...], ...]:
    """What stands in front of a `for each` in the text of things, once for each thing that has the text.

    There `this` is the thing with the text, which has to be in force, and `you` is whoever it is about. In a
    box `for each` of the players stands for the text of each of them.
    """
    things = world.model.things
    players = bool(outer.each) and not outer.kind and outer.name not in things
    if inner.each or outer.effect or not (outer.kind or outer.name in things or players):
        return (when,)
    found = []
    for thing in things.values():
        if players:
            if outer.each in thing.tags:
                for entity in thing.entities:
                    front = exchanged(when, {You(): Named(entity)})
                    found.append((*_in_force(Named(entity), thing.kind, (), world), *front))
        elif thing.name == outer.name if outer.name else outer.kind in thing.tags:
            for entity in thing.entities:
                this = Named(entity)
                words: dict[object, object] = {This(): this}
                if outer.you is not None:
                    words[You()] = exchanged(outer.you, words)
                front = exchanged(when, words)
                asked = of_text(outer, this, world)
                found.append((*asked, *_in_force(this, thing.kind, outer.zones, world), *front))
    return tuple(found)


def _in_force(this: Named, kind: str, zones: tuple[str, ...], world: World) -> tuple[Cond, ...]:
    """That a thing lies where its text counts; what nobody plays has no text in force."""
    if world.is_avatar(kind):
        return (Not(Same(PlayerOf(this), Nobody())),)
    return (either(*(InZone(this, zone) for zone in zones)),) if zones else ()


def of_text(carrier: Carrier, this: Ref, world: World) -> tuple[Cond, ...]:
    """That nothing puts the text out of force in which the line of a carrier stands."""
    if carrier.kind or carrier.effect or carrier.name not in world.model.things:
        return ()  # what a box, a procedure or an effect says is in no text of a thing
    return (text_in_force(this),) if OUT_OF_FORCE in world.model.stats else ()


def beside_the_board(scope: Scope, carrier: Carrier) -> str:
    """A zone at no place in which the text of such things is in force: nobody is with them there."""
    zones, kind = scope.world.model.zones, scope.this.kind if scope.this is not None else ""
    for name in carrier.zones if kind else ():
        zone = zones.get(name)
        if zone is not None and not zone.of and any(scope.world.fits(kind, held) for held in zone.holds):
            return name
    return ""


def zones_of(kind: str, scope: Scope) -> tuple[str, ...]:
    """The classes of zones in which the text of things of a kind is in force."""
    return scope.world.once("zones of", kind, lambda kind: awake_zones(kind, scope.world))


def awake_zones(kind: str, world: World) -> tuple[str, ...]:
    """The same, looked up."""
    if world.is_place(kind) or world.is_avatar(kind):
        return ()
    also = {tag for thing in world.model.things.values() if kind in thing.tags for tag in thing.tags}
    return tuple(
        zone.name
        for zone in world.model.zones.values()
        if zone.awake
        and (not zone.holds or not kind or any(world.fits(kind, held) or held in also for held in zone.holds))
    )
