"""What is told beside a problem, with what it was found by."""

from __future__ import annotations

from talisman.values import frozen

IDIOM, SIGNS, VERBS = "idiom", "signs", "verbs"
"""How the language says something; where signs stand, which is no news elsewhere; a list of verbs."""


@frozen
class Told:
    """Notes: what is known of the place, and what only comes near to it; cause: what they were found by."""

    notes: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    cause: str = ""

    @property
    def any(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self.notes or self.near)
