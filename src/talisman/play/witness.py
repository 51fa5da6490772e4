"""Somebody who looks on for one seat while a game goes on, and keeps what that seat is told."""

from __future__ import annotations

from attrs import Factory, define

from talisman.play.talk import Talk
from talisman.runtime.game.game import Game
from talisman.runtime.game.view import view


@define
class Witness:
    """Called with a game before the first answer and after each; eye: the seat, -1 what everybody sees."""

    eye: int
    lines: list[str] = Factory(list)
    _talk: Talk | None = None

    def __call__(self, game: Game) -> None:
        """Listen to what happened since the last time, with the eyes of now: later they may know more."""
        if self._talk is None:
            self._talk = Talk(game, (self.eye,))
        self.lines.extend(self._talk.news())

    def data(self, game: Game, *, log: bool) -> dict[str, object]:
        """What the seat sees now, and what it was told, as data; seats are numbered from 1, as players do."""
        found = view(game, self.eye)
        asked = found["asked"]
        if isinstance(asked, dict) and "seat" in asked:
            asked["seat"] += 1
        found["seat"] = self.eye + 1 if self.eye >= 0 else None
        found["current"] = game.current + 1
        return found | ({"lines": self.lines} if log else {})


__all__ = ["Witness"]
