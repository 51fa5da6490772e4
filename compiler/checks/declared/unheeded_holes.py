"""Warn about a hole of a declared condition or number of which its meaning says nothing.

`condition "{trader} is/are poor"` that is `true when Ann's coins are 0` says the same of everybody. The first
hole is `you` there, the others are `it` and `the target`, or are called by their kind.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import HOLE_UNHEEDED
from talisman.compiler.syntax.vocabulary import hole_types

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def unheeded_holes(context: Context) -> Iterator[Diagnostic]:
    """One warning for each hole that is not heeded."""
    for phrase in context.model.phrases:
        if not context.reported(phrase.span.pack):
            continue
        holes = hole_types(phrase.text)
        for at in phrase.silent:
            yield HOLE_UNHEEDED.at(phrase.span, which=ORDINALS[at], hole=holes[at])


__all__ = ["unheeded_holes"]
