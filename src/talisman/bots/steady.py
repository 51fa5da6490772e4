"""A bot that likes all options equally, and answers the same question the same way whatever was asked before.

Each option gets points: a function of the seed, the seat, what the question says, how often this seat was
asked it, and what the option says. The highest is taken. So two games of one seed that differ in a rule go on
alike where the rule plays no part: one question more elsewhere moves no answer, and an option more takes no
more than its share.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from talisman.play.session import BOT_PURPOSE, Chooser
from talisman.runtime.game.game import Game
from talisman.runtime.game.report import option
from talisman.runtime.machine.dice import mix, word

STEADY_PURPOSE = BOT_PURPOSE + 7
_ALL = (1 << 64) - 1


def steady(seed: int) -> Chooser:
    """A steady bot for games of this seed."""
    asked: dict[tuple[int, int], int] = {}

    def choose(game: Game) -> int:
        if game.choices == 1:
            return 0
        seat, question = game.asked, _number(game.image.texts[game.prompt])
        often = asked[seat, question] = asked.get((seat, question), 0) + 1
        bits = word((seed ^ question) & _ALL, STEADY_PURPOSE, seat + 1, often)
        alike: dict[str, int] = {}
        best = points = -1
        for at, (thing, text) in enumerate(game.offered):
            said = _said(game, thing, text)
            same = alike[said] = alike.get(said, 0) + 1
            found = mix(bits ^ mix(_number(said) + same & _ALL))
            if found > points:
                best, points = at, found
        return best

    return choose


def _said(game: Game, thing: int, text: int) -> str:
    """What an option says, and of which thing: the same in every game whose rules offer it."""
    found = option(game.image, thing, text)
    return f"{found.entity or ''} {found.text}"


@lru_cache(maxsize=65_536)
def _number(text: str) -> int:
    """A text as a number."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
