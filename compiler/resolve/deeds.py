"""Deeds: what a verb phrase in a text does, as statements.

A verb with a body is an event: `Act`. A verb bound to what the machine does by itself is written out where
it stands, if it takes a zone, a roll or a procedure; declared sentences are written out, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from talisman.compiler.catalogue_phrases import NO_ROLL, NO_SENTENCE, UNKNOWN_FORM
from talisman.compiler.diagnostics import closest
from talisman.compiler.model import (
    Act,
    Arith,
    Begin,
    Block,
    Call,
    End,
    EndEffect,
    Install,
    Int,
    Let,
    MemoryOf,
    Nobody,
    Num,
    PickSet,
    PlaceOf,
    Prevent,
    Prim,
    Rec,
    Ref,
    Role,
    Roll,
    SetField,
    SetRole,
    This,
    Var,
    ZoneArg,
)
from talisman.compiler.resolve import (
    along,
    calls,
    follows,
    goods,
    nominals,
    nouns,
    numbers,
    phrases,
    statements,
)
from talisman.compiler.resolve.calls import Hole, Said
from talisman.compiler.resolve.goods import ALIKE, Doing, Filled, Points, Some
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import asked, declared, has, leaves, not_yet, report, said, word
from talisman.compiler.tree import Node
from talisman.values import evolve

INTO = "roll#"
"""The word under which a replaced roll waits to be filled by another one."""
Rows = tuple[tuple[tuple[str, ...], Block], ...]


def simple(node: Node, scope: Scope, actor: Noun | None = None, rows: Rows = ()) -> Block:
    """A `do` or `do_by`: the deed with whoever does it."""
    small = statements.small(node, scope)
    if small is not None:
        return small
    parts = list(node.nodes())
    if node.kind == "do_by":
        return _by(parts[0], parts[1], node, scope, rows)
    phrase = parts[0] if node.kind in ("do", "follow") else node
    return deed(phrase, actor or scope.doer or scope.you, scope, node, rows)


def _by(subject: Node, phrase: Node, line: Node, scope: Scope, rows: Rows) -> Block:
    """The deed of a subject that is named; of several, of each of them."""
    if nouns.is_definite(subject, scope) or subject.kind in ("np_it", "np_this", "you"):
        actor = nouns.noun(subject, scope)
        return deed(phrase, actor, scope, line, rows) if actor is not None else ()
    text = said(line)
    doing = Doing(scope.you, text, span=line.span)
    members = subject.kind == "np_them"

    def each(filled: Filled) -> Block:
        return deed(phrase, filled, scope, line, rows) if isinstance(filled, Noun) else ()

    known = scope.words.get("target")
    if members and not scope.them:
        actor = nouns.noun(subject, scope)
        return deed(phrase, actor, scope, line, rows) if actor is not None else ()
    made = goods.spread(subject, doing, scope, each)
    _agree(made, scope, known)
    return made


def deed(node: Node, actor: Noun | None, scope: Scope, line: Node, rows: Rows = ()) -> Block:
    """A verb phrase of any form, done by the actor; `line` is where settings stand."""
    match node.kind:
        case "roll_dice":
            return _roll(node, actor, scope)
        case "choose_as":
            return _choose_as(node, actor, scope, line)
        case "roll_any":
            not_yet(scope, node, "how many dice are rolled")
            return ()
        case "choose_unit":
            not_yet(scope, node)
            return ()
    found = calls.take_apart(node, scope)
    if found is None:
        return ()
    if found.verb is None:
        return _sentence(found, actor, scope)
    handler = _DIRECT.get(found.verb.primitive)
    if handler is not None:
        return handler(found, actor, scope, line, rows)
    return event(found, actor, scope, line, rows)


def _sentence(found: Said, actor: Noun | None, scope: Scope) -> Block:
    meaning = phrases.phrase_of(found.found, scope)
    clause = next((n for n in meaning.means if n.kind == "d_means"), None) if meaning is not None else None
    body = clause.node("block") if clause is not None else None
    if body is None:
        report(scope, NO_SENTENCE, found.node.span, verb=said(found.node), near="")
        return ()
    inner = phrases.inside(found.found, scope, actor)
    return statements.block(body, inner)


# --- events ------------------------------------------------------------------------------------------


def event(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows = ()) -> Block:
    """The call of a verb, once for each thing or amount that its holes say."""
    info = found.verb
    assert info is not None
    value = calls.value_hole(found, scope)
    form = _form_hole(found, scope)
    if form:
        target = actor.ref if actor is not None else Nobody()
        return (Install(form, target),)
    contest = _contest_hole(found, scope)
    path = along.hole(found, scope)
    if path:
        return along.along(found, path, actor, scope)
    amount = calls.number_hole(found, scope)
    if amount is not None:
        scope.amount = amount
    things = [hole for hole in found.things if isinstance(hole.part, Node)]
    settings = (*scope.settings, *calls.settings_of(line, scope))
    source = _source(found, actor, scope)
    doing = Doing(
        actor,
        asked(found.node, scope),
        source,
        calls.at_random(line),
        info.supply or info.primitive == "give",
        info.name,
        span=found.node.span,
    )

    def fill(rest: list[Hole], filled: tuple[Filled, ...]) -> Block:
        part = rest[0].part if rest else None
        if isinstance(part, Node) and not _is_level(part, scope):
            kind = rest[0].wants if rest[0].wants in scope.world.model.kinds else ""
            later = (
                evolve(doing, wanted=kind)
                if not filled
                else evolve(doing, source=None, supply=False, wanted=kind)
            )
            return goods.spread(part, later, scope, lambda one: fill(rest[1:], (*filled, one)))
        if rest:
            return fill(rest[1:], filled)
        target = filled[1] if len(filled) > 1 and isinstance(filled[1], Noun) else None
        if target is not None:
            scope.words["target"] = evolve(target, words="the target")
        if contest or rows:
            inlined = _inlined(found, contest, filled, actor, scope, rows)
            if inlined is not None:
                return inlined
        act = Act(_call(info.name, actor, filled, amount, value, settings, found))
        return (act, Let(named, target.ref)) if named and target is not None else (act,)

    sorts = len(things) > 1 and any(
        isinstance(x.part, Node) and x.part.kind == "goods_or" for x in things[:2]
    )
    named = scope.names.fresh() if sorts else 0
    known = scope.words.get("target")
    made = fill(things, ())
    _agree(made, scope, known, named)
    return made


def _agree(made: Block, scope: Scope, known: Noun | None, named: int = 0) -> None:
    """`the target`, if a deed has given it a new meaning: one thing, of whichever sort, or no certain one."""
    target = scope.words.get("target")
    if target is None or target is known:
        return
    if not follows.single(made):
        scope.words["target"] = evolve(target, several=True)
    elif named:
        scope.words["target"] = evolve(target, ref=Var(named))


def _call(
    verb: str,
    actor: Noun | None,
    filled: tuple[Filled, ...],
    amount: Num | None,
    unit: str,
    settings: tuple[str, ...],
    found: Said,
) -> Call:
    places: list[Ref | None] = []
    for one in filled:
        if isinstance(one, Points):
            amount, unit = one.amount, "" if one.unit == ALIKE else one.unit
            if not places:
                places.append(Rec("object") if one.unit == ALIKE else None)
        elif isinstance(one, Some):
            amount = one.amount
        else:
            places.append(one.ref)
    who = actor.ref if actor is not None else None
    if not places and who is not None and found.found.template.split()[-1] == "here":
        places.append(PlaceOf(who))  # `stop here` is the event that `stop upon SPACE` waits for
    places += [None, None, None]
    return Call(verb, who, places[0], amount, unit, places[1], places[2], settings, found.node.span)


def _source(found: Said, actor: Noun | None, scope: Scope) -> Noun | None:
    """Whose things are meant: those of `from ...`, else the doer's."""
    words = found.found.template.split()
    if "from" in words:
        spots = [hole for hole in found.holes if isinstance(hole.part, Node)]
        at = sum(1 for text in words[: words.index("from")] if text.startswith("{"))
        if at < len(spots) and isinstance(part := spots[at].part, Node) and nouns.is_definite(part, scope):
            before = list(scope.it)
            one = nouns.noun(part, scope)
            scope.it[:] = before
            return one
        return None
    return actor


