"""Clauses of declarations: what a counter starts at, who sees a zone, what a limit counts, what a verb does.

Every name is in the model already (heads.py); here the entries are replaced by complete ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler.messages.headings import (
    FLAG_OF_SOMEBODY,
    MISSING_CLAUSE,
    NOBODY_SETTLES,
    NOT_A_LINE_HERE,
    OUT_OF_BOUNDS,
    WORKED_OUT,
    WRONG_CLAUSE,
)
from talisman.compiler.model import (
    Arith,
    Block,
    Count,
    CountsTo,
    Int,
    Nobody,
    Num,
    Pick,
    Rec,
    Ref,
    Rule,
    SetField,
    StatOf,
    This,
    Trigger,
    Var,
    You,
)
from talisman.compiler.model.walk import exchanged, walk
from talisman.compiler.resolve.body.statements import block
from talisman.compiler.resolve.declare.counting_down import count_down
from talisman.compiler.resolve.declare.counts_whose import counts_its_kind, says_whose
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import (
    bearer_scope,
    first_word,
    kind_in,
    kinds_in,
    no_clause_twice,
    written,
)
from talisman.compiler.resolve.declare.verbs import complete_verb
from talisman.compiler.resolve.declare.worth import worth
from talisman.compiler.resolve.paths import join
from talisman.compiler.resolve.phrase.events import pattern
from talisman.compiler.resolve.phrase.nominals import both
from talisman.compiler.resolve.phrase.nouns import selection, thing
from talisman.compiler.resolve.phrase.number_tables import steps
from talisman.compiler.resolve.phrase.numbers import number
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind, is_clause, leaves
from talisman.compiler.resolve.world import World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.clauses import below
from talisman.compiler.syntax.headings import WORDS
from talisman.compiler.syntax.tree import Node
from talisman.values import evolve


def check_clauses(head: Head, world: World) -> None:
    """Complain about clauses and lines that the declaration has no use for."""
    word = WORDS[head.word]
    no_clause_twice(head, world)
    if word.level:
        return
    for clause in head.clauses:
        if clause.kind in word.clauses:
            continue
        if is_clause(clause):
            said = clause.kind[2:].replace("_", " ")
            allowed = below(head.word)
            world.bag.add(WRONG_CLAUSE.at(clause.span, clause=said, what=head.word, allowed=allowed))
        else:
            world.bag.add(NOT_A_LINE_HERE.at(clause.span, what=head.word))


def complete(head: Head, world: World) -> None:
    """Fill in the entries of a heading."""
    check_clauses(head, world)
    reader = _COMPLETE.get(head.word)
    if reader is not None:
        reader(head, world)


def complete_kinds(head: Head, world: World) -> None:
    """What stands below the heading of kinds; known before any other clause is read."""
    binds, played = head.clause(views.DBinds), head.clause(views.DPlayedBy)
    role = first_word(binds, "ROLE", "LINK") if binds else ""
    defaults: dict[str, int] = {}
    for line in head.all_of(views.Props):
        for entry in line.prop_is:
            leaf = entry.value.integer if isinstance(entry.value, views.ValueInt) else entry.integer
            if leaf is not None:
                defaults[entry.unit.text if entry.unit is not None else ""] = int(leaf.text)
    for name in head.names:
        world.model.kinds[name] = evolve(
            world.model.kinds[name],
            binds=role or ("it" if binds else ""),
            seat=head.clause(views.DTakesSeat) is not None,
            played_by=kind_in(played, world) if played else "",
            supply=_zone_name(head.clause(views.DSupply), world),
            leaves_to=_zone_name(head.clause(views.DLeavesTo), world),
            defaults=defaults,
        )


def _zone_name(clause: views.DSupply | views.DLeavesTo | None, world: World) -> str:
    """The zone that a clause names."""
    if clause is None:
        return ""
    word = first_word(clause, "KIND_S", "KIND_P")
    return world.find("zone", word) or ""


def _scope(head: Head, name: str, world: World) -> Scope:
    of = head.clause(views.DOf)
    return bearer_scope(world, head, name, kind_in(of, world) if of else "")


def _of(head: Head, world: World) -> str:
    of = head.clause(views.DOf)
    return kind_in(of, world) if of else ""


Numeric = views.DStartsAt | views.DFloor | views.DCeiling | views.DIs


def _number(clause: Numeric | None, scope: Scope) -> Num | None:
    """The number of a clause, in terms of the bearer."""
    return number(clause.number, scope) if clause is not None else None


def _counter(head: Head, world: World) -> None:
    for name in head.names:
        scope = _scope(head, name, world)
        of = _of(head, world)
        _whose(head, name, world)
        shown = head.clause(views.DShown) is not None
        world.model.counters[name] = evolve(
            world.model.counters[name],
            memory=head.word in ("memory", "state"),
            seen="owner" if head.word in ("memory", "state") and not shown else "all",
            start=_number(head.clause(views.DStartsAt), scope),
            floor=_number(head.clause(views.DFloor), scope),
            ceiling=_number(head.clause(views.DCeiling), scope),
            shown=shown,
            untold=head.clause(views.DUntold) is not None,
        )
        for occasion, forgotten in enumerate(head.all_of(views.DForgotten)):
            _forget(head, name, of, forgotten, occasion, world)
        count_down(head, name, of, world)


def _whose(head: Head, name: str, world: World) -> None:
    """A number is always somebody's; a flag may be that of the game."""
    if head.word == "flag" and not _of(head, world) and name.split(" ")[0] in ("you", "your"):
        world.bag.add(FLAG_OF_SOMEBODY.at(head.span, name=name))
    if head.word != "flag" and not _of(head, world):
        example = "of a KIND"
        world.bag.add(
            MISSING_CLAUSE.at(head.span, what=head.word, name=name, missing="whose it is", example=example)
        )


