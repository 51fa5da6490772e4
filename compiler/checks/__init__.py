"""Checks of the whole model: one file each, model in, diagnostics out. They do not know each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Bag, Diagnostic

Check = Callable[[Context], Iterator[Diagnostic]]

CHECKS: tuple[Check, ...] = ()


def run_checks(context: Context, bag: Bag) -> None:
    """Run every check."""
    for check in CHECKS:
        bag.extend(check(context))
