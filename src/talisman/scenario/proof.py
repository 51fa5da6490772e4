"""Whether scenarios prove the rows that they cite.

A scenario that passes shows that something works; it proves a row only if it fails as soon as what realises
the row is gone or says something else. So the lines that cite the row are changed in the trees (`mutants`),
the rest is resolved and lowered again, and the scenarios that cite the row are played until one fails.

A row is proven when one change of one line is noticed. `prove_each` asks for more, a change of each line that
cites the row: a line is changed while the others stay, or, where several lines say the same, while the others
are gone and the scenario still passes.

What cannot be compiled, set up, or played without a fault of the machine shows nothing, since such a pack
would be noticed without any scenario.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from os import getpid
from typing import TypeVar

from attrs import define, evolve, field, frozen

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Parsed, resolve_parsed
from talisman.compiler.image.emit import emit
from talisman.compiler.image.layout import EmitError
from talisman.compiler.lower.steps import lower
from talisman.compiler.model import Model, Scenario
from talisman.compiler.overlay import overlay
from talisman.compiler.syntax import views
from talisman.compiler.syntax.fields import Broken
from talisman.compiler.syntax.tree import Node
from talisman.orphan import end_with
from talisman.runtime.game.game import load
from talisman.runtime.image.image import ImageError
from talisman.runtime.image.link import Linked
from talisman.scenario.mutants import Mutant, beginning, changed, citing, every, mutants
from talisman.scenario.running import root_of, run_one

MOST_MUTANTS = 80
"""Changes tried for one row."""
AT_ONCE = 2
"""Changes that take everything away at once, or empty it."""
MOST_PARTS = 6
"""Small changes of a row that are looked at where it can be neither taken away nor emptied."""
UNFIT = (EmitError, ImageError, LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""How lowering and loading refuse a model that was never meant to be: checks do not look at mutants."""


T = TypeVar("T")


@frozen
class Verdict:
    """What came of changing what realises a row: how it was noticed, and by which scenario ("": by none).

    tried: changes that could be played.
    lines: the same of each line alone, where each was asked for.
    failing: all scenarios that failed, where each line was asked for.
    """

    what: str
    how: str = ""
    noticed: str = ""
    tried: int = 0
    cited_by: tuple[str, ...] = ()
    lines: tuple[Verdict, ...] = ()
    failing: frozenset[str] = frozenset()


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
    items = [item for item in parsed.trees if isinstance(item, views.Scenario)]
    root = root_of(model, linked)
    passing = tuple(
        (scenario, item)
        for number, (scenario, item) in enumerate(zip(model.scenarios, items, strict=True))
        if run_one(linked, number, scenario, native, root) is None
    )
    rules = tuple(item for item in parsed.trees if not isinstance(item, views.Scenario))
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
    yield from spread(shared, prove_row, rows, jobs)


def spread(
    shared: Workshop, work: Callable[[Workshop, T], Verdict], items: Sequence[T], jobs: int = 1
) -> Iterator[Verdict]:
    """A verdict for each item, in order; with several jobs on copies of this process."""
    if jobs == 1:
        yield from (work(shared, item) for item in items)
        return
    gc.collect()
    gc.freeze()  # what is shared is never looked at again, and so not copied
    _SHARED.append(lambda number: work(shared, items[number]))
    try:
        with get_context("fork").Pool(jobs, end_with, (getpid(),)) as pool:
            yield from pool.imap(_in_copy, range(len(items)))
    finally:
        _SHARED.pop()
        gc.unfreeze()


_SHARED: list[Callable[[int], Verdict]] = []
"""What a copy of this process finds when it begins."""


def _in_copy(number: int) -> Verdict:
    return _SHARED[-1](number)


def prove_row(shared: Workshop, row: str) -> Verdict:
    """Change what realises a row until a scenario that cites it fails."""
    return prove_cited(shared, row, shared.of_row(row))


def places_of(shared: Workshop, row: str) -> list[Node]:
    """What realises a row: the parts of the trees that cite it."""
    return citing(shared.rules, row)


