"""Sentences, conditions and numbers that packs declare, written out where they are said.

In the meaning the subject is `you` and `the actor`; without one it is the first hole that can be somebody.
The other holes, in order, are `it` and `the target`; a hole for a number is `that number`.
"""

from __future__ import annotations

from collections.abc import Mapping

from talisman.compiler.messages.calls import FITS_ALIKE, MEANS_ITSELF, MEANS_TOO_MUCH, NO_SENTENCE
from talisman.compiler.messages.nouns import UNCERTAIN_HOLE, WRONG_KIND
from talisman.compiler.model import Cond, Not, Num, Sel, Var
from talisman.compiler.resolve.phrase import (
    conditions,
    descriptions,
    nominals,
    nouns,
    numbers,
    others,
    quantity,
    role_nouns,
    whereabouts,
)
from talisman.compiler.resolve.scope import Noun, Scope, first_kind
from talisman.compiler.resolve.words import (
    NO_CONDITION,
    NO_NUMBER,
    a_kind,
    is_amount,
    leaves,
    meant,
    not_yet,
    report,
    said,
)
from talisman.compiler.resolve.world import Phrase
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, every_node
from talisman.compiler.syntax.vocabulary import Match

HAS = ("have", "has")
MOST_MEANINGS = 32
"""Meanings of declared phrases inside each other."""
MOST_WRITTEN = 1_000
"""Declared phrases that one of them comes to when all are written out."""


def match(node: Node, scope: Scope) -> Match | None:
    """The declaration a phrase is built by; among several that its pack knows the one that fits best."""
    words = scope.world.vocabulary
    found = words.match(node)
    if len(found) > 1:
        known = words.builds_on.get(node.span.pack, frozenset[str]())
        found = tuple(one for one in found if one.declaration.pack in known) or found
    if not found:
        report(scope, NO_SENTENCE, node.span, verb=said(node), near=_near(node, scope))
        return None
    if len(found) == 1:
        return found[0]
    fits = [_fit(one, scope) for one in found]
    best = [one for one, fit in zip(found, fits, strict=True) if fit == max(fits)]
    if max(fits) >= 0 and any(one.declaration is not best[0].declaration for one in best):
        ways = " and ".join(f'"{one.template}"' for one in best)
        report(scope, FITS_ALIKE, node.span, said=said(node), ways=ways)
    return best[0]


def _near(node: Node, scope: Scope) -> str:
    """What could be said instead: of having, which is the one thing that is read before it is declared."""
    words = said(node).split()
    if words[0] not in HAS:
        return ""
    way = 'declare `condition "{goods} have/has {goods}"`'
    unit = next((leaf for leaf in leaves(node) if leaf.kind == "UNIT"), None)
    number = next((word for word in words if word.isdigit()), "")
    if unit is None or not number:
        return way
    name = scope.world.find("unit", unit.text) or unit.text
    counter = scope.world.model.counters.get(name)
    whose = "your" if words[0] == "have" else "NAME's"
    return f"{way}, or ask `{whose} {counter.plural if counter else unit.text} are at least {number}`"


def _fit(one: Match, scope: Scope) -> int:
    """How well the holes fit their types: a wrong type counts against, a narrow one that fits for it."""
    score = 0
    for kind, part in zip(one.types, one.holes, strict=True):
        if part is None or isinstance(part, Leaf):
            continue
        if kind in scope.world.model.kinds:
            there = kind_said(part, scope)
            may_be = not there or scope.world.is_a(kind, there)
            score += 2 if there and scope.world.is_a(there, kind) else 0 if may_be else -3
        elif kind in ("counter", "amount"):
            score += 2 if is_amount(part) else -3
        elif kind in ("procedure", "contest", "zone"):
            leaf = next((x for n in _nominals(part) for x in n.leaves("KIND_S", "KIND_P")), None)
            score += 2 if leaf is not None and scope.world.find(kind, leaf.text) else -1
    return score


def _nominals(part: Node) -> tuple[Node, ...]:
    inner = nominals.nominal(part)
    return tuple(inner.nodes()) if inner is not None else (part,)


def kind_said(part: Node, scope: Scope) -> str:
    """The kind of a noun phrase as far as its words say it."""
    if nominals.nominal(part) is not None:
        return nominals.head_kind(part, scope)
    if isinstance(part, views.NpNamed):
        things = scope.world.model.things
        return first_kind(things[key].kind for key in meant(part.nameref, scope.world))
    if isinstance(part, views.NpOneOf):
        return kind_said(part.np, scope)
    if isinstance(part, views.NpLink):
        return role_nouns.sort_of_link(part.link_of.link.text, scope)
    if isinstance(part, views.NpThis) and scope.this is not None:
        return scope.this.kind
    return ""


