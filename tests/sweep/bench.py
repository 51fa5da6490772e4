"""Tries combinations: many trials in one pack; what is refused is taken out, the rest is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from attrs import Factory, define, frozen

from sweep import laws
from sweep.phrases import Phrase
from sweep.trial import LOADED, MEASURED, POKED, PUSHED, TRIED, Position, Seen
from sweep.world import YOU, Thing, World, given, printed
from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.driver import Compiled, compile_packs
from talisman.compiler.model import Action, SetUp
from talisman.compiler.pack import Cache, PackSource
from talisman.compiler.source import Source
from talisman.runtime.game.game import Game, load
from talisman.runtime.table.words import DECLINED

WORDS = (Path(__file__).parent / "words.tal").read_text(encoding="utf-8")
TRIALS = "trials.tal"
MOST_STEPS = 200
TOO_MANY = "E0110"
"""More is wrong in this file than is told: what else is there comes the next time."""


class Trial(Protocol):
    """Something that is tried."""

    def source(self, number: int) -> str:
        """The trial, as an item of the pack."""


@frozen
class Combination:
    """A phrase in a position, and the line that says it."""

    position: Position
    phrase: Phrase
    text: str

    @property
    def name(self) -> str:
        """As a report names it."""
        return f"{self.position.name} / {self.phrase.way}: {self.text}"

    def source(self, number: int) -> str:
        """The trial, as an item of the pack."""
        return f'trial "T{number}"\n    {self.text}\n'


@frozen
class Verdict:
    """What became of a combination: `meant`, a code, or `wrong` with what was meant and what came."""

    combination: Combination
    sort: str
    told: str = ""
    warned: tuple[str, ...] = ()


@define
class Memory:
    """A cache that lasts as long as the process, so that a table is built once."""

    kept: dict[str, bytes] = Factory(dict)

    def get(self, key: str) -> bytes | None:
        """What was kept."""
        return self.kept.get(key)

    def put(self, key: str, value: bytes) -> None:
        """Keep it."""
        self.kept[key] = value


@define
class Raw:
    """What was seen in one game."""

    marked: tuple[tuple[str, int], ...] = ()
    asked: list[tuple[str, ...]] = Factory(list)
    tally: int = 0


class Stopped(Exception):
    """The game stopped, or asks without end."""


def tried(some: Sequence[Combination], worlds: Sequence[World], cache: Cache) -> Iterator[Verdict]:
    """What becomes of each combination."""
    left = list(some)
    out: list[Verdict] = []
    warned: dict[int, tuple[str, ...]] = {}
    made: Compiled | None = None
    while left:
        made, found, warned = compiled(left, worlds, cache)
        if made is not None:
            break
        if not found:
            raise AssertionError("nothing is compiled, and no trial is to blame")
        out += [Verdict(left[n], one.code, one.text) for n, one in found.items()]
        left = [one for n, one in enumerate(left) if n not in found]
    if made is not None and left:
        table = Table(made, worlds)
        for number, one in enumerate(left):
            told = table.compared(f"T{number}", one)
            out.append(Verdict(one, "wrong" if told else "meant", told, warned.get(number, ())))
    order = {id(one): n for n, one in enumerate(some)}
    return iter(sorted(out, key=lambda one: order[id(one.combination)]))


def compiled(
    some: Sequence[Trial], worlds: Sequence[World], cache: Cache
) -> tuple[Compiled | None, dict[int, Diagnostic], dict[int, tuple[str, ...]]]:
    """The pack of these trials; where it is refused, the first error of each trial that has one."""
    text, lines = "", []
    for number, one in enumerate(some):
        body = one.source(number)
        lines += [number] * body.count("\n")
        text += body
    sources = (
        Source("sweep", "words.tal", WORDS),
        Source("sweep", "things.tal", "".join(f"{row}\n" for row in printed(worlds[0]))),
        Source("sweep", "acts.tal", "".join(f"{row}\n" for row in _scenarios(worlds))),
        Source("sweep", TRIALS, text),
    )
    bag = Bag()
    pack = PackSource("sweep", "1.0.0", "Trials of phrases", sources, (), (3, 3), "partial")
    compiled = compile_packs([pack], bag, cache, scenarios=True)
    errors: dict[int, Diagnostic] = {}
    warned: dict[int, tuple[str, ...]] = {}
    for found in bag.sorted():
        here = found.span.file.endswith(TRIALS)
        if found.code == TOO_MANY:
            continue
        if not here and found.severity == "error":
            raise AssertionError(f"{found.span.file}:{found.span.line} {found.code} {found.text}")
        number = lines[found.span.line - 1] if here else -1
        if found.severity == "error":
            errors.setdefault(number, found)
        else:
            warned[number] = (*warned.get(number, ()), found.code)
    return compiled, errors, warned


def _scenarios(worlds: Sequence[World]) -> Iterator[str]:
    """A scenario for each position of things, and the acts behind the first."""
    for number, w in enumerate(worlds):
        yield f'scenario "world {number}"'
        yield "    seats 3"
        yield from given(w)
        if number == 0:
            yield "    turn of Ann"
            yield "    Ann tries the trial in Ann's desk"
            yield "    Ann measures"
            for one in laws.about(w):
                yield f"    {exact(w, one)} pokes Peg"
            for one in laws.about(w):
                yield f"    Ann pokes {exact(w, one)}"


def exact(w: World, one: Thing) -> str:
    """A name that means this copy alone."""
    twins = sum(other.title == one.title for other in w)
    return f"{one.name} #1" if twins > 1 and one.name == one.title else one.name


class Table:
    """The games in which trials are played."""

    def __init__(self, compiled: Compiled, worlds: Sequence[World]) -> None:
        """A game for each position of things, and the names of the acts."""
        linked = load(compiled.image)
        scenarios = compiled.model.scenarios
        acts = [f"scenario.0.{n}" for n, line in enumerate(scenarios[0].lines) if isinstance(line, Action)]
        things = laws.about(worlds[0])
        self.tries, self.measures = acts[0], acts[1]
        self.pushes = dict(zip((one.name for one in things), acts[2 : 2 + len(things)], strict=True))
        self.pokes = dict(zip((one.name for one in things), acts[2 + len(things) :], strict=True))
        self.games: list[tuple[World, Game]] = []
        for number, w in enumerate(worlds):
            game = Game.new(linked, 3, 0, scripted=True, start=False, log=False)
            game.start_proc("init", fresh=True)
            for place, line in enumerate(scenarios[number].lines):
                if isinstance(line, SetUp):
                    game.start_proc(f"scenario.{number}.{place}")
                    assert game.status == "done", (number, place, game.status, game.fault)
            _stands(game, w)
            self.games.append((w, game))

    def compared(self, trial: str, one: Combination) -> str:
        """How what is seen differs from what is meant, in the first position of things in which it does."""
        for number, (w, game) in enumerate(self.games):
            some = laws.which(w, one.phrase.fits)
            if one.position.moving:
                some = laws.in_turn(w, one.phrase.fits, some)
            if one.position.first and not one.phrase.owned:
                some = laws.own(w, some)
            meant = one.position.meant(w, some)
            try:
                seen = self.seen(trial, one.position.done, w, game)
            except Stopped as error:
                return f"world {number}: {error}"
            told = agree(meant, seen, w)
            if told:
                return f"world {number}: {told}"
        return ""

    def seen(self, trial: str, done: str, w: World, game: Game) -> object:
        """What a trial does."""
        base = game.copy()
        base.move(trial, "desk", YOU)
        if done == TRIED:
            before, at = _marks(base, w), base.copy()
            raw = Raw(asked=_run(at, self.tries))
            raw.marked, raw.tally = _more(before, _marks(at, w)), at.value("tally", YOU)
            return (raw, at)
        if done == MEASURED:
            plain, now = game.copy(), base.copy()
            _run(plain, self.measures)
            _run(now, self.measures)
            return tuple(
                sorted(
                    x.name
                    for x in laws.about(w)
                    if plain.value("reading", x.name) != now.value("reading", x.name)
                )
            )
        if done == LOADED:
            now = base.copy()
            _run(now, self.measures)
            return tuple(sorted(now.contents("bag", YOU)))
        assert done in (PUSHED, POKED)
        fired, dented, paid = [], [], []
        for x in laws.about(w):
            at = base.copy()
            _run(at, (self.pushes if done == PUSHED else self.pokes)[x.name])
            dent = at.value("dent", "Peg" if done == PUSHED else x.name)
            if sum(_marks(at, w).values()):
                fired.append(x.name)
            if dent:
                dented.append(x.name)
            if at.value("coin", YOU) < base.value("coin", YOU):
                paid.append(x.name)
        return {"those": sorted(fired), "dented": sorted(dented), "paid": sorted(paid)}


def _stands(game: Game, w: World) -> None:
    """The game is what the country says."""
    for one in w:
        lies = game.zone_of(one.name) or ("", "")
        assert lies == (one.zone, one.bearer), (one.name, lies, one.zone, one.bearer)
        if one.kind == "person":
            assert game.value("coin", one.name) == one.coins, one.name


def _marks(game: Game, w: World) -> dict[str, int]:
    return {one.name: game.value("dot", one.name) for one in w}


def _more(before: dict[str, int], now: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((name, now[name] - many) for name, many in before.items() if now[name] != many))


def _run(game: Game, act: str) -> list[tuple[str, ...]]:
    """Do an act; of every question the first thing on offer is taken."""
    asked: list[tuple[str, ...]] = []
    game.start_proc(act)
    for _ in range(MOST_STEPS):
        if game.status != "asking":
            if game.status != "done":
                raise Stopped(f"the game stops: {game.status} {game.fault.text if game.fault else ''}")
            return asked
        decision = game.decision
        assert decision is not None
        things = [n for n, one in enumerate(decision.options) if one.value != DECLINED]
        if things:  # else only who is asked is told that there is nothing
            options = [decision.options[n] for n in things]
            asked.append(tuple(sorted(one.entity or one.label or one.text for one in options)))
        game.step(things[0] if things else 0)
    raise Stopped("asks without end")


def agree(meant: object, seen: object, w: World) -> str:
    """What was meant and what came, where that differs."""
    if isinstance(seen, (dict, tuple)) and isinstance(meant, tuple) and not isinstance(seen, tuple):
        got = seen[meant[0]]
        return "" if got == list(meant[1]) else f"meant {meant[0]} {_said(meant[1])}, came {_said(got)}"
    if isinstance(meant, tuple) and isinstance(seen, tuple) and meant[0] == "those":
        return "" if tuple(seen) == meant[1] else f"meant {_said(meant[1])}, came {_said(seen)}"
    assert isinstance(seen, tuple)
    raw, game = seen
    assert isinstance(raw, Raw)
    assert isinstance(game, Game)
    if isinstance(meant, Seen):
        same = raw.marked == meant.marked and raw.tally == meant.tally
        return (
            "" if same else f"meant {_told(meant.marked, meant.tally)}, came {_told(raw.marked, raw.tally)}"
        )
    assert isinstance(meant, tuple)
    got = tuple(name for name, _ in raw.marked)
    sort, names = meant[0], meant[-1]
    first = next((one for one in raw.asked if one and (len(one) > 1 or one[0] in w.things)), ())
    offered = next((one for one in raw.asked if set(one) & set(w.things)), ())
    if sort == "one of":
        so = offered == names and len(got) == 1 and got[0] in names
    elif sort == "first asked":
        so = (offered == names or len(names) < 2) and set(got) <= set(names) and bool(got) == bool(names)
        so = so and all(many == 1 for _, many in raw.marked)
    elif sort == "two of":
        so = (
            got == names if len(names) <= 2 else offered == names and len(got) == 2 and set(got) <= set(names)
        )
    elif sort == "dots":
        return "" if raw.marked == names else f"meant {names}, came {raw.marked}"
    elif sort == "menu":
        so = (len(got) == 1 and got[0] in names) if meant[1] else got == (YOU,)
        so = so and (not meant[1] or "first" in str(first) or len(raw.asked) > 0)
    elif sort in ("into", "one into"):
        there = sorted(set(game.contents("heap")) | {x.name for x in w if x.zone == "heap"})
        old = {x.name for x in w if x.zone == "heap"}
        if sort == "into":
            so = there == sorted(old | set(names))
        else:
            so = (
                (offered == names or len(names) < 2)
                and len(set(there) - old) <= 1
                and set(there) - old <= set(names)
            )
            so = so and (bool(names) == bool(set(there) - old) or bool(old & set(names)))
        return (
            ""
            if so
            else f"meant into the heap {_said(names)}, came {_said(sorted(set(there) - old))} {raw.asked}"
        )
    elif sort == "one place":
        now, was = (game.zone_of(YOU) or ("", ""))[1], w[YOU].bearer
        so = now in names and (offered == names or len(names) < 2) if names else now == was
        return "" if so else f"meant to {_said(names)}, came to {now} {raw.asked}"
    else:
        zone, whose = game.zone_of("Rope") or ("", "")
        stays = (zone, whose) == (w["Rope"].zone, w["Rope"].bearer)
        so = (whose in names and (offered == names or len(names) < 2)) if names else stays
        return "" if so else f"meant into that of {_said(names)}, came to {zone} of {whose} {raw.asked}"
    return "" if so else f"meant {sort} {_said(names)}, came {_said(got)} of {raw.asked}"


def _said(names: object) -> str:
    return (
        "{" + ", ".join(str(one) for one in names) + "}" if isinstance(names, (list, tuple)) else str(names)
    )


def _told(marked: Sequence[tuple[str, int]], tally: int) -> str:
    return "{" + ", ".join(f"{name} {many}" for name, many in marked) + "}" + (f" {tally}" if tally else "")
