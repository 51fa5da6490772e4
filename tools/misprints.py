"""Break the sources of a pack as people do, one mistake at a time, and show which `check` says nothing about.

    python tools/misprints.py PACK... [--each 12] [--seed TEXT] [--only KINDS] [--show] [--least 100]

A dozen kinds of mistakes, so many of each in each pack, drawn by a seed. A mistake counts as caught when the
problems are others than without it. A swapped modal word, a number that may stand there and a value that is
left out where the kind prints one leave a source right: where `check` says nothing of these, the scenarios of
the pack are played for them. Of another mistake that `check` says nothing about it is told whether a scenario
fails, and it counts as missed. Exit status 1 when more was missed than may be.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

from attrs import define, evolve, field, frozen  # noqa: E402

from talisman.compiler.diagnostics import Bag  # noqa: E402
from talisman.compiler.driver import compiled  # noqa: E402
from talisman.compiler.model import Model  # noqa: E402
from talisman.compiler.pack import Cache, PackSource  # noqa: E402
from talisman.compiler.session import Session  # noqa: E402
from talisman.compiler.source import Source  # noqa: E402
from talisman.packs import load  # noqa: E402
from talisman.packs.store import open_cache  # noqa: E402
from talisman.runtime.game.game import load as load_image  # noqa: E402
from talisman.scenario.running import root_of, run_one  # noqa: E402

NAME = re.compile(r'(?<![\w"-])[A-Z][a-z]+(?:(?: of| the)? [A-Z][a-z]+)*(?![\w"-])')
ROW = re.compile(r"^( +)(\d+)(?:-(\d+))?: ")
QUOTED = re.compile(r'"[^"]*"')
MODALS = {"cannot": "can", "can": "cannot", "must": "may", "may": "must"}


@frozen
class Misprint:
    """One line of a source, as it stands and as somebody mistyped it; None where it is left out."""

    kind: str
    source: Source
    line: int
    wrong: str | None

    @property
    def text(self) -> str:
        """The source with the mistake in it."""
        lines = self.source.lines
        lines[self.line : self.line + 1] = [] if self.wrong is None else [self.wrong]
        return "\n".join(lines)

    def __str__(self) -> str:
        """Its kind, its place, and the line before and after."""
        return (
            f"{self.kind}: {self.source.shown}:{self.line + 1}\n"
            f"-{self.source.lines[self.line]}\n+{self.wrong if self.wrong is not None else ''}"
        )


NO_RULES = ("rulebook", "worth")
"""Sources that say nothing of a game: what was printed, and what bots strive for."""

Wrong = Callable[[str, random.Random, Model], str | None]
"""A line with a mistake in it; None where it has no place for one."""


def _code(line: str) -> str:
    """The line without its comment and citation."""
    return re.sub(r"\s+(#( .*)?|\[[^\]]*\])$", "", line)


def _unquoted(line: str, found: re.Match[str]) -> bool:
    return line[: found.start()].count('"') % 2 == 0


def _swap(word: str, dice: random.Random) -> str:
    """A word with two letters beside each other exchanged."""
    places = [at for at in range(1, len(word) - 1) if word[at] != word[at + 1]]
    if not places:
        return word
    at = dice.choice(places)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _replaced(line: str, found: re.Match[str], text: str) -> str:
    return line[: found.start()] + text + line[found.end() :]


def misspelt_name(line: str, dice: random.Random, model: Model) -> str | None:
    """A name that is only mentioned, with two letters exchanged."""
    names = {key.split(" ", 1)[-1] for key in model.things} | {one.name for one in model.things.values()}
    found = [
        one
        for one in NAME.finditer(_code(line))
        if _unquoted(line, one) and one.group() in names and line.startswith(" ") and len(one.group()) > 4
    ]
    if not found:
        return None
    one = dice.choice(found)
    return _replaced(line, one, _swap(one.group(), dice))


def misspelt_word(line: str, dice: random.Random, model: Model) -> str | None:
    """A word of a sentence, with two letters exchanged."""
    found = [
        one
        for one in re.finditer(r"(?<![\w'-])[a-z]{4,}(?![\w'-])", _code(line))
        if _unquoted(line, one) and line.startswith(" ")
    ]
    if not found:
        return None
    one = dice.choice(found)
    return _replaced(line, one, _swap(one.group(), dice))


def wrong_unit(line: str, dice: random.Random, model: Model) -> str | None:
    """A number of a thing that has another bearer than the one that is meant."""
    found = [
        one
        for one in re.finditer(r"(?<=\d )[a-z]+", _code(line))
        if _unquoted(line, one) and one.group().removesuffix("s") in model.counters
    ]
    if not found:
        return None
    one = dice.choice(found)
    bearer = model.counters[one.group().removesuffix("s")].of
    others = [
        other.plural or name
        for name, other in model.counters.items()
        if other.of != bearer and name.isalpha() and name.islower() and bearer not in _above(other.of, model)
        and other.of not in _above(bearer, model)
    ]  # fmt: skip
    return _replaced(line, one, dice.choice(others) + "s") if others else None


def _above(kind: str, model: Model) -> set[str]:
    found = {kind}
    for parent in model.kinds[kind].parents if kind in model.kinds else ():
        found |= _above(parent, model)
    return found


def lost_row(line: str, dice: random.Random, model: Model) -> str | None:
    """A row that reaches one number less, or more, than it should."""
    found = ROW.match(line)
    if found is None:
        return None
    low, high = int(found[2]), int(found[3] or found[2])
    low, high = dice.choice(((low, high + 1), (low + 1, high), (low - 1, high)))
    if low < 1 or high > 6 or low > high:
        return None
    return f"{found[1]}{low}-{high}: {line[found.end() :]}"


def beyond(line: str, dice: random.Random, model: Model) -> str | None:
    """A number that no machine word holds, a row that no die shows, more copies than there may be."""
    found = [one for one in re.finditer(r"(?<![\w#x-])\d+(?![\w-])", _code(line)) if _unquoted(line, one)]
    if not found:
        return None
    return _replaced(line, dice.choice(found), "99999999999")


def wrong_kind(line: str, dice: random.Random, model: Model) -> str | None:
    """The name of a place where a card is meant, or the other way."""
    by_name = {one.name: one for one in model.things.values()}
    places = [name for name, one in by_name.items() if model.kinds[one.kind].place and name.isalpha()]
    found = [
        one
        for one in re.finditer(r"(?:(?<=go to )|(?<= at ))[A-Z][a-z]+", line)
        if one.group() in by_name and _unquoted(line, one)
    ]
    others = [
        name
        for name, one in by_name.items()
        if not _under_place(one.kind, model) and name.isalpha() and places
    ]
    return _replaced(line, dice.choice(found), dice.choice(others)) if found and others else None


def _under_place(kind: str, model: Model) -> bool:
    return any(model.kinds[one].place for one in _above(kind, model) if one in model.kinds)


def swapped_modal(line: str, dice: random.Random, model: Model) -> str | None:
    """`can` for `cannot`, `may` for `must`, and the other way."""
    found = [one for one in re.finditer(r"\b(cannot|can|must|may)\b", _code(line)) if _unquoted(line, one)]
    if not found:
        return None
    one = dice.choice(found)
    return _replaced(line, one, MODALS[one.group()])


def wrong_indent(line: str, dice: random.Random, model: Model) -> str | None:
    """One to three blanks too many or too few."""
    if not line.startswith("    "):
        return None
    by = dice.choice((-3, -2, -1, 1, 2, 3))
    return " " * by + line if by > 0 else line[-by:]


def missing_property(line: str, dice: random.Random, model: Model) -> str | None:
    """A printed value left out that nobody else prints."""
    return _without(line, dice, model, defaults=False)


def missing_default(line: str, dice: random.Random, model: Model) -> str | None:
    """A printed value left out where its kind, or another one, prints one for all its things."""
    return _without(line, dice, model, defaults=True)


def _without(line: str, dice: random.Random, model: Model, defaults: bool) -> str | None:
    names = {one for thing in model.things.values() for one in (*thing.numbers, *thing.things)}
    names |= set(model.stats) | set(model.counters)
    by_kind = {name for kind in model.kinds.values() for name in kind.defaults}
    parts = line.strip().split(", ")
    if not line.startswith("    ") or not all(part.split(" ")[0] in names for part in parts):
        return None
    if '"' in line or ":" in line:
        return None
    found = [at for at, part in enumerate(parts) if (part.split(" ")[0] in by_kind) == defaults]
    if not found:
        return None
    parts.pop(dice.choice(found))
    return "    " + ", ".join(parts) if parts else None


def dangling(line: str, dice: random.Random, model: Model) -> str | None:
    """A heading with another name than the rest of the pack knows it by."""
    kinds = "|".join(sorted(model.kinds, key=len, reverse=True))
    found = re.match(rf"((?:[a-z-]+ )*?(?:{kinds}) )([A-Z][a-z]+(?: [A-Z][a-z]+)*)", line)
    if found is None or found[2] not in _mentioned or line.startswith(("ring ", "edge ")):  # not referred to
        return None
    return f"{found[1]}{found[2]} Lost{line[found.end() :]}"


def in_range(line: str, dice: random.Random, model: Model) -> str | None:
    """A number one higher."""
    found = [one for one in re.finditer(r"(?<![\w#x:-])\d(?![\w:-])", _code(line)) if _unquoted(line, one)]
    if not found or not line.startswith(" ") or ROW.match(line):
        return None
    one = dice.choice(found)
    return _replaced(line, one, str(int(one.group()) + 1))


_mentioned: set[str] = set()
"""Names that the lines of the pack speak of."""

WRONG: Mapping[str, Wrong] = {
    "misspelt name": misspelt_name,
    "misspelt word": misspelt_word,
    "wrong unit": wrong_unit,
    "row lost or twice": lost_row,
    "number out of range": beyond,
    "wrong kind of thing": wrong_kind,
    "wrong indentation": wrong_indent,
    "missing property": missing_property,
    "value of the kind instead": missing_default,
    "dangling reference": dangling,
    "swapped modal word": swapped_modal,
    "number in range": in_range,
}
PLAYED = ("swapped modal word", "number in range", "value of the kind instead")
"""Kinds that leave a source right: the scenarios of the pack find these."""


def drawn(pack: PackSource, model: Model, kind: str, count: int, dice: random.Random) -> Iterator[Misprint]:
    """So many mistakes of a kind in the lines of a pack that say something in a game."""
    places = [
        (source, number)
        for source in pack.sources
        if not source.of_scenarios and not source.path.startswith(NO_RULES)
        for number, line in enumerate(source.lines)
        if _code(line).strip() and not line.lstrip().startswith("#")
    ]
    dice.shuffle(places)
    for source, number in places:
        if count == 0:
            return
        line = source.lines[number]
        wrong = WRONG[kind](line, dice, model)
        if wrong is not None and wrong != line:
            count -= 1
            yield Misprint(kind, source, number, wrong)


WORD = re.compile(r"[A-Za-z]{4,}")


@define
class Bench:
    """A pack on which one mistake after the other is tried; what is read and meant as before is kept.

    right: the problems of the pack without a mistake.
    words: of each scenario of the pack, by its file and line, the words in it.
    common: in how many scenarios a word stands.
    """

    packs: Sequence[PackSource]
    cache: Cache
    session: Session = field(init=False)
    model: Model = field(init=False)
    right: list[tuple[str, str]] = field(init=False)
    words: dict[tuple[str, int], set[str]] = field(init=False)
    common: Counter[str] = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Read the pack as it is."""
        self.session = Session(self.cache)
        self.right = self.told(self.packs)
        assert self.session.last is not None, f"{self.packs[-1].name} does not compile"
        self.model = self.session.last[0]
        self.words = dict(_scenarios(self.packs[-1].sources))
        self.common = Counter(word for words in self.words.values() for word in words)

    def told(self, packs: Sequence[PackSource]) -> list[tuple[str, str]]:
        """The problems of packs, without their places."""
        bag = Bag()
        self.session.check(packs, bag)
        return sorted((one.code, one.text) for one in bag.found)

    def with_mistake(self, one: Misprint) -> tuple[PackSource, ...]:
        """The packs with a mistake in the last one."""
        *needed, pack = self.packs
        sources = tuple(
            evolve(source, text=one.text) if source is one.source else source for source in pack.sources
        )
        return (*needed, evolve(pack, sources=sources))

    def differs(self, one: Misprint) -> bool:
        """Whether something else is said about the packs than without the mistake."""
        return self.told(self.with_mistake(one)) != self.right

    def failing(self, one: Misprint) -> bool:
        """Whether the packs that were told last do not compile, or a scenario does not pass."""
        if self.session.last is None:
            return True
        model, parsed = self.session.last
        linked = load_image(compiled(model, parsed, scenarios=True).image)
        root = root_of(model, linked)
        own = [
            (number, scenario)
            for number, scenario in enumerate(model.scenarios)
            if scenario.pack == self.packs[-1].name
        ]
        own.sort(key=lambda pair: self.far(one, pair[1].file, pair[1].span.line))
        return any(run_one(linked, number, scenario, root=root) is not None for number, scenario in own)

    def far(self, one: Misprint, file: str, line: int) -> Fraction:
        """How little a scenario has to do with a line and the heading above it: those nearer fail sooner."""
        heading = next(text for text in one.source.lines[one.line :: -1] if text[:1] not in ("", " ", "#"))
        said = WORD.findall(f"{heading} {one.source.lines[one.line]}")
        words = self.words.get((file, line), set()).intersection(said)
        return -sum((Fraction(1, self.common[word]) for word in words), Fraction())


