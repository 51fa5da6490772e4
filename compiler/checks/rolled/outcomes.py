"""Rows by outcome name outcomes that the contest has."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import UNKNOWN_OUTCOME
from talisman.compiler.model import Begin
from talisman.compiler.source import Span


def outcomes(context: Context) -> Iterator[Diagnostic]:
    """One error for each word that is no outcome of the contest it stands under."""
    model = context.model
    used: dict[tuple[str, str], Span] = {}
    for contest in model.contests.values():
        for name in contest.ons:
            used.setdefault((contest.name, name), contest.span)
    for part in context.every(Begin):
        begun = _any_of(part, context)
        for names, _ in part.rows:
            for name in names:
                if not any(name in model.contests[one].outcomes for one in begun if one in model.contests):
                    used.setdefault((part.procedure, name), part.span)
    for (level, name), span in used.items():
        known = model.contests[level].outcomes if level in model.contests else ()
        if name not in known:
            near = ", ".join(f"`{word}`" for word in known)
            yield UNKNOWN_OUTCOME.at(span, contest=level, outcome=name, near=near)


def _any_of(part: Begin, context: Context) -> tuple[str, ...]:
    """What a sentence begins, or where a verb does it, one of several, what that does."""
    if not part.whole or part.named or part.deed is None:
        return (part.procedure,)
    inner = context.parts(context.model.verbs[part.deed.verb].does, Begin)
    return tuple(one.procedure for one in inner if isinstance(one, Begin))
