"""Which rows of a rulebook are proven from both sides, by every change of every line that cites them.

`tools/prove.py --strict` asks this. A row is proven strictly when

- two scenarios at least cite it and pass: what is ordinary, and what a wrong engine gets wrong;
- each line that cites it, taken away or emptied, makes one of these fail;
- each of their conditions, permissions and numbers, turned round, makes a scenario fail that cites a row of
  the changed line: a line that realises three rows is theirs together. With `--parts` each part of a line
  that may be left out counts as well.

A change counts that compiles with these scenarios, can be played, and makes another program; of those that
nobody notices the compiler's checks are asked as well: what they refuse needs no scenario. What is noticed
only while the other lines of the row are gone is noticed: two lines may say the same. A part that cites
rows by itself is changed for them, not for the line around it.
"""

from __future__ import annotations

import gc
import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from attrs import define, evolve, field, frozen

from compiled_again import Again, extent
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.compiler.syntax.views import House, Scenario
from talisman.runtime.game.game import load
from talisman.scenario import Workshop, run_one
from talisman.scenario.mutants import Mutant, changed, every, mutants
from talisman.scenario.proof import MOST_MUTANTS, UNFIT, carried_out
from talisman.scenario.running import root_of

ROOT = Path(__file__).resolve().parent.parent
CODE = ("compiler", "runtime", "src/talisman/scenario")
"""What may judge otherwise when it is another."""
WHOLE = ("taken away", "emptied")
TURNED = re.compile(
    r"turned round|condition negated|condition taken away|sight changed|walked|made a|exchanged with"
    r"|^\S+ is \S+ in "
)
"""What is turned round, and no part that is left out."""
AT_ONCE = (32, 300)
"""Scenarios that are compiled together: at first, and where none of these fails."""
MOST_PLAYED = 25
"""Changes after which memory is tidied, which takes long: whoever counts has turned it off otherwise."""
SENSELESS, SAME, PLAYED = "does not compile", "says the same", "played"
FAILS, PASSES, BROKEN = "fails", "passes", "broken"


@define
class Told:
    """What came of one change: whether it could be played, and what each scenario (by its key) did."""

    state: str = PLAYED
    by: dict[str, str] = field(factory=dict)


@define
class Memory:
    """What was judged before of the same rules and the same program; in a file, where there is one."""

    file: Path | None = None
    of: str = ""
    told: dict[str, Told] = field(factory=dict)

    def begin(self, rules: Sequence[Node]) -> None:
        """Keep what the file says of these rules and this program, and of no others."""
        digest = hashlib.sha256()
        for item in rules:
            digest.update(f"{item.span.file}:{item.span.line} {written(item)}\n".encode())
        for room in CODE:
            files = sorted((ROOT / room).rglob("*.py")) if (ROOT / room).is_dir() else [ROOT / room]
            for path in files:
                digest.update(path.read_bytes())
        self.of, self.told = digest.hexdigest(), {}
        if self.file is not None and self.file.exists():
            kept = json.loads(self.file.read_text(encoding="utf-8"))
            self.told = {key: Told(*one) for key, one in kept.get(self.of, {}).items()}

    def end(self) -> None:
        """Write what is known by now."""
        if self.file is not None:
            kept = {key: (one.state, one.by) for key, one in self.told.items()}
            self.file.write_text(json.dumps({self.of: kept}), encoding="utf-8")


@frozen
class Missed:
    """A change that no scenario of its rows notices; elsewhere: a scenario of other rows that does."""

    how: str
    elsewhere: str = ""


@frozen
class Strict:
    """What came of a row: the titles of both sides, how many changes were played, those that are missed."""

    row: str
    titles: tuple[str, ...]
    lines: int
    tried: int
    missed: tuple[Missed, ...]

    @property
    def why_not(self) -> str:
        """Why the row is not proven; nothing where it is."""
        if not self.lines:
            return "nothing realises it"
        if len(self.titles) < 2:
            return f"{len(self.titles)} scenarios"
        if not self.tried:
            return "no change can be played"
        return f"{len(self.missed)} of {self.tried} changes are not noticed" if self.missed else ""