def prove_cited(shared: Workshop, row: str, scenarios: Sequence[Node]) -> Verdict:
    """Change what realises a row until one of these scenarios fails."""
    return noticed(shared, row, places_of(shared, row), scenarios)


def prove_line(shared: Workshop, what: str, file: str, line: int, scenarios: Sequence[Node]) -> Verdict:
    """Change what stands on a line until one of the scenarios fails."""
    return noticed(shared, what, beginning(shared.rules, file, line), scenarios)


def noticed(
    shared: Workshop,
    what: str,
    places: Sequence[Node],
    scenarios: Sequence[Node],
    most: int = MOST_MUTANTS,
) -> Verdict:
    """Change places, in so many ways at most, until one of the scenarios fails."""
    cited_by = _titles(shared, scenarios)
    if (idle := _idle(what, places, cited_by)) is not None:
        return idle
    tried = 0
    for mutant in islice(_mutants(shared, places), most):
        failing = _failing(shared, mutant, scenarios)
        tried += failing is not None
        if failing:
            return Verdict(what, mutant.how, failing[0], tried, cited_by)
    return Verdict(what, "no change is noticed", "", tried, cited_by)


def failing_without(shared: Workshop, cases: Sequence[tuple[Scenario, Node]]) -> frozenset[str]:
    """The titles of scenarios that fail when all that they cite is gone: of as many at once as make sense."""
    cited = {row: None for scenario, _ in cases for row in scenario.cites}
    places = {id(place): place for row in cited for place in places_of(shared, row)}
    failing: set[str] = set()
    played = False
    for mutant in islice(_mutants(shared, tuple(places.values())), AT_ONCE):
        found = _failing(shared, mutant, [node for _, node in cases])
        played = played or found is not None
        failing.update(found or ())
    if not played and len(cases) > 1:
        half = len(cases) // 2
        return failing_without(shared, cases[:half]) | failing_without(shared, cases[half:])
    return frozenset(failing)


def noticing(shared: Workshop, row: str, cases: Sequence[tuple[Scenario, Node]]) -> frozenset[str]:
    """The titles of scenarios that fail when a row is gone, or, where that makes no sense, parts of it."""
    failing: set[str] = set()
    played = 0
    for mutant in islice(_mutants(shared, places_of(shared, row)), AT_ONCE + MOST_PARTS):
        left = [node for one, node in cases if one.title not in failing]
        found = _failing(shared, mutant, left) if left and played < AT_ONCE else None
        played += found is not None
        failing.update(found or ())
    return frozenset(failing)


def prove_each(
    shared: Workshop,
    what: str,
    places: Sequence[Node],
    scenarios: Sequence[Node],
    wanted: Sequence[Collection[str]] = (),
) -> Verdict:
    """Change each place alone until one of the scenarios fails.

    Args:
        shared: what proofs share.
        what: the row or rule.
        places: what realises it.
        scenarios: those that may notice.
        wanted: groups of titles; changes are tried until one of each group has failed, too.
    """
    cited_by = _titles(shared, scenarios)
    if (idle := _idle(what, places, cited_by)) is not None:
        return idle
    lines = [
        _Line(place, islice(_of_one(shared, place, places, scenarios), MOST_MUTANTS)) for place in places
    ]
    for line in lines:
        while not line.by and line.go_on(shared):
            pass
    for line in lines:
        while not all(_failing_of(lines).intersection(group) for group in wanted) and line.go_on(shared):
            pass
    told = tuple(line.verdict() for line in lines)
    first = next((one for one in told if not one.noticed), told[0])
    failing = _failing_of(lines)
    return Verdict(what, first.how, first.noticed, sum(one.tried for one in told), cited_by, told, failing)


@define
class _Line:
    """A place that is changed alone, and what came of it so far."""

    place: Node
    changes: Iterator[tuple[Mutant, Sequence[Node]]]
    how: str = "no change is noticed"
    by: str = ""
    tried: int = 0
    failing: set[str] = field(factory=set)

    def go_on(self, shared: Workshop) -> bool:
        """Try the next change; False when there is none."""
        mutant, scenarios = next(self.changes, (None, ()))
        if mutant is None:
            return False
        failing = _failing(shared, mutant, scenarios)
        self.tried += failing is not None
        if failing and not self.by:
            self.how, self.by = mutant.how, failing[0]
        self.failing.update(failing or ())
        return True

    def verdict(self) -> Verdict:
        """What to tell of the line."""
        return Verdict(f"{self.place.span.file}:{self.place.span.line}", self.how, self.by, self.tried)


