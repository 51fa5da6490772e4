"""The log in sentences: what a reader at the table would say.

With people at the table it names only what they may see: a thing that none of them sees when the
sentence is told has no name in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define

from talisman.runtime.game import Game
from talisman.runtime.report import LogEntry, thing
from talisman.runtime.view import view

HIDDEN = "something hidden"


def seat_name(game: Game, seat: int) -> str:
    """What a seat is called: what it plays, else its own name, with the number players know it by."""
    plays = game.avatar(seat)
    entity = game.entity(plays) if plays is not None else seat
    return f"{thing(game.image, entity)} (seat {seat + 1})"


@define
class Talk:
    """Tells a game as it goes on, to these seats or (none named) to somebody who sees everything."""

    game: Game
    listeners: tuple[int, ...] = ()
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
        secret = self._secret()
        for entry in entries:
            text = self._masked(entry, secret)
            if entry.kind == "event":
                deep = max(0, entry.values[0] - 1)
                if text:
                    yield f"{_indent(deep)}{_sentence(text)}"
            elif entry.kind == "die":
                subject, _, number = entry.values
                who = thing(self.game.image, subject) if subject >= 0 else "The game"
                yield f"{_indent(deep + 1)}{who} rolls {number} ({entry.name})."
            elif entry.kind == "answer":
                yield f"{seat_name(self.game, entry.values[0])} chooses: {text}"
            elif entry.kind == "line" and text:
                yield f"{_indent(deep)}{_sentence(text)}"

    def _secret(self) -> frozenset[int]:
        """The things that lie where no listener sees them."""
        if not self.listeners:
            return frozenset()
        seen: set[str] = set()
        covered: set[str] = set()
        for seat in self.listeners:
            zones = view(self.game, seat)["zones"]
            assert isinstance(zones, list)
            for zone in zones:
                held = self.game.contents(zone["class"], zone["bearer"])
                (seen if "things" in zone else covered).update(held)
        return frozenset(self.game.entity(name) for name in covered - seen)

    def _masked(self, entry: LogEntry, secret: frozenset[int]) -> str:
        """The text of an entry without names of secret things."""
        text = entry.text
        for value in _things(entry):
            if value in secret:
                text = text.replace(thing(self.game.image, value), HIDDEN)
        return text


def _things(entry: LogEntry) -> tuple[int, ...]:
    """The words of an entry that may be things."""
    if entry.kind == "event":
        actor, other, aim, extra = entry.values[1], entry.values[2], entry.values[5], entry.values[6]
        return (actor, other, aim, extra)
    return entry.values[1:] if entry.kind == "answer" else entry.values


def _indent(deep: int) -> str:
    return "  " * min(deep + 1, 8)


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in ".!?" else f"{text}."
