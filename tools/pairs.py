"""Which pairs of systems meet in a scenario of an edition.

    python tools/pairs.py [EDITION...] [--cited] [--each] [--least N] [--json] [--remember FILE]

`docs/systems.toml` says of each edition which rows of its book are of which system. A scenario counts for a
pair of systems if it passes, cites rows of both, and fails without either: all lines that cite a row are
taken away, or emptied, or, where neither makes sense, changed part by part, and it is played on what is left.
What is only cited is told beside it; with `--cited` nothing is played, and only what is cited is counted.
With `--each` the pairs are named, those that no scenario has, and what a scenario cites and would not miss.
With `--remember` a file keeps what was judged, so that whoever writes scenarios has only the new ones judged;
nothing of it holds once a line of the packs or of the program is another.

The table says as well of which pairs no situation can be made, and why. A pair is cited, or apart, or left;
what is both cited and apart is told, since one of the two is wrong. Exit status 1 there, and where there are
fewer than N scenarios of pairs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import combinations
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from attrs import define, evolve, field, frozen  # noqa: E402

from talisman.cli.common import build  # noqa: E402
from talisman.compiler.model import Scenario  # noqa: E402
from talisman.compiler.syntax.tree import Leaf, Node  # noqa: E402
from talisman.runtime.game.game import load  # noqa: E402
from talisman.scenario import Workshop, noticing, workshop  # noqa: E402

TABLE = ROOT / "docs" / "systems.toml"

CODE = ("compiler", "runtime", "src/talisman/scenario")
"""What may judge otherwise when it is another: the compiler, the machine, what plays and changes lines."""

Case = tuple[Scenario, Node]

Pair = tuple[str, str]

Table = Mapping[str, Any]
"""What the table says of an edition: its book, its systems with their rows, which of them are apart."""

BESIDE = ("book", "apart")
"""What stands among the systems of an edition and is none."""


@define
class Memory:
    """What was judged before: of a row and a scenario, whether it fails without the row; in a file."""

    file: Path | None = None
    of: str = ""
    told: dict[str, bool] = field(factory=dict)

    def begin(self, rules: Sequence[Node]) -> None:
        """Keep what the file says of these rules and this program, and of no others."""
        digest = hashlib.sha256(repr(tuple(rules)).encode())
        for path in sorted(path for room in CODE for path in (ROOT / room).rglob("*.py")):
            digest.update(path.read_bytes())
        self.of, self.told = digest.hexdigest(), {}
        if self.file is not None and self.file.exists():
            kept = json.loads(self.file.read_text(encoding="utf-8"))
            self.told = kept.get(self.of, {})

    def end(self) -> None:
        """Write what is known by now."""
        if self.file is not None:
            kept = json.loads(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}
            self.file.write_text(json.dumps({**kept, self.of: self.told}), encoding="utf-8")


@frozen
class Met:
    """The scenarios of an edition: the title of each, and the pairs of systems that it cites, or needs."""

    edition: str
    scenarios: int
    systems: tuple[str, ...]
    cited: tuple[tuple[str, tuple[Pair, ...]], ...]
    needed: tuple[tuple[str, tuple[Pair, ...]], ...]
    idle: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Scenarios that cite several systems, and those of them whose lines they would not miss."""
    apart: Mapping[Pair, str] = field(factory=dict)
    """Pairs of systems of which no situation can be made, and why."""

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs of systems."""
        return tuple(combinations(self.systems, 2))

    @property
    def together(self) -> list[Pair]:
        """Pairs of systems that a scenario cites."""
        met = {pair for _, pairs in self.cited for pair in pairs}
        return [pair for pair in self.pairs if pair in met]

    @property
    def never(self) -> list[Pair]:
        """Pairs of systems that no scenario needs, and that could meet."""
        met = {pair for _, pairs in self.needed for pair in pairs}
        return [pair for pair in self.pairs if pair not in met and pair not in self.apart]

    @property
    def left(self) -> list[Pair]:
        """Pairs of systems that no scenario cites, and that could meet."""
        together = self.together
        return [pair for pair in self.pairs if pair not in together and pair not in self.apart]

    @property
    def doubtful(self) -> list[Pair]:
        """Pairs that are said to be apart, and are cited."""
        return [pair for pair in self.together if pair in self.apart]


def main(arguments: list[str]) -> int:
    """Count, and say what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    parser.add_argument("editions", nargs="*", choices=[*table, []], help="which (none: all of the table)")
    parser.add_argument("--cited", action="store_true", help="play nothing, count what is cited")
    parser.add_argument("--each", action="store_true", help="name the pairs")
    parser.add_argument("--least", type=int, default=0, help="how many scenarios of pairs there have to be")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.add_argument("--remember", type=Path, metavar="FILE", help="keep there what was judged")
    asked = parser.parse_args(arguments)
    memory = Memory(asked.remember)
    found = [
        met(edition, table[edition], cited=asked.cited, memory=memory) for edition in asked.editions or table
    ]
    if asked.json:
        print(json.dumps([_as_data(one) for one in found], indent=2))
    else:
        for one in found:
            print("\n".join(lines(one, asked.each, asked.cited)))
    return 1 if any(len(one.needed) < asked.least or one.doubtful for one in found) else 0


