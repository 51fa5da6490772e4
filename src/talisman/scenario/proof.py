"""Whether scenarios prove the rows that they cite.

A scenario that passes shows that something works; it proves a row only if it fails as soon as what realises
the row is gone or says something else. So the lines that cite the row are changed in the trees (`mutants`),
the rest is resolved and lowered again, and the scenarios that cite the row are played until one fails.

What cannot be compiled, set up, or played without a fault of the machine shows nothing, since such a pack
would be noticed without any scenario.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from multiprocessing import get_context

from attrs import evolve, field, frozen

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Parsed, resolve_parsed
from talisman.compiler.emit import emit
from talisman.compiler.layout import EmitError
from talisman.compiler.lower import lower
from talisman.compiler.model import Model, Scenario
from talisman.compiler.tree import Node
from talisman.runtime.game import load
from talisman.runtime.image import ImageError
from talisman.runtime.link import Linked
from talisman.scenario.mutants import Mutant, beginning, citing, mutants
from talisman.scenario.running import root_of, run_one

MOST_MUTANTS = 80
"""Changes tried for one row."""
UNFIT = (EmitError, ImageError, LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""How lowering and loading refuse a model that was never meant to be: checks do not look at mutants."""


@frozen
class Verdict:
    """What came of changing what realises a row: how it was noticed, and by which scenario ("": by none).

    tried: changes that could be played.
    """

    what: str
    how: str = ""
    noticed: str = ""
    tried: int = 0
    cited_by: tuple[str, ...] = ()


@frozen
class Proof:
    """Rows that scenarios prove; those they cite without proving them, each with a scenario's title."""

    proven: tuple[str, ...]
    idle: tuple[tuple[str, str], ...] = field(default=())

    def as_data(self) -> dict[str, object]:
        """As JSON says it."""
        return {
            "proven": list(self.proven),
            "not_proven": [{"row": row, "title": title} for row, title in self.idle],
        }


@frozen
class Workshop:
    """What proofs share: what was read, the passing scenarios with their trees, the machine to play on."""

    parsed: Parsed
    rules: tuple[Node, ...]
    passing: tuple[tuple[Scenario, Node], ...]
    native: bool | None = None

    def of_row(self, row: str) -> list[Node]:
        """The scenarios that cite a row."""
        return [node for scenario, node in self.passing if row in scenario.cites]

    def titled(self, title: str) -> list[Node]:
        """The scenarios of a title."""
        return [node for scenario, node in self.passing if scenario.title == title]


def workshop(parsed: Parsed, model: Model, linked: Linked, native: bool | None = None) -> Workshop:
    """Find the scenarios that pass as the packs are.

    Args:
        parsed: what was read.
        model: its model.
        linked: the image made from it, with `scenarios=True`.
        native: passed on to the games.
    """
    items = [item for item in parsed.trees if item.kind == "scenario"]
    root = root_of(model, linked)
    passing = tuple(
        (scenario, item)
        for number, (scenario, item) in enumerate(zip(model.scenarios, items, strict=True))
        if run_one(linked, number, scenario, native, root) is None
    )
    rules = tuple(item for item in parsed.trees if item.kind != "scenario")
    return Workshop(parsed, rules, passing, native)


def prove(shared: Workshop, packs: Sequence[str] = (), jobs: int = 1) -> Proof:
    """Prove every row that a passing scenario of the packs cites (none named: of all packs)."""
    verdicts = list(prove_rows(shared, rows_of(shared, packs), jobs))
    return Proof(
        tuple(one.what for one in verdicts if one.noticed),
        tuple((one.what, one.cited_by[0]) for one in verdicts if not one.noticed),
    )


def rows_of(shared: Workshop, packs: Sequence[str] = ()) -> list[str]:
    """The rows that passing scenarios of the packs cite, in the order of the scenarios."""
    cited = (s.cites for s, _ in shared.passing if not packs or s.pack in packs)
    return list(dict.fromkeys(row for rows in cited for row in rows))


def prove_rows(shared: Workshop, rows: Sequence[str], jobs: int = 1) -> Iterator[Verdict]:
    """A verdict for each row, in order; with several jobs on copies of this process."""
    gc.collect()
    gc.freeze()  # what is shared is never looked at again
    try:
        if jobs > 1:
            _SHARED.append(shared)
            with get_context("fork").Pool(jobs) as pool:
                yield from pool.imap(_in_copy, rows)
            _SHARED.pop()
        else:
            yield from (prove_row(shared, row) for row in rows)
    finally:
        gc.unfreeze()


_SHARED: list[Workshop] = []
"""What a copy of this process finds when it begins."""


def _in_copy(row: str) -> Verdict:
    return prove_row(_SHARED[-1], row)


def prove_row(shared: Workshop, row: str) -> Verdict:
    """Change what realises a row until a scenario that cites it fails."""
    return prove_cited(shared, row, shared.of_row(row))


def prove_cited(shared: Workshop, row: str, scenarios: Sequence[Node]) -> Verdict:
    """Change what realises a row until one of these scenarios fails."""
    return noticed(shared, row, citing(shared.rules, row), scenarios)


def prove_line(shared: Workshop, what: str, file: str, line: int, scenarios: Sequence[Node]) -> Verdict:
    """Change what stands on a line until one of the scenarios fails."""
    return noticed(shared, what, beginning(shared.rules, file, line), scenarios)


def noticed(shared: Workshop, what: str, places: Sequence[Node], scenarios: Sequence[Node]) -> Verdict:
    """Change places until one of the scenarios fails."""
    titles = {id(node): scenario.title for scenario, node in shared.passing}
    cited_by = tuple(titles[id(node)] for node in scenarios)
    tried = 0
    if not places:
        return Verdict(what, "nothing realises it", "", 0, cited_by)
    if not scenarios:
        return Verdict(what, "no scenario that passes plays it")
    for number, mutant in enumerate(mutants(shared.rules, places)):
        if number == MOST_MUTANTS:
            break
        title = _failing(shared, mutant, scenarios)
        tried += title is not None
        if title:
            return Verdict(what, mutant.how, title, tried, cited_by)
    return Verdict(what, "no change is noticed", "", tried, cited_by)


def _failing(shared: Workshop, mutant: Mutant, scenarios: Sequence[Node]) -> str | None:
    """The first scenario that fails on a mutant ("" when all pass); None when it cannot be played."""
    gc.disable()
    try:
        found = _played(evolve(shared.parsed, trees=(*mutant.trees, *scenarios)))
        if found is None:
            return None
        model, linked = found
        root = root_of(model, linked)
        fit = False
        for number, scenario in enumerate(model.scenarios):
            failure = run_one(linked, number, scenario, shared.native, root)
            if failure is not None and not failure.broken:
                return scenario.title
            fit = fit or failure is None
        return "" if fit else None
    finally:
        gc.enable()


def _played(parsed: Parsed) -> tuple[Model, Linked] | None:
    """The model and image of what is left, if it makes sense."""
    bag = Bag()
    try:
        model = resolve_parsed(parsed, bag)
        return None if bag.errors else (model, load(emit(lower(model, scenarios=True))))
    except UNFIT:
        return None
