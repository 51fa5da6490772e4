"""Whom and what verbs move elsewhere."""

from __future__ import annotations

from talisman.compiler.checks.context import Context
from talisman.compiler.model import Act, PlaceOf, Prim, Rec, You

ACTOR, OBJECT = Rec("actor"), Rec("object")


def moved_by(context: Context, verb: str, known: dict[str, frozenset[Rec]]) -> frozenset[Rec]:
    """Whether a verb moves who does it, or what it is done to, elsewhere."""
    if verb not in known:
        known[verb] = frozenset()  # a verb may do itself
        found: set[Rec] = set()
        declared = context.model.verbs.get(verb)
        for part in context.walk(declared.does) if declared is not None else ():
            match part:
                case Prim("take-away" | "give"):
                    found.add(OBJECT)
                case Prim("move" | "move-under" | "remove", (what, *_)):
                    found |= {known_as for known_as in (role_of(what),) if known_as is not None}
                case Act(call):
                    inner = moved_by(context, call.verb, known)
                    found |= {ACTOR} & {role_of(call.actor)} if ACTOR in inner else set()
                    done_to = role_of(call.object)
                    found |= {done_to} if OBJECT in inner and done_to is not None else set()
        known[verb] = frozenset(found)
    return known[verb]


def role_of(who: object) -> Rec | None:
    """Who does it, or what it is done to, in the body of a verb."""
    return ACTOR if who in (ACTOR, You()) else OBJECT if who == OBJECT else None


def said_of_where_one_is(verb: str, context: Context) -> bool:
    """Whether a verb is only done to the place where its doer is: what brings it there is another."""
    done = [act.call for act in context.every(Act) if act.call.verb == verb and act.call.object is not None]
    return bool(done) and all(call.object == PlaceOf(call.actor) for call in done if call.actor is not None)
