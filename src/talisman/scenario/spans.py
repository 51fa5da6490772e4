"""What a scenario leaves out without saying so: the spans of `once per SPAN` that no deed of it begins."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.model import Action, Begin, Contest, Model, Scenario
from talisman.compiler.model.walk import walk


def spans_left_out(model: Model, scenario: Scenario) -> Iterator[str]:
    """A note for whoever wonders why something that is once per turn, or during one, does not happen."""
    deeds = [line for line in scenario.lines if isinstance(line, Action)]
    if not deeds:
        return
    begun = _begun(model, [found.procedure for found in walk(tuple(deeds)) if isinstance(found, Begin)])
    spans = (rule.once.span_of.split(" ")[-1] for rule in model.rules if rule.once is not None)
    for span in dict.fromkeys(spans):
        level = model.procedures.get(span)
        if level is None or isinstance(level, Contest) or level.root:
            continue  # what is once per game is counted in a scenario, too
        if span not in begun:
            yield f"no {span} has begun: what is once per {span}, or during one, does not happen"


def _begun(model: Model, first: list[str]) -> set[str]:
    """Procedures, what they are, what they run, and what their duties begin."""
    found, left = set[str](), [*first]
    while left:
        name = left.pop()
        level = model.procedures.get(name)
        if name in found or level is None:
            continue
        found.add(name)
        left += [level.parent, *level.runs]
        left += [one.procedure for one in walk(level.duties) if isinstance(one, Begin)]
    return found
