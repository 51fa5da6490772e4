"""What may come of hostile input: a refusal in words, or a game that goes the same way on both machines.

Anything else is a find: an exception, a difference between the machines, a control code in what is shown,
an image that was compiled and is then refused, or something that takes too long.
"""

from __future__ import annotations

import csv
import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from attrs import Factory, define

from langkit import Keep, one_table, small_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Compiled, compile_packs
from talisman.compiler.image.disasm import disassemble
from talisman.compiler.image.layout import ImageLimit
from talisman.compiler.messages import packs as codes
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Span
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.outline import outline
from talisman.compiler.syntax.shared import Shared
from talisman.compiler.syntax.table.tables import Table, unpack_table
from talisman.compiler.syntax.vocabulary import vocabulary
from talisman.inspection import inspect
from talisman.packs import load as load_packs
from talisman.packs.files import decode
from talisman.play import Talk, sheet
from talisman.play.offers import worded
from talisman.render import render
from talisman.rulebook import books
from talisman.runtime.game.engine import native_machine
from talisman.runtime.game.game import Game, GameError, load
from talisman.runtime.game.replay import Record, SaveError, Setup, read_save, replay
from talisman.runtime.game.view import view
from talisman.runtime.image.image import ImageError, OversizeImage, canonical
from talisman.runtime.image.link import Linked
from talisman.runtime.image.strict import parse
from talisman.runtime.table.words import UNSEEN
from talisman.say.entries import entries, told
from talisman.say.find import Unknown, find
from talisman.scenario import Unsayable, recorded
from talisman.scenario import run as run_scenarios
from talisman.simulate import Plan, Shelf, ShelfError, balance, play, tables, write
from talisman.simulate.reading import Names, game

SLOW = 20.0
"""Seconds of processor time that one case may take."""
FUEL = 20_000
STEPS = 30
FORMS = ("text", "short", "json", "github")


class Found(AssertionError):
    """A case that came out as none may."""


class TooNew(Exception):
    """A source declares sentences of new shapes, whose parse table takes seconds to build: not tried now."""


@define
class Tables:
    """The parse table of many sources for all; others are built where there is time for that."""

    packed: bytes = b""
    build: bool = False
    kept: dict[str, bytes] = Factory(dict)

    def get(self, key: str) -> bytes:
        """The table of a vocabulary, or one that may serve it."""
        return self.kept.get(key, self.packed)

    def put(self, key: str, value: bytes) -> None:
        """Keep a table."""
        self.kept[key] = value


TABLES = Tables()
_READ = Shared()
"""What is read once: the market that all sources stand on."""


def prepare(sources: Sequence[Sequence[PackSource]], keep: Keep, *, build: bool) -> None:
    """Make the table that serves these sources."""
    TABLES.packed = one_table(sources, keep).packed
    TABLES.build = build


_STEERS = re.compile(f"[\x00-\x09\x0b-\x1f\x7f-\x9f{UNSEEN}]")


def shown(text: str) -> None:
    """What is shown steers no terminal."""
    found = _STEERS.search(text)
    if found:
        raise Found(f"shown: {found[0]!a} in {text[max(found.start() - 60, 0) :][:160]!a}")


@contextmanager
def in_time() -> Iterator[None]:
    """What takes longer than any case should is a find."""
    began = time.process_time()
    yield
    taken = time.process_time() - began
    if taken > SLOW:
        raise Found(f"it took {taken:.0f} s")


def source(body: bytes) -> str:
    """A file of a pack on the small market; `refused`, or what its games came to."""
    bag = Bag()
    with in_time():
        text = decode(body, "p", "p.tal", bag)
        own = (text,) if text is not None else ()
        packs = (small_pack(), PackSource("p", "1.0.0", "P", own, ("small",), (2, 4)))
        made = _compiled(packs, bag, scenarios=False) if own else None
        for form in FORMS:
            shown(render(bag.sorted(), form, [one for pack in packs for one in pack.sources]))
        if made is None:
            if not bag.errors:
                raise Found("neither an image nor a problem")
            return "refused"
        try:
            linked = load(canonical(made.image))
        except OversizeImage as error:
            shown(str(error))
            return "refused"
        except ImageError as error:
            raise Found(f"compiled, and then refused: {error}") from error
        came = played(linked, Random(len(body)))
        if made.model.scenarios:
            made = _compiled(packs, Bag(), scenarios=True)
            assert made is not None
            for failure in run_scenarios(made.model, made.image, ("p",)).failures:
                shown(failure.message)
        for line in _explained(made):
            shown(line)
        _simulated(linked)
    return came


