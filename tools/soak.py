"""Many games of a pack: does what must always hold hold after every event, and what was never reached?

    python tools/soak.py PACK [--games 100] [--seats 4] [--max-rounds 300] [--first 1] [--bots random]
                         [--coverage 4] [--jobs 1]

Every game is played by bots; after every event each thing is in one zone or out of the game, the lists of
the zones are whole, and no counter is beyond the bounds that its pack gives as numbers (the machine looks by
itself, `Game.watch`); now and then the rules in force are compared with a fresh count. The first `--coverage`
games run once more on the plain machine, which tells which procedures ran. What is printed does not depend
on the number of jobs. Exit status 1 when a game faults or something does not hold.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from attrs import Factory, define

from talisman.bots import BOTS
from talisman.cli.common import build
from talisman.compiler.model import Int, Model
from talisman.play import Result, Session, side_by_side, summary
from talisman.play.session import Chooser
from talisman.runtime.game.engine import vector
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.link import Linked
from talisman.runtime.machine.machine import Machine
from talisman.runtime.table.limits import LOG_LINES
from talisman.runtime.table.opcodes import NAMES
from talisman.runtime.table.shape import PLACE

RULE_PROC = 5
QUIET = 2
LEAST, MOST = -(2**31), 2**31 - 1
EVERY = 20
"""Rules in force are counted anew at every so many answers; it is the dearest of the checks."""


@define
class Seen:
    """What games have shown."""

    events: set[str] = Factory(set)
    offered: set[int] = Factory(set)
    chosen: set[int] = Factory(set)
    places: set[int] = Factory(set)
    moved: set[int] = Factory(set)
    procs: set[int] = Factory(set)
    wrong: list[str] = Factory(list)

    def add(self, other: Seen) -> None:
        """What other games have shown as well."""
        for mine, theirs in (
            (self.events, other.events),
            (self.offered, other.offered),
            (self.chosen, other.chosen),
            (self.places, other.places),
            (self.moved, other.moved),
            (self.procs, other.procs),
        ):
            mine.update(theirs)  # type: ignore[arg-type]
        self.wrong += other.wrong


@define
class Soak:
    """A pack under test and what its games have shown so far."""

    linked: Linked
    model: Model
    seen: Seen = Factory(Seen)
    starts: Sequence[int] = ()
    bounds: list[tuple[int, int, int]] = Factory(list)
    last: Sequence[int] = ()

    def __attrs_post_init__(self) -> None:
        """Where everything begins, and which words have bounds."""
        first = Game.new(self.linked, self.linked.image.seats[0], 1, start=False).state()
        zof = self.linked.where["b_zof"]
        self.starts = first[zof : zof + len(self.linked.image.names["entities"])]
        self.bounds = self.bounded()

    def broken(self, game: Game) -> Iterator[str]:
        """What does not hold between two answers: now and then the rules in force are counted anew."""
        if game.decisions % EVERY == 0 and game.recomputed().hash() != game.hash():
            yield "the rules in force are not those that a fresh count finds"

    def watched(self, game: Game) -> Game:
        """The game, which from here on looks after every event at zones and counters."""
        game.watch(self.bounds)
        return game

    def bounded(self) -> list[tuple[int, int, int]]:
        """Words of counters with bounds that are plain numbers: where, least, most."""
        made = []
        fields = self.linked.image.names["fields"]
        for name, counter in self.model.counters.items():
            floor = counter.floor.value if isinstance(counter.floor, Int) else LEAST
            ceiling = counter.ceiling.value if isinstance(counter.ceiling, Int) else MOST
            if name in fields and (floor, ceiling) != (LEAST, MOST):
                words = self.linked.field_of[fields.index(name)].values()
                made += [(word, floor, ceiling) for word in words]
        return made

    def watch(self, game: Game) -> None:
        """Note what a game shows between two answers."""
        self.seen.events.update(entry.name for entry in game.drain() if entry.kind == "event")
        zof = self.linked.where["b_zof"]
        lying = game.words[zof : zof + len(self.starts)]
        if lying != self.last:
            self.last = lying
            self.seen.moved.update(
                at for at, (now, then) in enumerate(zip(lying, self.starts, strict=True)) if now != then
            )
            for seat in range(game.seats):
                plays = game.avatar(seat)
                place = game.zone_key(game.entity(plays)) if plays is not None else None
                while place is not None and place[1] >= 0:
                    self.seen.places.add(place[1])
                    place = game.zone_key(place[1])
        self.seen.offered.update(text for _, text in game.offered)

    def play(self, seed: int, seats: int, bots: Sequence[str], rounds: int) -> Session:
        """One game with all its checks."""
        game = self.watched(Game.new(self.linked, seats, seed))
        made = {name: self.noting(BOTS[name](seed)) for name in bots}
        choosers = {seat: made[bots[min(seat, len(bots) - 1)]] for seat in range(seats)}
        session = Session(Record(Setup(seats, seed), game), choosers, rounds * (seats + 1), rounds)

        def look(_: Session) -> None:
            for problem in self.broken(game):
                self.seen.wrong.append(f"seed {seed}, decision {game.decisions}: {problem}")
            self.watch(game)

        session.run(look)
        return session

    def noting(self, choose: Chooser) -> Chooser:
        """The same chooser, which also notes what was chosen."""

        def chosen(game: Game) -> int:
            given = choose(game)
            self.seen.chosen.add(game.offered[given][1])
            return given

        return chosen

    def trace(self, session: Session) -> None:
        """Play the game again on a machine that notes every procedure."""
        ran = self.seen.procs

        class Noting(Machine):
            def push(self, fp: int, sp: int, proc: int, dst: int, ev: int, tag: int) -> int:
                ran.add(proc)
                return super().push(fp, sp, proc, dst, ev, tag)

        setup = session.record.setup
        first = Game.new(self.linked, setup.seats, setup.seed, native=False, log=False, start=False)
        words = first.state() + [0] * len(self.linked.image.names["entities"])
        game = self.watched(Game(self.linked, Noting, vector(Noting, words), LOG_LINES))
        game.start_proc(self.linked.image.names["procs"][self.linked.image.main], fresh=True)
        for given in session.record.inputs:
            game.step(given)
        if game.hash() != session.game.hash():
            self.seen.wrong.append(f"seed {setup.seed}: the plain machine plays another game")

    def unreached(self) -> Iterator[tuple[str, list[str]]]:
        """What the games never came to, by kind."""
        image = self.linked.image
        names, rows = image.names, image.rows
        loud = [name for name, row in zip(names["events"], rows["events"], strict=True) if not row[QUIET]]
        yield "events", [name for name in loud if name not in self.seen.events]
        yield (
            "rules",
            sorted(
                {
                    name
                    for name, row in zip(names["rules"], rows["rules"], strict=True)
                    if row[RULE_PROC] not in self.seen.procs
                }
            ),
        )
        asked = {NAMES[name] for name in ("OPT", "OPTI", "OPTN")}
        code = image.code
        texts = sorted({code[at + 2] for at in range(0, len(code), 4) if code[at] in asked and code[at + 2]})
        yield "options", [image.texts[text] for text in texts if text not in self.seen.offered]
        yield "options chosen", [image.texts[text] for text in texts if text not in self.seen.chosen]
        spaces = [at for at, row in enumerate(rows["entities"]) if row[0] & PLACE]
        yield "spaces", [names["entities"][at] for at in spaces if at not in self.seen.places]
        yield (
            "things moved",
            [names["entities"][row[0]] for row in rows["start"] if row[0] not in self.seen.moved],
        )


def report(soak: Soak, results: Sequence[Result]) -> None:
    """Print what the games came to."""
    print("\n".join(summary(results)))
    print(f"decisions: {sum(result.decisions for result in results):,}")
    sound = sum(result.ended != "fault" for result in results)
    print(f"games without a fault: {sound}; breaches: {len(soak.seen.wrong)}")
    for kind, missing in soak.unreached():
        print(f"{kind} never reached: {len(missing)}{': ' + ', '.join(missing) if missing else ''}")
    for line in soak.seen.wrong[:20]:
        print(line)


def main(arguments: Sequence[str]) -> int:
    """Play and report; 1 when a game faults or something does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pack")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--max-rounds", type=int, default=300)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--coverage", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    built = build([asked.pack], [])
    if built.compiled is None:
        print(f"{asked.pack} does not compile")
        return 2
    soak = Soak(load(built.compiled.image), built.compiled.model)

    def one(number: int) -> tuple[Result, Seen]:
        soak.seen = Seen()
        session = soak.play(asked.first + number, asked.seats, asked.bots.split(","), asked.max_rounds)
        if number < asked.coverage and session.game.status != "fault":
            soak.trace(session)
        return session.result(), soak.seen

    results, seen = [], Seen()
    for result, shown in side_by_side(one, range(asked.games), asked.jobs):
        results.append(result)
        seen.add(shown)
    soak.seen = seen
    report(soak, results)
    return int(bool(soak.seen.wrong) or any(result.ended == "fault" for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
