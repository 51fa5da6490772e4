"""You and it: of whom a text speaks, and what has been spoken of.

Where several could be meant, that is refused; a condition that asks for any of several chooses none of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.messages.nouns import (
    AMBIGUOUS_IT,
    NO_THERE,
    NO_THIS,
    NO_YOU,
    NOT_ONE_THING,
    NOT_THE_CARRIER,
    THEY,
)
from talisman.compiler.model import Named, Nobody, Rec, Ref, Top, Var
from talisman.compiler.resolve.phrase import mistakable, nouns, role_nouns
from talisman.compiler.resolve.phrase.nominals import head_kind, heads, nominal
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import first_of, kinds_of, meant, report, said
from talisman.compiler.resolve.world import Wanted
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node
from talisman.values import evolve

ANY_OF = ("a", "an", "another", "each", "every")
"""Words in front of what is one of several."""
ON_ITS_LINE = "`it` on a line of its own"
"""How each of those that a loop goes through is spoken of where another was named in the line before."""


def you(node: Node, scope: Scope) -> Noun | None:
    """Who `you` is."""
    if scope.you is None:
        nobody(node.span, scope)
    elif said(node) == "they":
        report(scope, THEY, node.span)
    return scope.you


def nobody(span: Span, scope: Scope) -> None:
    """Complain that a text speaks of nobody whom `you` could mean."""
    way = ", ".join(f"`for each {kind}:`" for kind in scope.world.avatars[:1])
    report(scope, NO_YOU, span, way=f"write {way} in front" if way else "")


def it(node: Node, scope: Scope, wanted: Wanted = "", but: Ref | None = None) -> Noun | None:
    """What `it` means: the single thing of the clause that fits, of the texts around it, else the carrier.

    What is done to `it` is not done to the doer (`but`), unless nothing else is there.
    """
    found = _candidate(node, scope, wanted, but) or _around(node, scope, wanted, but)
    if found is not None and mistakable.refused(found, node, wanted, scope):
        found = evolve(found, kind="", addressed=False)  # of what sort it would be is no mistake of its own
    if found is not None and isinstance(node, views.NpIt):
        scope.spoken[node.span] = found
    if found is not None and all(found.ref != one.ref for one in scope.it):
        scope.it.append(found)
    if found is not None and scope.called is not None:
        _still_the_same(found, node, scope.called, scope)
    return found


def _still_the_same(found: Noun, node: Node, called: dict[str, Noun], scope: Scope) -> None:
    """Refuse a word that means another thing than it did in the condition before, as nobody reads it so."""
    before = called.setdefault(said(node), called.get("it", found))
    if before.ref != found.ref and before.kind and found.kind:
        either(before, found, node, scope)


def either(first: Noun, second: Noun, node: Node, scope: Scope, way: str = "") -> None:
    """Say that a word may mean either of two things. way: how the first is said, if not by its words."""
    report(
        scope,
        AMBIGUOUS_IT,
        node.span,
        word=said(node),
        first=f"`{first.words or 'this'}`",
        second=f"`{second.words or 'this'}`",
        first_word=way or _once_more(first, second, scope),
        second_word=_once_more(second, first, scope),
    )


def _around(node: Node, scope: Scope, wanted: Wanted, but: Ref | None) -> Noun | None:
    """What `it` means where nothing that was said fits: what the text stands on, or is about."""
    if but is not None and scope.this is not None and scope.this.ref == but:
        return _candidate(node, scope, wanted, None) or scope.this
    actor = scope.words.get("actor")
    vague = scope.this is not None and not scope.this.kind and bool(wanted)
    if vague and actor is not None and scope.world.is_a(actor.kind, wanted):
        return actor
    if scope.this is not None:
        _not_the_carrier(node, scope, wanted)
        return scope.this
    if scope.you is not None:
        return scope.you
    report(scope, NO_THIS, node.span, word=said(node))
    return None


def _not_the_carrier(node: Node, scope: Scope, wanted: Wanted) -> None:
    """`it` is not whose text it is where the condition in front speaks of something else that fits."""
    told = [one for tier in (scope.it, *scope.topics) for one in tier if scope.world.fits(one.kind, wanted)]
    several = next((one for one in reversed(told) if one.several and one.ref != Nobody()), None)
    unsure = (*scope.unsure, *(one for one in scope.held if one.kind))
    other = next((one for one in unsure if scope.world.fits(one.kind, wanted)), None)
    above = (one for one in reversed(scope.above) if one.kind and isinstance(one.ref, (Named, Top, Var)))
    other = other or next((one for one in above if _could_be_it(one, node, wanted, scope)), None)
    if several is not None:
        report(scope, NOT_ONE_THING, node.span, word=said(node), noun=several.words)
    elif other is not None:
        reads_as(other, node, scope)
    elif scope.unit and scope.event and isinstance(node, views.NpIt):
        reads_as(Noun(Nobody(), words=f"the {scope.unit}"), node, scope)


def reads_as(other: Noun, node: Node, scope: Scope) -> None:
    """Tell that a word would be the thing whose text it is, and reads as something else."""
    noun = other.words
    way = "`this` for the thing whose text it is, `that much` for an amount, `for each ...:` for all"
    if isinstance(other.ref, Top) and noun.startswith("the "):
        lies = f"what lies on a pile is asked before: `if {noun} is a ...: ...`"
        way = f"`this` for whose text it is; {lies}"
    elif noun[:1].isupper() or noun.startswith(("the ", "your ")):
        way = f"`{noun}` again, or `this` for the thing whose text it is"
    report(scope, NOT_THE_CARRIER, node.span, word=said(node), noun=noun, way=way)


def _could_be_it(one: Noun, node: Node, wanted: Wanted, scope: Scope) -> bool:
    """Whether one reads `it` or `its` of something that a line above has chosen."""
    world = scope.world
    from_pile = isinstance(one.ref, Top)  # gone from there, so no word means it; one reads it all the same
    single = (from_pile or not one.several) and not one.words.startswith(("all ", "each "))
    thing = single and not world.is_avatar(one.kind) and not world.is_place(one.kind)
    asked = isinstance(node, views.NpIt) or (isinstance(node, views.PossIts) and bool(wanted))
    return thing and asked and world.fits(one.kind, wanted)


def there(node: Node, scope: Scope) -> Ref:
    """The place that `there` means: the one that was spoken of last, or whose text it is."""
    tiers = (scope.it, *scope.topics)
    known = [
        [one for one in tier if one.kind and scope.world.is_place(one.kind) and not one.several]
        for tier in tiers
    ]
    if scope.this is not None and scope.world.is_place(scope.this.kind):
        known.append([scope.this])
    found = next((tier[-1] for tier in known if tier), None)
    if found is None and scope.outer is not None and scope.capture is not None:
        return scope.capture.keep(there(node, scope.outer))
    if found is None:
        report(scope, NO_THERE, node.span, word=said(node))
    return found.ref if found is not None else Nobody()


_COUNTED = kinds_of(views.NumCount)
_GOES_ON = kinds_of(views.NpIt, views.PossIts, views.NpThis, views.NpThisKind)
_SPOKEN_OF = _GOES_ON | kinds_of(views.NpNamed, views.NpDet, views.NpPlural, views.NpLink, views.NpRole)


def behind_condition(condition: Node, scope: Scope) -> Scope:
    """The scope of what is done if a condition holds.

    What it asks for any of (`a box`, `3 boxes`, `a fragile`) is no `it` there, nor is who is named.
    """
    found: list[Noun] = []
    goes_on = False
    nodes = list(every_node(condition))
    counted = {id(part) for node in nodes if node.kind in _COUNTED for part in every_node(node)}
    one = {id(part) for node in nodes if isinstance(node, views.CondCompare) for part in _the_one(node)}
    for node in nodes:
        if node.kind not in _SPOKEN_OF or (id(node) in counted and id(node) not in one):
            continue
        goes_on = goes_on or node.kind in _GOES_ON
        if isinstance(node, views.NpNamed) and (keys := meant(node.nameref, scope.world)):
            kind = scope.world.model.things[keys[0]].kind
            if not scope.world.is_place(kind):  # which nobody calls `it`
                found.append(Noun(Nobody(), kind, node.span, said(node)))
            continue
        if (linked := _by_a_link(node, scope)) is not None:
            found.append(linked)
            continue
        part = nominal(node) if isinstance(node, (views.NpDet, views.NpPlural)) else None
        if part is None:
            continue
        if nouns.is_definite(node, scope):
            if first_of(node, views.ModSeat) is not None:  # one reads `it` of who sits there
                found.append(Noun(Nobody(), head_kind(node, scope), node.span, said(node)))
            continue
        if any(head.cls in ("kind", "named", "tag") for head in heads(part, scope)):
            found.append(Noun(Nobody(), _asked_kind(node, part, scope), node.span, said(node)))
    return scope.asked(found, goes_on)


def _by_a_link(node: Node, scope: Scope) -> Noun | None:
    """Who or what one has by a memory, a property or a role: `if your pledge is fragile: bury it`.

    In a box `it` is told otherwise: nothing is `this` there.
    """
    if scope.this is None:
        return None
    if isinstance(node, views.NpLink) and (leaf := node.link_of.leaf("LINK")) is not None:
        kind = role_nouns.sort_of_link(leaf.text, scope)
        if kind and not scope.world.is_place(kind):
            return Noun(Nobody(), kind, node.span, said(node))
    if isinstance(node, views.NpRole) and first_of(node, views.PossYour) is not None:
        return Noun(Nobody(), next(iter(scope.world.avatars), ""), node.span, said(node))
    return None


def _the_one(compared: views.CondCompare) -> Iterator[Node]:
    """The parts of what is counted where that is one: `if the number of boxes here is 1: open it`."""
    if isinstance(compared.number, views.NumCount) and "1" in said(compared.cmp).split(" "):
        yield from every_node(compared.number)


def _asked_kind(node: Node, part: Node, scope: Scope) -> str:
    """The kind of what is asked for; of a property alone (`a fragile`) what all are that have it."""
    words = heads(part, scope)
    if any(head.cls != "tag" for head in words):
        return head_kind(node, scope)
    kinds = [thing.kind for head in words for thing in scope.world.tagged(head.tags)]
    return scope.world.common_kind(kinds) if kinds else ""


def _candidate(node: Node, scope: Scope, wanted: Wanted, but: Ref | None) -> Noun | None:
    world = scope.world
    for tier in (tuple(scope.it), *scope.topics):
        fitting: list[Noun] = []
        for one in tier:
            if (
                one.ref != but
                and not one.several
                and world.fits(one.kind, wanted)
                and all(one.ref != other.ref for other in fitting)
            ):
                fitting.append(one)
        if len(fitting) > 1 and not _sure(fitting, wanted, scope):
            either(fitting[0], fitting[-1], node, scope)
            return evolve(fitting[-1], kind="")  # of what sort it would be is no mistake of its own
        if fitting and (member := _gone_through(fitting[-1], node, scope, wanted)) is not None:
            either(member, fitting[-1], node, scope, ON_ITS_LINE)
            return evolve(fitting[-1], kind="")
        if fitting and (wanted or not world.is_avatar(fitting[-1].kind)):
            return fitting[-1]
        if (vague := _no_one_thing(node, tier, scope, wanted)) is not None:
            return vague
        if fitting:
            return fitting[-1]
    if scope.outer is not None and scope.capture is not None:
        around = _candidate(node, scope.outer, wanted, None)
        return evolve(around, ref=scope.capture.keep(around.ref)) if around is not None else None
    return None


def _gone_through(found: Noun, node: Node, scope: Scope, wanted: Wanted) -> Noun | None:
    """Which of those that a loop goes through one reads as well, where another was named in this sentence.

    `for each other player: Ann loses 1 coin, then it gains 1 coin`: it is each of them, and it is Ann.
    """
    if not isinstance(node, (views.NpIt, views.PossIts)):
        return None
    if scope.doing is not None and scope.doing.ref == found.ref:
        return None  # `Ann loses its letter` is hers
    return beside_a_loop(found, scope, wanted)


def beside_a_loop(found: Noun, scope: Scope, wanted: Wanted) -> Noun | None:
    """Which of those that a loop goes through a word means as well as what was named since."""
    if found.member or found not in scope.it:
        return None
    if any(one.ref == found.ref for _, one in scope.holes):
        return None  # in a declared phrase `it` is what stands in its hole
    around = (one for tier in scope.topics for one in tier)
    return next(
        (
            one
            for one in around
            if one.member and one.ref != found.ref and not one.several and scope.world.fits(one.kind, wanted)
        ),
        None,
    )


def _no_one_thing(node: Node, tier: tuple[Noun, ...], scope: Scope, wanted: Wanted) -> Noun | None:
    """Refuse a word that reads as what was said last, where that is no one thing."""
    said_of = next(
        (one for one in reversed(tier) if one.several and scope.world.fits(one.kind, wanted)), None
    )
    if said_of is None or not isinstance(node, (views.NpIt, views.PossIts)):
        return None
    if said_of in scope.unsure:
        said_of = next(one for one in scope.unsure if scope.world.fits(one.kind, wanted))
        reads_as(said_of, node, scope)
    else:
        report(scope, NOT_ONE_THING, node.span, word=said(node), noun=said_of.words)
    return evolve(said_of, kind="")


def _once_more(one: Noun, other: Noun, scope: Scope) -> str:
    """How a thing that was described is spoken of a second time, so that it cannot be the other."""
    if one.kind == other.kind and isinstance(one.ref, Rec):  # of an event
        role = next((role for role in ("actor", "target") if _is_that(one, role, scope)), "")
        if role:
            return f"`the {role}`"
    described = one.kind and one.kind != other.kind and one.words.split(" ")[0] in ANY_OF
    return f"`the {one.kind}`" if described else again(one.words or "this")


def _is_that(one: Noun, role: str, scope: Scope) -> bool:
    return role in scope.words and scope.words[role].ref == one.ref


def again(words: str) -> str:
    """How somebody is spoken of a second time by the same words; who was chosen would be chosen anew."""
    return f"in one line `{words} ..., then ...`" if words.split(" ")[0] in ANY_OF else f"`{words}`"


def _sure(fitting: list[Noun], wanted: Wanted, scope: Scope) -> bool:
    """Only the last is known to be of the kind; the others merely might be."""
    known = [one for one in fitting if wanted and one.kind and scope.world.is_a(one.kind, wanted)]
    return len(known) == 1 and known[0] is fitting[-1]
