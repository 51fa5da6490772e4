"""Small deeds: parts of a line that are no verb phrases, such as `nothing` and `remember`."""

from __future__ import annotations

from typing import assert_never

from talisman.compiler.messages.bodies import KEPT_ALREADY, ODD_DIE, OTHER_SORT_KEPT, SEVERAL_KEPT
from talisman.compiler.messages.numbers import UNCHANGING
from talisman.compiler.model import SIDES, Block, Int, OpenWindow, Rec, Ref, SetField
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import averted, consequences, doers, goods
from talisman.compiler.resolve.phrase import calls, numbers, role_nouns, states
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind, declared, not_yet, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

MOST_SIDES = 1000


Small = (
    views.Prevent
    | views.PreventUnit
    | views.DoesNotHappen
    | views.Nothing
    | views.RememberFlag
    | views.ForgetFlag
    | views.NowSo
    | views.NoLongerSo
    | views.RememberNumber
    | views.RememberThing
    | views.OpenWindow
)


def small(node: Small, scope: Scope) -> Block:
    """A deed that is no verb phrase."""
    match node:
        case views.Nothing():
            return ()
        case views.DoesNotHappen() | views.Prevent() | views.PreventUnit():
            return averted.prevent(node, scope)
        case views.RememberFlag() | views.ForgetFlag():
            name = scope.world.find("flag", node.flag.text) or ""
            return (SetField(name, None, Int(1 if isinstance(node, views.RememberFlag) else 0)),)
        case views.NowSo() | views.NoLongerSo():
            return _state(node, scope)
        case views.RememberNumber():
            return _remember(node, scope)
        case views.RememberThing():
            return _remember_thing(node, scope)
        case views.OpenWindow():
            found = declared(node.setting, scope, "window")
            about = scope.roll.ref if scope.roll is not None else Rec("object") if scope.event else None
            return (OpenWindow(found.name, about),) if found is not None else ()

    assert_never(node)


def _state(node: views.NowSo | views.NoLongerSo, scope: Scope) -> Block:
    """`it is now worn`: a state begins or ends, of each of those that are meant."""
    np, state = node.np, states.given(node.adj, scope)
    if state is None:
        return ()
    so = Int(1 if isinstance(node, views.NowSo) else 0)
    who = None if isinstance(np, views.NpIt) else scope.you  # who is meant by `it` does nothing here
    of = scope.world.model.counters[state].of
    doing = goods.Doing(who, said(node), who, wanted=of, span=node.span)

    def keep(filled: goods.Filled) -> Block:
        if not isinstance(filled, Noun):
            return goods.no_thing(np, "what is so is so of a thing", scope)
        states.check(state, filled.kind, node.span, scope)
        return (SetField(state, filled.ref, so),)

    return goods.spread(np, doing, scope, keep)


def _remember(node: views.RememberNumber, scope: Scope) -> Block:
    kept = memory(node.second_number, scope)
    _kept_already(node, node.first_number, node.second_number, scope)
    if kept is None:
        return ()  # memory() says why
    return (SetField(*kept, numbers.number(node.first_number, scope)),)


def _kept_already(node: Node, kept: Node, where: Node, scope: Scope) -> None:
    """Refuse to remember what is remembered there: nothing would change."""
    if said(kept) == said(where):
        report(scope, KEPT_ALREADY, node.span, what=said(kept))


def memory(target: views.Number, scope: Scope) -> tuple[str, Ref] | None:
    """The memory or counter that keeps a number (`your tally`), and whose; None where it is told why not."""
    leaf = numbers.unit_leaf(target)
    if leaf is None:
        report(scope, UNCHANGING, target.span, name=said(target), what="neither a counter nor a memory")
        return None
    whose = numbers.owner(target, leaf, scope)
    found = numbers.find_unit(leaf.text, scope)
    if whose is None or found is None or numbers.never_changes(leaf, scope):
        return None
    role_nouns.check_bearer(found[1], numbers.bearers_of_unit(leaf.text, scope), whose, leaf.span, scope)
    return found[1], whose.ref


def sides(node: views.RollDice, scope: Scope) -> int:
    """How many sides the dice have."""
    if node.sides is None:
        return SIDES
    leaf = node.sides.integer
    sides = int(leaf.text)
    if not 2 <= sides <= MOST_SIDES:
        report(scope, ODD_DIE, leaf.span, sides=leaf.text, most=MOST_SIDES)
        return SIDES
    return sides


def _remember_thing(node: views.RememberThing, scope: Scope) -> Block:
    """`remember your place as your base`: a memory that holds a thing."""
    np, link = node.np, node.link_of
    _kept_already(node, np, link, scope)
    memory = scope.world.find("memory", link.link.text)
    if memory is None:
        not_yet(scope, node)
        return ()
    whose = role_nouns.link_owner(link, scope)
    if whose is None:
        return ()
    role_nouns.check_memory(memory, whose, link, scope)
    scope.clause()
    if (drawn := node.drawn) is not None and not doers.is_drawn(np, drawn, scope):
        return ()
    who = scope.doer or scope.you
    sort = scope.world.words.get("memory kind", {}).get(memory, "")

    doing = goods.Doing(
        who,
        prompts.remembered(node, scope),
        who,
        drawn is not None,
        wanted=sort,
        template="remember",
        span=node.span,
    )

    def keep(filled: goods.Filled) -> Block:
        if not isinstance(filled, Noun):
            return goods.no_thing(np, "what is remembered is a thing or a number", scope)
        kinds = (filled.kind,) if filled.kind else calls.sorts(np, scope)
        other = next((kind for kind in kinds if not scope.world.fits(kind, sort)), "") if sort else ""
        if other:
            names = {"of": a_kind(scope.world, sort), "kind": a_kind(scope.world, other)}
            report(scope, OTHER_SORT_KEPT, np.span, memory=memory, named=other, **names)
        return (SetField(memory, whose.ref, filled.ref),)

    made = goods.spread(np, doing, scope, keep)
    if drawn is not None and made:
        doers.some_drawn(np, drawn, made, scope)
    if consequences.for_several(made):
        report(scope, SEVERAL_KEPT, np.span, noun=said(np), memory=memory)
    return made
