"""Declared sentences, conditions and numbers that nobody says: what they mean is read all the same.

A declared phrase is written out where it is said. One that nobody says would never be read, and what is
wrong in it would be found by another pack. So it is read once, with things of the kinds of its holes, in a
world of its own, of which nothing is kept but the problems. What only the place can tell where it is said
(a roll in hand, a role, what `it` was) is no problem here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.aside import NOTHING_TO_PREVENT
from talisman.compiler.messages.bodies import NO_CHOOSER
from talisman.compiler.messages.phrases import (
    AMBIGUOUS_IT,
    NEEDS_YOU,
    NO_AMOUNT,
    NO_ROLL,
    NO_THIS,
    NO_YOU,
    SEVERAL_THINGS,
    UNKNOWN_ROLE,
)
from talisman.compiler.model import Amount, Model, Rec, You
from talisman.compiler.resolve.body import statements
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.phrase import conditions, numbers
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import hole_types
from talisman.values import copied, members

OF_THE_PLACE = (
    AMBIGUOUS_IT,
    NEEDS_YOU,
    NO_AMOUNT,
    NO_CHOOSER,
    NO_ROLL,
    NO_THIS,
    NO_YOU,
    NOTHING_TO_PREVENT,
    SEVERAL_THINGS,
    UNKNOWN_ROLE,
)
"""What is so, or not, only where a phrase is said."""


def read_unsaid(heads: Sequence[Head], world: World) -> None:
    """Read the meaning of each declared phrase that no text says."""
    waiting = [head for head in heads if head.word in ("sentence", "condition", "number")]
    unsaid = [head for head in waiting if not any(text in world.said for text in head.texts)]
    if not unsaid:
        return
    bag = Bag()
    apart = _apart(world, bag)
    for head in unsaid:
        for text in head.texts[:1]:
            scope = _scope(head, text, apart)
            for clause in head.clauses:
                _read(clause, scope)
    codes = [code.code for code in OF_THE_PLACE]
    world.bag.extend(one for one in bag.found if one.code not in codes)


def _read(clause: Node, scope: Scope) -> None:
    match clause:
        case views.DMeans():
            statements.block(clause.block, scope)
        case views.DTrueWhen():
            conditions.condition(clause.cond, scope)
        case views.DIs():
            numbers.number(clause.number, scope)


def _scope(head: Head, text: str, world: World) -> Scope:
    """The scope of a meaning, with a thing of the kind of each hole that takes one."""
    path = join(head.pack, slug(text))
    scope = Scope(world, head.pack, path, roll=Noun(Rec("object")), amount=Amount(), meanings=(text,))
    things = list(_things(text, world))
    subject = things[0] if text.startswith("{") and things else None
    you = subject or next((one for one in things if _may_be_you(one, world)), None)
    scope.you = Noun(You(), you.kind if you is not None else next(iter(world.avatars), ""))
    rest = [one for one in things if one is not you]
    for name, one in zip(("object", "target", "extra"), rest, strict=False):
        scope.words[name] = one
    scope.words["actor"] = scope.you
    scope.this = Noun(Rec("object"))
    scope.it = [*rest, scope.you][:1]
    return scope


def _things(text: str, world: World) -> Iterator[Noun]:
    places = iter(("object", "other", "extra"))
    for kind in hole_types(text):
        if kind in world.model.kinds or kind == "goods":
            yield Noun(Rec(next(places, "extra")), kind if kind in world.model.kinds else "")


def _may_be_you(one: Noun, world: World) -> bool:
    return bool(one.kind) and any(world.fits(one.kind, kind) for kind in (*world.avatars, *world.seats))


def _apart(world: World, bag: Bag) -> World:
    """A world that knows the same, of which nothing is kept."""
    made, model = copied(world), copied(world.model)
    for member in members(Model):
        value = getattr(model, member.name)
        if isinstance(value, dict | list):
            setattr(model, member.name, value.copy())
    made.model, made.bag = model, bag
    made.verbs, made.sets = dict(world.verbs), {name: list(of) for name, of in world.sets.items()}
    made.counted = {name: list(of) for name, of in world.counted.items()}
    made.levels = {}
    for name, level in world.levels.items():
        made.levels[name] = own = copied(level)
        own.roles, own.kinds = list(level.roles), dict(level.kinds)
    return made