def met(
    edition: str,
    systems: Table,
    *,
    cited: bool = False,
    memory: Memory | None = None,
) -> Met:
    """Play the scenarios of an edition as they are, and without each row that they cite; or read them."""
    folder = ROOT / "content" / edition
    built = build([str(folder)], [], scenarios=True)
    if built.compiled is None:
        raise SystemExit(f"{folder}: not compiled")
    compiled = built.compiled
    of = of_rows(str(systems["book"]), systems, list(compiled.model.rows))
    needs: dict[str, set[str]] = {}
    if cited:
        told = [one for one in compiled.model.scenarios if one.pack == edition]
        needs = {one.title: _systems(one, of) for one in told}
    else:
        shared = workshop(compiled.parsed, compiled.model, load(compiled.image))
        cases = [case for case in shared.passing if case[0].pack == edition]
        told = [one for one, _ in cases]
        memory = memory or Memory()
        memory.begin(shared.rules)
        for system in dict.fromkeys(of.values()):
            here = [case for case in cases if {system} < _systems(case[0], of)]
            for title in without(shared, here, of, system, memory):
                needs.setdefault(title, set()).add(system)
    both = [one for one in told if len(_systems(one, of)) > 1]
    names = names_of(systems)
    return Met(
        edition,
        len(told),
        names,
        tuple((one.title, _pairs(names, _systems(one, of))) for one in both),
        tuple(
            (one.title, pairs)
            for one in both
            if (pairs := _pairs(names, _systems(one, of) & needs.get(one.title, set())))
        ),
        tuple(
            (one.title, tuple(name for name in names if name in missed))
            for one in both
            if (missed := _systems(one, of) - needs.get(one.title, set()))
        ),
        apart_of(systems),
    )


def names_of(systems: Table) -> tuple[str, ...]:
    """The systems of an edition."""
    return tuple(name for name in systems if name not in BESIDE)


def apart_of(systems: Table) -> dict[Pair, str]:
    """The pairs of systems of which no situation can be made, and why.

    Raises:
        SystemExit: something is no system, or a pair is named twice.
    """
    names = names_of(systems)
    apart: dict[Pair, str] = {}
    for group in systems.get("apart", ()):
        for one, others in group.items():
            for other in others if one != "why" else ():
                if one == other or one not in names or other not in names:
                    raise SystemExit(f"{one} and {other}: no two systems")
                first, second = sorted((one, other), key=names.index)
                if (first, second) in apart:
                    raise SystemExit(f"{first} and {second} are said to be apart twice")
                apart[first, second] = group["why"]
    return apart