def phrase_of(found: Match, scope: Scope) -> Phrase | None:
    """What the world knows of a declared phrase; from now on it is said."""
    scope.world.said[found.template] = None
    return scope.world.phrases.get(found.template)


def means_itself(found: Match, node: Node, scope: Scope) -> bool:
    """Whether a phrase stands in its own meaning, which is reported: it would be written out for ever."""
    if found.template in scope.meanings:
        report(scope, MEANS_ITSELF, node.span, said=said(node))
        return True
    if len(scope.meanings) >= MOST_MEANINGS:
        report(scope, MEANS_TOO_MUCH, node.span, problem=f"more than {MOST_MEANINGS} in each other")
        return True
    world = scope.world
    world.written = world.written + 1 if scope.meanings else 1
    if world.written == MOST_WRITTEN + 1:
        report(scope, MEANS_TOO_MUCH, node.span, problem=f"more than {MOST_WRITTEN:,} in all")
    return world.written > MOST_WRITTEN


def uncertain(found: Match, scope: Scope) -> dict[int, Node]:
    """The holes, by number, in which a noun stands that could be any of several things."""
    holes = zip(found.types, found.holes, strict=True)
    return {
        at: part
        for at, (kind, part) in enumerate(holes)
        if isinstance(part, Node)
        and (kind in scope.world.model.kinds or kind == "goods")
        and not nouns.is_definite(part, scope)
        and not is_amount(part)
    }


def certain(found: Match, scope: Scope) -> dict[int, tuple[Node, str]]:
    """The holes, by number, in which one certain thing stands, each with the kind that it wants."""
    holes = enumerate(zip(found.types, found.holes, strict=True))
    things = ((at, kind, part) for at, (kind, part) in holes if isinstance(part, Node) and kind != "number")
    return {
        at: (part, _kind_hole(kind, scope)) for at, kind, part in things if nouns.is_definite(part, scope)
    }


def no_amounts(found: Match, scope: Scope) -> None:
    """A hole of a declared phrase takes things: of an amount nothing in its meaning could speak."""
    for kind, part in zip(found.types, found.holes, strict=True):
        if kind == "goods" and isinstance(part, Node) and any(is_amount(x) for x in every_node(part)):
            report(scope, WRONG_KIND, part.span, verb=found.template, wanted="a thing", found="an amount")


def inside(
    found: Match, scope: Scope, subject: Noun | None, chosen: Mapping[int, Noun] | None = None
) -> Scope:
    """The scope of the meaning: holes by the words they have there; `chosen`: things in uncertain holes."""
    inner = scope.inner(meanings=(*scope.meanings, found.template), called=None, holes=())
    if subject is not None:
        inner.you = inner.words["actor"] = subject
        inner.it = [subject]
        for kind, part in zip(found.types, found.holes, strict=True):
            if part is None:
                _check_kind(found, subject, _kind_hole(kind, scope), scope)
    names, first = iter(("object", "target", "extra")), subject is None
    for at, (kind, part) in enumerate(zip(found.types, found.holes, strict=True)):
        if not isinstance(part, Node):
            continue
        if kind == "number":
            inner.amount = numbers.number(part, scope)
            continue
        wanted = _kind_hole(kind, scope)
        one = (chosen or {}).get(at)
        if one is None and nouns.is_definite(part, scope):
            one = nouns.noun(part, scope, wanted)
        if one is None:
            continue
        _check_kind(found, one, wanted, scope, part)
        inner.holes = (*inner.holes, (wanted, one))
        if first and _somebody(wanted or one.kind, scope):
            inner.you = inner.words["actor"] = one
            first = False
        else:
            inner.words[name := next(names, "extra")] = one
            if name != "object":
                continue  # `it` is the second hole, whatever comes behind it
        inner.it = [one]
    if first and subject is None and scope.you is not None:
        inner.words["actor"] = scope.you
    return inner


def _check_kind(found: Match, one: Noun, wanted: str, scope: Scope, part: Node | None = None) -> None:
    """What is said of a thing is declared for its kind: of another it would never be true."""
    span = part.span if part is not None else one.span
    if wanted and not scope.world.fits(one.kind, wanted):
        right, kind = a_kind(scope.world, wanted), a_kind(scope.world, one.kind)
        report(scope, WRONG_KIND, span, verb=found.template, wanted=right, found=kind)


