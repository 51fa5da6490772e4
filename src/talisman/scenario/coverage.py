"""What no scenario and no game has ever done: rules that never act, branches never taken, offers never made.

The machine is watched while it plays: which instructions it comes to. A part of a text was done if one of the
instructions that act for it was (they change something, ask, forbid, permit or offer); what only computes was
done if it was asked for, and a condition or a modifier if it ever held. A part that nobody ever comes to is a
hole in the scenarios, or a rule that cannot act: which of the two, a person has to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve, field, frozen

from talisman.compiler.ir.program import NOT_IN_FORCE
from talisman.compiler.model import Model
from talisman.play import Session, random_choice, side_by_side
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.game.watched import Watched
from talisman.runtime.image.image import Image
from talisman.runtime.image.link import Linked
from talisman.runtime.table.opcodes import TABLE
from talisman.scenario.running import root_of, run_one

SCENARIO = "scenario."
"""Procedures that are lines of scenarios begin so."""
PASSIVE = ("-", "call", "number")
"""What instructions change that only compute."""
RETURNS = ("RET", "RETI")
NOT_HELD = (0, NOT_IN_FORCE)
"""What a condition that does not hold, and a modifier that is not in force, come to."""
MOST_ROUNDS = 60
"""Rounds of a game in which rules are waited for."""


@frozen(order=True)
class Part:
    """A part of a text: its file, line, column (from 1), and where it ends on the line."""

    file: str
    line: int
    column: int
    end: int


@frozen
class Coverage:
    """How many parts of texts do something, and those that were never done."""

    parts: int
    never: tuple[Part, ...] = field(default=())
    games: int = 0

    def as_data(self) -> dict[str, object]:
        """As JSON says it."""
        never = [
            {"file": one.file, "line": one.line, "column": one.column, "end": one.end} for one in self.never
        ]
        return {
            "parts": self.parts,
            "done": self.parts - len(self.never),
            "games": self.games,
            "never": never,
        }


def coverage(
    model: Model, linked: Linked, packs: Sequence[str] = (), only: str = "", games: int = 0, jobs: int = 1
) -> Coverage:
    """What the scenarios, and so many random games, never do.

    Args:
        model: the model of the packs with their scenarios.
        linked: the image made from it, with `scenarios=True`.
        packs: whose scenarios are played, and whose texts are looked at (none named: all).
        only: scenarios whose title holds this text.
        games: random games to play besides, each of `MOST_ROUNDS` rounds, with all numbers of seats.
        jobs: processes that play.
    """
    root = root_of(model, linked)
    wanted = [
        number
        for number, one in enumerate(model.scenarios)
        if (not packs or one.pack in packs) and only.lower() in one.title.lower()
    ]
    share = max(1, -(-len(wanted) // max(1, jobs)))

    def scenarios(part: int) -> bytes:
        watched = _watched(linked)
        for number in wanted[part * share : (part + 1) * share]:
            run_one(watched, number, model.scenarios[number], native=False, root=root)
        return _read(watched)

    def game(seed: int) -> bytes:
        watched = _watched(linked)
        low, high = linked.image.seats
        setup = Setup(low + seed % (high - low + 1), seed)
        begun = Game.new(watched, setup.seats, seed, native=False, start=False, log=False)
        begun.start_proc("init", fresh=True)
        if root is not None:
            begun.start_proc(*root)
        session = Session(Record(setup, begun), most_rounds=MOST_ROUNDS)
        session.choosers = {seat: random_choice(seed) for seat in range(high)}
        session.run()
        return _read(watched)

    seen = bytearray(len(linked.code))
    for play, count in ((scenarios, max(1, jobs)), (game, games)):
        for read in side_by_side(play, range(count), jobs):
            seen = bytearray(a | b for a, b in zip(seen, read, strict=True))
    return _summed(linked.image, seen, packs, games)


def _watched(linked: Linked) -> Linked:
    return evolve(linked, code=Watched(linked.code))


def _read(linked: Linked) -> bytes:
    assert isinstance(linked.code, Watched)
    return bytes(linked.code.read)


def _summed(image: Image, seen: bytearray, packs: Sequence[str], games: int) -> Coverage:
    done: dict[Part, bool] = {}
    spans = list(_spans(image))
    for name, (first, *_, length) in zip(image.names["procs"], image.rows["procs"], strict=True):
        if name.startswith(SCENARIO):
            continue
        for at in _telling(image, first, length):
            part = spans[at]
            if part is not None and (not packs or part.file.partition("/")[0] in packs):
                done[part] = done.get(part, False) or bool(seen[at * 4])
    return Coverage(len(done), tuple(sorted(part for part, was in done.items() if not was)), games)


def _telling(image: Image, first: int, length: int) -> list[int]:
    """The instructions of a procedure that say that something was done: its first, if it only computes."""
    code = range(first, first + length)
    acting = [at for at in code if TABLE[image.code[at * 4]].changes not in PASSIVE]
    if acting:
        return acting
    holding = [
        at
        for at in code
        if (op := TABLE[image.code[at * 4]].name) in RETURNS
        and not (op == "RETI" and image.code[at * 4 + 1] in NOT_HELD)
    ]
    return holding or [first]


def _spans(image: Image) -> Iterator[Part | None]:
    """Where each instruction comes from."""
    for count, file, line, column, end in image.spans:
        part = Part(image.files[file], line, column, end) if file >= 0 and line else None
        for _ in range(count):
            yield part