@define
class Count:
    """The changes of the lines of some packs, played once for all rows.

    parts: parts are left out as well.
    everybody: what no scenario of its rows notices is played by all others, to find who could cite it.
    """

    shared: Workshop
    memory: Memory
    everybody: bool = False
    parts: bool = False
    titles: dict[str, str] = field(factory=dict)
    keys: dict[int, str] = field(factory=dict)
    bare: dict[tuple[str, ...], str] = field(factory=dict)
    home: dict[int, tuple[int, bool]] = field(factory=dict)
    cited: dict[str, list[Node]] = field(factory=dict)
    again: Again = field(init=False)
    played: int = 0

    def __attrs_post_init__(self) -> None:
        """Name the scenarios by title and words, and find once what cites which row, and where it stands."""
        self.again = Again(self.shared.parsed)
        for number, item in enumerate(self.written):
            self.home.update((id(node), (number, True)) for node in every(item))
        for number, item in enumerate(self.shared.rules):
            if not isinstance(item, House):
                self.home.update((id(node), (number, False)) for node in every(item))
            for node in every(item):
                for row in {leaf.text: None for leaf in node.leaves("CITE")}:
                    here = self.cited.setdefault(row, [])
                    if all(one is not node for one in here):
                        here.append(node)
        for one, node in self.shared.passing:
            key = f"{one.title} {hashlib.sha256(written(node).encode()).hexdigest()[:12]}"
            self.keys[id(node)], self.titles[key] = key, one.title

    @property
    def written(self) -> tuple[Node, ...]:
        """What was written, before house rules are carried out."""
        return tuple(item for item in self.shared.parsed.written if not isinstance(item, Scenario))

    def mutants(self, place: Node) -> Iterator[Mutant]:
        """What can be made of a place; only the item that it stands in is looked at."""
        number, before = self.home[id(place)]
        whole = self.written if before else self.shared.rules
        for mutant in mutants((whole[number],), [place]):
            yield evolve(mutant, trees=(*whole[:number], *mutant.trees, *whole[number + 1 :]), written=before)

    def row(self, row: str) -> Strict:
        """Change each line that cites a row in every way."""
        places = self.cited.get(row, [])
        own = self.shared.of_row(row)
        tried = 0
        missed: list[Missed] = []
        for place in places:
            cited = [leaf.text for leaf in place.leaves("CITE")]
            near = [node for one in cited for node in self.shared.of_row(one) if one != row]
            shown = False
            left: list[tuple[str, Mutant]] = []
            for key, mutant in self.changes(place):
                whole = mutant.how in WHOLE
                state = self.ask(key, mutant, own if whole or not shown else [*own, *near])
                if state == PASSES and not whole:
                    state = self.ask(key, mutant, near) if near else state
                elif state == FAILS and not shown:
                    shown = self.ask(key, mutant, own) == FAILS
                tried += state in (FAILS, PASSES)
                if state == PASSES and not self.refused(mutant):
                    left.append((key, mutant))
            missed += [
                one for key, mutant in left for one in self.alone(row, place, places, own, key, mutant)
            ]
            self.memory.end()
        return Strict(
            row, tuple(self.titles[self.keys[id(node)]] for node in own), len(places), tried, tuple(missed)
        )

    def changes(self, place: Node) -> Iterator[tuple[str, Mutant]]:
        """The changes of a place that are its own, each with the key that it is remembered by."""
        others = [
            extent(node)
            for node in every(place)
            if node is not place and any(True for _ in node.leaves("CITE"))
        ]
        top = extent(place)[0]
        for number, mutant in enumerate(islice(self.mutants(place), MOST_MUTANTS)):
            line = int(mutant.how.rpartition(":")[2]) if " in " in mutant.how else 0
            if line != top and any(first <= line <= last for first, last in others):
                continue
            if not self.parts and mutant.how not in WHOLE and not TURNED.search(mutant.how):
                continue
            told = " as ordered" if mutant.written else ""  # what a house rule puts elsewhere stands twice
            yield f"{at(place)} {number} {mutant.how}{told}", mutant

    def alone(
        self, row: str, place: Node, places: Sequence[Node], own: Sequence[Node], key: str, mutant: Mutant
    ) -> Iterator[Missed]:
        """A change that is missed, unless it is noticed while the other lines of the row are gone."""
        inside = {id(node) for node in every(place)}
        others = [
            one for one in places if id(one) not in inside and all(node is not place for node in every(one))
        ]
        if others:
            trees = changed(self.shared.rules, {id(one): () for one in others})
            gone = " ".join(map(at, others))
            without = f"{row} without {gone}"
            if self.ask(without, Mutant("", trees), own) in (PASSES, FAILS):
                by = self.memory.told[without].by
                kept = [node for node in own if by.get(self.keys[id(node)]) == PASSES]
                for again in mutants(trees, [place]) if kept else ():
                    if again.how == mutant.how:
                        if self.ask(f"{without}: {key}", again, kept) == FAILS:
                            return
                        break
        elsewhere = ""
        if (
            self.everybody
            and self.ask(key, mutant, [node for _, node in self.shared.passing], first=True) == FAILS
        ):
            by = self.memory.told[key].by
            elsewhere = next(
                self.titles[one] for one, how in by.items() if how == FAILS and one in self.titles
            )
        yield Missed(f"{place.span.file}:{place.span.line}: {mutant.how}", elsewhere)

    def refused(self, mutant: Mutant) -> bool:
        """Whether the compiler refuses such packs, as it does a table without one of its results."""
        return self.again.refused(self.trees(mutant))

    def trees(self, mutant: Mutant) -> tuple[Node, ...]:
        """The trees of a change, with what house rules make of them; none when that cannot be done."""
        return carried_out(self.shared.parsed, mutant.trees) if mutant.written else mutant.trees

    def ask(self, key: str, mutant: Mutant, scenarios: Sequence[Node], first: bool = False) -> str:
        """Whether one of the scenarios fails on a change; they are played until one does.

        Returns:
            fails or passes; or why it shows nothing.
        """
        told = self.memory.told.setdefault(key, Told())
        if told.state != PLAYED:
            return told.state
        wanted = list({self.keys[id(node)]: node for node in scenarios}.items())
        new = [(name, node) for name, node in wanted if name not in told.by]
        while new and told.state == PLAYED and not any(told.by.get(name) == FAILS for name, _ in wanted):
            size = AT_ONCE[bool(told.by)]
            now, new = new[:size], new[size:]
            told.state, found = self.play(mutant, [node for _, node in now])
            told.by.update(zip((name for name, _ in now), found, strict=False))
        if told.state != PLAYED:
            return told.state
        came = [told.by[name] for name, _ in wanted if name in told.by]
        return next((how for how in (FAILS, BROKEN, PASSES) if how in came), BROKEN)

    def play(self, mutant: Mutant, scenarios: Sequence[Node]) -> tuple[str, list[str]]:
        """Compile a change with scenarios and play them; what each did."""
        self.played += 1
        if self.played % MOST_PLAYED == 0:
            gc.collect()
        trees = self.trees(mutant)
        made = self.again.with_scenarios(trees, scenarios) if trees else None
        if made is None:
            if not trees or not self.again.makes_sense(trees):
                return SENSELESS, []
            if len(scenarios) < 2:
                return PLAYED, [BROKEN] * len(scenarios)
            half = len(scenarios) // 2
            state, one = self.play(mutant, scenarios[:half])
            if state != PLAYED:
                return state, []
            state, other = self.play(mutant, scenarios[half:])
            return (PLAYED, one + other) if state == PLAYED else (state, [])
        try:
            linked = load(made.image)
        except UNFIT:
            return SENSELESS, []
        root = root_of(made.model, linked)
        came = {id(node): BROKEN for node in scenarios}
        for number, (scenario, node) in enumerate(zip(made.model.scenarios, made.scenarios, strict=True)):
            ended = run_one(linked, number, scenario, self.shared.native, root)
            came[id(node)] = PASSES if ended is None else BROKEN if ended.broken else FAILS
        whole = len(made.scenarios) == len(scenarios) and FAILS not in came.values()
        if whole and program(made.image) == self.unchanged(scenarios):
            return SAME, []
        return PLAYED, [came[id(node)] for node in scenarios]

    def unchanged(self, scenarios: Sequence[Node]) -> str:
        """The program of the packs as they are, with these scenarios."""
        names = tuple(self.keys[id(node)] for node in scenarios)
        if names not in self.bare:
            made = self.again.with_scenarios(self.shared.rules, scenarios)
            self.bare[names] = program(made.image) if made is not None else ""
        return self.bare[names]


def program(image: Mapping[str, object]) -> str:
    """What an image does, without its texts and where it was written."""
    parts = (image["code"], image["tables"], image["layout"])
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def at(node: Node) -> str:
    """Where a part of a tree begins."""
    return f"{node.span.file}:{node.span.line}.{node.span.column}"


def written(node: Node) -> str:
    """The words of a tree, without where they stand and what they cite."""
    kids = (kid for kid in node.kids if not isinstance(kid, Leaf) or kid.kind != "CITE")
    return " ".join(kid.text if isinstance(kid, Leaf) else f"({written(kid)})" for kid in kids)


def told(found: Iterable[Strict], say: bool = True) -> list[Strict]:
    """Print the rows that are not proven strictly, as they are found."""
    kept: list[Strict] = []
    for one in found:
        kept.append(one)
        if say and one.why_not:
            print(f"{one.row}: {one.why_not}, {len(one.titles)} scenarios", flush=True)
            for missed in one.missed:
                seen = f" (noticed by {missed.elsewhere!r})" if missed.elsewhere else ""
                print(f"    {missed.how}{seen}", flush=True)
    return kept
