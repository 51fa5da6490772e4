"""Scenarios that cannot fail: what they expect is so before anything is done, and without what they cite.

That something stays as it is may well be what a rule is for. Then the scenario cites the lines that make it
so, and fails when one of them is changed. A scenario that cites nothing says at least what is not asked, not
offered or not told: that is about what is done, and nothing that was so before.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.model import ExpectAsked, Model, Scenario
from talisman.runtime.image.link import Linked
from talisman.scenario.proof import Verdict, Workshop, failing_without, noticed, places_of, spread
from talisman.scenario.report import Failure
from talisman.scenario.running import root_of, unmoved

IDLE = "this cannot fail: all that it expects is so before anything is done{}"
CITED = ", and stays so whatever becomes of the lines it cites"
CITING = ", and it cites no line that makes it stay so"
TOGETHER = 16
"""Scenarios without whose lines the rest is compiled at once."""
MOST_CHANGES = 12
"""Tried for one row: whole lines come first."""
SHOWN = ("shown", "not shown")
"""What lies where somebody may look lies there before anything is done."""


def idle(
    shared: Workshop,
    model: Model,
    linked: Linked,
    packs: Sequence[str] = (),
    only: str = "",
    jobs: int = 1,
) -> tuple[Failure, ...]:
    """The passing scenarios of the packs (none named: of all) that cannot fail.

    Args:
        shared: what proofs share.
        model: the model of the packs with their scenarios.
        linked: the image made from it, with `scenarios=True`.
        packs: whose scenarios are wanted.
        only: of those whose title holds this text.
        jobs: processes that change lines.
    """
    root = root_of(model, linked)
    passing = {id(scenario) for scenario, _ in shared.passing}
    found = []
    for number, scenario in enumerate(model.scenarios):
        if (packs and scenario.pack not in packs) or only.lower() not in scenario.title.lower():
            continue
        if id(scenario) not in passing or _about_what_is_done(scenario):
            continue
        if unmoved(linked, number, scenario, shared.native, root):
            found.append(scenario)
    return tuple(
        Failure(one.file, one.span.line, one.title, IDLE.format(CITED if one.cites else CITING))
        for one in _whatever_is_cited(shared, found, jobs)
    )


def _about_what_is_done(scenario: Scenario) -> bool:
    """Whether a scenario without citations says of something that it was not asked, offered or told."""
    asked = (line for line in scenario.lines if isinstance(line, ExpectAsked))
    return not scenario.cites and any(line.mode not in SHOWN for line in asked)


def _whatever_is_cited(shared: Workshop, found: Sequence[Scenario], jobs: int) -> list[Scenario]:
    """Those that pass without what they cite: many are tried at once, then the rest one by one."""
    wanted = {id(scenario) for scenario in found if scenario.cites}
    cases = [case for case in shared.passing if id(case[0]) in wanted]
    groups = [cases[at : at + TOGETHER] for at in range(0, len(cases), TOGETHER)]
    failing = frozenset[str]().union(*(failing_without(shared, group) for group in groups))
    rest = [scenario for scenario in found if scenario.title not in failing]
    verdicts = spread(shared, _verdict, rest, jobs)
    return [one for one, verdict in zip(rest, verdicts, strict=True) if not verdict.noticed]


def _verdict(shared: Workshop, scenario: Scenario) -> Verdict:
    """Change what a scenario cites until it fails: all of it, then row by row."""
    nodes = [node for one, node in shared.passing if one is scenario]
    rows = [places_of(shared, row) for row in scenario.cites]
    whole = {id(place): place for places in rows for place in places}
    tried = 0
    for places in ([*whole.values()], *rows):
        verdict = noticed(shared, scenario.title, places, nodes, MOST_CHANGES)
        tried += verdict.tried
        if verdict.noticed:
            return verdict
    return Verdict(scenario.title, "no change is noticed", "", tried)
