"""One game as numbers: how it ended, what became of each seat, what was met, what followed in that turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypedDict

from attrs import Factory, define

from talisman.bots import bot
from talisman.play import Session
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.link import Linked
from talisman.runtime.table.limits import LOG_WORDS
from talisman.runtime.table.ops import LG_EVENT
from talisman.simulate.places import Goal, Visits
from talisman.simulate.plan import Plan
from talisman.simulate.printed import printed, shown

EVENT, ACTOR, THING = 3, 4, 5
"""Words of a line of the log: which event, who does it, to what."""
QUIET = 2
"""A number of the row of an event."""


class Met(TypedDict):
    """What was done to one thing: how often, by who won at last, by who lost what it played in that turn.

    by: the seats that did it. changed: how the numbers that all see of who did it differed at the end of the
    turn, summed up.
    """

    thing: str
    deed: str
    times: int
    won: int
    lost: int
    by: list[int]
    changed: dict[str, int]


class Seat(TypedDict):
    """What became of a seat, from 1: what it played first and last, and the numbers that all see of that."""

    seat: int
    bot: str
    first: str
    last: str
    won: int
    lost: int
    numbers: dict[str, int]


class Told(TypedDict):
    """One game: its number from 0, how it ended as `play --format json` tells it, its seats, what was met.

    stood: the places at which something of a seat stood when somebody was asked; reached: the round in which
    a goal was reached, None without a goal, too.
    """

    number: int
    result: dict[str, str | int | list[int] | None]
    seats: list[Seat]
    met: list[Met]
    stood: list[str]
    reached: int | None


def play(linked: Linked, plan: Plan, number: int, goal: Goal | None = None) -> Told:
    """The game of this number, from 0; the same whoever plays it."""
    setup = Setup(plan.seats, plan.seed + number)
    made = {name: bot(name)(setup.seed) for name in plan.bots}
    choosers = {seat: made[plan.bot_of(seat)] for seat in range(plan.seats)}
    game = Game.new(linked, setup.seats, setup.seed)
    session = Session(Record(setup, game), choosers, plan.most_turns, plan.most_rounds)
    notes = Notes(game, Visits(game, goal))
    result = session.run(lambda _: notes.look())
    notes.close()
    return Told(
        number=number,
        result=result.as_data(),
        seats=[
            Seat(
                seat=seat + 1,
                bot=plan.bot_of(seat),
                first=notes.first.get(seat, ""),
                last=notes.last.get(seat, ""),
                won=int(seat + 1 in result.winners),
                lost=notes.bereft.count(seat),
                numbers=notes.numbers.get(seat, {}),
            )
            for seat in range(plan.seats)
        ],
        met=notes.met([seat - 1 for seat in result.winners]),
        stood=[*notes.visits.stood],
        reached=notes.visits.reached,
    )


def deed(event: str) -> str:
    """What an event is called in words."""
    return event.replace(":", " ")


@define
class Open:
    """Something that was met in a turn which is not over: what and by which seat, with its numbers before."""

    key: tuple[str, str]
    seat: int
    plays: int
    before: Mapping[str, int]


@define
class Count:
    """What came of one thing and deed so far; by: how often each seat did it."""

    times: int = 0
    lost: int = 0
    by: dict[int, int] = Factory(dict)
    changed: dict[str, int] = Factory(dict)


@define
class Notes:
    """What a game showed so far, looked at after every answer."""

    game: Game
    visits: Visits
    first: dict[int, str] = Factory(dict)
    last: dict[int, str] = Factory(dict)
    numbers: dict[int, dict[str, int]] = Factory(dict)
    bereft: list[int] = Factory(list)
    counts: dict[tuple[str, str], Count] = Factory(dict)
    open: list[Open] = Factory(list)
    current: int = -1
    plays: dict[int, int] = Factory(dict)

    def look(self) -> None:
        """Note what has happened since the last time."""
        game, words = self.game, self.game.drained()
        for at in range(0, len(words), LOG_WORDS):
            if words[at] == LG_EVENT:
                self._event(words[at + EVENT], words[at + ACTOR], words[at + THING])
        for seat in range(game.seats):
            self._seat(seat)
        self.visits.look()
        if game.current != self.current:
            self.current = game.current
            self._turn_over()

    def close(self) -> None:
        """Nothing more will happen."""
        self._turn_over()

    def met(self, winners: Sequence[int]) -> list[Met]:
        """What was met, by name and deed."""
        return [
            Met(
                thing=thing,
                deed=deed,
                times=count.times,
                won=sum(count.by.get(seat, 0) for seat in winners),
                lost=count.lost,
                by=sorted(seat + 1 for seat in count.by),
                changed=count.changed,
            )
            for (thing, deed), count in sorted(self.counts.items())
        ]

    def _event(self, event: int, actor: int, thing: int) -> None:
        """Something was done; what seats do to things is met."""
        seat = self.game.seat_of(actor)
        if thing < 0 or seat < 0 or _quiet(self.game.linked)[event]:
            return
        key = printed(self.game.linked)[thing], deed(self.game.image.names["events"][event])
        count = self.counts.setdefault(key, Count())
        count.times += 1
        count.by[seat] = count.by.get(seat, 0) + 1
        self.open.append(Open(key, seat, self.plays.get(seat, -1), self.numbers.get(seat, {})))

    def _seat(self, seat: int) -> None:
        """What a seat plays now, and its numbers."""
        plays = self.game.plays(seat)
        was = self.plays.get(seat, -1)
        if plays != was:
            self.plays[seat] = plays
            if was >= 0:
                self.bereft.append(seat)
        if plays >= 0:
            name = printed(self.game.linked)[plays]
            self.first.setdefault(seat, name)
            self.last[seat] = name
            words = self.game.words
            self.numbers[seat] = {
                label: words[word] for label, word in shown(self.game.linked).get(plays, ())
            }

    def _turn_over(self) -> None:
        """What was met in this turn has had its consequences."""
        for one in self.open:
            count, now = self.counts[one.key], self.numbers.get(one.seat, {})
            if one.plays >= 0 and self.plays.get(one.seat, -1) != one.plays:
                count.lost += 1
                continue
            for label, before in one.before.items():
                if now.get(label, before) != before:
                    count.changed[label] = count.changed.get(label, 0) + now[label] - before
        self.open.clear()


@lru_cache(maxsize=4)
def _quiet(linked: Linked) -> list[bool]:
    """Whether nothing is told of an event."""
    return [bool(row[QUIET]) for row in linked.image.rows["events"]]