def of_rows(book: str, systems: Table, rows: Sequence[str]) -> dict[str, str]:
    """The system of each row that is of one.

    Raises:
        SystemExit: a pattern fits no row, or a row is of two systems.
    """
    of: dict[str, str] = {}
    for system in names_of(systems):
        for pattern in systems[system]:
            fitting = [row for row in rows if fnmatchcase(row, f"{book}-{pattern}")]
            if not fitting:
                raise SystemExit(f"no row is called {book}-{pattern} ({system})")
            for row in fitting:
                if of.setdefault(row, system) != system:
                    raise SystemExit(f"{row} is of two systems: {of[row]}, {system}")
    return of


def without(
    shared: Workshop, cases: Sequence[Case], of: Mapping[str, str], system: str, memory: Memory
) -> frozenset[str]:
    """The titles of scenarios that fail when what realises a row of theirs, of a system, is gone."""
    by_row: dict[str, list[Case]] = {}
    for one, node in cases:
        for row in one.cites:
            if of.get(row) == system:
                by_row.setdefault(row, []).append((evolve(one, cites=(row,)), node))
    failing: set[str] = set()
    for row, here in by_row.items():
        left = {_key(row, case): case for case in here if case[0].title not in failing}
        new = [case for key, case in left.items() if key not in memory.told]
        found = noticing(shared, row, new) if new else frozenset()
        for key, (one, _) in left.items():
            if memory.told.setdefault(key, one.title in found):
                failing.add(one.title)
        if new:
            memory.end()
    return frozenset(failing)


def lines(one: Met, each: bool, only_cited: bool) -> Iterator[str]:
    """What to say of an edition."""
    cited = one.together
    needed = Counter(pair for _, pairs in one.needed for pair in pairs)
    yield (
        f"{one.edition}: of {one.scenarios} scenarios {len(one.cited)} cite two systems, "
        f"{len(cited)} different pairs of {len(one.systems)}"
        + ("" if only_cited else f"; {len(one.needed)} need two, {len(needed)} pairs")
    )
    yield f"  of {len(one.pairs)} pairs {len(cited)} cited, {len(one.apart)} apart, {len(one.left)} left"
    yield from (f"  cited, and said to be apart: {first} + {second}" for first, second in one.doubtful)
    if each:
        yield from (f"  {count:4} {first} + {second}" for (first, second), count in needed.most_common())
        yield from (f"     0 {first} + {second}" for first, second in one.never)
        yield from (f"     - {first} + {second}: {why}" for (first, second), why in one.apart.items())
        yield from (f"  not missed: {', '.join(systems)} in {title!r}" for title, systems in one.idle)


def _key(row: str, case: Case) -> str:
    """What the judgement of a row and a scenario is kept under: the row, the title, what is written."""
    return f"{row} {case[0].title} {hashlib.sha256(_written(case[1]).encode()).hexdigest()[:16]}"


def _written(node: Node) -> str:
    """The words of a tree, without where they stand."""
    return " ".join(kid.text if isinstance(kid, Leaf) else f"({_written(kid)})" for kid in node.kids)


def _systems(one: Scenario, of: Mapping[str, str]) -> set[str]:
    return {of[row] for row in one.cites if row in of}


def _pairs(names: Sequence[str], systems: set[str]) -> tuple[Pair, ...]:
    return tuple(combinations([name for name in names if name in systems], 2))


def _as_data(one: Met) -> dict[str, object]:
    needed = Counter(pair for _, pairs in one.needed for pair in pairs)
    return {
        "edition": one.edition,
        "scenarios": one.scenarios,
        "citing_two": len(one.cited),
        "needing_two": len(one.needed),
        "pairs": [{"systems": list(pair), "scenarios": count} for pair, count in needed.most_common()],
        "never": [list(pair) for pair in one.never],
        "left": [list(pair) for pair in one.left],
        "apart": [{"systems": list(pair), "why": why} for pair, why in one.apart.items()],
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