def _is_level(node: Node, scope: Scope) -> bool:
    """`the game`, `the round`: a procedure as the object of a verb says nothing more."""
    part = nominals.nominal(node)
    det = nominals.determiner(node)
    found = nominals.heads(part, scope) if part is not None else ()
    counted = det is not None and det.leaf("INT") is not None
    return bool(found) and found[0].cls in ("procedure", "contest") and not counted


def _form_hole(found: Said, scope: Scope) -> str:
    """The form that somebody becomes."""
    info = found.verb
    if info is None or info.primitive != "set-mode":
        return ""
    for hole in found.holes:
        for leaf in leaves(hole.part):
            name = scope.world.find("form", leaf.text)
            if name is not None:
                return name
    return ""


def _contest_hole(found: Said, scope: Scope) -> str:
    hole = found.hole("contest")
    if hole is None:
        return ""
    leaf = next((x for x in leaves(hole.part) if x.kind in ("KIND_S", "KIND_P", "ADJ")), None)
    word_ = declared(leaf, scope, "contest") if leaf is not None else None
    return word_.name if word_ is not None else ""


def _inlined(
    found: Said, contest: str, filled: tuple[Filled, ...], actor: Noun | None, scope: Scope, rows: Rows
) -> Block | None:
    """A contest with outcomes of its own, or one that is named: begun here, not by the verb's body."""
    info = found.verb
    options = [contest] if contest else list(calls.begins(info, scope.world)) if info is not None else []
    if not options:
        return None
    level = scope.world.levels[options[0]]
    other = next((one for one in filled if isinstance(one, Noun)), None)
    if actor is None or other is None or len(level.roles) < 2:
        return None
    roles = {level.roles[0]: actor.ref, level.roles[1]: other.ref}
    seen = scope.you.ref if scope.you is not None else actor.ref
    return (
        Begin(
            level.name, roles, rows, level.roles[0] if seen == actor.ref else level.roles[1], found.node.span
        ),
    )


