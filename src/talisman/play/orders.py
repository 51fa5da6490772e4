"""What somebody has said in advance: pass in this window until my next turn.

Whoever may hold an answer is asked, so that nobody learns who does; most of these questions have one answer.
An order ends by what everybody sees, a turn, never by what the hand holds: that it was broken would show it.
"""

from __future__ import annotations

from attrs import Factory, define

from talisman.play.session import Chooser
from talisman.runtime.game.game import Game


@define
class Orders:
    """Orders to pass, of each seat for each window; passing is the last option of such a question.

    alone: nobody else looks on, so that a question with nothing but to pass need not be put at all.
    """

    alone: bool = False
    _until: dict[tuple[int, str], tuple[int, int]] = Factory(dict)

    def give(self, game: Game) -> None:
        """The seat that is asked passes in windows of this name until its next turn."""
        decision = game.decision
        if decision is not None and decision.hidden:
            ahead = (decision.seat - game.current - 1) % game.seats + 1
            self._until[decision.seat, decision.prompt] = (game.turns, game.turns + ahead)

    def passes(self, game: Game) -> bool:
        """Whether the pending question is answered by an order, or need not be put."""
        decision = game.decision
        if decision is None or not decision.hidden:
            return False
        given, until = self._until.get((decision.seat, decision.prompt), (0, 0))
        if given and (game.turns >= until or (game.current == decision.seat and game.turns > given)):
            del self._until[decision.seat, decision.prompt]
            given = 0
        return bool(given) or (self.alone and len(decision.options) == 1)

    def over(self, chooser: Chooser) -> Chooser:
        """The chooser, who is asked only where no order answers."""

        def choose(game: Game) -> int:
            return game.choices - 1 if self.passes(game) else chooser(game)

        return choose
