"""What `another` and `other than` leave out, and where that reads otherwise."""

from __future__ import annotations

from talisman.compiler.messages.nouns import LOST_NARROWING, OTHER_THAN_WHOM, WHOSE_IS_EXCEPTED
from talisman.compiler.messages.places import ANOTHER_PLACE_OF_WHOM, MEASURED_FROM_WHOM
from talisman.compiler.resolve.phrase import nominals, nouns
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import any_copy, has, is_np, meant, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, Part, every_node


def check(part: Part, who: Noun | None, scope: Scope) -> None:
    """Refuse `another KIND` in a part of a sentence in front of which somebody stands who is not `you`."""
    if (
        who is None
        or scope.you is None
        or who.ref == scope.you.ref
        or who.words in ("you", "they")
        or not who.kind
    ):
        return
    for np in every_node(part):
        det = nominals.determiner(np) if is_np(np) else None
        kind = nominals.head_kind(np, scope) if det is not None else ""
        _measured(np, who, scope)
        if det is None or not kind or not (has(det, "another") or has(det, "other")):
            continue
        if scope.world.is_place(kind) and scope.world.is_avatar(who.kind):
            name = who.words or "it"
            own = name[0].isupper() or scope.world.find("role", name.removeprefix("the "))
            its = f"{name}'s" if own else "its"
            report(scope, ANOTHER_PLACE_OF_WHOM, np.span, noun=said(np), kind=kind, who=name, its=its)
        elif scope.world.fits(who.kind, kind) and not scope.world.is_place(kind):
            report(scope, OTHER_THAN_WHOM, np.span, noun=said(np), kind=kind, who=who.words or "it")


def _measured(np: Node, who: Noun, scope: Scope) -> None:
    """Refuse the nearest, or a neighbour, where somebody does it who is not `you`: it is near to `you`."""
    part = nominals.nominal(np) if is_np(np) else None
    det = nominals.determiner(np) if part is not None else None
    if part is None or scope.world.is_place(who.kind):
        return
    beside = any("neighbour" in head.tags for head in nominals.heads(part, scope))
    if beside or (det is not None and has(det, "nearest")):
        report(scope, MEASURED_FROM_WHOM, np.span, noun=said(np), who=who.words or "it")


READ_WITH_OF = (views.NpDet, views.NpPlural, views.NpNamed)


def whose_is_excepted(mod: views.ModOf, node: Node, scope: Scope) -> None:
    """Refuse `a space other than the space of Ann`: `of` would be read with what is left out."""
    for other in nouns.narrowings(node):
        if not isinstance(other, views.ModOtherThan) or not isinstance(other.nps[-1], READ_WITH_OF):
            continue
        whose = "your" if isinstance(mod.np, views.You) else f"{said(mod.np)}'s"
        way = f"{whose} {said(nominals.nominal(other.nps[-1]) or other.nps[-1])}"
        front = said(nominals.nominal(node) or node)
        report(scope, WHOSE_IS_EXCEPTED, mod.span, words=said(mod), noun=front, way=way)
        return


def owner_narrowed(owner: Node, scope: Scope) -> None:
    """Refuse `a tool of Ann other than Lamp`: it would be Ann who is narrowed, and that says nothing."""
    late = nouns.narrowings(owner)
    if not isinstance(owner, views.NpNamed) or not late:
        return
    things = [scope.world.model.things[key] for key in meant(owner.nameref, scope.world)]
    if len(things) != 1 or (things[0].copies > 1 and any_copy(owner.nameref, things[0].entities[0], scope)):
        return
    words, name = said(late[0]), said(owner.nameref)
    way = f"say whose it is in front: `one of {name}'s ... {words}`"
    report(scope, LOST_NARROWING, late[0].span, mod=words, what=f"`{name}`", way=way)
