"""Several things of somebody who could be anybody: those of one such owner, or of all of them?"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.messages.nouns import OF_WHICH_ONE
from talisman.compiler.resolve.phrase import nominals, nouns, zone_nouns
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import report, said, texts
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node

ONE = frozenset(("a", "an", "another"))
"""Words behind which one owner stands, and it is not said which."""
OF_SEVERAL = frozenset(("each", "every", "all"))


def check(node: Node, scope: Scope) -> None:
    """Refuse `all tools of another trader`, which would be those of all other traders together."""
    for whose in _owners(node, scope):
        det = nominals.determiner(whose)
        kind = nominals.head_kind(whose, scope)
        if not isinstance(whose, views.NpDet) or det is None or not kind or scope.told:
            continue
        world, first = scope.world, next(iter(texts(det)), "")
        if first in ONE and (world.is_avatar(kind) or kind in world.seats):
            words, things = said(whose), said(nominals.nominal(node) or node)
            each = f"each {'other ' if first == 'another' else ''}{words.removeprefix(first).strip()}"
            of = world.model.kinds.get(nominals.head_kind(node, scope))
            told = {"noun": things, "whose": words, "each": each, "all": of.plural if of else "things"}
            report(scope, OF_WHICH_ONE, whose.span, **told)


def check_several(node: Node, scope: Scope) -> None:
    """The same of a noun that may mean one thing: of several only."""
    det = nominals.determiner(node)
    words = {*" ".join(texts(det)).split()} if det is not None else set()
    if isinstance(node, views.NpPlural) or words & OF_SEVERAL:
        check(node, scope)


def _owners(node: Node, scope: Scope) -> Iterator[Node]:
    """Whose things a noun means, or in whose zone they lie."""
    for mod in nouns.narrowings(node):
        if isinstance(mod, views.ModOf):
            yield mod.np
        elif (
            isinstance(mod, views.ModAt)
            and (of := zone_nouns.bearers(mod.np)) is not None
            and zone_nouns.zone(mod.np, scope.inner(), quiet=True) is not None
        ):
            yield of
