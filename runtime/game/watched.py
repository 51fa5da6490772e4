"""Code that notes which of its words the machine has read: what was done in a game, and what never."""

from __future__ import annotations

from collections.abc import Iterable


class Watched(list[int]):
    """The code of an image for the plain machine; `read` holds a 1 for each word that was read."""

    def __init__(self, words: Iterable[int]) -> None:
        """Nothing is read yet."""
        super().__init__(words)
        self.read = bytearray(len(self))

    def __getitem__(self, place):  # type: ignore[no-untyped-def]  # slices are not asked for
        """A word, which is read now."""
        self.read[place] = 1
        return list.__getitem__(self, place)


__all__ = ["Watched"]
