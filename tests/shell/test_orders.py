"""Orders to pass in a window: they answer questions and tell nobody what a hand holds."""

from collections.abc import Iterator

import pytest

from talisman.play import Orders, Person
from talisman.play.session import random_choice
from talisman.runtime.game.game import Game
from worlds import linked

PACK = "content/classic"
SEATS = 3
SPELLS = 2


def questions(alone: bool, ordered: bool) -> Iterator[tuple[Game, str]]:
    """Hidden questions that reach the first seat in some turns, where it may give an order to pass."""
    game = Game.new(linked(PACK), SEATS, 3)
    for seat in range(SEATS):
        for card in game.contents("spell deck")[:SPELLS]:
            game.move(card, "hand", game.avatar(seat) or "")
    orders, bots = Orders(alone), random_choice(3)
    shown: list[tuple[Game, str]] = []

    def sitting(asked: Game) -> int:
        decision = asked.decision
        assert decision is not None
        if not decision.hidden:
            return bots(asked)
        shown.append((asked.copy(), decision.prompt))
        return Person(lambda _: None, lambda _: "p" if ordered else str(asked.choices), orders=orders)(asked)

    seated = orders.over(sitting)
    while game.status == "asking" and game.turns < 12:
        game.step(seated(game) if game.asked == 0 else bots(game))
        yield from shown
        shown.clear()


def test_an_order_passes_until_the_next_turn() -> None:
    """After `p` a window asks once more only when the seat's turn has come again."""
    asked = [(game.turns, game.current, prompt) for game, prompt in questions(alone=False, ordered=True)]
    last: dict[str, int] = {}

    for turn, current, prompt in asked:
        if prompt in last:
            assert turn > last[prompt]
            assert current == 0 or turn - last[prompt] >= SEATS - 1
        last[prompt] = turn
    assert len(asked) < len(list(questions(alone=False, ordered=False)))


def test_an_order_does_not_look_at_the_hand() -> None:
    """What is held does not end an order: the same question is passed with an answer and without."""
    game, prompt = next(questions(alone=False, ordered=False))
    orders = Orders()
    assert not orders.passes(game)
    orders.give(game)
    for card in game.contents("hand", game.avatar(0) or ""):
        game.move(card, "spell deck")

    assert prompt
    assert orders.passes(game)


@pytest.mark.parametrize("alone", [True, False])
def test_who_sits_alone_is_not_asked_what_has_one_answer(alone: bool) -> None:
    """A question with nothing but to pass is put only where somebody else might see that it was not."""
    single = [game.choices == 1 for game, _ in questions(alone, ordered=False)]

    assert any(single) is not alone
    assert not all(single)
