"""Whether scenarios prove the rows that they cite.

A scenario that passes shows that something works; it proves a row only if it fails as soon as what realises
the row is gone. So everything that cites the row is taken out of the model (a number that is printed there is
changed), the rest is lowered again, and the scenario has to fail then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs
from attrs import evolve, field, frozen

from talisman.compiler.emit import emit
from talisman.compiler.lower import lower
from talisman.compiler.model import (
    Always,
    Begin,
    Block,
    Choose,
    Duty,
    FirstPossible,
    ForEach,
    If,
    IfDone,
    Int,
    LimitDecl,
    May,
    Model,
    Pick,
    Repeat,
    Rule,
    Scenario,
    Sel,
    Stmt,
    Table,
)
from talisman.compiler.source import Span
from talisman.runtime.game import load
from talisman.scenario.running import root_of, run_one

Place = tuple[str, int]


@frozen
class Proof:
    """Rows that scenarios prove; those they cite without proving them, each with the scenario's title."""

    proven: tuple[str, ...]
    idle: tuple[tuple[str, str], ...] = field(default=())

    def as_data(self) -> dict[str, object]:
        """As JSON says it."""
        return {
            "proven": list(self.proven),
            "not_proven": [{"row": row, "title": title} for row, title in self.idle],
        }


def prove(
    model: Model, image: Mapping[str, object], packs: Sequence[str] = (), native: bool | None = None
) -> Proof:
    """Take what each cited row stands on away and see whether the scenario notices.

    Args:
        model: a model with scenarios.
        image: the image made from it, with `scenarios=True`.
        packs: the packs whose scenarios count (none named: all).
        native: passed on to the games.
    """
    linked = load(image)
    root = root_of(model, linked)
    proven: dict[str, None] = {}
    idle: list[tuple[str, str]] = []
    for number, scenario in enumerate(model.scenarios):
        if (packs and scenario.pack not in packs) or not scenario.cites:
            continue
        if run_one(linked, number, scenario, native, root) is not None:
            continue
        for row in scenario.cites:
            if row in proven:
                continue
            if _notices(model, scenario, row, native):
                proven[row] = None
            else:
                idle.append((row, scenario.title))
    missing = tuple((row, title) for row, title in idle if row not in proven)
    return Proof(tuple(proven), missing)


def _notices(model: Model, scenario: Scenario, row: str, native: bool | None) -> bool:
    """Whether the scenario fails without what realises the row."""
    changed = without(model, row)
    if changed is None:
        return False
    alone = evolve(changed, scenarios=[scenario])
    linked = load(emit(lower(alone, scenarios=True)))
    return run_one(linked, 0, scenario, native, root_of(alone, linked)) is not None


def without(model: Model, row: str) -> Model | None:
    """The model without everything that cites a row; None when nothing does."""
    places = {(span.file, span.line) for cited, span in model.cites if cited == row}
    if not places:
        return None
    made = evolve(
        model,
        rules=[rule for rule in model.rules if not _rule_cites(rule, row, places)],
        limits={name: limit for name, limit in model.limits.items() if not _at(limit.span, places)},
        edges=list(model.edges),
    )
    made.limits.update(_idle_limits(model, places))
    made.procedures = {
        name: evolve(one, duties=tuple(_kept(one.duties, row, places, _at(one.span, places))))
        for name, one in model.procedures.items()
    }
    made.contests = {
        name: evolve(
            one,
            steps=tuple(_kept(one.steps, row, places, False)),
            ons={}
            if _at(one.span, places)
            else {name: _stripped(on, places) for name, on in one.ons.items()},
            score=None if _at(one.span, places) else one.score,
            after=() if _at(one.span, places) else one.after,
        )
        for name, one in model.contests.items()
    }
    made.verbs = {
        name: evolve(one, does=() if _at(one.span, places) else one.does and _stripped(one.does, places))
        for name, one in model.verbs.items()
    }
    made.counters = {
        name: evolve(one, start=Int(99), floor=None, ceiling=None) if _at(one.span, places) else one
        for name, one in model.counters.items()
    }
    made.stats = {
        name: evolve(one, start=Int(99), floor=None) if _at(one.span, places) else one
        for name, one in model.stats.items()
    }
    made.zones = {
        name: evolve(one, awake=not one.awake, refill=(), size=None) if _at(one.span, places) else one
        for name, one in model.zones.items()
    }
    made.effects = {
        name: evolve(one, begins=(), own_turns=0) if _at(one.span, places) else one
        for name, one in model.effects.items()
    }
    made.params = {
        name: evolve(one, value=one.value + 1) if _at(one.span, places) else one
        for name, one in model.params.items()
    }
    made.things = {
        name: evolve(one, numbers={key: value + 1 for key, value in one.numbers.items()})
        if _at(one.span, places)
        else one
        for name, one in model.things.items()
    }
    return made


