"""The log in sentences: what a reader at the table would say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define

from talisman.runtime.game import Game
from talisman.runtime.report import LogEntry, thing


def seat_name(game: Game, seat: int) -> str:
    """What a seat is called: what it plays, else its own name, with the number players know it by."""
    plays = game.avatar(seat)
    entity = game.entity(plays) if plays is not None else seat
    return f"{thing(game.image, entity)} (seat {seat + 1})"


@define
class Talk:
    """Tells a game as it goes on; keeps whose turn it told last."""

    game: Game
    _told: int = -1

    def news(self) -> Iterator[str]:
        """Sentences for what happened since the last call."""
        entries = self.game.drain()
        yield from self.sentences(entries)
        if self.game.current != self._told and self.game.status == "asking":
            self._told = self.game.current
            yield ""
            yield f"--- {seat_name(self.game, self._told)} ---"

    def sentences(self, entries: Iterable[LogEntry]) -> Iterator[str]:
        """One line for every entry that says something; inner events are indented."""
        deep = 0
        for entry in entries:
            if entry.kind == "event":
                deep = max(0, entry.values[0] - 1)
                if entry.text:
                    yield f"{_indent(deep)}{_sentence(entry.text)}"
            elif entry.kind == "die":
                subject, _, number = entry.values
                who = thing(self.game.image, subject) if subject >= 0 else "The game"
                yield f"{_indent(deep + 1)}{who} rolls {number} ({entry.name})."
            elif entry.kind == "answer":
                yield f"{seat_name(self.game, entry.values[0])} chooses: {entry.text}"
            elif entry.kind == "line" and entry.text:
                yield f"{_indent(deep)}{_sentence(entry.text)}"


def _indent(deep: int) -> str:
    return "  " * min(deep + 1, 8)


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in ".!?" else f"{text}."