def _failing_of(lines: Sequence[_Line]) -> frozenset[str]:
    """All scenarios that failed on a change of one of the lines."""
    return frozenset(title for line in lines for title in line.failing)


def _idle(what: str, places: Sequence[Node], cited_by: tuple[str, ...]) -> Verdict | None:
    """The verdict where there is nothing to change or to play."""
    if not places:
        return Verdict(what, "nothing realises it", "", 0, cited_by)
    return None if cited_by else Verdict(what, "no scenario that passes plays it")


def _titles(shared: Workshop, scenarios: Sequence[Node]) -> tuple[str, ...]:
    titles = {id(node): scenario.title for scenario, node in shared.passing}
    return tuple(titles[id(node)] for node in scenarios)


def _mutants(shared: Workshop, places: Sequence[Node]) -> Iterator[Mutant]:
    """All that can be made of places: of what house rules say, before they are carried out."""
    said = {id(node) for item in shared.rules if not isinstance(item, views.House) for node in every(item)}
    here = [place for place in places if id(place) in said]
    yield from mutants(shared.rules, here)
    ordered = [place for place in places if id(place) not in said]
    written = [item for item in shared.parsed.written if not isinstance(item, views.Scenario)]
    for mutant in mutants(written, ordered):
        yield evolve(mutant, written=True)


def _of_one(
    shared: Workshop, place: Node, places: Sequence[Node], scenarios: Sequence[Node]
) -> Iterator[tuple[Mutant, Sequence[Node]]]:
    """What can be made of one place while the others stay, then while they are gone; and who may notice."""
    for mutant in _mutants(shared, [place]):
        yield mutant, scenarios
    inside = {id(node) for node in every(place)}
    others = [
        one for one in places if id(one) not in inside and all(node is not place for node in every(one))
    ]
    if not others:
        return
    bare = Mutant("", changed(shared.rules, {id(one): () for one in others}))
    failing = _failing(shared, bare, scenarios)
    if failing is not None:
        titles = dict(zip(_titles(shared, scenarios), scenarios, strict=True))
        kept = [node for title, node in titles.items() if title not in failing]
        for mutant in mutants(bare.trees, [place]) if kept else ():
            yield evolve(mutant, how=f"{mutant.how}, the rest taken away"), kept


def _failing(shared: Workshop, mutant: Mutant, scenarios: Sequence[Node]) -> tuple[str, ...] | None:
    """The scenarios that fail on a mutant (none when all pass); None when it cannot be played."""
    gc.disable()
    try:
        trees = carried_out(shared.parsed, mutant.trees) if mutant.written else mutant.trees
        found = _played(evolve(shared.parsed, trees=(*trees, *scenarios))) if trees else None
        if found is None:
            return None
        model, linked = found
        root = root_of(model, linked)
        ended = [run_one(linked, n, one, shared.native, root) for n, one in enumerate(model.scenarios)]
        if all(failure is not None and failure.broken for failure in ended):
            return None
        told = zip(model.scenarios, ended, strict=True)
        return tuple(one.title for one, failure in told if failure is not None and not failure.broken)
    finally:
        gc.enable()


def carried_out(parsed: Parsed, trees: Sequence[Node]) -> tuple[Node, ...]:
    """The trees with their house rules carried out; none when that cannot be done."""
    bag = Bag()
    try:
        made = overlay(trees, bag, parsed.reread, parsed.said, knows=parsed.words.builds_on)
    except Broken:  # a house rule has lost a part
        return ()
    return () if bag.errors else made


def _played(parsed: Parsed) -> tuple[Model, Linked] | None:
    """The model and image of what is left, if it makes sense."""
    bag = Bag()
    try:
        model = resolve_parsed(parsed, bag)
        return None if bag.errors else (model, load(emit(lower(model, scenarios=True))))
    except UNFIT:
        return None
