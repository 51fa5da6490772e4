"""Rows that are cited exist, and rows that are rules are cited.

A citation is how a reader gets from a rule to the printed sentence behind it, so a row that does not exist is
a mistake, and a row that nobody cites is probably a rule that nobody has written yet.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic, closest
from talisman.compiler.messages.checks_declared import UNCITED, UNKNOWN_ROW
from talisman.compiler.resolve.kept import cited
from talisman.compiler.syntax import views


def cited_rows(context: Context) -> Iterator[Diagnostic]:
    """Citations of rows that their rulebook does not have; a rulebook may be in a pack that is not in use."""
    rows = context.model.rows
    letters = {book.letter for book in context.outline.rulebooks}
    scenarios = [item for item in context.trees if isinstance(item, views.Scenario)]
    played = [cite for item in scenarios for cite in context.looked.found("cites", item, cited)]
    for row, span in (*context.model.cites, *played):
        if row not in rows and row.split("-", 1)[0] in letters:
            near = closest(row, rows)
            yield UNKNOWN_ROW.at(span, row=row, near=near[0] if near else "")


def uncited_rows(context: Context) -> Iterator[Diagnostic]:
    """One warning for each rulebook of a complete game that has rows nobody cites.

    What is optional is for a pack of its own, and a pack that is no game by itself leaves its rows to those
    on it.
    """
    cited = {row for row, _ in context.model.cites}
    complete = {
        pack.name
        for pack in context.packs
        if pack.seats is not None and not pack.partial and context.reported(pack.name)
    }
    for book in context.outline.rulebooks:
        missing = [row for row in book.rows if row.is_rule and not row.optional and row.id not in cited]
        if missing and book.pack in complete:
            yield UNCITED.at(missing[0].span, count=len(missing), book=book.letter, row=missing[0].id)
