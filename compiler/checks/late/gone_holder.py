"""What follows a thing's going away does not ask who has it: nobody does then.

A rule on an event is done after it. Where the verb takes the thing away from whoever had it, `its holder`
behind `when` is nobody, or who has it now, and never who is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_late import GONE_FROM_TOP, GONE_HOLDER, GONE_SINCE
from talisman.compiler.model import (
    Act,
    AnyOf,
    Block,
    Call,
    HasTag,
    Holder,
    If,
    IfDone,
    InZone,
    Not,
    OnSpace,
    Pick,
    PlaceOf,
    Prim,
    Rec,
    Ref,
    Rule,
    Same,
    This,
    Top,
    Trigger,
    Var,
    Verb,
    You,
    ZoneArg,
    ancestors,
    conjuncts,
)
from talisman.compiler.model.walk import walk

OBJECT = Rec("object")
AWAY, TAKEN, GIVEN, UNSURE = "away", "taken", "given", ""
Whither = dict[tuple[str, str], set[str]]


def gone_holder(context: Context) -> Iterator[Diagnostic]:
    """One error for each rule that asks who has a thing after it went away."""
    whither: dict[tuple[str, str], set[str]] = {}
    for rule in context.model.rules:
        if not isinstance(rule.shape, Trigger) or rule.shape.pattern.units or not context.reported(rule.pack):
            continue
        verb = context.model.verbs.get(rule.shape.pattern.verb)
        goes = _goes(context, verb, _kind(context, rule), whither) if verb is not None else set()
        if not goes or UNSURE in goes:
            continue  # it stays where it is, or nobody can say where it is
        top = [part for part in context.walk(rule.shape.pattern.where) if isinstance(part, Top)]
        if top:
            yield GONE_FROM_TOP.at(rule.shape.pattern.span, zone=top[0].zone)
        elif _lay(context, rule, goes) or _late(context, rule, goes):
            yield GONE_HOLDER.at(rule.shape.pattern.span)


def gone_since(context: Context) -> Iterator[Diagnostic]:
    """One error for each rule that does away with a thing and then speaks of who has it."""
    whither: Whither = {}
    for rule in context.own_rules:
        blocks = _blocks(context, rule) if context.parts(rule, Holder) else ()
        late = (_asked_late(context, block, whither) for block in blocks)
        if (first := next((one for one in late if one is not None), None)) is not None:
            yield first


def _blocks(context: Context, rule: Rule) -> Iterator[Block]:
    """What a rule does one after the other, in all its branches."""
    body = getattr(rule.shape, "body", ())
    for part in (rule.shape, *context.walk(body)):
        block = (part.act, *part.then) if isinstance(part, IfDone) else getattr(part, "body", ())
        if isinstance(block, tuple) and len(block) > 1:
            yield block


def _asked_late(context: Context, block: Block, whither: Whither) -> Diagnostic | None:
    """What is wrong with deeds of which one takes a thing from everybody, and one asks who has it."""
    gone: dict[Ref, str] = {}
    for part in block:
        calls: Sequence[Call] = context.parts(part, Call)
        for call in calls:
            held = [one.of for one in context.parts(call, Holder) if one.of in gone]
            if held:
                return GONE_SINCE.at(call.span, verb=gone[held[0]])
        for call in calls if isinstance(part, (Act, Pick)) else ():
            verb = context.model.verbs.get(call.verb)
            if verb is None or not isinstance(call.object, Var) or call.unit:
                continue
            if _goes(context, verb, "", whither) == {AWAY}:
                gone[call.object] = call.verb
    return None


def _kind(context: Context, rule: Rule) -> str:
    """The kind of the thing whose text a rule is, where the event is about that."""
    thing = context.model.things.get(rule.carrier)
    of = rule.kind or (thing.kind if thing is not None else "")
    return of if _of_its_thing(rule) else ""


def _late(context: Context, rule: Rule, goes: set[str]) -> bool:
    """Whether a rule asks who has the thing, or who it came from, where that is told by nobody any more."""
    if goes == {AWAY}:
        return _asks(context, rule) or (_of_its_thing(rule) and PlaceOf(This()) in context.walk(rule))
    if GIVEN in goes:
        return goes.isdisjoint((AWAY, TAKEN)) and _hands_on(rule)
    return goes == {TAKEN} and _meets(rule)


def _goes(context: Context, verb: Verb, kind: str, known: dict[tuple[str, str], set[str]]) -> set[str]:
    """Where a verb brings the thing that it is done to: away from everybody, to its doer, into a zone.

    kind: of which kind the thing is, "" if nobody can say.
    """
    verbs = context.model.verbs
    if (verb.name, kind) not in known:
        known[verb.name, kind] = set()  # a verb may call itself
        found, others = set(), _other_branches(context, verb, kind)
        for part in context.walk(verb.does):
            match part:
                case _ if id(part) in others:
                    continue
                case Prim("take-away" | "remove"):
                    found.add(AWAY)
                case Prim("give"):
                    found.add(TAKEN)
                case Prim("move" | "move-under", (what, ZoneArg(zone, bearer))) if what == OBJECT:
                    of = context.model.kinds.get(context.model.zones[zone].of)
                    found.add(AWAY if of is None or of.place else TAKEN if bearer == Rec("actor") else zone)
                    found |= {GIVEN} if bearer == Rec("other") and of is not None and not of.place else set()
                case Act(call) if call.object == OBJECT and call.verb in verbs:
                    found |= _goes(context, verbs[call.verb], kind, known)
        known[verb.name, kind] = found
    return known[verb.name, kind]


def _other_branches(context: Context, verb: Verb, kind: str) -> set[int]:
    """What a verb does only to things that are not of a kind, or only to things that are not so."""
    found: set[int] = set()
    above = ancestors(context.model.kinds, kind)
    for part in context.parts(verb.does, If) if above else ():
        one_of = part.cond.of if isinstance(part.cond, AnyOf) else (part.cond,)
        asked = [one.tag for one in one_of if isinstance(one, HasTag) and one.of == OBJECT]
        if any(tag in above for tag in asked):
            found.update(id(one) for one in walk(part.otherwise or ()))
        elif len(asked) == len(one_of) and all(tag in context.model.kinds for tag in asked):
            found.update(id(one) for one in walk(part.then))
    return found


def _of_its_thing(rule: Rule) -> bool:
    """Whether the event is that of the thing whose rule it is."""
    assert isinstance(rule.shape, Trigger)
    return Same(OBJECT, This()) in conjuncts(rule.shape.pattern.where)


def _mine(rule: Rule) -> bool:
    """Whether the rule is about its own thing, and `you` is who has it."""
    return rule.you == Holder(This()) and _of_its_thing(rule)


def _lay(context: Context, rule: Rule, goes: set[str]) -> bool:
    """Whether a rule waits for something to be done to what somebody has, or what lies somewhere else."""
    assert isinstance(rule.shape, Trigger)
    for part in context.walk(rule.shape.pattern.where):
        match part:
            case Holder(of) | OnSpace(of) if of == OBJECT:
                return True
            case InZone(of, zone) if of == OBJECT and zone not in goes:
                if context.model.zones[zone].of or AWAY not in goes:  # what is away lies in some pile
                    return True
    return False


def _asks(context: Context, rule: Rule) -> bool:
    """Whether a rule speaks of who has the thing that the event is about."""
    parts = context.walk(rule)
    if Holder(OBJECT) in parts or (Holder(This()) in parts and _of_its_thing(rule)):
        return True
    return _mine(rule) and any(isinstance(part, You) for part in parts)


def _meets(rule: Rule) -> bool:
    """Whether a rule waits for its thing to be taken from who has it, or by another than who has it."""
    assert isinstance(rule.shape, Trigger)
    where = conjuncts(rule.shape.pattern.where)
    lost = (Same(Rec("other"), You()), Same(Rec("other"), Holder(This())), Not(Same(Rec("actor"), You())))
    return _mine(rule) and any(part in lost for part in where)


def _hands_on(rule: Rule) -> bool:
    """Whether a rule waits for its thing to be given by who has it, or to another: that one has it then."""
    assert isinstance(rule.shape, Trigger)
    where = conjuncts(rule.shape.pattern.where)
    lost = (Same(Rec("actor"), You()), Same(Rec("actor"), Holder(This())), Not(Same(Rec("other"), You())))
    return _mine(rule) and any(part in lost for part in where)
