"""Which rows of rulebooks the scenarios prove, and what a rule is good for.

    python tools/prove.py --pack PACK [--pack PACK...] [--row ROW...] [--jobs N] [--json]
    python tools/prove.py --pack PACK --rule PATH [--json]

The packs are compiled once. For each row that a passing scenario cites, the lines that cite it are taken
away, emptied, or turned round (conditions, permissions and numbers, part by part) until a scenario that cites
the row fails. With `--rule` the line of one rule is changed, by its path or the beginning of it, and every
scenario of the packs is played. Exit status 1 when a row or rule is not proven.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Sequence

from talisman.cli.common import build
from talisman.compiler.model import Model
from talisman.compiler.source import Span
from talisman.runtime.game import load
from talisman.scenario import Bench, Verdict, bench, prove_line, prove_rows, rows_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Prove rows or rules of packs and tell what is not proven."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pack", action="append", required=True, help="a pack; may be said several times")
    parser.add_argument("--row", action="append", default=[], help="prove these rows only")
    parser.add_argument("--rule", default="", help="change this rule and play every scenario")
    parser.add_argument("--jobs", type=int, default=1, help="processes that prove rows")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    built = build(options.pack, [], scenarios=True)
    if built.compiled is None:
        print("the packs do not compile", file=sys.stderr)
        return 1
    compiled = built.compiled
    shared = bench(compiled.parsed, compiled.model, load(compiled.image))
    if options.rule:
        verdicts: Iterable[Verdict] = [rule(shared, compiled.model, options.rule)]
    else:
        rows = options.row or rows_of(shared, built.loaded.asked)
        verdicts = prove_rows(shared, rows, options.jobs)
    told = _tell(verdicts, options.json, bool(options.rule or options.row))
    if not options.json:
        done = sum(bool(verdict.noticed) for verdict in told)
        print(f"{done} of {len(told)} proven in {time.monotonic() - began:.0f} seconds")
    return 0 if all(verdict.noticed for verdict in told) else 1


def rule(shared: Bench, model: Model, path: str) -> Verdict:
    """Change the line of one rule, duty or step, and play everything."""
    span = place_of(model, path)
    if span is None:
        return Verdict(path, "there is no such rule")
    return prove_line(shared, path, span.file, span.line, [node for _, node in shared.passing])


def place_of(model: Model, path: str) -> Span | None:
    """Where the rule, duty or step of a path stands."""
    duties = [duty for one in model.procedures.values() for duty in one.duties]
    duties += [step for one in model.contests.values() for step in one.steps]
    named = [(one.path, one.span) for one in model.rules]
    named += [(one.path, one.span) for one in duties]
    named += [(one.path, one.span) for one in model.things.values()]
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
    if as_json:
        rows = [
            {"what": v.what, "proven": bool(v.noticed), "how": v.how, "noticed": v.noticed, "tried": v.tried}
            for v in told
        ]
        print(json.dumps(rows, indent=2))
    return told


if __name__ == "__main__":
    sys.exit(main())
