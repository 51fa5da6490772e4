"""Which games are simulated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import asdict, frozen


@frozen
class Plan:
    """Games of one image with the seeds from `seed` on.

    game: the packs by name, with variants. image: the hash of the image. bots: their names in the order of
    the seats, the last one for all that are left. most_turns, most_rounds: where a game is stopped; 0 rounds:
    nowhere.
    """

    game: str
    image: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    most_turns: int
    most_rounds: int

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Plan:
        """A plan from its data; KeyError, TypeError or ValueError where it is none."""
        numbers = {name: int(data[name]) for name in ("seats", "seed", "games", "most_turns", "most_rounds")}
        bots = tuple(str(name) for name in data["bots"])
        return cls(game=str(data["game"]), image=str(data["image"]), bots=bots, **numbers)

    def same(self, other: Plan) -> bool:
        """Whether another plan is of the same games, however many of them."""
        return {**asdict(self), "games": 0} == {**asdict(other), "games": 0}

    def bot_of(self, seat: int) -> str:
        """Who answers for a seat."""
        return self.bots[min(seat, len(self.bots) - 1)]
