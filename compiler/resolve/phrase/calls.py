"""Verb phrases: the call that a phrase makes, and the events that a verb is bound to.

The first hole is what the deed is about (a thing, or an amount with its unit), the second the other thing,
the third an extra one; a hole for a number is the amount. Holes for zones, procedures and rolls make a
primitive instead (deeds.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.calls import (
    NEVER_MOVED,
    RING_IS_NO_EVENT,
    STATE_BECOME,
    UNKNOWN_FORM,
    WALKED_BACK,
)
from talisman.compiler.messages.events import NOT_THE_GAME
from talisman.compiler.messages.nouns import ONE_FORM, UNKNOWN_WORD, WRONG_KIND
from talisman.compiler.messages.places import PLACE_OR_MORE
from talisman.compiler.model import Amount, Block, Call, EndGame, Nobody, Num, Prim, Rec, Ref, Verb
from talisman.compiler.resolve.phrase import (
    declared_phrases,
    descriptions,
    nominals,
    nouns,
    numbers,
    others,
    role_nouns,
    states,
)
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import (
    NO_NUMBER,
    a_kind,
    all_of,
    first_of,
    is_amount,
    is_sentence,
    kinds_of,
    leaves,
    not_yet,
    report,
    said,
    word,
)
from talisman.compiler.resolve.world import RING_KIND, VerbInfo, World
from talisman.compiler.source import NOWHERE
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_node
from talisman.compiler.syntax.vocabulary import Match
from talisman.values import frozen

RINGS = ("path", "ring")
"""What a hole wants that is followed step by step."""
_SITUATIONS = kinds_of(views.SetSetting, views.SetAgainst, views.SetDuring, views.SetAsRole, views.SetAsKind)
RANDOM = "at random"

EVENT_BODIES: dict[str, Block] = {
    "give": (Prim("give", (Rec("actor"),)),),
    "take-away": (Prim("take-away", (Rec("actor"),)),),
    "set-mode": (Prim("give", (Rec("actor"),)),),
    "remove": (Prim("remove", (Rec("object"),)),),
    "look": (Prim("look", (Rec("object"),)),),
    "set-turn": (Prim("set-turn", (Rec("actor"),)),),
    "play-as": (Prim("play-as", (Rec("actor"), Rec("object"))),),
    "leave-game": (Prim("leave-game", (Rec("actor"),)),),
    "prevent": (Prim("prevent", ()),),
    "underlie": (Prim("underlie", ()),),
    "cross-edge": (Prim("cross-edge", ()),),
    "move-along": (Prim("move-along", ()),),
    "end-game": (EndGame(Rec("actor")),),
    "lose-game": (EndGame(Nobody()),),
}
"""Verbs bound to these are events whose body is the primitive; the others are primitives where they stand."""


@frozen
class Hole:
    """A hole of a template as it was filled: what it wants and the part that stands there."""

    wants: str
    part: Node | Leaf


@frozen
class Said:
    """A verb phrase taken apart. sentence: it is a declared sentence, written out elsewhere."""

    verb: VerbInfo | None
    holes: tuple[Hole, ...]
    found: Match
    node: Node

    @property
    def things(self) -> Iterator[Hole]:
        """The holes that things or amounts stand in."""
        return (hole for hole in self.holes if isinstance(hole.part, Node) and hole.wants not in NOT_THINGS)

    def hole(self, *wants: str) -> Hole | None:
        """The first hole that wants one of these."""
        return next((hole for hole in self.holes if hole.wants in wants), None)


NOT_THINGS = (
    "number",
    "zone",
    "procedure",
    "contest",
    "value",
    "stat",
    "purpose",
    "moment",
    "path",
    "ring",
    "outcome",
)


def situations(node: Node) -> list[views.Set]:
    """The situations said behind a phrase."""
    return [cast(views.Set, kid) for kid in node.kids if kid.kind in _SITUATIONS]


def take_apart(node: Node, scope: Scope) -> Said | None:
    """The verb of a phrase and its holes."""
    found = declared_phrases.match(node, scope)
    if found is None:
        return None
    holes = tuple(
        Hole(kind, part) for kind, part in zip(found.types, found.holes, strict=True) if part is not None
    )
    for hole in holes:
        _check_kind(hole, found, scope)
        _check_back(hole, scope)
    info = scope.world.verbs.get(found.declaration.names[0]) if found.declaration.word == "verb" else None
    if info is not None:
        need_verb(info, scope.world)
    return Said(info, holes, found, node)


def _check_kind(hole: Hole, found: Match, scope: Scope) -> None:
    """A hole for a kind takes things that may be of it."""
    if isinstance(hole.part, Leaf):
        return
    _one_more_place([*_one_by_one(hole.part)], scope)
    if hole.wants not in scope.world.model.kinds:
        return
    for part in _one_by_one(hole.part):
        other = next((kind for kind in sorts(part, scope) if not scope.world.fits(kind, hole.wants)), "")
        other = a_kind(scope.world, other) if other else AMOUNT if is_amount(part) else ""
        if other := other or (DONE if is_done(part, scope) else ""):
            wanted = a_kind(scope.world, hole.wants)
            report(scope, WRONG_KIND, part.span, verb=found.template, wanted=wanted, found=other)


def _one_more_place(parts: Sequence[Node], scope: Scope) -> None:
    """Refuse `traders at Fountain or Old Square`: the traders there as well, or the place?"""
    for front, part in pairwise(parts):
        at = any(isinstance(mod, views.ModAt) for mod in nouns.narrowings(front))
        if at and descriptions.a_place(part, scope) and not descriptions.a_place(front, scope):
            names = isinstance(part, views.NpNamed) and not nouns.narrowings(part)
            way = f"of either of them: `{said(front)} or {said(part)}`"
            way = way if names else "write two lines, one for each place"
            report(scope, PLACE_OR_MORE, part.span, noun=said(part), front=said(front), way=way)


def _one_by_one(part: Node) -> Iterator[Node]:
    """What is joined by `and` and `or` in a hole, each for itself."""
    if not isinstance(part, (views.GoodsOr, views.GoodsAnd)):
        yield part
        return
    for one in part.nodes():
        yield from _one_by_one(one)


def sorts(part: Node, scope: Scope) -> tuple[str, ...]:
    """The kinds of the things that a noun speaks of, as far as its words say them: one of each."""
    inner = nominals.nominal(part)
    found = tuple(head.kind for head in nominals.heads(inner, scope)) if inner is not None else ()
    return tuple(kind for kind in found or (declared_phrases.kind_said(part, scope),) if kind)


def _check_back(hole: Hole, scope: Scope) -> None:
    """Only a ring is walked backwards, and only where it is followed."""
    for node in _backwards(hole.part) if isinstance(hole.part, Node) else ():
        follows = node is hole.part and hole.wants in ("ring", "path")
        keys = scope.world.names.get(node.nameref.name.text, ())
        if not follows or all(scope.world.model.things[key].kind != RING_KIND for key in keys):
            report(scope, WALKED_BACK, node.span, words=said(node.nameref))


def _backwards(node: Node) -> Iterator[views.GoodsBack]:
    """What is said to be walked backwards, at any depth."""
    if isinstance(node, views.GoodsBack):
        yield node
    for kid in node.nodes():
        yield from _backwards(kid)


PLAYED = "one who is played"
MOST_ALONE = 12
"""Verbs that are listed."""


def so_many(hole: Hole, scope: Scope) -> bool:
    """Whether a hole wants so many of a procedure: `miss {turns}`."""
    return scope.world.find("procedure", hole.wants) not in (None, hole.wants)


def check_goods(found: Said, scope: Scope) -> None:
    """What a deed is done to can be moved, where the verb moves it."""
    hole = next(found.things, None)
    if found.verb is not None and hole is not None and isinstance(hole.part, Node):
        check_moved(found.verb, hole.part, scope)


def check_moved(verb: VerbInfo, np: Node, scope: Scope) -> None:
    """Neither a place nor what is done is moved; and nobody is given, or gives up, one who is played."""
    kind = declared_phrases.kind_said(np, scope)
    what = "a place" if kind and scope.world.is_place(kind) else DONE if is_done(np, scope) else ""
    if isinstance(np, views.NpRoll):
        what = "a roll of dice"
    if not is_amount(np) and scope.world.is_avatar(kind) and _goes_nowhere(verb, kind, scope.world):
        what = PLAYED
    if what and moves(verb, scope.world):
        way = when_it_is(np, scope) if what == DONE else _instead(what, kind, scope)
        report(scope, NEVER_MOVED, np.span, noun=said(np), what=what, way=way)


def check_stays(verb: VerbInfo, one: Noun, np: Node, scope: Scope) -> None:
    """The same of a word that says no kind: `it`, a role."""
    if declared_phrases.kind_said(np, scope) or not one.kind or not moves(verb, scope.world):
        return
    given_up = scope.world.is_avatar(one.kind) and _goes_nowhere(verb, one.kind, scope.world)
    what = "a place" if scope.world.is_place(one.kind) else PLAYED if given_up else ""
    if what:
        way = _instead(what, one.kind, scope)
        report(scope, NEVER_MOVED, np.span, noun=said(np), what=what, way=way)


def _instead(what: str, kind: str, scope: Scope) -> str:
    """What can be said where nothing moves; of one who is played, what that one does by itself."""
    if what != PLAYED:
        return "say which things: `... THINGS at PLACE`"
    alone = sorted(
        verb.name
        for verb in scope.world.verbs.values()
        if verb.name in verb.templates and scope.world.fits(kind, verb.actor) and not verb.primitive
    )
    more = (
        f"; {kind}s by themselves: {', '.join(f'`{name}`' for name in alone[:MOST_ALONE])}" if alone else ""
    )
    return (
        f"what comes to one who is played is a deed of that one: `another {kind} loses all its UNITS`{more}"
    )


def outcomes(level: str, scope: Scope) -> tuple[str, ...]:
    """How a contest can come out, as it says itself or as the one says that it stands on; () of all else."""
    known = (scope.world.levels.get(name) for name in scope.world.lineage(level))
    return next((one.outcomes for one in known if one is not None and one.outcomes), ())


def ways_out(level: str, scope: Scope) -> str:
    """How a contest can come out, in words; "" of all else."""
    names = ", ".join(f"`{name}`" for name in outcomes(level, scope))
    return f"it ends by {names}" if names else ""


def when_it_is(noun: Node, scope: Scope) -> str:
    """What can be said of something that is done; of a contest how it came out is among it."""
    part = nominals.nominal(noun)
    heads = nominals.heads(part, scope) if part is not None else ()
    level = next((head.name for head in heads if head.cls == "contest"), "")
    ways = ways_out(level, scope) if level else ""
    return f"`when your {level} ends by OUTCOME: ...`; {ways}" if ways else WHEN


def is_done(np: Node, scope: Scope) -> bool:
    """Whether a noun is a procedure or a contest."""
    part = nominals.nominal(np)
    return part is not None and any(
        head.cls in ("procedure", "contest") for head in nominals.heads(part, scope)
    )


def moves(verb: VerbInfo, world: World) -> bool:
    """Whether what a verb is done to is moved by it, as far as the sentences of its body say so."""
    return bool(moved_by(verb, world))


def _given_up(verb: VerbInfo, world: World) -> bool:
    """Whether what a verb is done to is given to somebody or given up, and nothing else is done."""
    does = first_of(verb.node, views.DDoes) if verb.node is not None else None
    block = first_of(does, views.Block) if does is not None else None
    alone = does is None or (block is not None and sum(1 for _ in block.nodes()) == 1)
    return alone and not moved_by(verb, world).isdisjoint(POINTS)


def _goes_nowhere(verb: VerbInfo, kind: str, world: World) -> bool:
    """Whether one who is played is given up, or put into zones alone that never hold such a one."""
    zones = world.once("put into", verb.name, lambda _: frozenset(_put_into(verb, world, ())))
    held = [world.model.zones[name].holds for name in zones]
    put = bool(held) and not any(not holds or any(world.fits(kind, one) for one in holds) for holds in held)
    return _given_up(verb, world) or put


def _put_into(verb: VerbInfo, world: World, seen: tuple[str, ...]) -> Iterator[str]:
    """The zones into which what a verb is done to is put, as far as the sentences of its body say so."""
    for phrase, inner in _done_to_it(verb, world):
        if inner.primitive in ("move", "move-under"):
            yield from (zone for leaf in leaves(phrase) if (zone := world.find("zone", leaf.text)))
        elif inner.name not in seen:
            yield from _put_into(inner, world, (*seen, inner.name))


def _done_to_it(verb: VerbInfo, world: World) -> Iterator[tuple[Node, VerbInfo]]:
    """The sentences of the body of a verb that do something to `it`, or to `that much`: a thing is both.

    Where another thing stands in front, it is done to that: `take 1 coin from it`.
    Where a sentence of the verb has a number of its own, `that much` is that number.
    """
    does = first_of(verb.node, views.DDoes) if verb.node is not None else None
    counted = any("{number}" in template for template in verb.templates)
    meant = views.NpIt if counted else views.NpIt | views.AmountThat
    for phrase in every_node(does) if does is not None else ():
        if is_sentence(phrase) and isinstance(next(phrase.nodes(), None), meant):
            name = world.find("verb", phrase.verb.text)
            if name is not None:
                yield phrase, world.verbs[name]


def moved_by(verb: VerbInfo, world: World) -> frozenset[str]:
    """By what the thing of a verb is moved, as far as the sentences of its body say so."""
    return world.once("moves", verb.name, lambda _: frozenset(_moved_by(verb, world, ())))


def _moved_by(verb: VerbInfo, world: World, seen: tuple[str, ...]) -> Iterator[str]:
    if verb.primitive in MOVING:
        yield verb.primitive
    for _, inner in _done_to_it(verb, world):
        if inner.name not in seen:
            yield from _moved_by(inner, world, (*seen, inner.name))


def check_doer(found: Said, actor: Noun | None, scope: Scope) -> None:
    """Who does it is of the kind that the verb is declared for; who gains or loses points can have them."""
    info = found.verb
    if info is None or actor is None:
        return
    at = actor.span if actor.span != NOWHERE else None  # `it`, `this`: not said in so many words
    if info.primitive in POINTS:
        for leaf in _units(found):
            unit = numbers.find_unit(leaf.text, scope)
            if unit is not None and not numbers.never_changes(leaf, scope):
                kind = numbers.kind_of_unit(leaf.text, scope)
                role_nouns.check_bearer(unit[1], kind, actor, at or leaf.span, scope)
    elif not scope.world.fits(actor.kind, info.actor):
        wanted, kind = a_kind(scope.world, info.actor), a_kind(scope.world, actor.kind)
        report(scope, WRONG_KIND, at or found.node.span, verb=said(found.node), wanted=wanted, found=kind)


def check_become(found: Said, scope: Scope) -> None:
    """What is become, and is no value, is a form: no state, and no other word."""
    what = found.holes[0].part if found.holes else None
    if what is None or any(scope.world.find("form", leaf.text) for leaf in leaves(what)):
        return
    if (state := states.find(said(what), scope)) is not None:
        report(scope, STATE_BECOME, what.span, state=state)
    else:
        report(scope, UNKNOWN_WORD, what.span, name=said(what), wanted="form or value", near="")


def check_others(found: Said, actor: Noun | None, scope: Scope) -> None:
    """Refuse `another KIND` behind somebody else than `you`: all but you, or all but who does it?"""
    for hole in found.things if found.verb is not None and actor is not None else ():
        others.check(hole.part, actor, scope)


def whole_game(found: Said, scope: Scope) -> None:
    """Refuse `win 2 coins`, `win a deal` where the verb wins the game, whatever it is said of."""
    info = found.verb
    if info is None or info.primitive not in OF_THE_GAME:
        return
    for hole in found.things:
        part = hole.part
        if not (isinstance(part, Node) and nominals.is_level(part, scope) and _is_game(part, scope)):
            game = next((one.name for one in scope.world.model.procedures.values() if one.root), "game")
            report(scope, NOT_THE_GAME, found.node.span, words=said(found.node), verb=info.name, game=game)
            return


def _is_game(node: Node, scope: Scope) -> bool:
    """Whether a noun means what goes on from the beginning to the end, and no part of it."""
    part, levels = nominals.nominal(node), scope.world.levels
    names = [head.name for head in (nominals.heads(part, scope) if part is not None else ())]
    return all(name in levels and levels[name].of_nobody() for name in names)


DONE = "something that is done"
WHEN = "`during ...: ...`, `when ... begins: ...`, `when ... ends: ...`"
AMOUNT = "an amount"
MOVING = ("give", "take-away", "move", "move-under", "remove")
"""What verbs are bound to that move their thing."""
SAID_OF_LEVELS = ("begin", "end", "set-turn", "leave-game", "end-game", "lose-game")
"""What verbs are bound to that may be said of something that is done: `win the game`."""
OF_THE_GAME = ("leave-game", "end-game", "lose-game")
"""Those of them that are said of the game alone."""
POINTS = ("give", "take-away")


def _units(found: Said) -> Iterator[Leaf]:
    """The units of the amounts that a deed names."""
    for hole in found.things:
        if isinstance(hole.part, Node):
            amounts = [hole.part] if is_amount(hole.part) else all_of(hole.part, views.Amount)
            yield from (leaf for one in amounts if (leaf := word(one, "unit")) is not None)


def need_verb(info: VerbInfo, world: World) -> None:
    """A verb bound to a primitive that is an event gets its entry in the model when first used."""
    if info.primitive not in EVENT_BODIES:
        return
    known = world.model.verbs.get(info.name)
    if known is not None and known.does is not None:
        return
    third = info.forms[0] if info.forms else info.name + "s"
    body = EVENT_BODIES[info.primitive]
    if info.primitive in ("take-away", "give") and not info.actor:
        body = (Prim(info.primitive, (Rec("other" if info.primitive == "give" else "actor"),)),)
    world.model.verbs[info.name] = Verb(
        info.name,
        third,
        info.actor,
        body,
        known.guarded if known is not None else False,
        known.sentence if known is not None and known.sentence else f"{{0}} {third} {{1}}",
        known.told if known is not None else None,
        known.span if known is not None else info.node.span if info.node is not None else NOWHERE,
    )


def settings_of(node: Node, scope: Scope) -> tuple[str, ...]:
    """The settings said behind a phrase that belong to its call."""
    found = []
    for part in situations(node):
        if isinstance(part, views.SetSetting) and part.setting.text != RANDOM:
            name = scope.world.find("setting", part.setting.text)
            if name is not None:
                found.append(name)
    return tuple(found)


def of_contests(setting: str, scope: Scope) -> bool:
    """Whether contests give a situation: those it lists, or the one it is named after."""
    return bool(scope.world.model.settings.get(setting)) or setting.removeprefix("in ") in scope.world.levels


def at_random(node: Node) -> bool:
    """Whether `at random` stands behind the phrase."""
    return any(part.setting.text == RANDOM for part in all_of(node, views.SetSetting))


def number_hole(said: Said, scope: Scope) -> Num | None:
    """The amount in a hole for a number."""
    hole = said.hole("number")
    return numbers.number(hole.part, scope) if hole is not None and isinstance(hole.part, Node) else None


def value_hole(said: Said, scope: Scope) -> str:
    """The value word in a hole for one (`become {value}`)."""
    for hole in said.holes:
        leaf = hole.part if isinstance(hole.part, Leaf) else hole.part.leaf("ADJ")
        if leaf is not None and (name := scope.world.find("value", leaf.text)) is not None:
            return name
    return ""


def no_ring(said_of: Said, scope: Scope) -> None:
    """Refuse a ring in what is waited for, or asked: following it is written out, and no event."""
    if said_of.hole(*RINGS) is not None:
        report(scope, RING_IS_NO_EVENT, said_of.node.span, words=said(said_of.node))


def level(text: str, scope: Scope) -> str:
    """The procedure, contest or form that is written like this ("" none)."""
    found = (scope.world.find(cls, text) for cls in ("procedure", "contest", "form"))
    return next((name for name in found if name is not None), "")


def level_named(said: Said, scope: Scope) -> tuple[str, str]:
    """The procedure, contest or form in a phrase, and the first word that may mean one ("" none)."""
    words = [
        x.text for hole in said.holes for x in leaves(hole.part) if x.kind in ("KIND_S", "KIND_P", "ADJ")
    ]
    names = [name for text in words if (name := level(text, scope))]
    if len(dict.fromkeys(names)) > 1:
        report(scope, ONE_FORM, said.node.span, words=" or ".join(dict.fromkeys(names)), form=names[0])
    return next(iter(names), ""), next(iter(words), "")


def no_level(text: str, said: Said, scope: Scope) -> None:
    """Tell that nothing is called like this that begins and ends."""
    near = closest(text, [*scope.world.levels, *scope.world.model.effects])
    report(scope, UNKNOWN_FORM, said.node.span, name=text, near=near[0] if near else "")


def single_call(node: Node, actor: Noun | None, scope: Scope) -> Call | None:
    """The call of a phrase all of whose nouns are definite or stand for any one thing (for permissions)."""
    if isinstance(node, views.RollAny):
        return Call("roll", actor.ref if actor is not None else None, span=node.span)
    said = take_apart(node, scope)
    if said is None or said.verb is None:
        if said is not None:
            not_yet(scope, node)
        return None
    no_ring(said, scope)
    whole_game(said, scope)
    check_doer(said, actor, scope)
    check_others(said, actor, scope)
    places: list[Ref | None] = []
    unit, amount = value_hole(said, scope), number_hole(said, scope)
    for hole in said.things:
        part = hole.part
        assert isinstance(part, Node)
        if isinstance(part, (views.Amount, views.AmountUpTo)):
            found = numbers.amount_parts(part, scope)
            amount, unit = found if found is not None else (NO_NUMBER, "")
        elif isinstance(part, views.AmountThat):
            amount = scope.amount or Amount()
        elif nouns.is_definite(part, scope):
            one = nouns.noun(part, scope)
            places.append(one.ref if one is not None else None)
        else:
            sel = descriptions.selection(part, scope)
            places.append(None)
            way = "ask it of one that is certain: by its name, `this`, `it` in `for each ...: if ...`"
            not_yet(scope, part, f"asking about any of several things ({sel.kind or 'things'})", way)
    places += [None] * (3 - len(places))
    return Call(
        said.verb.name,
        actor.ref if actor is not None else None,
        places[0],
        amount,
        unit,
        places[1],
        places[2],
        span=node.span,
    )


def begins(info: VerbInfo, world: World) -> tuple[str, ...]:
    """The contests that the body of a verb begins."""
    return begins_in(info.node, world) if info.node is not None else ()


def begins_in(part: Node, world: World) -> tuple[str, ...]:
    """The contests that sentences of this part begin."""
    found: list[str] = []

    def walk(node: Node) -> None:
        if is_sentence(node):
            name = world.find("verb", node.verb.text)
            if name is not None and world.verbs[name].primitive == "begin":
                for leaf in _words(node):
                    level = world.find("contest", leaf.text)
                    if level is not None and level not in found:
                        found.append(level)
        for kid in node.nodes():
            walk(kid)

    walk(part)
    return tuple(found)


def _words(node: Node) -> Iterator[Leaf]:
    for kid in node.kids:
        if isinstance(kid, Leaf):
            if kid.kind in ("KIND_S", "KIND_P", "ADJ"):
                yield kid
        else:
            yield from _words(kid)
