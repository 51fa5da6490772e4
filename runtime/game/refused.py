"""Why something is not offered: the reasons of rules, as far as the seat that is asked may know them."""

from __future__ import annotations

from talisman.runtime.game.game import Game
from talisman.runtime.game.report import NUMBERS, filled
from talisman.runtime.game.sight import visible
from talisman.values import frozen

_CARRIER = 6
"""Where the row of a rule says whose text it is."""
NOBODY = -1


@frozen
class Refusal:
    """Something that is refused: the deed in words, the reason in the words of its pack, what it is done to.

    thing: the name of the thing, None where it is done to none.
    """

    deed: str
    because: str
    thing: str | None


def refusals(game: Game, seat: int) -> list[Refusal]:
    """What a seat might be offered now if no rule with a reason forbade it; a game notes it (`reasons`).

    Only what the seat would do itself, to things that it sees, by a text that it sees. Rules that look at
    what not all may know have no reason in an image.
    """
    reasons = game.image.prose.reasons
    if not reasons or game.asked != seat:
        return []
    found: dict[Refusal, None] = {}
    for rule, event, actor, thing, amount, other, asked in game.refused:
        because = reasons.get(str(rule))
        carrier = game.image.rows["rules"][rule][_CARRIER] if because is not None else NOBODY
        seen = all(one == NOBODY or visible(game, one, seat) for one in (thing, other, carrier))
        if because is None or not asked or not seen or game.seat_of(actor) != seat:
            continue
        record = (actor, thing, amount, 0, other, NOBODY)
        row = game.image.rows["events"][event]
        deed = filled(game.image, game.image.texts[row[1]], record, NUMBERS)
        found[Refusal(deed, because, game.name(thing) if thing >= 0 else None)] = None
    return list(found)
