"""`an` stands before a vowel, `a` before anything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from talisman.compiler.articles import article
from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import ARTICLE
from talisman.compiler.syntax.tree import Leaf

UNHEARD = ("u", "h", "eu", "one")
"""Beginnings of words that do not tell how they sound: either article may be right."""


def articles(context: Context) -> Iterator[Diagnostic]:
    """One error for each article that does not fit the word behind it."""
    for item in context.trees:
        yield from context.looked.found("articles", item, lambda one: _articles(context.leaves(one)))


def _articles(leaves: Sequence[Leaf]) -> list[Diagnostic]:
    found = []
    for leaf, behind in pairwise(leaves):
        if leaf.kind in ("a", "an") and leaf.span.line == behind.span.line:
            right = article(behind.text)
            if leaf.text != right and not behind.text.lower().startswith(UNHEARD):
                found.append(ARTICLE.at(leaf.span, word=behind.text, right=right))
    return found
