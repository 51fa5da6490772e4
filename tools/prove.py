"""Which rows of rulebooks the scenarios prove, and what a rule is good for.

    python tools/prove.py --pack PACK [--pack PACK...] [--row ROW...] [--each] [--jobs N] [--json]
    python tools/prove.py --pack PACK --rule PATH [--json]
    python tools/prove.py --pack PACK --strict [--row ROW...] [--parts] [--everybody]
                           [--remember FILE] [--least N]
    python tools/prove.py --requirements [FILE] [--only E01...] [--jobs N]

The packs are compiled once. For each row that a passing scenario cites, the lines that cite it are taken
away, emptied, or turned round (conditions, permissions and numbers, part by part) until a scenario that cites
the row fails. With `--each` that is done with each of the lines alone, and a row is proven when a change of
each of them is noticed; the others are told. With `--rule` the line of one rule is changed, by its path or
the beginning of it, and every scenario of the packs is played.

With `--strict` the rows of the packs' rulebooks that state a rule are counted, and those that are proven
from both sides, by every change of every line (`tools/strictly.py` says what it is): at least N in a hundred
of each book. With `--everybody` the scenarios of other rows are asked as well, and those told that could cite
a row. With `--remember` a file keeps what came of each change, so that only new scenarios are played again.

With `--requirements` each line that realises a rule of the table of requirements is changed. For each line a
scenario has to fail that cites the row or is listed beside it, and for each requirement one of its own
scenarios. Exit status 1 when a row or rule is not proven.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from attrs import evolve, frozen

from strictly import Count, Memory, told
from talisman.cli.common import build
from talisman.compiler.model import Model
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Node
from talisman.runtime.game.game import load
from talisman.scenario import (
    Verdict,
    Workshop,
    places_of,
    prove_cited,
    prove_each,
    prove_line,
    prove_row,
    rows_of,
    spread,
    workshop,
)
from talisman.scenario.mutants import beginning

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "tests" / "torture" / "requirements.toml"
FOLDERS = ("content", "variants", "tests/packs")


@frozen
class Ready:
    """Packs that can be changed, and their model."""

    shared: Workshop
    model: Model
    asked: tuple[str, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Prove rows or rules of packs and tell what is not proven."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pack", action="append", default=[], help="a pack; may be said several times")
    parser.add_argument("--row", action="append", default=[], help="prove these rows only")
    parser.add_argument("--rule", default="", help="change this rule and play every scenario")
    parser.add_argument("--requirements", nargs="?", const=TABLE, type=Path, help="prove a table's rules")
    parser.add_argument("--only", action="append", default=[], help="prove these requirements only")
    parser.add_argument("--each", action="store_true", help="change each line that cites a row alone")
    parser.add_argument("--strict", action="store_true", help="every change of every line, two scenarios")
    parser.add_argument("--parts", action="store_true", help="leave out each part of these lines, too")
    parser.add_argument("--everybody", action="store_true", help="ask the scenarios of other rows, too")
    parser.add_argument("--remember", type=Path, metavar="FILE", help="keep there what came of changes")
    parser.add_argument("--least", type=int, default=100, help="rows in a hundred that have to be proven")
    parser.add_argument("--jobs", type=int, default=1, help="processes that prove rows")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    if options.requirements is not None:
        table = tomllib.loads(options.requirements.read_text(encoding="utf-8"))
        wanted = {name: entry for name, entry in table.items() if not options.only or name in options.only}
        verdicts: Iterable[Verdict] = requirements(wanted, options.jobs)
    else:
        packs = ready(options.pack)
        if packs is None:
            return 1
        if options.strict:
            return strict(packs, options)
        if options.rule:
            everything = [node for _, node in packs.shared.passing]
            verdicts = [rule(packs, options.rule, everything)]
        else:
            rows = options.row or rows_of(packs.shared, packs.asked)
            prove = prove_row_each if options.each else prove_row
            verdicts = spread(packs.shared, prove, rows, options.jobs)
    told = _tell(verdicts, options.json, bool(options.rule or options.row or options.only))
    if not options.json:
        done = sum(bool(verdict.noticed) for verdict in told)
        spent = f"{time.monotonic() - began:.0f} seconds, {time.process_time():.0f} of them computing"
        lines = {(one.what.split()[-1], line.what): line for one in told for line in one.lines}
        if lines:
            seen = sum(bool(line.noticed) for line in lines.values())
            print(f"a change of {seen} of the {len(lines)} lines is noticed")
        print(f"{done} of {len(told)} proven in {spent}")
    return 0 if all(verdict.noticed for verdict in told) else 1


def strict(packs: Ready, options: argparse.Namespace) -> int:
    """Count the rows that are proven from both sides by every change; 1 where they are too few."""
    memory = Memory(options.remember)
    memory.begin(packs.shared.rules)
    count = Count(packs.shared, memory, options.everybody, options.parts)
    gc.collect()
    gc.freeze()  # what is shared is never looked at again
    gc.disable()
    few = False
    for letter, wanted in books(packs).items():
        here = [row for row in options.row or wanted if row in wanted]
        if not here:
            continue
        found = told(count.row(row) for row in here)
        done = sum(not one.why_not for one in found)
        sides = sum(len(one.titles) > 1 for one in found)
        tried = sum(one.tried for one in found)
        print(
            f"{letter}: {done} of {len(found)} rows that state a rule are proven strictly, "
            f"{sides} have both sides; {tried} changes were played"
        )
        few = few or done * 100 < options.least * len(found)
    return 1 if few else 0


def books(packs: Ready) -> dict[str, list[str]]:
    """The rows that state a rule, of each book of which more than half is cited in scenarios of the packs."""
    found: dict[str, list[str]] = {}
    cited = {row for one, _ in packs.shared.passing if one.pack in packs.asked for row in one.cites}
    for row, entry in packs.model.rows.items():
        if entry.is_rule and not entry.optional:
            found.setdefault(row.partition("-")[0], []).append(row)
    return {book: rows for book, rows in found.items() if 2 * sum(row in cited for row in rows) > len(rows)}


def ready(packs: Sequence[str]) -> Ready | None:
    """Compile packs and find the scenarios that pass."""
    built = build(packs, [], scenarios=True)
    if built.compiled is None:
        print(f"{' '.join(packs)}: not compiled", file=sys.stderr)
        return None
    compiled = built.compiled
    shared = workshop(compiled.parsed, compiled.model, load(compiled.image))
    return Ready(shared, compiled.model, tuple(built.loaded.asked))


def requirements(table: Mapping[str, Mapping[str, Sequence[str]]], jobs: int = 1) -> Iterator[Verdict]:
    """Change each line of each rule that requirements list; one scenario of each requirement has to fail."""
    wanted: dict[str, dict[str, dict[str, list[str]]]] = {}
    for name, entry in table.items():
        for pack, what in map(_named, entry.get("rules", ())):
            titles = [title for own, title in map(_named, entry.get("scenarios", ())) if own == pack]
            wanted.setdefault(pack, {}).setdefault(what, {})[name] = titles
    for pack, rules in wanted.items():
        folder = next((ROOT / place / pack for place in FOLDERS if (ROOT / place / pack).is_dir()), None)
        packs = ready([str(folder)]) if folder is not None else None
        if packs is None:
            yield from (Verdict(f"{pack}: {what}", "there is no such pack") for what in rules)
            continue
        work = partial(_required, packs)
        for what, verdict in zip(rules, spread(packs.shared, work, list(rules.items()), jobs), strict=True):
            for name, titles in rules[what].items():
                by = next((title for title in titles if title in verdict.failing), "")
                how = verdict.how if by or not verdict.noticed else "no scenario of the requirement notices"
                label = f"{name} {pack}: {what}"
                yield evolve(verdict, what=label, how=how, noticed=by if verdict.noticed else "")


def _required(packs: Ready, shared: Workshop, rule: tuple[str, Mapping[str, Sequence[str]]]) -> Verdict:
    """Change each line of one rule, for all requirements that list it."""
    what, groups = rule
    own = [node for titles in groups.values() for title in titles for node in shared.titled(title)]
    nodes = list({id(node): node for node in (*own, *shared.of_row(what))}.values())
    if what in packs.model.rows:
        places = places_of(shared, what)
    else:
        span = place_of(packs.model, what)
        if span is None:
            return Verdict(what, "there is no such rule")
        places = beginning(shared.rules, span.file, span.line)
    return prove_each(shared, what, places, nodes, list(groups.values()))


def prove_row_each(shared: Workshop, row: str) -> Verdict:
    """Change each line that cites a row until a scenario that cites it fails."""
    return prove_each(shared, row, places_of(shared, row), shared.of_row(row))


def _named(text: str) -> tuple[str, str]:
    """A pack, and what is meant in it."""
    pack, _, what = text.partition(": ")
    return pack, what


def rule(packs: Ready, what: str, scenarios: Sequence[Node]) -> Verdict:
    """Change what realises a row, or the line of one rule, duty or step, until one of the scenarios fails."""
    if what in packs.model.rows:
        return prove_cited(packs.shared, what, scenarios)
    span = place_of(packs.model, what)
    if span is None:
        return Verdict(what, "there is no such rule")
    return prove_line(packs.shared, what, span.file, span.line, scenarios)


def place_of(model: Model, path: str) -> Span | None:
    """Where the rule, duty or step of a path stands."""
    duties = [duty for one in model.procedures.values() for duty in one.duties]
    duties += [step for one in model.contests.values() for step in one.steps]
    named = [(one.path, one.span) for one in model.rules]
    named += [(one.path, one.span) for one in duties]
    named += [(one.path, one.span) for one in model.things.values()]
    named += [(one.path, one.span) for one in model.params.values()]
    exact = [span for name, span in named if name == path]
    below = [span for name, span in named if name.startswith((path + ".", path + "~"))]
    return next(iter(exact + below), None)


def _tell(verdicts: Iterable[Verdict], as_json: bool, every: bool) -> list[Verdict]:
    """Print what is proven and what is not, as it is found."""
    told: list[Verdict] = []
    for verdict in verdicts:
        told.append(verdict)
        if as_json:
            continue
        if not verdict.noticed:
            played = len(verdict.cited_by)
            print(
                f"{verdict.what}: not proven ({verdict.how}; {verdict.tried} changes, {played} scenarios)",
                flush=True,
            )
        elif every:
            print(f"{verdict.what}: proven ({verdict.how}) by {verdict.noticed}", flush=True)
        for line in verdict.lines:
            if not line.noticed:
                print(f"    {line.what}: {line.how} ({line.tried} changes)", flush=True)
    if as_json:
        rows = [
            {
                "what": v.what,
                "proven": bool(v.noticed),
                "how": v.how,
                "noticed": v.noticed,
                "tried": v.tried,
                "lines": {line.what: line.noticed for line in v.lines},
            }
            for v in told
        ]
        print(json.dumps(rows, indent=2))
    return told


if __name__ == "__main__":
    sys.exit(main())
