"""Saved games as files: what `play --resume` and `replay` share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from talisman.cli.common import Playable, existing, verified
from talisman.cli.guard import REFUSED, Failed
from talisman.runtime.image.image import canonical

if TYPE_CHECKING:
    from talisman.runtime.game.replay import Divergence, Replay, Watch


def replay_file(path: Path, watch: Watch | None = None, after: int | None = None) -> tuple[Playable, Replay]:
    """Play a save again; one that cannot be used ends the command with status 3.

    watch: is shown the game before the first answer and after each. after: only so many answers.
    """
    from talisman.runtime.game.replay import SaveError, read_save, replay
    from talisman.values import evolve

    try:
        saved = read_save(existing(path))
        found = verified(canonical(saved.image), str(path))
        if after is not None:
            saved = evolve(saved, inputs=saved.inputs[:after], end="")
        return found, replay(saved, linked=found.linked, watch=watch)
    except SaveError as error:
        raise Failed(REFUSED, f"{path} is refused ({error.code}): {error}") from error


def told(divergence: Divergence) -> str:
    """A divergence as the end of a sentence."""
    return (
        f"goes another way after answer {divergence.inputs}: "
        f"the save says {divergence.saved}, and now it is {divergence.found}"
    )