def _at(span: Span, places: set[Place]) -> bool:
    """Whether a declaration stands on a line that cites the row."""
    return (span.file, span.line) in places


def _rule_cites(rule: Rule, row: str, places: set[Place]) -> bool:
    """Whether a rule realises the row; an effect's rules go with the rule that makes it."""
    return row in rule.cites or _at(rule.span, places)


def _kept(work: Sequence[Duty], row: str, places: set[Place], every: bool) -> Iterator[Duty]:
    """The work of a procedure; parts that cite the row stay, but do nothing, since others wait for them."""
    for duty in work:
        if every or row in duty.cites or _at(duty.span, places):
            yield evolve(duty, body=(), when=Always(), each=None, key=None)
        else:
            yield evolve(duty, body=_stripped(duty.body, places))


def _stripped(body: Block, places: set[Place]) -> Block:
    """The statements without those whose line cites the row; options keep their place in a menu."""
    return tuple(_inner(stmt, places) for stmt in body if not _cites(stmt, places))


def _cites(stmt: object, places: set[Place]) -> bool:
    """Whether the first place that is known of a statement is on a line that cites the row."""
    span = next(_spans(stmt), None)
    return span is not None and _at(span, places)


def _spans(value: object) -> Iterator[Span]:
    """The places of a value and of its parts, in order."""
    if isinstance(value, tuple):
        for part in value:
            yield from _spans(part)
    elif attrs.has(cls := type(value)):
        own = getattr(value, "span", None)
        if isinstance(own, Span) and own.line:
            yield own
        for part in attrs.fields(cls):
            if part.name != "span":
                yield from _spans(getattr(value, part.name))


def _inner(stmt: Stmt, places: set[Place]) -> Stmt:
    """The statement with the bodies inside it stripped."""
    match stmt:
        case If():
            return evolve(
                stmt, then=_stripped(stmt.then, places), otherwise=_stripped(stmt.otherwise, places)
            )
        case IfDone():
            return evolve(
                stmt, then=_stripped(stmt.then, places), otherwise=_stripped(stmt.otherwise, places)
            )
        case May() | Pick() | ForEach() | Repeat():
            return evolve(stmt, body=_stripped(stmt.body, places))
        case Choose():
            options = (evolve(one, body=_stripped(one.body, places)) for one in stmt.options)
            return evolve(stmt, options=tuple(options))
        case Table():
            rows = (evolve(one, body=_stripped(one.body, places)) for one in stmt.rows)
            return evolve(stmt, rows=tuple(rows))
        case Begin():
            handled = tuple((names, _stripped(body, places)) for names, body in stmt.rows)
            return evolve(stmt, rows=handled)
        case FirstPossible():
            return evolve(stmt, branches=tuple(_stripped(branch, places) for branch in stmt.branches))
    return stmt


def _idle_limits(model: Model, places: set[Place]) -> dict[str, LimitDecl]:
    """Limits that cite the row count nothing; they stay, because stats of their name are asked for."""
    return {
        name: evolve(limit, counts=Sel(limit.counts.var, limit.counts.kind, Always(False)))
        for name, limit in model.limits.items()
        if _at(limit.span, places)
    }