def _explained(made: Compiled) -> Iterator[str]:
    """What `say`, `inspect` and `rulebook` print of a pack."""
    every = entries(made.model, made.parsed)
    own = [entry for entry in every if entry.span.file.startswith("p/")]
    for head, lines in told(made.model, own, opened=True):
        yield head
        yield from lines
    for entry in own[:20]:
        for where in (entry.name, f"p.tal:{entry.span.line}"):
            with suppress(Unknown):
                find(where, every, made.parsed)
    yield json.dumps(inspect(made), ensure_ascii=False)
    letters = sorted({row.partition("-")[0] for row in made.model.rows})
    yield json.dumps(books(made, letters), ensure_ascii=False)


def _simulated(linked: Linked) -> None:
    """A short game in numbers, as it is kept and told; and the same game as a scenario."""
    seats = linked.image.seats[0]
    plan = Plan("p", linked.image.hash, seats, ("random",), 3, 1, 2, 0)
    one = play(linked, plan, 0)
    for line in balance(linked, [game(parse(json.dumps(one)), plan, Names.of(linked))]):
        shown(line)
    for rows in tables([one]).named().values():
        shown(json.dumps(rows, ensure_ascii=False))
    record = Record.new(linked, Setup(seats, 3))
    while record.game.status == "asking" and len(record.inputs) < STEPS:
        record.step(len(record.inputs) % record.game.choices)
    with suppress(Unsayable):
        shown(recorded(linked, record.setup, record.inputs, "a game"))


def games(body: bytes) -> str:
    """A folder of simulated games that somebody else wrote: the plan in the first line, then the games."""
    from fuzz.making import simulated

    plan, _, lines = body.partition(b"\n")
    linked, own, _ = simulated()
    with in_time(), TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "plan.json").write_bytes(plan)
        (folder / "games.jsonl").write_bytes(lines)
        try:
            shelf = Shelf.again(folder, own, linked)
        except ShelfError as error:
            shown(str(error))
            return "refused"
        for line in balance(linked, shelf.told):
            shown(line)
        write(folder, tables(shelf.told))
        for path in sorted(folder.glob("*.csv")):
            text = path.read_text(encoding="utf-8")
            shown(text)
            sums = [cell for row in csv.reader(text.splitlines()) for cell in row if cell[:1] in (*"=+@",)]
            if sums:
                raise Found(f"a sum in {path.name}: {sums[0]!a}")
        return f"{len(shelf.told)} games"


def _compiled(packs: Sequence[PackSource], bag: Bag, *, scenarios: bool) -> Compiled | None:
    """The packs compiled, if their words have a table or one may be built."""
    if not TABLES.build and not _served(packs):
        raise TooNew
    try:
        return compile_packs(packs, bag, TABLES, scenarios=scenarios, shared=_READ)
    except ImageLimit as error:
        bag.add(codes.NO_IMAGE.at(Span("p/p.tal", 1, 1, 2), name="p", reason=str(error)))
        return None


def _served(packs: Sequence[PackSource]) -> bool:
    """Whether the table that is there serves the words of these packs; so it does where they are refused."""
    aside = Bag()
    sources = tuple(source for pack in packs for source in pack.sources)
    words = vocabulary(outline(read(sources, aside, _READ.items), aside).declarations, aside)
    return bool(aside.errors) or _table(TABLES.packed).serves(words)


@cache
def _table(packed: bytes) -> Table:
    found = unpack_table(packed)
    assert found is not None
    return found


def pack(body: bytes) -> str:
    """A manifest, in a pack with one file that is fine."""
    with in_time(), TemporaryDirectory() as name:
        named = re.search(rb'^name *= *"([a-z][a-z-]{0,40})"', body, re.M)
        folder = Path(name) / (named[1].decode() if named else "p")
        folder.mkdir()
        (folder / "pack.toml").write_bytes(body)
        (folder / "a.tal").write_text('rule "R"\n    for each player: when you begin a turn: nothing\n')
        bag = Bag()
        loaded = load_packs([str(folder)], bag, TABLES, ())
        for form in FORMS:
            shown(render(bag.sorted(), form, loaded.texts, name=lambda file: file))
        return "refused" if bag.errors else "fine"


def image(body: bytes) -> str:
    """An image of a stranger."""
    with in_time():
        try:
            linked = load(body.decode("utf-8"))
        except UnicodeDecodeError:
            return "refused"
        except ImageError as error:
            shown(str(error))
            return "refused"
        shown(disassemble(linked.image, lambda file, number: ""))
        return played(linked, Random(7))


