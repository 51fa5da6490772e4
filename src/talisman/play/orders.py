"""What somebody has said in advance: pass in this window until my next turn, or take that when it is offered.

Whoever may hold an answer is asked, so that nobody learns who does; most of these questions have one answer.
An order to pass ends by what everybody sees, a turn, never by what the hand holds: that it was broken would
show it. What an order answers is an answer of its seat like any other, to those who look on and in saves.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import Factory, define

from talisman.play.offers import entries
from talisman.play.session import Chooser
from talisman.runtime.game.game import Game
from talisman.runtime.image.image import BY_HAND


@define
class Orders:
    """Orders of each seat: to pass in windows of a name, and to take an option when it is first offered.

    Passing is the last option of a window. alone: nobody else looks on, so that a question with nothing but
    to pass need not be put at all.
    """

    alone: bool = False
    _until: dict[tuple[int, str], tuple[int, int]] = Factory(dict)
    _later: dict[int, list[str]] = Factory(dict)

    def give(self, game: Game) -> None:
        """The seat that is asked passes in windows of this name until its next turn."""
        decision = game.decision
        if decision is not None and decision.hidden:
            ahead = (decision.seat - game.current - 1) % game.seats + 1
            self._until[decision.seat, decision.prompt] = (game.turns, game.turns + ahead)

    def passes(self, game: Game) -> bool:
        """Whether the pending question is answered by an order to pass, or need not be put."""
        decision = game.decision
        if decision is None or not decision.hidden:
            return False
        given, until = self._until.get((decision.seat, decision.prompt), (0, 0))
        if given and (game.turns >= until or (game.current == decision.seat and game.turns > given)):
            del self._until[decision.seat, decision.prompt]
            given = 0
        return bool(given) or (self.alone and len(decision.options) == 1)

    def later(self, seat: int) -> tuple[str, ...]:
        """What a seat takes when it is first offered."""
        return tuple(self._later.get(seat, ()))

    def turn(self, game: Game, words: str) -> str:
        """The seat that is asked takes what these words mean when it is first offered; again: no longer.

        Returns: what was done, or why it was not.
        """
        decision = game.decision
        assert decision is not None
        waiting = self._later.setdefault(decision.seat, [])
        same = [order for order in waiting if order.lower() == words.lower()]
        if same:
            waiting.remove(same[0])
            return f"`{words}` is not taken in advance any more."
        if any(means(hand, words) for hand in by_hand(game)):
            return f"`{words}` is taken by hand only: you are asked each time."
        if any(means(words, text) for text, _ in entries(game, decision)):
            return f"`{words}` is offered now."
        waiting.append(words)
        return f"`{words}` is taken when it is first offered; the same words again take that back."

    def taken(self, game: Game) -> int | None:
        """The option that an order takes of the pending question; none where it means several."""
        decision = game.decision
        if decision is None or not self._later.get(decision.seat):
            return None
        hands = tuple(by_hand(game))
        free = [
            entry for entry in entries(game, decision) if not any(means(hand, entry[0]) for hand in hands)
        ]
        for words in self._later[decision.seat]:
            meant = [number for text, number in free if means(words, text)]
            if len(meant) == 1:
                return meant[0]
        return None

    def done(self, game: Game, number: int) -> None:
        """What is taken, by an order or by hand, is not waited for any more."""
        decision = game.decision
        if decision is None or not self._later.get(decision.seat):
            return
        waiting = self._later[decision.seat]
        texts = [text for text, entry in entries(game, decision) if entry == number]
        for words in [words for words in waiting if any(means(words, text) for text in texts)][:1]:
            waiting.remove(words)

    def over(self, chooser: Chooser) -> Chooser:
        """The chooser, who is asked only where no order answers."""

        def choose(game: Game) -> int:
            number = self.taken(game)
            if number is None:
                number = game.choices - 1 if self.passes(game) else chooser(game)
            self.done(game, number)
            return number

        return choose


def means(words: str, text: str) -> bool:
    """Whether words mean an option: by its first letters, or by whose text it is.

    That is the name in brackets, or what stands behind the first word (`cast Charm upon a guest`).
    """
    plain, wanted = text.lower(), words.lower()
    behind = f"{plain.partition(' ')[2]} "
    return plain.startswith(wanted) or plain.endswith(f"({wanted})") or behind.startswith(f"{wanted} ")


def by_hand(game: Game) -> Iterator[str]:
    """What the packs keep for whoever is asked: no order takes it."""
    for pack in game.image.packs:
        yield from filter(None, pack.get(BY_HAND, "").split("\n"))