def _forget(head: Head, name: str, of: str, clause: views.DForgotten, occasion: int, world: World) -> None:
    """A memory is empty again after an event of its bearer (`Rule.each` where bearers are avatars)."""
    avatar = world.is_avatar(of)
    bearer: Ref = You() if avatar else This() if of else Rec("actor")
    scope = bearer_scope(world, head, name, of)
    scope.this = Noun(bearer, of)
    scope.you = Noun(bearer, of)
    empty = Nobody() if world.model.counters[name].holds_thing else Int(0)
    world.model.rules.append(
        Rule(
            path=join(head.path(name), "forgotten", *([f"{occasion + 1}"] if occasion else [])),
            shape=Trigger(pattern(clause.event, scope), (SetField(name, bearer if of else None, empty),)),
            kind="" if avatar else of,
            each=of if avatar else "",
            pack=head.pack,
            span=clause.span,
        )
    )


def _of_a_sum(head: Head, name: str, world: World) -> None:
    """Refuse where a stat starts and ends that is worked out: those are of what one gains and loses."""
    for clause in (head.clause(views.DStartsAt), head.clause(views.DFloor)):
        if head.clause(views.DIs) is not None and clause is not None:
            world.bag.add(WORKED_OUT.at(clause.span, name=name))


def _stat(head: Head, world: World) -> None:
    for name in head.names:
        scope = _scope(head, name, world)
        base = _number(head.clause(views.DIs), scope)
        _of_a_sum(head, name, world)
        _whose(head, name, world)
        world.model.stats[name] = evolve(
            world.model.stats[name],
            start=_number(head.clause(views.DStartsAt), scope),
            floor=_number(head.clause(views.DFloor), scope),
            base=base,
            pile=base is None,
            shown=head.clause(views.DShown) is not None,
            untold=head.clause(views.DUntold) is not None,
        )


def _limit(head: Head, world: World) -> None:
    for name in head.names:
        scope = _scope(head, name, world)
        by = head.clause(views.ByValue)
        base = _number(head.clause(views.DIs), scope)
        if by is not None:
            base = steps(by, scope)
        world.model.stats[name] = evolve(
            world.model.stats[name],
            start=_number(head.clause(views.DStartsAt), scope),
            base=base,
            pile=base is None,
        )
        _settled(name, world.model.stats[name].of, head.span, world)
        counts, excess = head.clause(views.DCounts), head.clause(views.DExcess)
        if counts is None:
            world.bag.add(
                MISSING_CLAUSE.at(
                    head.span, what="limit", name=name, missing="what it counts", example="counts things"
                )
            )
            continue
        says_whose(counts.np, world.model.stats[name].of, _scope(head, name, world))
        counts_its_kind(counts.np, head.of, _scope(head, name, world))
        sel = selection(counts.np, _scope(head, name, world))
        counting = evolve(sel, where=both(sel.where, CountsTo(Var(sel.var), name)))
        over = Arith("-", Count(counting), StatOf(name, You()))
        world.model.limits[name] = evolve(
            world.model.limits[name],
            counts=sel,
            excess=_of_what_counts(_excess(head, name, excess, over, world), name, sel.kind),
        )


def _of_what_counts(excess: Block, limit: str, kind: str) -> Block:
    """The excess, in which only things are chosen that count, and that giving up helps."""
    picks = [part for part in walk(excess) if isinstance(part, Pick) and part.sel.kind == kind]
    counting: dict[object, object] = {
        one: evolve(one, sel=evolve(one.sel, where=both(one.sel.where, CountsTo(Var(one.sel.var), limit))))
        for one in picks
    }
    return exchanged(excess, counting)


def _excess(head: Head, name: str, clause: views.DExcess | None, over: Num, world: World) -> Block:
    """What the bearer does with what is too much; `that many` is how much that is."""
    if clause is None:
        return ()
    of = _of(head, world)
    scope = bearer_scope(world, head, name, of)
    scope.amount = over
    for word in ("holder", "owner", "actor"):
        scope.words[word] = Noun(You(), of)
    return block(clause.block, scope)


