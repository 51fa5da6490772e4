"""Lasting changes of numbers: what adds to a stat, sets it, bounds it, or keeps something from counting."""

from __future__ import annotations

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.phrases import UNKNOWN_WORD
from talisman.compiler.model import Always, Arith, Cmp, Cond, Int, Modify, Num, Same, Suppress, Var
from talisman.compiler.resolve.body import goods
from talisman.compiler.resolve.phrase import conditions, descriptions, nominals, nouns, numbers
from talisman.compiler.resolve.phrase.calls import SETTING_NODES
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import has, leaves, not_yet, report
from talisman.compiler.syntax.tree import Leaf, Node

CANDIDATE = Var(0)
_OPS = {">=": "least", "<=": "most", "=": "set"}


def stat_of(leaf: Leaf, scope: Scope) -> str | None:
    """The stat a unit names; only stats can be changed for a while."""
    found = numbers.find_unit(leaf.text, scope)
    if found is not None and found[1] in scope.world.model.stats:
        return found[1]
    near = closest(leaf.text, scope.world.forms("stat", "limit"))
    report(scope, UNKNOWN_WORD, leaf.span, name=leaf.text, wanted="stat", near=near[0] if near else "")
    return None


def modifier(line: Node, scope: Scope, settings: tuple[str, ...]) -> tuple[Modify | Suppress | None, Cond]:
    """The change that a line says, and the conditions said behind it."""
    change = next((kid for kid in line.nodes() if kid.kind not in SETTING_NODES), None)
    named: list[str] = list(settings)
    when: list[Cond] = []
    me = scope.you or scope.this
    for part in line.nodes(*SETTING_NODES):
        leaf = part.leaf("SETTING")
        name = (
            scope.world.find("setting", leaf.text)
            if leaf is not None and part.kind == "set_setting"
            else None
        )
        if name is not None:
            named.append(name)
        else:
            when.append(conditions.setting(part, scope, me.ref if me is not None else None))
    made = _change(change, scope, tuple(named)) if change is not None else None
    return made, nominals.both(*when)


def _change(node: Node, scope: Scope, settings: tuple[str, ...]) -> Modify | Suppress | None:
    parts = list(node.nodes())
    match node.kind:
        case "modify_own":
            leaf, signed = node.leaf("UNIT"), node.leaf("SIGNED")
            stat = stat_of(leaf, scope) if leaf is not None else None
            if stat is None or signed is None:
                return None
            return Modify(stat, "add", Int(int(signed.text)), _own(scope), settings)
        case "modify" if parts:
            signed = node.leaf("SIGNED")
            return _named(
                parts[0], "add", Int(int(signed.text) if signed is not None else 0), scope, settings
            )
        case "modify_by" if len(parts) > 1:
            amount: Num = numbers.number(parts[0], scope)
            if has(node, "minus"):
                amount = Arith("-", Int(0), amount)
            return _named(parts[1], "add", amount, scope, settings)
        case "modify_is" if len(parts) > 1:
            cond = numbers.comparison(Int(0), parts[1], scope)
            if isinstance(cond, Cmp) and cond.op in _OPS:
                return _named(parts[0], _OPS[cond.op], cond.b, scope, settings)
        case "modify_unlimited" if parts:
            return _named(parts[0], "unlimited", Int(0), scope, settings)
        case "ignore_units" if parts:
            stats = tuple(name for leaf in node.leaves("UNIT") if (name := stat_of(leaf, scope)) is not None)
            return Suppress(stats, _sources(parts[0], scope), _own(scope))
        case "ignore_all" if parts:
            return _ignored(parts[0], scope)
    not_yet(scope, node)
    return None


def _own(scope: Scope) -> Cond:
    me = scope.you or scope.this
    return Same(CANDIDATE, me.ref) if me is not None else Always(False)


def _named(num: Node, op: str, amount: Num, scope: Scope, settings: tuple[str, ...]) -> Modify | None:
    """A change to the number of somebody who is named (`its reach`, `the reach of each card`)."""
    leaf = numbers.unit_leaf(num)
    if leaf is None:
        not_yet(scope, num)
        return None
    stat = stat_of(leaf, scope)
    if stat is None:
        return None
    poss = nominals.owner_node(num)
    np = next((kid for kid in num.nodes() if kid.kind.startswith("np_") or kid.kind == "you"), None)
    if poss is not None:
        whose = nouns.owner(poss, scope, numbers.kind_of_unit(leaf.text, scope))
        if whose is None:
            return None
        numbers.check_bearer(stat, numbers.kind_of_unit(leaf.text, scope), whose, leaf.span, scope)
        subject: Cond = Same(CANDIDATE, whose.ref)
    elif np is not None:
        subject = descriptions.matches(np, CANDIDATE, scope)
    else:
        subject = _own(scope)
    return Modify(stat, op, amount, subject, settings)


def _sources(np: Node, scope: Scope) -> tuple[str, ...]:
    """The kinds (or tags) whose contributions are meant."""
    part = nominals.nominal(np)
    found = nominals.heads(part, scope) if part is not None else ()
    return tuple(
        head.name if head.cls == "kind" and not head.tags else (head.tags or (head.name,))[0]
        for head in found
    )


def _ignored(np: Node, scope: Scope) -> Suppress:
    """`NP do not count`: things towards limits, or, of kinds that nobody holds, what they add to stats."""
    part = nominals.nominal(np)
    found = nominals.heads(part, scope) if part is not None else ()
    if found and all(goods.holdable(head, scope) for head in found):
        thing = Var(1)
        subject = _own(scope) if any(leaf.text in ("your", "its") for leaf in leaves(np)) else Always()
        return Suppress((), (), subject, True, descriptions.matches(np, thing, scope))
    return Suppress((), _sources(np, scope), _own(scope))