# --- built in ----------------------------------------------------------------------------------------


def _roll(node: Node, actor: Noun | None, scope: Scope) -> Block:
    dice = next((kid for kid in node.nodes() if kid.kind.startswith("num_")), None)
    fp = node.node("fp")
    leaf = word(fp, "purpose") if fp is not None else None
    purpose = declared(leaf, scope, "purpose") if leaf is not None else None
    var = scope.names.fresh()
    many = numbers.number(dice, scope) if dice is not None else Int(1)
    name = purpose.name if purpose is not None else ""
    roller = actor.ref if actor is not None else None
    replaced = scope.words.get(INTO)
    into = replaced.ref if replaced is not None else None
    rolled = Roll(roller, many, name, var, into, node.span)
    scope.roll = Noun(Var(var), "", node.span, "that roll")
    level = scope.world.levels.get(scope.level)
    if level is not None and level.contest and roller is not None and name:
        kept = (numbers.last_roll(name, scope), numbers.last_roll("", scope))
        return (rolled, *(SetField(memory, roller, Var(var)) for memory in kept))
    return (rolled,)


def _choose_as(node: Node, actor: Noun | None, scope: Scope, line: Node) -> Block:
    """`choose a card here as the target`: fills a role; any number of things make a set of it."""
    leaf = node.leaf("ROLE")
    np = next((kid for kid in node.nodes() if kid.kind.startswith("np_")), None)
    if leaf is None or np is None:
        return ()
    role = leaf.text
    level = scope.level
    doing = Doing(
        actor or scope.you, asked(node, scope), actor or scope.you, calls.at_random(line), span=node.span
    )
    det = nominals.determiner(np)
    if det is not None and has(det, "number") and level:
        scope.world.need_role(level, role)
        scope.world.sets.setdefault(level, []).append(role)
        sel = goods.located(np, doing, scope)
        return (PickSet(goods.chooser(np, doing, scope), sel, level, role, None, doing.text),)
    if level:
        scope.world.need_role(level, role)
        kind = nominals.head_kind(np, scope)
        scope.world.levels[level].kinds.setdefault(role, kind)
        scope.words[role] = Noun(Role(level, role), kind, words=f"the {role}")

        def bind(filled: Filled) -> Block:
            return (SetRole(level, role, filled.ref),) if isinstance(filled, Noun) else ()

        return goods.spread(np, doing, scope, bind)
    not_yet(scope, node, f"choosing `the {role}` outside of a procedure, with more to do behind it")
    return ()


# --- primitives --------------------------------------------------------------------------------------


