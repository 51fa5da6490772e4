"""Several things of somebody who could be anybody: those of one such owner, or of all of them?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from talisman.compiler.messages.nouns import OF_WHICH_ONE, ONE_IN_ALL
from talisman.compiler.resolve.phrase import nominals, nouns, zone_nouns
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import a_kind, is_np, report, said, texts
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
            all_of = f"all {'other ' if first == 'another' else ''}{_plural(words, first, kind, scope)}"
            of = world.model.kinds.get(nominals.head_kind(node, scope))
            told = {"noun": things, "whose": words, "owners": all_of, "all": of.plural if of else "things"}
            report(scope, OF_WHICH_ONE, whose.span, **told)


def check_several(node: Node, scope: Scope) -> None:
    """The same of a noun that may mean one thing: of several only."""
    det = nominals.determiner(node)
    words = {*" ".join(texts(det)).split()} if det is not None else set()
    if isinstance(node, views.NpPlural) or words & OF_SEVERAL:
        check(node, scope)
    if isinstance(node, views.NpPlural) or "all" in words:
        _in_any(node, scope)


def _in_any(node: Node, scope: Scope) -> None:
    """Refuse `all tools in a bag`, which would be those in all bags together; `each tool in a bag` is."""
    for mod in nouns.narrowings(node):
        if not isinstance(mod, views.ModAt) or zone_nouns.bearers(mod.np) is not None or scope.told:
            continue
        det = nominals.determiner(mod.np)
        zone = zone_nouns.zone(mod.np, scope.inner(), quiet=True)
        of = scope.world.model.zones[zone.zone].of if zone is not None else ""
        first = next(iter(texts(det)), "") if det is not None else ""
        if first in ONE and (scope.world.is_avatar(of) or of in scope.world.seats):
            plural, things = scope.world.model.kinds[of].plural, said(nominals.nominal(node) or node)
            all_of = f"all {'other ' if first == 'another' else ''}{plural}"
            kind = scope.world.model.kinds.get(nominals.head_kind(node, scope))
            whose = f"another {of}" if first == "another" else a_kind(scope.world, of)
            told = {"noun": things, "whose": whose, "all": kind.plural if kind else "things"}
            report(scope, OF_WHICH_ONE, mod.np.span, **told, owners=all_of)


def _plural(words: str, first: str, kind: str, scope: Scope) -> str:
    """What stands behind `a` or `another`, of several."""
    plural = scope.world.model.kinds[kind].plural
    return re.sub(rf"\b{re.escape(kind)}\b", plural, words.removeprefix(first).strip(), count=1)


def one_of_each(mod: Node, node: Node, scope: Scope) -> None:
    """Refuse `a tool of each trader`, which is one in all, and things at 2 places or of 2 traders."""
    inner = mod.np if isinstance(mod, (views.ModOf, views.ModAt)) else None
    if inner is None or scope.told:
        return
    of = zone_nouns.bearers(inner) or inner
    if many_places(of, scope, of=nominals.nominal(node) or node):
        return
    det = nominals.determiner(node)
    words = {*" ".join(texts(det)).split()} if det is not None else set()
    single = isinstance(node, (views.NpDet, views.NpOneOf)) or nominals.counted(det) is not None
    if single and not words & OF_SEVERAL and _each(of):
        in_all(node, of, scope)


def none_of_each(np: Node, scope: Scope) -> None:
    """The same of `there are tools of each trader`, and where it is compared how many there are."""
    for mod in nouns.narrowings(np):
        inner = mod.np if isinstance(mod, (views.ModOf, views.ModAt)) else None
        of = (zone_nouns.bearers(inner) or inner) if inner is not None else None
        if of is not None and not scope.told and _each(of):
            in_all(np, of, scope)


def many_places(place: Node, scope: Scope, of: Node | None = None) -> bool:
    """Refuse to be at 2 places, or of 2 owners: a thing is at one place and somebody's."""
    number = nominals.counted(nominals.determiner(place)) if is_np(place) else None
    if number is None or number.text == "1" or scope.told:
        return False
    in_all(of or place, place, scope)
    return True


def in_all(what: Node, of: Node, scope: Scope) -> None:
    """Tell that things of each, or of so many, are one in all."""
    kind = nominals.head_kind(of, scope) or "KIND"
    report(scope, ONE_IN_ALL, of.span, noun=said(what), of=said(of), kind=kind)


def _each(of: Node) -> bool:
    det = nominals.determiner(of) if is_np(of) else None
    return det is not None and bool({"each", "every"} & {*" ".join(texts(det)).split()})


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
