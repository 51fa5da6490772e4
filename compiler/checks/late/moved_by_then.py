"""Refuse what follows a deed and counts what it has moved, or asks where it was: that is another by then.

`when you take a tool from a player with 1 tool` would wait for who has one left when the first is gone, and
`at Fountain: when you go to Old Square` for who is in two places.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.moving import moved_by, role_of, said_of_where_one_is
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_late import MOVED_BY_THEN
from talisman.compiler.model import (
    Act,
    Cmp,
    Cond,
    Distance,
    Exists,
    FieldOf,
    HasTag,
    Holder,
    If,
    Int,
    InZone,
    Let,
    ModeIs,
    Named,
    Not,
    OnSpace,
    Pattern,
    PlaceOf,
    Prim,
    Rec,
    Ref,
    Rule,
    Same,
    Sel,
    StatOf,
    This,
    Trigger,
    UnderEffect,
    Var,
    You,
    ZoneArg,
    ancestors,
    conjuncts,
)

ACTOR, OBJECT, OTHER = Rec("actor"), Rec("object"), Rec("other")
THERE = (OBJECT, PlaceOf(OBJECT))


def moved_by_then(context: Context) -> Iterator[Diagnostic]:
    """One for each rule that asks so."""
    known: dict[str, frozenset[Rec]] = {}
    for rule in context.own_rules:
        if not isinstance(rule.shape, Trigger):
            continue
        if what := _become(context, rule, rule.shape):
            yield MOVED_BY_THEN.at(rule.shape.pattern.span, what=what)
        pattern = rule.shape.pattern
        if what := _none_any_more(context, rule, rule.shape) or _of_what_moved(pattern):
            yield MOVED_BY_THEN.at(pattern.span, what=what)
            continue
        if pattern.units:
            continue
        moved = moved_by(context, pattern.verb, known)
        found = []
        if ACTOR in moved:
            found = [_left(rule, pattern.where), _gone(context, pattern), _nowhere(context, rule, known)]
            found.append(_left_in_body(rule.shape))
        if ACTOR in moved or said_of_where_one_is(pattern.verb, context):
            found.append(_from_there(pattern.where))
        for sel in context.parts(pattern.where, Sel):
            found += [_counted(context, pattern, sel, one) for one in (ACTOR, OBJECT) if one in moved]
        for what in [one for one in found if one][:1]:
            yield MOVED_BY_THEN.at(pattern.span, what=what)


def _become(context: Context, rule: Rule, shape: Trigger) -> str:
    """What somebody has become by then who is asked for what was so before: `while you are shy: ...`."""
    pattern, values = shape.pattern, context.model.values
    word = pattern.units[0] if len(pattern.units) == 1 and pattern.units[0] in values else ""
    begins, _, form = pattern.verb.partition(" ")
    if not word and form not in context.model.effects:
        return ""
    who: set[object] = {ACTOR}
    asked = [*conjuncts(rule.when), *conjuncts(pattern.where)]
    if Same(ACTOR, You()) in asked:
        who.add(You())
    for one in shape.body:
        if isinstance(one, Let) and one.ref in who:
            who.add(Var(one.var))
        elif isinstance(one, If):
            asked += conjuncts(one.cond)
            break
        elif not isinstance(one, Let):
            break
    for part in asked:
        match part:
            case Not(ModeIs(of, other)) if of in who and other == word:
                return f"who became `{word}` is it then"
            case ModeIs(of, other) if (
                of in who and word and other != word and values.get(other) == values[word]
            ):
                return f"who became `{word}` is not `{other}` then"
            case Not(UnderEffect(other, of)) if of in who and other == form and begins == "begin":
                return f"who became a {form} is one then"
            case UnderEffect(other, of) if of in who and other == form and begins == "end":
                return f"whose {form} ended is none then"
    return ""


def _left(rule: Rule, where: Cond) -> str:
    """Where somebody goes away from, if a rule asks: `when a player at Fountain goes to Old Square`."""
    you = Same(ACTOR, You()) in conjuncts(where)
    for part in (*conjuncts(where), *(conjuncts(rule.when) if you else ())):
        match part:
            case OnSpace(of, PlaceOf(who)) if of == ACTOR and who == You() and not you:
                return "who went away is no longer here"
            case OnSpace(of, This()) if of in (ACTOR, You()) and Same(OBJECT, This()) not in conjuncts(where):
                return "who went away is no longer here"
            case OnSpace(of, Named(place)) if of in (ACTOR, You()):
                if Same(OBJECT, Named(place)) in conjuncts(where):
                    continue
                return f"who went away is no longer at {place}"
    return ""


def _left_in_body(shape: Trigger) -> str:
    """The same asked first in what follows: `when you go to Old Square: if you are at Fountain: ...`."""
    places = [name for one in conjuncts(shape.pattern.where) if (name := _place(one))]
    who: set[Ref] = {ACTOR}
    if Same(ACTOR, You()) in conjuncts(shape.pattern.where):
        who.add(You())
    for part in _asked_first(shape, who):
        match part:
            case OnSpace(of, Named(place)) if of in who and places and place not in places:
                return f"who went away is no longer at {place}"
    return ""


def _place(part: Cond) -> str:
    """The place that an event is done to, by its name; "" where a condition says none."""
    match part:
        case Same(of, Named(name)) if of == OBJECT:
            return name
    return ""


def _asked_first(shape: Trigger, who: set[Ref]) -> list[Cond]:
    """What is asked before anything is done; the names that it has for these are added to them."""
    for one in shape.body:
        if isinstance(one, Let):
            if one.ref in who:
                who.add(Var(one.var))
        elif isinstance(one, If):
            return [*conjuncts(one.cond)]
        else:
            break
    return []


def _from_there(where: Cond) -> str:
    """How far a place is from who is there by then: `when you step onto a neighbour space`."""
    parts = conjuncts(where)
    own = (PlaceOf(ACTOR), *((PlaceOf(You()),) if Same(ACTOR, You()) in parts else ()))
    for part in parts:
        match part:
            case Cmp(_, Distance(a, b)) if (a in own and b in THERE) or (b in own and a in THERE):
                return "who did it is there"
            case Same(a, b) | Not(Same(a, b)) if (a in own and b == OBJECT) or (b in own and a == OBJECT):
                return "who did it is there"
    return ""


def _of_what_moved(pattern: Pattern) -> str:
    """How many somebody has of what was given or taken: `when a player with no coins gains 1 coin`."""
    for part in conjuncts(pattern.where):
        numbers = (part.a, part.b) if isinstance(part, Cmp) else ()
        for one in numbers:
            match one:
                case FieldOf(unit, of) | StatOf(unit, of) if unit in pattern.units and of in (ACTOR, OTHER):
                    return f"who had it has another number of {unit} then"
    return ""


def _none_any_more(context: Context, rule: Rule, shape: Trigger) -> str:
    """That there is none, asked of who has just got one: `while you have no tools: when you take a tool`."""
    pattern, kinds = shape.pattern, context.model.kinds
    parts = conjuncts(pattern.where)
    if Same(ACTOR, You()) not in parts or pattern.verb not in context.model.verbs:
        return ""
    got = [one for one in context.walk(context.model.verbs[pattern.verb].does) if isinstance(one, Prim)]
    if not any(one.name == "give" or _to_who_does_it(one) for one in got):
        return ""
    tags = [one.tag for one in parts if isinstance(one, HasTag) and one.of == OBJECT and one.tag in kinds]
    who: set[Ref] = {ACTOR, You()}
    asked = [*conjuncts(rule.when), *parts, *_asked_first(shape, who)]
    for part in asked:
        match part:
            case Cmp("<=" | "=", FieldOf(unit, of), Int(most)) if unit in pattern.units and of in who:
                if most <= 0 and any(one.name == "give" for one in got):
                    return f"who got it has some {unit} then"
            case Not(Exists(Sel(var, kind, where))) if kind in tags:
                narrower = [one for one in conjuncts(where) if not _of_whom(one, var)]
                if not narrower and any(_of_whom(one, var) in who for one in conjuncts(where)):
                    return f"who got it has one of the {kinds[kind].plural or kind} then"
    return ""


def _to_who_does_it(one: Prim) -> bool:
    """Whether a primitive puts the thing of an event into a zone of who does it."""
    match one:
        case Prim("move" | "move-under", (what, ZoneArg(_, bearer))):
            return what == OBJECT and bearer in (ACTOR, You())
    return False


def _gone(context: Context, pattern: Pattern) -> str:
    """Where somebody is, or what that one has, who is off the board then: `when a player here dies`."""
    if not _off_board(context, pattern.verb, ACTOR, set()):
        return ""
    does = _deeds(context, pattern.verb, set())
    for part in context.walk(pattern.where):
        match part:
            case OnSpace(of) if of == ACTOR:
                return "who did it is nowhere then"
            case Sel() if _had_by(part, (ACTOR,)):
                if any(isinstance(one, Sel) and _had_by(one, (ACTOR, You())) for one in does):
                    return "who did it has nothing then"
    return ""


def _nowhere(context: Context, rule: Rule, known: dict[str, frozenset[Rec]]) -> str:
    """Where somebody was who is off the board then, in what follows: `when you die: each player here ...`."""
    shape = rule.shape
    if not isinstance(shape, Trigger) or not _off_board(context, shape.pattern.verb, ACTOR, set()):
        return ""
    who: set[object] = {ACTOR}
    if Same(ACTOR, You()) in conjuncts(shape.pattern.where):
        who.add(You())
    who |= {Var(var) for var, ref in context.lets(rule).items() if ref in who}
    for part in context.walk(shape.body):
        match part:
            case Act(call) if call.actor in who and ACTOR in tuple(moved_by(context, call.verb, known)):
                return ""  # and is somewhere again
            case PlaceOf(of) if of in who:
                return "who did it is nowhere then"
    return ""


def _had_by(sel: Sel, who: tuple[object, ...]) -> bool:
    """Whether things are meant that one of these has."""
    return any(_of_whom(part, sel.var) in who for part in conjuncts(sel.where))


def _off_board(context: Context, verb: str, who: Rec, seen: set[tuple[str, Rec]]) -> bool:
    """Whether a verb, or one that it is done by, brings who does it, or its thing, off the board."""
    declared = context.model.verbs.get(verb)
    if (verb, who) in seen or declared is None or declared.does is None:
        return False
    seen.add((verb, who))
    for part in context.walk(declared.does):
        match part:
            case Prim("remove", (what, *_)) if role_of(what) == who:
                return True
            case Prim("move" | "move-under", (what, ZoneArg(zone))) if role_of(what) == who:
                if not context.model.zones[zone].of:
                    return True
            case Act(call):
                places = ((call.actor, ACTOR), (call.object, OBJECT))
                if any(
                    role_of(of) == who and _off_board(context, call.verb, as_, seen) for of, as_ in places
                ):
                    return True
    return False


def _deeds(context: Context, verb: str, seen: set[str]) -> list[object]:
    """The parts of what a verb does, also by the verbs that the same one does in it."""
    declared = context.model.verbs.get(verb)
    if verb in seen or declared is None or declared.does is None:
        return []
    seen.add(verb)
    found = [*context.walk(declared.does)]
    for part in found[:]:
        if isinstance(part, Act) and role_of(part.call.actor) == ACTOR:
            found += _deeds(context, part.call.verb, seen)
    return found


def _counted(context: Context, pattern: Pattern, sel: Sel, moved: Rec) -> str:
    """What is counted where the moved thing is, or was; "" if it is not one of these."""
    kinds, where = context.model.kinds, conjuncts(sel.where)
    tags = {part.tag for part in conjuncts(pattern.where) if isinstance(part, HasTag) and part.of == moved}
    if moved == ACTOR:
        tags.add(context.model.verbs[pattern.verb].actor)
        there = OnSpace(Var(sel.var), OBJECT) in where and not any(
            Not(Same(Var(sel.var), one)) in where for one in (You(), ACTOR)
        )
    else:
        there = any(_of_whom(part, sel.var) in (ACTOR, OTHER) for part in where)
    lines = [ancestors(kinds, one) for one in tags if one in kinds]
    if not there or sel.kind not in kinds:
        return ""
    if any(sel.kind in line or line[0] in ancestors(kinds, sel.kind) for line in lines):
        return f"there is another number of {kinds[sel.kind].plural or sel.kind} then"
    return ""


def _of_whom(part: Cond, var: int) -> object:
    """Of whom it is asked whether he has a thing."""
    match part:
        case Same(Holder(Var(n)), who) if n == var:
            return who
        case InZone(Var(n), _, who) if n == var:
            return who
    return None


__all__ = ["moved_by_then"]
