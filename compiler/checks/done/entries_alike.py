"""No menu shows two entries with the same words: nobody could tell which is which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import ENTRIES_ALIKE
from talisman.compiler.model import ALWAYS, Choose, Cond, Option, OptionOf, conjuncts
from talisman.compiler.model.exclusive import contradict
from talisman.compiler.source import Span

Entry = tuple[Option, Cond, Span]
"""An entry, what else must hold for it, and where it is said."""


def entries_alike(context: Context) -> Iterator[Diagnostic]:
    """One error for each entry whose words another one of the same menu has at the same time."""
    for choice in context.every(Choose):
        yield from _alike([(option, ALWAYS, option.span) for option in choice.options], context)
    added: dict[str, list[Entry]] = {}
    for rule in context.model.rules:
        # what a thing adds is told beside its name
        if isinstance(rule.shape, OptionOf) and not rule.carrier and not rule.kind:
            entries = added.setdefault(rule.shape.procedure, [])
            entries.append((rule.shape.option, rule.when, rule.span))
    for level, new in added.items():
        menus = [menu for menu in context.menus_of(level) if isinstance(menu, Choose)]
        there = [(option, ALWAYS, option.span) for menu in menus for option in menu.options]
        yield from _alike([*there, *new], context, len(there))


def _alike(entries: Sequence[Entry], context: Context, first: int = 0) -> Iterator[Diagnostic]:
    """Those from `first` on that one in front of them is like."""
    for number, (option, when, span) in enumerate(entries[first:], first):
        for other, when_too, _ in entries[:number]:
            asked = tuple(
                part for cond in (option.when, when, other.when, when_too) for part in conjuncts(cond)
            )
            same = option.text and option.text.casefold() == other.text.casefold()
            if same and context.reported(span.pack) and not contradict(asked, context.model.values):
                yield ENTRIES_ALIKE.at(span, text=option.text)
                break
