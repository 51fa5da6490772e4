"""Which rows of rulebooks the scenarios prove, and what a rule is good for.

    python tools/prove.py --pack PACK [--pack PACK...] [--row ROW...] [--json]
    python tools/prove.py --pack PACK --rule PATH [--json]

The packs are compiled once. For each row that a passing scenario cites, what realises it is taken out of the
model; where nobody notices, its conditions and permissions are turned round instead; the rest is lowered
again, and the scenarios that cite the row are played. The row is proven when one of them fails. With
`--rule` one rule is taken away, by its path or the beginning of it, and every scenario of the packs is
played: those that fail are what the rule is good for. Exit status 1 when a row or rule is not proven.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from talisman.cli.common import build
from talisman.compiler.emit import emit
from talisman.compiler.lower import lower
from talisman.compiler.model import Always, AsSoonAs, Duty, Model, Not, Permit, Rule, Scenario
from talisman.runtime.game import load
from talisman.scenario import run_one
from talisman.scenario.proof import without
from talisman.scenario.running import root_of

OTHER = {"may": "cannot", "cannot": "may", "only": "may", "must": "need not", "need not": "must"}


@frozen
class Verdict:
    """What came of taking something away: how it was done, and the scenarios that noticed."""

    what: str
    how: str
    noticed: tuple[str, ...]
    played: int


def main(arguments: Sequence[str] | None = None) -> int:
    """Prove rows or rules of packs and tell what is not proven."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pack", action="append", required=True, help="a pack; may be said several times")
    parser.add_argument("--row", action="append", default=[], help="prove these rows only")
    parser.add_argument("--rule", default="", help="take this rule away and play every scenario")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    options = parser.parse_args(arguments)
    built = build(options.pack, [], scenarios=True)
    if built.compiled is None:
        print("the packs do not compile", file=sys.stderr)
        return 1
    model = built.compiled.model
    passing = _passing(model, model.scenarios)
    if options.rule:
        verdicts = [prove_rule(model, options.rule, passing)]
    else:
        rows = dict.fromkeys(row for one in passing for row in one.cites)
        verdicts = [
            prove_row(model, row, [one for one in passing if row in one.cites])
            for row in rows
            if not options.row or row in options.row
        ]
    _tell(verdicts, options.json)
    return 0 if all(verdict.noticed for verdict in verdicts) else 1


def prove_row(model: Model, row: str, scenarios: Sequence[Scenario]) -> Verdict:
    """Take away what realises a row, then turn it round, until a scenario that cites the row fails."""
    how = "nothing realises it"
    for how, changed in _changes(model, row):
        noticed = _noticing(changed, scenarios)
        if noticed:
            return Verdict(row, how, noticed, len(scenarios))
    return Verdict(row, how, (), len(scenarios))


def prove_rule(model: Model, path: str, scenarios: Sequence[Scenario]) -> Verdict:
    """Take away one rule, or a duty or step, and play everything."""
    rules = [rule for rule in model.rules if not _named(rule.path, path)]
    gone = len(model.rules) - len(rules)
    changed = evolve(model, rules=rules)
    changed.procedures = {}
    for name, one in model.procedures.items():
        duties = tuple(_emptied(duty) if _named(duty.path, path) else duty for duty in one.duties)
        gone += sum(a is not b for a, b in zip(one.duties, duties, strict=True))
        changed.procedures[name] = evolve(one, duties=duties)
    if not gone:
        return Verdict(path, "there is no such rule", (), 0)
    return Verdict(path, "taken away", _noticing(changed, scenarios), len(scenarios))


def _changes(model: Model, row: str) -> Iterator[tuple[str, Model]]:
    """The model without the row, and with its conditions turned round."""
    bare = without(model, row)
    if bare is not None:
        yield "taken away", bare
    turned = [_turned(rule) if row in rule.cites else rule for rule in model.rules]
    if turned != model.rules:
        yield "turned round", evolve(model, rules=turned)


def _turned(rule: Rule) -> Rule:
    """The rule with its permission or its condition the other way round."""
    shape = rule.shape
    if isinstance(shape, Permit):
        return evolve(rule, shape=evolve(shape, modal=OTHER.get(shape.modal, shape.modal)))
    if isinstance(shape, AsSoonAs):
        return rule  # a condition that always holds would never be settled
    return evolve(rule, when=Not(rule.when)) if rule.when != Always() else rule


def _named(path: str, wanted: str) -> bool:
    return bool(path) and (path == wanted or path.startswith((wanted + ".", wanted + "~")))


def _emptied(duty: Duty) -> Duty:
    """A duty that does nothing; it stays, because others may come after it."""
    return evolve(duty, body=(), each=None, key=None)


def _noticing(model: Model, scenarios: Sequence[Scenario]) -> tuple[str, ...]:
    """The scenarios that fail on a model, by title; all of them when it cannot even be lowered."""
    passed = _passing(model, scenarios)
    return tuple(one.title for one in scenarios if one not in passed)


def _passing(model: Model, scenarios: Sequence[Scenario]) -> list[Scenario]:
    """The scenarios that pass on a model."""
    alone = evolve(model, scenarios=list(scenarios))
    linked = load(emit(lower(alone, scenarios=True)))
    root = root_of(alone, linked)
    return [one for number, one in enumerate(scenarios) if run_one(linked, number, one, None, root) is None]


def _tell(verdicts: Sequence[Verdict], as_json: bool) -> None:
    """Print what is proven and what is not."""
    if as_json:
        rows = [
            {"what": v.what, "proven": bool(v.noticed), "how": v.how, "noticed": list(v.noticed)}
            for v in verdicts
        ]
        print(json.dumps(rows, indent=2))
        return
    for verdict in verdicts:
        if not verdict.noticed:
            print(f"{verdict.what}: not proven ({verdict.how}; {verdict.played} scenarios do not notice)")
        elif len(verdicts) == 1:
            print(f"{verdict.what}: proven ({verdict.how}) by {', '.join(verdict.noticed)}")
    done = sum(bool(verdict.noticed) for verdict in verdicts)
    print(f"{done} of {len(verdicts)} proven")


if __name__ == "__main__":
    sys.exit(main())
