"""Refuse what would change about two things and is done one behind the other: the second undoes the first.

`go to the space of Ann, then Ann goes to your space` reads as if the two changed places. The second is done
when the first has been: you stand where Ann is by then, and she stays there. So it is with all that two have
(`put all stones in your bag into the bag of Ann`, then hers into yours), and with what goes round a table:
`for each player: it gives all its stones to the player to the left of it` hands the same ones on and on.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.moving import ACTOR, OBJECT, moved_by
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import CHANGED_PLACES, HANDED_ROUND
from talisman.compiler.model import (
    Act,
    Block,
    Call,
    ForEach,
    Holder,
    IfDone,
    InZone,
    Let,
    May,
    NextSeat,
    Nobody,
    Not,
    Pick,
    PlaceOf,
    Prim,
    Rec,
    Ref,
    Same,
    Sel,
    Var,
    ZoneArg,
    ancestors,
    conjuncts,
)
from talisman.compiler.source import Span
from talisman.values import frozen

Known = dict[str, frozenset[Rec]]


@frozen
class Handed:
    """All of a sort that one has goes to another. zone: where it lies and goes to, as far as that is said."""

    kind: str
    of: Ref
    to: Ref
    zone: str
    span: Span


def changed_places(context: Context) -> Iterator[Diagnostic]:
    """One for each second deed that finds nothing as it was, and for each loop that hands on what it gave."""
    known: Known = {}
    told: set[Span] = set()
    for text, _ in context.own_texts:
        if not context.parts(text, ForEach) and not context.parts(text, PlaceOf):
            continue
        lets = context.lets(text)
        for block in _blocks(context, text):
            for span, what in _undone(context, block, lets, known):
                if span not in told:
                    told.add(span)
                    yield CHANGED_PLACES.at(span, what=what)
        for loop in context.parts(text, ForEach):
            for handed in _handed_in(context, loop.body, lets, known):
                ends = (handed.of, handed.to)
                if Var(loop.sel.var) in ends and (_beside(*ends) or _beside(*reversed(ends))):
                    yield HANDED_ROUND.at(handed.span)


def _blocks(context: Context, text: object) -> Iterator[Block]:
    """The bodies in a text, each with what it begins with."""
    if isinstance(text, tuple):
        yield text
    for part in context.walk(text):
        for name in ("body", "then", "otherwise"):
            block = getattr(part, name, None)
            if isinstance(block, tuple):
                yield block


def _undone(context: Context, block: Block, lets: dict[int, Ref], known: Known) -> Iterator[tuple[Span, str]]:
    """Where somebody goes to whoever has just come, and what is handed back that has just been given."""
    gone: dict[Ref, Ref] = {}
    given: list[Handed] = []
    for deed in _in_a_row(block):
        if isinstance(deed, Call):
            who = _plain(deed.actor, lets)
            if who is None or ACTOR not in moved_by(context, deed.verb, known):
                continue
            to = _plain(deed.object.of, lets) if isinstance(deed.object, PlaceOf) else None
            if to is not None and gone.get(to) == who:
                yield deed.span, "goes where it is already: the other one has come there"
            gone.pop(who, None)
            for one in [one for one, at in gone.items() if at == who]:
                del gone[one]
            if to is not None:
                gone[who] = to
        else:
            handed = _handed(context, deed, lets, known)
            if handed is None:
                continue
            for before in given:
                same = handed.kind == before.kind and handed.zone == before.zone
                if same and handed.of == before.to and handed.to == before.of:
                    yield handed.span, "takes in what was given in front of it, too"
            given.append(handed)


def _in_a_row(block: Block) -> Iterator[Call | ForEach]:
    """What is done one behind the other, whatever is chosen in between."""
    for stmt in block:
        match stmt:
            case Act(call):
                yield call
            case ForEach():
                yield stmt
            case Pick() | May():
                yield from _in_a_row(stmt.body)
            case IfDone(act, then):
                yield act.call
                yield from _in_a_row(then)


def _handed_in(context: Context, block: Block, lets: dict[int, Ref], known: Known) -> Iterator[Handed]:
    for deed in _in_a_row(block):
        handed = _handed(context, deed, lets, known) if isinstance(deed, ForEach) else None
        if handed is not None:
            yield handed


def _handed(context: Context, loop: ForEach, lets: dict[int, Ref], known: Known) -> Handed | None:
    """What a loop hands over of all that somebody has."""
    thing = Var(loop.sel.var)
    of, zone = _whose(loop.sel, lets)
    body = [stmt for stmt in loop.body if not isinstance(stmt, Let)]
    if of is None or len(body) != 1:
        return None
    match body[0]:
        case Prim("move" | "move-under", (what, ZoneArg(into, bearer)), span) if bearer is not None:
            to = _plain(bearer, lets)
            if what == thing and to is not None and zone in ("", into):
                return Handed(loop.sel.kind, of, to, "", span)
        case Act(call) if call.object == thing and OBJECT in moved_by(context, call.verb, known):
            ends = [_plain(call.actor, lets), _plain(call.other, lets)]
            to = next((one for one in ends if one is not None and one != of), None)
            if to is not None and (not zone or zone in _zones_after(context, call.verb, loop.sel.kind)):
                return Handed(loop.sel.kind, of, to, "", call.span)
    return None


def _zones_after(context: Context, verb: str, kind: str) -> set[str]:
    """The zones into which a verb puts a thing of a kind: those it says, or where the kind belongs."""
    model = context.model
    known = model.verbs.get(verb)
    moves = [part for part in context.walk(known.does) if isinstance(part, Prim)] if known is not None else []
    found = {arg.zone for part in moves for arg in part.args if isinstance(arg, ZoneArg)}
    if any(part.name == "give" for part in moves):
        kinds = {kind, *ancestors(model.kinds, kind)}
        found |= {name for name, zone in model.zones.items() if kinds.intersection(zone.holds)}
    return found


def _whose(sel: Sel, lets: dict[int, Ref]) -> tuple[Ref | None, str]:
    """Whose all things of a selection are, and in which zone they lie; nobody's where it says more."""
    somebodys = Not(Same(Holder(Var(sel.var)), Nobody()))
    said = [cond for cond in conjuncts(sel.where) if cond != somebodys]
    match said[0] if len(said) == 1 else None:
        case InZone(of, zone, bearer) if of == Var(sel.var) and bearer is not None:
            return _plain(bearer, lets), zone
        case Same(Holder(of), who) if of == Var(sel.var):
            return _plain(who, lets), ""
    return None, ""


def _beside(one: Ref, other: Ref) -> bool:
    """Whether the other sits next to the one."""
    return isinstance(other, NextSeat) and other.of == one


def _plain(who: Ref | None, lets: dict[int, Ref]) -> Ref | None:
    """Who is meant by a word that stands for somebody known."""
    while isinstance(who, Var) and who.n in lets:
        who = lets[who.n]
    return who


__all__ = ["changed_places"]
