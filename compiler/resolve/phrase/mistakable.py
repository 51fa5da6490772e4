"""Whose `its` would be, where one reads it of somebody else: refused, for no rule of nearness says it better.

What comes between is known by where it stands: what narrows a noun stands within its words, and what is
chosen in another hole of the same deed beside it. What the meaning of a declared sentence says stands
elsewhere, and is no part of either.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.nouns import IT_IS_YOU, ITS_BEFORE, ITS_CHOICE, ITS_WITHIN, ONE_OF_TWO
from talisman.compiler.model import Nobody
from talisman.compiler.resolve.phrase import nominals
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import report, said
from talisman.compiler.resolve.world import Wanted
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node

POSSESSIVE = (views.PossYour, views.PossIts, views.PossTheir, views.PossOf)
SINGLE = (views.NpIt, views.PossIts)
"""`it` and `its`; what is left of the words for what was spoken of is `their`, of several."""


def refused(found: Noun, node: Node, wanted: Wanted, scope: Scope) -> bool:
    """Refuse a word for what was spoken of, if one reads it of something else that is said here."""
    if found.addressed and scope.world.fits(found.kind, wanted):
        way = "your" if isinstance(node, POSSESSIVE) else "you"
        report(scope, IT_IS_YOU, node.span, word=said(node), way=way, kind=found.kind)
    elif (around := _narrowed(node, wanted, scope)) is not None:
        kind = nominals.head_kind(around, scope)
        report(scope, ITS_WITHIN, node.span, word=said(node), noun=said(around), kind=kind)
    elif (chosen := _chosen_later(found, node, wanted, scope)) is not None:
        report(scope, ITS_BEFORE, node.span, word=said(node), noun=said(chosen))
    else:
        return False
    return True


def _narrowed(node: Node, wanted: Wanted, scope: Scope) -> Node | None:
    """The noun that the word narrows, and could be as well: `each ... with NUMBER more than its ...`."""
    for noun in reversed(scope.narrowed):
        single = not isinstance(noun, views.NpPlural)
        kind = nominals.head_kind(noun, scope)
        if (
            kind
            and isinstance(node, SINGLE) == single
            and scope.world.fits(kind, wanted)
            and _within(node.span, noun.span)
        ):
            return noun
    return None


def _within(part: Span, whole: Span) -> bool:
    same = part.file == whole.file and part.line == whole.line
    return same and whole.column <= part.column and part.end <= whole.end


def _chosen_later(found: Noun, node: Node, wanted: Wanted, scope: Scope) -> Node | None:
    """What is chosen in a hole behind the word, and could be meant: `take all its things from another ...`.

    Who is said to do it is not mistaken: `the buyer gives its things to another ...`.
    """
    if not isinstance(node, views.PossIts) or not scope.beside:
        return None
    does_it = scope.doing is not None and found.ref == scope.doing.ref
    for noun in scope.beside:
        kind = nominals.head_kind(noun, scope)
        behind = node.span.line == noun.span.line and node.span.end <= noun.span.column
        if behind and kind and scope.world.fits(kind, wanted) and not does_it:
            return noun
    return None


def their_choice(doer: Noun, poss: Node, scope: Scope) -> None:
    """Refuse `of its choice` where it is `you` who do it, unsaid or said."""
    if isinstance(poss, views.PossIts) and doer.words in ("", "you", "they"):
        report(scope, ITS_CHOICE, poss.span)


def held(parts: Sequence[Node], scope: Scope) -> tuple[Noun, ...]:
    """What narrows the nouns of an event: a THING that something is said to be `with`.

    None is chosen by it: each means nobody. The span is that of the noun that it narrows.
    """
    pairs = ((part, part) for part in parts)
    within = ((noun, mod) for part in parts for noun in every_node(part) for mod in noun.nodes())
    return tuple(
        Noun(Nobody(), nominals.head_kind(mod.np, scope), noun.span, said(mod.np))
        for noun, mod in (*pairs, *within)
        if isinstance(mod, (views.ModWith, views.ModHas))
        and mod.np is not None
        and isinstance(mod.np, (views.NpDet, views.NpPlural))
        and nominals.nominal(mod.np) is not None
    )


def one_of_two(
    found: Noun, node: Node, known: Sequence[Noun], wanted: Wanted, moved: bool, scope: Scope
) -> bool:
    """Refuse `if it has a THING: take it`: what something is done to could be either.

    known: what was spoken of since the condition; what was chosen or named there is meant by the word.
    moved: it goes somewhere, as neither a place does nor who is played.
    """
    world = scope.world
    before = any(one.ref == found.ref for tier in scope.topics for one in tier)
    since = not before and any(one.ref == found.ref for one in known)
    if since or not isinstance(node, views.NpIt):
        return False

    def fits(one: Noun) -> bool:
        stays = moved and (world.is_place(one.kind) or world.is_avatar(one.kind))
        return world.fits(one.kind, wanted) and not stays

    other = next((one for one in scope.asked_for if one.kind and fits(one)), None)
    other = other or next((one for one in scope.held if fits(one)), None)
    if other is None:
        return False
    first, role = found.words or "this", _role(found, scope)
    place = next((kind.name for kind in world.model.kinds.values() if kind.place), "")
    nested = other in scope.held and other.span != found.span
    way = f"`{role or 'the ROLE'}`"
    one = f"`{other.words} at the {place} of {role}`" if nested else f"`{other.words} of {role}`"
    one = one if role else f"`{other.words} of the ROLE`"
    report(scope, ONE_OF_TWO, node.span, word=said(node), first=first, second=other.words, way=way, one=one)
    return True


def _role(one: Noun, scope: Scope) -> str:
    """By which role of the event a thing is known ("" none)."""
    roles = (name for name in ("target", "actor") if scope.world.find("role", name) is not None)
    known = ((name, scope.words.get(name)) for name in roles)
    return next((f"the {name}" for name, noun in known if noun is not None and noun.ref == one.ref), "")
