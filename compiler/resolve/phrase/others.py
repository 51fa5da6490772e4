"""Whom `another` leaves out: `you`, also where somebody else stands in front, which reads otherwise."""

from __future__ import annotations

from talisman.compiler.messages.aside import OTHER_THAN_WHOM
from talisman.compiler.resolve.phrase import nominals
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import has, report, said
from talisman.compiler.syntax.tree import Part, every_node


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
        det = nominals.determiner(np) if np.kind.startswith("np_") else None
        kind = nominals.head_kind(np, scope) if det is not None else ""
        if det is None or not kind or not (has(det, "another") or has(det, "other")):
            continue
        if scope.world.fits(who.kind, kind) and not scope.world.is_place(kind):
            report(scope, OTHER_THAN_WHOM, np.span, noun=said(np), kind=kind, who=who.words or "it")