def _somebody(kind: str, scope: Scope) -> bool:
    """Whether things of a kind may be somebody whom `you` can mean."""
    world = scope.world
    return bool(kind) and any(world.fits(kind, avatar) for avatar in (*world.avatars, *world.seats))


def _kind_hole(kind: str, scope: Scope) -> str:
    return kind if kind in scope.world.model.kinds else ""


def declared_condition(node: Node, scope: Scope, subject: Node | None, whose: Noun | None = None) -> Cond:
    """A condition that a pack declares (`cond_b`, `cond_s`, `cond_g`, `pred_g` or `pred_w` node).

    subject: the noun in front of it; whose: the thing that it narrows, where it stands behind `that is`.
    """
    found = match(node, scope)
    if found is None or means_itself(found, node, scope):
        return NO_CONDITION
    meaning = phrase_of(found, scope)
    clause = (
        next((n for n in meaning.means if isinstance(n, views.DTrueWhen)), None)
        if meaning is not None
        else None
    )
    if clause is not None and (inner := next(clause.nodes(), None)) is not None:
        return _true_of(found, inner, subject, whose, scope)
    what: Part | None = found.holes[-1] if found.holes else None
    verb = node.leaf("VERB")
    if subject is not None and nouns.is_definite(subject, scope):
        whose = nouns.noun(subject, scope, _has_what(what, scope))
    if verb is not None and verb.text in HAS and isinstance(what, Node):
        if whose is None and subject is not None:
            sel = descriptions.selection(subject, scope)
            kind = sel.kind if sel.kind in scope.world.model.kinds else kind_said(subject, scope)
            true = whereabouts.owns(Var(sel.var), what, scope, kind)
            return quantity.quantified(subject, sel, true, scope)
        return whereabouts.owns(whose.ref, what, scope, whose.kind) if whose is not None else NO_CONDITION
    not_yet(scope, node, f"the declared condition `{said(node)}` has no `true when`")
    return NO_CONDITION


def _has_what(what: Part | None, scope: Scope) -> str:
    """The kind of whoever has an amount ("" any): `it` in front of it is one of those."""
    unit = next((x for x in leaves(what) if x.kind == "UNIT"), None) if isinstance(what, Node) else None
    counted = unit is not None and isinstance(what, Node) and is_amount(what)
    return numbers.kind_of_unit(unit.text, scope) if unit is not None and counted else ""


def _true_of(found: Match, meaning: Node, subject: Node | None, whose: Noun | None, scope: Scope) -> Cond:
    """What a declared condition means of its subject and holes; of any of several, that it is true of one."""
    around: list[tuple[Node, Sel]] = []
    no_amounts(found, scope)

    def any_of(part: Node) -> Noun:
        sel = descriptions.selection(part, scope)
        around.append((part, sel))
        return Noun(
            Var(sel.var), sel.kind if sel.kind in scope.world.model.kinds else "", part.span, said(part)
        )

    if subject is not None:
        sure = nouns.is_definite(subject, scope) or nominals.nominal(subject) is None
        bare = (kind for kind, part in zip(found.types, found.holes, strict=True) if part is None)
        wanted = _kind_hole(next(bare, ""), scope)
        whose = nouns.noun(subject, scope, wanted) if sure else any_of(subject)
    for part in found.holes:
        if part is not None:
            others.check(part, whose, scope)
    chosen = {at: any_of(part) for at, part in uncertain(found, scope).items()}
    cond = conditions.condition(meaning, inside(found, scope, whose, chosen))
    for part, sel in reversed(around):
        cond = quantity.quantified(part, sel, cond, scope, subject=part is subject)
    return cond


def declared_number(node: Node, scope: Scope) -> Num:
    """A number that a pack declares."""
    found = match(node, scope)
    if found is not None and means_itself(found, node, scope):
        return NO_NUMBER
    meaning = phrase_of(found, scope) if found is not None else None
    clause = (
        next((n for n in meaning.means if isinstance(n, views.DIs)), None) if meaning is not None else None
    )
    several = uncertain(found, scope) if found is not None else {}
    for part in several.values():
        report(scope, UNCERTAIN_HOLE, part.span, noun=said(part))
    if several:
        return NO_NUMBER
    if found is not None and clause is not None and (inner := next(clause.nodes(), None)) is not None:
        return numbers.number(inner, inside(found, scope, None))
    not_yet(scope, node, f"the declared number `{said(node)}` has no `is`")
    return NO_NUMBER


def opposite(cond: Cond, no: bool) -> Cond:
    """The condition, or its opposite."""
    return (cond.of if isinstance(cond, Not) else Not(cond)) if no else cond