def save(body: bytes) -> str:
    """A save of a stranger: both machines say the same of it."""
    with in_time():
        try:
            found = read_save(body.decode("utf-8"))
            linked = load(found.image)
            if found.setup.bots:  # they play on for as long as a game may take: minutes on the plain machine
                return "played by itself"
            came = [replay(found, native=native, linked=linked) for native in machines()]
        except UnicodeDecodeError:
            return "refused"
        except (SaveError, ImageError) as error:
            shown(str(error))
            return "refused"
        told = [(one.divergence, one.record.game.hash(), one.record.game.state()) for one in came]
        if told.count(told[0]) != len(told):
            raise Found(f"the machines differ: {told[0][:2]} and {told[-1][:2]}")
        for line in Talk(came[0].record.game).news():
            shown(line)
        return "another way" if came[0].divergence else "the same"


def decisions(body: bytes) -> str:
    """Answers to games that are fine: bytes are seats, seed and answers, in range and out of it."""
    numbers = json.loads(body)
    from fuzz.making import bases

    with in_time():
        games = [load(text) for _, text in sorted(bases().items())]
        linked = games[numbers[0] % len(games)]
        low, high = linked.image.seats
        seats = low + numbers[1] % (high - low + 1)
        return compared(linked, seats, numbers[2], iter(numbers[4:]), bool(numbers[3] & 1))


def machines() -> tuple[bool, ...]:
    """The plain machine, and the compiled one where it is built."""
    return (False, True) if native_machine() is not None else (False,)


def played(linked: Linked, dice: Random) -> str:
    """Two short games of an image."""
    low, high = linked.image.seats
    came = ""
    for seats in {low: 0, high: 0}:
        picks = iter(lambda: dice.randrange(-2, 12), None)
        came = compared(linked, seats, dice.randrange(2**32), islice(picks, STEPS), seats == low)
    return came


def compared(linked: Linked, seats: int, seed: int, picks: Iterator[int], scripted: bool) -> str:
    """One game on all machines: state, fault, question, log and views are the same after every answer."""
    games = [
        Game.new(
            linked,
            seats,
            seed % 2**64,
            scripted=scripted,
            native=native,
            fuel=FUEL,
            parts=True,
        )
        for native in machines()
    ]
    talks = [Talk(game, (0,)) for game in games]
    for pick in [*picks, 0]:
        same([_seen(game, talk) for game, talk in zip(games, talks, strict=True)])
        if games[0].status not in ("asking", "chance"):
            break
        same([_answered(game, pick) for game in games])
    return games[0].status


def _answered(game: Game, pick: int) -> str:
    """What comes of an answer: a number below 0 or far above is given as it is, others are made to fit."""
    try:
        if game.status == "chance":
            chance = game.chance
            assert chance is not None
            return game.roll(pick if pick < 0 or pick > 60 else 1 + pick % max(chance.sides, 1))
        return game.step(pick % game.choices if 0 <= pick < 60 and game.choices else pick)
    except GameError:
        return "refused"


def _seen(game: Game, talk: Talk) -> object:
    """All that one can see of a game."""
    fault = game.fault
    told = [*talk.news()]
    asked = worded(game, game.decision) if game.decision is not None else []
    views = [view(game, seat) for seat in range(-1, game.seats)]
    pages = [line for seat in range(game.seats) for line in sheet.sheet(game, seat, 0)]
    pages += [*sheet.table(game, -1), *sheet.board(game, 0)]
    for line in [
        *told,
        *asked,
        *pages,
        fault.text if fault else "",
        game.reason,
        json.dumps(views, ensure_ascii=False),
    ]:
        shown(line)
    return (
        game.status,
        game.state(),
        fault,
        game.decision,
        game.chance,
        game.winners,
        told,
        asked,
        pages,
        views,
    )


def same(found: Sequence[object]) -> None:
    """What several machines say is one thing."""
    if found.count(found[0]) != len(found):
        differs = [
            (one, other)
            for one, other in zip(_parts(found[0]), _parts(found[-1]), strict=False)
            if one != other
        ]
        raise Found(f"the machines differ: {str(differs[:1])[:300]}")


def _parts(found: object) -> Sequence[object]:
    return found if isinstance(found, tuple) else (found,)


JUDGES: dict[str, Callable[[bytes], str]] = {
    "source": source,
    "pack": pack,
    "image": image,
    "save": save,
    "decisions": decisions,
    "games": games,
}
"""What judges a kind of case; each says what came of it."""
