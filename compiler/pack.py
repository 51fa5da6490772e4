"""What the compiler is given: packs as values, and a place to keep what was worked out before.

Reading packs from disk is the business of `talisman.packs`; the compiler sees only these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from talisman.compiler.source import Source
from talisman.values import evolve, field, frozen

LANGUAGE = "2.0"
"""The version of the language this compiler reads."""


@frozen
class PackSource:
    """One pack: what its `pack.toml` says, and its sources sorted by path.

    seats: fewest and most, or None for a pack that is no game by itself. needs: names of packs that come
    before it. hash: 32 hex digits over the manifest and all sources but scenarios. by_hand: words that mean
    options which nobody takes by an order.
    """

    name: str
    version: str
    title: str
    sources: tuple[Source, ...] = field(repr=False)
    needs: tuple[str, ...] = ()
    seats: tuple[int, int] | None = None
    status: str = "complete"
    hash: str = ""
    by_hand: tuple[str, ...] = ()

    @property
    def partial(self) -> bool:
        """The pack says itself that it does not cover its rulebook yet."""
        return self.status == "partial"

    @property
    def without_scenarios(self) -> PackSource:
        """The same pack as far as it is played."""
        return evolve(self, sources=tuple(source for source in self.sources if not source.of_scenarios))


def builds_on(packs: Sequence[PackSource]) -> dict[str, frozenset[str]]:
    """By pack it and all that it needs, directly or not; `packs` come in the order of their needs."""
    found: dict[str, frozenset[str]] = {}
    for pack in packs:
        found[pack.name] = frozenset((pack.name,)).union(*(found.get(name, ()) for name in pack.needs))
    return found


class Cache(Protocol):
    """Remembers bytes by key; forgetting is always allowed."""

    def get(self, key: str) -> bytes | None:
        """What was kept under the key, or None."""

    def put(self, key: str, value: bytes) -> None:
        """Keep a value, or do nothing."""


class NoCache:
    """Remembers nothing."""

    def get(self, key: str) -> bytes | None:
        """Never anything."""
        return None

    def put(self, key: str, value: bytes) -> None:
        """Nothing is kept."""
