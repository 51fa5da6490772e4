"""A deed that begins a contest whose outcomes the sentence says, or that is named in the sentence.

A verb that does nothing but begin one is that contest, begun where the sentence stands. Of one that does more
(a price, a condition, one contest or another) all is done that it does, and the contests that it begins have
the rows of the sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.deeds import ROWS_OF_WHICH_SIDE
from talisman.compiler.model import Begin, Block, Call, Named
from talisman.compiler.resolve.body.primitives import Rows
from talisman.compiler.resolve.phrase import calls
from talisman.compiler.resolve.phrase.calls import Said
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import is_sentence, report, said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node


def inlined(
    found: Said, contest: str, deed: Call, other: Noun | None, actor: Noun | None, scope: Scope, rows: Rows
) -> Block | None:
    """The contest with outcomes of its own, or one that is named; None where the verb begins none so."""
    info = found.verb
    if info is None:
        return None
    begun = calls.begins(info, scope.world)
    options = [contest] if contest else list(begun)
    if not options:
        return None
    level = scope.world.levels[options[0]]
    if actor is None or other is None or len(level.roles) < 2:
        return None
    roles = {level.roles[0]: actor.ref, level.roles[1]: other.ref}
    seen = scope.you.ref if scope.you is not None else actor.ref
    if rows and seen == other.ref != actor.ref:
        who = actor.words or (actor.ref.name if isinstance(actor.ref, Named) else "it")
        report(scope, ROWS_OF_WHICH_SIDE, found.node.span, who=who)
    alone = _nothing_else(info.node, scope.world) and (bool(contest) or len(begun) == 1)
    if alone or not begun:
        deed = Call(deed.verb, actor.ref, other.ref, span=deed.span)
        return (Begin(level.name, roles, rows, deed, found.node.span),)
    if rows and _by_another(info.node, scope.world):
        return None  # nobody could say whose victory a row is of
    return (Begin(level.name, roles, rows, deed, found.node.span, whole=True, named=bool(contest)),)


def _nothing_else(declared: Node | None, world: World) -> bool:
    """Whether a verb begins a contest, whatever is so, and does nothing beside."""
    does = next((kid for kid in declared.nodes() if isinstance(kid, views.DDoes)), None) if declared else None
    return does is not None and _begins(does.block.lines, world)


def _begins(lines: Sequence[Node], world: World) -> bool:
    """Whether lines are a contest that is begun, or one of several, of which one is in any case."""
    if len(lines) == 1:
        return _is_begin(lines[0], world)
    first, *rest = lines
    if not isinstance(first, views.IfLine) or not _begins(first.block.lines, world):
        return False
    for line in rest[:-1]:
        if not isinstance(line, views.OtherwiseIf) or not _begins(line.block.lines, world):
            return False
    last = rest[-1]
    return isinstance(last, views.OtherwiseLine) and _begins(last.block.lines, world)


def _by_another(part: Node | None, world: World) -> bool:
    """Whether somebody else than who does the verb begins a contest in it."""
    if part is None:
        return False
    if isinstance(part, views.DoBy) and said(part.np) != "the actor" and calls.begins_in(part, world):
        return True
    return any(_by_another(kid, world) for kid in part.nodes())


def _is_begin(line: Node, world: World) -> bool:
    """Whether a line is `begin a CONTEST` and no more."""
    if not isinstance(line, views.Act) or line.block.lines or len(line.deeds) != 1:
        return False
    deed = line.deeds[0]
    if not isinstance(deed, views.Do) or deed.sets or not is_sentence(deed.phrase):
        return False
    name = world.find("verb", deed.phrase.verb.text)
    return name is not None and world.verbs[name].primitive == "begin"