def _scenarios(sources: Sequence[Source]) -> Iterator[tuple[tuple[str, int], set[str]]]:
    """The words of the scenarios in some files, by where these begin."""
    for source in sources:
        first = 0
        lines = source.lines if source.of_scenarios else []
        for number, line in enumerate([*lines, "scenario"]):
            if line.startswith("scenario"):
                if first:
                    yield (source.shown, first), set(WORD.findall("\n".join(lines[first - 1 : number])))
                first = number + 1


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("packs", nargs="+")
    parser.add_argument("--each", type=int, default=12, help="how many of each kind in each pack")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="kinds whose names hold one of these, by commas")
    parser.add_argument("--show", action="store_true", help="show those that are caught, too")
    parser.add_argument("--least", type=int, default=100, help="how many in a hundred have to be noticed")
    args = parser.parse_args(arguments)
    totals = {False: (0, 0), True: (0, 0)}
    cache = open_cache()
    for name in args.packs:
        loaded = load([name], Bag(), cache)
        bench = Bench(loaded.packs, cache)
        pack = loaded.packs[-1]
        for source in pack.sources:
            for line in source.lines:
                _mentioned.update(NAME.findall(QUOTED.sub("", line)) if line.startswith(" ") else ())
        for kind in WRONG:
            if not any(part in kind for part in args.only.split(",")):
                continue
            dice = random.Random(f"{args.seed} {name} {kind}")
            caught = every = 0
            for one in drawn(pack, bench.model, kind, args.each, dice):
                elsewhere = ""
                try:
                    seen = bench.differs(one)
                    if not seen and bench.failing(one):
                        seen, elsewhere = kind in PLAYED, ", a scenario fails"
                except Exception as bug:  # noqa: BLE001 - whatever it is, it is told with its mistake
                    print(f"BUG {bug!r}\n{one}", flush=True)
                    seen = False
                every, caught = every + 1, caught + seen
                if not seen or args.show:
                    print(f"{'caught' if seen else 'MISSED'}{elsewhere} {one}", flush=True)
            seen_before, before = totals[kind in PLAYED]
            totals[kind in PLAYED] = seen_before + caught, before + every
            print(f"{name}: {kind}: {caught} of {every}", flush=True)
    for played, (caught, every) in totals.items():
        if every:
            by = "its scenarios" if played else "check"
            print(f"by {by}: {100 * caught / every:.1f} in a hundred, {caught} of {every}", flush=True)
    enough = [caught * 100 >= args.least * every for caught, every in totals.values()]
    return 0 if all(enough) else 1


if __name__ == "__main__":
    sys.exit(main())
