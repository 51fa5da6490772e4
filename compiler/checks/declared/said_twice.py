"""Warn about two lines of one text that say the same, and two boxes of one name.

`+1 charm` twice is two more, `when visited: gain 1 coin` twice brings two. Who means so says it once. Boxes
of one name have one path: no house rule can name a line of one of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import BOX_TWICE, LINE_TWICE
from talisman.compiler.model import Rule, Var
from talisman.compiler.model.walk import rebuilt
from talisman.compiler.resolve.paths import slug
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf
from talisman.values import evolve


def said_twice(context: Context) -> Iterator[Diagnostic]:
    """One warning for each line that stands there already."""
    alike: dict[tuple[str, ...], list[Rule]] = defaultdict(list)
    for rule in context.own_rules:
        if rule.text:
            path = rule.path.partition("~")[0]
            alike[path, rule.carrier, rule.kind, rule.each, rule.effect, rule.text].append(rule)
    for rules in alike.values():
        first: list[tuple[Rule, Rule]] = []
        for rule in rules if len(rules) > 1 else ():
            plain = _meaning(rule)
            known = next((one for meaning, one in first if meaning == plain), None)
            if known is None:
                first.append((plain, rule))
            elif known.span.line != rule.span.line or known.span.file != rule.span.file:
                yield LINE_TWICE.at(rule.span, line=known.span.line)


def boxes_alike(context: Context) -> Iterator[Diagnostic]:
    """One warning for each box whose name another one has."""
    first: dict[str, Leaf] = {}
    for tree in context.trees:
        if not isinstance(tree, views.Box) or not context.reported(tree.span.pack):
            continue
        title = tree.string
        known = first.setdefault(slug(title.text), title)
        if known is not title:
            yield BOX_TWICE.at(title.span, name=title.text, line=known.span.line)


def _meaning(rule: Rule) -> Rule:
    """What a rule says, wherever it stands, and however what it chooses is numbered."""
    numbers: dict[int, int] = {}

    def renumbered(part: Any) -> object:
        if isinstance(part, Var):
            return Var(numbers.setdefault(part.n, len(numbers)))
        bound = getattr(part, "var", None)
        return part if bound is None else evolve(part, var=numbers.setdefault(bound, len(numbers)))

    return rebuilt(evolve(rule, path="", order=0, cites=()), renumbered)


__all__ = ["boxes_alike", "said_twice"]
