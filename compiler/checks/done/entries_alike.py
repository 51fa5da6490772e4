"""No menu shows two entries with the same words: nobody could tell which is which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.checks.context import Context
from talisman.compiler.checks.excluded import contradict
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_done import ENTRIES_ALIKE
from talisman.compiler.model import ALWAYS, Choose, Cond, Option, OptionOf, Rule, conjuncts
from talisman.compiler.source import Span

Entry = tuple[Option, Cond, Span]
"""An entry, what else must hold for it, and where it is said."""


def entries_alike(context: Context) -> Iterator[Diagnostic]:
    """One error for each entry whose words another one of the same menu has at the same time."""
    for choice in context.every(Choose):
        yield from _alike([(option, ALWAYS, option.span) for option in choice.options], context)
    added: dict[str, list[Rule]] = {}
    for rule in context.model.rules:
        if (
            isinstance(rule.shape, OptionOf) and not rule.carrier and not rule.kind
        ):  # a thing is told beside it
            added.setdefault(rule.shape.procedure, []).append(rule)
    for name, rules in added.items():
        level = context.model.procedures.get(name)
        menus = [part for duty in level.duties for part in context.parts(duty, Choose)] if level else []
        there = [(option, ALWAYS, option.span) for menu in menus for option in menu.options]
        new = [
            (rule.shape.option, rule.when, rule.span) for rule in rules if isinstance(rule.shape, OptionOf)
        ]
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
