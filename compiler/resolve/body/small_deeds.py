"""Small deeds: parts of a line that are no verb phrases, such as `nothing` and `remember`."""

from __future__ import annotations

from talisman.compiler.messages.aside import SEVERAL_KEPT
from talisman.compiler.messages.chance import ODD_DIE
from talisman.compiler.messages.dropped import OTHER_SORT_KEPT, UNCHANGING
from talisman.compiler.model import SIDES, Block, Int, OpenWindow, Rec, Ref, SetField
from talisman.compiler.resolve.body import averted, consequences, goods
from talisman.compiler.resolve.phrase import calls, numbers, role_nouns, states
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind, declared, not_yet, report, said
from talisman.compiler.syntax.tree import Node

MOST_SIDES = 1000


def small(node: Node, scope: Scope) -> Block | None:
    """A deed that is no verb phrase; None if it is one."""
    match node.kind:
        case "nothing":
            return ()
        case "does_not_happen" | "prevent" | "prevent_unit":
            return averted.prevent(node, scope)
        case "remember_flag" | "forget_flag":
            leaf = node.leaf("FLAG")
            name = scope.world.find("flag", leaf.text) if leaf is not None else None
            return (SetField(name or "", None, Int(1 if node.kind == "remember_flag" else 0)),)
        case "now_so" | "no_longer_so":
            return _state(node, scope)
        case "remember_number":
            return _remember(node, scope)
        case "remember_thing":
            return _remember_thing(node, scope)
        case "open_window":
            leaf = node.leaf("SETTING")
            found = declared(leaf, scope, "window") if leaf is not None else None
            about = scope.roll.ref if scope.roll is not None else Rec("object") if scope.event else None
            return (OpenWindow(found.name, about),) if found is not None else ()
    return None


def _state(node: Node, scope: Scope) -> Block:
    """`it is now worn`: a state begins or ends, of each of those that are meant."""
    np, leaf = next(node.nodes(), None), node.leaf("ADJ")
    state = states.given(leaf, scope) if leaf is not None else None
    if np is None or leaf is None or state is None:
        return ()
    so = Int(1 if node.kind == "now_so" else 0)
    who = None if np.kind == "np_it" else scope.you  # who is meant by `it` does nothing here
    of = scope.world.model.counters[state].of
    doing = goods.Doing(who, said(node), who, wanted=of, span=node.span)

    def keep(filled: goods.Filled) -> Block:
        if not isinstance(filled, Noun):
            return goods.no_thing(np, "what is so is so of a thing", scope)
        states.check(state, filled.kind, node.span, scope)
        return (SetField(state, filled.ref, so),)

    return goods.spread(np, doing, scope, keep)


def _remember(node: Node, scope: Scope) -> Block:
    parts = list(node.nodes())
    kept = memory(parts[1], scope) if len(parts) > 1 else None
    if kept is None:
        return ()  # memory() says why
    return (SetField(*kept, numbers.number(parts[0], scope)),)


def memory(target: Node, scope: Scope) -> tuple[str, Ref] | None:
    """The memory or counter that keeps a number (`your tally`), and whose; None where it is told why not."""
    leaf = numbers.unit_leaf(target)
    if leaf is None:
        report(scope, UNCHANGING, target.span, name=said(target), what="neither a counter nor a memory")
        return None
    whose = numbers.owner(target, leaf, scope)
    found = numbers.find_unit(leaf.text, scope)
    if whose is None or found is None or numbers.never_changes(leaf, scope):
        return None
    numbers.check_bearer(found[1], numbers.bearers_of_unit(leaf.text, scope), whose, leaf.span, scope)
    return found[1], whose.ref


def sides(node: Node, scope: Scope) -> int:
    """How many sides the dice have."""
    part = node.node("sides")
    leaf = part.leaf("INT") if part is not None else None
    if leaf is None:
        return SIDES
    sides = int(leaf.text)
    if not 2 <= sides <= MOST_SIDES:
        report(scope, ODD_DIE, leaf.span, sides=leaf.text, most=MOST_SIDES)
        return SIDES
    return sides


def _remember_thing(node: Node, scope: Scope) -> Block:
    """`remember your place as your base`: a memory that holds a thing."""
    np, link = next(node.nodes(), None), node.node("link_of")
    leaf = link.leaf("LINK") if link is not None else None
    memory = scope.world.find("memory", leaf.text) if leaf is not None else None
    if np is None or link is None or memory is None:
        not_yet(scope, node)
        return ()
    whose = role_nouns.link_owner(link, scope)
    if whose is None:
        return ()
    scope.clause()
    who = scope.doer or scope.you
    sort = scope.world.words.get("memory kind", {}).get(memory, "")

    doing = goods.Doing(who, said(node), who, wanted=sort, template="remember", span=node.span)

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
    if consequences.for_several(made):
        report(scope, SEVERAL_KEPT, np.span, noun=said(np), memory=memory)
    return made
