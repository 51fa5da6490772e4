"""What somebody does who wants nothing of a question: the way out of it, or what has to be done first."""

from __future__ import annotations

from functools import lru_cache

from talisman.runtime.game.game import Game
from talisman.runtime.image.link import Linked
from talisman.runtime.table.words import DECLINED, TEXT_KINDS


@lru_cache(maxsize=16)
def duties(linked: Linked) -> frozenset[int]:
    """The prompts at which the first option is what has to be done."""
    number = TEXT_KINDS.index("work")
    return frozenset(at for at, one in enumerate(linked.image.text_kinds) if one == number)


def usual(game: Game) -> int:
    """The option that does the least: the way out, or the first duty; -1 where all do something."""
    if game.offered[-1][0] == DECLINED:
        return game.choices - 1
    return 0 if game.prompt in duties(game.linked) else -1