def _each(found: Said, actor: Noun | None, scope: Scope, line: Node, make: Callable[[Ref], Block]) -> Block:
    """The primitive for each thing in the first hole."""
    hole = next(found.things, None)
    if hole is None or not isinstance(hole.part, Node):
        not_yet(scope, found.node)
        return ()
    doing = Doing(
        actor or scope.you, asked(found.node, scope), actor or scope.you, calls.at_random(line),
        verb=found.verb.name if found.verb is not None else "", span=found.node.span,
    )  # fmt: skip
    return goods.spread(
        hole.part, doing, scope, lambda filled: make(filled.ref) if isinstance(filled, Noun) else ()
    )


def _zone(found: Said, scope: Scope, skip: int = 0) -> ZoneArg | None:
    parts = [hole.part for hole in found.holes if isinstance(hole.part, Node)]
    zones = [part for part in parts if nouns.zone(part, scope.inner(), quiet=True) is not None]
    wanted = zones[skip] if len(zones) > skip else parts[-1] if parts else None
    return nouns.zone(wanted, scope) if wanted is not None else None


def _move(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    name = "move-under" if found.verb is not None and found.verb.primitive == "move-under" else "move"

    def one(ref: Ref) -> Block:
        zone = _zone(found, scope)
        if zone is None:
            return ()
        if ref == This() and scope.this is not None:
            scope.here = PlaceOf(This())
        return (Prim(name, (ref, zone), found.node.span),)

    return _each(found, actor, scope, line, one)


def _shuffle(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    first = _zone(found, scope)
    if first is None:
        return ()
    if len([hole for hole in found.holes if isinstance(hole.part, Node)]) > 1:
        second = _zone(found, scope, 1)
        return (Prim("shuffle-into", (first, second), found.node.span),) if second is not None else ()
    return (Prim("shuffle", (first,), found.node.span),)


def _begin(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    name = level_named(found, scope)
    if name is None:
        return ()
    if name in scope.world.model.effects:
        return (Install(name, actor.ref if actor is not None else Nobody()),)
    level = scope.world.levels[name]
    roles: dict[str, Ref] = {}
    if level.roles and actor is not None:
        roles[level.roles[0]] = actor.ref
    thing = scope.words.get("target" if scope.in_rule else "object")
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


def level_named(found: Said, scope: Scope) -> str | None:
    """The procedure, contest or form in a phrase; a diagnostic when there is none."""
    candidates = [
        x for hole in found.holes for x in leaves(hole.part) if x.kind in ("KIND_S", "KIND_P", "ADJ")
    ]
    for leaf in candidates:
        for cls in ("procedure", "contest", "form"):
            name = scope.world.find(cls, leaf.text)
            if name is not None:
                return name
    if any(isinstance(h.part, Node) and h.part.kind == "np_this" for h in found.holes) or not found.holes:
        return scope.level or None
    text = candidates[0].text if candidates else said(found.node)
    near = closest(text, [*scope.world.levels, *scope.world.model.effects])
    report(scope, UNKNOWN_FORM, found.node.span, name=text, near=near[0] if near else "")
    return None


def _end(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    this = any(isinstance(h.part, Node) and h.part.kind == "np_this" for h in found.holes)
    if this and scope.effect:
        return (EndEffect(),)
    name = level_named(found, scope)
    if name is None:
        return ()
    if name in scope.world.model.effects:
        return (EndEffect(name, actor.ref if actor is not None else None),)
    outcome = found.hole("outcome")
    return (End(name, said(outcome.part) if outcome is not None else ""),)


def _reroll(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    roll = _roll_hole(found, scope)
    return (Prim("reroll", (roll,), found.node.span),) if roll is not None else ()


def _own_roll(node: Node, scope: Scope) -> Ref | None:
    """`your roll` where no roll is at hand: the one you made last in a contest."""
    if scope.roll is not None or scope.you is None or node.node("poss_your") is None:
        return None
    return MemoryOf(numbers.last_roll("", scope), scope.you.ref)


def _roll_hole(found: Said, scope: Scope) -> Ref | None:
    for hole in found.things:
        if isinstance(hole.part, Node) and hole.part.kind in ("np_roll", "np_it"):
            own = _own_roll(hole.part, scope)
            if own is not None:
                return own
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
    roll = _roll_hole(found, scope)
    return (Prim("keep-highest", (roll,), found.node.span),) if roll is not None else ()


def _prevent(found: Said, actor: Noun | None, scope: Scope, line: Node, rows: Rows) -> Block:
    return (Prevent(),)


Direct = Callable[[Said, "Noun | None", Scope, Node, Rows], Block]
_DIRECT: Mapping[str, Direct] = {
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
    "prevent": _prevent,
}
