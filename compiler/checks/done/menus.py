"""Options are added to menus that exist, and closed by labels that exist."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic, closest
from talisman.compiler.messages.checks_done import NO_SUCH_MENU, UNKNOWN_OPTION
from talisman.compiler.model import Choose, CloseOption, OptionOf
from talisman.compiler.resolve.paths import slug


def menus(context: Context) -> Iterator[Diagnostic]:
    """Options that are offered nowhere, and closed options that nobody offers."""
    model = context.model
    for rule in model.rules:
        shape = rule.shape
        if isinstance(shape, OptionOf) and not context.menus_of(shape.procedure):
            yield NO_SUCH_MENU.at(rule.span, procedure=shape.procedure, way=_way(context, shape))
        elif isinstance(shape, CloseOption):
            labels = _labels(context, shape.procedure)
            if shape.label not in labels:
                near = closest(shape.label, labels)
                yield UNKNOWN_OPTION.at(
                    rule.span, procedure=shape.procedure, label=shape.label, near=near[0] if near else ""
                )


def _way(context: Context, shape: OptionOf) -> str:
    """How more can be done in a procedure that offers things, and lets nobody choose one of several."""
    procedure = context.model.procedures.get(shape.procedure)
    if procedure is None or not any(not (duty.must or duty.step) for duty in procedure.duties):
        return f"write `choose one` in a duty of `{shape.procedure}`, or name a procedure that has one"
    label = shape.option.label or "TEXT"
    own = context.reported(procedure.span.file.split("/")[0])
    if own:
        return f'it makes offers: write `offer "{label}": ...` below `{shape.procedure}`'
    path = f"{procedure.span.file.split('/')[0]}.{slug(shape.procedure)}"
    return f'it makes offers: `add to {path}: offer "{label}": ...` in a house rule makes one more'


def _labels(context: Context, level: str) -> list[str]:
    """The labels of all options and offers of a procedure, those that rules add included."""
    model = context.model
    found = [
        option.label
        for choice in context.menus_of(level)
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
