"""`otherwise if`: questions written level with each other, of which each is asked within the last."""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.resolve.words import built
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node


def nested(lines: Sequence[Node]) -> Sequence[Node]:
    """Lines in which what follows an `otherwise if` stands below an `otherwise`, as it is asked."""
    for at, line in enumerate(lines):
        if isinstance(line, views.OtherwiseIf) and at and isinstance(lines[at - 1], views.IfLine):
            behind = next((n for n in range(at + 1, len(lines)) if not _goes_on(lines[n])), len(lines))
            within = built(views.Block, nested((as_if(line), *lines[at + 1 : behind])), line.span)
            word = Leaf("otherwise", "otherwise", line.span)
            otherwise = built(views.OtherwiseLine, (word, within), line.span)
            return (*lines[:at], otherwise, *nested(lines[behind:]))
    return lines


def _goes_on(line: Node) -> bool:
    return isinstance(line, (views.OtherwiseIf, views.OtherwiseLine))


def as_if(line: views.OtherwiseIf) -> views.IfLine:
    """The question by itself."""
    return built(views.IfLine, (Leaf("if", "if", line.span), line.cond, line.block), line.span)
