"""Conditions: what must hold, said in words."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.phrases import MIXED
from talisman.compiler.model import (
    Allowed,
    Always,
    AnyOf,
    Bearer,
    Cmp,
    Cond,
    Count,
    Current,
    During,
    Exists,
    FieldOf,
    HasTag,
    Holder,
    InSetting,
    Int,
    InZone,
    MemoryOf,
    ModeIs,
    Nobody,
    Not,
    PlaceOf,
    PrintedThing,
    Ref,
    Role,
    Same,
    Sel,
    Top,
    UnderEffect,
    Var,
)
from talisman.compiler.resolve.phrase import calls, declared_phrases, descriptions, nominals, nouns, numbers
from talisman.compiler.resolve.phrase.nominals import both, either, negate
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import declared, has, leaves, not_yet, said
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.views import made

MAY_BE_NOBODY = (Bearer, Holder, MemoryOf, PlaceOf, PrintedThing, Top)
"""What may mean nobody while the rest of the sentence stands: nothing is remembered, printed, there."""


def condition(node: Node, scope: Scope) -> Cond:
    """The condition a phrase says."""
    parts = list(node.nodes())
    match node.kind:
        case "cond_and" | "cond_or":
            if not _alike(node, scope):
                return Always(False)
            return _joined(node, parts, scope)
        case "cond_all" | "cond_any":
            return _joined(node, parts, scope)
        case "cond_is" if len(parts) > 1:
            return _is(node, parts[0], parts[1], scope)
        case "cond_compare" if len(parts) > 1:
            return numbers.comparison(numbers.number(parts[0], scope), parts[-1], scope)
        case "cond_which":
            return declared_phrases.opposite(numbers.is_chosen(node, scope), has(node, "not"))
        case "cond_phrase" if parts:
            return declared_phrases.declared_condition(parts[-1], scope, parts[0] if len(parts) > 1 else None)
        case "cond_setting" if parts:
            me = scope.you or scope.this
            return setting(parts[0], scope, me.ref if me is not None else None)
        case "cond_flag":
            leaf = node.leaf("FLAG")
            name = scope.world.find("flag", leaf.text) if leaf is not None else None
            true = Cmp(">", FieldOf(name or "", None), Int(0))
            return negate(true) if has(node, "not") else true
        case "cond_exists" if parts:
            return exists(parts[0], scope)
        case "cond_place" if parts:
            base = scope.you or scope.this or nouns.you(node, scope)
            return descriptions.located(parts[0], base.ref, scope) if base is not None else Always(False)
        case "cond_cannot" if len(parts) > 1:
            subject = nouns.noun(parts[0], scope) if nouns.is_definite(parts[0], scope) else None
            call = calls.single_call(parts[-1], subject, scope)
            return Not(Allowed(call)) if call is not None else Always(False)
        case "cond_short" if parts:
            return passive(parts[0], scope.this, node.node("by"), scope)
        case "set_setting" | "set_against" | "set_during" | "set_as_role" | "set_as_kind":
            me = scope.you or scope.this
            return setting(node, scope, me.ref if me is not None else None)
        case "place_at" | "place_here":
            base = scope.you or scope.this or nouns.you(node, scope)
            return descriptions.located(node, base.ref, scope) if base is not None else Always(False)
    not_yet(scope, node)
    return Always(False)


def _joined(node: Node, parts: Sequence[Node], scope: Scope) -> Cond:
    """What several conditions come to: all of them, or one."""
    join = both if node.kind in ("cond_and", "cond_all") else either
    return join(*(condition(part, scope) for part in parts))


def _alike(node: Node, scope: Scope) -> bool:
    """Refuse `and` beside `or`: what belongs together would be a guess."""
    last, joins, terms = node, list[str](), list[str]()
    while last.kind in ("cond_and", "cond_or"):
        before, behind = last.nodes()
        joins.insert(0, last.kind.removeprefix("cond_"))
        terms.insert(0, said(behind))
        last = before
    terms.insert(0, said(last))
    if len(set(joins)) == 1:
        return True
    readings = (f"one reading: {_grouped(terms, joins, inner)}" for inner in ("and", "or"))
    scope.world.bag.add(MIXED.at(node.span, notes=readings))
    return False


def _grouped(terms: Sequence[str], joins: Sequence[str], inner: str) -> str:
    """Conditions in brackets, those first that one of the words joins."""
    groups = [[terms[0]]]
    for join, term in zip(joins, terms[1:], strict=True):
        if join == inner:
            groups[-1].append(term)
        else:
            groups.append([term])
    outer = "or" if inner == "and" else "and"
    told = (f"({f', {inner} '.join(group)})" if len(group) > 1 else group[0] for group in groups)
    return f", {outer} ".join(told)


def exists(np: Node, scope: Scope) -> Cond:
    """`there is a card here`."""
    if nouns.is_definite(np, scope) and np.kind != "np_named":
        return Not(Same(nouns.thing(np, scope), Nobody()))
    det = nominals.determiner(np)
    found = Exists(descriptions.selection(np, scope))
    leaf = det.leaf("INT") if det is not None else None
    if leaf is not None and leaf.text != "1":
        return Cmp(">=", Count(found.sel), Int(int(leaf.text)))
    return Not(found) if det is not None and has(det, "no") else found


def _is(node: Node, subject: Node, pred: Node, scope: Scope) -> Cond:
    no = has(node, "not")
    if pred.kind == "pred_g":
        return declared_phrases.opposite(declared_phrases.declared_condition(pred, scope, subject), no)
    arg = nouns.zone(subject, scope, quiet=True)
    if (
        arg is not None
        and pred.kind == "pred_words"
        and "empty" in [leaf.text for leaf in pred.leaves("ADJ")]
    ):
        var = scope.names.fresh()
        return declared_phrases.opposite(
            Not(Exists(Sel(var, "", InZone(Var(var), arg.zone, arg.bearer)))), no
        )
    if nouns.is_definite(subject, scope) or subject.kind in ("np_it", "np_this", "you", "np_them"):
        found = nouns.noun(subject, scope)
        return (
            declared_phrases.opposite(predicate(pred, found, scope), no)
            if found is not None
            else Always(False)
        )
    sel = descriptions.selection(subject, scope)
    true = declared_phrases.opposite(predicate(pred, Noun(Var(sel.var), sel.kind), scope), no)
    some = Exists(Sel(sel.var, sel.kind, both(sel.where, true), sel.span))
    det = nominals.determiner(subject)
    return Not(some) if det is not None and has(det, "no") else some


def predicate(pred: Node, whose: Noun, scope: Scope) -> Cond:
    """What is said of a thing behind `is` or `are`."""
    ref = whose.ref
    parts = list(pred.nodes())
    match pred.kind:
        case "pred_words":
            return both(*(word_of(leaf.text, ref, scope) for leaf in pred.leaves("ADJ")))
        case "pred_role":
            found = nouns.role(pred, scope)
            return _same(ref, found.ref) if found is not None else Always(False)
        case "pred_kind":
            return descriptions.described(pred, ref, scope)
        case "pred_place" if parts:
            return descriptions.located(parts[0], ref, scope)
        case "place_at" | "place_here":
            return descriptions.located(pred, ref, scope)
        case "pred_named":
            return descriptions.matches(made("np_named", pred.kids, pred.span), ref, scope)
        case "pred_link" if parts:
            return _same(ref, nouns.thing(parts[0], scope))
        case "pred_passive" if parts:
            return passive(parts[0], whose, pred.node("by"), scope)
    not_yet(scope, pred)
    return Always(False)


def _same(one: Ref, other: Ref) -> Cond:
    """Both are one thing; two that may both be nobody are the same only where there is somebody."""
    same = Same(one, other)
    if isinstance(one, MAY_BE_NOBODY) and isinstance(other, MAY_BE_NOBODY):
        return both(Not(Same(one, Nobody())), same)
    return same


def word_of(text: str, ref: Ref, scope: Scope) -> Cond:
    """A word said of a thing: a form it is in, a value it has, a tag."""
    form = scope.world.find("form", text)
    if form is not None:
        return UnderEffect(form, ref)
    value = scope.world.find("value", text)
    if value is not None:
        return ModeIs(ref, value)
    if text == "active":
        return Same(ref, Current())
    return HasTag(ref, scope.world.find("tag", text) or text)


def passive(phrase: Node, whose: Noun | None, by: Node | None, scope: Scope) -> Cond:
    """`held by a seat`, `held`: a state, read off what holds the thing."""
    if whose is None:
        not_yet(scope, phrase)
        return Always(False)
    found = declared_phrases.match(phrase, scope)
    verb = found.declaration.names[0] if found is not None else ""
    if by is not None and verb in ("hold", "own", "bear"):
        inner = next(by.nodes(), None)
        return descriptions.matches(inner, Holder(whose.ref), scope) if inner is not None else Always(False)
    if verb in ("hold", "own", "bear"):
        return Not(Same(Holder(whose.ref), Nobody()))
    not_yet(scope, phrase, f"a state `{verb}` that nothing keeps")
    return Always(False)


# --- situations --------------------------------------------------------------------------------------


def setting(node: Node, scope: Scope, of: Ref | None) -> Cond:
    """A situation (`at night`, `against a card`, `during your turn`, `as the winner`) of a thing."""
    inner = next(node.nodes(), None)
    match node.kind:
        case "set_setting":
            leaf = node.leaf("SETTING")
            word = declared(leaf, scope, "setting", "window") if leaf is not None else None
            return InSetting(word.name, of) if word is not None else Always(False)
        case "set_during" if inner is not None:
            return during(inner, scope)
        case "set_against" if inner is not None:
            return against(inner, of, scope)
        case "set_as_role":
            found = nouns.role(node, scope)
            return Same(of, found.ref) if found is not None and of is not None else Always(False)
    not_yet(scope, node)
    return Always(False)


def during(np: Node, scope: Scope) -> Cond:
    """A frame encloses; with a possessive it is that thing's."""
    level = level_of(np, scope)
    if not level:
        not_yet(scope, np)
        return Always(False)
    poss = nominals.owner_node(np)
    whose = nouns.owner(poss, scope) if poss is not None else None
    roles = scope.world.levels[level].roles
    first = roles[0] if roles else "actor"
    return both(During(level), Same(Role(level, first), whose.ref) if whose is not None else Always())


def level_of(np: Node, scope: Scope) -> str:
    """The procedure or contest that a noun names ("" none)."""
    for leaf in leaves(np):
        if leaf.kind in ("KIND_S", "KIND_P"):
            return scope.world.find("procedure", leaf.text) or scope.world.find("contest", leaf.text) or ""
    return ""


def against(np: Node, of: Ref | None, scope: Scope) -> Cond:
    """The other side of the contest that the thing is in fits a noun."""
    if of is None:
        return Always(False)
    ways: list[Cond] = []
    for one, other in sides(scope):
        ways.append(both(Same(one, of), descriptions.matches(np, other, scope.inner())))
        ways.append(both(Same(other, of), descriptions.matches(np, one, scope.inner())))
    return AnyOf(tuple(ways)) if ways else Always(False)


def sides(scope: Scope) -> tuple[tuple[Role, Role], ...]:
    """The sides of every contest that inherits none."""
    found = []
    for level in scope.world.levels.values():
        if level.contest and not level.parent and len(level.roles) > 1:
            found.append((Role(level.name, level.roles[0]), Role(level.name, level.roles[1])))
    return tuple(found)
