"""Options are added to menus that exist, and closed by labels that exist."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic, closest
from talisman.compiler.messages.checks_done import NO_SUCH_MENU, UNKNOWN_OPTION
from talisman.compiler.model import Choose, CloseOption, Duty, Model, OptionOf, PickSet
from talisman.compiler.model.walk import walk


def menus(context: Context) -> Iterator[Diagnostic]:
    """Options that are offered nowhere, and closed options that nobody offers."""
    model = context.model
    for rule in model.rules:
        shape = rule.shape
        if isinstance(shape, OptionOf) and not list(_choices(model, shape.procedure)):
            yield NO_SUCH_MENU.at(rule.span, procedure=shape.procedure)
        elif isinstance(shape, CloseOption):
            labels = _labels(model, shape.procedure)
            if shape.label not in labels:
                near = closest(shape.label, labels)
                yield UNKNOWN_OPTION.at(
                    rule.span, procedure=shape.procedure, label=shape.label, near=near[0] if near else ""
                )


def _choices(model: Model, level: str) -> Iterator[Choose | PickSet]:
    """The choices in the work of a procedure; offers with options of their own are choices, too."""
    work: tuple[Duty, ...] = ()
    if level in model.procedures:
        work = model.procedures[level].duties
    elif level in model.contests:
        work = model.contests[level].steps
    for duty in work:
        for part in walk(duty):
            if isinstance(part, (Choose, PickSet)):
                yield part


def _labels(model: Model, level: str) -> list[str]:
    """The labels of all options and offers of a procedure, those that rules add included."""
    found = [
        option.label
        for choice in _choices(model, level)
        if isinstance(choice, Choose)
        for option in choice.options
    ]
    if level in model.procedures:
        found += [duty.label for duty in model.procedures[level].duties if not (duty.must or duty.step)]
    found += [
        rule.shape.option.label
        for rule in model.rules
        if isinstance(rule.shape, OptionOf) and rule.shape.procedure == level
    ]
    return [label for label in found if label]
