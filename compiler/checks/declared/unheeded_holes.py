"""Warn about a hole of a declared condition or number of which its meaning says nothing.

`condition "{trader} is/are poor"` that is `true when Ann's coins are 0` says the same of everybody. The first
hole is `you` there, the others are `it` and `the target`, or are called by their kind.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.held import HOLE_UNHEEDED
from talisman.compiler.syntax.tree import every_leaf, every_node
from talisman.compiler.syntax.vocabulary import hole_types

_FIRST = frozenset(
    ("you", "your", "another", "other", "here", "neighbour", "nearest", "they", "their", "them")
)
_ANY = frozenset(("it", "its", "this", "that", "those", "there", "target", "actor", "chosen"))
"""Words that speak of what stands in a hole."""
_ABOUT_YOU = frozenset(("cond_setting", "cond_place", "cond_short", "cond_cannot"))
"""What is asked of `you` without a word for it."""
_ROLES = frozenset(("ROLE", "SETTING", "WINDOW"))


def unheeded_holes(context: Context) -> Iterator[Diagnostic]:
    """One warning for each declaration of which no hole is heeded, though it has some."""
    for tree in context.trees:
        word, meaning = tree.leaf("DECL"), tree.node("d_true_when", "d_is")
        if meaning is None or word is None or word.text not in ("condition", "number"):
            continue
        if not context.reported(tree.span.file.partition("/")[0]):
            continue
        leaf = tree.leaf("STRING")
        holes = [hole for hole in hole_types(leaf.text) if hole != "number"] if leaf is not None else []
        if leaf is None or not holes:
            continue
        leaves = every_leaf(meaning)
        words = {word for one in leaves for word in one.text.split(" ")}
        asked = {one.kind for one in every_node(meaning)} & _ABOUT_YOU
        if not (words & (_FIRST | _ANY) or asked or _ROLES & {one.kind for one in leaves}):
            yield HOLE_UNHEEDED.at(leaf.span, hole=holes[0])


__all__ = ["unheeded_holes"]
