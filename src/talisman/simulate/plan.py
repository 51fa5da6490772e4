"""Which games are simulated."""

from __future__ import annotations

from typing import Any

from attrs import asdict, frozen

MOST_GAMES = 10_000_000
"""So many games are simulated at once."""


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
    def read(cls, data: Any) -> Plan:
        """A plan from its data; KeyError, TypeError or ValueError where it is none."""
        numbers = {name: data[name] for name in ("seats", "seed", "games", "most_turns", "most_rounds")}
        if not all(type(value) is int for value in numbers.values()):
            raise ValueError("what should be a number is none")
        if not 0 < numbers["games"] <= MOST_GAMES:
            raise ValueError(f"it is of more than {MOST_GAMES:,} games, or of none")
        bots = tuple(str(name) for name in data["bots"])
        return cls(game=str(data["game"]), image=str(data["image"]), bots=bots, **numbers)

    def same(self, other: Plan) -> bool:
        """Whether another plan is of the same games, however many of them."""
        return {**asdict(self), "games": 0} == {**asdict(other), "games": 0}

    def bot_of(self, seat: int) -> str:
        """Who answers for a seat."""
        return self.bots[min(seat, len(self.bots) - 1)]