def _settled(name: str, of: str, span: Span, world: World) -> None:
    """Who has too much must be somebody who can give something up."""
    if of and not world.is_avatar(of):
        players = " and ".join(f"things of the kind {kind}" for kind in world.avatars)
        world.bag.add(NOBODY_SETTLES.at(span, name=name, kind=a_kind(world, of), players=players))


def _seen_by(head: Head) -> str:
    seen = head.clause(views.DSeenBy)
    if seen is None or seen.has_all:
        return "all"
    return "nobody" if seen.has_nobody else "owner"


def _zone(head: Head, world: World) -> None:
    size = head.clause(views.DSize)
    empty, excess = head.clause(views.DWhenEmpty), head.clause(views.DExcess)
    for name in head.names:
        if size is not None:
            _settled(name, world.model.zones[name].of, size.span, world)
        scope = _scope(head, name, world)
        scope.zone = name
        world.model.zones[name] = evolve(
            world.model.zones[name],
            awake=head.clause(views.DAwake) is not None,
            size=written(size.number, world) if size else None,
            refill=block(empty.block, scope) if empty else (),
            excess=block(excess.block, scope) if excess else (),
        )


def _param(head: Head, world: World) -> None:
    default, bounds = head.clause(views.DDefault), head.clause(views.DFromTo)
    if default is None:
        world.bag.add(
            MISSING_CLAUSE.at(
                head.span, what="parameter", name=head.names[0], missing="its value", example="default 1"
            )
        )
        return
    low, high = None, None
    if bounds is not None:
        low, high = written(bounds.first_number, world), written(bounds.second_number, world)
    value = written(default.number, world) or 0
    for name in head.names:
        if low is not None and high is not None and not low <= value <= high:
            here = next(leaves(default.number), default.number).span
            world.bag.add(OUT_OF_BOUNDS.at(here, name=name, value=value, low=low, high=high))
        world.model.params[name] = evolve(
            world.model.params[name],
            value=value,
            low=low,
            high=high,
        )


def _window(head: Head, world: World) -> None:
    asks, answers = head.clause(views.DAsks), head.clause(views.DAnswers)
    for name in head.names:
        scope = Scope(world, head.pack, head.path(name))
        world.model.windows[name] = evolve(
            world.model.windows[name],
            asks=tuple(_asked(kid, scope, world) for kid in asks.nps) if asks else ("active",),
            answers=kinds_in(answers, world) if answers else (),
            openly=head.clause(views.DOpenly) is not None,
            one_pass=head.clause(views.DOnePass) is not None,
        )


def _asked(node: views.Np, scope: Scope, world: World) -> Ref | str:
    """Whom a window asks: a role, everybody else, or whose turn it is."""
    if isinstance(node, views.NpRole):
        level = world.level_of_role(first_word(node, "ROLE"))
        if level:
            return thing(node, evolve(scope, level=level))
    return "other" if any("other" in text for text in _words(node)) else "active"


def _words(node: Node) -> tuple[str, ...]:
    return tuple(leaf.text for kid in (node, *node.nodes()) for leaf in kid.leaves())


_COMPLETE: dict[str, Callable[[Head, World], None]] = {
    "counter": _counter,
    "memory": _counter,
    "flag": _counter,
    "state": _counter,
    "stat": _stat,
    "limit": _limit,
    "zone": _zone,
    "parameter": _param,
    "window": _window,
    "verb": complete_verb,
    "worth": worth,
}


def complete_all(heads: Sequence[Head], world: World) -> None:
    """Every declaration but kinds, procedures, contests and forms.

    Whose counters and zones are is known before the first phrase is read, since phrases depend on it.
    """
    for head in heads:
        _bearers(head, world)
    for head in heads:
        complete(head, world)


def _bearers(head: Head, world: World) -> None:
    """Whose a counter, stat, limit or zone is, and what it holds."""
    model, of = world.model, _of(head, world)
    holds = head.clause(views.DHolds)
    for name in head.names:
        if head.word == "zone":
            held = kinds_in(holds, world) if holds else ()
            model.zones[name] = evolve(model.zones[name], of=of, holds=held, seen=_seen_by(head))
        elif head.word in ("counter", "memory", "state", "flag"):
            things = head.word == "memory" and any(word in model.kinds for word in head.of)
            sort = next((word for word in head.of if word in model.kinds), "") if things else ""
            model.counters[name] = evolve(model.counters[name], of=of, holds_thing=things, sort=sort)
            if things:
                world.words.setdefault("memory kind", {})[name] = sort
        elif head.word in ("stat", "limit"):
            model.stats[name] = evolve(model.stats[name], of=of)
            if name in model.limits:
                model.limits[name] = evolve(model.limits[name], of=of)
