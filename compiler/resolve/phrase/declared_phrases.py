"""Sentences, conditions and numbers that packs declare: what they mean is written out where they are said.

In the meaning the subject is `you` and `the actor`; the other holes, in order, are `it` and `the target`;
a hole for a number is `that number`.
"""

from __future__ import annotations

from talisman.compiler.messages.phrases import NO_SENTENCE
from talisman.compiler.model import Always, Cond, Exists, Int, Not, Num, Sel, Var
from talisman.compiler.resolve.phrase import conditions, descriptions, nominals, nouns, numbers
from talisman.compiler.resolve.scope import Noun, Phrase, Scope
from talisman.compiler.resolve.words import not_yet, report, said
from talisman.compiler.syntax.tree import Leaf, Node, Part
from talisman.compiler.syntax.vocabulary import Match

HAS = ("have", "has")


def match(node: Node, scope: Scope) -> Match | None:
    """The declaration a phrase is built by; among several the one whose holes fit best."""
    found = scope.world.vocabulary.match(node)
    if not found:
        report(scope, NO_SENTENCE, node.span, verb=said(node), near="")
        return None
    return max(found, key=lambda one: _fit(one, scope)) if len(found) > 1 else found[0]


def _fit(one: Match, scope: Scope) -> int:
    """How well the holes fit their types: a wrong type counts against, a narrow one that fits for it."""
    score = 0
    for kind, part in zip(one.types, one.holes, strict=True):
        if part is None or isinstance(part, Leaf):
            continue
        if kind in scope.world.model.kinds:
            there = kind_said(part, scope)
            score += 0 if not there else 2 if scope.world.is_a(there, kind) else -3
        elif kind in ("counter", "amount"):
            score += 2 if part.kind.startswith("amount") else -3
        elif kind in ("procedure", "contest", "zone"):
            leaf = next((x for n in _nominals(part) for x in n.leaves("KIND_S", "KIND_P")), None)
            score += 2 if leaf is not None and scope.world.find(kind, leaf.text) else -1
    return score


def _nominals(part: Node) -> tuple[Node, ...]:
    inner = nominals.nominal(part)
    return tuple(inner.nodes()) if inner is not None else (part,)


def kind_said(part: Node, scope: Scope) -> str:
    """The kind of a noun phrase as far as its words say it."""
    if part.kind == "np_named" and (ref := part.node("nameref")) is not None:
        leaf = ref.leaf("NAME", "STRING")
        keys = scope.world.names.get(leaf.text, []) if leaf is not None else []
        return scope.world.model.things[keys[0]].kind if len(keys) == 1 else ""
    if part.kind == "np_this" and scope.this is not None:
        return scope.this.kind
    if nominals.nominal(part) is not None:
        return nominals.head_kind(part, scope)
    return ""


def phrase_of(found: Match, scope: Scope) -> Phrase | None:
    """What the world knows of a declared phrase."""
    return scope.world.phrases.get(found.template)


def inside(found: Match, scope: Scope, subject: Noun | None) -> Scope:
    """The scope of the meaning: holes by the words they have there."""
    inner = scope.inner()
    if subject is not None:
        inner.you = inner.words["actor"] = subject
        inner.it = [subject]
    names = iter(("object", "target", "extra"))
    for kind, part in zip(found.types, found.holes, strict=True):
        if not isinstance(part, Node):
            continue
        if kind == "number":
            inner.amount = numbers.number(part, scope)
        elif (
            nouns.is_definite(part, scope)
            and (one := nouns.noun(part, scope, _kind_hole(kind, scope))) is not None
        ):
            inner.words[next(names, "extra")] = one
            inner.it = [one]
    return inner


def _kind_hole(kind: str, scope: Scope) -> str:
    return kind if kind in scope.world.model.kinds else ""


def declared_condition(node: Node, scope: Scope, subject: Node | None) -> Cond:
    """A condition that a pack declares (`cond_b`, `cond_s`, `cond_g` or `pred_g` node)."""
    found = match(node, scope)
    if found is None:
        return Always(False)
    meaning = phrase_of(found, scope)
    whose = nouns.noun(subject, scope) if subject is not None and nouns.is_definite(subject, scope) else None
    clause = (
        next((n for n in meaning.means if n.kind == "d_true_when"), None) if meaning is not None else None
    )
    if clause is not None and (inner := next(clause.nodes(), None)) is not None:
        return conditions.condition(inner, inside(found, scope, whose or scope.you))
    what: Part | None = found.holes[-1] if found.holes else None
    verb = node.leaf("VERB")
    if verb is not None and verb.text in HAS and isinstance(what, Node):
        if whose is None and subject is not None:
            sel = descriptions.selection(subject, scope)
            return Exists(
                Sel(
                    sel.var,
                    sel.kind,
                    nominals.both(sel.where, descriptions.owns(Var(sel.var), what, scope)),
                    sel.span,
                )
            )
        return descriptions.owns(whose.ref, what, scope) if whose is not None else Always(False)
    not_yet(scope, node, f"the declared condition `{said(node)}` has no `true when`")
    return Always(False)


def declared_number(node: Node, scope: Scope) -> Num:
    """A number that a pack declares."""
    found = match(node, scope)
    meaning = phrase_of(found, scope) if found is not None else None
    clause = next((n for n in meaning.means if n.kind == "d_is"), None) if meaning is not None else None
    if found is not None and clause is not None and (inner := next(clause.nodes(), None)) is not None:
        return numbers.number(inner, inside(found, scope, scope.you))
    not_yet(scope, node, f"the declared number `{said(node)}` has no `is`")
    return Int(0)


def opposite(cond: Cond, no: bool) -> Cond:
    """The condition, or its opposite."""
    return (cond.of if isinstance(cond, Not) else Not(cond)) if no else cond
