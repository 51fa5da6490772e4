"""A memory that counts down: one less at each of its occasions, and what is done when none is left."""

from __future__ import annotations

from talisman.compiler.messages.headings import COUNTS_NO_NUMBER, NEVER_COUNTED_DOWN
from talisman.compiler.model import (
    Arith,
    Block,
    Cmp,
    FieldOf,
    If,
    Int,
    Ref,
    Rule,
    SetField,
    This,
    Trigger,
    You,
)
from talisman.compiler.resolve.body import statements
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import bearer_scope
from talisman.compiler.resolve.paths import cites, join
from talisman.compiler.resolve.phrase.events import pattern
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views


def count_down(head: Head, name: str, of: str, world: World) -> None:
    """The rules of a memory that counts down: while it is more than 0, one less after each of the events.

    What is done when it is counted down follows where the last one is counted, however often it was set.
    """
    done = head.clause(views.DCountedDown)
    occasions = list(head.all_of(views.DCountsDown))
    if done is not None and not occasions:
        world.bag.add(NEVER_COUNTED_DOWN.at(done.span, name=name))
    if occasions and world.model.counters[name].holds_thing:
        world.bag.add(COUNTS_NO_NUMBER.at(occasions[0].span, name=name))
        return
    avatar = world.is_avatar(of)
    bearer: Ref = You() if avatar else This()
    left = FieldOf(name, bearer)
    for occasion, clause in enumerate(occasions):
        if not of:
            continue
        fewer = SetField(name, bearer, Arith("-", left, Int(1)))
        last = _done(done, bearer, _scope(head, name, of, bearer, world), avatar=avatar)
        ended = (If(Cmp("=", left, Int(0)), last),) if last else ()
        world.model.rules.append(
            Rule(
                path=join(head.path(name), "counting", *([f"{occasion + 1}"] if occasion else [])),
                shape=Trigger(pattern(clause.event, _scope(head, name, of, bearer, world)), (fewer, *ended)),
                kind="" if avatar else of,
                each=of if avatar else "",
                when=Cmp(">", left, Int(0)),
                cites=cites(clause),
                pack=head.pack,
                span=clause.span,
            )
        )


def _scope(head: Head, name: str, of: str, bearer: Ref, world: World) -> Scope:
    """Whoever has the memory is `it` and `you`."""
    scope = bearer_scope(world, head, name, of)
    scope.this = scope.you = Noun(bearer, of)
    return scope


def _done(clause: views.DCountedDown | None, bearer: Ref, scope: Scope, *, avatar: bool) -> Block:
    """What is done in the end; what nobody plays does nothing itself, so it is said who does it."""
    if clause is None:
        return ()
    if not avatar:
        scope.you = None
    return statements.block(clause.block, scope)
