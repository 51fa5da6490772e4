"""Declared sentences, conditions and numbers that nobody says: what they mean is read all the same.

A declared phrase is written out where it is said. One that nobody says would never be read, and what is
wrong in it would be found by another pack. So it is read once, with things of the kinds of its holes, in a
world of its own, of which nothing is kept but the problems. What only the place can tell where it is said
(a roll in hand, a role, what `it` was) is no problem here.

Conditions and numbers are all read so: each hole is a thing of its own here, so that the meaning shows which
of them it speaks of.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.deeds import NO_CHOOSER, NOTHING_TO_PREVENT
from talisman.compiler.messages.nouns import (
    AMBIGUOUS_IT,
    NEEDS_YOU,
    NO_ROLL,
    NO_THIS,
    NO_YOU,
    SEVERAL_THINGS,
    UNKNOWN_ROLE,
)
from talisman.compiler.messages.numbers import NO_AMOUNT
from talisman.compiler.model import Amount, Cond, DeclaredPhrase, Model, Num, Rec, Ref, You
from talisman.compiler.model.walk import walk
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


HOLES = tuple(Rec(f"hole {number}") for number in range(8))
"""What stands in the holes, in order: things of which nothing is known but their kinds."""


def read_unsaid(heads: Sequence[Head], world: World) -> None:
    """Read the meaning of each declared phrase that no text says, and which holes are heeded."""
    world.model.phrases = []
    apart: World | None = None
    for head in heads:
        if head.word not in ("sentence", "condition", "number") or not head.texts:
            continue
        is_said = any(text in world.said for text in head.texts)
        if is_said and head.word == "sentence":
            continue
        apart = apart or _apart(world)
        apart.bag = bag = Bag()
        scope, holes = _scope(head, head.texts[0], apart)
        made = [_read(clause, scope) for clause in head.clauses]
        if not is_said:
            codes = [code.code for code in OF_THE_PLACE]
            world.bag.extend(one for one in bag.found if one.code not in codes)
        if head.word != "sentence" and any(one is not None for one in made):
            parts = set(walk(made))
            silent = tuple(at for at, one in holes if one not in parts)
            leaf = head.node.leaf("STRING")
            world.model.phrases.append(
                DeclaredPhrase(head.texts[0], silent, leaf.span if leaf else head.span)
            )


def _read(clause: Node, scope: Scope) -> Cond | Num | None:
    match clause:
        case views.DMeans():
            statements.block(clause.block, scope)
        case views.DTrueWhen():
            return conditions.condition(clause.cond, scope)
        case views.DIs():
            return numbers.number(clause.number, scope)
    return None


def _scope(head: Head, text: str, world: World) -> tuple[Scope, list[tuple[int, Ref | Num]]]:
    """The scope of a meaning, with a thing of the kind of each hole that takes one; what stands in which."""
    path = join(head.pack, slug(text))
    scope = Scope(world, head.pack, path, roll=Noun(Rec("that roll")), amount=Amount(), meanings=(text,))
    things, holes = _things(text, world)
    subject = things[0] if text.startswith("{") and things else None
    you = subject or next((one for one in things if _may_be_you(one, world)), None)
    scope.you = you or Noun(You(), next(iter(world.avatars), ""))
    rest = [one for one in things if one is not you]
    for name, one in zip(("object", "target", "extra"), rest, strict=False):
        scope.words[name] = one
    scope.words["actor"] = scope.you
    scope.this = Noun(Rec("this"))
    scope.it = [*rest, scope.you][:1]
    return scope, holes


def _things(text: str, world: World) -> tuple[list[Noun], list[tuple[int, Ref | Num]]]:
    """The things that stand in the holes; the number of each, and what stands in it."""
    things: list[Noun] = []
    holes: list[tuple[int, Ref | Num]] = []
    for at, (kind, mark) in enumerate(zip(hole_types(text), HOLES, strict=False)):
        if kind == "number":
            holes.append((at, Amount()))
        elif kind in world.model.kinds or kind == "goods":
            things.append(Noun(mark, kind if kind in world.model.kinds else ""))
            holes.append((at, mark))
    return things, holes


def _may_be_you(one: Noun, world: World) -> bool:
    return bool(one.kind) and any(world.fits(one.kind, kind) for kind in (*world.avatars, *world.seats))


def _apart(world: World) -> World:
    """A world that knows the same, of which nothing is kept."""
    made, model = copied(world), copied(world.model)
    for member in members(Model):
        value = getattr(model, member.name)
        if isinstance(value, (dict, list)):
            setattr(model, member.name, value.copy())
    made.model = model
    made.verbs, made.sets = dict(world.verbs), {name: list(of) for name, of in world.sets.items()}
    made.counted = {name: list(of) for name, of in world.counted.items()}
    made.levels = {}
    for name, level in world.levels.items():
        made.levels[name] = own = copied(level)
        own.roles, own.kinds = list(level.roles), dict(level.kinds)
    return made
