"""One game from its first decision to its end, answered by choosers.

A chooser is a function from a game that asks to the index of an option. Whatever chooses, the answers go
through the record: with image, seats and seed they are the whole game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from attrs import Factory, define, frozen

from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import Record
from talisman.runtime.machine.dice import below

Chooser = Callable[[Game], int]
Watcher = Callable[["Session"], None]

BOT_PURPOSE = 0x7FFF_0000
"""The purpose of the dice that bots roll; no pack declares so many."""


class Quit(Exception):
    """A person leaves the table: the game is to be saved."""


@frozen
class Result:
    """How a game ended.

    ended: `winner` (the rules ended it), `turn-limit`, or `fault`. reason: the rule that ended it, or the
    fault in a sentence. told: the same for people, who know the things that carry rules by their printed
    names. winners: the seats from 1 of those who won together. rounds: how often play came back
    round the seats, the first round counted. turns: how often a seat's turn began.
    decisions: asked; with one option only where not all may know that it is the only one. lost: how often a
    seat lost what it played.
    """

    ended: str
    reason: str
    told: str
    winners: tuple[int, ...]
    rounds: int
    turns: int
    decisions: int
    events: int
    lost: int
    seed: int
    state_hash: str

    def as_data(self) -> dict[str, str | int | list[int] | None]:
        """The result under its published names; winner: a seat, several as a list, or None."""
        several = list(self.winners) or None
        return {
            "ended": self.ended,
            "reason": self.reason,
            "winner": self.winners[0] if len(self.winners) == 1 else several,
            "rounds": self.rounds,
            "turns": self.turns,
            "decisions": self.decisions,
            "events": self.events,
            "lost": self.lost,
            "seed": self.seed,
            "state_hash": self.state_hash,
        }


def random_choice(seed: int) -> Chooser:
    """A bot that likes all options equally: the same seed and the same game give the same choices."""

    def choose(game: Game) -> int:
        return below(game.choices, seed & (1 << 64) - 1, BOT_PURPOSE, game.asked + 1, game.decisions)

    return choose


@define
class Session:
    """A game at the table: its record, choosers by seat, and when it is stopped: so many turns, or rounds."""

    record: Record
    choosers: dict[int, Chooser] = Factory(dict)
    most_turns: int = 2_000
    most_rounds: int = 0
    lost: int = 0
    _plays: Sequence[int] = ()
    _words: Sequence[int] = ()

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.record.game

    def run(self, watch: Watcher | None = None) -> Result:
        """Play to the end; `watch` is called at the beginning and after every answer.

        Raises:
            Quit: a chooser gave up; the answers so far are in the record.
        """
        if watch:
            watch(self)
        game, choosers = self.game, self.choosers
        while (seat := game.asked) >= 0 and not self.stopped:
            self.answer(choosers[seat](game))
            if watch:
                watch(self)
        return self.result()

    @property
    def stopped(self) -> bool:
        """Whether as many turns or rounds were played as one wanted."""
        game = self.record.game
        late = self.most_rounds and game.rounds > self.most_rounds
        return bool(late) or game.turns > self.most_turns

    def answer(self, given: int) -> None:
        """Give one answer, as a save writes it."""
        game = self.game
        if not self._plays:
            self._plays, self._words = [game.plays(seat) for seat in range(game.seats)], game.avatars
        self.record.put(given)
        words = game.avatars
        if words != self._words:
            was, self._plays = self._plays, [game.plays(seat) for seat in range(game.seats)]
            self._words = words
            self.lost += sum(old not in (-1, new) for old, new in zip(was, self._plays, strict=True))

    def result(self) -> Result:
        """How it stands."""
        game = self.game
        ended, reason = {
            "over": ("winner", game.reason),
            "fault": ("fault", _fault(game)),
        }.get(game.status, ("turn-limit", self._limit()))
        return Result(
            ended=ended,
            reason=reason,
            told=_known_as(game, reason) if ended == "winner" else reason,
            winners=tuple(seat + 1 for seat in game.winners),
            rounds=game.rounds,
            turns=game.turns,
            decisions=game.decisions,
            events=game.events,
            lost=self.lost,
            seed=self.record.setup.seed,
            state_hash=game.hash(),
        )

    def _limit(self) -> str:
        """Which limit stopped the game."""
        if self.game.turns > self.most_turns:
            return f"{self.most_turns:,} turns were played"
        return f"{self.most_rounds:,} rounds were played"


def _fault(game: Game) -> str:
    """A fault in one sentence, with its place."""
    fault = game.fault
    if fault is None:
        return "the machine stopped"
    where = f" at {fault.file}:{fault.line}:{fault.column}" if fault.file else ""
    return f"{fault.code}: {fault.text}{where}{fault.within}"


_PATH = re.compile(r"[a-z0-9-]+(\.[a-z0-9#+-]+)+")
_LETTERS = re.compile(r"[a-z0-9]+")


def _known_as(game: Game, reason: str) -> str:
    """A rule's path as people know it: the printed name of the thing that carries it, else of the rule."""
    if not _PATH.fullmatch(reason):  # the text that came with the end
        return reason
    named = reason.split(".")[1]
    letters = "".join(_LETTERS.findall(named))
    for name in game.image.names["entities"]:
        if "".join(_LETTERS.findall(name.lower())) == letters:
            return name
    return named.replace("-", " ")
